# Votes: the panels, the count, and what came of them.

vote-needed = Нужно голосов: **{ $needed }** (игроков в игре: { $n })
vote-ends = Голосование закончится { $when }.
vote-placeholder-nomination = Кого вы подозреваете?
vote-placeholder-nomination-many = Кого вы подозреваете? Можно назвать нескольких
vote-placeholder-verdict = Кто должен покинуть город?
vote-withdraw-button = Отозвать голос
vote-abstain-button = Не голосую
vote-history-button = Кто против кого
vote-on-defence = **Под обвинением:** { $seats }
vote-voted = { $count ->
    [0] Ещё никто не голосовал.
    [one] Проголосовал { $count } игрок.
    [few] Проголосовали { $count } игрока.
   *[many] Проголосовало { $count } игроков.
}
vote-undecided = { $seats ->
    [none] ⏳ Ещё без решения: { $count }.
   *[other] ⏳ Ещё без решения ({ $count }): { $seats }
}
vote-secret = Голосование тайное: видно только, сколько игроков проголосовало.
vote-history-title = 🗳️ Кто против кого голосовал
vote-history-heading = ### { $phase }, день { $day }{ $now ->
    [yes] { " " }(ещё идёт)
   *[no] { "" }
}
vote-history-line = { $seat } ({ $votes }): { $voters }
vote-history-secret = Голосование было тайным; вот подсчёт:
vote-history-none = Голосований ещё не было.

vote-tally-empty = Ни одного голоса.
vote-tally-line = { $seat } · { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
}
vote-tally-of = { $seat } · { $enough ->
    [yes] { $votes } ✔
   *[no] { $votes } из { $needed } нужных
}

vote-cast = ✋ { $voter } голосует против: { $choices }.
vote-withdrawn = { $voter } не голосует ни против кого.
vote-yours-cast = Вы голосуете против: { $choices }. Пока голосование не закончилось, выбор можно изменить.
vote-yours-withdrawn = Вы отозвали свой голос.
vote-yours-abstained = Вы не голосуете. Пока голосование не закончилось, это можно изменить.
vote-yours-none = Вы ещё не голосовали.

ballot-nomination = ☝️ **Выставление окончено.** { $needed ->
    [1] Хватало и одного голоса.
   *[other] Нужно было голосов: { $needed } (игроков в игре: { $n }).
}
ballot-verdict = ⚖️ **Голоса подсчитаны.** { $needed ->
    [1] Уходит тот, против кого их больше всего.
   *[other] Нужно было не меньше { $needed } (игроков в игре: { $n }).
}
ballot-verdict-nobody = По этому подсчёту город никто не покидает.
ballot-not-given = ✋ Голос не отдан: { $seats }. Засчитано против игрока { $to }.

defence-seats = { $count ->
    [1] 🗣️ Перед городом предстаёт { $seats }.
   *[other] 🗣️ Перед городом предстают { $seats }.
}
defence-nobody = Никто не набрал нужного числа голосов. Город ложится спать со своими сомнениями.
