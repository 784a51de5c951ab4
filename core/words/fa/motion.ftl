# What the living decide about the table, where its host plays; and who leads it.

motion-title = 🗳️ تصمیم با میز است
motion-eject = پیشنهاد { $by }: اخراج { $seats } از بازی.
motion-spoke = به گفتهٔ { $by }، کلمهٔ ممنوع را { $seats } به زبان آورده است.
motion-talked = به گفتهٔ { $by }، وسط رأی‌گیری { $seats } حرف زده است.
motion-ruling = پیشنهاد { $by }{ $count ->
    [0] {""}
   *[other] {" "}دربارهٔ { $seats }
}: **{ $do }**.
motion-replace = پیشنهاد { $by }: به جای { $seats }، { $person } بنشیند.
motion-next = پیشنهاد { $by }: بازی همین حالا جلو برود.
motion-lead = پیشنهاد { $by }: از این پس { $person } بازی را بگرداند. آن وقت همهٔ کارت‌ها را می‌بیند و خودش بازی نمی‌کند.
motion-stands = رأی موافق لازم: { $needed } از { $living } زنده. مهلت: { $when }. رأی‌ها آشکار است.
motion-yes = ✅ موافق: { $seats }
motion-no = ❌ مخالف: { $seats }
motion-yes-button = موافقم
motion-no-button = مخالفم
motion-closed = این رأی‌گیری تمام شد.
motion-voted = { $yes ->
    [True] ✅ رأی { $seat }: موافق
   *[False] ❌ رأی { $seat }: مخالف
}
motion-carried = 🗳️ زنده‌ها موافقت کردند.
motion-failed = 🗳️ زنده‌ها موافقت نکردند؛ همه‌چیز همان‌طور می‌ماند.
motion-moot = 🗳️ دیگر چیزی برای رأی‌گیری نمانده است.
motion-last-word = رأی شما تعیین‌کننده بود.
leader-handed = 🎩 از این پس { $person } این بازی را می‌گرداند.
leader-left = 🎩 دیگر کسی این بازی را نمی‌گرداند و بازی خودش پیش می‌رود. داوری با رأی زنده‌هاست.
leader-cohost = 🎩 از این پس { $person } در گرداندن بازی کمک می‌کند و خودش بازی نمی‌کند.
leader-alone = 🎩 این بازی دوباره یک میزبان دارد.
leader-host = 🎩 حالا { $person } میزبان این میز است و همچنان بازی می‌کند.
refusal-steward_plays = شما در همین بازی هستید، پس مدیریتتان در سرور اینجا حساب نیست.
refusal-plays_here = کسی که در این بازی است نباید کارت‌ها را ببیند. کسی را انتخاب کنید که بازی نمی‌کند.
refusal-needs_host = این کار فقط از میزبانی برمی‌آید که خودش بازی نمی‌کند، یا از مدیر سروری که او هم بازی نمی‌کند. این را به رأی نمی‌گذاریم، چون قدرت زیادی به اکثریت می‌دهد.
refusal-needs_moderator = اول باید کسی این میز را بگرداند که خودش بازی نمی‌کند.
refusal-motion_running = زنده‌ها دارند دربارهٔ چیز دیگری رأی می‌دهند. صبر کنید تا تمام شود.
refusal-motion_over = آن رأی‌گیری تمام شده است.
