# The day: the panel, the speakers' turns, talk about the talk.

day-ends = Время выйдет { $when }.
day-alive = **За столом ({ $count }):** { $seats }
day-yield-button = У меня всё
day-skip-button = К голосованию
day-extend-button = Ещё времени
day-challenge-button = Реплика
day-agree-button = 👍 Согласие
day-disagree-button = 👎 Несогласие
day-act-button = Применить способность
day-grant-placeholder = Кому вы даёте реплику?

turn-begins = 🎙️ { $extra ->
    [none] Говорит { $speaker }. Время: { $time }.
    [closing] Все высказались. Время на дневные действия: { $time }.
    [called] Вне очереди говорит { $speaker }. Время: { $time }.
    [encore] Ещё раз говорит { $speaker }. Время: { $time }.
    [departed] Последнее слово: { $speaker }. Время: { $time }.
   *[other] Реплику берёт { $speaker }. Время: { $time }.
}
turn-now = 🎙️ **Говорит** { $speaker }. Время истекает { $when }
turn-closing-now = ⏳ **Последняя возможность действовать днём.** Время истекает { $when }
turn-closing-then = · { $when } последняя возможность действовать днём
turn-then = · потом { $speaker } { $when }{ $extra ->
    [none] { "" }
    [called] { " (вне очереди)" }
    [encore] { " (ещё раз)" }
    [departed] { " (последнее слово)" }
   *[other] { " (реплика)" }
}
turn-more = · и после них ещё { $count ->
    [one] { $count } речь
    [few] { $count } речи
   *[many] { $count } речей
}

floor-yield = { $by } заканчивает речь.
floor-skip = { $by } предлагает перейти к голосованию.
floor-skip-count = За голосование: { $votes } из { $needed }.
floor-extend = { $by } просит ещё времени.
floor-extend-count = За продление: { $votes } из { $needed }.
floor-extended = ⏳ Обсуждение продлено. Добавлено: { $time }.
floor-challenge = ✋ { $by } просит реплику.
floor-grant = { $by } даёт реплику: { $at }.
floor-agree = 👍 { $by } соглашается.
floor-disagree = 👎 { $by } не соглашается.
