# Before the game: the lobby, and what it waits for.

lobby-title = 🌆 A table of { $scenario } is gathering
lobby-invitation = Take a chair. When the host gives the word, the doors close and the cards go round.
lobby-host = **Host:** { $host }
lobby-scenario = **Rulebook:** { $scenario }
lobby-scenario-seats = { $least } to { $most } players
lobby-scenario-exact = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
lobby-language = **Language:** { $language }
lobby-pace = **Pace:** { pace-name }
pace-name = { $pace ->
    [narrated] the narrator calls each role in turn
    [clock] every phase lasts its full time
   *[together] a phase ends when everyone has chosen
}
lobby-voice = **Voice table:** { $channel }
lobby-voice-unnarrated = **Voice table:** { $channel }, narrated in text
lobby-voice-none = **Voice table:** none, we play in text
lobby-options = **House rules:** { $options }
lobby-reveal-rulebook = **Role of who leaves:** the rulebook decides
lobby-players = **At the table ({ $count } of { $most })**
lobby-player = { $number }. { $name }
lobby-players-none = The chairs are still empty. Who dares to sit down first?
lobby-missing-players = { $count ->
    [one] One more player, and we can begin.
   *[other] { $count } more players, and we can begin.
}
lobby-ready = Enough players are here. { $host } may begin whenever the table is ready.
lobby-full-now = Every chair is taken. { $host }, the table is yours.
lobby-moderator-seated = ⚠️ { $count ->
    [one] { $seats } can open private threads in this channel, the mafia's included.
   *[other] { $seats } can open private threads in this channel, the mafia's included.
} The host may choose the relay: then the team talks through me, in direct messages, and there is no thread to open.
readers-play = ⚠️ { $count ->
    [one] { $seats } can open private threads in this channel, the mafia's included.
   *[other] { $seats } can open private threads in this channel, the mafia's included.
}
lobby-you-read = ⚠️ You manage threads in this channel, so Discord would show you private ones, the mafia's included. The table is told. Leave them closed while you play; with the relay there are none.
lobby-relay-on = The relay is on: each team talks through me, in direct messages.
lobby-human-host = 🎩 { $host } runs this table and sees every card. I keep the books.

lobby-join-button = Join
lobby-leave-button = Leave
lobby-begin-button = Begin
lobby-roles-button = Roles
lobby-relay-button = Use the relay
lobby-stop-button = Call it off

lobby-you-joined = You have a chair. Your card comes when the game begins: allow direct messages from this server, or use the button **{ role-card-button }** here.
dm-first-word = 👋 Your card will come here when the game begins, and at night what is asked of you and the answers. Show it to nobody.
lobby-you-left = { $chair ->
    [queue] You no longer wait for a chair.
    [taken] You have given up your chair, and whoever waited longest has it now.
    [closed] You have given up your chair. Nobody else was left, so the table is closed.
   *[free] You have given up your chair. It stays free for whoever wants it.
}
lobby-you-left-game = You have left the room. Your chair is kept for { $time }: join again in that time and play on. After that you are out of the game.
lobby-waiting = **Waiting for a chair ({ $count }):** { $names }
lobby-you-wait = Every chair is taken. You are number { $number } of those who wait for one.
lobby-begins = 🎲 The doors are closed. { $count } players, { $scenario }. The cards are going round…

language-en = English
language-fa = Persian
language-ru = Russian
language-uk = Ukrainian

role-card-button = My role
role-card-lost = I could not reach { $count ->
    [one] one player
   *[other] { $count } players
} by direct message. Press **{ role-card-button }** and you see your card here, and nobody else does.
