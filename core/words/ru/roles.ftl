# The roles of a rulebook: the list, what a search found, and one role in full.

roles-at-table = 🪑 За этим столом
roles-besides = 📚 Другие роли сценария
roles-open = Открыть роль целиком
roles-all-button = Все роли
roles-role-title = 🃏 { $role } · { $team }
roles-here = 🪑 { $count ->
    [0] Среди карт этого стола такой нет.
    [one] За этим столом раздаётся { $count } такая карта.
    [few] За этим столом раздаются { $count } такие карты.
   *[many] За этим столом раздаётся { $count } таких карт.
}
roles-wins = **Сторона:** { $team }. { $goal }
roles-counts = **При подсчёте относится к стороне:** { $team }
roles-limits = **Ограничения:**
roles-limit = • **{ $verb }:** { $limits }
limit-gap = { ", " }
limit-phases = когда: { $phases }
limit-uses = { $count ->
    [one] { $count } раз за игру
    [few] { $count } раза за игру
   *[many] { $count } раз за игру
}
limit-self = можно и на себя
limit-self-uses = { $count ->
    [0] никогда на себя
    [one] на себя { $count } раз за игру
    [few] на себя { $count } раза за игру
   *[many] на себя { $count } раз за игру
}
limit-no-repeat = не на одного и того же две ночи подряд
limit-must = обязательно
roles-asked = **На вопрос об этой роли ответ** ({ $askers }): { $answer }. Если этой ночью ничего не помешает.
roles-stopped = **Кто может помешать ночью:** { $roles }
