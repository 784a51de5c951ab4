# Statistics, ratings, the leaderboard.

stats-title-player = 📊 { $name }
stats-title-server = 📊 The games of this server
stats-title-server-roles = 📊 The roles in this server’s games
stats-title-leaderboard = 🏆 The leaderboard
stats-only = Only games of { $scenario }.
stats-none = Nothing to tell yet: no game that counts has been played to its end here.
stats-somebody = A player
stats-hidden = They wish to keep their statistics to themselves.
stats-games = **Games:** { $games } · **won:** { $won } ({ $share } %)
stats-rating = **Rating:** { $points } ± { $margin } · place { $place } of { $people }
stats-unrated = **Rating:** from { $least } games on; { $games } so far
stats-unranked = **Rating:** none, as you wish (`/mafia privacy show`)
stats-side = **{ $side }:** games { $games }, won { $won } ({ $share } %, to be expected { $expected } %)
stats-survived = **Still there at the end:** { $count } of { $games }
stats-first = **First to be out:** { $count }
stats-votes = **Votes for players of another side:** { $hits } of { $votes } ({ $share } %)
stats-acts = **Acts:** { $acts }
stats-act = { $verb } { $count }{ $across ->
    [0] { "" }
   *[other] { " " }(on another side: { $across })
}
stats-role = **{ $role }** · { $scenario }: games { $games }, won { $won } ({ $share } %), there at the end { $survived }
stats-rulebook = **{ $scenario }:** games { $games }, won { $won } ({ $share } %)
stats-server = **Games:** { $games }
stats-server-rulebook = **{ $scenario }:** games { $games }, nights on average { $nights }, won by { $wins }
stats-server-role = **{ $role }** · { $scenario }: cards dealt { $games }, won { $share } % (to be expected { $expected } %), there at the end { $survived } %
stats-win = { $side } { $share } %
stats-draws = nobody { $share } %
stats-ranked = { $place }. **{ $name }** · { $points } ± { $margin } · games { $games }
stats-ranked-none = Nobody has played { $least } games here yet. That is how many it takes to be ranked.
stats-own-place = **You:** place { $place } of { $people }
stats-how = You are ranked from { $least } games on. 1000 is an average player, and how often a side of a rulebook wins anyway is taken into account. A game counts for whoever held the seat at its end; one that was stopped counts for nobody, and neither does a lesson (`/mafia learn`), whose other players are scripted.
stats-kept = The last { $games } games of this server count, each for { $days } days. If you do not wish to be ranked: `/mafia privacy show`.
stats-view = What to look at
stats-view-player = In all
stats-view-roles = By role
stats-view-rulebooks = By rulebook
stats-view-server = The whole server
stats-view-server-roles = Every role, whoever had it
stats-view-leaderboard = The leaderboard
stats-card-button = Draw a card
stats-card-sides = Wins by side
stats-card-roles = Wins by role
stats-card-figure = { $won } of { $games } · { $share } %
stats-card-stroke = The white stroke: what average players would have won on that side.
stats-card-none = The card could not be drawn just now. Try again in a moment.
stats-card-post = Post it here
stats-card-posted = Posted
stats-card-another = Only your own card can be posted.
stats-card-no-right = I may not write in this channel. Somebody with rights over it can allow me to.
stats-card-silent = You may not write here yourself, so I do not write for you.
stats-card-game = A game is being played here. Post your card when it is over.
