# The roles of a rulebook: the list, what a search found, and one role in full.

roles-at-table = 🪑 At this table
roles-besides = 📚 Also in this rulebook
roles-open = Open one role in full
roles-all-button = All roles
roles-role-title = 🃏 { $role } · { $team }
roles-here = { $count ->
    [0] 🪑 Not among the cards of this table.
    [one] 🪑 One such card is dealt at this table.
   *[other] 🪑 { $count } such cards are dealt at this table.
}
roles-wins = **Wins with** { $team }. { $goal }
roles-counts = **Is counted among:** { $team }
roles-limits = **Limits:**
roles-limit = • **{ $verb }:** { $limits }
limit-gap = { ", " }
limit-phases = when: { $phases }
limit-uses = { $count ->
    [one] once a game
    [2] twice a game
   *[other] { $count } times a game
}
limit-self = also on oneself
limit-self-uses = { $count ->
    [0] never on oneself
    [one] on oneself once a game
   *[other] on oneself { $count } times a game
}
limit-no-repeat = never the same player two nights running
limit-must = must be used
roles-asked = **Who asks about it is told** ({ $askers }): { $answer }. If nothing else is done that night.
roles-stopped = **Can be stopped at night by:** { $roles }
