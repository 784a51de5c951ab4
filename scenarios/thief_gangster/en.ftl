# Thief and Gangster.

scenario-title = Thief and Gangster
scenario-summary = One of the mafia works so quietly that not even his own gang knows him: the Thief, who lifts what you do at night and sets it down somewhere else. Shots, guns, saves and questions land where nobody aimed them.
scenario-rules = • **The sides.** Godfather, Slaughterer and Gangster know one another. The Thief belongs to the mafia too, but knows nobody, and nobody knows him. All others are the town.

    • **The day.** Everyone speaks once. Whoever holds a gun may fire it once; of whoever a gun fells the side is told. Twice in the game the town may ask the moderator how many of each side are out.

    • **The vote.** Name as many as you like. Five hands bring a player to the defence while eleven or more are in the game, four from eight, three from six, two below; and as many are needed to send that player away. A lone defendant speaks, calls a target and a cover, and speaks once more. Defendants vote only where there are more than two. In a tie nobody leaves.

    • **The night.** The Godfather gives the shot. The Thief names two players, and what the first does tonight is done to the second, unless the Guardian stands before the first. The Slaughterer may, with the Godfather's word, name a citizen's role instead of the shot, or spoil the corpse of the day; Dexter can foil the latter. Circuleh leaves home to find the scene of the crime: in a mafia house he is killed.

    • **The guns.** The Gangster has one night in the game, a real gun and a blank; his real gun does not hurt the mafia. The Gunsmith has one real gun and as many blanks as he likes, and his works against everybody. Nobody is told which kind they hold.

    • **Last blows.** The Guardian who leaves by day is shown and may name the Thief. The Inspector whom the mafia fells is shown and puts one player in handcuffs for the day.

    • **The end.** The town wins when no mafia is left, the Thief included. The mafia win when they are as many as the town. If three are left, they talk: a mafia who shakes a hand has won, otherwise the town has.

option-inquiries = Inquiries
    .description = How many times in the game the town may ask who is out

role-godfather = Godfather
    .card = You lead the mafia. You know your people, all but one: the Thief walks about your city with his hands in other people's pockets, and you have never seen his face.
    .night = Give the shot. If there is a Slaughterer, he does nothing without your word: confirm it, and it is done.
    .knows = In the opening night you see your people, all but the Thief.
role-slaughterer = Slaughterer
    .card = You belong to the mafia. What you have been at nobody recognises any more, and what you have guessed does not wake up.
    .night = Once in the game spoil the corpse of the day, so that nobody will ever know whose side it was on. Once in the game name a citizen's role, in place of the shot; if you are right, nothing saves them. For both you need the Godfather's word.
    .knows = In the opening night you see your people, all but the Thief.
role-gangster = Gangster
    .card = You belong to the mafia, and you have a crate in the cellar: one gun that kills, one that only makes a noise.
    .night = On one night of the game hand out your guns, one of them or both. The real one not to your own; it would not hurt them anyway. What you keep back on that night is lost.
    .knows = In the opening night you see your people, all but the Thief.
role-thief = Thief
    .card = You belong to the mafia, and nobody knows it, not even the mafia. What others carry through the night you lift, and set down where it suits you.
    .night = Name two others: what the first does tonight is done to the second. Not the same first player two nights running. If all the others of your side are gone, the shot is yours too.
role-mafioso = Plain mafia
    .card = The Godfather has gone, and your craft with him. What is left is the gun.
    .night = When your turn comes, the shot is in your hands.
role-guardian = Guardian
    .card = You are the one who hears the lock click. The Thief is your man, and if the day costs you your place here, you may take him along.
    .night = Stand before two players, before one when seven or fewer are left, never yourself: what they do tonight cannot be stolen. If you leave by day, you may name the Thief; if you are right, he goes with you.
role-doctor = Doctor
    .card = You are the town's doctor. You are at the right bed every night; whether you arrive there is another matter.
    .night = Watch over one player, yourself on two nights of the game. It helps against the shot, and against nothing else.
role-circuleh = Circuleh
    .card = You examine scenes of crime, and the best ones are still warm. Nobody can shoot you while you are out, no gun reaches you there, and nobody can help you in the wrong house.
    .night = Stay at home, or enter one player's house. If the shot has fallen there, you see who fired. If a mafia lives there, you do not come home.
role-gunsmith = Gunsmith
    .card = You make guns for the town: one that kills, and as many as you like that only make a noise.
    .night = Hand out one gun or two, to different players. The real one never alone: a blank goes with it, to somebody else. To yourself a blank only. If the real one comes to somebody who falls that same night, it is yours again.
role-inspector = Inspector
    .card = You read footprints, and you read each of them only once.
    .night = Ask about one player, nobody twice in the game: you are shown whom they acted on tonight. If the mafia fells you, you have one last pair of handcuffs for the coming day.
role-dexter = Dexter
    .card = You are the town's forensic doctor. There is one corpse that you can make speak, if you come on the right night.
    .night = Once in the game, disclose. If the Slaughterer is at work on that very night, it is undone.
role-private_detective = Private Detective
    .card = You were hired to find one man, and only him.
    .night = Ask about one player: yes means the Thief. About everybody else, whatever they have done, you hear no.
role-citizen = Plain citizen
    .card = You are a plain citizen. You have nothing worth stealing but your vote.
    .night = You sleep. Nobody wakes you.

verb-kill = Shoot
    .ask = 🔫 Whom does the mafia shoot tonight?
    .chosen = The gun points at { $at }. The order may still change, until the night is over.
    .seen = 🔫 { $by } points the gun at { $at }.
    .told = 🔫 { $by } pointed the gun at { $at }.
verb-confirm = Give your word
    .ask = 🤝 Does the Slaughterer have your word for tonight?
    .chosen = { $at } has your word for tonight. You may still think again, until the night is over.
    .chosen-no = { $at } does not have your word for tonight. You may still think again, until the night is over.
    .seen = 🤝 { $by } gives { $at } the word.
    .seen-no = 🤝 { $by } refuses { $at } the word.
    .told = 🤝 { $by } gave { $at } the word.
    .told-no = 🤝 { $by } refused { $at } the word.
verb-butcher = Spoil the corpse
    .ask = 🔪 Slaughterer, do you spoil the corpse of the one voted out today?
    .chosen = The knives are laid out. You need the Godfather's word.
    .seen = 🔪 { $by } lays out the knives for the corpse of the day.
    .told = 🔪 { $by } went to the corpse of the day.
verb-guess = Name a role
    .ask = 🎯 Whose role do you name, and which is it? You need the Godfather's word, and then there is no shot.
    .chosen = You say that { $at } is { $role }. It counts only with the Godfather's word.
    .seen = 🎯 { $by } says that { $at } is { $role }.
    .told = 🎯 { $by } said that { $at } was { $role }.
verb-last_guess = Name the Thief
    .ask = 🎯 Guardian, before you go: who is the Thief?
    .chosen = You say that { $at } is the Thief.
    .seen = 🎯 { $by } says that { $at } is the Thief.
    .told = 🎯 { $by } said that { $at } was the Thief.
verb-farewell_guess = { verb-last_guess }
    .ask = { verb-last_guess.ask }
    .chosen = { verb-last_guess.chosen }
    .seen = { verb-last_guess.seen }
    .told = { verb-last_guess.told }
verb-arm = Hand out guns
    .ask = 🧰 Who gets a gun tonight, and which kind?
    .chosen = { $count ->
        [one] { $gun ->
            [real] The real gun
           *[blank] A blank
        } for { $at }.
       *[other] Guns for { $at }. In this order: { $guns }.
    } You may still change your mind, until the night is over.
    .told = 🧰 { $count ->
        [one] { $by } had { $gun ->
            [real] the real gun
           *[blank] a blank
        } for { $at }.
       *[other] { $by } had guns for { $at }. In this order: { $guns }.
    }
verb-steal = Steal
    .ask = 🧤 Thief, whose act do you steal tonight, and to whom shall it be done?
    .chosen = What the first does tonight is done to the second: { $at }. You may still change your mind, until the night is over.
    .told = 🧤 { $by } stole the act of the first for the second: { $at }.
verb-shield = Stand before
    .ask = 🔒 Guardian, before whom do you stand tonight?
    .chosen = You stand before { $at }. Nothing of theirs is stolen tonight.
    .told = 🔒 { $by } stood before { $at }.
verb-visit = Enter a house
    .ask = 🚪 Circuleh, whose house do you enter tonight?
    .chosen = Your coat is on, and the way leads to { $at }. You may still turn round, until the night is over.
    .told = 🚪 { $by } set out for the house of { $at }.
verb-track = Read footprints
    .ask = 👣 Inspector, whose footprints do you read tonight?
    .chosen = You follow { $at }. The trail is cold only in the morning; until then you may follow somebody else.
    .told = 👣 { $by } followed { $at }.
verb-disenfranchise = Put in handcuffs
    .ask = ⛓️ Inspector, before you go: whom do you put in handcuffs? They cannot vote today.
    .chosen = The handcuffs click round the wrists of { $at }.
    .seen = ⛓️ A last gesture of { $by }: handcuffs for { $at }, who may speak today, and not vote.
    .told = ⛓️ { $by } put { $at } in handcuffs.
verb-expose = Disclose
    .ask = 🧪 Dexter, do you disclose tonight? Once in the game.
    .chosen = You disclose tonight. If the Slaughterer is at the corpse, it is undone.
    .told = 🧪 { $by } disclosed.
verb-call = Call target and cover
    .ask = 📣 Who is your target, and who is your cover?
    .chosen = You call { $at }, the target first.
    .seen = 📣 { $by } calls a target and a cover: { $at }.
    .told = 📣 { $by } called { $at }.
verb-fire = Fire
    .ask = 🔫 At whom do you fire? It may be a blank; you will find out with all the others.
    .chosen = You fire at { $at }.
    .seen = 🔫 { $by } draws a gun and fires at { $at }!
    .told = 🔫 { $by } fired at { $at }.
verb-shake = Offer a hand
    .ask = 🤝 To whom do you hold out your hand?
    .chosen = You hold out your hand to { $at }.
    .seen = 🤝 { $by } holds out a hand to { $at }.
    .told = 🤝 { $by } held out a hand to { $at }.
verb-inquire = Ask for an inquiry
    .ask = 📋 Do you want to hear how many of each side are out?
    .chosen = You want an inquiry.
    .seen = 📋 { $by } wants an inquiry.
    .told = 📋 { $by } wanted an inquiry.
verb-inquiry = Tell who is out
    .ask = 📋 How many of each side are out?

choice-real = A real gun
choice-blank = A blank

told-yes = 🧤 Yes. That is the one whom you were hired to find: the Thief.
    .short = yes, the Thief
told-no = 🤷 No. Whatever else this one may be: not the Thief.
    .short = no
told-seats = 👣 The trail is clear, and it leads to { $seats }.
    .short = the trail leads to { $seats }
told-nothing = 🌫️ Nothing. There is no trail.
    .short = nothing

announce-no_death = 🌤️ Everyone opens their eyes, and looks at hands and pockets first. Nobody was lost this night.
announce-nato_tonight = 🎯 There was no shot this night. Somebody was called by name instead.
announce-guns_out = 🔫 There are guns in the city this morning. { $count ->
    [0] Somebody has one.
    [one] { $seats } has one, and nobody knows which kind.
   *[other] { $seats } have one each, and nobody knows which kind.
}
announce-real_shot = 💥 That was a real bullet.
announce-blank_shot = 💨 Smoke and noise: a blank. Nobody is hurt.
announce-inspector_fell = 👮 { $count ->
    [0] The mafia has felled the Inspector. There are last words, and there is a last pair of handcuffs.
   *[other] The mafia has felled the Inspector: { $seats }. There are last words, and there is a last pair of handcuffs.
}
announce-guardian_revealed = 🔒 { $count ->
    [0] The city loses its Guardian.
   *[other] The city loses its Guardian: { $seats }. Let the Thief tremble.
}
announce-thief_arrested = 🚨 { $count ->
    [0] The Guardian was right: the Thief is arrested.
   *[other] The Guardian was right, and does not go alone: { $seats } is the Thief.
}
announce-inquiry_town = 📋 The book of those who are out is opened. Of the town: { $number }.
announce-inquiry_mafia = 📋 Of the mafia: { $number }.
announce-inquiry_unknown = 📋 Beyond recognition: { $number }.
announce-corpse_butchered = 🔪 Somebody has been at a corpse. Whose side it was on nobody will ever know.
announce-handshake = 🤝 { $count ->
    [0] Two hands have met.
   *[other] { $seats } have shaken hands. There is no going back.
}

left-gun = 🔫 { $seat } has fallen.
story-left-gun = 🔫 { $seat } ({ $role }) was shot by day.
left-arrest = 🚨 { $seat } is led away.
story-left-arrest = 🚨 { $seat } ({ $role }) was arrested by the Guardian.

phase-intro_night-begins = 🌙 **The first night.** The mafia look for each other. One who belongs to them stays in the shadow and is not seen. { $time }.
phase-day-begins = ☀️ **Day { $day }. The city wakes up** and counts its spoons. { $time } each. Whoever holds a gun may fire.
phase-nomination-begins = ☝️ **Who must answer for themselves?** Name as many as you suspect. You have { $time }.
phase-defence-begins = 🗣️ **The defence.** { $on_defence } may speak. A lone defendant speaks twice, and may call a target and a cover in between.
phase-verdict-begins = ⚖️ **The verdict.** One hand each, against { $on_defence }. You have { $time }.
phase-last_words-begins = 🕯️ **Last words.** Hear them out; when they end, the chair is empty.
phase-night-begins = 🌙 **Night { $night }. The city falls asleep.** Whatever you do now may end up in another house.

refusal-no_godfather = There must be a Godfather at the table.
refusal-mafia_too_many = The mafia would be as many as the town from the start.
refusal-not_your_shot = The shot is not in your hands.
refusal-own_team = { $seat } is one of your own.
refusal-nothing_to_confirm = Only the Slaughterer waits for your word.
refusal-no_corpse = The vote sent nobody away today. There is no corpse to work on.
refusal-asked_before = You have read the footprints of { $seat } already. Nobody is asked about twice.
refusal-not_alone = The real gun does not travel alone. Give somebody else a blank.
refusal-not_lone_defendant = Only a lone defendant calls a target and a cover.
refusal-call_over = The time to call somebody is over.
refusal-no_gun = You have no gun.
refusal-repeat_target = { $seat } was the first you robbed last night, and has bought a better lock. Begin with somebody else.
refusal-no_inquiry = There is no further inquiry, today or in this game.

win-town = 🏙️ **The town has won.** The last of the mafia is gone, and everything is back in its place.
win-mafia = 🥀 **The mafia has won.** They have stolen the city, and nobody saw whose hands it was.

mark-armed = holds a gun
mark-disenfranchised = in handcuffs
team-town = the town
    .goal = You win when no member of the mafia is left in the game, the Thief included.
team-mafia = the mafia
    .goal = You win when you are as many as the town, the Thief counted with you.
