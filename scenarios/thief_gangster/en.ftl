# Thief and Gangster.

scenario-title = Thief and Gangster
scenario-summary = One of the mafia works so quietly that even the gang doesn't know who it is: the Thief, who picks up what you do at night and puts it down somewhere else. Shots, guns, saves and questions land where nobody aimed them.
scenario-rules = • **The sides.** Godfather, Slaughterer and Gangster know each other. The Thief belongs to the mafia too, but doesn't know the others, and they don't know the Thief. Everybody else is the town.

    • **The day.** Everyone speaks once. Whoever holds a gun can fire it once; if a gun kills somebody, their side is announced. Twice a game the town can ask the moderator how many of each side are out.

    • **The vote.** Name as many as you like. How many hands it takes to put a player on trial depends on how many are still in the game, and it takes as many to send that player away: five from eleven players up, four from eight, three from six, two below that. A lone defendant speaks, calls a target and a cover, and speaks once more. Defendants vote only if there are more than two. In a tie nobody leaves.

    • **The night.** The Godfather calls the shot. The Thief names two players, and what the first does tonight is done to the second, unless the Guardian guards the first. With the Godfather's word, the Slaughterer can name a citizen's role instead of the shot, or spoil the corpse of the day, which Dexter can foil. Circuleh leaves home to find the scene of the crime, and dies in a mafia house.

    • **The guns.** The Gangster has one night in the game, a real gun and a blank; this real gun doesn't hurt the mafia. The Gunsmith has one real gun, which works against everybody, and any number of blanks. Nobody is told which kind they hold.

    • **Last blows.** A Guardian who leaves by day is shown and can name the Thief. An Inspector killed by the mafia is shown and puts one player in handcuffs for the day.

    • **The end.** The town wins when no mafia is left, the Thief included. The mafia wins when there are at least as many mafia as townspeople. If three are left, they talk: if the mafia player shakes a hand, the mafia wins; otherwise the town does.

option-inquiries = Inquiries
    .description = How many times in the game the town can ask who is out

role-godfather = Godfather
    .card = You lead the mafia. You know your people, all but one: the Thief walks around your city with both hands in other people's pockets, and you've never seen that face. Once you're gone, the Slaughterer and the Gangster lose their craft.
    .night = Call the shot; the Doctor can stop it, and the Thief can carry it to somebody else. If there's a Slaughterer, nothing they do works without your word, and then a role can be named instead of the shot.
    .knows = On the opening night you see your people, all but the Thief.
role-slaughterer = Slaughterer
    .card = You belong to the mafia. When you're done with a body, nobody recognises it any more, and whoever you've guessed doesn't wake up. If the Godfather goes, your craft goes too.
    .night = Once a game, spoil the corpse of the day, so that nobody will ever know whose side it was on; if Dexter picks the same night, it fails. Once a game, name a citizen's role instead of the shot; if you're right, nothing saves them. For both you need the Godfather's word.
    .knows = On the opening night you see your people, all but the Thief.
role-gangster = Gangster
    .card = You belong to the mafia, and you have a crate in the cellar: one gun that kills, one that only makes a noise. If the Godfather goes, your craft goes too.
    .night = On one night of the game, hand out your guns, one of them or both. The real one doesn't go to your own people, and won't hurt them either, the Thief included. What you keep back on that night is lost.
    .knows = On the opening night you see your people, all but the Thief.
role-thief = Thief
    .card = You belong to the mafia, and nobody knows it, not even the mafia. You pick up what others carry through the night, and put it down where it suits you. The mafia's shot doesn't hurt you. Beware of the Private Detective, and of a Guardian who goes by day.
    .night = Name two others: what the first does tonight is done to the second. That works on shots, guns, saves, visits and questions, and not if the Guardian guards the first. Not the same first player two nights running. If all the others of your side are gone, the shot is yours too.
role-mafioso = Plain mafia
    .card = The Godfather is gone, and so is your craft. What's left is the gun.
    .night = When your turn comes, the shot is in your hands.
role-guardian = Guardian
    .card = You're the one who hears the lock click. Your quarry is the Thief, and if the day costs you your place here, you can take the Thief along.
    .night = Guard two players, or one when seven or fewer are left, never yourself: what they do tonight can't be stolen. It stops no bullet. If the vote or a gun takes you by day, you can name the Thief; if you're right, you don't go alone.
role-doctor = Doctor
    .card = You're the town's doctor. You're at the right bed every night; whether you arrive there is another matter.
    .night = Watch over one player, and yourself on two nights of the game. It helps against the shot, and against nothing else. On a night when the mafia names a role instead of the shot, you aren't woken.
role-circuleh = Circuleh
    .card = You examine scenes of crime, and the best ones are still warm. Nobody can shoot you while you're out, no gun reaches you there, and nobody can help you in the wrong house.
    .night = Stay at home, or enter one player's house. If somebody has been shot dead there, you see who called the shot. If one of the mafia lives there, the Thief too, you don't come home. On a night when the mafia names a role instead of the shot, you stay at home.
role-gunsmith = Gunsmith
    .card = You make guns for the town: one that kills, and as many as you like that only make a noise.
    .night = Hand out one gun or two, to different players. The real one, which kills anybody, never goes alone: somebody else gets a blank with it. You can only give yourself a blank. If the real one reaches somebody who dies that same night, you get it back. The Thief can carry it to somebody else.
role-inspector = Inspector
    .card = You read footprints, and you read each of them only once. If the mafia kills you, with a shot or by naming your role, you don't go quietly: your card is shown at dawn, you speak, and you put one player in handcuffs, who can talk that day but not vote.
    .night = Ask about one player, nobody twice in a game: you're shown who they acted on tonight, after the Thief has had a hand in it. You don't see the mafia's shot, or what the Slaughterer and Dexter do.
role-dexter = Dexter
    .card = You're the town's forensic doctor. There's one corpse you can make speak, if you come on the right night.
    .night = Once a game, do an autopsy. If the Slaughterer spoils a corpse that very night, it's undone; on any other night, you've spent it for nothing.
role-private_detective = Private Detective
    .card = You were hired to find the Thief, and only the Thief.
    .night = Ask about one player: yes means the Thief. For everybody else, whatever they've done, you hear no. Ask again if in doubt: your question may have been stolen.
role-citizen = Plain citizen
    .card = You're a plain citizen. You have nothing worth stealing but your vote.
    .night = You sleep. Nobody wakes you.

verb-kill = Shoot
    .ask = 🔫 Who does the mafia shoot tonight?
    .chosen = The gun points at { $at }. The order can still change until the night is over.
    .seen = 🔫 { $by } points the gun at { $at }.
    .told = 🔫 { $by } pointed the gun at { $at }.
verb-confirm = Give your word
    .ask = 🤝 Does the Slaughterer have your word for tonight?
    .chosen = { $at } has your word for tonight. You can still change your mind until the night is over.
    .chosen-no = { $at } doesn't have your word for tonight. You can still change your mind until the night is over.
    .seen = 🤝 { $by } gives { $at } the word.
    .seen-no = 🤝 { $by } refuses { $at } the word.
    .told = 🤝 { $by } gave { $at } the word.
    .told-no = 🤝 { $by } refused { $at } the word.
verb-butcher = Spoil the corpse
    .ask = 🔪 Slaughterer, do you spoil the corpse of the player voted out today?
    .chosen = The knives are laid out. You need the Godfather's word.
    .seen = 🔪 { $by } lays out the knives for the corpse of the day.
    .told = 🔪 { $by } went to the corpse of the day.
verb-guess = Name a role
    .ask = 🎯 Whose role do you name, and what is it? You need the Godfather's word, and then there's no shot.
    .chosen = You name a role for { $at }: { $role }. It counts only with the Godfather's word.
    .seen = 🎯 { $by } names a role for { $at }: { $role }.
    .told = 🎯 { $by } named a role for { $at }: { $role }.
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
        } goes to { $at }.
       *[other] Guns go to { $at }. In this order: { $guns }.
    } You can still change your mind until the night is over.
    .told = 🧰 { $count ->
        [one] { $by } meant { $gun ->
            [real] the real gun
           *[blank] a blank
        } for { $at }.
       *[other] { $by } meant guns for { $at }. In this order: { $guns }.
    }
verb-steal = Steal
    .ask = 🧤 Thief, whose act do you steal tonight, and who gets it instead?
    .chosen = You make whatever the first does tonight land on the second: { $at }. You can still change your mind until the night is over.
    .told = 🧤 { $by } made whatever the first did land on the second: { $at }.
verb-shield = Guard
    .ask = 🔒 Guardian, who do you guard tonight?
    .chosen = You guard { $at }. Nothing they do is stolen tonight.
    .told = 🔒 { $by } guarded { $at }.
verb-visit = Enter a house
    .ask = 🚪 Circuleh, whose house do you enter tonight?
    .chosen = You put on your coat and set out for the house of { $at }. You can still turn back until the night is over.
    .told = 🚪 { $by } set out for the house of { $at }.
verb-track = Read footprints
    .ask = 👣 Inspector, whose footprints do you read tonight?
    .chosen = You follow { $at }. The trail goes cold in the morning; until then, you can still follow somebody else.
    .told = 👣 { $by } followed { $at }.
verb-disenfranchise = Put in handcuffs
    .ask = ⛓️ Inspector, before you go: who do you put in handcuffs? They can't vote today.
    .chosen = The handcuffs click shut on the wrists of { $at }.
    .seen = ⛓️ One last gesture from { $by }: handcuffs for { $at }, who can speak today, but not vote.
    .told = ⛓️ { $by } put { $at } in handcuffs.
verb-expose = Do an autopsy
    .ask = 🧪 Dexter, do you do an autopsy tonight?
    .chosen = You'll do an autopsy tonight. If the Slaughterer is at the corpse, it's undone.
    .told = 🧪 { $by } did an autopsy.
verb-call = Call target and cover
    .ask = 📣 Who is your target, and who is your cover?
    .chosen = You call { $at }, the target first.
    .seen = 📣 { $by } calls a target and a cover: { $at }.
    .told = 📣 { $by } called { $at }.
verb-fire = Fire
    .ask = 🔫 Who do you fire at? It may be a blank; you'll find out along with everybody else.
    .chosen = You fire at { $at }.
    .seen = 🔫 { $by } draws a gun and fires at { $at }!
    .told = 🔫 { $by } fired at { $at }.
verb-shake = Hold out a hand
    .ask = 🤝 Who do you hold out your hand to?
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

choice-real = a real gun
choice-blank = a blank

told-yes = 🧤 Yes. That's the one you were hired to find: the Thief.
    .short = yes, the Thief
told-no = 🤷 No. Whatever else they may be, they're not the Thief.
    .short = no
told-seats = 👣 The trail is clear, and it leads to { $seats }.
    .short = the trail leads to { $seats }
told-nothing = 🌫️ Nothing. There's no trail.
    .short = nothing

announce-no_death = 🌤️ Everyone opens their eyes, and looks at hands and pockets first. Nobody is missing.
announce-nato_tonight = 🎯 There was no shot last night. Somebody's role was named instead.
announce-guns_out = 🔫 { $count ->
    [0] There's a gun
    [one] There's a gun
   *[other] There are guns
} in the city this morning. { $count ->
    [0] Somebody has it.
    [one] { $seats } has it, and nobody knows which kind.
   *[other] { $seats } have one each, and nobody knows which is which.
}
announce-real_shot = 💥 That was a real bullet.
announce-blank_shot = 💨 Smoke and noise: a blank. Nobody is hurt.
announce-inspector_fell = 👮 { $count ->
    [0] The mafia has killed the Inspector. There are last words to come, and one last pair of handcuffs.
   *[other] The mafia has killed the Inspector: { $seats }. There are last words to come, and one last pair of handcuffs.
}
announce-guardian_revealed = 🔒 { $count ->
    [0] Now you know who stood between the Thief and you. Let the Thief tremble.
   *[other] So it was { $seats } who stood between the Thief and you. Let the Thief tremble.
}
announce-thief_arrested = 🚨 { $count ->
    [0] The Guardian was right: the Thief is arrested.
   *[other] The Guardian was right, and doesn't go alone: { $seats } is the Thief.
}
announce-inquiry_town = 📋 Out of the game so far. From the town: { $number }.
announce-inquiry_mafia = 📋 From the mafia: { $number }.
announce-inquiry_unknown = 📋 Beyond recognition: { $number }.
announce-corpse_butchered = 🔪 Somebody has been at a corpse. Nobody will ever know whose side it was on.
announce-handshake = 🤝 { $count ->
    [0] Two hands have met.
   *[other] { $seats } have shaken hands. There's no going back.
}

left-gun = 🔫 { $seat } was shot, and is out of the game.
story-left-gun = 🔫 { $seat } ({ $role }) was shot by day.
left-arrest = 🚨 { $seat } is led away.
story-left-arrest = 🚨 { $seat } ({ $role }) was arrested by the Guardian.

phase-intro_night-begins = 🌙 **The first night.** For { $time }, the members of the mafia look for each other. One of them stays in the shadow and isn't seen.
phase-day-begins = ☀️ **Day { $day }. The city wakes up** and counts its spoons. You have { $time } each. Whoever holds a gun can fire.
phase-nomination-begins = ☝️ **Who has some explaining to do?** Name everyone you suspect. You have { $time }.
phase-defence-begins = 🗣️ **The defence.** A lone defendant speaks twice, and can call a target and a cover in between.
phase-verdict-begins = ⚖️ **The verdict.** One vote each. You have { $time }.
phase-last_words-begins = 🕯️ **Last words.** Hear them out; when they end, the chair is empty.
phase-night-begins = 🌙 **Night { $night }. The city falls asleep.** Whatever you do now may end up in another house.

refusal-no_godfather = There must be a Godfather at the table.
refusal-mafia_too_many = There must be fewer mafia than townspeople.
refusal-not_your_shot = The shot isn't in your hands.
refusal-own_team = { $seat } is one of your own.
refusal-nothing_to_confirm = Only the Slaughterer is waiting for your word.
refusal-no_corpse = The vote sent nobody away today. There's no corpse to work on.
refusal-asked_before = You've already read the footprints of { $seat }, and you read nobody's twice.
refusal-not_alone = The real gun doesn't travel alone. Give somebody else a blank.
refusal-not_lone_defendant = Only a lone defendant calls a target and a cover.
refusal-call_over = It's too late to call anybody.
refusal-no_gun = You have no gun.
refusal-repeat_target = You stole from { $seat } last night, and there's a better lock on that door now. Start with somebody else.
refusal-no_inquiry = You've already had an inquiry today, or as many as this game allows.

win-town = 🏙️ **The town has won.** Everything is back in its place, down to the last spoon.
win-mafia = 🥀 **The mafia has won.** The city has been stolen, and nobody saw whose hands did it.

mark-armed = holds a gun
mark-disenfranchised = in handcuffs
team-town = the town
    .goal = You win when no member of the mafia is left in the game, the Thief included.
team-mafia = the mafia
    .goal = You win when there are at least as many of you as there are townspeople. The Thief counts with you.
