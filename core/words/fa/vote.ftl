# Votes: the panels, the count, and what came of them.

vote-needed = حد نصاب: **{ $needed } رأی** ({ $n } نفر در بازی)
vote-ends = پایان رأی‌گیری: { $when }.
vote-placeholder-nomination = به چه کسی شک دارید؟
vote-placeholder-nomination-many = به چه کسانی شک دارید؟ (یک یا چند نفر)
vote-placeholder-verdict = به خروج چه کسی رأی می‌دهید؟
vote-withdraw-button = رأیم را پس می‌گیرم
vote-abstain-button = رأی نمی‌دهم
vote-history-button = چه کسی به چه کسی رأی داد
vote-on-defence = **در دفاع:** { $seats }
vote-voted = { $count ->
    [0] هنوز کسی رأی نداده است.
    [1] تا حالا یک نفر رأی داده است.
   *[other] تا حالا { $count } نفر رأی داده‌اند.
}
vote-undecided = { $seats ->
    [none] ⏳ در انتظار رأی { $count } نفر.
   *[other] ⏳ در انتظار رأی ({ $count } نفر): { $seats }
}
vote-secret = رأی‌ها مخفی است؛ فقط تعداد رأی‌دهنده‌ها معلوم است.
vote-history-title = 🗳️ چه کسی به چه کسی رأی داد
vote-history-heading = ### { $phase }، { phase-day.chapter }{ $now ->
    [yes] { " " }(هنوز باز است)
   *[no] { "" }
}
vote-history-line = { $seat } ({ $votes }): { $voters }
vote-history-secret = رأی‌ها مخفی بود؛ نتیجهٔ شمارش:
vote-history-none = هنوز رأی‌گیری‌ای نبوده است.

vote-tally-empty = دستی بالا نرفته است.
vote-tally-line = { $seat }: { $votes } رأی
vote-tally-of = { $seat }: { $enough ->
    [yes] { $votes } رأی ✔
   *[no] { $votes } رأی، حد نصاب { $needed }
}

vote-cast = ✋ { $voter } به { $choices } رأی داد.
vote-withdrawn = { $voter } به کسی رأی نمی‌دهد.
vote-yours-cast = به { $choices } رأی داده‌اید. تا پایان رأی‌گیری می‌توانید نظرتان را عوض کنید.
vote-yours-withdrawn = رأیتان را پس گرفتید.
vote-yours-abstained = رأی نمی‌دهید. تا پایان رأی‌گیری می‌توانید نظرتان را عوض کنید.
vote-yours-none = هنوز رأی نداده‌اید.

ballot-nomination = ☝️ **رأی‌ها شمرده شد.** { $needed ->
    [1] یک رأی هم کافی بود.
   *[other] حد نصاب دفاعیه: { $needed } رأی ({ $n } نفر در بازی).
}
ballot-verdict = ⚖️ **رأی‌ها شمرده شد.** { $needed ->
    [1] ملاک، بیشترین رأی است.
   *[other] حد نصاب خروج: { $needed } رأی ({ $n } نفر در بازی).
}
ballot-verdict-nobody = با این شمارش کسی از شهر نمی‌رود.
ballot-not-given = ✋ رأی‌های داده‌نشده: { $seats }. به نام { $to } حساب شد.

defence-seats = { $count ->
    [one] 🗣️ { $seats } به دفاع می‌رود.
   *[other] 🗣️ { $seats } به نوبت به دفاع می‌روند.
}
defence-nobody = هیچ‌کس به حد نصاب نرسید. شهر با تردیدهایش به خواب می‌رود.
