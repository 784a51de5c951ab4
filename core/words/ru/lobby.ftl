# Before the game: the lobby, and what it waits for.

lobby-title = 🌆 Собираем стол: { $scenario }
lobby-invitation = Присаживайтесь. По слову ведущего двери закроются, и карты пойдут по кругу.
lobby-host = **Ведущий:** { $host }
lobby-scenario = **Сценарий:** { $scenario }
lobby-scenario-seats = от { $least } до { $most } { $most ->
    [one] игрока
    [few] игроков
   *[many] игроков
}
lobby-scenario-exact = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
lobby-language = **Язык:** { $language }
lobby-pace = **Темп:** { pace-name }
pace-name = { $pace ->
    [narrated] ведущий вызывает роли по очереди
    [clock] каждая фаза идёт до конца
   *[together] фаза кончается, когда все сделали выбор
}
lobby-voice = **Голосовой канал:** { $channel }
lobby-voice-unnarrated = **Голосовой канал:** { $channel }, без озвучки
lobby-voice-none = **Голосовой канал:** нет, играем текстом
lobby-options = **Правила стола:** { $options }
lobby-reveal-rulebook = **Роли выбывших:** как в сценарии
lobby-players = **За столом ({ $count } из { $most })**
lobby-player = { $number }. { $name }
lobby-players-none = Стулья пока пусты. Кто решится сесть первым?
lobby-missing-players = { $count ->
    [one] До начала не хватает { $count } игрока.
    [few] До начала не хватает { $count } игроков.
   *[many] До начала не хватает { $count } игроков.
}
lobby-ready = Игроков достаточно. { $host } может начинать, как только стол готов.
lobby-full-now = Все места заняты. { $host }, стол ваш.
lobby-moderator-seated = ⚠️ Закрытые ветки этого канала, и ветку мафии тоже, { $count ->
    [1] может открыть { $seats }.
   *[other] могут открыть { $seats }.
} Ведущий может включить пересылку: тогда команда переписывается через меня, личными сообщениями, и открывать будет нечего.
readers-play = ⚠️ Закрытые ветки этого канала, и ветку мафии тоже, { $count ->
    [1] может открыть { $seats }.
   *[other] могут открыть { $seats }.
}
lobby-you-read = ⚠️ Вы управляете ветками этого канала, и Discord покажет вам даже закрытые, в том числе ветку мафии. Столу об этом сказано. Пока играете, не открывайте их; с пересылкой таких веток нет.
lobby-relay-on = Пересылка включена: команды переписываются через меня, личными сообщениями.
lobby-human-host = 🎩 { $host } ведёт этот стол и видит все карты. Я веду записи.

lobby-join-button = Сесть за стол
lobby-leave-button = Встать
lobby-begin-button = Начать
lobby-roles-button = Роли
lobby-relay-button = Включить пересылку
lobby-stop-button = Отменить

lobby-you-joined = Место за вами. Карта придёт, когда начнётся игра: разрешите личные сообщения от участников этого сервера. А если они закрыты, нажмите здесь после начала игры кнопку **{ role-card-button }**.
dm-first-word = 👋 Здесь будет то, что видите только вы: карта, когда начнётся игра, ночные вопросы и ответы. Никому их не показывайте.
lobby-you-left = { $chair ->
    [queue] Вы больше не в очереди.
    [taken] Вы встали из-за стола. Ваше место перешло к следующему по очереди.
    [closed] Вы встали из-за стола. Больше за ним никого нет, и стол закрыт.
   *[free] Ваше место свободно. Его может занять любой желающий.
}
lobby-you-left-game = Вы вышли из комнаты. Место ждёт вас. Время на возвращение: { $time }. Сядьте за стол снова, пока время не вышло, и играйте дальше. Иначе вы выбываете из игры.
lobby-waiting = **Ждут места ({ $count }):** { $names }
lobby-you-wait = Все места заняты. Вы в очереди под номером { $number }.
lobby-begins = 🎲 Двери закрыты. За столом { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}, сценарий «{ $scenario }». Карты идут по кругу…

language-en = английский
language-fa = персидский
language-ru = русский
language-uk = украинский

role-card-button = Моя роль
role-card-lost = { $count ->
    [one] Личное сообщение не дошло до { $count } игрока.
    [few] Личное сообщение не дошло до { $count } игроков.
   *[many] Личное сообщение не дошло до { $count } игроков.
} Нажмите **{ role-card-button }**, и карта откроется здесь, её увидите только вы.
