# The host's levers and console.

host-title = 🎩 پنل میزبان
host-empty = پشت پرده هنوز خبری نشده است.
host-line = { $when } – { $line }
host-pause-button = نگه داشتن زمان
host-resume-button = ادامهٔ زمان
host-next-button = مرحلهٔ بعد
host-extend-button = وقت بیشتر
host-eject-button = اخراج از بازی
host-peek-button = همهٔ کارت‌ها
host-spoke-button = کلمه را گفت
host-replace-button = جابه‌جایی صندلی
host-eject-placeholder = چه کسی خلاف قوانین بازی کرد؟
host-eject-ask = { $seat } از بازی اخراج شود؟ این کار برگشت ندارد.
host-forced = ⏭️ میزبان بازی را جلو می‌برد.
host-done = انجام شد.
host-paused = ⏸️ زمان ایستاده است. تا دوباره راه بیفتد، چیزی حساب نمی‌شود.
host-prompt = { $seat }، { $do }: { $given }
host-yours = 🎩 از حالا گرداندن این میز با شماست. { "`/host peek`" } همهٔ کارت‌ها را نشان می‌دهد؛ با { "`/host`" } زمان را نگه می‌دارید، بازی را جلو می‌برید یا کسی را اخراج می‌کنید. هر کار پنهانی را همین‌جا می‌خوانید. به کسی نگویید.
