# Mafia with a card deck.

scenario-title = Mafia with a card deck
scenario-summary = Dealt from an ordinary deck of cards. The masons know each other, the police ask together, the doctor brings back the dead, and the game goes on until one side is gone to the last player.
scenario-rules = • **The cards.** Black two to ten: civilian. Red two to ten: mason. Red jack, queen, king: police. Red ace: the doctor. Black jack, queen, king: mafia. Black ace: the godfather. No card is turned over before the game is over.

    • **The first night.** The masons see each other, then the mafia, then the police. Nobody is killed that night, though the police can already ask.

    • **Every night.** The mafia points at one player, and any of them can do the pointing. The police together ask about one player: thumbs up means mafia, except that the godfather gets thumbs down. Last of all the doctor can point at one of the dead, from whichever side.

    • **The dawn.** First you hear who was killed, then who has come back.

    • **The day.** Talk freely. Then each of you can name one suspect. Whoever is named most often, by at least a third of the living, stands trial; if there's a tie, nobody does.

    • **The trial.** The accused speaks, and the others raise their hands for guilty. It takes more than half of the living. There is one trial a day.

    • **The end.** The town wins when the last of the mafia is dead. The mafia wins when the last of the town is dead; not being outnumbered any more isn't enough.

option-godfather = The godfather is in the deck
    .description = One black ace among the mafia; usual from eight players up

role-civilian = Civilian
    .card = You drew a black number. You're a civilian: no secret, no sign, only a voice and a vote, and without you the town is lost.
    .night = You sleep. Nobody wakes you.
role-mason = Mason
    .card = You drew a red number. You're a mason: one of the town in every way, but you don't stand alone.
    .night = On the first night you see your fellow masons. After that you sleep.
    .knows = On the first night you see all of the masons.
role-policeman = Policeman
    .card = You drew a red court card. You're with the police, and what you ask at night is answered truthfully, or nearly.
    .night = Every night you ask together about one player. Any of you can point, and the last one pointed at counts. All of you see the sign: thumbs up means mafia. Only the godfather gets thumbs down, like an honest citizen.
    .knows = On the first night you see all of the police.
role-doctor = Doctor
    .card = You drew the red ace. You're the doctor, and you can do what no other doctor can: you bring back the dead.
    .night = Point at one player who was dead when the night began, and they're back at dawn, whether they were killed at night or convicted by day. You don't know whose side they're on. You don't have to point at anybody.
role-mafioso = Member of the mafia
    .card = You drew a black court card. You belong to the mafia, and the city must be yours to the last house. If the police ask about you, they see thumbs up.
    .night = On the first night you only see each other. From the second night on you point at one player together: any of you can do it, and the last word stands. Nobody can shield your victim, but the doctor may bring them back another night.
    .knows = On the first night you see all of the mafia, but not which of you is the godfather.
role-godfather = Godfather
    .card = You drew the black ace. You're the godfather: one of the mafia, with no more say than the others. But if the police ask about you, they see thumbs down.
    .night = On the first night you only see each other. From the second night on you point at one player together: any of you can do it, and the last word stands. Nobody can shield your victim, but the doctor may bring them back another night.
    .knows = On the first night you see all of the mafia. They don't know that the ace is yours.

verb-kill = Point at
    .ask = 🔫 Who does the mafia point at tonight?
    .chosen = You point at { $at }. You can still change that until the night is over.
    .seen = 🔫 { $by } points at { $at }.
    .told = 🔫 { $by } pointed at { $at }.
verb-inspect = Ask about
    .ask = 🔍 Police, who do you ask about tonight?
    .chosen = You ask about { $at }. You can still change that; the sign comes when the night ends.
    .seen = 🔍 { $by } wants to ask about { $at }.
    .told = 🔍 { $by } asked about { $at }.
verb-revive = Bring back
    .ask = 🕯️ Doctor, who do you bring back?
    .chosen = You call { $at } back. You can still change your mind until the night is over.
    .told = 🕯️ { $by } called { $at } back.
verb-vote = Raise a hand against
    .ask = ✋ Who do you raise your hand against?
    .chosen = { $count ->
        [0] You keep your hand down.
       *[other] Your hand is up against { $at }. You can change that until the vote closes.
    }

told-seats = 👀 You open your eyes and look around. You belong together: { $seats }.
    .short = their own people are { $seats }
told-yes = 👍 Thumbs up. That's a member of the mafia.
    .short = thumbs up, mafia
told-no = 👎 Thumbs down. Not mafia, as far as I can show you.
    .short = thumbs down

room-policeman = the police
room-mason = the masons

phase-night-begins = 🌙 { $night ->
    [1] **The first night. The city falls asleep.** Group by group, those who belong together open their eyes and see each other. Nobody dies tonight.
   *[other] **Night { $night }. The city falls asleep.** Doors are locked, lamps go out; anyone with business in the dark goes about it now.
}
phase-day-begins = ☀️ **Day { $day }. The city wakes up.** Talk as you like; you have { $time }.
phase-nomination-begins = ☝️ **Who do you suspect?** Each of you can name one player. You have { $time }.
phase-defence-begins = 🗣️ **The trial.** The accused can speak for { $time }. Everyone else listens.
phase-verdict-begins = ⚖️ **Guilty?** Raise your hand, or keep it down. You have { $time }.

vote-cast = ✋ { $voter } points at { $choices }.
vote-placeholder-verdict = Guilty?

ballot-nomination = ☝️ **The names are counted.** With { $n } at the table, it takes { $needed } to put somebody on trial.
ballot-verdict = ⚖️ **The hands are counted.** With { $n } at the table, it takes { $needed } to condemn.
ballot-verdict-nobody = There weren't enough hands.
defence-seats = 🗣️ { $seats } stands trial.
defence-nobody = You couldn't settle on anybody. There's no trial today.

announce-killed = 🩸 { $count ->
    [one] At dawn { $seats } doesn't get up.
   *[other] At dawn { $seats } don't get up.
}{ $over ->
    [yes] {""}
   *[no] {" "}{ $count ->
        [one] The card stays face down.
       *[other] The cards stay face down.
    }
}
announce-no_death = 🌤️ At dawn everyone gets up. Nobody was killed in the night.
announce-revived = ✨ And look who's coming down the street: { $seats }, back from the dead.
announce-convicted = 🔨 Guilty. { $seats } is put to death at once{ $over ->
    [yes] .
   *[no] ; the card stays face down.
}
announce-acquitted = 🕊️ Not guilty. { $seats } goes home, and night falls.
announce-cards_shown = 🃏 All cards are turned over.

refusal-first_night = Nobody is killed on the first night.
refusal-expelled = { $seat } was put out of the game, and there's no way back from that.
refusal-no_mafia = There must be at least one mafia player at the table.
refusal-mafia_too_many = There must be fewer mafia than townspeople.
refusal-own_team = { $seat } is one of your own.
refusal-target_living = { $seat } is alive. You can only bring back someone who was dead at nightfall.

win-town = 🏙️ **The town has won.** The last of the mafia is gone.
win-mafia = 🥀 **The mafia has won.** Not one of the town is left.

team-town = the town
    .goal = You win when no member of the mafia is left in the game.
team-mafia = the mafia
    .goal = You win when the last of the town is dead.
