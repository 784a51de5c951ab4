# Commando (NATO).

scenario-title = Commando (NATO)
scenario-summary = A soldier whose gun goes off only when he is shot at; a hostage taker who works alone, and a guardian who stands in his way with an armour that daylight cannot pierce.
scenario-rules = • **The sides.** The mafia: a boss, NATO, the Hostage Taker and plain members. All the others are the town. The mafia see one another in the opening night.

    • **The day.** Everyone speaks once. Whoever holds a gun may fire it; of whoever a real gun fells the side is told, of all others nothing.

    • **The vote.** Name as many as you like. How many hands it takes to bring a player to the defence goes by the size of the table, and as many are needed to send that player away: six from fourteen players on, five from eleven, four from eight, three from six, two below. A lone defendant calls an accuser and a defender, each of two calls one speaker. Defendants vote only where there are more than two. In a tie nobody leaves.

    • **The night.** The boss gives the shot. Once in the game NATO may name a citizen's role instead; if it is right, nothing saves that citizen. The Hostage Taker takes away one player's power for the night, unless the Guardian stands before that player. The Doctor and the Guardian have two choices each while eight or more are at the table.

    • **The Commando** fires back only on a night on which the mafia shoot at him. A citizen hit by mistake is unharmed, and the mistake costs the Commando his life.

    • **The Guardian's armour** holds once by day, against the vote or a bullet. After that everybody knows who he is, and his power is gone.

    • **The end.** The town wins when no mafia is left, the mafia when they are as many as the town. If three are left, they talk: a mafia who shakes a citizen's hand has won, otherwise the town has.

option-tie_break = A tie in the verdict
    .description = nobody: nobody leaves; lot: one of the tied is drawn

role-godfather = Mafia boss
    .card = You lead the mafia. Whoever asks about you is told that you are an honest citizen.
    .night = Hear your people out and give the shot. On the night on which NATO names a role there is none.
    .knows = In the opening night you see all of your people, the Hostage Taker too, though he works alone.
role-nato = NATO
    .card = You belong to the mafia, and once you may do without the gun: you name somebody's role.
    .night = Once in the game name a citizen and that citizen's role, in place of the shot. If you are right, nothing saves them; if you are wrong, the night was wasted. Without the boss the shot is yours.
    .knows = In the opening night you see all of your people.
role-hostage_taker = Hostage Taker
    .card = You belong to the mafia and work alone. Whoever you hold is good for nothing until morning.
    .night = Take one player hostage, not the same one two nights running: what they meant to do comes to nothing. The Guardian cannot be taken, nor anybody he stands before; and if he stands before you, you take nobody. When all the others are gone, the shot comes to you.
    .knows = In the opening night you see all of your people. After that you wake without them.
role-mafioso = Plain mafia
    .card = You belong to the mafia, and have nothing but your friends and your tongue.
    .night = Talk with your own. When the boss and NATO are gone, the shot may come to you.
    .knows = In the opening night you see all of your people.
role-detective = Detective
    .card = You are the town's detective. The boss alone can hide from you.
    .night = Ask about one player: yes means mafia. About the boss you hear no.
role-doctor = Doctor
    .card = You are the town's doctor, and while the table is large you have two hands free.
    .night = Save two players while eight or more are at the table, else one. Yourself you may save on two nights of the game.
role-commando = Commando
    .card = You are a soldier of the town with one finger on the trigger, and it moves only when the mafia shoot at you.
    .night = Aim at somebody, or keep the bullet. It is fired only if the mafia shoot at you tonight: one of the mafia falls to it, the boss does not, and if it was a citizen you fall yourself, whoever watches over you.
role-guardian = Guardian
    .card = You stand before others. By day you wear an armour that holds once, against the vote or a bullet; by night you do not.
    .night = Stand before two players while eight or more are at the table, else before one, never yourself: nobody takes them hostage.
role-gunsmith = Gunsmith
    .card = You make guns for the town: one that kills, and as many as you like that only make a noise.
    .night = Hand out one gun or two, to different players, at most one of them real. To yourself a blank only. A real gun whose holder leaves without firing comes back to you.
role-citizen = Plain citizen
    .card = You are a plain citizen. You have eyes, ears and a vote, and without you the town is lost.
    .night = You sleep. Nobody wakes you.

verb-guess = Name a role
    .ask = 🎯 Whose role do you name, and which is it? Tonight there is no shot then.
    .chosen = You say that { $at } is { $role }. You may still think again, until the night is over.
    .seen = 🎯 { $by } says that { $at } is { $role }.
    .told = 🎯 { $by } said that { $at } was { $role }.
verb-lock = Take hostage
    .ask = ⛓️ Whom do you take hostage tonight?
    .chosen = You wait for { $at }. You may still choose somebody else, until the night is over.
    .told = ⛓️ { $by } took { $at } hostage.
verb-shoot = Fire back
    .ask = 🔫 If they shoot at you tonight: at whom do you fire?
    .chosen = Your gun points at { $at }. It goes off only if they shoot at you.
    .told = 🔫 { $by } was ready to fire at { $at }.
verb-shield = Stand before
    .ask = 🛡️ Before whom do you stand tonight?
    .chosen = You stand before { $at }. Nobody takes them hostage tonight.
    .told = 🛡️ { $by } stood before { $at }.
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
        [one] { $by } made { $gun ->
            [real] the real gun
           *[blank] a blank
        } for { $at }.
       *[other] { $by } made guns for { $at }. In this order: { $guns }.
    }
verb-call = Call to speak
    .ask = 📣 Who shall speak about you? A lone defendant names the accuser first, then the defender.
    .chosen = You call { $at } to speak.
    .seen = 📣 { $by } calls { $at } to speak.
    .told = 📣 { $by } called { $at } to speak.
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

choice-real = A real gun
choice-blank = A blank

told-locked = ⛓️ A hand over your mouth, a rope round your wrists: tonight you are a hostage, and can do nothing.
    .short = taken hostage

announce-night_deaths = 🩸 Dawn, and not everybody gets up: the city has lost { $count ->
    [0] one of its own.
   *[other] { $seats }.
}
announce-guns_out = 🔫 There are guns in the city this morning. { $count ->
    [0] Somebody has one.
    [one] { $seats } has one.
   *[other] { $seats } have one each.
}
announce-real_shot = 💥 That was a real bullet.
announce-blank_shot = 💨 Smoke and noise: a blank. Nobody is hurt.
announce-guardian_armour_broken = 🛡️ It rings like a bell, and a breastplate falls in two. { $count ->
    [0] The Guardian stays with us, and has no power any more.
   *[other] { $seats } is the Guardian, stays with us, and has no power any more.
}
announce-lot = 🎲 As many hands against one as against the other. The lot is drawn{ $count ->
    [0] .
   *[other] : { $seats }.
}
left-gun = 🔫 { $seat } has fallen.
story-left-gun = 🔫 { $seat } ({ $role }) was shot by day.

phase-defence-begins = 🗣️ **The defence.** { $on_defence } may speak, { $time } a speech. A lone defendant may call an accuser and a defender; each of two may call one player to speak.
phase-last_words-begins = 🕯️ **Last words.** Hear them out; when they end, the chair is empty.

refusal-no_mafia = There must be at least one mafia player at the table.
refusal-mafia_too_many = The mafia would be as many as the town from the start.
refusal-not_your_shot = The shot is not in your hands.
refusal-armour_gone = Your armour is broken, and your power went with it.
refusal-no_gun = You have no gun.
refusal-no_call = Only a defendant calls others to speak, and only where there are no more than two.
refusal-call_over = The time to call somebody is over.

win-town = 🏙️ **The town has won.** No mafia is left who could take anybody hostage.
win-mafia = 🥀 **The mafia has won.** The town has given up its last hostage: itself.

mark-armed = holds a gun
team-town = the town
    .goal = You win when no member of the mafia is left in the game.
team-mafia = the mafia
    .goal = You win when you are as many as the town.
