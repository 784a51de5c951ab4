# Status, help.

status-title = 📋 Як ідуть справи
status-phase = **{ $phase }{ $day ->
    [none] { "" }
   *[other] , день { $day }
}**{ $when ->
    [none] { "" }
   *[other] . Кінець: { $when }
}
status-voted = **Голосування:** проголосувало { $voted } з { $voters }.
status-waiting = ⏳ Від вас ще чекають вибору: { $verbs }.
status-waiting-not-you = ⏳ Цієї ночі від вас більше нічого не потрібно. Скільки гравців ще обирає, я не скажу: це видало б, скільки їх узагалі може.
status-waiting-none = ⏳ Скільки гравців ще обирає, я не скажу: це видало б, скільки їх узагалі може.
status-alive = **У грі ({ $count }):** { $seats }
status-out = **Вибули ({ $count }):** { $seats }
status-button = Як ідуть справи
status-none = Тут зараз не грають. Стіл відкриває `/{ cmd-mafia } { cmd-mafia-start }` (`/mafia start`).

help-title = 🎭 «Мафія»: з чого почати
help-text = Місто спить, а серед його мешканців ховається мафія. Уночі мафія забирає життя, вдень місто шукає винних і голосує. Карти, годинник і таємниці — на мені, щоб грати могли всі.

    • **Початок:** `/{ cmd-mafia } { cmd-mafia-start }` (`/mafia start`) відкриває стіл. Натисніть **{ lobby-join-button }**. Коли збереться досить гравців, ведучий натисне **{ lobby-begin-button }**.
    • **Карта** надійде в особисті повідомлення. Якщо вони у вас закриті, натисніть у каналі **{ role-card-button }**.
    • **Уночі** меню з’явиться там само. Свій вибір можна міняти, доки ніч не скінчиться.
    • **Удень** говоріть і голосуйте: на панелі під повідомленням або командою `/{ cmd-vote }` (`/vote`).
    • **Заплуталися?** `/{ cmd-mafia } { cmd-mafia-status }` (`/mafia status`) скаже, як ідуть справи, `/{ cmd-mafia } { cmd-mafia-roles }` (`/mafia roles`) — хто може бути за столом, `/{ cmd-mafia } { cmd-mafia-rules }` (`/mafia rules`) — як грають за цим сценарієм.
help-owner = Для тих, хто опікується сервером: `/{ cmd-mafia } { cmd-mafia-setup }` (`/mafia setup`) перевірить усі потрібні мені права і скаже, що без них не працюватиме.
help-night = Уночі ви дієте в особистих повідомленнях, а якщо вони закриті — командою `/{ cmd-night } { cmd-night-act }` (`/night act`).

language-set-person = Відтепер моя мова з вами — { $language }.

roles-title = 🃏 Ролі: { $scenario }
roles-line = **{ $role }** · { $team }
    { $card }
    { $night }
rules-title = 📖 { $scenario }
