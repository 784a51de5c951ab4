# The night: menus in direct messages and in the gang's room.

night-title = 🌙 Ніч { $night }
night-ask = { $verb }: кого обираєте?
night-placeholder = { $most ->
    [1] Оберіть гравця
    [2] { $least ->
        [0] Оберіть щонайбільше двох гравців
        [1] Оберіть одного або двох гравців
       *[other] Оберіть двох гравців
    }
    [3] { $least ->
        [0] Оберіть щонайбільше трьох гравців
        [3] Оберіть трьох гравців
       *[other] Оберіть від { $least } до 3 гравців
    }
   *[other] { $least ->
        [0] Оберіть гравців (щонайбільше { $most })
       *[other] Оберіть гравців (від { $least } до { $most })
    }
}
night-page = Сторінка { $page } з { $pages }
night-next-button = Наступна сторінка
night-back-button = Попередня сторінка
night-pass-button = Нічого не робити
night-open-button = Моє меню на цю ніч
night-uses-left = { $spent ->
    [yes] { $left ->
        [0] Цю здібність вичерпано.
        [one] До кінця гри ви можете зробити це ще { $left } раз.
        [few] До кінця гри ви можете зробити це ще { $left } рази.
       *[many] До кінця гри ви можете зробити це ще { $left } разів.
    }
   *[no] { $left ->
        [0] Цю здібність вичерпано.
        [one] За гру ви можете зробити це { $left } раз.
        [few] За гру ви можете зробити це { $left } рази.
       *[many] За гру ви можете зробити це { $left } разів.
    }
}
night-uses-left-each = { $spent ->
    [yes] { $left ->
        [0] Цю здібність вичерпано.
        [one] До кінця гри для цього можна обрати ще { $left } гравця.
        [few] До кінця гри для цього можна обрати ще { $left } гравців.
       *[many] До кінця гри для цього можна обрати ще { $left } гравців.
    }
   *[no] { $left ->
        [0] Цю здібність вичерпано.
        [one] За гру для цього можна обрати { $left } гравця.
        [few] За гру для цього можна обрати { $left } гравців.
       *[many] За гру для цього можна обрати { $left } гравців.
    }
}
night-either = Із цього можна обрати лише одне: { $verbs }.
night-ends = { $sooner ->
    [no] Ніч закінчиться { $when }.
   *[yes] Ніч закінчиться щонайпізніше { $when }.
}
night-chosen = { $count ->
    [0] Ви обрали **{ $do }**.
   *[other] Ви обрали **{ $do }**: { $at }. Ще можна передумати.
}
night-withdrawn = Вибір скасовано. Поки що ви не робите нічого.
night-given = ✔️ { $given }
night-nothing-to-do = Ви спите. Цієї ночі вас ніхто не розбудить.
night-all-done = Цієї ночі від вас більше нічого не потрібно.
night-first = Перший гравець
night-second = Другий гравець
act-nothing-now = Зараз вам нема що робити.

room-chosen = { $count ->
    [0] { $by } обирає: **{ $do }**.
   *[other] { $by } обирає: **{ $do }**, { $at }.
}
room-withdrawn = { $by } скасовує свій вибір.
room-whose = -# { $count ->
    [1] Обирає: **{ $roles }**.
   *[other] Обирають: **{ $roles }**.
}
mark-public = 📌 { $seat }: { $mark }.
room-opens = 🕯️ Двері за вами зачинено, ніхто не підслухає. { $count ->
    [1] Із ваших тут лише ви.
   *[other] Тут зібралися: { $members }. Говоріть вільно.
}
room-closes = 🌅 Світає. Більше ані слова, доки я знову не відчиню цю кімнату.
room-title = Кімната: { $room }
room-thread = зачинена кімната { $number }
room-relay-intro = Ваша команда: { $room }. Усе, що ви напишете мені вночі, я передам решті слово в слово.
room-relay-opens = 🕯️ Двері за вами зачинено, ніхто не підслухає. { $count ->
    [0] Із ваших тут лише ви.
   *[other] Разом із вами тут: { $members }. Говоріть вільно.
}
room-relay-line = { $from }: { $text }
room-relay-outside = Не вдалося впустити сюди: { $seats }. Їхні слова я передам вам, а те, що їм треба прочитати, пишіть мені в особисті повідомлення.
room-relay-failed = Повідомлення не дійшло. Закриті особисті повідомлення: { $seats }.
room-relay-unsaid = Повідомлення зараз не дійшло. Його не побачать: { $seats }. Напишіть його мені ще раз трохи згодом.
dead-thread = той світ
# Between the year, the month and the day, as they stand in a thread's name.
date-gap = -
thread-name = { $name } · гра { $game } · { $date }
