# Votes: the panels, the count, and what came of them.

vote-needed = Votes needed: **{ $needed }** (players in the game: { $n })
vote-ends = The vote closes { $when }.
vote-placeholder-nomination = Who do you suspect?
vote-placeholder-nomination-many = Who do you suspect? Name as many as you like
vote-placeholder-verdict = Who should leave the city?
vote-withdraw-button = Take my vote back
vote-abstain-button = I'm not voting
vote-history-button = Who voted for whom
vote-on-defence = **On trial:** { $seats }
vote-voted = { $count ->
    [0] Nobody has voted yet.
    [one] One player has voted.
   *[other] { $count } players have voted.
}
vote-undecided = { $seats ->
    [none] ⏳ Still to decide: { $count }.
   *[other] ⏳ Still to decide ({ $count }): { $seats }
}
vote-secret = Votes are secret; I only show how many people have voted.
vote-history-title = 🗳️ Who voted for whom
vote-history-heading = ### { $phase }, day { $day }{ $now ->
    [yes] { " " }(still open)
   *[no] { "" }
}
vote-history-line = { $seat } ({ $votes }): { $voters }
vote-history-secret = The votes were secret; this is how they were counted:
vote-history-none = There hasn't been a vote yet.

vote-tally-empty = No votes.
vote-tally-line = { $seat } · { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
vote-tally-of = { $seat } · { $enough ->
    [yes] { $votes } ✔
   *[no] { $votes } of the { $needed } needed
}

vote-cast = ✋ { $voter } votes against { $choices }.
vote-withdrawn = { $voter } isn't voting against anybody.
vote-yours-cast = You're voting against { $choices }. You can change your mind until the vote closes.
vote-yours-withdrawn = You've taken your vote back.
vote-yours-abstained = You're not voting. You can change that until the vote closes.
vote-yours-none = You haven't voted yet.

ballot-nomination = ☝️ **The names are counted.** { $needed ->
    [1] One vote was enough.
   *[other] With { $n } at the table, { $needed } votes were needed.
}
ballot-verdict = ⚖️ **The hands are counted.** { $needed ->
    [1] It goes by the most votes.
   *[other] With { $n } at the table, { $needed } votes were needed.
}
ballot-verdict-nobody = By this count, nobody has to leave.
ballot-not-given = ✋ No vote from { $seats }: counted against { $to }.

defence-seats = { $count ->
    [one] 🗣️ { $seats } stands trial.
   *[other] 🗣️ { $seats } stand trial, one after another.
}
defence-nobody = Nobody was named often enough. The city goes to bed with its doubts.
