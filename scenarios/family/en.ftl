# Mafia: the whole family is here.

scenario-title = Mafia: the whole family is here
scenario-summary = A leader for the town, a family for the mafia, a loner or the yakuza for trouble. Roles are called in a fixed order, and anyone killed or held back before their call is called all the same, for nothing.
scenario-rules = • **The sides.** The town with one leader at most, the mafia with their specials, and perhaps a loner, or from twelve players up, the yakuza. On the opening night the members of a gang see each other, the sleepwalker among the mafia.

    • **The day.** Talk freely; then each of you names any number of candidates. One name is enough. Then everybody has one vote, candidates too, and the most votes decide; in a tie nobody leaves, and after an acquittal by the judge you name others and vote once more. Played the other way, candidates come up one by one, and half of everybody with a vote is enough to condemn. Nobody is voted on twice in a day.

    • **The night.** All abilities work in one fixed order. The last target a gang named stands. If the mafia kills the sleepwalker, it shoots again, at the second name given.

    • **Cards.** Everyone who leaves turns theirs over.

    • **Six players.** One of you leads and plays; whoever leaves first leads from then on.

    • **The end.** The town wins when all criminals are gone; the mafia wins when there are at least as many mafia as townspeople, not counting prisoners; with two gangs, only once the other is gone. While a loner is in the game nobody else wins; the loner wins as the last one standing. Three whole days without a loss are a draw.

option-vote_mode = The vote
    .description = The most votes decide, or candidates are tried one by one
option-day_seconds = Seconds for the day
    .description = Five to seven minutes
option-leader = Leader of the town
    .description = One of six, or none
option-loner = Loner
    .description = Takes the place of one plain mafioso; best from ten players up
option-yakuza = Yakuza
    .description = From twelve players up; then there's no loner and no special mafioso
option-town_specials = Special townspeople
    .description = As many as the rulebook's table allows
option-mafia_specials = Special mafiosi
    .description = As many as the rulebook's table allows
option-temp_host = Who leads a table of six at first
    .description = The number of their chair; they play as well

role-beauty = Beauty
    .card = You're the beauty, and whoever spends the evening with you gets nothing else done.
    .night = You're called first of all. The player you name can't do anything tonight, and can't die either. Neither they nor the killer are told why.
role-thief = Thief
    .card = You belong to the mafia, and whatever people need for their night's work is in your pocket.
    .night = The abilities of the player you name have no effect tonight, and they don't notice. The beauty alone is called before you, and can't be stopped. You also shoot with the mafia.
    .knows = On the opening night you see everybody who wakes as mafia.
role-snitch = Snitch
    .card = You belong to the mafia, and you know how a rumour is made.
    .night = Whoever checks the player you name tonight sees a mafioso's card. You also shoot with the mafia.
    .knows = On the opening night you see everybody who wakes as mafia.
role-doctor = Doctor
    .card = You're the doctor. Nobody dies in your hands, whatever comes for them.
    .night = Name one other player: they can't die tonight. Nobody is told.
role-bodyguard = Bodyguard
    .card = You're the bodyguard. You stand where the bullet goes.
    .night = Name one other player. If somebody tries to kill them tonight, they live and you die instead, unless the doctor or the beauty is with one of you.
role-lawyer = Lawyer
    .card = You belong to the mafia, and you read the files before the gun is drawn.
    .night = You're shown the card of one other player. You also shoot with the mafia. Say nothing of what you read, nor that you're the lawyer.
    .knows = On the opening night you see everybody who wakes as mafia.
role-mafioso = Mafioso
    .card = You belong to the mafia. By day you're the kindest neighbour on the street.
    .night = You agree on one victim; the last name given stands. Name a second one in case the first is the sleepwalker. The doctor, the beauty or the bodyguard can keep your victim alive.
    .knows = On the opening night you see everybody who wakes as mafia.
role-sleepwalker = Sleepwalker
    .card = You're one of the town, and you walk in your sleep. Every night you open your eyes among the mafia, and must behave like one of them.
    .night = You can name a victim like the others; your name is taken down, and never counts. If the mafia kills you, it shoots again.
    .knows = On the opening night you see everybody who wakes as mafia. You must never say who they are, nor what you are.
role-yakuza = Yakuza
    .card = You belong to the yakuza. Two families are one too many.
    .night = You agree on one victim, right after the mafia; both shots fall at the same moment, and the last name given stands. The doctor, the beauty or the bodyguard can keep your victim alive.
    .knows = On the opening night you see all of the yakuza.
role-detective = Detective
    .card = You lead the town. You carry a badge and a gun, and you have one hand free.
    .night = One of two each night: see the card of one other player, or shoot one. If the snitch has slandered them, you see a mafioso's card. Your bullet kills, town or not; only the doctor, the beauty or the bodyguard can prevent it. If the gangs shoot you first, you do neither.
role-priest = Priest
    .card = You lead the town. People confess to you, and whoever does knows your face.
    .night = One of two each night: see the card of one other player, who then learns that you're the priest; or shoot one, and they learn nothing. If the snitch has slandered them, you see a mafioso's card. If the gangs shoot you first, you do neither.
role-judge = Judge
    .card = You lead the town. Once a day, nobody is condemned without your hand.
    .night = See the card of one other player; if the snitch has slandered them, you see a mafioso's, and if the gangs shoot you first, you see nothing. Each day, the first one condemned without your vote is acquitted, and nobody is told who the judge is. If you've lost your vote, you acquit nobody.
role-journalist = Journalist
    .card = You lead the town. You don't ask who they are, you ask who belongs together.
    .night = Name two others: are they on the same side? All criminals are one side, and a loner is on nobody's side. Whoever the snitch has slandered counts as a criminal, and if the gangs shoot you first, you learn nothing.
role-jailer = Prison warden
    .card = You lead the town. Your prison has room for every criminal in town.
    .night = See the card of one other player. A criminal goes to prison at once, and can do nothing there but talk and name candidates; a loner stays free. If the snitch has slandered somebody, you see a mafioso's card and lock them up. If the gangs shoot you first, nothing comes of it. When you're gone, all prisoners are free.
role-sheriff = Sheriff
    .card = You lead the town. You ask no questions.
    .night = Shoot one other player. The doctor, the beauty or the bodyguard can keep them alive. If the gangs shoot you first, you don't fire.
role-maniac = Maniac
    .card = You're the maniac. This city is too crowded for you.
    .night = Shoot one other player. The doctor, the beauty or the bodyguard can keep them alive. If somebody shoots you first, you don't fire.
role-ripper = Ripper
    .card = You're the ripper. Plain citizens bore you; you're after everybody else.
    .night = Shoot one other player. A plain citizen is unharmed; the doctor, the beauty or the bodyguard can keep anybody else alive. If somebody shoots you first, you don't fire.
role-admirer = Admirer
    .card = You're the admirer. There's somebody in this town worth following.
    .night = Ask about one other player: is it the leader? If the snitch has slandered the leader tonight, you hear no.
role-godfather = Godfather
    .card = You lead the family. A word from you, and somebody stays out of a vote.
    .night = Name one other player: they have no vote tomorrow, and everybody hears who it is. You also shoot with the mafia.
    .knows = On the opening night you see everybody who wakes as mafia.
role-con_man = Con man
    .card = You're the con man. You vote with other people's hands.
    .night = Name one other player: tomorrow they vote exactly as you do. If you don't vote, neither do they.
role-citizen = Citizen
    .card = You're a plain citizen. You have eyes, ears and a vote, and without you the town is lost.
    .night = You sleep. Nobody wakes you.

verb-block = Hold back
    .ask = 🌹 Who do you hold back? Whatever they do tonight comes to nothing.
    .chosen = You hold { $at } back tonight. You can still change your mind until the night is over.
    .seen = 🌹 { $by } holds { $at } back.
    .told = 🌹 { $by } held { $at } back.
verb-frame = Slander
    .ask = 🗞️ Who do you slander tonight?
    .chosen = Whoever checks { $at } tonight sees a mafioso. You can still change your mind until the night is over.
    .seen = 🗞️ { $by } slanders { $at }.
    .told = 🗞️ { $by } slandered { $at }.
verb-save = Save
    .ask = 💉 Who do you save tonight?
    .chosen = You keep watch over { $at }. You can still change your mind until the night is over.
    .seen = 💉 { $by } keeps watch over { $at }.
    .told = 💉 { $by } kept watch over { $at }.
verb-guard = Guard
    .ask = 🛡️ Who do you guard tonight?
    .chosen = You guard { $at }. You can still change your mind until the night is over.
    .seen = 🛡️ { $by } guards { $at }.
    .told = 🛡️ { $by } guarded { $at }.
verb-reveal = See the card
    .ask = 🃏 Whose card do you want to see?
    .chosen = You ask for the card of { $at }. You'll see it when the night ends; until then, you can still change your mind.
    .seen = 🃏 { $by } asks for the card of { $at }.
    .told = 🃏 { $by } asked for the card of { $at }.
verb-kill = Shoot with the gang
    .ask = 🔫 Who does the gang shoot tonight? If you're mafia, a second name counts if the first is the sleepwalker.
    .chosen = You name { $at }. The last name given by any of you stands when the night ends.
    .seen = 🔫 { $by } names { $at }.
    .told = 🔫 { $by } named { $at }.
verb-shoot = Shoot
    .ask = 🔫 Who do you shoot tonight?
    .chosen = You aim at { $at }. You can still change your mind until the night is over.
    .seen = 🔫 { $by } aims at { $at }.
    .told = 🔫 { $by } shot at { $at }.
verb-compare = Compare
    .ask = 📷 Which two do you compare?
    .chosen = You compare { $at }. The answer comes when the night ends; until then, you can still change your mind.
    .seen = 📷 { $by } compares { $at }.
    .told = 📷 { $by } compared { $at }.
verb-inspect = Ask about
    .ask = 💐 Who do you ask about? You'll learn whether they lead the town.
    .chosen = You ask about { $at }. The answer comes when the night ends; until then, you can still change your mind.
    .seen = 💐 { $by } asks about { $at }.
    .told = 💐 { $by } asked about { $at }.
verb-disenfranchise = Take the vote from
    .ask = 🤐 Who has no vote tomorrow?
    .chosen = Tomorrow { $at } has no vote. You can still change your mind until the night is over.
    .seen = 🤐 { $by } takes the vote from { $at }.
    .told = 🤐 { $by } took the vote from { $at }.
verb-hypnotize = Talk round
    .ask = 🌀 Who votes as you do tomorrow?
    .chosen = Tomorrow the hand of { $at } follows yours. You can still change your mind until the night is over.
    .seen = 🌀 { $by } talks { $at } round.
    .told = 🌀 { $by } talked { $at } round.
verb-call = Call a player and give the answer now
    .ask = Which player do you call, and show the card? Their choice is final then.

told-seats = 👀 You open your eyes and find each other: { $seats }.
    .short = the ones awake together are { $seats }
told-same = 🟰 The same side.
    .short = the same side
told-different = ↔️ Different sides.
    .short = different sides
told-yes = 👍 Yes, that's the leader.
    .short = yes, the leader
told-no = 👎 No, not the leader.
    .short = no, not the leader
told-priest = ⛪ You're woken for confession: { $seat } is the priest.
    .short = { $seat } is the priest
told-nothing = 🌫️ You ask, and nobody answers.
    .short = no answer
told-vote = 🌀 { $count ->
    [0] Somebody has talked you round: your hand stays down.
   *[other] Somebody has talked you round: your hand goes up against { $seats }.
}
    .short = { $count ->
        [0] the hand stays down
       *[other] the hand goes up against { $seats }
    }

phase-intro_night-begins = 🌙 **The city falls asleep for the first time.** The families have { $time } to find each other; everybody else keeps their eyes shut.
phase-night-begins = 🌙 **Night { $night }. The city falls asleep.** You're called one after another; whoever has business in the dark goes about it now.
phase-nomination-begins = ☝️ **Who do we vote on?** Name as many as you like; one name is enough. You have { $time }.
phase-verdict-begins = ⚖️ **The vote.** One vote each, candidates too. You have { $time }.

announce-killed = 🩸 The night was not kind. The city has lost { $seats }.
announce-no_death = 🌤️ Everyone opens their eyes. Nobody is missing.
announce-lynched = 🌇 The city has spoken.
announce-acquitted = 🕊️ The judge acquits: { $seats } { $count ->
    [one] stays.
   *[other] stay.
}
announce-innocent = 🕊️ Fewer than half. { $seats } is innocent today.
announce-jailed = ⛓️ { $seats } { $count ->
    [one] wakes up
   *[other] wake up
} in prison, and can do nothing there but talk and name candidates.
announce-released = 🔓 The prison stands open: { $seats } { $count ->
    [one] is free.
   *[other] are free.
}
announce-vote_lost = 🤐 { $seats } has no vote today.
announce-new_host = 🎩 { $seats } was the first to leave, and leads this table from now on.
announce-ejected = 🚪 { $seats } { $count ->
    [one] has
   *[other] have
} been put out of the game.
announce-draw = 🤝 Nobody can bring this to an end.

left-vote = 🪢 { $seat } goes to the gallows.
ballot-nomination = ☝️ **The names are counted.** One name was enough.
ballot-verdict-nobody = By this count, nobody has to leave.
defence-seats = ⚖️ { $count ->
    [one] There's one candidate to vote on.
   *[other] There are { $count } candidates to vote on.
}
defence-nobody = Nobody has been named. The city goes to bed with its doubts.
vote-on-defence = **Candidates:** { $seats }

mark-jailed = in prison
mark-disenfranchised = no vote
mark-host = host
mark-temp_host = host for now

refusal-jailed = You're in prison. You can talk and name candidates, and nothing else.
refusal-one_leader = One leader at most.
refusal-one_loner = One loner at most.
refusal-yakuza_alone = With yakuza there can be no loner and no special mafioso.
refusal-yakuza_need_12 = Yakuza need twelve players.
refusal-many_specials = The rulebook's table has no room for that many specials.
refusal-few_specials = The rulebook's table asks for more specials.

warning-no_leader = A town does better with a leader; without one, add townspeople.
warning-early_loner = Below ten players, it's better to do without a loner.
warning-yakuza_need_12 = Yakuza are meant for twelve players or more.
warning-idle_snitch = Nobody here can learn a role, so the snitch has no work.

win-town = 🏙️ **The town has won.** All criminals are gone.
win-mafia = 🥀 **The mafia has won.** The town has too few free hands left to stop it.
win-yakuza = 🐉 **The yakuza have won.** The town has too few free hands left to stop them.
win-solo = 🎭 **The loner has won.** Everybody else is gone.
win-nobody = 🤝 **Nobody has won.** The city keeps its secrets.

team-town = the town
    .goal = You win when all criminals have left the game, and the loner too, if there is one.
team-mafia = the mafia
    .goal = You win when there are at least as many of you as there are townspeople, not counting prisoners, and no other gang and no loner is left.
team-yakuza = the yakuza
    .goal = You win when there are at least as many of you as there are townspeople, not counting prisoners, and the mafia is gone.
team-solo = independent
    .goal = You win alone, when everybody else has left the game.
room-mafia = the mafia
room-yakuza = the yakuza
