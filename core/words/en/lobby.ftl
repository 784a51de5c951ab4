# Before the game: the lobby, and what it waits for.

lobby-title = 🌆 A table for { $scenario } is open
lobby-invitation = Take a chair. When the host says so, the doors close and the cards are dealt.
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
   *[together] a phase ends early once everyone has chosen
}
lobby-voice = **Voice channel:** { $channel }
lobby-voice-unnarrated = **Voice channel:** { $channel }, narrated in text
lobby-voice-none = **Voice channel:** none, we're playing in text
lobby-options = **House rules:** { $options }
lobby-reveal-rulebook = **Roles of those who leave:** the rulebook decides
lobby-players = **At the table ({ $count } of { $most })**
lobby-player = { $number }. { $name }
lobby-players-none = The chairs are still empty. Who wants to sit down first?
lobby-missing-players = { $count ->
    [one] One more player and we can begin.
   *[other] { $count } more players and we can begin.
}
lobby-ready = There are enough of us. { $host } can begin whenever the table is ready.
lobby-full-now = Every chair is taken. { $host }, the table is yours.
lobby-moderator-seated = ⚠️ { $count ->
    [one] { $seats } can open private threads in this channel, the mafia's included.
   *[other] { $seats } can open private threads in this channel, the mafia's included.
} The host can use the relay: then the team talks through me, in direct messages, and there's no thread to open.
readers-play = ⚠️ { $count ->
    [one] { $seats } can open private threads in this channel, the mafia's included.
   *[other] { $seats } can open private threads in this channel, the mafia's included.
}
lobby-you-read = ⚠️ You manage threads in this channel, so Discord lets you open private ones, the mafia's included. I've told the table. Please leave them closed while you play; with the relay there aren't any.
lobby-relay-on = The relay is on: each team talks through me, in direct messages.
lobby-human-host = 🎩 { $host } runs this table and sees every card. I look after the rest.

lobby-join-button = Join
lobby-leave-button = Leave
lobby-begin-button = Begin
lobby-roles-button = Roles
lobby-relay-button = Use the relay
lobby-stop-button = Call it off

lobby-you-joined = You have a chair. When the game begins, I'll send you your card by direct message. If your direct messages are closed for this server, open them, or wait until the game has begun and press **{ role-card-button }** here.
dm-first-word = 👋 Your card will come here when the game begins. At night, whatever I have to ask or tell you alone comes here too. Don't show any of it to anyone.
dm-first-word-host = 👋 When the game begins, your console will come here. It shows you every card, and what people do in secret. Don't show it to anyone.
dm-first-word-lesson = 👋 Your lesson is here. In a game, your card comes here, and so does whatever I have to ask or tell you alone at night. Don't show any of that to anyone.
lobby-you-left = { $chair ->
    [queue] You're no longer waiting for a chair.
    [taken] You've given up your chair. It goes to whoever had waited longest.
    [closed] You've given up your chair. Nobody else was left, so the table is closed.
   *[free] You've given up your chair. It's free for anyone who wants it.
}
lobby-you-left-game = You've left the room. I'll keep your chair for { $time }: join again by then, and you play on. After that, you're out of the game.
lobby-waiting = **Waiting for a chair ({ $count }):** { $names }
lobby-you-wait = Every chair is taken. You're number { $number } in line for one.
lobby-begins = 🎲 The doors are closed. { $count } players, { $scenario }. Dealing the cards…

language-en = English
language-fa = Persian
language-ru = Russian
language-uk = Ukrainian

role-card-button = My role
role-card-lost = I couldn't reach { $count ->
    [one] one player
   *[other] { $count } players
} by direct message. Press **{ role-card-button }** to see your card here; nobody else will see it.
