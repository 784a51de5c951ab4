# The roles of a rulebook: the list, what a search found, and one role in full.

roles-at-table = 🪑 За цим столом
roles-besides = 📚 Інші ролі сценарію
roles-open = Відкрити роль повністю
roles-all-button = Усі ролі
roles-role-title = 🃏 { $role } · { $team }
roles-here = 🪑 { $count ->
    [0] Серед карт цього столу такої немає.
    [one] За цим столом роздають { $count } таку карту.
    [few] За цим столом роздають { $count } такі карти.
   *[many] За цим столом роздають { $count } таких карт.
}
roles-wins = **Сторона:** { $team }. { $goal }
roles-counts = **Під час підрахунку належить до сторони:** { $team }
roles-limits = **Обмеження:**
roles-limit = • **{ $verb }:** { $limits }
limit-gap = { ", " }
limit-phases = коли: { $phases }
limit-uses = { $count ->
    [one] { $count } раз за гру
    [few] { $count } рази за гру
   *[many] { $count } разів за гру
}
limit-self = можна й на себе
limit-self-uses = { $count ->
    [0] ніколи на себе
    [one] на себе { $count } раз за гру
    [few] на себе { $count } рази за гру
   *[many] на себе { $count } разів за гру
}
limit-no-repeat = не на того самого дві ночі поспіль
limit-must = обов’язково
roles-asked = **Відповідь на запитання про цю роль** ({ $askers }): { $answer } — якщо цієї ночі ніщо не завадить.
roles-stopped = **Хто може завадити вночі:** { $roles }
