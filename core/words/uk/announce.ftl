# What the whole table hears: announcements, departures, returns.

announce-killed = 🩸 Ніч була немилосердна. { $count ->
    [0] Одне ліжко вранці порожнє.
    [1] До ранку не доживає { $seats }.
   *[other] До ранку не доживають: { $seats }.
}
announce-no_death = 🌤️ Місто розплющує очі. Цієї ночі ніхто не загинув.
announce-ejected = 🚪 { $count ->
    [0] З гри виводять одного з нас.
   *[other] З гри виводять: { $seats }.
}
announce-convicted = 🔨 Місто вирішило. { $count ->
    [0] Вирок виконано негайно.
   *[other] Засуджено: { $seats }. Вирок виконано негайно.
}
announce-acquitted = 🕊️ Рук забракло. { $count ->
    [0] Обвинувачення знято, усі залишаються.
    [1] { $seats } залишається з нами.
   *[other] { $seats } залишаються з нами.
}
announce-revived = ✨ { $count ->
    [0] Хтось повертається з того світу.
    [1] Погляньте, хто йде вулицею: { $seats } повертається з того світу.
   *[other] Погляньте, хто йде вулицею: { $seats } повертаються з того світу.
}
announce-cards_shown = 🃏 Усі карти розкрито.

left-night = 🕯️ { $seat } більше не прокинеться.
left-vote = 🚪 { $seat } залишає місто.
left-day = 💥 { $seat } залишає місто серед білого дня.
left-eject = 🚪 { $seat } встає з-за столу.
left-absent = 🚪 { $seat } надто довго не повертається й вибуває з гри.
left-shown-nothing = Карта лишається закритою.
left-shown-role = Карту розкрито: **{ $shown }**.
left-shown-team = Оголошено сторону: { $shown }.
back = ✨ { $seat } знову за столом.
shown = 🃏 { $seat } розкриває карту: **{ $role }**.
