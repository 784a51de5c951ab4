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
status-waiting = ⏳ I'm still waiting for you: { $verbs }.
status-waiting-not-you = ⏳ You're done for tonight. I won't say how many others are still choosing: that would give away how many can.
status-waiting-none = ⏳ I won't say how many are still choosing: that would give away how many can.
status-alive = **In the game ({ $count }):** { $seats }
status-out = **Out ({ $count }):** { $seats }
status-button = How things stand
status-none = No game is running here. `/mafia start` opens a table.

help-title = 🎭 Mafia, and how to begin
help-text = A city sleeps, and a mafia hides among its people. By night, the mafia takes lives; by day, the city looks for the guilty and votes. I keep the cards, the clock and the secrets, so that everybody can play.

    • **Begin:** `/mafia start` opens a table. Press **Join**. Once there are enough of you, the host presses **Begin**.
    • **Your card** comes by direct message. If your direct messages are closed for this server, press **{ role-card-button }** in the channel.
    • **At night** your menu comes to the same place. You can change your choice until the night ends.
    • **By day** you talk, and vote with the panel under the message or with `/vote`.
    • **Lost?** `/mafia status` shows how things stand, `/mafia roles` which roles there are, `/mafia rules` how this rulebook is played.
help-owner = Running the server? `/mafia setup` checks every right I need and says what won't work without it.
help-night = At night, you act in your direct messages, or with `/night act` if those are closed.

language-set-person = From now on, I'll speak { $language } with you.

roles-title = 🃏 The roles of { $scenario }
roles-line = **{ $role }** · { $team }
    { $card }
    { $night }
rules-title = 📖 { $scenario }
