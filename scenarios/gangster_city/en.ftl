# Mafia: City of Gangsters.

scenario-title = Mafia: City of Gangsters
scenario-summary = One night, many calls: every act takes effect at its own moment, and whoever fell before their call is called all the same. Two gangs may share the city, prisons fill and open, and one loner plays for nobody.
scenario-rules = • **The sides.** Townsfolk, one or two gangs of criminals, and one loner at most. Gang members and spies are shown each other in the opening night.

    • **The day.** Talk freely, from day one on. Then one ballot: everyone is a candidate, everyone has one vote, and the most votes decide. A tie is voted again among the tied, an acquittal among all the others; the second ballot is the last. Whoever leaves turns over their card.

    • **The night.** Roles are called in a fixed order, and each act takes effect at its own call. Killed before your call, or visited by the Beauty: you act like always, and nothing comes of it. Nobody tells you.

    • **The gangs.** Every member names a victim, and most votes decide; in a tie the don's or the boss's word counts. You may name a second victim: that shot falls only if the first one kills a spy.

    • **Answers** to the questions of the night come at dawn.

    • **The end.** The town wins when the last criminal is gone. A gang wins if at the start of a day the others have no majority, and no other gang is left. A loner wins as one of the last two.

option-gangs = Gangs in the city
    .description = Two need twelve players, and leave no room for loner, lawyer, informer or blackmailer
option-loner = Loner
    .description = Takes the place of one citizen
option-blank_roles = Blank cards
    .description = Tramp, trucker, moneylender and dancer: a team and the verbs that you give them

role-beauty = Beauty
    .card = You are the Beauty, and nobody you visit gets anything done that night.
    .night = Called first. Visit one other player: whatever they do tonight has no effect, and no shot can hurt them. They never learn of it.
role-doctor = Doctor
    .card = You are the doctor. A bullet is not always the end, if you are there in time.
    .night = Save one player, yourself too, but not the same one two nights running. No shot kills them tonight, nor does poison from the night before.
role-informer = Informer
    .card = You belong to the mafia, and your word can put a stain on anybody.
    .night = Before the gang: whoever checks the player you name, yourself too, sees a mafioso's card tonight. Then you shoot with the gang.
    .knows = In the opening night you see the whole circle, spies included. Spies are not told apart.
role-bodyguard = Bodyguard
    .card = You are a bodyguard. Somebody will sleep well tonight, at your risk.
    .night = Guard one other player. The first shot that would kill them kills you instead; a second one gets through. Poison from the night before kills you in their place, too.
role-lawyer = Lawyer
    .card = You are the mafia's lawyer. Black is white where you have spoken.
    .night = Before the gang: whoever checks the player you name, yourself too, gets a false answer tonight. Then you shoot with the gang.
    .knows = In the opening night you see the whole circle, spies included. Spies are not told apart.
role-don = Don
    .card = You are the don of the mafia. When your people disagree, it is your word that counts.
    .night = Name a victim with your gang. In a tie the one you named is shot; if you named nobody, nobody is.
    .knows = In the opening night you see the whole circle, spies included. Spies are not told apart.
role-mafioso = Mafioso
    .card = You belong to the mafia. If the don falls, his place may be yours.
    .night = Name a victim with your gang; most votes decide, and a tie is the don's to settle.
    .knows = In the opening night you see the whole circle, spies included. Spies are not told apart.
role-spy = Spy
    .card = You are the town's man in the gang. You wake with them, you know their faces, and you must give away neither them nor yourself.
    .night = Name a victim like the others; your vote is taken, and never counted. If a gang shoots you no doctor helps, and the gang sees your card.
    .knows = In the opening night you see the gang's whole circle; of two gangs, both.
role-triad_boss = Triad boss
    .card = You lead the triads. This city has one gang too many, and it is not yours.
    .night = Name a victim with your gang, right after the mafia; both shots fall at once. In a tie your word counts.
    .knows = In the opening night you see the whole circle, spies included. Spies are not told apart.
role-triad = Triad
    .card = You belong to the triads. If the boss falls, his place may be yours.
    .night = Name a victim with your gang, right after the mafia; both shots fall at once. A tie is the boss's to settle.
    .knows = In the opening night you see the whole circle, spies included. Spies are not told apart.
role-detective = Detective
    .card = You are the detective. What you learn is true, unless somebody went to some trouble.
    .night = Ask about one other player: criminal, townsman or loner. Or you find them dead.
role-sergeant = Sergeant
    .card = You are the sergeant. While a detective is in the game you sleep.
    .night = Once the detective has left you have his question, from the next nightfall on. Without one dealt you stay asleep.
role-prosecutor = Prosecutor
    .card = You are the prosecutor. Once a day, whoever is about to leave by a ballot stays if your hand was not raised against them.
    .night = You are shown the card of one other player.
role-judge = Judge
    .card = You are the judge. The prison of this city has one key.
    .night = Name one other player: you are shown the card, and a criminal goes to prison. Prisoners only talk. When you are killed they all go free.
role-psychologist = Psychologist
    .card = You are the psychologist. You look into people, one way or the other.
    .night = One of two each night: be shown the card of one player, who then learns who you are; or shoot one player.
role-blackmailer = Blackmailer
    .card = You belong to the mafia, and everybody has something to hide.
    .night = Name a victim with your gang. After the shot you are called again: the player you name may not vote the next day.
    .knows = In the opening night you see the whole circle, spies included. Spies are not told apart.
role-priest = Priest
    .card = You are the priest. To you some take a vow not to judge.
    .night = The player you name may speak the next day and not vote.
role-journalist = Journalist
    .card = You are the journalist. You have two photographs, and look for what they share.
    .night = Name two others: are they on the same side? Criminal and loner are different, and so are the two gangs.
role-maniac = Maniac
    .card = You are the maniac. You play for nobody, and you mean to be left over.
    .night = Shoot one other player, after the gangs.
role-black_widow = Black widow
    .card = You are the black widow. Those who dine with you are well for one more day.
    .night = Poison one other player. They live through the next day and die at the dawn after the night that follows.
role-hypnotist = Hypnotist
    .card = You are the hypnotist. Two hands rise where you raise one.
    .night = The player you name votes as you do tomorrow, in every ballot.
role-patient_zero = Patient zero
    .card = You are patient zero. You play alone, and less alone every night; you also win when at most one other is not infected.
    .night = Infect one other player: they lose every ability, keep their vote, and win with you. From then on you know each other.
role-politician = Politician
    .card = You are the politician. No bullet, no poison and no prison is for you; only the ballot is.
    .night = You sleep. Nobody wakes you.
role-biker = Biker
    .card = You are the biker. The first shot of a night goes past you, and nobody hears of it.
    .night = You sleep. A second shot in the same night kills you, and in prison the first one does.
role-leader = Leader
    .card = You are the leader. Your hand counts for two, and nobody is told so.
    .night = You sleep. Nobody wakes you.
role-henchman = Henchman
    .card = You are the henchman. You play alone, until one of the mafia falls.
    .night = You sleep. As soon as one of the mafia is gone you are a mafioso, and meet the others.
role-citizen = Citizen
    .card = You are a citizen. You have eyes, ears and a vote, and without you the town is lost.
    .night = You sleep. Nobody wakes you.
role-tramp = Tramp
    .card = You hold the tramp's card, a blank one. Your team and your powers are those the table was told of.
    .night = What you may do is in your menu, at the calls of those whose powers you have.
role-trucker = Trucker
    .card = You hold the trucker's card, a blank one. Your team and your powers are those the table was told of.
    .night = What you may do is in your menu, at the calls of those whose powers you have.
role-moneylender = Moneylender
    .card = You hold the moneylender's card, a blank one. Your team and your powers are those the table was told of.
    .night = What you may do is in your menu, at the calls of those whose powers you have.
role-dancer = Dancer
    .card = You hold the dancer's card, a blank one. Your team and your powers are those the table was told of.
    .night = What you may do is in your menu, at the calls of those whose powers you have.

verb-block = Visit
    .ask = 🌹 Whom do you visit tonight? What they do has no effect.
    .chosen = You visit { $at }. You may still change your mind until the night is over.
    .seen = 🌹 { $by } visits { $at }.
    .told = 🌹 { $by } visited { $at }.
verb-save = Save
    .ask = 💉 Whom do you save tonight?
    .chosen = You keep watch over { $at }. You may still change your mind until the night is over.
    .seen = 💉 { $by } keeps watch over { $at }.
    .told = 💉 { $by } kept watch over { $at }.
verb-frame = Throw suspicion on
    .ask = 🗞️ On whom do you throw suspicion tonight?
    .chosen = Whoever checks { $at } tonight sees a mafioso. That may still change until the night is over.
    .seen = 🗞️ { $by } throws suspicion on { $at }.
    .told = 🗞️ { $by } threw suspicion on { $at }.
verb-guard = Guard
    .ask = 🛡️ Whom do you guard tonight?
    .chosen = You guard { $at }. You may still change your mind until the night is over.
    .seen = 🛡️ { $by } guards { $at }.
    .told = 🛡️ { $by } guarded { $at }.
verb-falsify = Falsify
    .ask = 📜 Whose papers do you falsify tonight?
    .chosen = Whoever checks { $at } tonight is told wrong. That may still change until the night is over.
    .seen = 📜 { $by } falsifies the papers of { $at }.
    .told = 📜 { $by } falsified the papers of { $at }.
verb-kill = Shoot with the gang
    .ask = 🔫 Whom does the gang shoot? A second name is for the case that the first is a spy.
    .chosen = You name { $at }. You may think again until the night is over.
    .seen = 🔫 { $by } names { $at }.
    .told = 🔫 { $by } named { $at }.
verb-inspect = Investigate
    .ask = 🔍 Whom do you investigate tonight?
    .chosen = You investigate { $at }. The answer comes at dawn; until then you may choose anew.
    .seen = 🔍 { $by } investigates { $at }.
    .told = 🔍 { $by } investigated { $at }.
verb-reveal = See the card
    .ask = 🃏 Whose card do you want to see?
    .chosen = You ask for the card of { $at }. You see it at dawn; until then you may choose anew.
    .seen = 🃏 { $by } asks for the card of { $at }.
    .told = 🃏 { $by } asked for the card of { $at }.
verb-jail = Try
    .ask = ⚖️ Whom do you try tonight? A criminal goes to prison.
    .chosen = You try { $at }. You see the card at dawn; until then you may choose anew.
    .seen = ⚖️ { $by } tries { $at }.
    .told = ⚖️ { $by } tried { $at }.
verb-shoot = Shoot
    .ask = 🔫 Whom do you shoot tonight?
    .chosen = You aim at { $at }. You may still change your mind until the night is over.
    .seen = 🔫 { $by } aims at { $at }.
    .told = 🔫 { $by } shot at { $at }.
verb-disenfranchise = Take the vote from
    .ask = 🤐 Who shall not vote tomorrow?
    .chosen = Tomorrow { $at } shall not vote. That may still change until the night is over.
    .seen = 🤐 { $by } takes the vote from { $at }.
    .told = 🤐 { $by } took the vote from { $at }.
verb-compare = Compare
    .ask = 📷 Which two do you compare?
    .chosen = You compare { $at }. The answer comes at dawn; until then you may choose anew.
    .seen = 📷 { $by } compares { $at }.
    .told = 📷 { $by } compared { $at }.
verb-poison = Poison
    .ask = 🍷 Whom do you poison tonight?
    .chosen = You poison { $at }. You may still change your mind until the night is over.
    .seen = 🍷 { $by } dines with { $at }, and pours the poison.
    .told = 🍷 { $by } dined with { $at }, and poured the poison.
verb-hypnotize = Hypnotize
    .ask = 🌀 Whom do you hypnotize? They vote as you do tomorrow.
    .chosen = Tomorrow the hand of { $at } follows yours. That may still change until the night is over.
    .seen = 🌀 { $by } hypnotizes { $at }.
    .told = 🌀 { $by } hypnotized { $at }.
verb-infect = Infect
    .ask = 🦠 Whom do you infect tonight?
    .chosen = You infect { $at }. You may still change your mind until the night is over.
    .seen = 🦠 { $by } infects { $at }.
    .told = 🦠 { $by } infected { $at }.

told-yes = 👍 Yes, a criminal.
    .short = yes, a criminal
told-no = 👎 No, an honest citizen, as far as anyone can tell.
    .short = no, of the town
told-neutral = 🤷 Neither: somebody who plays alone.
    .short = a loner
told-dead = ⚰️ You come too late. You find them dead.
    .short = already dead
told-same = 🟰 The same side.
    .short = the same side
told-different = ↔️ Different sides.
    .short = different sides
told-seats = 👀 You open your eyes and find each other: { $seats }.
    .short = together are { $seats }
told-psychologist = 🛋️ You wake up, and somebody is asking you questions: { $seat } is the psychologist.
    .short = { $seat } is the psychologist
told-spy = 🕵️ { $seat } shows the card before falling: a spy, all the time.
    .short = { $seat } was a spy
told-infected = 🦠 You have a fever. You are infected: your abilities are gone, your vote is yours, and you now win with patient zero.
    .short = infected
told-vote_changed = 🌀 Your hand was not your own. It rose, or fell, as another's did.
    .short = the vote was changed
told-vote_kept = 🌀 Another had power over your hand, and it made no difference.
    .short = the vote was as it would have been

phase-intro_night-begins = 🌙 **The city falls asleep for the first time.** The gangs look for each other; everyone else keeps their eyes shut. { $time }.
phase-night-begins = 🌙 **Night { $night }. The city falls asleep.** You are called one after the other, and what you do counts from your call on.
phase-verdict-begins = ⚖️ **Hands up.** The most votes decide, and everyone has one. You have { $time }.

announce-killed = 🩸 The night was not kind. The city has lost { $seats }.
announce-no_death = 🌤️ Everyone opens their eyes. Nobody was lost this night.
announce-jailed = ⛓️ { $seats } { $count ->
    [one] wakes up
   *[other] wake up
} in prison, and may talk, and nothing else.
announce-freed = 🔓 The prison stands open: { $seats } { $count ->
    [one] is free.
   *[other] are free.
}
announce-cannot_vote = 🤐 { $seats } may speak today, and not vote.
announce-acquitted = 🕊️ The prosecutor does not agree: { $seats } stays.
ballot-verdict-nobody = Nobody is condemned by this count.
announce-tie = ⚖️ Level. You vote once more, among { $seats } only.
announce-nobody_out = 🌇 Nobody leaves the city today.
announce-ejected = 🚪 The host has put { $seats } out of the game.

mark-jailed = in prison
mark-disenfranchised = may not vote
mark-infected = infected

refusal-off_duty = You sleep while a detective is in the game, and until the night after.
refusal-already_infected = { $seat } has the fever already.
refusal-jailed = You are in prison. You may talk, and nothing else.
refusal-infected = You are infected, and your abilities are gone.
refusal-no_criminals = There must be at least one criminal at the table.
refusal-one_loner = One loner at most.
refusal-two_gangs_need_12 = Two gangs need twelve players.
refusal-two_gangs_alone = With two gangs there is no loner, lawyer, informer or blackmailer.
refusal-needs_two_gangs = A blank card of the triads needs two gangs.

warning-many_criminals = More criminals than the rulebook advises.
warning-unequal_gangs = The gangs are not equal halves.
warning-many_checkers = Only one of detective, psychologist, prosecutor and judge is advised.
warning-idle_sergeant = A sergeant without a detective sleeps all game.
warning-idle_informer = Nobody here can learn a role, so the informer has no work.

win-town = 🏙️ **The town has won.** The last criminal is gone.
win-mafia = 🥀 **The mafia has won.** The sun comes up, and the others have no majority any more.
win-triad = 🐉 **The triads have won.** The sun comes up, and the others have no majority any more.
win-solo = 🎭 **The loner has won.** Somebody played for nobody, and the city is theirs.

team-town = the town
    .goal = You win when no criminal is left in the game.
team-mafia = the mafia
    .goal = You win if at the start of a day the others have no majority, and no other gang is left.
team-triad = the triads
    .goal = You win if at the start of a day the others have no majority, and no other gang is left.
team-solo = nobody
    .goal = You play alone, and win as one of the last two.
room-mafia = the mafia
room-triad = the triads
