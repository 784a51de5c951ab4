# The words of the game. `id = text`; lines that go on are indented; { $seats } is filled in by the bot.

scenario-title = …
scenario-summary = A few who know each other against the many who do not.
scenario-rules = By day everybody speaks in turn and then votes: whoever has more than half of the votes leaves, and their
    side is shown. By night the mafia shoot one player together.
    { -rule-doctor } { -rule-detective } { -rule-sniper } { -rule-veteran }
    The town wins when no mafia is left; the mafia win once the others no longer outnumber them.
# [doctor]
-rule-doctor = The doctor saves one player.
# [/]
# [detective]
-rule-detective = The detective asks about one.
# [/]
# [sniper]
-rule-sniper = The sniper has one bullet for the whole game.
# [/]
# [veteran]
-rule-veteran = The first shot at the veteran does nothing.
# [/]

option-speech_seconds = Seconds for each speech
    .description = The same for everybody, 20 to 90

team-town = the town
    .goal = You win when no member of the mafia is left in the game.
team-mafia = the mafia
    .goal = You win once all the others no longer outnumber you.

role-mafioso = Plain mafioso
    .card = You belong to the mafia. By day you are the kindest neighbour in the street.
    .night = Talk with your own in your room and choose whom you shoot. You have one shot together, and the last word stands.
# [doctor]
role-doctor = Doctor
    .card = You are the town's doctor. You do not know whom they will come for; you can only guess, and be there.
    .night = Save one player. Not the same one two nights running, and yourself only once a game.
# [/]
# [detective]
role-detective = Detective
    .card = You are the town's detective. What you find out at night is worth as much as your tongue can make of it by day.
    .night = Ask about one player: yes means mafia.
# [/]
# [sniper]
role-sniper = Sniper
    .card = You are the town's sniper. Your bullet does not ask whose side somebody is on.
    .night = Shoot one player. You have one bullet for the whole game; keep it until you are sure.
# [/]
# [veteran]
role-veteran = Veteran
    .card = You are an old soldier of the town, and under your coat you wear a vest.
    .night = You sleep. The vest stops the first shot at you; the second it does not.
# [/]
role-citizen = Citizen
    .card = You are a plain citizen. You have no weapon and no secret; you have eyes, ears and a vote, and without you the town is lost.
    .night = You sleep. Nobody wakes you.

verb-kill = Shoot
    .ask = 🔫 Whom does the mafia shoot tonight?
    .chosen = The gun points at { $at }. The order may still change until the night is over.
    .seen = 🔫 { $by } points the gun at { $at }.
    .told = 🔫 { $by } pointed the gun at { $at }.
# [doctor]
verb-save = Watch over
    .ask = 💉 Doctor, whom do you watch over tonight?
    .chosen = You keep watch at the bed of { $at }. You may still change your mind until the night is over.
    .seen = 💉 { $by } keeps watch over { $at }.
    .told = 💉 { $by } kept watch over { $at }.
# [/]
# [detective]
verb-inspect = Ask about
    .ask = 🔍 Detective, about whom do you ask tonight?
    .chosen = You ask about { $at }. The answer comes when the night ends; until then you may ask about somebody else.
    .told = 🔍 { $by } asked about { $at }.
# [/]
# [sniper]
verb-snipe = Fire
    .ask = 🎯 Sniper, at whom do you fire tonight?
    .chosen = You take aim at { $at }. You may still change your mind until the night is over.
    .seen = 🎯 { $by } takes aim at { $at }.
    .told = 🎯 { $by } took aim at { $at }.
# [/]

# [detective]
told-yes = 👍 Yes. You asked about a member of the mafia.
    .short = yes, mafia
told-no = 👎 No. As far as anyone can tell, that is an honest citizen.
    .short = no
# [/]

phase-day-begins = ☀️ **Day { $day }. The city wakes up.** You speak one after the other, { $time } each.
phase-verdict-begins = ⚖️ **The verdict.** One vote each. You have { $time }.

announce-killed = 🩸 The night was not kind. The city has lost { $seats }; { $count ->
    [one] the card stays face down.
   *[other] the cards stay face down.
}
announce-no_death = 🌤️ Everyone opens their eyes. Nobody was lost this night, and nobody will ever say why.

win-town = 🏙️ **The town has won.** No mafia is left in the city, and tonight the doors stay open.
win-mafia = 🥀 **The mafia has won.** The town no longer outnumbers them. From today on, the city is theirs.
