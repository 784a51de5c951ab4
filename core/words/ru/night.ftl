# The night: menus in direct messages and in the gang's room.

night-title = 🌙 Ночь { $night }
night-ask = { $verb }: кого вы выбираете?
night-placeholder = { $most ->
    [1] Выберите игрока
    [2] { $least ->
        [0] Выберите не больше двух игроков
        [1] Выберите одного или двух игроков
       *[other] Выберите двух игроков
    }
    [3] { $least ->
        [0] Выберите не больше трёх игроков
        [3] Выберите трёх игроков
       *[other] Выберите игроков: от { $least } до 3
    }
   *[other] { $least ->
        [0] Выберите до { $most } игроков
       *[other] Выберите игроков: от { $least } до { $most }
    }
}
night-page = Страница { $page } из { $pages }
night-next-button = Следующая страница
night-back-button = Предыдущая страница
night-pass-button = Ничего не делать
night-open-button = Моё меню на эту ночь
night-uses-left = { $spent ->
    [yes] { $left ->
        [0] Эта способность исчерпана.
        [one] За игру это можно сделать ещё { $left } раз.
        [few] За игру это можно сделать ещё { $left } раза.
       *[many] За игру это можно сделать ещё { $left } раз.
    }
   *[no] { $left ->
        [0] Эта способность исчерпана.
        [one] За игру это можно сделать { $left } раз.
        [few] За игру это можно сделать { $left } раза.
       *[many] За игру это можно сделать { $left } раз.
    }
}
night-uses-left-each = { $spent ->
    [yes] { $left ->
        [0] Эта способность исчерпана.
        [one] За игру для этого можно выбрать ещё { $left } игрока.
        [few] За игру для этого можно выбрать ещё { $left } игроков.
       *[many] За игру для этого можно выбрать ещё { $left } игроков.
    }
   *[no] { $left ->
        [0] Эта способность исчерпана.
        [one] За игру для этого можно выбрать { $left } игрока.
        [few] За игру для этого можно выбрать { $left } игроков.
       *[many] За игру для этого можно выбрать { $left } игроков.
    }
}
night-either = Из этого можно выбрать только одно: { $verbs }.
night-ends = { $sooner ->
    [no] Ночь закончится { $when }.
   *[yes] Ночь закончится не позднее чем { $when }.
}
night-chosen = { $count ->
    [0] Вы выбрали **{ $do }**.
   *[other] Вы выбрали **{ $do }**: { $at }. Ещё можно передумать.
}
night-withdrawn = Выбор отменён. Пока вы ничего не делаете.
night-given = ✔️ { $given }
night-nothing-to-do = Сейчас от вас ничего не нужно: можно спать.
night-all-done = Этой ночью от вас больше ничего не нужно.
night-first = Первый игрок
night-second = Второй игрок
act-nothing-now = Сейчас от вас ничего не нужно.

room-chosen = { $count ->
    [0] { $by } выбирает «{ $do }».
   *[other] { $by } выбирает «{ $do }»: { $at }.
}
room-withdrawn = { $by } отменяет свой выбор.
room-whose = -# { $count ->
    [1] Выбирает: { $roles }.
   *[other] Выбирают: { $roles }.
}
mark-public = 📌 { $seat }: { $mark }.
room-opens = 🕯️ Дверь закрыта, никто не подслушает. { $count ->
    [1] Из ваших здесь только вы.
   *[other] Здесь свои: { $members }. Говорите свободно.
}
room-closes = 🌅 Светает. Больше ни слова, пока я снова не открою эту комнату.
room-title = За закрытой дверью: { $room }
room-thread = за закрытой дверью, комната { $number }
room-relay-intro = Вы среди своих: { $room }. Всё, что вы напишете мне ночью, я передам остальным слово в слово.
room-relay-opens = 🕯️ Дверь закрыта, никто не подслушает. { $count ->
    [0] Из ваших здесь только вы.
   *[other] С вами: { $members }. Говорите свободно.
}
room-relay-line = { $from }: { $text }
room-relay-outside = Сюда не удалось впустить: { $seats }. Их слова я передам вам, а то, что им нужно прочесть, пишите мне в личные сообщения.
room-relay-failed = Сообщение не дошло. Закрыты личные сообщения: { $seats }.
room-relay-unsaid = Сообщение сейчас не дошло. Его не увидят: { $seats }. Напишите его мне ещё раз чуть позже.
room-relay-words-only = Я передаю только слова. Остальное из вашего сообщения (картинку, файл, стикер) никто не увидит: напишите это словами.
dead-thread = тот свет
# Between the year, the month and the day, as they stand in a thread's name.
date-gap = -
thread-name = { $name } · игра { $game } · { $date }
