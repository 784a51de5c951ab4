# Statistics, ratings, the leaderboard.

stats-title-player = 📊 { $name }
stats-title-server = 📊 This server's games
stats-title-server-roles = 📊 The roles in this server's games
stats-title-leaderboard = 🏆 The leaderboard
stats-only = Only games with { $scenario }.
stats-none = Nothing to show yet: no game that counts has been finished here.
stats-somebody = A player
stats-hidden = They'd rather keep their statistics to themselves.
stats-games = **Games:** { $games } · **won:** { $won } ({ $share } %)
stats-rating = **Rating:** { $points } ± { $margin } · place { $place } of { $people }
stats-unrated = **Rating:** after { $least } games; { $games } so far
stats-unranked = **Rating:** none, as you asked (`/mafia privacy show`)
stats-side = **{ $side }:** games { $games }, won { $won } ({ $share } %, expected { $expected } %)
stats-survived = **Still there at the end:** { $count } of { $games }
stats-first = **First out:** { $count }
stats-votes = **Votes against another side:** { $hits } of { $votes } ({ $share } %)
stats-acts = **Acts:** { $acts }
stats-act = { $verb } { $count }{ $across ->
    [0] { "" }
   *[other] { " " }(on another side: { $across })
}
stats-role = **{ $role }** · { $scenario }: games { $games }, won { $won } ({ $share } %), still there at the end { $survived }
stats-rulebook = **{ $scenario }:** games { $games }, won { $won } ({ $share } %)
stats-server = **Games:** { $games }
stats-server-rulebook = **{ $scenario }:** games { $games }, nights on average { $nights }, won by { $wins }
stats-server-role = **{ $role }** · { $scenario }: cards dealt { $games }, won { $share } % (expected { $expected } %), still there at the end { $survived } %
stats-win = { $side } { $share } %
stats-draws = a draw { $share } %
stats-ranked = { $place }. **{ $name }** · { $points } ± { $margin } · games { $games }
stats-ranked-none = Nobody has played { $least } games here yet. That's how many it takes to be ranked.
stats-own-place = **You:** place { $place } of { $people }
stats-how = You're ranked once you've played { $least } games. 1000 is an average player, and the rating allows for how often each side of a rulebook wins anyway. A game counts for whoever has the chair at the end; one that was stopped counts for nobody, and neither does a lesson (`/mafia learn`), because its other players are scripted.
stats-kept = The last { $games } games on this server count, each for { $days } days. Don't want to be ranked? `/mafia privacy show`.
stats-view = What to look at
stats-view-player = Overall
stats-view-roles = By role
stats-view-rulebooks = By rulebook
stats-view-server = The whole server
stats-view-server-roles = Every role, no matter who had it
stats-view-leaderboard = The leaderboard
stats-card-button = Draw a card
stats-card-sides = Wins by side
stats-card-roles = Wins by role
stats-card-figure = { $won } of { $games } · { $share } %
stats-card-stroke = White line: what average players would have won on that side.
stats-card-none = I couldn't draw the card just now. Try again in a moment.
stats-card-post = Post it here
stats-card-posted = Posted
stats-card-another = You can only post your own card.
stats-card-no-right = I can't write in this channel. Somebody who manages it can let me.
stats-card-silent = You can't write here yourself, so I won't write for you.
stats-card-game = A game is being played here. Post your card when it's over.
