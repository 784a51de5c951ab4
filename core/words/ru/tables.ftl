# Несколько столов на сервере: какой имеется в виду, кто сидит за другим, у кого голос.

which-ask = 🪑 На этом сервере открыто несколько столов. Какой вы имеете в виду?
which-line = • { $channel }: **{ $scenario }**, { which-count }
which-option = { $scenario }, { which-count }
which-count = { $stage ->
    [lobby] { $count ->
        [one] собирается { $count } игрок
        [few] собираются { $count } игрока
       *[many] собирается { $count } игроков
    }
    [over] игра окончена
   *[game] { $count ->
        [one] в игре { $count } человек
        [few] в игре { $count } человека
       *[many] в игре { $count } человек
    }
}
which-menu = Выберите стол
which-chosen = 🪑 За столом в { $channel }:
which-late = ⌛ Этот вопрос устарел. Введите команду ещё раз.
which-relay-ask = 🪑 Вы сразу в нескольких командах. Какой из них передать ваше сообщение?
which-relay-line = • **{ $room }** за столом в { $channel } ({ $scenario })
which-relay-option = { $room }, { $channel }
which-relay-menu = Выберите команду
which-relay-chosen = 🪑 До начала следующей фазы ваши слова уходят этой команде: { $room }, стол в { $channel }.
which-relay-late = ⌛ Этот вопрос устарел, и ваше сообщение никуда не ушло. Напишите его ещё раз.

refusal-sits_elsewhere = Вы уже сидите за столом в { $channel }. За двумя столами сразу не сидят: сначала встаньте из-за того.
refusal-they_sit_elsewhere = Этот игрок сидит за столом в { $channel }. За двумя столами сразу не сидят.
refusal-tables_full = Больше столов на этом сервере я сразу не проведу. Как только один закончит, место появится.

lobby-voice-taken = 🔇 На сервере у меня один голос, и сейчас он у игры в { $channel }. Если к раздаче карт та игра не закончится, эту проведём текстом.
voice-taken = 🔇 Мой голос у игры в { $channel }, поэтому эту ведём текстом.
