# The great Persian role pool.

scenario-title = Grand Persian Mafia
scenario-summary = Not one game but a whole chest of roles, more than forty of them, and what makes the nights long is what happens when they meet: drink, theft, disguise, and a killer who takes whoever touches him.
scenario-rules = • **The sides.** A third of the table counts as mafia. Some who are counted with the town belong to the mafia in their hearts and do not know it by name: silencer, thief, traitor. The killer and the fool play for nobody but themselves.

    • **The opening night.** The mafia who know the team see each other, and so do the united citizens. Nobody acts.

    • **The night comes first.** The mafia have one shot, given by the godfather or, after him, by whoever is next. It comes before everything: whoever dies of it has done nothing that night. Then the bartender pours, the hooker distracts, the thief steals; after that everybody else.

    • **The day.** One round of speeches. Guns handed out at night may be fired until the defence begins.

    • **The vote.** Name as many as you like; whoever is named by more than half of the living goes on defence. In the verdict everybody has one vote, and more than half of the living is needed again. The card of whoever is voted out is shown.

    • **Beware of the killer.** Whoever names the killer at night leaves with the killer.

    • **The end.** The town wins when no mafia is left and no killer either. The mafia win when they are as many as all others together. The killer wins alone at the very end, the fool by being voted out.

option-sniper_bullets = Bullets of each sniper
    .description = A number, or unlimited
option-guns = Guns of each gunsmith
    .description = How many may be handed out in the whole game
option-vests = Vests of each blacksmith
    .description = How many may be handed out in the whole game
option-testament = Testament
    .description = Whoever leaves shows the card and has last words
option-mafia_confer = The mafia confer
    .description = All of them open their eyes, and may vote for the shot

role-godfather = Godfather
    .card = You lead the mafia. Whoever asks about you is told that you are an honest citizen.
    .night = Hear your people out, then give the shot. It comes before everything else in the night, and you may not leave it out.
    .knows = In the opening night you see your people.
role-mafioso = Plain mafioso
    .card = You belong to the mafia, and have nothing but your friends and your tongue.
    .night = Say whom you would shoot. The one who holds the shot decides; should you hold it one day, you decide.
    .night-mafia_confer-no = You sleep: only the one who holds the shot is woken. Should you hold it one day, you decide.
    .knows = In the opening night you see your people.
role-terrorist = Terrorist
    .card = You belong to the mafia. If the table votes you out, you need not go alone.
    .night = Say whom you would shoot. By day, once you are voted out, you may take one player along in your last words.
    .knows = In the opening night you see your people.
role-farmer = Farmer
    .card = You belong to the mafia, and you know how to throw mud.
    .night = Throw mud at one player: a detective who asks about them tonight hears yes.
    .knows = In the opening night you see your people.
role-stalker = Stalker
    .card = You belong to the mafia, and nobody hides from you. After the godfather the shot is yours.
    .night = Follow one player and learn the exact card.
    .knows = In the opening night you see your people.
role-hooker = Hooker
    .card = You belong to the mafia, and you know how to keep people from their work.
    .night = Visit one player: whatever they do tonight fails. Your own people you leave alone.
    .knows = In the opening night you see your people.
role-lawyer = Lawyer
    .card = You belong to the mafia, and you have never lost a case. After godfather and stalker the shot is yours.
    .night = Speak for one of your people: a detective who asks about them tonight hears no.
    .knows = In the opening night you see your people.
role-yakuza = Yakuza
    .card = You belong to the mafia, and would give your life to win it a new son.
    .night = Name one player: they become mafia, and you die of it, unless a doctor watches over you, or the virgin was voted out today.
    .knows = In the opening night you see your people.
role-saboteur = Saboteur
    .card = You belong to the mafia, and you understand locks and triggers.
    .night = Name one player: a gun that they got tonight will go off in their own face.
    .knows = In the opening night you see your people.
role-voodoo = Voodoo
    .card = You belong to the mafia. A word in your mouth is a knife in somebody's back.
    .night = Name one player and a word. If they say it tomorrow, they are gone.
    .knows = In the opening night you see your people.
role-pickpocket = Pickpocket
    .card = You belong to the mafia, but you do not know them, and they do not know you.
    .night = Put a hand in one player's pocket: a gun or a vest you find there is yours.
role-quack = Quack
    .card = You belong to the mafia, but you do not know them, and they do not know you. Your powders help, whatever the doctors say.
    .night = Protect one player, yourself if you like: tonight no shot kills them but the killer's.
role-natasha = Natasha
    .card = You are counted with the town, and you win with the mafia, whom you do not know. A glance of yours takes people's voices.
    .night = Silence one player: for the whole next day they neither speak nor vote. Not the same one twice running; if you choose nobody, it is you.
role-thief = Thief of abilities
    .card = You are counted with the town, and you win with the mafia, whom you do not know.
    .night = Name two players: what the first can do at night is done to the second. Not the same first name twice running, and beware of the detective.
role-traitor = Traitor
    .card = You are counted with the town, and you win with the mafia, whom you do not know. Help them by day.
    .night = You sleep. Nobody wakes you.
role-killer = Killer
    .card = You play for nobody but yourself, and win if you alone are left. Once the mafia are as many as all others, you have lost. Whoever names you at night leaves with you.
    .night = Kill one player. No immunity, no doctor and no vest helps against you; only granny's old rifle does.
role-fool = Fool
    .card = You play for nobody but yourself. Get yourself voted out, and you have won.
    .night = You sleep. Nobody wakes you.
role-detective = Detective
    .card = You are the town's detective.
    .night = Ask about one player: yes means mafia. If you ask about nobody, you hear about yourself.
role-doctor = Doctor
    .card = You are the town's doctor.
    .night = Watch over one player, yourself if you like: one shot does not kill them. If you choose nobody, you watch over yourself.
role-invulnerable = Invulnerable
    .card = You are the strongest of the town: no shot harms you at night, but the killer's.
    .night = You sleep, and bullets break on you.
role-sniper = Sniper
    .card = You are the town's sniper, and your bullets are counted.
    .night = Shoot one player, or save the bullet.
role-priest = Priest
    .card = You are the town's priest.
    .night = Guess who was silenced, and give them back their voice.
role-bartender = Bartender
    .card = You keep the only bar in town.
    .night = Pour for one player, not for the same one twice running: whatever they do goes wrong. If you choose nobody, you drink yourself.
role-united_citizen = United citizen
    .card = You are a citizen, and you know your own.
    .night = You sleep. Nobody wakes you.
    .knows = In the opening night you see the other united citizens.
role-guardian = Guardian
    .card = You are the spirit that guards the town. Voted out on the first day, you stay as a plain citizen; whoever a terrorist takes along, you may bring back at the same price.
    .night = You sleep, and no shot harms you but the killer's.
role-white_citizen = White citizen
    .card = You are good, and it is catching.
    .night = Name one player: if most white citizens name the same one, they become one of you. If that one is mafia, you die of it.
role-gunsmith = Gunsmith
    .card = You make guns, and each may be fired once.
    .night = Hand a gun to somebody else. They may fire it tomorrow, until the defence begins.
role-vigilante = Vigilante
    .card = You wait for no court.
    .night = Shoot one player, or nobody. If the mafia shoot the same one, you die in the crossfire.
role-tracker = Tracker
    .card = You read footprints.
    .night = Name one player and learn whom they visited.
role-watcher = Watcher
    .card = You watch the doors from your window.
    .night = Name one player and learn who visited them.
role-bomb = Bomb
    .card = You wear something heavy under your coat. If the mafia or a vigilante kill you at night, or a gun by day, whoever did it goes with you. The vote finds you harmless.
    .night = You sleep. Let them try.
role-granny = Granny
    .card = You are an old woman with an old rifle. Whoever means to kill you at night dies instead, and by day no gun moves you.
    .night = You sit in your rocking chair and wait.
role-shrink = Shrink
    .card = You look after people's minds.
    .night = Name one player, yourself if you like: nobody can turn them tonight. Name the killer, and he is cured.
role-governor = Governor
    .card = You have one pardon in your drawer.
    .night = You sleep. By day, while the verdict is voted on, you may cancel it, once in the game.
role-samurai = Samurai
    .card = You serve one master. Whoever tries to turn you dies by your sword, twice in the game.
    .night = You sleep with one eye open.
role-bulletproof = Bulletproof
    .card = You wear a vest, and it will stop one shot.
    .night = You sleep in it.
role-blacksmith = Blacksmith
    .card = You forge vests, and each stops one shot.
    .night = Hand a vest to somebody else.
role-virgin = Virgin
    .card = You are innocent. If the table votes you out, nobody can be killed on the following night. A hooker's visit makes a plain citizen of you.
    .night = You sleep the sleep of the just.
role-judge = Judge
    .card = Your vote counts twice.
    .night = You sleep. Nobody wakes you.
role-freemason = Freemason
    .card = You are the founder of a lodge.
    .night = Take one player into the lodge: each of you learns that the other is a citizen, and tomorrow you are more. Take in one of the mafia, and the whole lodge dies.
role-citizen = Citizen
    .card = You are a plain citizen. You have eyes, ears and a vote, and without you the town is lost.
    .night = You sleep. Nobody wakes you.

verb-kill = Shoot
    .ask = 🔫 Whom does the mafia shoot tonight?
    .chosen = Your finger points at { $at }. You may still think again, until the night is over.
    .seen = 🔫 { $by } points at { $at }.
    .told = 🔫 { $by } pointed at { $at }.
verb-detonate = Take along
    .ask = 💣 Whom do you take with you?
verb-frame = Throw mud at
    .ask = 🐖 At whom do you throw mud tonight?
verb-reveal = Follow
    .ask = 👤 Whose card do you want to know?
verb-block = Visit
    .ask = 💋 Whom do you keep from their work tonight?
verb-cloak = Speak for
    .ask = ⚖️ For which of your people do you speak tonight?
verb-convert = Turn
    .ask = 🎎 Whom would you make one of your own?
verb-sabotage = Tamper with
    .ask = 🔧 Whose gun shall go off the wrong way?
verb-curse = Curse
    .ask = 🕯️ Whom do you curse, and with which word?
    .chosen = You curse { $at } with the word “{ $word }”. You may still think again, until the night is over.
    .told = 🕯️ { $by } cursed { $at } with the word “{ $word }”.
verb-pickpocket = Pick the pocket of
    .ask = 🧤 Whose pocket do you pick tonight?
verb-save = Watch over
    .ask = 💉 Whom do you watch over tonight?
verb-silence = Silence
    .ask = 🤫 Who shall not say a word tomorrow?
verb-steal = Steal from one, for another
    .ask = 🗝️ Whose ability do you take, and on whom do you use it?
verb-shoot = Shoot
    .ask = 🎯 At whom do you shoot tonight?
verb-inspect = Ask about
    .ask = 🔍 Detective, about whom do you ask tonight?
verb-unsilence = Give the voice back to
    .ask = 🙏 Who, do you think, was silenced?
verb-drunk = Pour for
    .ask = 🍷 Whom do you make drunk tonight?
verb-revive = Bring back
    .ask = 👻 Do you bring back whom the terrorist took?
verb-arm = Hand a gun to
    .ask = 🔫 Who gets a gun tonight?
verb-track = Follow the trail of
    .ask = 👣 Whose footprints do you follow?
verb-watch = Watch the door of
    .ask = 🪟 Whose door do you watch tonight?
verb-shield = Look after
    .ask = 🧠 Whose mind do you look after tonight?
verb-veto = Pardon
    .ask = 📜 Do you cancel this verdict?
verb-vest = Hand a vest to
    .ask = 🦺 Who gets a vest tonight?
verb-link = Link
    .ask = 🤝 Whom do you take into the lodge?
verb-fire = Fire
    .ask = 🔫 At whom do you fire?
verb-spoke = A word was said
    .ask = 👂 Who said the word?

told-yes = 👍 Yes. The one you asked about looks like mafia.
    .short = yes, mafia
told-no = 👎 No. As far as anyone can tell, that is an honest citizen.
    .short = no
told-nothing = 🤷 Nothing came of it.
    .short = nothing
told-seats = { $count ->
    [0] 👣 Nobody. There are no footprints.
   *[other] 👣 The footprints speak of { $seats }.
}
    .short = { $count ->
        [0] nobody
       *[other] { $seats }
    }
told-role = 🃏 The card is **{ $role }**.
    .short = the card { $role }
    .own = 🃏 You look at your card, and it has changed. From now on you are **{ $role }**; `/mafia card` shows you what that means.
told-gun = 🔫 There is a gun under your pillow. It holds one shot, to be fired today, before the defence begins.
    .short = a gun
told-vest = 🦺 There is a vest on your chair. It stops one shot.
    .short = a vest
told-linked = 🤝 A hand touches yours in the dark. You and { $seats } are of one lodge.
    .short = in one lodge with { $seats }
told-failed = 🧠 Somebody looked after that mind before you came. No link was made.
    .short = the link failed

announce-silenced = 🤫 Not a word today, and not a vote: { $count ->
    [0] somebody has been silenced.
   *[other] { $seats }.
}
announce-mafia_missed = 🪨 The shot of the mafia hit stone.
announce-sniped = 🎯 A sniper's bullet found { $count ->
    [0] its mark.
   *[other] { $seats }.
}
announce-sniper_missed = 🪨 A sniper's bullet hit stone.
announce-thief_caught = 🕵️ A thief was caught by the detective, and that was the end of the thief: { $count ->
    [0] one is gone.
   *[other] { $seats }.
}
announce-killer_deaths = 🔪 The killer's hand was in this: { $count ->
    [0] somebody is gone.
   *[other] { $seats }.
}
announce-mason_death = 🏛️ The town had a death in the lodge.
announce-killed = 🩸 The night was not kind. The city has lost { $count ->
    [0] one of its own.
   *[other] { $seats }.
}
announce-no_death = 🌤️ Everyone opens their eyes. Nobody was lost this night.
announce-gunshot = 💥 A shot in broad daylight! { $by } has fired at { $seats }.{ $falls ->
    [no] { " Nobody falls." }
   *[yes] { "" }
}
announce-terror = 💣 The terrorist does not go alone. { $count ->
    [0] One is taken along.
   *[other] { $seats } must go too.
}
announce-guardian_stays = 👻 That was a spirit, and spirits are not so easily driven out. { $count ->
    [0] The guardian stays, a plain citizen from now on.
   *[other] { $seats } stays, a plain citizen from now on.
}
announce-guardian_revives = 👻 The guardian gives everything, and { $count ->
    [0] the lost one is back.
   *[other] { $seats } is back.
}
announce-vetoed = 📜 A pardon has come from the governor's house. Nobody leaves by this vote.
announce-word_spoken = 🕯️ That was the word. { $count ->
    [0] The curse has found its mark.
   *[other] { $seats } is gone before the sentence ends.
}

left-gun = 🔫 { $seat } was hit.
left-blast = 💥 { $seat } was standing too close.
left-word = 🕯️ { $seat } said one word too many.
left-terror = 💣 { $seat } is torn away with the terrorist.
story-left-gun = 🔫 { $seat } ({ $role }) was shot by day.
story-left-blast = 💥 { $seat } ({ $role }) was blown up with the one they shot.
story-left-word = 🕯️ { $seat } ({ $role }) said the forbidden word.
story-left-terror = 💣 { $seat } ({ $role }) was taken along by the terrorist.

mark-silenced = silenced
    .on = 🤫 You may not speak today, nor take part, nor vote.
    .off = 🗣️ You have your voice back.
mark-armed = armed
    .off = The gun is out of your hands.
mark-vested = vested
    .off = The vest is gone.
mark-linked = in the lodge

refusal-not_your_shot = The shot is not yours to give.
refusal-already_linked = { $seat } is of the lodge already.
refusal-no_gun = You hold no gun.
refusal-other_team = { $seat } is none of your people.

room-lodge = the lodge
room-united = the united citizens

team-town = the town
    .goal = You win when no mafia is left, and no killer.
team-mafia = the mafia
    .goal = You win when the mafia are as many as all others together.
team-solo = nobody
    .goal = You play alone, and win as your card says.
win-town = 🏙️ **The town has won.** No mafia is left, and no killer walks the streets.
win-mafia = 🥀 **The mafia has won.** They are as many as all the others, and the city is theirs.
win-solo = 🎭 **One alone has won,** who never belonged to anybody.
