# Interrogator (Nasim network).

scenario-title = Interrogator (Nasim network)
scenario-summary = Two players wake to a lamp in their faces and a vote between them before breakfast. A researcher who goes down can pull a suspect along, a charlatan blinds the detective, and the mafia can give up one of their own to win somebody over.
scenario-rules = • **The sides.** The mafia: a boss, Nato, the Charlatan, and with twelve players or more a plain member. Everybody else is the town. On the opening night the members of the mafia see each other, and nobody acts.

    • **The vote.** Name as many as you like. How many hands it takes to put a player on trial depends on how many are still in the game: half of them from eleven players up, four from eight, three from six, two below that. A single defendant leaves if as many vote against them; of several, the one with the most votes leaves, and in a tie nobody does. Defendants vote only if there are three or more. Nothing is shown of those who leave.

    • **The team's hour.** One thing a night: the boss's shot, or once a game Nato's guess at a role, or once a game the boss's trade. A right guess takes its victim before they wake, and nothing can save them. In a trade one of the team is given up for good; if the other is a plain citizen or the Invulnerable, they change sides that very night. The boss can only be the price when nobody else of the mafia is left. With thirteen players the Invulnerable can't be won over.

    • **The Charlatan** misleads one player a night; if it's the Detective, every answer they get is no.

    • **The Researcher** ties a rope to somebody until the next night. If the Researcher leaves, by night or by vote, a mafia player on that rope leaves too; the boss never does.

    • **The Interrogator** can once name two others. In the morning they speak in turn, twice each, half a minute at a time; then everybody else votes between them, and the one with more votes leaves. An Interrogator who is still there can call that vote off. If one of the two is gone by then, the ability comes back.

    • **The others.** The Detective asks about one player a night; for the boss the answer is no. The Doctor saves one player a night, and themselves twice a game. The mafia's shot doesn't hurt the Invulnerable. The Sniper has one bullet: the boss survives it, and if it hits one of the town, they live and the Sniper dies.

    • **The end.** The town wins when no mafia is left; the mafia when there are at least as many of them as there are others.

option-speech_seconds = Seconds for each speech
    .description = The same for everybody, 30 to 90

role-mafia_boss = Mafia boss
    .card = You lead the mafia. Anyone who asks about you is told you're an honest citizen, a researcher's rope slips off you, and you survive a sniper's bullet.
    .night = Call the shot; the Doctor can stop it, and the Invulnerable doesn't feel it. Or, once a game, make a trade instead: name one of your own, who is lost whatever comes of it, and then the one you'd like to win over. Only a plain citizen or the Invulnerable listens; in a game of thirteen only the citizen.
    .knows = On the opening night you see all of your people.
role-nato = Nato
    .card = You belong to the mafia, and once a game you can do without the gun: you name somebody's role. The sniper's bullet and the researcher's rope can take you, and the boss can give you up in a trade.
    .night = Once a game, name a player and that player's role instead of the shot. If you're right, nothing saves them; if you're wrong, the night was wasted. Once the boss is gone, any of you can call the shot.
    .knows = On the opening night you see all of your people.
role-charlatan = Charlatan
    .card = You belong to the mafia, and you have a very convincing crystal ball. The sniper's bullet and the researcher's rope can take you, and the boss can give you up in a trade.
    .night = Mislead one player, the same one every night if you like. If you pick the Detective, every answer they get tonight is no; on anybody else it's wasted. Once the boss is gone, any of you can call the shot.
    .knows = On the opening night you see all of your people.
role-mafioso = Plain mafia
    .card = You belong to the mafia, and have nothing but your friends and your tongue. The sniper's bullet and the researcher's rope can take you, and the boss can give you up in a trade.
    .night = Talk with your people. Once the boss is gone, any of you can call the shot.
    .knows = You know all of your people.
role-detective = Detective
    .card = You're the town's detective. The boss can hide from you, and a charlatan can blind you.
    .night = Ask about one player: yes means mafia. For the boss you hear no, and if a charlatan misleads you, you hear no for everybody.
role-doctor = Doctor
    .card = You're the town's doctor. You don't know who they'll come for; you can only guess, and be there.
    .night = Keep watch at one bed: no bullet kills anybody there tonight, but a guess at a role does. You can watch your own twice a game.
role-interrogator = Interrogator
    .card = You have a lamp, two chairs, and one chance to use them.
    .night = Once a game, on whichever night you like, name two others. In the morning they speak in turn and the table votes between them, even if you're gone by then. While they speak you can still call the vote off. If one of the two doesn't live to see the morning, you get your chance back.
role-researcher = Researcher
    .card = You follow one trail at a time, with a rope round your waist. If you leave, by night or by vote, whoever is on the other end leaves too, if they're mafia and not the boss.
    .night = Tie yourself to somebody, the same one again if you like. The knot holds through the night and the day.
role-invulnerable = Invulnerable
    .card = You're one of the town, and the mafia's bullet slides off you. A guess at your role doesn't, nor does the vote, nor a good offer.
    .night = You sleep, and soundly. If somebody wakes you, it's because you've been traded for; in a game of thirteen nobody can win you over.
role-sniper = Sniper
    .card = You lie on a roof with one bullet. Be sure of it.
    .night = Once a game, shoot one player. The boss survives it; anybody else of the mafia dies, unless the Doctor is there. If you hit one of the town, they live and you die.
role-citizen = Citizen
    .card = You're a plain citizen. You have eyes, ears and a vote, and one night somebody may make you an offer.
    .night = You sleep. If somebody wakes you, it's because you've been traded for.

verb-kill = Shoot
    .ask = 🔫 Who does the mafia shoot tonight?
    .chosen = The gun points at { $at }. The order can still change until the night is over.
    .seen = 🔫 { $by } points the gun at { $at }.
    .told = 🔫 { $by } pointed the gun at { $at }.
verb-convert = Make a trade
    .ask = 💼 Who do you give up, and who do you want in return? First your own, then the other. There's no shot tonight if you do.
    .chosen = You offer a trade, yours first: { $at }. You can still change your mind until the night is over.
    .seen = 💼 { $by } offers a trade, one of your own first: { $at }.
    .told = 💼 { $by } made a trade, one of their own first: { $at }.
verb-guess = Name a role
    .ask = 🎯 Whose role do you name, and what is it? There's no shot tonight if you do.
    .chosen = You name a role for { $at }: { $role }. You can still change your mind until the night is over.
    .seen = 🎯 { $by } names a role for { $at }: { $role }.
    .told = 🎯 { $by } named a role for { $at }: { $role }.
verb-mislead = Mislead
    .ask = 🔮 Charlatan, who do you mislead tonight?
    .chosen = You mislead { $at }. You can still choose somebody else until the night is over.
    .told = 🔮 { $by } misled { $at }.
verb-inspect = Ask about
    .ask = 🔍 Detective, who do you ask about tonight?
    .chosen = You ask about { $at }. The answer comes when the night ends; until then, you can still change your mind.
    .told = 🔍 { $by } asked about { $at }.
verb-save = Watch over
    .ask = 💉 Doctor, who do you watch over tonight?
    .chosen = You watch over { $at }. You can still change your mind until the night is over.
    .chosen-self = You watch over yourself tonight. You can still change your mind until the night is over.
    .told = 💉 { $by } kept watch over { $at }.
    .told-self = 💉 { $by } kept watch over their own bed.
verb-interrogate = Bring in for interrogation
    .ask = 💡 Interrogator, which two do you bring in for interrogation tomorrow?
    .chosen = Two chairs are ready: { $at }. You can still change your mind until the night is over.
    .told = 💡 { $by } had two chairs made ready: { $at }.
verb-confirm = Let the vote be held
    .ask = 💡 Interrogator, should there be a vote between the two? If you say nothing, there is one.
    .chosen = The vote goes ahead. You can still change your mind while the two speak.
    .chosen-no = There's no vote, and both go back to their chairs. You can still change your mind while the two speak.
    .told = 💡 { $by } let the vote go ahead.
    .told-no = 💡 { $by } called the vote off.
verb-tie = Tie yourself to
    .ask = 🪢 Researcher, who do you tie yourself to tonight?
    .chosen = The rope runs to { $at }. You can still choose somebody else until the night is over.
    .told = 🪢 { $by } tied the rope to { $at }.
verb-shoot = Shoot
    .ask = 🔭 Sniper, who do you shoot tonight?
    .chosen = You aim at { $at }. You can still lower the rifle until the night is over.
    .told = 🔭 { $by } fired at { $at }.

told-seats = 👀 You open your eyes and look around. Your own people are { $seats }.
    .short = their own people are { $seats }
told-yes = 👍 Yes. It's as you thought.
    .short = yes
told-no = 👎 No.
    .short = no
told-failed = 💼 The trade came to nothing. The one you gave up is lost all the same.
    .short = the trade failed
told-role = 🃏 You were woken by an offer that nobody refuses. From now on, you're **{ $role }**.
    .short = now { $role }
    .own = { told-role }

announce-night_deaths = 🩸 Morning, and the roll is called. There's no answer from { $count ->
    [0] one of the chairs.
   *[other] { $seats }.
}
announce-interrogation = 💡 Before anything else: two chairs, one lamp. { $count ->
    [0] Two of you are brought in for interrogation.
   *[other] { $seats } are brought in for interrogation.
}
announce-vote_cancelled = 💡 The lamp is switched off. There's no vote between the two, and both go back to their chairs.

phase-intro_day-begins = ☀️ **The city is awake.** Look at each other and introduce yourselves, { $time } each. There's no vote today.
phase-intro_night-begins = 🌙 **The city falls asleep for the first time.** For { $time }, the members of the mafia open their eyes and look for each other; everybody else keeps theirs shut.
phase-day-begins = ☀️ **Day { $day }. The city wakes up.** You speak one after another, { $time } each.
phase-nomination-begins = ☝️ **Who has some explaining to do?** Name everyone you suspect. You have { $time }.
phase-defence-begins = 🗣️ **The defence.** { $time } to speak. Everybody else listens.
phase-verdict-begins = ⚖️ **The verdict.** One vote each. With one or two accused, they don't vote; with three or more, they do. You have { $time }.
phase-night-begins = 🌙 **Night { $night }. The city falls asleep.** Ropes are tied, prices are named, and somewhere a lamp is being screwed in.

refusal-no_mafia = There must be at least one mafia player at the table.
refusal-not_your_shot = The boss calls the shot. While the boss is in the game, nobody else can.
refusal-own_team = { $seat } is one of your own.
refusal-not_own_team = { $seat } isn't yours to give up.
refusal-self_target = Not yourself.
refusal-other_act_given = Your side gets one thing a night, and has already chosen. Whoever made it can take it back.

win-town = 🏙️ **The town has won.** The last of the mafia is gone, and the lamp can stay off.
win-mafia = 🥀 **The mafia has won.** From today it's the mafia that asks the questions.

team-town = the town
    .goal = You win when no member of the mafia is left in the game.
team-mafia = the mafia
    .goal = You win when there are at least as many of you as there are others.
