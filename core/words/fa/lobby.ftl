# Before the game: the lobby, and what it waits for.

lobby-title = 🌆 میزِ «{ $scenario }» منتظر بازیکن است
lobby-invitation = یک صندلی بردارید. میزبان که اشاره کرد، درها بسته می‌شود و کارت‌ها پخش می‌شود.
lobby-host = **میزبان:** { $host }
lobby-scenario = **سناریو:** { $scenario }
lobby-scenario-seats = { $least } تا { $most } بازیکن
lobby-scenario-exact = { $count } بازیکن
lobby-language = **زبان:** { $language }
lobby-pace = **روند بازی:** { pace-name }
pace-name = { $pace ->
    [narrated] راوی نقش‌ها را یکی‌یکی صدا می‌زند
    [clock] هر مرحله تا آخرِ وقتش طول می‌کشد
   *[together] همه که انتخاب کردند، مرحله تمام می‌شود
}
lobby-voice = **کانال صوتی:** { $channel }
lobby-voice-unnarrated = **کانال صوتی:** { $channel }، بدون روایت صوتی
lobby-voice-none = **کانال صوتی:** نداریم، بازی متنی است
lobby-options = **قوانین میز:** { $options }
lobby-reveal-rulebook = **نقش کسی که از بازی می‌رود:** طبق سناریو
lobby-players = **دور میز ({ $count } از { $most })**
lobby-player = { $number } – { $name }
lobby-players-none = صندلی‌ها هنوز خالی است. چه کسی جرئت دارد اول بنشیند؟
lobby-missing-players = { $count } بازیکن دیگر بیاید، شروع می‌کنیم.
lobby-ready = تعداد کافی است. { $host } هر وقت میز آماده بود می‌تواند شروع کند.
lobby-full-now = همهٔ صندلی‌ها پر شد. { $host }، میز در اختیار شماست.
lobby-moderator-seated = ⚠️ { $count ->
    [one] { $seats } می‌تواند رشته‌های خصوصی این کانال را باز کند، حتی مالِ مافیا را.
   *[other] { $seats } می‌توانند رشته‌های خصوصی این کانال را باز کنند، حتی مالِ مافیا را.
} میزبان می‌تواند پیام‌رسانی خصوصی را روشن کند: آن وقت هر تیم از طریق من و با پیام خصوصی حرف می‌زند و رشته‌ای نیست که کسی بازش کند.
lobby-relay-on = پیام‌رسانی خصوصی روشن است: هر تیم از طریق من و با پیام خصوصی حرف می‌زند.
lobby-human-host = 🎩 این میز را { $host } می‌گرداند و همهٔ کارت‌ها را می‌بیند. شمارش و ثبت با من است.

lobby-join-button = ورود به بازی
lobby-leave-button = خروج
lobby-begin-button = شروع بازی
lobby-roles-button = نقش‌ها
lobby-relay-button = پیام‌رسانی خصوصی
lobby-stop-button = لغو بازی

lobby-you-joined = صندلی مال شماست. کارتتان با شروع بازی می‌رسد: پیام خصوصی از این سرور را باز بگذارید، یا همین‌جا دکمهٔ **{ role-card-button }** را بزنید.
dm-first-word = 👋 کارت شما با شروع بازی همین‌جا می‌آید؛ شب‌ها هم انتخاب‌هایتان و جوابشان. به کسی نشانشان ندهید.
lobby-you-left = { $chair ->
    [queue] دیگر در صف صندلی نیستید.
    [taken] از روی صندلی بلند شدید و نفر اول صف جای شما نشست.
    [closed] از روی صندلی بلند شدید. کس دیگری نمانده بود و میز جمع شد.
   *[free] از روی صندلی بلند شدید. هر کس بخواهد می‌تواند بنشیند.
}
lobby-you-left-game = از اتاق بیرون رفتید. صندلی‌تان تا { $time } نگه داشته می‌شود: اگر در این مدت دوباره وارد شوید، بازی را ادامه می‌دهید. پس از آن از بازی کنار می‌روید.
lobby-waiting = **در انتظار صندلی ({ $count } نفر):** { $names }
lobby-you-wait = همهٔ صندلی‌ها پر است. شما نفر { $number } صف انتظارید.
lobby-begins = 🎲 درها بسته شد. { $count } بازیکن، { $scenario }. کارت‌ها پخش می‌شود…

language-en = انگلیسی
language-fa = فارسی
language-ru = روسی
language-uk = اوکراینی

role-card-button = نقش من
role-card-lost = پیام خصوصی‌ام به { $count } بازیکن نرسید. دکمهٔ **{ role-card-button }** را بزنید تا کارتتان را همین‌جا ببینید، بدون این‌که کس دیگری ببیند.
