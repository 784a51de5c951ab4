# Mafia with a card deck.

scenario-title = Mafia with a card deck
scenario-summary = Dealt from an ordinary deck of cards. The masons know each other, the policemen ask together, the doctor brings back the dead, and the game goes on until one side is gone to the last player.
scenario-rules = • **The cards.** Black two to ten: civilian. Red two to ten: mason. Red jack, queen, king: policeman. Red ace: the doctor. Black jack, queen, king: mafia. Black ace: the godfather. No card is turned over before the game is over.

    • **The first night.** The masons see each other, then the mafia, then the policemen. Nobody is killed in this night, though the policemen may ask already.

    • **Every night.** The mafia point at one player, and any of them may do the pointing. The policemen together ask about one player: thumbs up means mafia, and about the godfather it is thumbs down. Last of all the doctor may point at one of the dead, whoever that was.

    • **The dawn.** First you hear who was killed, then who has come back.

    • **The day.** Talk freely. Then each of you may name one suspect. Whoever is named most often, by a third of the living at least, stands trial; if two are level nobody does.

    • **The trial.** The accused speaks, and the others raise their hands for guilty. More than half of the living are needed. There is one trial a day.

    • **The end.** The town wins when the last of the mafia is dead. The mafia win when the last of the town is dead; to be as many is not enough.

option-godfather = The godfather is in the deck
    .description = One black ace among the mafia; usual from eight players on

role-civilian = Civilian
    .card = You drew a black number. You are a civilian: no secret, no sign, only a voice and a vote.
    .night = You sleep. Nobody wakes you.
role-mason = Mason
    .card = You drew a red number. You are a mason: a townsman in every respect, but you do not stand alone.
    .night = In the first night you see your fellow masons. After that you sleep.
    .knows = In the first night you see all masons.
role-policeman = Policeman
    .card = You drew a red court card. You are of the police, and what you ask at night is answered truly, or nearly.
    .night = You ask together about one player. Any of you may point, and the last one pointed at stands. All of you see the sign: thumbs up means mafia. About the godfather it is thumbs down.
    .knows = In the first night you see all policemen.
role-doctor = Doctor
    .card = You drew the red ace. You are the doctor, and you can do what no other doctor can: you bring back the dead.
    .night = Point at one player who was dead when the night began, and they are back at dawn. You do not know whose side they are on. You need not point at anybody.
role-mafioso = Member of the mafia
    .card = You drew a black court card. You belong to the mafia, and the city must be yours to the last house.
    .night = In the first night you only see each other. From the second night on you point at one player together: any of you may do it, and the last word stands.
    .knows = In the first night you see all of the mafia, though not which of you is the godfather.
role-godfather = Godfather
    .card = You drew the black ace. You are the godfather: one of the mafia, with no greater say than the others. But whoever asks about you sees thumbs down.
    .night = In the first night you only see each other. From the second night on you point at one player together: any of you may do it, and the last word stands.
    .knows = In the first night you see all of the mafia. They do not know that the ace is yours.

verb-kill = Point at
    .ask = 🔫 At whom do the mafia point tonight?
    .chosen = You point at { $at }. That may still change until the night is over.
    .seen = 🔫 { $by } points at { $at }.
    .told = 🔫 { $by } pointed at { $at }.
verb-inspect = Ask about
    .ask = 🔍 Policemen, about whom do you ask tonight?
    .chosen = You ask about { $at }. That may still change; the sign comes when the night ends.
    .seen = 🔍 { $by } would ask about { $at }.
    .told = 🔍 { $by } asked about { $at }.
verb-revive = Bring back
    .ask = 🕯️ Doctor, whom do you bring back?
    .chosen = You call { $at } back. You may still change your mind until the night is over.
    .told = 🕯️ { $by } called { $at } back.
verb-vote = Raise a hand against
    .ask = ✋ Against whom do you raise your hand?
    .chosen = { $count ->
        [0] You keep your hand down.
       *[other] Your hand is up against { $at }. You may change it until the time is up.
    }

told-seats = 👀 You open your eyes and look round. You belong together: { $seats }.
    .short = their own people are { $seats }
told-yes = 👍 Thumbs up. You asked about a member of the mafia.
    .short = thumbs up, mafia
told-no = 👎 Thumbs down. That is nobody of the mafia, as far as I can show you.
    .short = thumbs down

room-policeman = the police
room-mason = the masons

phase-night-begins = 🌙 { $night ->
    [1] **The first night. The city falls asleep.** Group by group, those who belong together open their eyes and see each other. Nobody dies in this night.
   *[other] **Night { $night }. The city falls asleep.** Doors are locked, lamps go out; whoever has business in the dark goes about it now.
}
phase-day-begins = ☀️ **Day { $day }. The city wakes up.** Talk as you like; you have { $time }.
phase-nomination-begins = ☝️ **Whom do you suspect?** Each of you may name one player. You have { $time }.
phase-defence-begins = 🗣️ **The trial.** { $on_defence } may speak for { $time }. Everyone else listens.
phase-verdict-begins = ⚖️ **Guilty?** Raise your hand against { $on_defence }, or keep it down. You have { $time }.

vote-cast = ✋ { $voter } points at { $choices }.
vote-placeholder-verdict = Guilty?

ballot-nomination = ☝️ **The names are counted.** { $needed } of { $n } can put somebody on trial.
ballot-verdict = ⚖️ **The hands are counted.** { $needed } of { $n } needed for guilty.
ballot-verdict-nobody = That is no majority.
defence-seats = 🗣️ { $seats } stands trial.
defence-nobody = You have not settled on anybody. There is no trial today.

announce-killed = 🩸 { $count ->
    [one] At dawn { $seats } does not get up any more. The card stays face down.
   *[other] At dawn { $seats } do not get up any more. The cards stay face down.
}
announce-no_death = 🌤️ At dawn everyone gets up. Nobody was killed this night.
announce-revived = ✨ And look who is coming down the street: { $seats }, back from the dead.
announce-convicted = 🔨 Guilty. { $seats } is put to death at once; the card stays face down.
announce-acquitted = 🕊️ Not guilty. { $seats } may go home, and night falls.
announce-cards_shown = 🃏 All cards are turned over.

refusal-first_night = Nobody is killed in the first night.
refusal-expelled = { $seat } was put out of the game by the host and cannot be brought back.
refusal-no_mafia = There must be at least one mafia player at the table.
refusal-mafia_too_many = The mafia must be fewer than the town.
refusal-own_team = { $seat } is one of your own.
refusal-target_living = { $seat } is alive. Only who was dead at nightfall can be brought back.

win-town = 🏙️ **The town has won.** The last of the mafia is dead.
win-mafia = 🥀 **The mafia has won.** Not one of the town is left.

team-town = the town
    .goal = You win when no member of the mafia is left in the game.
team-mafia = the mafia
    .goal = You win when the last of the town is dead.
