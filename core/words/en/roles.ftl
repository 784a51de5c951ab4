# The roles of a rulebook: the list, what a search found, and one role in full.

roles-at-table = 🪑 At this table
roles-besides = 📚 Also in this rulebook
roles-open = See one role in full
roles-all-button = All roles
roles-role-title = 🃏 { $role } · { $team }
roles-here = { $count ->
    [0] 🪑 Not one of the cards at this table.
    [one] 🪑 There's one at this table.
   *[other] 🪑 There are { $count } at this table.
}
roles-wins = **Side:** { $team }. { $goal }
roles-counts = **Counts as:** { $team }
roles-limits = **Limits:**
roles-limit = • **{ $verb }:** { $limits }
limit-gap = { ", " }
limit-phases = when: { $phases }
limit-uses = { $count ->
    [one] once a game
    [2] twice a game
   *[other] { $count } times a game
}
limit-self = on yourself too
limit-self-uses = { $count ->
    [0] never on yourself
    [one] on yourself once a game
   *[other] on yourself { $count } times a game
}
limit-no-repeat = never the same player two nights running
limit-must = must be used
roles-asked = **What askers are told** ({ $askers }): { $answer }, unless something else interferes that night.
roles-stopped = **Can be stopped at night by:** { $roles }
