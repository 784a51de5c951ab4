# Status, help.

status-title = 📋 How things stand
status-phase = **{ $phase }{ $day ->
    [none] { "" }
   *[other] , day { $day }
}**{ $when ->
    [none] { "" }
   *[other] { " " }(it ends { $when })
}
status-voted = **Votes:** { $voted } of { $voters } have voted.
status-waiting = ⏳ I still wait for you: { $verbs }.
status-waiting-not-you = ⏳ Nothing more is asked of you tonight. How many others choose I do not say: it would tell how many can.
status-waiting-none = ⏳ How many still choose I do not say: it would tell how many can.
status-alive = **In the game ({ $count }):** { $seats }
status-out = **Out ({ $count }):** { $seats }
status-button = How things stand
status-none = No game is running here.

help-title = 🎭 Mafia, and how to begin
help-text = A city sleeps; among its people hides a mafia. By night the mafia takes lives, by day the city looks for the guilty and votes. I keep the cards, the clock and the secrets, so that everybody can play.

    • **Begin:** `/mafia start` opens a table. Press **Join**. When enough are there, the host presses **Begin**.
    • **Your card** comes by direct message. If yours are closed, press **{ role-card-button }** in the channel.
    • **At night** your menu comes to the same place. You may change your choice until the night ends.
    • **By day** talk, and vote with the panel under the message or with `/vote`.
    • **Lost?** `/mafia status` says how things stand, `/mafia roles` who may be at the table, `/mafia rules` how this rulebook is played.
help-owner = For whoever runs the server: `/mafia setup` checks every right I need and says what would be missing.
help-night = You act at night in your direct messages, or with `/night act` where those are closed.

language-set-person = From now on I speak { $language } with you.

roles-title = 🃏 The roles of { $scenario }
roles-line = **{ $role }** · { $team }
    { $card }
    { $night }
rules-title = 📖 { $scenario }
