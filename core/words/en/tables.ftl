# Several tables in one server: which one is meant, who sits elsewhere, who has the voice.

which-ask = 🪑 Several tables are open on this server. Which one do you mean?
which-line = • { $channel }: **{ $scenario }**, { which-count }
which-option = { $scenario }, { which-count }
which-count = { $stage ->
    [lobby] { $count ->
        [one] { $count } player is gathering
       *[other] { $count } players are gathering
    }
    [over] the game is over
   *[game] { $count ->
        [one] { $count } player is still in the game
       *[other] { $count } players are still in the game
    }
}
which-menu = Choose a table
which-chosen = 🪑 At the table in { $channel }:
which-late = ⌛ That question is too old. Please use the command again.
which-relay-ask = 🪑 You're on several teams. Which one should get your message?
which-relay-line = • **{ $room }** at the table in { $channel } ({ $scenario })
which-relay-option = { $room }, { $channel }
which-relay-menu = Choose a team
which-relay-chosen = 🪑 Until the next phase begins there, I'll pass your messages on to { $room } at the table in { $channel }.
which-relay-late = ⌛ That question is too old, and I haven't passed your message on. Please write it again.

refusal-sits_elsewhere = You're sitting at the table in { $channel }. Nobody can sit at two at once: leave that one first.
refusal-they_sit_elsewhere = That player is sitting at the table in { $channel }. Nobody can sit at two at once.
refusal-tables_full = I'm already leading as many tables as I can on this server. When one of them ends, there's room for another.

lobby-voice-taken = 🔇 I have only one voice on this server, and the game in { $channel } is using it. If that game is still going on when the cards are dealt, we'll play this one in text.
voice-taken = 🔇 The game in { $channel } is using my voice, so we'll play this one in text.
