# The page of the local table: what it says itself, beside what the bot says.

# The start.
page-title = مافیا
page-lead = شهر خواب است، اما یک نفر در آن بیدار مانده. یک صندلی بردارید: بقیه خودشان بازی می‌کنند و گرداننده همان رباتی است که به سرور دیسکوردتان هم می‌آید.
page-reading = در حال خواندن سناریوها…
page-ending = میز جمع شد؛ برنامه را که دوباره اجرا کنید، بازی از همان‌جا ادامه پیدا می‌کند.
page-language = زبان
page-choose = سناریو را انتخاب کنید
page-players = تعداد بازیکن: { $players }
page-range = { $least } تا { $most }
page-minutes = حدود { $minutes } دقیقه
page-odds = برنده‌های ۱۰۰ بازی مثل این:
page-odds-with = برنده‌های ۱۰۰ بازی با { $seats } صندلی:
page-odds-unequal = نبردی نابرابر است. با این تعداد صندلی برابرتر می‌شود: { $seats }
page-odds-unequal-always = در این سناریو با هر تعداد صندلی نبرد نابرابر است.
page-roles-count = نقش‌ها: { $count }
page-roles-of = نقش‌های { $title }
page-roles-search = جست‌وجو در نقش‌ها
page-roles-none = چنین نقشی پیدا نشد.
page-your-table = میز شما
page-your-name = نام شما
page-your-name-hint = دیگران شما را چه صدا کنند
page-seats = تعداد صندلی
page-seats-of = تعداد صندلی: { $seats }
page-your-part = شما
page-part-play = بازی می‌کنید
page-part-watch = فقط تماشا می‌کنید
page-your-role = نقش شما
page-role-any = هر چه قسمت شد
page-your-role-hint = نقش دلخواه برای تمرین است؛ بقیه کارت می‌کشند.
page-your-role-more = نقش‌هایی که با تعداد صندلی دیگر پخش می‌شوند: { $count }
page-your-role-by-hand = نقش‌هایی که فقط دستی چیده می‌شوند: { $count }. اول لابی را ببینید و آنجا «{ pool-button }» را بزنید.
page-look-first = اول لابی را ببینم
page-look-first-hint = بازی هر وقت شما بگویید شروع می‌شود.
page-play = شروع بازی
page-play-hint = همه می‌نشینند و کارت‌ها پخش می‌شود.
page-learn = آموزش بازی
page-learn-hint = یک درس: یک شب و یک روز کوتاه، با سرعت خودتان. بازی به حساب نمی‌آید و کسی منتظر شما نیست.
page-open = باز کردن میز
page-resume = ادامهٔ بازی
page-resume-title = یک بازی نیمه‌کاره منتظر شماست: { $title }
page-last = دیدن داستانش
page-last-title = آخرین بازی شما: { $title }

# The table.
page-places = کانال‌ها
page-unread = پیام تازه: { $count }
page-calls = منتظر جواب شما: { $count }
page-messages = پیام‌های { $place }
page-message-of = پیام از { $name }
page-about-square = هر چه همه می‌شنوند اینجاست: خبرها، صحبت‌ها و رأی‌گیری‌ها.
page-about-letters = هر چه گرداننده فقط به شما می‌گوید اینجاست: نقش شما، شب‌های شما و جواب‌های شما.
page-room-dead = آن دنیا
page-about-room = پشت درهای بسته. فقط خودی‌ها این را می‌خوانند.
page-about-thread = یک گفت‌وگوی جدا.
page-to-newest = رفتن به تازه‌ترین
page-badge-bot = ربات
page-spoiler = پنهان است؛ برای خواندن بزنید
page-paused = متوقف
page-leave = ترک میز
page-lesson = درس
page-lesson-leave = پایان درس
page-lesson-resume = ادامهٔ درس
page-lesson-waits = درس نیمه‌کارهٔ شما منتظر است: { $title }
page-leave-sure = میز را ترک می‌کنید؟ بازی این میز تمام می‌شود.
page-people = بازیکنان
page-people-count = در بازی: { $living } از { $all }
page-person-seat = صندلی { $seat }:
page-person-you = شما
page-person-out = بیرون از بازی
page-person-floor = نوبت صحبت
page-person-silenced = باید ساکت بماند
page-person-accused = در دفاع
page-person-mate = یار شما
page-person-known = می‌شناسیدش
page-person-claims = ادعا: { $role }
page-person-found-hostile = { $by }: استعلام گرفتم، دشمن است
page-person-found-clear = { $by }: استعلام گرفتم، دشمن نیست
page-person-hands = رأی به این بازیکن: { $seats }
page-person-hand = رأیش: { $seats }

# The seats.
page-voted = رأی‌های داده‌شده: { $voted } از { $voters }
page-seat-hint = برای انتخاب، روی یک صندلی بزنید.
page-seat-chosen = انتخاب شما
page-seat-card = آنچه می‌دانید: { $seat }
page-seat-nothing = هنوز چیزی نیست.
page-seat-name = انتخاب { $seat }
page-seat-back = پایین آوردن دست
page-my-card = نقش شما: { $role }. ساید شما: { $side }
page-mark = علامت خودتان
page-mark-trust = اعتماد دارم
page-mark-doubt = شک دارم
page-mark-none = هیچ

# What needs me, and answers.
page-needs = کاری که الان با شماست
page-need-go = باز کردن
page-tray = فقط برای شما
page-tray-answer = این را فقط شما می‌بینید
page-tray-need = پرسشی از شما
page-tray-letter = پیامی برای شما
page-tray-open = باز کردن { $place }
page-tray-before = قبلی
page-tray-after = بعدی
page-close = بستن
page-under-way = در حال ارسال
page-waits = با برگشتن اتصال فرستاده می‌شود
page-sent = فرستاده شد.
page-offline = اتصال قطع شد؛ دوباره تلاش می‌کنم…
page-offline-waiting = اتصال قطع شد؛ دوباره تلاش می‌کنم… اتصال که برگردد، هر چه زده‌اید می‌فرستم: { $count }
page-menu-hint = انتخاب کنید
page-menu-done = تأیید
page-menu-chosen = انتخاب‌شده: { $chosen } از { $most }
page-menu-gone = وقت این انتخاب گذشته است.
page-form-cancel = انصراف
page-form-send = ارسال
page-form-needed = لازم است

# Writing.
page-write = در { $place } بنویسید…
page-write-commands = برای دستور { "/" } بزنید
page-send = ارسال
page-commands = دستورها
page-commands-none = چنین دستوری نداریم.
page-command-run = ارسال دستور
page-talk = به شهر بگویید
page-talk-accuses = شک دارم به…
page-talk-claims = نقش من…
page-talk-finds = استعلامم…
page-talk-asks = پرسش از…
page-talk-hostile = دشمن است
page-talk-friend = دشمن نیست
page-talk-suspicion = به چه کسی شک دارد
page-talk-card = نقشش چیست
page-talk-truth = استعلامی که واقعاً گرفته‌اید
page-understood = این‌طور فهمیدند: { $what }
page-yes = بله
page-no = نه

# Pace and voice.
page-pace = سرعت بازی
page-pace-pause = توقف
page-pace-go-on = ادامه
page-pace-slower = کندتر
page-pace-faster = تندتر
page-pace-speed = سرعت: { $speed }
page-pace-onward = تا اتفاق بعدی
page-pace-asked = ادامه بدون جواب
page-pace-end = تا آخر بازی
page-pace-running = جلو می‌رویم…
page-narrator = صدای راوی
page-narrator-on = راوی بلند حرف می‌زند
page-narrator-off = راوی ساکت است؛ حرف‌هایش را می‌خوانید

# What would be given up by going on, and what has been passed over.
page-give-up = از این بگذریم؟
page-give-up-why = هنوز جوابی نداده‌اید. اگر حالا جلو برویم، بدون شما تمام می‌شود.
page-give-up-floor = نوبت صحبت شما
page-give-up-stay = برمی‌گردم
page-give-up-go = می‌گذرم
page-skipped = در این فاصله
page-skipped-nobody = کسی از بازی بیرون نرفت.
page-skipped-accused = رأی به شما: { $seats }.
page-new-since = از اینجا به بعد تازه است

# The end.
page-end-tab = داستان بازی
page-end-title = پرده افتاد
page-end-won-self = شما بردید
page-end-lost-self = شما باختید
page-end-turns = لحظه‌های سرنوشت‌ساز
page-end-keep = ذخیره در یک فایل
page-end-who = چه کسی چه نقشی داشت
page-end-won = برنده
page-end-picture = همهٔ بازی در یک تصویر
page-end-story = شب به شب
page-end-files = برای یادگاری
page-again-same = یک بازی دیگر با همین جمع
page-again-other = سناریوی دیگر

# Moments: my card, and that I am out.
page-moment-card = کارت شما
page-moment-fold = کنار گذاشتن
page-moment-out = از بازی خارج شدید
page-fall-silent = ادامهٔ بازی را بخوانید؛ زنده‌ها باید خودشان بفهمند.
page-fall-cards = در پایان معلوم می‌شود که هر کس چه نقشی داشت.
page-fall-not-yet = پیش از رفتن هنوز حرفی یا کاری دارید.
page-fall-left = هنوز در بازی ({ $count }): { $seats }
page-fall-place = رفتن به { $place }
page-write-dead = مرده‌ها اینجا حرف نمی‌زنند. فقط بخوانید.
page-news = تازه
page-effects = جلوه‌های صوتی
page-effects-on = جلوه‌های صوتی روشن است
page-effects-off = جلوه‌های صوتی خاموش است

# What the server says.
page-letters = پیام‌های خصوصی
page-nameless = مهمان
page-form-gone = این فرم بسته شده است. با همان دکمه دوباره بازش کنید.
page-message-gone = این پیام دیگر اینجا نیست.
page-changed = همین حالا چیزی عوض شد. دوباره نگاه کنید و از میان گزینه‌های تازه انتخاب کنید.
page-not-here = اینجا اجازهٔ این کار را ندارید.
page-unanswered = ربات جوابی نداد. یک بار دیگر امتحان کنید.
page-unreadable = این صفحه از بازی عقب مانده است. دوباره بارگذاری‌اش کنید.
page-trouble = مشکلی پیش آمد. یک بار دیگر امتحان کنید؛ توضیح بیشتر در ترمینال است.
page-no-table = این میز دیگر برپا نیست. میز تازه‌ای باز کنید.
page-need-floor = نوبت صحبت شماست. حرفتان را بگویید و بعد «{ day-yield-button }» را بزنید.
page-need-begin = همه آمده‌اند: هر وقت خواستید شروع کنید.
page-bot = مافیا
page-role-not-dealt = با این تعداد بازیکن این کارت پخش نمی‌شود. تعداد صندلی‌ها یا کارت را عوض کنید.
page-nothing-kept = بازی‌ای نیست که بشود ادامه داد. بازی تازه‌ای شروع کنید.
page-not-over = بازی هنوز تمام نشده است.
page-no-end = این بازی تا پایان پیش نرفت.
page-file-story = داستان بازی، شب به شب
page-file-picture = تصویر کل بازی
page-file-script = فایل همهٔ حرکت‌ها؛ { "`mafia script`" } با آن بازی را از نو اجرا می‌کند
