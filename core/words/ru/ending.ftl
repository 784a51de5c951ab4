# The end of a game: who was who, what turned it, the story to leaf through. In the present tense, which knows no gender.

ending-person = { $won ->
    [yes] 🏆
   *[no] ▫️
} { $seat } — { $role } ({ $team }) · { $fate }
ending-became = { $before } → { $role }
ending-turns = **Переломные моменты**
ending-turn-for = **{ $when }** · { $what } ▲ На руку будущим победителям.
ending-turn-against = **{ $when }** · { $what } ▼ Удар по будущим победителям.

fate-alive = в игре до конца
fate-back = возвращается и остаётся до конца
fate-night = { $night ->
    [0] выбывает в ночь знакомства
    [2] выбывает во 2-ю ночь
   *[other] выбывает в { $night }-ю ночь
}
    .you = { $night ->
        [0] Вы погибли в ночь знакомства
        [2] Вы погибли во 2-ю ночь
       *[other] Вы погибли в { $night }-ю ночь
    }
fate-vote = { $day ->
    [0] уходит по итогам голосования в день знакомства
   *[other] уходит по итогам голосования на { $day }-й день
}
    .you = { $day ->
        [0] В день знакомства город проголосовал против вас
       *[other] На { $day }-й день город проголосовал против вас
    }
fate-day = { $day ->
    [0] выбывает в день знакомства
   *[other] выбывает на { $day }-й день
}
    .you = { $day ->
        [0] В день знакомства вы выбыли из игры
       *[other] На { $day }-й день вы выбыли из игры
    }
fate-eject = удаляют из игры ({ $when })
    .you = Вас удалили из игры ({ $when })
fate-absent = покидает игру ({ $when })
    .you = Вы покинули игру ({ $when })

ending-story-button = Читать историю
ending-reveal-button = Показать роли и историю
end-again-button = Ещё раз тем же составом
end-again-opened = Стол открыт: { $channel }. Все, кто играл, получили приглашение.
lobby-invited = 🪑 Места ждут: { $people }. Нажмите **{ lobby-join-button }**. Для остальных они откроются { $when }.
ending-files = 📄 { "`story.md`" } — вся история текстом, на память. 🎞️ { "`game.yaml`" } — запись всех ходов: если вы запускаете этого бота у себя, прокрутить игру ещё раз можно командой { "`mafia script game.yaml`" }.
ending-file-story = 📄 { "`story.md`" } — вся история текстом, на память.

story-goto = Другая ночь или другой день
story-part = { $chapter } (часть { $part } из { $parts })
story-quiet = Ничего, что оставило бы след.

picture-subtitle = { $scenario } · { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
picture-alt = Вся игра на одной картинке. { $outcome } { $people }

history-title = 📚 Сыгранные здесь игры
history-none = Здесь ещё ни одна игра не сыграна до конца.
history-line = { $number }. { $when } · **{ $scenario }**, { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
} · { $won ->
    [yes] 🏆
   *[no] ▫️
} { $result }
history-label = { $number } · { $scenario }, { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
history-broken-off = игра прервана
history-face-down = Эта игра прервана, и её карты лежат рубашкой вверх. Вы её вели или управляете сервером: покажите роли и историю, и здесь её сможет открыть каждый.
history-draw = без победителя
history-open = Открыть одну из них
history-back-button = К списку
history-kept = Хранятся последние игры этого сервера (не больше { $games }), каждая — { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}. Потом запись удаляется; итоги для `/{ cmd-mafia } { cmd-mafia-stats }` (`/mafia stats`) хранятся дольше.
