# Commando (NATO).

scenario-title = Commando (NATO)
scenario-summary = A soldier whose gun goes off only under fire; a hostage taker who works alone, and a guardian who stands in the way, in armour that daylight can't pierce.
scenario-rules = • **The sides.** The mafia: a boss, NATO, the Hostage Taker and plain members. Everyone else is the town. The members of the mafia see each other on the opening night.

    • **The day.** Everyone speaks once. Anyone who holds a gun can fire it; if a real gun kills somebody, you're told which side they were on. You aren't told anything about anybody else who leaves.

    • **The vote.** Name as many as you like. How many hands it takes to put a player on trial depends on the size of the table, and it takes as many to send that player away: six from fourteen players up, five from eleven, four from eight, three from six, two below that. A lone defendant calls an accuser and a defender; if there are two, each calls one speaker. Defendants vote only if there are more than two. In a tie nobody leaves.

    • **The night.** The boss calls the shot. Once a game NATO can name a citizen's role instead; if it's right, nothing saves that citizen. The Hostage Taker takes away one player's power for the night, unless the Guardian stands in front of that player. The Doctor and the Guardian have two choices each while eight or more are at the table.

    • **The Commando** fires back only on a night when the mafia shoots at them. A citizen hit by mistake is unharmed, and the mistake costs the Commando their life.

    • **The Guardian's armour** holds once by day, against the vote or a bullet. After that everybody knows who the Guardian is, and the Guardian's power is gone.

    • **The end.** The town wins when no mafia is left, the mafia when there are at least as many mafia as townspeople. If three are left, they talk: if a mafia player gets to shake a citizen's hand, the mafia wins; otherwise the town does.

option-tie_break = A tie in the verdict
    .description = nobody: nobody leaves; lot: lots are drawn among those tied

role-godfather = Mafia boss
    .card = You lead the mafia. If the detective asks about you, they're told you're an honest citizen. Even the Commando's bullet does nothing to you; a real gun by day does.
    .night = Hear your people out and call the shot. The doctor can stop it, and a Commando under fire may shoot back. On a night when NATO names a role there's no shot.
    .knows = On the opening night you see all of your people, including the Hostage Taker, who works alone.
role-nato = NATO
    .card = You belong to the mafia, and once a game you can do without the gun: you name somebody's role.
    .night = Once a game, name a citizen and that citizen's role, in place of the shot. If you're right, nothing saves them; if you're wrong, the night was wasted. Once the boss is gone, the shot is yours.
    .knows = On the opening night you see all of your people.
role-hostage_taker = Hostage Taker
    .card = You belong to the mafia and work alone. Anyone you hold is good for nothing until morning.
    .night = Take one player hostage, not the same one two nights running: whatever they meant to do tonight fails. You can't take the Guardian or anybody the Guardian stands in front of; and if the Guardian stands in front of you, you take nobody. When all the others are gone, the shot comes to you.
    .knows = On the opening night you see all of your people. After that you wake without them.
role-mafioso = Plain mafia
    .card = You belong to the mafia, and have nothing but your friends and your tongue.
    .night = Talk with your people. When the boss and NATO are gone, the shot may come to you.
    .knows = On the opening night you see all of your people.
role-detective = Detective
    .card = You're the town's detective. Only the boss can hide from you.
    .night = Ask about one player: yes means mafia. You get a no for the boss, and no answer at all if you're taken hostage.
role-doctor = Doctor
    .card = You're the town's doctor, and while the table is large you have two hands free.
    .night = Save two players a night while eight or more are at the table; after that, one. No shot kills them tonight, but if NATO names their role, you can't help. You can save yourself on two nights of the game. If you're taken hostage, you save nobody.
role-commando = Commando
    .card = You're a soldier of the town with a finger on the trigger, and it moves only when the mafia shoots at you.
    .night = Aim at somebody, or hold your fire. The bullet leaves the gun only if the mafia shoots at you tonight. It kills one of the mafia, but not the boss. If it was a citizen, they're unharmed and you die, even with the doctor at your side. NATO or the Hostage Taker can keep you from firing at all.
role-guardian = Guardian
    .card = You stand in front of others. By day you wear armour that holds once, against the vote or a bullet; then everybody knows you, and your power is gone. By night you wear none.
    .night = Stand in front of two players a night while eight or more are at the table; after that, one. Never yourself. Nobody can take them hostage, and if one of them is the Hostage Taker, there are no hostages tonight. Nobody can take you either.
role-gunsmith = Gunsmith
    .card = You make guns for the town: one that kills, and as many as you like that only make a noise.
    .night = Hand out one gun or two, to different players, at most one of them real. You can give yourself only a blank. They can be fired tomorrow, by day. If whoever holds the real gun leaves without firing, it comes back to you; if they just don't fire, it's lost. If you're taken hostage, nobody gets anything and you keep your guns.
role-citizen = Plain citizen
    .card = You're a plain citizen. You have eyes, ears and a vote, and without you the town is lost.
    .night = You sleep. Nobody wakes you.

verb-guess = Name a role
    .ask = 🎯 Whose role do you name, and what is it? There's no shot tonight if you do.
    .chosen = You say that { $at } is { $role }. You can still change your mind until the night is over.
    .seen = 🎯 { $by } says that { $at } is { $role }.
    .told = 🎯 { $by } said that { $at } was { $role }.
verb-lock = Take hostage
    .ask = ⛓️ Who do you take hostage tonight?
    .chosen = You lie in wait for { $at }. You can still choose somebody else until the night is over.
    .told = ⛓️ { $by } took { $at } hostage.
verb-shoot = Fire back
    .ask = 🔫 If they shoot at you tonight, who do you fire at?
    .chosen = Your gun points at { $at }. It goes off only if they shoot at you.
    .told = 🔫 { $by } was ready to fire at { $at }.
verb-shield = Stand in front of
    .ask = 🛡️ Who do you stand in front of tonight?
    .chosen = You stand in front of { $at }. Nobody takes them hostage tonight.
    .told = 🛡️ { $by } stood in front of { $at }.
verb-arm = Hand out guns
    .ask = 🧰 Who gets a gun tonight, and which kind?
    .chosen = { $count ->
        [one] { $gun ->
            [real] The real gun
           *[blank] A blank
        } for { $at }.
       *[other] Guns for { $at }. In this order: { $guns }.
    } You can still change your mind until the night is over.
    .told = 🧰 { $count ->
        [one] { $by } made { $gun ->
            [real] the real gun
           *[blank] a blank
        } for { $at }.
       *[other] { $by } made guns for { $at }. In this order: { $guns }.
    }
verb-call = Call to speak
    .ask = 📣 Who should speak about you? If you're the only defendant, name the accuser first, then the defender.
    .chosen = You call { $at } to speak.
    .seen = 📣 { $by } calls { $at } to speak.
    .told = 📣 { $by } called { $at } to speak.
verb-fire = Fire
    .ask = 🔫 Who do you fire at? It may be a blank; you'll find out when everybody else does.
    .chosen = You fire at { $at }.
    .seen = 🔫 { $by } draws a gun and fires at { $at }!
    .told = 🔫 { $by } fired at { $at }.
verb-shake = Hold out a hand
    .ask = 🤝 Who do you hold out your hand to?
    .chosen = You hold out your hand to { $at }.
    .seen = 🤝 { $by } holds out a hand to { $at }.
    .told = 🤝 { $by } held out a hand to { $at }.

choice-real = a real gun
choice-blank = a blank

told-locked = ⛓️ A hand over your mouth, a rope round your wrists: you were taken hostage, and couldn't do anything.
    .short = taken hostage

announce-night_deaths = 🩸 Dawn, and not everybody gets up: the city has lost { $count ->
    [0] one of its own.
   *[other] { $seats }.
}
announce-guns_out = 🔫 { $count ->
    [0] There's a gun
    [one] There's a gun
   *[other] There are guns
} in the city this morning. { $count ->
    [0] Somebody has it.
    [one] { $seats } has it.
   *[other] { $seats } have one each.
}
announce-real_shot = 💥 That was a real bullet.
announce-blank_shot = 💨 Smoke and noise: a blank. Nobody is hurt.
announce-guardian_armour_broken = 🛡️ It rings like a bell, and a breastplate falls in two. { $count ->
    [0] The Guardian stays with us, but their power is gone.
   *[other] { $seats } is the Guardian and stays with us, but their power is gone.
}
announce-lot = 🎲 It's a tie, so lots are drawn{ $count ->
    [0] .
   *[other] : { $seats }.
}
left-gun = 🔫 { $seat } was shot, and is out of the game.
story-left-gun = 🔫 { $seat } ({ $role }) was shot by day.

phase-defence-begins = 🗣️ **The defence.** Each speech lasts { $time }. A lone defendant can call an accuser and a defender; if there are two, each can call one player to speak.
phase-last_words-begins = 🕯️ **Last words.** Hear them out; when they end, the chair is empty.

refusal-no_mafia = There must be at least one mafia player at the table.
refusal-mafia_too_many = There must be fewer mafia than townspeople.
refusal-not_your_shot = The shot isn't in your hands.
refusal-armour_gone = Your armour is broken, and your power went with it.
refusal-no_gun = You don't have a gun.
refusal-no_call = Only a defendant can call others to speak, and only when there are no more than two.
refusal-call_over = It's too late to call anybody.

win-town = 🏙️ **The town has won.** Nobody will be taken hostage any more.
win-mafia = 🥀 **The mafia has won.** The town has given up its last hostage: itself.

mark-armed = holds a gun
team-town = the town
    .goal = You win when no member of the mafia is left in the game.
team-mafia = the mafia
    .goal = You win when there are at least as many mafia as townspeople.
