# Mafia: the whole family is here.

scenario-title = Mafia: the whole family is here
scenario-summary = A leader for the town, a family for the mafia, a loner or the yakuza for trouble. Roles are called in a fixed order, and whoever is killed or blocked before their call is called all the same, with no effect.
scenario-rules = • **The sides.** The town with one leader at most, the mafia with their specials, and perhaps a loner, or from twelve players on the yakuza. Gangs are shown each other in the opening night, the sleepwalker among the mafia.

    • **The day.** Talk freely; then each of you names any number of candidates. One name is enough. Then everybody has one vote, candidates too, and the most votes decide; a tie lynches nobody, and after an acquittal by the judge you name others and vote once more. By the other custom candidates come up one by one, and half of all who have a vote condemn. Nobody is voted on twice in a day.

    • **The night.** All abilities work in one fixed order. The last shot a gang gave stands. If the mafia kill the sleepwalker they shoot once more, at the second name given.

    • **Cards** are turned over by whoever leaves.

    • **Six players.** One of you leads and plays; whoever leaves first leads from then on.

    • **The end.** The town wins when all criminals are gone, the mafia when they are as many as the town (prisoners are not counted), a gang only when the other is gone. While a loner is in the game nobody else wins; the loner wins as the last one standing. Three whole days without a loss are a draw.

option-vote_mode = The vote
    .description = The most votes decide, or candidates are tried one by one
option-day_seconds = Seconds of the day
    .description = Five to seven minutes
option-leader = Leader of the town
    .description = One of six, or none
option-loner = Loner
    .description = Takes the place of one plain mafioso; advised from ten players on
option-yakuza = Yakuza
    .description = From twelve players on; no loner and no special mafiosi then
option-town_specials = Special townspeople
    .description = As many as the table of the rulebook allows
option-mafia_specials = Special mafiosi
    .description = As many as the table of the rulebook allows
option-temp_host = Who leads a table of six at first
    .description = A seat; they play as well

role-beauty = Beauty
    .card = You are the beauty, and an evening with you is an evening lost to everything else.
    .night = Called first of all. The player you name can do nothing tonight, and cannot die either. Neither they nor the killer is told why.
role-thief = Thief
    .card = You belong to the mafia, and whatever people need for their night's work is in your pocket.
    .night = The abilities of the player you name have no effect tonight, and they do not notice. You also shoot with the mafia.
    .knows = In the opening night you see all who wake as mafia.
role-snitch = Snitch
    .card = You belong to the mafia, and you know how a rumour is made.
    .night = Whoever checks the player you name sees a mafioso's card tonight. You also shoot with the mafia.
    .knows = In the opening night you see all who wake as mafia.
role-doctor = Doctor
    .card = You are the doctor. Nobody dies in your hands, of whatever cause.
    .night = Name one other player: they cannot die tonight. Nobody is told.
role-bodyguard = Bodyguard
    .card = You are the bodyguard. You stand where the bullet goes.
    .night = Name one other player. If they would be killed tonight they live, and you die instead.
role-lawyer = Lawyer
    .card = You belong to the mafia, and you read the files before the gun is drawn.
    .night = You are shown the card of one other player. You also shoot with the mafia. Say nothing of what you read, nor that you are the lawyer.
    .knows = In the opening night you see all who wake as mafia.
role-mafioso = Mafioso
    .card = You belong to the mafia. By day you are the kindest neighbour in the street.
    .night = You agree on one victim; the last shot given stands. Name a second one for the case that the first is the sleepwalker.
    .knows = In the opening night you see all who wake as mafia.
role-sleepwalker = Sleepwalker
    .card = You are of the town, and you walk in your sleep. Every night you open your eyes among the mafia, and must behave as one of them.
    .night = You may give a shot like the others; it is taken, and never counts. If the mafia kill you they shoot once more.
    .knows = In the opening night you see all who wake as mafia. You must never say who they are, nor what you are.
role-yakuza = Yakuza
    .card = You belong to the yakuza. Two families are one too many.
    .night = You agree on one victim, right after the mafia; both shots fall at the same moment, and the last shot given stands.
    .knows = In the opening night you see all yakuza.
role-detective = Detective
    .card = You lead the town. You carry a badge and a gun, and have one hand free.
    .night = One of two each night: see the card of one other player, or shoot one.
role-priest = Priest
    .card = You lead the town. To you people confess, and whoever does knows your face.
    .night = One of two each night: see the card of one other player, who then learns that you are the priest; or shoot one.
role-judge = Judge
    .card = You lead the town. Whoever is condemned without your hand stays, once a day.
    .night = See the card of one other player. By day, whoever is condemned without your vote is acquitted, once a day; nobody is told who the judge is.
role-journalist = Journalist
    .card = You lead the town. You do not ask who they are, you ask who belongs together.
    .night = Name two others: are they on the same side? All criminals are one side, a loner is nobody's.
role-jailer = Prison warden
    .card = You lead the town. Your prison has room for every criminal in it.
    .night = See the card of one other player; a criminal goes to prison at once, and may only talk. When you are gone they are free.
role-sheriff = Sheriff
    .card = You lead the town. You ask no questions.
    .night = Shoot one other player.
role-maniac = Maniac
    .card = You are the maniac. This city is too crowded for you.
    .night = Shoot one other player.
role-ripper = Ripper
    .card = You are the ripper. Plain citizens bore you; you are after everybody else.
    .night = Shoot one other player. A plain citizen is unharmed.
role-admirer = Admirer
    .card = You are the admirer. There is somebody in this town worth following.
    .night = Ask about one other player: is it the leader?
role-godfather = Godfather
    .card = You lead the family. A word from you, and somebody stays out of a vote.
    .night = Name one other player: they have no vote tomorrow, and all hear who it is. You also shoot with the mafia.
    .knows = In the opening night you see all who wake as mafia.
role-con_man = Con man
    .card = You are the con man. You vote with other people's hands.
    .night = Name one other player: tomorrow they vote exactly as you do.
role-citizen = Citizen
    .card = You are a plain citizen. You have eyes, ears and a vote, and without you the town is lost.
    .night = You sleep. Nobody wakes you.

verb-block = Hold back
    .ask = 🌹 Who shall get nothing done tonight?
    .chosen = You hold { $at } back tonight. You may still change your mind until the night is over.
    .seen = 🌹 { $by } holds { $at } back.
    .told = 🌹 { $by } held { $at } back.
verb-frame = Slander
    .ask = 🗞️ Whom do you slander tonight?
    .chosen = Whoever checks { $at } tonight sees a mafioso. That may still change until the night is over.
    .seen = 🗞️ { $by } slanders { $at }.
    .told = 🗞️ { $by } slandered { $at }.
verb-save = Save
    .ask = 💉 Whom do you save tonight?
    .chosen = You keep watch over { $at }. You may still change your mind until the night is over.
    .seen = 💉 { $by } keeps watch over { $at }.
    .told = 💉 { $by } kept watch over { $at }.
verb-guard = Guard
    .ask = 🛡️ Whom do you guard tonight?
    .chosen = You guard { $at }. You may still change your mind until the night is over.
    .seen = 🛡️ { $by } guards { $at }.
    .told = 🛡️ { $by } guarded { $at }.
verb-reveal = See the card
    .ask = 🃏 Whose card do you want to see?
    .chosen = You ask for the card of { $at }. You see it when the night ends; until then you may choose anew.
    .seen = 🃏 { $by } asks for the card of { $at }.
    .told = 🃏 { $by } asked for the card of { $at }.
verb-kill = Shoot with the gang
    .ask = 🔫 Whom does the gang shoot tonight? A second name of the mafia is for the case that the first is the sleepwalker.
    .chosen = You name { $at }. The last word given stands, until the night is over.
    .seen = 🔫 { $by } names { $at }.
    .told = 🔫 { $by } named { $at }.
verb-shoot = Shoot
    .ask = 🔫 Whom do you shoot tonight?
    .chosen = You aim at { $at }. You may still change your mind until the night is over.
    .seen = 🔫 { $by } aims at { $at }.
    .told = 🔫 { $by } shot at { $at }.
verb-compare = Compare
    .ask = 📷 Which two do you compare?
    .chosen = You compare { $at }. The answer comes when the night ends; until then you may choose anew.
    .seen = 📷 { $by } compares { $at }.
    .told = 📷 { $by } compared { $at }.
verb-inspect = Ask about
    .ask = 💐 About whom do you ask whether they lead the town?
    .chosen = You ask about { $at }. The answer comes when the night ends; until then you may choose anew.
    .seen = 💐 { $by } asks about { $at }.
    .told = 💐 { $by } asked about { $at }.
verb-disenfranchise = Take the vote from
    .ask = 🤐 Who shall have no vote tomorrow?
    .chosen = Tomorrow { $at } has no vote. That may still change until the night is over.
    .seen = 🤐 { $by } takes the vote from { $at }.
    .told = 🤐 { $by } took the vote from { $at }.
verb-hypnotize = Talk round
    .ask = 🌀 Who shall vote as you do tomorrow?
    .chosen = Tomorrow the hand of { $at } follows yours. That may still change until the night is over.
    .seen = 🌀 { $by } talks { $at } round.
    .told = 🌀 { $by } talked { $at } round.
verb-call = Call a player and give the answer now
    .ask = To which player do you show the card at their call? The act is then final.

told-seats = 👀 You open your eyes and find each other: { $seats }.
    .short = together are { $seats }
told-same = 🟰 The same side.
    .short = the same side
told-different = ↔️ Different sides.
    .short = different sides
told-yes = 👍 Yes, that is the leader.
    .short = yes, the leader
told-no = 👎 No, not the leader.
    .short = no, not the leader
told-priest = ⛪ You are woken for confession: { $seat } is the priest.
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

phase-intro_night-begins = 🌙 **The city falls asleep for the first time.** The families look for each other; everyone else keeps their eyes shut. { $time }.
phase-night-begins = 🌙 **Night { $night }. The city falls asleep.** You are called one after the other; whoever has business in the dark goes about it now.
phase-nomination-begins = ☝️ **Who shall be voted on?** Name as many as you like; one name is enough. You have { $time }.
phase-verdict-begins = ⚖️ **The vote.** One vote each, candidates too. You have { $time }.

announce-killed = 🩸 The night was not kind. The city has lost { $seats }.
announce-no_death = 🌤️ Everyone opens their eyes. Nobody was lost this night.
announce-lynched = 🌇 The city has made up its mind.
announce-acquitted = 🕊️ The judge acquits: { $seats } stays.
announce-innocent = 🕊️ Fewer than half. { $seats } is innocent today.
announce-jailed = ⛓️ { $seats } { $count ->
    [one] wakes up
   *[other] wake up
} in prison, and may talk and name candidates, and nothing else.
announce-released = 🔓 The prison stands open: { $seats } { $count ->
    [one] is free.
   *[other] are free.
}
announce-vote_lost = 🤐 { $seats } has no vote today.
announce-new_host = 🎩 { $seats } left first, and leads this table from now on.
announce-ejected = 🚪 The host has put { $seats } out of the game.
announce-draw = 🤝 Nobody can bring this to an end.

left-vote = 🪢 { $seat } is lynched.
ballot-nomination = ☝️ **The names are counted.** One name is enough.
ballot-verdict-nobody = Nobody has to leave by this count.
defence-seats = ⚖️ { $count ->
    [one] One candidate stands for the vote.
   *[other] { $count } candidates stand for the vote.
}
defence-nobody = Nobody has been named. The city goes to bed with its doubts.
vote-on-defence = **Candidates:** { $seats }

mark-jailed = in prison
mark-disenfranchised = no vote
mark-host = host
mark-temp_host = host for now

refusal-jailed = You are in prison. You may talk and name candidates, and nothing else.
refusal-one_leader = One leader at most.
refusal-one_loner = One loner at most.
refusal-yakuza_alone = With yakuza there is neither loner nor special mafioso.
refusal-yakuza_need_12 = Yakuza need twelve players.
refusal-many_specials = The table of the rulebook has no room for so many specials.
refusal-few_specials = The table of the rulebook asks for more specials.

warning-no_leader = A leader is advised; without one, add townspeople.
warning-early_loner = A loner is not advised below ten players.
warning-yakuza_need_12 = Yakuza are meant for twelve players and more.
warning-idle_snitch = Nobody here can learn a role, so the snitch has no work.

win-town = 🏙️ **The town has won.** All criminals are gone.
win-mafia = 🥀 **The mafia has won.** They are as many as the town.
win-yakuza = 🐉 **The yakuza have won.** They are as many as the town.
win-solo = 🎭 **The loner has won.** Everybody else has gone.
win-nobody = 🤝 **Nobody has won.** The city keeps its secrets.

team-town = the town
    .goal = You win when all criminals have left the game, and the loner too, if there is one.
team-mafia = the mafia
    .goal = You win when you are as many as the town, and no other gang and no loner is left.
team-yakuza = the yakuza
    .goal = You win when you are as many as the town, and the mafia are gone.
team-solo = nobody
    .goal = You win alone, when everybody else has left the game.
room-mafia = the mafia
room-yakuza = the yakuza
