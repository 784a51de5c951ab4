# What whoever opened a table changes about it before the game.

settings-button = تنظیمات
settings-title = ⚙️ تنظیمات این میز
settings-about = هر چه انتخاب کنید همان لحظه اعمال می‌شود و همه در پیام میز می‌بینند. سناریوی دیگر کارت‌ها و قوانین خودش را دارد؛ هر کس آنجا صندلی پیدا نکند، در صف می‌ماند.
settings-book = سناریو
settings-language = زبان میز
settings-pace = روند بازی
settings-voice = کانال صوتی: نداریم، بازی متنی است
settings-runner = میزبانی که بازی نمی‌کند: هیچ‌کس
settings-host = سپردن میز به…
settings-kick = کنار گذاشتن کسی از میز…
settings-let-back = از میز کنار گذاشته شده؛ راه دادن دوباره
settings-handed = 🎩 میز را به **{ $name }** سپردید.
settings-not-yours = 🎩 حالا کس دیگری این میز را می‌گرداند.

lobby-queue-button = نوبت برای صندلی
lobby-change-configured = 🪑 صندلی‌ها کمتر شد و حالا به ترتیب ورود در صف هستید: { $people }
lobby-change-kicked = 🪑 میزبان شما را از این میز کنار گذاشت: { $people }
lobby-change-host = 🎩 از حالا میزبان این میز شمایید: { $people }
