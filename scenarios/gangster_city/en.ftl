# Mafia: City of Gangsters.

scenario-title = Mafia: City of Gangsters
scenario-summary = One night, many calls: every act takes effect at its own moment, and anyone killed before their call is called all the same. Two gangs may share the city, prisons fill and open, and a loner plays against everybody.
scenario-rules = • **The sides.** Townsfolk, one or two gangs of criminals, and at most one loner. Gang members and spies are shown each other on the opening night.

    • **The day.** Talk freely, from day one. Then one ballot: everyone is a candidate, everyone has one vote, and the most votes decide. A tie is voted on again among the tied, an acquittal among all the others; the second ballot is the last. Whoever leaves turns over their card.

    • **The night.** Roles are called in a fixed order, and each act takes effect at its own call. If you're killed before your call, or the Beauty visits you, you act as always, and nothing comes of it. Nobody tells you.

    • **The gangs.** Every member names a victim, and the most votes decide; in a tie the don's or the boss's word counts. You can name a second victim: that shot is fired only if the first one kills a spy.

    • **Answers** to the questions of the night come at dawn.

    • **The end.** The town wins when the last criminal is gone. A gang wins if at the start of a day the others have no majority, and no other gang is left. A loner wins as one of the last two.

option-gangs = Gangs in the city
    .description = Two need twelve players, and leave no room for loner, lawyer, informer or blackmailer
option-loner = Loner
    .description = Takes the place of one citizen
option-blank_roles = Blank cards
    .description = Tramp, trucker, moneylender and dancer: you give them a team and their verbs

role-beauty = Beauty
    .card = You're the Beauty, and nobody you visit gets anything done that night.
    .night = You're called first. Visit one other player: whatever they do tonight has no effect, and no shot can hurt them; poison can. They never find out.
role-doctor = Doctor
    .card = You're the doctor. A bullet isn't always the end, if you're there in time.
    .night = Save one player, yourself if you like, but not the same one two nights running. No shot kills them tonight, nor does poison from the night before. A spy shot by the gang is beyond your help.
role-informer = Informer
    .card = You belong to the mafia, and your word can put a stain on anybody.
    .night = You act before the gang. Anyone who checks the player you name tonight, yourself if you like, sees a mafioso's card, and the judge sends them to prison for it. Then you shoot with the gang.
    .knows = On the opening night you see the whole circle, spies included. You can't tell who is a spy.
role-bodyguard = Bodyguard
    .card = You're a bodyguard. Somebody will sleep well tonight, at your risk.
    .night = Guard one other player. The first shot that would kill them kills you instead, unless the doctor saves you; a second one gets through. Poison from the night before kills you in their place, too.
role-lawyer = Lawyer
    .card = You're the mafia's lawyer. Black is white once you've spoken.
    .night = You act before the gang. Anyone who checks the player you name tonight, yourself if you like, gets a false answer. Then you shoot with the gang.
    .knows = On the opening night you see the whole circle, spies included. You can't tell who is a spy.
role-don = Don
    .card = You're the don of the mafia. When your people disagree, it's your word that counts. If you go, a mafioso takes your place.
    .night = Name a victim with your gang. In a tie the one you named is shot; if you named nobody, nobody is.
    .knows = On the opening night you see the whole circle, spies included. You can't tell who is a spy.
role-mafioso = Mafioso
    .card = You belong to the mafia. If the don goes, the don's place may be yours.
    .night = Name a victim with your gang; the most votes decide, and a tie is the don's to settle.
    .knows = On the opening night you see the whole circle, spies included. You can't tell who is a spy.
role-spy = Spy
    .card = You're the town's spy in the gang. You wake with them and know their faces, and you must give away neither them nor yourself.
    .night = Name a victim like the others; your vote is taken, and never counted. If a gang shoots you, no doctor can help, and the gang sees your card.
    .knows = On the opening night you see the gang's whole circle; if there are two gangs, both.
role-triad_boss = Triad boss
    .card = You lead the triads. This city has one gang too many, and it isn't yours. If you go, a triad takes your place.
    .night = Name a victim with your gang, right after the mafia; both shots are fired at once. In a tie the one you named is shot; if you named nobody, nobody is.
    .knows = On the opening night you see the whole circle, spies included. You can't tell who is a spy.
role-triad = Triad
    .card = You belong to the triads. If the boss goes, the boss's place may be yours.
    .night = Name a victim with your gang, right after the mafia; both shots are fired at once. A tie is the boss's to settle.
    .knows = On the opening night you see the whole circle, spies included. You can't tell who is a spy.
role-detective = Detective
    .card = You're the detective. What you learn is true, unless somebody went to some trouble: a lawyer, an informer, or a beautiful visitor.
    .night = You learn whether one other player is a criminal, one of the town or a loner. If they were killed before your call, you only learn that.
role-sergeant = Sergeant
    .card = You're the sergeant. While a detective is in the game you sleep.
    .night = Once the detective is gone, you ask in their place, starting at the next nightfall; a lawyer or an informer can fool you as they could the detective. If no detective was dealt, you sleep all game.
role-prosecutor = Prosecutor
    .card = You're the prosecutor. Once a day, if somebody is about to leave by a ballot and your hand wasn't raised against them, they stay. That can be you.
    .night = Name one other player, and you're shown their card. A lawyer or an informer can have you shown another; if the Beauty visits you, you see a citizen's.
role-judge = Judge
    .card = You're the judge. The prison in this city has one key, and you hold it. If you go, all prisoners go free.
    .night = Name one other player: you're shown their card, and if it's a criminal's, they go to prison. Prisoners can talk, and nothing else. You can't lock up loners or the politician. A lawyer or an informer can have you shown another card, and you go by that one.
role-psychologist = Psychologist
    .card = You're the psychologist. You look into people, one way or the other.
    .night = One of two things every night: see the card of one player, who then learns who you are; or shoot one player. A lawyer or an informer can have you shown another card.
role-blackmailer = Blackmailer
    .card = You belong to the mafia, and everybody has something to hide.
    .night = Name a victim with your gang. After the shot you're called again: the player you name can't vote the next day, and the city hears of it.
    .knows = On the opening night you see the whole circle, spies included. You can't tell who is a spy.
role-priest = Priest
    .card = You're the priest. Some people come to you and vow not to judge.
    .night = The player you name can speak the next day, but not vote. The whole city hears of it, but not that it was you.
role-journalist = Journalist
    .card = You're the journalist. You have two photographs, and look for what they share.
    .night = Name two others: are they on the same side? A criminal and a loner are on different sides, and so are the two gangs. An informer can make one of them look like mafia, and a lawyer turns the answer round.
role-maniac = Maniac
    .card = You're the maniac. You play for yourself alone, and mean to be the last one left. No prison holds you; every shot and every ballot can end you.
    .night = Shoot one other player, after the gangs: if they get you first, your shot is lost. The doctor, a bodyguard or the Beauty can save your victim; the politician can't be shot, and the first shot of a night misses the biker.
role-black_widow = Black widow
    .card = You're the black widow. Those who dine with you are fine for one more day.
    .night = Poison one other player. They live through the next day and die at the dawn after the night that follows, unless the doctor or a bodyguard is with them on that second night. Your poison does nothing to the politician.
role-hypnotist = Hypnotist
    .card = You're the hypnotist. Where you raise one hand, two go up.
    .night = The player you name votes as you do tomorrow, in every ballot. They're told afterwards, but not who it was.
role-patient_zero = Patient zero
    .card = You're patient zero. You play alone, and less alone every night; you also win when at most one other player isn't infected.
    .night = Infect one other player: they lose every ability, keep their vote, and win with you. From then on you know each other. If you leave, the infected go back to their own sides.
role-politician = Politician
    .card = You're the politician. No bullet, poison or prison can touch you; only the ballot can. If patient zero infects you, that's over.
    .night = You sleep. Nobody wakes you.
role-biker = Biker
    .card = You're the biker. The first shot of a night misses you, and nobody hears of it.
    .night = You sleep. A second shot in the same night kills you, and in prison, or infected, the first one does. Poison kills you like anybody else.
role-leader = Leader
    .card = You're the leader. Your hand counts for two, and nobody is told so.
    .night = You sleep. Nobody wakes you.
role-henchman = Henchman
    .card = You're the henchman. You play alone, until one of the mafia is gone.
    .night = You sleep. As soon as one of the mafia is gone, you're a mafioso and meet the others.
role-citizen = Citizen
    .card = You're a citizen. You have eyes, ears and a vote, and without you the town is lost.
    .night = You sleep. Nobody wakes you.
role-tramp = Tramp
    .card = You hold the tramp's card, a blank one. Your team and your powers are the ones the table was told of.
    .night = What you can do is in your menu; you're called together with those whose powers you have.
role-trucker = Trucker
    .card = You hold the trucker's card, a blank one. Your team and your powers are the ones the table was told of.
    .night = What you can do is in your menu; you're called together with those whose powers you have.
role-moneylender = Moneylender
    .card = You hold the moneylender's card, a blank one. Your team and your powers are the ones the table was told of.
    .night = What you can do is in your menu; you're called together with those whose powers you have.
role-dancer = Dancer
    .card = You hold the dancer's card, a blank one. Your team and your powers are the ones the table was told of.
    .night = What you can do is in your menu; you're called together with those whose powers you have.

verb-block = Visit
    .ask = 🌹 Who do you visit tonight? Nothing they do will have any effect.
    .chosen = You visit { $at }. You can still change your mind until the night is over.
    .seen = 🌹 { $by } visits { $at }.
    .told = 🌹 { $by } visited { $at }.
verb-save = Save
    .ask = 💉 Who do you save tonight?
    .chosen = You keep watch over { $at }. You can still change your mind until the night is over.
    .chosen-self = You watch over yourself tonight. You can still change your mind until the night is over.
    .seen = 💉 { $by } keeps watch over { $at }.
    .seen-self = 💉 { $by } keeps watch over their own bed.
    .told = 💉 { $by } kept watch over { $at }.
    .told-self = 💉 { $by } kept watch over their own bed.
verb-frame = Throw suspicion on
    .ask = 🗞️ Who do you throw suspicion on tonight?
    .chosen = Anyone who checks { $at } tonight sees a mafioso. You can still change your mind until the night is over.
    .seen = 🗞️ { $by } throws suspicion on { $at }.
    .told = 🗞️ { $by } threw suspicion on { $at }.
verb-guard = Guard
    .ask = 🛡️ Who do you guard tonight?
    .chosen = You guard { $at }. You can still change your mind until the night is over.
    .seen = 🛡️ { $by } guards { $at }.
    .told = 🛡️ { $by } guarded { $at }.
verb-falsify = Falsify
    .ask = 📜 Whose papers do you falsify tonight?
    .chosen = Anyone who checks { $at } tonight is told wrong. You can still change your mind until the night is over.
    .seen = 📜 { $by } falsifies the papers of { $at }.
    .told = 📜 { $by } falsified the papers of { $at }.
verb-kill = Shoot with the gang
    .ask = 🔫 Who does the gang shoot? A second name counts only if the first turns out to be a spy.
    .chosen = You name { $at }. You can still change your mind until the night is over.
    .seen = 🔫 { $by } names { $at }.
    .told = 🔫 { $by } named { $at }.
verb-inspect = Investigate
    .ask = 🔍 Who do you investigate tonight?
    .chosen = You investigate { $at }. The answer comes at dawn; until then, you can still change your mind.
    .seen = 🔍 { $by } investigates { $at }.
    .told = 🔍 { $by } investigated { $at }.
verb-reveal = See the card
    .ask = 🃏 Whose card do you want to see?
    .chosen = You ask for the card of { $at }. You see it at dawn; until then, you can still change your mind.
    .seen = 🃏 { $by } asks for the card of { $at }.
    .told = 🃏 { $by } asked for the card of { $at }.
verb-jail = Put on trial
    .ask = ⚖️ Who do you put on trial tonight? A criminal goes to prison.
    .chosen = You put { $at } on trial. You see the card at dawn; until then, you can still change your mind.
    .seen = ⚖️ { $by } puts { $at } on trial.
    .told = ⚖️ { $by } put { $at } on trial.
verb-shoot = Shoot
    .ask = 🔫 Who do you shoot tonight?
    .chosen = You aim at { $at }. You can still change your mind until the night is over.
    .seen = 🔫 { $by } aims at { $at }.
    .told = 🔫 { $by } shot at { $at }.
verb-disenfranchise = Take the vote from
    .ask = 🤐 Who shouldn't vote tomorrow?
    .chosen = Tomorrow { $at } won't vote. You can still change your mind until the night is over.
    .seen = 🤐 { $by } takes the vote from { $at }.
    .told = 🤐 { $by } took the vote from { $at }.
verb-compare = Compare
    .ask = 📷 Which two do you compare?
    .chosen = You compare { $at }. The answer comes at dawn; until then, you can still change your mind.
    .seen = 📷 { $by } compares { $at }.
    .told = 📷 { $by } compared { $at }.
verb-poison = Poison
    .ask = 🍷 Who do you poison tonight?
    .chosen = You poison { $at }. You can still change your mind until the night is over.
    .seen = 🍷 { $by } dines with { $at }, and pours the poison.
    .told = 🍷 { $by } dined with { $at }, and poured the poison.
verb-hypnotize = Hypnotize
    .ask = 🌀 Who do you hypnotize? They vote as you do tomorrow.
    .chosen = Tomorrow the hand of { $at } follows yours. You can still change your mind until the night is over.
    .seen = 🌀 { $by } hypnotizes { $at }.
    .told = 🌀 { $by } hypnotized { $at }.
verb-infect = Infect
    .ask = 🦠 Who do you infect tonight?
    .chosen = You infect { $at }. You can still change your mind until the night is over.
    .seen = 🦠 { $by } infects { $at }.
    .told = 🦠 { $by } infected { $at }.

told-yes = 👍 Yes. That's a criminal.
    .short = yes, a criminal
told-no = 👎 No. As far as anyone can tell, that's an honest citizen.
    .short = no, of the town
told-neutral = 🤷 Neither: it's somebody who plays alone.
    .short = a loner
told-dead = ⚰️ You're too late. You find them dead.
    .short = already dead
told-same = 🟰 The same side.
    .short = the same side
told-different = ↔️ Different sides.
    .short = different sides
told-seats = 👀 You open your eyes and find each other: { $seats }.
    .short = their own people are { $seats }
told-psychologist = 🛋️ You wake up to somebody asking you questions: { $seat } is the psychologist.
    .short = { $seat } is the psychologist
told-spy = 🕵️ { $seat } shows a card before dying: a spy, all along.
    .short = { $seat } was a spy
told-infected = 🦠 You have a fever. You're infected: your abilities are gone, your vote is still yours, and you now win with patient zero.
    .short = infected
told-vote_changed = 🌀 Your hand wasn't your own. It rose, or stayed down, like somebody else's.
    .short = the vote was changed
told-vote_kept = 🌀 Somebody else had power over your hand, but it made no difference.
    .short = the vote was as it would have been

phase-intro_night-begins = 🌙 **The city falls asleep for the first time.** The gangs have { $time } to find each other; everyone else keeps their eyes shut.
phase-night-begins = 🌙 **Night { $night }. The city falls asleep.** You're called one after another, and what you do counts from your call on.
phase-verdict-begins = ⚖️ **Hands up.** Raise yours against one player; the most votes decide. You have { $time }.

announce-killed = 🩸 The night was not kind. The city has lost { $seats }.
announce-no_death = 🌤️ Everyone opens their eyes. Nobody was lost in the night.
announce-jailed = ⛓️ { $seats } { $count ->
    [one] wakes up
   *[other] wake up
} in prison: talking is still allowed, and nothing else.
announce-freed = 🔓 The prison stands open: { $seats } { $count ->
    [one] is free.
   *[other] are free.
}
announce-cannot_vote = 🤐 { $seats } can speak today, but not vote.
announce-acquitted = 🕊️ The prosecutor doesn't agree: { $seats } stays.
ballot-verdict-nobody = That condemns nobody.
announce-tie = ⚖️ It's a tie. You vote once more, among { $seats } only.
announce-nobody_out = 🌇 Nobody leaves the city today.
announce-ejected = 🚪 { $seats } { $count ->
    [one] has
   *[other] have
} been put out of the game.

mark-jailed = in prison
mark-disenfranchised = can't vote
mark-infected = infected

refusal-off_duty = You sleep while a detective is in the game, and until the night after.
refusal-already_infected = { $seat } has the fever already.
refusal-jailed = You're in prison. You can talk, and nothing else.
refusal-infected = You're infected, and your abilities are gone.
refusal-no_criminals = There must be at least one criminal at the table.
refusal-one_loner = There can be one loner at most.
refusal-two_gangs_need_12 = Two gangs need twelve players.
refusal-two_gangs_alone = With two gangs there can't be a loner, lawyer, informer or blackmailer.
refusal-needs_two_gangs = A blank card of the triads needs two gangs.

warning-many_criminals = There are more criminals than the rulebook recommends.
warning-unequal_gangs = The two gangs aren't the same size.
warning-many_checkers = The rulebook recommends only one of detective, psychologist, prosecutor and judge.
warning-idle_sergeant = Without a detective the sergeant sleeps all game.
warning-idle_informer = Nobody here can learn a role, so the informer has nothing to do.

win-town = 🏙️ **The town has won.** The last criminal is gone.
win-mafia = 🥀 **The mafia has won.** The sun comes up, and the others no longer have a majority.
win-triad = 🐉 **The triads have won.** The sun comes up, and the others no longer have a majority.
win-solo = 🎭 **The loner has won.** One player stood against everybody, and the city is theirs.

team-town = the town
    .goal = You win when no criminal is left in the game.
team-mafia = the mafia
    .goal = You win if at the start of a day the others have no majority, and no other gang is left.
team-triad = the triads
    .goal = You win if at the start of a day the others have no majority, and no other gang is left.
team-solo = loner
    .goal = You play alone, and win as one of the last two.
room-mafia = the mafia
room-triad = the triads
