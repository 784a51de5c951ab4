# Interrogator (Nasim network).

scenario-title = Interrogator (Nasim network)
scenario-summary = Two players are woken to a lamp in their faces and a vote between them before breakfast. A researcher ties himself to a suspect who falls with him, a charlatan blinds the detective, and the mafia may give up one of their own to win somebody over.
scenario-rules = • **The sides.** The mafia: a boss, Nato, the Charlatan, with twelve or more a plain member. All the others are the town. On the opening night the mafia see each other, and nobody acts.

    • **The vote.** Name as many as you like. How many hands bring a player to the defence goes by the living: half of them from eleven on, four from eight, three from six, two below. A single defendant leaves by as many; of several the one with the most votes leaves, and a tie spares them. Defendants vote only where there are three or more. Nothing is shown of a leaver.

    • **The team's hour.** One thing a night: the boss's shot, or once in the game Nato's guess at a role, or once in the game the boss's trade. A right guess takes its victim before they wake, and nothing helps. In the trade one of the team is given up for good; if the other is a plain citizen or the Invulnerable, they change sides that very night. The boss may give up himself only when he is alone. With thirteen players the Invulnerable cannot be won.

    • **The Charlatan** misleads one player a night; if it is the Detective, he hears nothing but no.

    • **The Researcher** ties himself to somebody until the next night. If he leaves, by night or by vote, a mafia player tied to him leaves too; the boss never does.

    • **The Interrogator** may once name two others. In the morning each of them speaks twice, by turns, half a minute each; then all but the two vote between them, and the one with more votes leaves. The Interrogator may call that vote off, if he is still there. If one of the two is gone by then, his ability comes back.

    • **The others.** The Detective asks about one player, and hears no about the boss. The Doctor saves one, himself twice. The Invulnerable is not hurt by the mafia's shot. The Sniper has one bullet: the boss stands it, a townsman does not feel it and the Sniper falls.

    • **The end.** The town wins when no mafia is left, the mafia when they are as many as the others.

option-speech_seconds = Seconds for each speech
    .description = The same for everybody, 30 to 90

role-mafia_boss = Mafia boss
    .card = You lead the mafia. Whoever asks about you hears that you are an honest citizen, and a researcher's rope slips off you.
    .night = Give the shot. Or, once in the game, make a trade instead: name one of your own, who is lost, and then the one you would win over. Only a plain citizen or the Invulnerable listens; in a game of thirteen only the citizen.
    .knows = In the opening night you see all of your people.
role-nato = Nato
    .card = You belong to the mafia, and once you may do without the gun: you name somebody's role.
    .night = Once in the game name a player and that player's role, in place of the shot. If you are right, nothing saves them; if you are wrong, the night was wasted. Once the boss has gone, any of you may give the shot.
    .knows = In the opening night you see all of your people.
role-charlatan = Charlatan
    .card = You belong to the mafia, and you have a very convincing crystal ball.
    .night = Mislead one player, the same one every night if you like. If it is the Detective, whatever he asks is answered no. Once the boss has gone, any of you may give the shot.
    .knows = In the opening night you see all of your people.
role-mafioso = Plain mafia
    .card = You belong to the mafia, and have nothing but your friends and your tongue.
    .night = Talk with your own. When the boss has gone, any of you may give the shot.
    .knows = You know all of your people.
role-detective = Detective
    .card = You are the town's detective. The boss can hide from you, and a charlatan can blind you.
    .night = Ask about one player: yes means mafia. About the boss you hear no.
role-doctor = Doctor
    .card = You are the town's doctor. You do not know whom they will come for; you can only guess, and be there.
    .night = Keep watch at one bed: no bullet is felt there tonight. Your own you may choose twice in the game.
role-interrogator = Interrogator
    .card = You have a lamp, two chairs, and one chance to use them.
    .night = Once in the game, on whichever night you like, name two others. In the morning they speak by turns and the table votes between them. While they speak you may still call the vote off.
role-researcher = Researcher
    .card = You follow one trail at a time, with a rope round your waist. If you fall, whoever hangs on the other end falls too, if they are mafia and not the boss.
    .night = Tie yourself to somebody, the same one again if you like. The knot holds through the night and the day.
role-invulnerable = Invulnerable
    .card = You are of the town, and the mafia's bullet slides off you. A guess at who you are does not, nor does the vote, nor a good offer.
    .night = You sleep, and soundly. If somebody wakes you, it is because you have been traded for; in a game of thirteen nobody can win you over.
role-sniper = Sniper
    .card = You lie on a roof with one bullet. Be sure of it.
    .night = Once in the game shoot one player. The boss stands it; any other of the mafia falls. If it was a townsman he is unhurt, and you fall yourself.
role-citizen = Citizen
    .card = You are a plain citizen. You have eyes, ears and a vote, and somebody may one night make you an offer.
    .night = You sleep. If somebody wakes you, it is because you have been traded for.

verb-kill = Shoot
    .ask = 🔫 Whom does the mafia shoot tonight?
    .chosen = The gun points at { $at }. The order may still change, until the night is over.
    .seen = 🔫 { $by } points the gun at { $at }.
    .told = 🔫 { $by } pointed the gun at { $at }.
verb-convert = Make a trade
    .ask = 💼 Whom do you give up, and whom would you win over? First your own, then the other. Tonight there is no shot then.
    .chosen = The trade, yours first: { $at }. You may still think again, until the night is over.
    .seen = 💼 { $by } would make a trade, one of your own first: { $at }.
    .told = 💼 { $by } made a trade, the price first: { $at }.
verb-guess = Name a role
    .ask = 🎯 Whose role do you name, and which is it? Tonight there is no shot then.
    .chosen = You say that { $at } is { $role }. You may still think again, until the night is over.
    .seen = 🎯 { $by } says that { $at } is { $role }.
    .told = 🎯 { $by } said that { $at } was { $role }.
verb-mislead = Mislead
    .ask = 🔮 Charlatan, whom do you mislead tonight?
    .chosen = You mislead { $at }. You may still choose another, until the night is over.
    .told = 🔮 { $by } misled { $at }.
verb-inspect = Ask about
    .ask = 🔍 Detective, about whom do you ask tonight?
    .chosen = You ask about { $at }. The answer comes when the night ends; until then you may ask about somebody else.
    .told = 🔍 { $by } asked about { $at }.
verb-save = Watch over
    .ask = 💉 Doctor, whom do you watch over tonight?
    .chosen = You keep watch at the bed of { $at }. You may still change your mind, until the night is over.
    .told = 💉 { $by } kept watch over { $at }.
verb-interrogate = Bring to interrogation
    .ask = 💡 Interrogator, which two do you bring to interrogation tomorrow?
    .chosen = Two chairs are ready: { $at }. You may still think again, until the night is over.
    .told = 💡 { $by } had two chairs made ready: { $at }.
verb-confirm = Let the vote be held
    .ask = 💡 Interrogator, shall there be a vote between the two? If you say nothing, there is one.
    .chosen = The vote is held. You may still change your mind while the two speak.
    .chosen-no = There is no vote, and both go back to their chairs. You may still change your mind while the two speak.
    .told = 💡 { $by } let the vote be held.
    .told-no = 💡 { $by } called the vote off.
verb-tie = Tie yourself to
    .ask = 🪢 Researcher, to whom do you tie yourself tonight?
    .chosen = The rope runs to { $at }. You may still choose another, until the night is over.
    .told = 🪢 { $by } tied the rope to { $at }.
verb-shoot = Shoot
    .ask = 🔭 Sniper, whom do you shoot tonight? You have one bullet.
    .chosen = You aim at { $at }. You may still let go, until the night is over.
    .told = 🔭 { $by } fired at { $at }.

told-seats = 👀 You open your eyes and look round. Your own people are { $seats }.
    .short = their own people are { $seats }
told-yes = 👍 Yes. It is as you thought.
    .short = yes
told-no = 👎 No.
    .short = no
told-failed = 💼 The trade came to nothing. The one you gave up is lost all the same.
    .short = the trade failed
told-role = 🃏 You are woken, and there is an offer that nobody refuses. From tonight you are **{ $role }**.
    .short = now { $role }
    .own = { told-role }

announce-night_deaths = 🩸 Morning, and the roll is called. No answer comes from { $count ->
    [0] one of the chairs.
   *[other] { $seats }.
}
announce-interrogation = 💡 Before anything else: two chairs, one lamp. { $count ->
    [0] Two of you are brought to interrogation.
   *[other] { $seats } are brought to interrogation.
}
announce-vote_cancelled = 💡 The lamp is switched off. There will be no vote between the two; both may go back to their chairs.

phase-intro_day-begins = ☀️ **The city is awake.** Look at each other and say who you are, { $time } each. Nobody is voted on today.
phase-intro_night-begins = 🌙 **The city falls asleep for the first time.** The mafia open their eyes and look for each other; everybody else keeps theirs shut. { $time }.
phase-day-begins = ☀️ **Day { $day }. The city wakes up.** You speak one after the other, { $time } each.
phase-nomination-begins = ☝️ **Who must answer for themselves?** Name as many as you suspect. You have { $time }.
phase-defence-begins = 🗣️ **Two sides of one question, or one side alone.** { $on_defence } may speak, { $time } a turn. Everybody else listens.
phase-verdict-begins = ⚖️ **The verdict.** One vote each; one or two who stand before you do not vote, three or more do. You have { $time }.
phase-night-begins = 🌙 **Night { $night }. The city falls asleep.** Ropes are tied, prices are named, and somewhere a lamp is being screwed in.

refusal-no_mafia = There must be at least one mafia player at the table.
refusal-not_your_shot = The boss gives the shot, and he alone, for as long as he is in the game.
refusal-own_team = { $seat } is one of your own.
refusal-not_own_team = { $seat } is none of yours to give up.
refusal-self_target = Not yourself.
refusal-other_act_given = One thing a night: your side has already made its choice. Whoever made it may take it back.

win-town = 🏙️ **The town has won.** The last of the mafia is gone, and the lamp may stay off.
win-mafia = 🥀 **The mafia has won.** From today they are the ones who ask the questions.

team-town = the town
    .goal = You win when no member of the mafia is left in the game.
team-mafia = the mafia
    .goal = You win when you are as many as all the others.
