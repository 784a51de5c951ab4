# The day: the panel, the speakers' turns, talk about the talk.

day-ends = Час вийде { $when }.
day-alive = **За столом ({ $count }):** { $seats }
day-yield-button = У мене все
day-skip-button = До голосування
day-extend-button = Більше часу
day-challenge-button = Репліка
day-agree-button = 👍 Згода
day-disagree-button = 👎 Незгода
day-act-button = Застосувати здібність
day-grant-placeholder = Кому даєте репліку?

turn-begins = 🎙️ { $extra ->
    [none] Слово має { $speaker }. Час: { $time }.
    [closing] Усі висловилися. На денні дії лишається { $time }.
    [called] Поза чергою слово має { $speaker }. Час: { $time }.
    [encore] Слово ще раз має { $speaker }. Час: { $time }.
    [departed] Останнє слово: { $speaker }. Час: { $time }.
   *[other] { $speaker } бере репліку. Час: { $time }.
}
turn-now = 🎙️ **Слово має** { $speaker }. Кінець промови: { $when }
turn-closing-now = ⏳ **Остання нагода діяти вдень.** Кінець: { $when }
turn-closing-then = · { $when } остання нагода діяти вдень
turn-then = · потім { $speaker } { $when }{ $extra ->
    [none] { "" }
    [called] { " (поза чергою)" }
    [encore] { " (ще раз)" }
    [departed] { " (останнє слово)" }
   *[other] { " (репліка)" }
}
turn-more = · і після них ще { $count ->
    [one] { $count } промова
    [few] { $count } промови
   *[many] { $count } промов
}

floor-yield = { $by } завершує промову.
floor-skip = { $by } пропонує одразу голосувати.
floor-skip-count = До голосування: { $votes } з { $needed }.
floor-extend = { $by } просить більше часу.
floor-extend-count = Більше часу: { $votes } з { $needed }.
floor-extended = ⏳ Розмова триває. Ще { $time }.
floor-challenge = ✋ { $by } просить репліку.
floor-grant = { $by } дає репліку. Говорить { $at }.
floor-agree = 👍 { $by } погоджується.
floor-disagree = 👎 { $by } не погоджується.
