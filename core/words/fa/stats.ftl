# Statistics, ratings, the leaderboard.

stats-title-player = 📊 آمار { $name }
stats-title-server = 📊 بازی‌های این سرور
stats-title-server-roles = 📊 نقش‌ها در بازی‌های این سرور
stats-title-leaderboard = 🏆 رده‌بندی
stats-only = فقط بازی‌های { $scenario }.
stats-none = هنوز چیزی برای گفتن نیست: در این سرور هیچ بازی‌ای که حساب شود به پایان نرسیده است.
stats-somebody = یک بازیکن
stats-hidden = این بازیکن خواسته است آمارش را کسی نبیند.
stats-games = **بازی‌ها:** { $games } – **بردها:** { $won } ({ $share }٪)
stats-rating = **امتیاز:** { $points } ± { $margin } – رتبهٔ { $place } از { $people }
stats-unrated = **امتیاز:** از { $least } بازی به بعد؛ تا الان { $games }
stats-unranked = **امتیاز:** ندارید، چون خودتان خواسته‌اید ({ "`/mafia privacy show`" })
stats-side = **{ $side }:** بازی { $games }، برد { $won } ({ $share }٪، انتظار { $expected }٪)
stats-survived = **تا پایان مانده:** { $count } از { $games }
stats-first = **اولین نفری که بیرون رفته:** { $count } بار
stats-votes = **رأی به ساید دیگر:** { $hits } از { $votes } ({ $share }٪)
stats-acts = **کارها:** { $acts }
stats-act = { $verb } { $count }{ $across ->
    [0] { "" }
   *[other] { " " }(روی ساید دیگر: { $across })
}
stats-role = **{ $role }** ({ $scenario }): بازی { $games }، برد { $won } ({ $share }٪)، تا پایان مانده { $survived }
stats-rulebook = **{ $scenario }:** بازی { $games }، برد { $won } ({ $share }٪)
stats-server = **بازی‌ها:** { $games }
stats-server-rulebook = **{ $scenario }:** بازی { $games }، میانگین شب‌ها { $nights }، برنده‌ها: { $wins }
stats-server-role = **{ $role }** ({ $scenario }): پخش‌شده { $games }، برد { $share }٪ (انتظار { $expected }٪)، تا پایان مانده { $survived }٪
stats-win = { $side } { $share }٪
stats-draws = بدون برنده { $share }٪
stats-ranked = رتبهٔ { $place }: **{ $name }** – { $points } ± { $margin } – بازی { $games }
stats-ranked-none = هنوز کسی اینجا { $least } بازی نکرده است. برای آمدن به رده‌بندی همین تعداد لازم است.
stats-own-place = **شما:** رتبهٔ { $place } از { $people }
stats-how = کسی در رده‌بندی می‌آید که دست‌کم { $least } بازی کرده باشد. امتیاز بازیکن متوسط ۱۰۰۰ است؛ این‌که هر ساید در هر سناریو خودبه‌خود چقدر می‌برد به حساب آمده است. هر بازی برای کسی حساب می‌شود که در پایان روی صندلی بوده، و بازیِ نیمه‌کاره برای هیچ‌کس؛ درس ({ "`/mafia learn`" }) هم، که بقیهٔ بازیکنانش ساختگی هستند، حساب نمی‌شود.
stats-kept = آخرین { $games } بازی این سرور حساب می‌شود، هر کدام { $days } روز. اگر نمی‌خواهید در رده‌بندی باشید: { "`/mafia privacy show`" }.
stats-view = چه چیزی را ببینید
stats-view-player = در مجموع
stats-view-roles = بر اساس نقش
stats-view-rulebooks = بر اساس سناریو
stats-view-server = کل سرور
stats-view-server-roles = همهٔ نقش‌ها، دست هر کس که بوده
stats-view-leaderboard = رده‌بندی
stats-card-button = کارت آمار
stats-card-sides = برد با هر ساید
stats-card-roles = برد با هر نقش
stats-card-figure = { $won } از { $games } – { $share }٪
stats-card-stroke = خط سفید: بازیکنان متوسط در همان ساید چقدر می‌بردند.
stats-card-none = کارت الان آماده نشد. کمی بعد دوباره امتحان کنید.
stats-card-post = گذاشتن در همین‌جا
stats-card-posted = گذاشته شد
stats-card-another = فقط کارت خودتان را می‌توانید اینجا بگذارید.
stats-card-no-right = اینجا دسترسی نوشتن ندارم. هر کس این کانال را مدیریت می‌کند می‌تواند آن را به من بدهد.
stats-card-silent = خودتان اینجا نمی‌توانید بنویسید، پس من هم به جای شما نمی‌نویسم.
stats-card-game = اینجا بازی در جریان است. وقتی تمام شد کارتتان را بگذارید.
