# The end of a game: who was who, what turned it, the story to leaf through. In the present tense, which knows no gender.

ending-person = { $won ->
    [yes] 🏆
   *[no] ▫️
} { $seat } — { $role } ({ $team }) · { $fate }
ending-became = { $before } → { $role }
ending-turns = **Переломні моменти**
ending-turn-for = **{ $when }** · { $what } ▲ Це допомогло стороні, яка перемогла.
ending-turn-against = **{ $when }** · { $what } ▼ Це зашкодило стороні, яка перемогла.

fate-alive = у грі до кінця
fate-back = повертається і залишається до кінця
fate-night = { $night ->
    [0] вибуває в ніч знайомства
   *[other] вибуває { $night }-ї ночі
}
    .you = { $night ->
        [0] Ви загинули в ніч знайомства
       *[other] Ви загинули { $night }-ї ночі
    }
fate-vote = { $day ->
    [0] вибуває за вироком у день знайомства
   *[other] вибуває за вироком { $day }-го дня
}
    .you = { $day ->
        [0] У день знайомства місто проголосувало проти вас
       *[other] { $day }-го дня місто проголосувало проти вас
    }
fate-day = { $day ->
    [0] вибуває в день знайомства
   *[other] вибуває { $day }-го дня
}
    .you = { $day ->
        [0] У день знайомства ви вибули з гри
       *[other] { $day }-го дня ви вибули з гри
    }
fate-eject = виводять із гри ({ $when })
    .you = Вас вивели з гри ({ $when })
fate-absent = полишає гру ({ $when })
    .you = Ви полишили гру ({ $when })

ending-story-button = Читати історію
ending-reveal-button = Показати ролі та історію
end-again-button = Ще раз тією самою компанією
end-again-opened = Стіл відкрито: { $channel }. Усі, хто грав, отримали запрошення.
lobby-invited = 🪑 Місця чекають: { $people }. Натисніть **{ lobby-join-button }**. Для решти вони відкриються { $when }.
ending-files = 📄 { "`story.md`" } — уся історія текстом, на згадку. 🎞️ { "`game.yaml`" } — запис усіх ходів: хто має програму цього бота, той може відтворити гру командою { "`mafia script game.yaml`" }.
ending-file-story = 📄 { "`story.md`" } — уся історія текстом, на згадку.

story-goto = Інша ніч або інший день
story-part = { $chapter } (частина { $part } з { $parts })
story-quiet = Нічого, що лишило б слід.

picture-subtitle = { $scenario } · { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
picture-alt = Уся гра на одній картинці. { $outcome } { $people }

history-title = 📚 Зіграні тут ігри
history-none = Тут ще жодної гри не зіграно до кінця.
history-line = { $number }. { $when } · **{ $scenario }**, { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
} · { $won ->
    [yes] 🏆
   *[no] ▫️
} { $result }
history-label = { $number } · { $scenario }, { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
history-broken-off = гру перервано
history-face-down = Цю гру перервано, і її карти лежать сорочкою догори. Ви її вели або керуєте сервером: покажіть ролі та історію, і тут її зможе відкрити кожен.
history-draw = без переможця
history-open = Відкрити одну з них
history-back-button = До списку
history-kept = На сервері { $games ->
    [one] зберігається { $games } остання гра
    [few] зберігаються { $games } останні гри
   *[many] зберігається { $games } останніх ігор
}, кожна { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}. Потім запис видаляється; підсумки для `/{ cmd-mafia } { cmd-mafia-stats }` (`/mafia stats`) зберігаються довше.
