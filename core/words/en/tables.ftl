# Several tables in one server: which one is meant, who sits elsewhere, who has the voice.

which-ask = 🪑 Several tables are open in this server. Which one do you mean?
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
which-relay-ask = 🪑 You are in several teams. To which one shall I carry your message?
which-relay-line = • **{ $room }** at the table in { $channel } ({ $scenario })
which-relay-option = { $room }, { $channel }
which-relay-menu = Choose a team
which-relay-chosen = 🪑 Until the next phase begins there, your words go to { $room } at the table in { $channel }.
which-relay-late = ⌛ That question is too old, and your message has gone nowhere. Please write it again.

refusal-sits_elsewhere = You sit at the table in { $channel }. Nobody sits at two at once: leave that one first.
refusal-they_sit_elsewhere = That player sits at the table in { $channel }. Nobody sits at two at once.
refusal-tables_full = As many tables are open in this server as I can lead at once. When one of them ends, there is room for another.

lobby-voice-taken = 🔇 I have one voice in this server, and the game in { $channel } has it. If that game is still going on when the cards are dealt, this one is played in text.
voice-taken = 🔇 The game in { $channel } has my voice, so this one is played in text.
