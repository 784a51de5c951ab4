# A table that the host builds out of the roles, and the house rules of each scenario.

pool-button = چیدن میز
pool-title = 🂠 چیدن میز: { $scenario }
pool-count = **{ $count } کارت** روی میز است و **{ $players } بازیکن** دور آن.
pool-count-rulebook = هنوز کارتی انتخاب نشده و میزِ خودِ سناریو پخش می‌شود. با دکمه‌های کم و زیاد از همان شروع می‌کنید.
pool-team = **{ $team } ({ $count }):** { $roles }
pool-role = { $count ->
    [one] { $role }
   *[other] { $count } { $role }
}
pool-refused = ⛔ { $reason }
pool-warning = ⚠️ { $warning }
pool-balance = ⚖️ **توازن:** { $shares }.
    -# حاصل { $games } بازیِ بازیکنان ساختگی، که حافظه دارند، ادعا می‌کنند و به ادعاها شک می‌کنند؛ با حدود { $margin } درصد خطا. به درد مقایسهٔ دو میز می‌خورد؛ اگر یک ساید بهتر بازی کند، نتیجه فرق می‌کند.
pool-balance-share = { $team } { $share }٪
pool-balance-none = بدون برنده { $share }٪
pool-balance-working = ⚖️ **توازن:** دارد حساب می‌شود…
pool-balance-failed = ⚖️ **توازن:** الان حساب نشد.
pool-balance-button = محاسبهٔ دوباره
pool-pick = نقش‌های { $team }
pool-pick-page = نقش‌های { $team }، صفحهٔ { $page } از { $pages }
pool-found = نقش‌هایی که پیدا شد
pool-found-none = هیچ نقشی با «{ $text }» جور نیست.
pool-in-hand = **{ $role }** ({ $team })، { $count } تا روی میز.
    { $card }
pool-alone-button = فقط با همین کارت شروع کنیم
pool-unbound = هنوز بدون تیم
pool-search-button = جست‌وجو
pool-search-title = جست‌وجوی نقش
pool-search-field = بخشی از نام یا متن کارت
pool-default-button = میزِ خودِ سناریو
pool-clear-button = پاک کردن
pool-save-button = ذخیره برای این سرور
pool-save-title = ذخیرهٔ این میز
pool-save-field = با چه نامی؟
pool-saved-menu = میزهای ذخیره‌شدهٔ این سرور
pool-saved-cards = { $count } کارت
pool-saved = با نام **{ $name }** ذخیره شد. از این پس همین‌جا پیشنهاد می‌شود.
pool-loaded = **{ $name }** روی میز است.
pool-delete-button = حذف «{ $name }»
pool-deleted = **{ $name }** حذف شد.
pool-save-empty = کارتی روی میز نیست که ذخیره شود.
pool-saved-full = این سرور همین حالا { $count } میز از این سناریو دارد. اول یکی را حذف کنید.

lobby-table = **میز ({ $count } کارت)، به انتخاب میزبان:**
lobby-dealt = **کارت‌های { $count } بازیکن:**
lobby-cards-differ = { $count } کارت برای { $players } بازیکن: برای شروع باید تعدادشان یکی باشد.

rules-button = قوانین میز
house-title = ⚙️ قوانین میز: { $scenario }
house-line = **{ $name }:** { $value }
house-menu = کدام قانون؟
house-menu-page = کدام قانون؟ صفحهٔ { $page } از { $pages }
house-about = **{ $name }.** { $about }
house-number-button = نوشتن عدد
house-number-field = { $least } تا { $most }
house-default-button = همان‌طور که در سناریو است
house-choose = انتخاب کنید
house-choose-some = هر چند تا که می‌خواهید
house-nothing = هیچ
house-blank-menu = کدام کارت سفید؟
house-blank = **{ $role }:** { $team }؛ { $powers }
house-blank-free = **{ $role }:** در بازی نیست
house-blank-powers = { $verbs }
house-blank-no-powers = بدون توانایی
house-blank-team = کارتِ کدام تیم است؟
house-blank-verbs = چه کاری از آن برمی‌آید؟
house-blank-free-button = از بازی بیرون باشد

choice-none = هیچ‌کدام
choice-nobody = کسی بیرون نمی‌رود
choice-lot = قرعه تعیین می‌کند
choice-deck = از دستهٔ کارت
choice-most = بیشترین رأی
choice-one_by_one = یکی‌یکی
choice-unlimited = نامحدود

side-town = شهر
side-mafia = مافیا
side-triad = تریاد
side-yakuza = یاکوزا
side-solo = مستقل‌ها
