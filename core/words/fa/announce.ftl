# What the whole table hears: announcements, departures, returns.

announce-killed = 🩸 دیشب شبِ آرامی نبود: { $count ->
    [0] شهر یک نفر را از دست داد.
   *[other] شهر { $seats } را از دست داد.
}
announce-no_death = 🌤️ شهر چشم باز می‌کند. دیشب کسی کشته نشد.
announce-ejected = 🚪 { $count ->
    [0] یک نفر از بازی اخراج شد.
    [one] { $seats } از بازی اخراج شد.
   *[other] { $seats } از بازی اخراج شدند.
}
announce-convicted = 🔨 { $count ->
    [0] رأی شهر خروج است و حکم همین حالا اجرا می‌شود.
   *[other] شهر به خروج { $seats } رأی داد و حکم همین حالا اجرا می‌شود.
}
announce-acquitted = 🕊️ رأی‌ها به حد نصاب نرسید. { $count ->
    [0] متهم در بازی می‌ماند.
    [one] { $seats } در بازی می‌ماند.
   *[other] { $seats } در بازی می‌مانند.
}
announce-revived = ✨ { $count ->
    [0] یک نفر از دنیای مردگان برگشت.
    [one] باورتان می‌شود؟ { $seats } از دنیای مردگان برگشت.
   *[other] باورتان می‌شود؟ { $seats } از دنیای مردگان برگشتند.
}
announce-cards_shown = 🃏 همهٔ کارت‌ها رو می‌شود.

left-night = 🕯️ { $seat } دیگر از خواب بیدار نشد.
left-vote = 🚪 { $seat } باید شهر را ترک کند.
left-day = 💥 { $seat } در روز روشن از بازی خارج شد.
left-eject = 🚪 { $seat } میز را ترک می‌کند.
left-absent = 🚪 غیبت { $seat } طولانی شد و از بازی کنار رفت.
left-shown-nothing = نقشش فاش نمی‌شود.
left-shown-role = نقشش **{ $shown }** بود.
left-shown-team = سایدش **{ $shown }** بود.
back = ✨ { $seat } به میز برگشت.
shown = 🃏 { $seat } کارتش را رو می‌کند: **{ $role }**.
