# The roles of a rulebook: the list, what a search found, and one role in full.

roles-at-table = 🪑 سر این میز
roles-besides = 📚 نقش‌های دیگر این سناریو
roles-open = یک نقش را کامل ببینید
roles-all-button = همهٔ نقش‌ها
roles-role-title = 🃏 { $role } ({ $team })
roles-here = { $count ->
    [0] 🪑 در کارت‌های این میز نیست.
    [1] 🪑 سر این میز یک کارت از این نقش پخش می‌شود.
   *[other] 🪑 سر این میز { $count } کارت از این نقش پخش می‌شود.
}
roles-wins = **ساید:** { $team }. { $goal }
roles-counts = **در شمارش جزوِ:** { $team }
roles-limits = **محدودیت‌ها:**
roles-limit = • **{ $verb }:** { $limits }
limit-gap = { "، " }
limit-phases = زمان: { $phases }
limit-uses = { $count ->
    [1] یک بار در بازی
   *[other] { $count } بار در بازی
}
limit-self = روی خودش هم می‌شود
limit-self-uses = { $count ->
    [0] هیچ‌وقت روی خودش
    [1] یک بار در بازی روی خودش
   *[other] { $count } بار در بازی روی خودش
}
limit-no-repeat = نه دو شب پشت سر هم روی یک نفر
limit-must = اجباری است
roles-asked = **جواب استعلام** ({ $askers }): { $answer }، مگر آن شب چیزی جواب را عوض کند.
roles-stopped = **چه کسی می‌تواند توانایی شبش را بگیرد:** { $roles }
