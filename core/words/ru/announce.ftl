# What the whole table hears: announcements, departures, returns. Names stand in the nominative throughout.

announce-killed = 🩸 Ночь выдалась недоброй. { $count ->
    [0] Город недосчитался одного из своих.
    [1] Этим утром не просыпается { $seats }.
   *[other] Этим утром не просыпаются { $seats }.
}
announce-no_death = 🌤️ Все открывают глаза. Этой ночью обошлось без жертв.
announce-ejected = 🚪 { $count ->
    [0] Из игры удаляют одного из нас.
   *[other] Из игры удаляют: { $seats }.
}
announce-convicted = 🔨 Город решил: вина доказана. { $count ->
    [0] Приговор исполняется немедленно.
   *[other] Приговор исполняется немедленно: { $seats }.
}
announce-acquitted = 🕊️ Рук не хватило. { $count ->
    [0] Обвиняемый остаётся с нами.
    [1] { $seats } остаётся с нами.
   *[other] { $seats } остаются с нами.
}
announce-revived = ✨ { $count ->
    [0] Кто-то вернулся с того света.
    [1] Смотрите, кто идёт по улице! С того света возвращается { $seats }.
   *[other] Смотрите, кто идёт по улице! С того света возвращаются { $seats }.
}
announce-cards_shown = 🃏 Все карты вскрываются.

left-night = 🕯️ Этой ночью нас покидает { $seat }.
left-vote = 🚪 По решению города нас покидает { $seat }.
left-day = 💥 { $seat } покидает город средь бела дня.
left-eject = 🚪 { $seat } покидает стол.
left-absent = 🚪 { $seat } отсутствует слишком долго и выбывает из игры.
left-shown-nothing = Карта не вскрывается.
left-shown-role = Карта вскрыта: **{ $shown }**.
left-shown-team = Сторона известна: { $shown }.
back = ✨ { $seat } снова за столом.
shown = 🃏 { $seat } вскрывает карту: **{ $role }**.
