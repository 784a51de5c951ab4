# The great Persian role pool.

scenario-title = Grand Persian Mafia
scenario-summary = Not one game but a whole chest of roles, more than forty of them, and what makes the nights long is what happens when they meet: drink, theft, disguise, and a killer who takes along anyone who comes too close.
scenario-rules = • **The sides.** A third of the table counts as mafia. Some who are counted with the town belong to the mafia at heart, without knowing its members: Natasha, the thief, the traitor. The killer and the fool play for nobody but themselves.

    • **The opening night.** Those of the mafia who know the team see each other, and so do the united citizens. Nobody acts.

    • **The night comes first.** The mafia has one shot, called by the godfather or, after the godfather, by whoever is next. It comes before everything: anyone who dies of it has done nothing that night. Then the bartender pours, the hooker distracts, the thief steals; after that everybody else.

    • **The day.** One round of speeches. Guns handed out at night can be fired until the defence begins.

    • **The vote.** Name as many as you like; anyone named by more than half of the living goes on trial. In the verdict everybody has one vote, and again it takes more than half of the living. The card of whoever is voted out is shown.

    • **Beware of the killer.** Anyone who names the killer at night leaves, and the killer with them.

    • **The end.** The town wins when no mafia is left and no killer either. The mafia wins when there are at least as many of them as there are others. The killer wins alone at the very end, the fool by being voted out.

option-sniper_bullets = Bullets of each sniper
    .description = A number, or unlimited
option-guns = Guns of each gunsmith
    .description = How many can be handed out in the whole game
option-vests = Vests of each blacksmith
    .description = How many can be handed out in the whole game
option-testament = Last words
    .description = Whoever leaves shows their card and has last words
option-mafia_confer = The mafia confers
    .description = All of them open their eyes, and can vote on the shot

role-godfather = Godfather
    .card = You lead the mafia. Anyone who asks about you is told you're an honest citizen.
    .night = Hear your people out, then call the shot. It comes before everything else in the night, and you can't skip it. A doctor, a vest or a strong body can stop it, a drink makes you miss, granny shoots back, and if you name the killer you both go.
    .knows = On the opening night you see your people.
role-mafioso = Plain mafioso
    .card = You belong to the mafia, and have nothing but your friends and your tongue.
    .night = Say who you would shoot. Whoever holds the shot decides; if it comes to you one day, you decide. If it falls on granny, the last of you to name her dies; if the bomb goes off, the first who named it.
    .night-mafia_confer-no = You sleep: only the one who holds the shot is woken. If it comes to you one day, you decide.
    .knows = On the opening night you see your people.
role-terrorist = Terrorist
    .card = You belong to the mafia. If the table votes you out, you don't have to go alone.
    .night = Say who you would shoot. By day, once you're voted out, you can take one player along in your last words, unless you were made drunk or silenced the night before. A guardian can bring them back.
    .knows = On the opening night you see your people.
role-farmer = Farmer
    .card = You belong to the mafia, and you know how to throw mud.
    .night = Throw mud at one player: a detective who asks about them tonight hears yes.
    .knows = On the opening night you see your people.
role-stalker = Stalker
    .card = You belong to the mafia, and nobody hides from you. After the godfather the shot is yours.
    .night = Follow one player and learn their exact card.
    .knows = On the opening night you see your people.
role-hooker = Hooker
    .card = You belong to the mafia, and you know how to keep people from their work.
    .night = Visit one player: whatever they do tonight fails, and a virgin becomes a plain citizen. Your own people are off limits.
    .knows = On the opening night you see your people.
role-lawyer = Lawyer
    .card = You belong to the mafia, and you've never lost a case. After godfather and stalker the shot is yours.
    .night = Speak for one of your people: a detective who asks about them tonight hears no.
    .knows = On the opening night you see your people.
role-yakuza = Yakuza
    .card = You belong to the mafia, and would give your life to win it a new member.
    .night = Name one player: they become mafia, and you die of it, unless a doctor watches over you, or the virgin was voted out today. If the shrink looks after them, nothing happens; name the samurai and only you die, name the killer and you both do.
    .knows = On the opening night you see your people.
role-saboteur = Saboteur
    .card = You belong to the mafia, and you understand locks and triggers.
    .night = Name one player: if they got a gun tonight, it will go off in their own face.
    .knows = On the opening night you see your people.
role-voodoo = Voodoo
    .card = You belong to the mafia. A word in your mouth is a knife in somebody's back.
    .night = Name one player and a word. If they say it tomorrow, they're gone. If you're made drunk tonight, you carry the curse yourself.
    .knows = On the opening night you see your people.
role-pickpocket = Pickpocket
    .card = You belong to the mafia, but you don't know them, and they don't know you.
    .night = Put a hand in one player's pocket: if you find a gun or a vest there, it's yours.
role-quack = Quack
    .card = You belong to the mafia, but you don't know them, and they don't know you. Your powders help, whatever the doctors say.
    .night = Protect one player, yourself if you like: no shot kills them tonight, except the killer's.
role-natasha = Natasha
    .card = You're counted with the town, but you win with the mafia, and you don't know who they are. One glance of yours takes people's voices.
    .night = Silence one player: for the whole next day they neither speak nor vote. Not the same one two nights running; if you choose nobody, or are made drunk, it's you. A priest can undo it.
role-thief = Thief of abilities
    .card = You're counted with the town, but you win with the mafia, and you don't know who they are.
    .night = Name two players: what the first can do at night is done to the second. Don't name the same player first two nights running. If the one you name first is the detective, you're caught: out of the game, and the city hears who you were.
role-traitor = Traitor
    .card = You're counted with the town, but you win with the mafia, and you don't know who they are. Help them by day.
    .night = You sleep. Nobody wakes you.
role-killer = Killer
    .card = You play for nobody but yourself, and win if you alone are left. Once there are at least as many mafia as all the others together, you've lost. Anyone who names you at night leaves, and you leave with them; only the shrink makes a plain citizen of you instead.
    .night = Kill one player. No immunity, no doctor and no vest helps against you; only granny's old rifle does, and then you're the one who dies.
role-fool = Fool
    .card = You play for nobody but yourself. Get yourself voted out, and you've won. Die any other way, and you haven't.
    .night = You sleep. Nobody wakes you.
role-detective = Detective
    .card = You're the town's detective. The godfather fools you, and so can a farmer and a lawyer.
    .night = Ask about one player: yes means mafia. If you ask about nobody, you hear about yourself. If you're made drunk tonight, the answer is turned around.
role-doctor = Doctor
    .card = You're the town's doctor.
    .night = Watch over one player, yourself if you like: one shot doesn't kill them, though a second one does, and you can't stop the killer's. If you choose nobody, you watch over yourself. If you're made drunk, you save nobody.
role-invulnerable = Invulnerable
    .card = You're the strongest of the town: no shot harms you at night, except the killer's.
    .night = You sleep, and bullets break on you, unless you're made drunk, distracted or robbed tonight.
role-sniper = Sniper
    .card = You're the town's sniper. Make every bullet count.
    .night = Shoot one player, or save the bullet. If you're made drunk tonight, it hits you; if you aim at granny, you're the one who dies.
role-priest = Priest
    .card = You're the town's priest.
    .night = Guess who was silenced, and give them their voice back.
role-bartender = Bartender
    .card = You run the only bar in town.
    .night = Pour for one player, not the same one two nights running: whatever they do tonight goes wrong. If you choose nobody, you drink it yourself. If the mafia shoots you first, nobody drinks.
role-united_citizen = United citizen
    .card = You're a citizen, and you know your own.
    .night = You sleep. Nobody wakes you.
    .knows = On the opening night you see the other united citizens.
role-guardian = Guardian
    .card = You're the spirit that guards the town. If you're voted out on the first day, you stay; and if a terrorist takes somebody along, you can bring them back. Either way, you're a plain citizen from then on.
    .night = You sleep, and no shot harms you except the killer's, unless you're made drunk, distracted or robbed tonight.
role-white_citizen = White citizen
    .card = You're good, and it's catching.
    .night = Name one player: if more than half of the white citizens name the same one, they become one of you. If they're mafia, everyone who named them dies of it.
role-gunsmith = Gunsmith
    .card = You make guns, and each can be fired once.
    .night = Hand a gun to somebody else. They can fire it tomorrow, until the defence begins; a saboteur can turn it on them.
role-vigilante = Vigilante
    .card = You don't wait for a court.
    .night = Shoot one player, or nobody. If the mafia shoots the same one, you die in the crossfire; if you shoot at granny or the bomb, you die of it too.
role-tracker = Tracker
    .card = You read footprints.
    .night = Name one player and learn who they visited.
role-watcher = Watcher
    .card = You watch the doors from your window.
    .night = Name one player and learn who visited them.
role-bomb = Bomb
    .card = You wear something heavy under your coat. If the mafia or a vigilante kills you at night, or a gun by day, whoever did it goes with you. The vote finds you harmless.
    .night = You sleep. Let them try. If you're made drunk or distracted tonight, nothing goes off.
role-granny = Granny
    .card = You're an old woman with an old rifle. Anyone who means to kill you at night dies instead, and by day no gun moves you; the vote does, and a terrorist can.
    .night = You sit in your rocking chair and wait. If you're made drunk or distracted tonight, the rifle stays silent.
role-shrink = Shrink
    .card = You look after people's minds.
    .night = Name one player, yourself if you like: nobody can turn them tonight. If you name the killer, the killer is cured and a plain citizen.
role-governor = Governor
    .card = You have one pardon in your drawer.
    .night = You sleep. By day, while the verdict is being voted on, you can cancel it, once a game.
role-samurai = Samurai
    .card = You serve one master. Anyone who tries to turn you dies by your sword, twice a game.
    .night = You sleep with one eye open. If you're made drunk or distracted tonight, your sword stays sheathed, but nobody can turn you.
role-bulletproof = Bulletproof
    .card = You wear a vest, and it will stop one shot, by night or by day. It can't stop the killer's, and a pickpocket can take it.
    .night = You sleep in it.
role-blacksmith = Blacksmith
    .card = You forge vests, and each stops one shot, by night or by day, but not the killer's. A pickpocket can take one.
    .night = Hand a vest to somebody else.
role-virgin = Virgin
    .card = You're innocent. If the table votes you out, nobody can be killed on the following night. A hooker's visit makes you a plain citizen.
    .night = You sleep the sleep of the just.
role-judge = Judge
    .card = Your vote counts twice.
    .night = You sleep. Nobody wakes you.
role-freemason = Freemason
    .card = You're the founder of a lodge.
    .night = Take one player into the lodge: each of you learns that the other is a citizen, and tomorrow there's one more of you. If you take in one of the mafia, the whole lodge dies. Once you're gone, the lodge takes in nobody.
role-citizen = Citizen
    .card = You're a plain citizen. You have eyes, ears and a vote, and without you the town is lost.
    .night = You sleep. Nobody wakes you.

verb-kill = Shoot
    .ask = 🔫 Who does the mafia shoot tonight?
    .chosen = Your finger points at { $at }. You can still change your mind until the night is over.
    .seen = 🔫 { $by } points at { $at }.
    .told = 🔫 { $by } pointed at { $at }.
verb-detonate = Take along
    .ask = 💣 Who do you take with you?
    .chosen = You take { $at } with you.
    .told = 💣 { $by } chose to take { $at } along.
verb-frame = Throw mud at
    .ask = 🐖 Who do you throw mud at tonight?
    .chosen = You throw mud at { $at }. You can still change your mind until the night is over.
    .told = 🐖 { $by } threw mud at { $at }.
verb-reveal = Follow
    .ask = 👤 Whose card do you want to know?
    .chosen = You follow { $at } to learn their card. You can still change your mind until the night is over.
    .told = 👤 { $by } followed { $at }.
verb-block = Visit
    .ask = 💋 Who do you keep from their work tonight?
    .chosen = You keep { $at } from their work. You can still change your mind until the night is over.
    .told = 💋 { $by } visited { $at }.
verb-cloak = Speak for
    .ask = ⚖️ Which of your people do you speak for tonight?
    .chosen = You speak for { $at } tonight. You can still change your mind until the night is over.
    .told = ⚖️ { $by } spoke for { $at }.
verb-convert = Turn
    .ask = 🎎 Who would you like to make one of your own?
    .chosen = You try to win { $at } over to your side. You can still change your mind until the night is over.
    .told = 🎎 { $by } tried to win { $at } over.
verb-sabotage = Tamper with
    .ask = 🔧 Whose gun should go off backwards?
    .chosen = You tamper with the gun of { $at }. You can still change your mind until the night is over.
    .told = 🔧 { $by } tampered with the gun of { $at }.
verb-curse = Curse
    .ask = 🕯️ Who do you curse, and with which word?
    .chosen = You curse { $at } with the word “{ $word }”. You can still change your mind until the night is over.
    .told = 🕯️ { $by } cursed { $at } with the word “{ $word }”.
verb-pickpocket = Pick the pocket of
    .ask = 🧤 Whose pocket do you pick tonight?
    .chosen = You pick the pocket of { $at }. You can still change your mind until the night is over.
    .told = 🧤 { $by } picked the pocket of { $at }.
verb-save = Watch over
    .ask = 💉 Who do you watch over tonight?
    .chosen = You watch over { $at }. You can still change your mind until the night is over.
    .chosen-self = You watch over yourself tonight. You can still change your mind until the night is over.
    .told = 💉 { $by } watched over { $at }.
    .told-self = 💉 { $by } kept watch over their own bed.
verb-silence = Silence
    .ask = 🤫 Who won't say a word tomorrow?
    .chosen = { $at } won't say a word tomorrow. You can still change your mind until the night is over.
    .told = 🤫 { $by } silenced { $at }.
verb-steal = Take from one, use on another
    .ask = 🗝️ Whose ability do you take, and who do you use it on?
    .chosen = You take from the first and use it on the second: { $at }. You can still change your mind until the night is over.
    .told = 🗝️ { $by } took from the first and used it on the second: { $at }.
verb-shoot = Shoot
    .ask = 🎯 Who do you shoot at tonight?
    .chosen = Your gun points at { $at }. You can still change your mind until the night is over.
    .told = 🎯 { $by } fired at { $at }.
verb-inspect = Ask about
    .ask = 🔍 Detective, who do you ask about tonight?
    .chosen = You ask about { $at }. You can still change your mind until the night is over.
    .told = 🔍 { $by } asked about { $at }.
verb-unsilence = Give the voice back to
    .ask = 🙏 Who do you think was silenced?
    .chosen = You give the voice back to { $at }. You can still change your mind until the night is over.
    .told = 🙏 { $by } gave the voice back to { $at }.
verb-drunk = Pour for
    .ask = 🍷 Who do you make drunk tonight?
    .chosen = You pour for { $at }. You can still change your mind until the night is over.
    .told = 🍷 { $by } poured for { $at }.
verb-revive = Bring back
    .ask = 👻 Do you bring back the one the terrorist took?
    .chosen = You bring { $at } back.
    .told = 👻 { $by } brought { $at } back.
verb-arm = Hand a gun to
    .ask = 🔫 Who gets a gun tonight?
    .chosen = A gun goes to { $at }. You can still change your mind until the night is over.
    .told = 🔫 { $by } handed a gun to { $at }.
verb-track = Follow the trail of
    .ask = 👣 Whose footprints do you follow?
    .chosen = You follow the trail of { $at }. You can still change your mind until the night is over.
    .told = 👣 { $by } followed the trail of { $at }.
verb-watch = Watch the door of
    .ask = 🪟 Whose door do you watch tonight?
    .chosen = You watch the door of { $at }. You can still change your mind until the night is over.
    .told = 🪟 { $by } watched the door of { $at }.
verb-shield = Look after
    .ask = 🧠 Whose mind do you look after tonight?
    .chosen = You look after the mind of { $at }. You can still change your mind until the night is over.
    .told = 🧠 { $by } looked after the mind of { $at }.
verb-veto = Pardon
    .ask = 📜 Do you cancel this verdict?
    .chosen = You cancel this verdict.
    .told = 📜 { $by } cancelled the verdict.
verb-vest = Hand a vest to
    .ask = 🦺 Who gets a vest tonight?
    .chosen = A vest goes to { $at }. You can still change your mind until the night is over.
    .told = 🦺 { $by } handed a vest to { $at }.
verb-link = Take into the lodge
    .ask = 🤝 Who do you take into the lodge?
    .chosen = You take { $at } into the lodge. You can still change your mind until the night is over.
    .told = 🤝 { $by } wanted to take { $at } into the lodge.
verb-fire = Fire
    .ask = 🔫 Who do you fire at?
    .chosen = You fire at { $at }.
    .told = 🔫 { $by } fired at { $at }.
verb-spoke = A word was said
    .ask = 👂 Who said the word?

told-yes = 👍 Yes. By all appearances, that's a member of the mafia.
    .short = yes, mafia
told-no = 👎 No. As far as anyone can tell, they're not mafia.
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
    .own = 🃏 You look at your card, and it has changed. From now on, your role is **{ $role }**; `/mafia card` shows you what that means.
told-gun = 🔫 There's a gun under your pillow. It holds one shot, which you can fire today, before the defence begins.
    .short = a gun
told-vest = 🦺 There's a vest on your chair. It stops one shot.
    .short = a vest
told-linked = 🤝 A hand touches yours in the dark. You and { $seats } are in one lodge.
    .short = in one lodge with { $seats }
told-failed = 🧠 Somebody looked after that mind before you came. Nobody new is in the lodge.
    .short = nobody joined the lodge

announce-silenced = 🤫 { $count ->
    [0] Somebody has been silenced: not a word and not a vote from them today.
   *[other] Not a word and not a vote today from { $seats }.
}
announce-mafia_missed = 🪨 The mafia's shot hit stone.
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
announce-mason_death = 🏛️ Death has come to the lodge.
announce-killed = 🩸 The night was not kind. The city has lost { $count ->
    [0] one of its own.
   *[other] { $seats }.
}
announce-no_death = 🌤️ Everyone opens their eyes. Nobody was lost in the night.
announce-gunshot = 💥 A shot in broad daylight! { $by } has fired at { $seats }.{ $falls ->
    [no] { " Nobody is hurt." }
   *[yes] { "" }
}
announce-terror = 💣 The terrorist doesn't go alone. { $count ->
    [0] One is taken along.
   *[other] { $seats } must go too.
}
announce-guardian_stays = 👻 That was a spirit, and spirits aren't so easily driven out. { $count ->
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
left-terror = 💣 { $seat } is torn away by the terrorist.
story-left-gun = 🔫 { $seat } ({ $role }) was shot by day.
story-left-blast = 💥 { $seat } ({ $role }) was blown up with the one they shot.
story-left-word = 🕯️ { $seat } ({ $role }) said the forbidden word.
story-left-terror = 💣 { $seat } ({ $role }) was taken along by the terrorist.

mark-silenced = silenced
    .on = 🤫 You can't speak today, or join in, or vote.
    .off = 🗣️ You have your voice back.
mark-armed = armed
    .off = The gun is out of your hands.
mark-vested = vested
    .off = The vest is gone.
mark-linked = in the lodge

refusal-not_your_shot = The shot isn't yours to call.
refusal-already_linked = { $seat } is in the lodge already.
refusal-no_gun = You don't have a gun.
refusal-other_team = { $seat } isn't one of your people.

room-lodge = the lodge
room-united = the united citizens

team-town = the town
    .goal = You win when no mafia is left, and no killer.
team-mafia = the mafia
    .goal = You win when there are at least as many mafia as all the others together.
team-solo = independent
    .goal = You play alone, and win the way your card says.
win-town = 🏙️ **The town has won.** No mafia is left, and no killer walks the streets.
win-mafia = 🥀 **The mafia has won.** The town is no longer the majority, and the city belongs to the mafia.
win-solo = 🎭 **An independent has won,** and needed nobody.
