# Setting up a server: what I need, what would not work without it, and the remedy.

setup-title = 🔧 آنچه در این سرور لازم دارم
setup-good = ✅ همه چیز آماده است. با { "`/mafia start`" } میزی باز کنید.
setup-lacking = ⚠️ { $count ->
    [1] یک
   *[other] { $count }
} دسترسی کم است.
setup-has = ✅ **{ $permission }**
setup-lacks = ❌ **{ $permission }**: بدون آن { $loss }
setup-remedy = راه چاره: نقش من در { "Server Settings → Roles" }، یا بخش { "Permissions" } در تنظیمات { $channel }؛ بعد **{ setup-again-button }** را بزنید.
start-lacks = ⚠️ میز باز شد، ولی در این کانال چند دسترسی کم دارم. راه چاره را { "`/mafia setup`" } نشان می‌دهد.
start-elsewhere = در این سرور، میزها در { $channel } باز می‌شوند.
setup-again-button = بررسی دوباره
setup-channel = **کانال بازی:** { $channel }
setup-voice-channel = **کانال صوتی:** { $channel }
setup-language = **زبان:** { $language }
setup-relay = **گفت‌وگوی تیم‌ها:** { $relay ->
    [yes] به واسطهٔ من، با پیام خصوصی
   *[no] در رشته‌های خصوصی
}
setup-cards = **کارت نقش:** { $cards ->
    [ephemeral] در کانال، پشت یک دکمه
   *[dm] با پیام خصوصی
}
setup-table = **میز بازی:** { $table ->
    [thread] در رشته‌ای جدا که شب‌ها بسته است
   *[channel] در کانال
}
setup-silence = **نوشتن سر میز:** { $silence ->
    [off] همه، همیشه
    [living] فقط زنده‌ها و فقط روزها
   *[night] شب‌ها هیچ‌کس، و مرده‌ها هیچ‌وقت
}
setup-narrator = **راوی:** { $narrator ->
    [off] به کانال صوتی نمی‌آید؛ آنجا فقط میکروفون‌ها به‌موقع بسته می‌شود. با { "`/host voice`" } برای یک بازی صدایم کنید
   *[on] در کانال صوتی با صدا روایت می‌کند
}
setup-reveal = **نقش کسی که از بازی می‌رود:** { $reveal ->
    [shown] رو می‌شود، اگر سناریو آن را به میز سپرده باشد؛ وگرنه طبق سناریو
    [hidden] رو نمی‌شود، اگر سناریو آن را به میز سپرده باشد؛ وگرنه طبق سناریو
   *[rulebook] طبق سناریو
}
setup-host = **میزبانی که خودش بازی نمی‌کند:** { $host ->
    [required] لازم است و بدون او بازی شروع نمی‌شود
   *[optional] به انتخاب هر میز
}
setup-misses = **بازیکنی که خبری از او نیست:** { $misses ->
    [0] صندلی‌اش می‌ماند، هر قدر طول بکشد
   *[other] بعد از { $misses } دور پشت سر هم بی هیچ نشانی، صندلی‌اش را از دست می‌دهد
}
setup-warning = **ده ثانیهٔ آخر:** { $warning ->
    [off] بی هیچ خبری می‌گذرد
   *[on] در بازی متنی، در صحبت‌ها و رأی‌گیری‌های ۴۵ ثانیه‌ای و بلندتر، خبر داده می‌شود
}

permission-view_channel = View Channel
    .loss = کانال را نمی‌بینم و هیچ‌چیز کار نمی‌کند.
permission-send_messages = Send Messages
    .loss = یک کلمه هم نمی‌توانم بگویم و بازی ممکن نیست.
permission-send_messages_in_threads = Send Messages in Threads
    .loss = در اتاق مافیا نمی‌توانم حرف بزنم؛ به جایش حرف‌ها را با پیام خصوصی می‌رسانم.
permission-create_private_threads = Create Private Threads
    .loss = مافیا اتاق خودش را ندارد؛ به جایش خودم پیام‌ها را می‌رسانم.
permission-manage_threads = Manage Threads
    .loss = نمی‌توانم روزها اتاق مافیا را ببندم یا کسانی را که از بازی رفته‌اند بیرون ببرم.
permission-create_public_threads = Create Public Threads
    .loss = میز رشته‌ای جدا ندارد و در همان کانال می‌ماند.
permission-manage_messages = Manage Messages
    .loss = شب‌ها نمی‌توانم میز را ساکت نگه دارم و روزها مرده‌ها را.
permission-attach_files = Attach Files
    .loss = داستان بازی و فایل همهٔ حرکت‌هایش را نمی‌توانم بفرستم.
permission-read_message_history = Read Message History
    .loss = بعد از راه‌اندازی دوباره، پنل‌های خودم را پیدا نمی‌کنم.
permission-connect = Connect
    .loss = نمی‌توانم وارد کانال صوتی شوم و بازی با متن روایت می‌شود.
permission-speak = Speak
    .loss = کسی صدای راوی را نمی‌شنود و بازی با متن روایت می‌شود.
permission-mute_members = Mute Members
    .loss = شب‌ها ساکت نمی‌ماند و حرف گوینده را می‌شود برید.
permission-move_members = Move Members
    .loss = اگر کانال صوتی پر باشد، وارد نمی‌شوم.
