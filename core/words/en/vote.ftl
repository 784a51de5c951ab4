# Votes: the panels, the count, and what came of them.

vote-needed = **{ $needed } of { $n }** needed
vote-ends = The vote closes { $when }.
vote-placeholder-nomination = Whom do you suspect?
vote-placeholder-nomination-many = Whom do you suspect? Several may be named
vote-placeholder-verdict = Whom do you send away?
vote-withdraw-button = Take my vote back
vote-abstain-button = I do not vote
vote-history-button = Who voted for whom
vote-on-defence = **On defence:** { $seats }
vote-voted = { $count ->
    [0] Nobody has voted yet.
    [one] One vote is in.
   *[other] { $count } votes are in.
}
vote-undecided = { $seats ->
    [none] ⏳ Still to decide: { $count }.
   *[other] ⏳ Still to decide ({ $count }): { $seats }
}
vote-secret = Votes are secret; only how many have voted is shown.
vote-history-title = 🗳️ Who voted for whom
vote-history-heading = ### { $phase }, day { $day }{ $now ->
    [yes] { " " }(still open)
   *[no] { "" }
}
vote-history-line = { $seat } ({ $votes }): { $voters }
vote-history-secret = The hands were secret; this is how they were counted:
vote-history-none = There has been no vote yet.

vote-tally-empty = No hand is up.
vote-tally-line = { $seat } · { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
vote-tally-of = { $seat } · { $enough ->
    [yes] { $votes } ✔
   *[no] { $votes } of { $needed } needed
}

vote-cast = ✋ { $voter } votes against { $choices }.
vote-withdrawn = { $voter } votes for nobody.
vote-yours-cast = Your vote: { $choices }. You may change it until the time is up.
vote-yours-withdrawn = You have taken your vote back.
vote-yours-abstained = You do not vote. You may change that until the time is up.
vote-yours-none = You have not voted yet.

ballot-nomination = ☝️ **The names are counted.** { $needed } of { $n } needed.
ballot-verdict = ⚖️ **The hands are counted.** { $needed ->
    [1] The most votes decide.
   *[other] { $needed } of { $n } needed.
}
ballot-verdict-nobody = That is not enough. Nobody has to leave.
ballot-not-given = ✋ No vote from { $seats }: counted for { $to }.

defence-seats = { $count ->
    [one] 🗣️ { $seats } must answer to the city.
   *[other] 🗣️ { $seats } must answer to the city, one after the other.
}
defence-nobody = Nobody has been named often enough. The city goes to bed with its doubts.
