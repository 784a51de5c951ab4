# Votes: the panels, the count, and what came of them.

vote-needed = Потрібно голосів: **{ $needed }** (гравців у грі: { $n })
vote-ends = Кінець голосування: { $when }.
vote-placeholder-nomination = Кого підозрюєте?
vote-placeholder-nomination-many = Кого підозрюєте? Можна назвати кількох
vote-placeholder-verdict = Хто залишає місто?
vote-withdraw-button = Забрати свій голос
vote-abstain-button = Утриматися
vote-history-button = Хто проти кого
vote-on-defence = **Під обвинуваченням:** { $seats }
vote-voted = { $count ->
    [0] Ще ніхто не голосував.
    [one] Проголосував { $count } гравець.
    [few] Проголосували { $count } гравці.
   *[many] Проголосувало { $count } гравців.
}
vote-undecided = { $seats ->
    [none] ⏳ Ще без рішення: { $count }.
   *[other] ⏳ Ще без рішення ({ $count }): { $seats }
}
vote-secret = Голосування таємне; видно лише, скільки вже проголосувало.
vote-history-title = 🗳️ Хто проти кого голосував
vote-history-heading = ### { $phase }, день { $day }{ $now ->
    [yes] { " " }(ще триває)
   *[no] { "" }
}
vote-history-line = { $seat } ({ $votes }): { $voters }
vote-history-secret = Голосування було таємним; ось підрахунок:
vote-history-none = Голосувань ще не було.

vote-tally-empty = Жодної руки не піднято.
vote-tally-line = { $seat } · { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоси
   *[many] { $votes } голосів
}
vote-tally-of = { $seat } · { $enough ->
    [yes] { $votes } ✔
   *[no] { $votes } з { $needed } потрібних
}

vote-cast = ✋ { $voter } голосує проти: { $choices }.
vote-withdrawn = { $voter } не голосує ні проти кого.
vote-yours-cast = Ви голосуєте проти: { $choices }. Доки голосування не скінчилося, можете передумати.
vote-yours-withdrawn = Ви забрали свій голос.
vote-yours-abstained = Ви утримуєтеся. Доки голосування не скінчилося, можете передумати.
vote-yours-none = Ви ще не голосували.

ballot-nomination = ☝️ **Імена полічено.** { $needed ->
    [1] Вистачало й одного голосу.
   *[other] Потрібно було голосів: { $needed } (гравців у грі: { $n }).
}
ballot-verdict = ⚖️ **Руки полічено.** { $needed ->
    [1] Вирішувала найбільша кількість голосів.
   *[other] Потрібно було голосів: { $needed } (гравців у грі: { $n }).
}
ballot-verdict-nobody = За цим підрахунком місто не залишає ніхто.
ballot-not-given = ✋ Голосу не віддано: { $seats }. Зараховано проти гравця { $to }.

defence-seats = { $count ->
    [1] 🗣️ { $seats } виправдовується перед містом.
   *[other] 🗣️ Виправдовуються перед містом, по черзі: { $seats }.
}
defence-nobody = Нікого не назвали досить разів. Місто лягає спати зі своїми сумнівами.
