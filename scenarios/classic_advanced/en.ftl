# Advanced Classic Mafia.

scenario-title = Advanced Classic Mafia
scenario-summary = The great table: up to thirty players and more than forty roles. The mafia has ranks, some of its members don't know their own people, and hardly any ability comes without a flaw. Poison, theft, enchantment and armour meet every night.
scenario-rules = • **The sides.** Mafia and independents together are a third of the table. Its members are ranked: the highest one left calls the shot. A thief and an outcast belong to them and sleep while they meet. Each independent plays alone.

    • **The opening night.** The members of the mafia see each other, and so do the master and the scribe. Nobody acts. Then comes the first day, with its vote.

    • **The day.** One round of speeches, a minute at most. Until the vote begins, the cowboy, the bomber and anyone who holds a gun can act.

    • **The vote.** Name as many as you like. Everybody named by more than half goes on trial; if there's nobody, those with the most. A single defendant leaves if a third of the table is against them; of several, the one with the most votes. In a tie Taraz decides who leaves. Before somebody goes there are last words, and the judge can void the vote, once.

    • **The night.** Everyone chooses in secret and can change their mind until it ends. Poison comes first, then theft and enchantment, armour and saves, questions, the alliance, the shots, and everything no doctor can mend.

    • **Cards stay face down.** Nothing is shown of those who leave, except for a priest voted out and anyone who declares a suicidal ability.

    • **The light.** Every morning it shows how the table stands: green, yellow, red.

    • **The end** is checked at dawn only. The town wins when mafia and independents are out. The mafia wins when no independent is left and there are at least as many mafia as townspeople. A lone independent wins when the mafia is out, or when there are at least as many mafia as townspeople. With two of them left nobody can win.

option-speech_seconds = Seconds for each speech
    .description = The same for everybody, 20 to 60
option-challenges = Challenges
    .description = A speaker can grant one of 30 seconds
option-natasha_silent = Natasha sleeps
    .description = Natasha plays as the silent partner; only if there's no thief at the table
option-godfather_immune = Godfather immune at night
    .description = To sniper, psychologist, killer and ripper, and to oil
option-one_gun = One gun a night
    .description = No saving up, and the saboteur picks one player
option-thief_must_use = The thief must use what they take
    .description = A theft names a second player
option-classic_detective = Classic detective
    .description = Questions only, no fatal shot
option-sniper_bullets = The sniper's bullets
    .description = If you leave it alone: a third of the mafia
option-psychologist_bullets = The psychologist's bullets
    .description = If you leave it alone: a third of the mafia
option-sniper_one_a_night = One sniper's bullet a night
    .description = No saving up
option-psychologist_one_a_night = One psychologist's bullet a night
    .description = No saving up
option-plain_priest = Plain priest
    .description = No speech to give, nothing shown when voted out
option-paralysed_cowboy = Paralysis stops the cowboy
    .description = A paralysed cowboy can't declare
option-guns = The gunsmith's guns
    .description = How many in the whole game
option-armours = The blacksmith's pieces of armour
    .description = How many in the whole game
option-alliance_links = Wakings of the alliance
    .description = How many in the whole game
option-double_uses = The double's gifts
    .description = How many in the whole game
option-shadows = The fairy's shadows
    .description = How many at a time
option-status_light = Status light
    .description = Green, yellow or red every morning

role-godfather = Godfather
    .card = You lead the mafia. A detective who asks about you is told you're an honest citizen.
    .night = Call the mafia's shot, which is yours alone. A doctor or armour can stop it, the invulnerable, the guardian and independents don't feel it, and poison makes you miss. If the strongman raises a hand, you decide whether they shoot in your place.
    .knows = On the opening night you see your people, but not the ones who sleep.
role-terrorist = Terrorist
    .card = You belong to the mafia, second in rank. Once it's certain that you're leaving by day, you can take one player along. Declare yourself any sooner and you go alone.
    .night = You have no act of your own. Once the godfather is gone, the shot is yours. Armour, a guardian or last night's poison can rob you of your victim by day; if you're killed at night, you go alone.
    .knows = On the opening night you see your people, but not the ones who sleep.
role-natasha = Natasha
    .card = You belong to the mafia, third in rank. Anyone you visit neither speaks nor votes the next day.
    .night = Paralyse one player, not the same one two nights running. A priest can undo it; and if you're poisoned tonight, you end up paralysed yourself.
    .knows = On the opening night you see your people, unless the host lets you sleep.
role-lawyer = Lawyer
    .card = You belong to the mafia, fourth in rank, and have never lost a case.
    .night = Speak for one of your people: a detective who asks about them tonight hears no. If you're poisoned tonight, it doesn't help.
    .knows = On the opening night you see your people, but not the ones who sleep.
role-strongman = Strongman
    .card = You belong to the mafia, fifth in rank. Once a game you shoot in the godfather's place, and only armour stops it.
    .night = Raise your hand and name your target. The shot is fired only if the godfather agrees. If you're poisoned tonight, you miss, and the shot is spent.
    .knows = On the opening night you see your people, but not the ones who sleep.
role-spy = Spy
    .card = You belong to the mafia, sixth in rank. If the master of the alliance wakes you, you come in as an honest citizen.
    .night = You have no act of your own. Once the alliance has woken you, you wake with it. If another of the mafia gets in, the alliance dies and you live; if an independent does, you die with it. If you're poisoned on the night it wakes you, you count as mafia, and it dies.
    .knows = On the opening night you see your people, but not the ones who sleep.
role-saboteur = Saboteur
    .card = You belong to the mafia, seventh in rank, and you know how to make a gun go off backwards.
    .night = Pick whose gun will hit its own holder tomorrow: as many players as the gunsmith can arm tonight, in order, and nobody two nights running.
    .knows = On the opening night you see your people. Every night you're told how many guns there may be.
role-king_slayer = King-slayer
    .card = You belong to the mafia, eighth in rank. Three times a game you can name a citizen's role; if you're right, nothing saves them.
    .night = Name a player and a role. A guess while you're poisoned, or at an independent, counts as wrong. Three wrong guesses and you're gone yourself.
    .knows = On the opening night you see your people, but not the ones who sleep.
role-psycho = Psycho
    .card = You belong to the mafia, ninth in rank. You lie in wait for the psychologist's witness.
    .night = Pick one player, not the same one two nights running. If the psychologist asks for their word tonight and they give it, they die in the target's place, unless a doctor or armour saves them.
    .knows = On the opening night you see your people, but not the ones who sleep.
role-yakuza = Yakuza
    .card = You belong to the mafia, tenth in rank. On the first night you can ask one player to join you; if they refuse, you're gone.
    .night = On the first night only: invite somebody. If you don't, you're a plain mafioso from then on. If you're poisoned tonight, whoever you ask refuses. If you happen to ask one of your own who sleeps, only the chance is gone.
    .knows = On the opening night you see your people, but not the ones who sleep.
role-mafioso = Plain mafioso
    .card = You belong to the mafia, and have nothing but your friends and your tongue.
    .night = Talk with your people. If nobody above you is left, the shot is yours.
    .knows = You see your people when they wake.
role-thief = Thief
    .card = You belong to the mafia, but they don't know you, and you don't know them. You take an ability for one night and use it in its owner's place.
    .night = Name first who you rob, then who you use it on; never the same victim two nights running. Rob the watchman and you're caught, and nothing saves you; if there's no watchman, it's the detective who catches you.
    .knows = You don't know anybody: you sleep while the mafia meets.
role-enchanter = Enchanter
    .card = You belong to the mafia, and even the strongest lose all power under your eye.
    .night = Enchant one player, not the same one two nights running: their ability is gone tonight, and so is what shields them from ordinary shots. Kimia is beyond your reach.
    .knows = On the opening night you see your people. After that you wake alone.
role-outcast = Outcast
    .card = You belong to the mafia, and nobody told them. For four nights ordinary shots do nothing to you, only a fatal one; find two of the mafia by then, or you're out and nothing saves you.
    .night = Ask about one player: yes means mafia. Find two different ones in four nights, and from the fifth on you wake with them. On a night when you're poisoned you hear no.
    .knows = You don't know anybody: you sleep while the mafia meets.
role-detective = Detective
    .card = You're the town's detective. You always get a no for the godfather and the independents.
    .night = Ask about one player: yes means mafia. Or fire your one fatal shot instead, which only armour stops; after that you're a plain citizen. A lawyer can turn a yes into a no, and poison turns every answer around.
    .night-classic_detective-yes = Ask about one player: yes means mafia. A lawyer can turn a yes into a no, and poison turns every answer around.
role-watchman = Watchman
    .card = You stand guard for the town. If a thief comes to rob you, they're caught and gone.
    .night = Pick one player: if a thief comes there tonight, they go home empty-handed. If you're poisoned tonight, you stop nobody.
role-doctor = Special doctor
    .card = You're the town's doctor, with half as many saves as there were players at the start, to spend as you like.
    .night = Save one or more players from tonight's shots. Yourself too, but not yourself alone, unless it's your last save. You can't stop fatal shots, guesses, fire, blasts or the death of an alliance; and if you're poisoned, you save nobody.
role-classic_doctor = Classic doctor
    .card = You're a doctor of the old school: one bed every night.
    .night = Save one player from tonight's shots, yourself if you like. You can't stop fatal shots, guesses, fire, blasts or the death of an alliance; and if you're poisoned, you save nobody.
role-kimia = Kimia
    .card = You serve the town, and what you serve is poison. Anyone who has drunk it uses their ability in vain, or against themselves, until the next day is over.
    .night = Poison one player, not the same one two nights running. For that night poison also takes the immunity of the invulnerable, the guardian and most independents.
role-invulnerable = Invulnerable
    .card = You're one of the town. The shots of the mafia and of the independents do nothing to you, and oil doesn't stick to you.
    .night = You sleep soundly. At night the bullets of sniper and psychologist, fatal shots, the king-slayer, a devotee or a bomber's blast can still kill you; when you're poisoned, robbed or enchanted, any shot can.
role-guardian = Guardian
    .card = You're one of the town, and ordinary shots at night do nothing to you, only a fatal one. Once, by day, you can step between a terrorist and the victim.
    .night = You sleep soundly, unless you're poisoned, robbed or enchanted: then any shot kills you. By day and in the last words you can offer yourself. If a terrorist strikes that day, the victim stays and you're a plain citizen; but if you were poisoned the night before, all three of you go.
role-sniper = Sniper
    .card = You're the town's sniper. Your bullet doesn't ask whose side anybody is on.
    .night = Fire what you've saved up, one bullet for each night. As long as there's a commander, they have to agree, unless you aim at the commander. The guardian and the independents don't feel it. If you're poisoned tonight, or aim at the ripper on a night of rest, you're the one who dies.
role-commander = Commander
    .card = You're the town's commander. Without your word the sniper doesn't shoot.
    .night = When the sniper takes aim, you're told who the target is. Confirm or cancel; without an answer it's cancelled. You can't cancel if you're the target, or if you're poisoned, enchanted or robbed tonight.
role-psychologist = Psychologist
    .card = You're one of the town, and you carry a gun. You shoot only if somebody you choose agrees.
    .night = Fire what you've saved up, one bullet for each night, and name a witness who has to confirm it. The guardian and the independents don't feel it. If the psycho lies in wait for your witness, the witness dies and your target doesn't. If you're poisoned tonight, or aim at the ripper on a night of rest, you're the one who dies.
role-priest = Priest
    .card = You're the town's priest. If you're voted out, your card is shown, and you can show the table which side one player is on.
    .card-plain_priest-yes = You're the town's priest. You give the silenced their voice back.
    .night = Give one player their voice back. If you pick one of the fairy's shadows, they're out of the game, and nothing saves them. Once a game you can also give somebody a minute of speech.
    .night-plain_priest-yes = Give one player their voice back. If you pick one of the fairy's shadows, they're out of the game, and nothing saves them.
role-judge = Judge
    .card = You're the town's judge. Once a game, after the last words, you can void the vote, unless it's against you or decided by Taraz.
    .night = You sleep. Your hour comes after the verdict. If you were poisoned last night, your word does nothing and is spent.
role-taraz = Taraz
    .card = You're the balance of the town. When the votes are tied, you decide who leaves; not even the judge can undo it.
    .night = You sleep. Your hour comes with a tie. If you were poisoned last night, your choice does nothing, and nobody leaves.
role-cowboy = Cowboy
    .card = You're one of the town, and you don't mean to die alone. By day, before the vote, you can go and take one player with you. Only armour saves them.
    .night = You sleep, with your boots on. If you were poisoned last night, you go alone.
role-bomber = Bomber
    .card = You're one of the town, and you tick. By day, before the vote, you can blow yourself up with two players who sit side by side. If you're shot dead at night, you take the neighbours on both sides along. Only armour saves them.
    .night = You sleep. If you declare yourself at night, or once the vote has begun, or after a night of poison, you go alone.
role-gunsmith = Gunsmith
    .card = You make guns for the town. All of them are real, and only armour stops them.
    .night = Hand out what you've saved up, one gun for each night, to be fired the next day before the vote. If you're poisoned tonight, the gun is lost and nobody gets it, and a player whom Natasha paralyses can't use theirs; and a saboteur can turn a gun on its holder.
role-blacksmith = Blacksmith
    .card = You make armour for the town. It stays on until it has saved somebody: from any shot, even a fatal one, and from blasts, but not from fire or the king-slayer.
    .night = Put armour on one player, not the same one two nights running; on yourself once a game. If you're poisoned tonight, the armour is lost and nobody gets it.
role-master = Master of the alliance
    .card = You lead the alliance of honest citizens. Wake the wrong one, and everybody in it is lost.
    .night = Wake one player for the alliance. If you wake one of the mafia, or an independent, everybody in the alliance dies, and nothing saves them; only a spy slips in unseen.
    .knows = On the opening night you see the scribe.
role-scribe = Scribe of the alliance
    .card = You keep the book of the alliance, and lead it once the master is gone.
    .night = Once the master is gone: wake one player for the alliance. If you wake one of the mafia, or an independent, everybody in the alliance dies, and nothing saves them; only a spy slips in unseen.
    .knows = On the opening night you see the master.
role-double = Double
    .card = You're one of the town, and anyone you help can do to two what they'd do to one.
    .night = Pick one player, who can name two tonight instead of one. You can't see whose side you're helping. A yakuza you pick has to invite two.
role-devotee = Devotee
    .card = You're one of the town, and would give your life for it.
    .night = Once a game: leave, and take one player with you, whoever they are. Only armour saves them, and nothing saves you.
role-citizen = Plain citizen
    .card = You're a plain citizen. You have eyes, ears and a vote, and without you the town is lost.
    .night = You sleep, unless somebody wakes you.
role-killer = Killer
    .card = You're alone against everybody. Ordinary shots at night do nothing to you, only a fatal one, unless you're poisoned, robbed or enchanted.
    .night = Shoot one player. A doctor or armour can stop it; the invulnerable, the guardian and other independents don't feel it.
role-ripper = Ripper
    .card = You're alone against everybody. Ordinary shots at night do nothing to you, only a fatal one, unless you're poisoned, robbed or enchanted. On the nights you rest, a bullet from sniper or psychologist flies back at them.
    .night = Shoot one player, every second night. A doctor or armour can stop it; the invulnerable, the guardian and other independents don't feel it.
role-chakhmaq = Chakhmaq
    .card = You're alone against everybody, with a can of oil and one match. Ordinary shots at night do nothing to you, only a fatal one, unless you're enchanted.
    .night = Oil one player. Or strike the match, once a game: everyone who is oiled burns, and nothing saves them. A doctor can wipe off tonight's oil, and it doesn't stick to the invulnerable, the guardian or other independents.
role-fairy = Fairy
    .card = You're alone against everybody, but not for long. Anyone you possess plays for you, as long as you're in the game. Ordinary shots at night do nothing to you, only a fatal one, unless you're poisoned, robbed or enchanted.
    .night = Possess one player. They become your shadow and keep what they can do. Other independents can't be possessed, and if a priest picks your shadow, they're out.

verb-kill = Shoot
    .ask = 🔫 Who does the mafia shoot tonight?
    .chosen = The gun points at { $at }. You can still change your mind until the night is over.
    .told = 🔫 { $by } pointed the gun at { $at }.
verb-detonate = Declare yourself
    .ask = 💣 Who do you take along? Declare yourself at the wrong moment, and you go alone.
    .chosen = { $count ->
        [0] You declare yourself.
       *[other] You declare yourself and point at { $at }.
    }
    .seen = { $count ->
        [0] 💣 { $by } rises.
       *[other] 💣 { $by } rises and points at { $at }.
    }
    .told = { $count ->
        [0] 💣 { $by } declared.
       *[other] 💣 { $by } declared and pointed at { $at }.
    }
verb-silence = Paralyse
    .ask = 💋 Who won't speak or vote tomorrow?
    .chosen = { $at } won't speak or vote tomorrow. You can still change your mind until the night is over.
    .told = 💋 { $by } paralysed { $at }.
verb-cloak = Speak for
    .ask = ⚖️ Which of your people do you speak for tonight?
    .chosen = You speak for { $at } tonight. You can still change your mind until the night is over.
    .told = ⚖️ { $by } spoke for { $at }.
verb-shoot = Shoot
    .ask = 🎯 Who do you shoot at tonight?
    .chosen = Your gun points at { $at }. You can still change your mind until the night is over.
    .told = 🎯 { $by } fired at { $at }.
verb-sabotage = Tamper with
    .ask = 🔧 Whose gun should go off backwards?
    .chosen = You tamper with the gun of { $at }. You can still change your mind until the night is over.
    .told = 🔧 { $by } tampered with the gun of { $at }.
verb-guess = Name the role of
    .ask = 👑 Whose role do you name, and what is it?
    .chosen = You name { $at }: { $role }. You can still change your mind until the night is over.
    .told = 👑 { $by } named { $at }: { $role }.
verb-trap = Lie in wait for
    .ask = 🪤 Who do you set the trap for? It snaps if the psychologist asks for their word tonight.
    .chosen = You set the trap for { $at }. You can still change your mind until the night is over.
    .told = 🪤 { $by } set a trap for { $at }.
verb-invite = Invite
    .ask = 🎎 Who do you ask to join the mafia?
    .chosen = You ask { $at } to join the mafia. You can still change your mind until the night is over.
    .told = 🎎 { $by } asked { $at } to join the mafia.
verb-steal = Rob one, use it on another
    .ask = 🗝️ Who do you rob, and who do you use it on?
    .chosen = { $count ->
        [one] You rob { $at }.
       *[other] You rob the first of them and use it on the others: { $at }.
    } You can still change your mind until the night is over.
    .told = 🗝️ { $count ->
        [one] { $by } robbed { $at }.
       *[other] { $by } robbed the first of them and used it on the others: { $at }.
    }
verb-lock = Enchant
    .ask = 🪄 Who should have no power tonight?
    .chosen = { $at } will have no power tonight. You can still change your mind until the night is over.
    .told = 🪄 { $by } enchanted { $at }.
verb-inspect = Ask about
    .ask = 🔍 Who do you ask about tonight?
    .chosen = You ask about { $at }. You can still change your mind until the night is over.
    .told = 🔍 { $by } asked about { $at }.
verb-foil = Stand guard at
    .ask = 🔦 Who do you guard from the thief tonight?
    .chosen = You guard { $at } from the thief. You can still change your mind until the night is over.
    .told = 🔦 { $by } guarded { $at } from the thief.
verb-save = Save
    .ask = 💉 Who do you watch over tonight?
    .chosen = You watch over { $at }. You can still change your mind until the night is over.
    .chosen-self = You watch over yourself tonight. You can still change your mind until the night is over.
    .told = 💉 { $by } watched over { $at }.
    .told-self = 💉 { $by } kept watch over their own bed.
verb-drunk = Poison
    .ask = 🍷 Whose cup do you poison tonight?
    .chosen = You poison the cup of { $at }. You can still change your mind until the night is over.
    .told = 🍷 { $by } poisoned the cup of { $at }.
verb-guard = Step in
    .ask = 🛡️ Will you step in if a terrorist strikes today?
    .chosen = If a terrorist strikes today, you'll step in.
    .told = 🛡️ { $by } was ready to step in.
verb-unsilence = Give the voice back to
    .ask = 🙏 Whose voice do you give back? Somebody paralysed, or perhaps a shadow.
    .chosen = You give the voice back to { $at }. You can still change your mind until the night is over.
    .told = 🙏 { $by } gave the voice back to { $at }.
verb-grant = Give a speech to
    .ask = 📯 Who do you give a minute of speech to tomorrow?
    .chosen = Tomorrow { $at } has a minute of speech from you. You can still change your mind until the night is over.
    .told = 📯 { $by } gave { $at } a minute of speech.
verb-expose = Show the side of
    .ask = ⛪ Whose side should the table know if you leave?
    .chosen = If you leave, the table learns the side of { $at }.
    .told = ⛪ { $by } wanted the table to know the side of { $at }.
verb-veto = Void the vote
    .ask = 📜 Do you void this vote?
    .chosen = You void this vote.
    .told = 📜 { $by } voided the vote.
verb-break_tie = Choose who leaves
    .ask = ⚖️ The votes are tied. Which of them leaves?
    .chosen = Your decision: { $at } leaves.
    .told = ⚖️ { $by } decided that { $at } leaves.
verb-arm = Hand a gun to
    .ask = 🔫 Who gets a gun tonight?
    .chosen = { $count ->
        [one] A gun goes
       *[other] Guns go
    } to { $at }. You can still change your mind until the night is over.
    .told = 🔫 { $by } handed { $count ->
        [one] a gun
       *[other] guns
    } to { $at }.
verb-vest = Put armour on
    .ask = 🦺 Who wears your armour from tonight?
    .chosen = You put your armour on { $at }. You can still change your mind until the night is over.
    .told = 🦺 { $by } put armour on { $at }.
verb-link = Wake
    .ask = 🤝 Who do you wake for the alliance?
    .chosen = You mean to wake { $at } for the alliance. You can still change your mind until the night is over.
    .told = 🤝 { $by } woke { $at } for the alliance.
verb-double = Double
    .ask = 🪞 Whose power do you double tonight?
    .chosen = You double the power of { $at }. You can still change your mind until the night is over.
    .told = 🪞 { $by } doubled the power of { $at }.
verb-sacrifice = Go, and take along
    .ask = 🕊️ Who do you take along? Both of you leave the game.
    .chosen = You go, and take { $at } along. You can still change your mind until the night is over.
    .told = 🕊️ { $by } chose to go, and to take { $at } along.
verb-douse = Oil
    .ask = 🛢️ Who do you oil tonight?
    .chosen = You oil { $at }. You can still change your mind until the night is over.
    .told = 🛢️ { $by } oiled { $at }.
verb-ignite = Strike the match
    .ask = 🔥 Do you burn everyone who is oiled?
    .chosen = You strike the match: everyone who is oiled burns. You can still change your mind until the night is over.
    .told = 🔥 { $by } struck the match.
verb-possess = Possess
    .ask = 🧚 Who should be your shadow?
    .chosen = { $at } becomes your shadow. You can still change your mind until the night is over.
    .told = 🧚 { $by } possessed { $at }.
verb-confirm = Give your word
    .ask = ☝️ They're waiting for your word. Do you agree?
    .chosen = You've said yes. You can still change your mind until the night is over.
    .chosen-no = You've said no. You can still change your mind until the night is over.
    .seen = ☝️ { $by } agrees.
    .seen-no = ☝️ { $by } refuses.
    .told = ☝️ { $by } agreed.
    .told-no = ☝️ { $by } refused.
verb-answer = Answer
    .ask = 🎎 The yakuza asks you to join the mafia. What do you say?
    .chosen = You've said yes to the yakuza. You can still change your mind until the night is over.
    .chosen-no = You've said no to the yakuza. You can still change your mind until the night is over.
    .seen = 🎎 { $by } says yes to the yakuza.
    .seen-no = 🎎 { $by } says no to the yakuza.
    .told = 🎎 { $by } said yes to the yakuza.
    .told-no = 🎎 { $by } said no to the yakuza.
verb-fire = Fire
    .ask = 🔫 Who do you fire at?
    .chosen = You fire at { $at }.
    .seen = 🔫 { $by } fires at { $at }.
    .told = 🔫 { $by } fired at { $at }.
verb-ask = Ask the moderator
    .ask = 🎲 Should the moderator say whether an independent is in the game? More than half have to want it, and it's said only once.
    .chosen = You want the moderator to be asked.
    .told = 🎲 { $by } wanted to ask the moderator.

told-yes = 👍 Yes. By all appearances, that's a member of the mafia.
    .short = yes, mafia
told-no = 👎 No. As far as anyone can tell, they're not mafia.
    .short = no
told-seats = 👀 You open your eyes and find each other: { $seats }.
    .short = their own people are { $seats }
told-role = 🃏 The card you found is **{ $role }**.
    .short = the card { $role }
    .own = 🃏 You look at your card, and it has changed. From now on, your role is **{ $role }**; `/mafia card` shows you what that means.
told-nothing = 🤷 There was nothing for you to take there.
    .short = nothing to take
told-failed = ✋ It came to nothing.
    .short = it came to nothing
told-locked = ❌ The moderator shows you a cross. Last night you had no power.
    .short = the cross
told-linked = 🤝 { $seats } is with you in the alliance.
    .short = { $seats } is in the alliance
told-count = 🔧 Guns the gunsmith can hand out tonight: { $number }. You can pick that many players; if it's none, you can still pick one.
    .short = { $number } guns
told-gun = 🔫 There's a gun under your pillow. You can fire it today, until the vote begins.
    .short = a gun
told-shot = 🎯 A shot is aimed at { $seats }. Say whether it can be fired; without a word from you it isn't.
    .short = a shot aimed at { $seats }
told-hand = ✊ { $seats } has raised a hand and wants to shoot in your place tonight. Do you agree?
    .short = the raised hand of { $seats }
told-doubled = 🪞 Somebody stands behind you, and everything feels twice as easy. Tonight you can name two where you'd usually name one.
    .short = doubled
told-invited = 🎎 A hand on your shoulder: the yakuza has chosen you, and asks you to join the mafia. Answer before the night is over.
    .short = invited by the yakuza
told-thief_shot = 🗝️ The thief has fired in the strongman's place. The mafia has no other shot tonight.
    .short = the thief fired for the strongman
told-shadow = 🧚 You've become the shadow of { $seats }. You keep what you can do, and from now on you win together.
    .short = the shadow of { $seats }

announce-killed = 🩸 The night was not kind. The city has lost { $count ->
    [0] one of its own.
   *[other] { $seats }.
}
announce-no_death = 🌤️ Everyone opens their eyes. Nobody was lost in the night.
announce-thief_caught = 🔦 A thief was caught last night. Which of those we lost it was, nobody will say.
announce-strongman_shoots = ✊ Tonight the strongman shoots in the godfather's place.
announce-armour_saved = 🦺 { $count ->
    [0] Armour has held.
   *[other] Steel rings on steel: { $seats } wore armour, and stays.
}
announce-gun_sabotaged = 🔧 That gun had been tampered with, and went off backwards.
announce-poisoned_fails = 🍷 { $count ->
    [0] There was poison in this. Nobody else is hurt.
   *[other] { $seats } had been poisoned. Nobody else is hurt.
}
announce-guardian_saved = 🛡️ { $count ->
    [0] A guardian stepped in between. The victim stays.
   *[other] A guardian stepped in between. { $seats } stays.
}
announce-vetoed = 📜 The judge has voided the vote. Nobody leaves by it.
announce-side_positive = ⛪ { $count ->
    [0] The one the priest pointed at is on the bright side.
   *[other] The priest pointed at { $seats }: one of the bright side.
}
announce-side_negative = ⛪ { $count ->
    [0] The one the priest pointed at is on the dark side.
   *[other] The priest pointed at { $seats }: one of the dark side.
}
left-day = 💥 { $seat } leaves the city at once.
story-left-day = 💥 { $seat } ({ $role }) left the city at once.
defence-nobody = Nobody has been named. The city goes to bed with its doubts.

announce-light_green = 🟢 The light is green. The city has time.
announce-light_yellow = 🟡 The light is yellow. The city had better hurry.
announce-light_red = 🔴 The light is red. One more mistake may be the last.
announce-independent_yes = 🎲 You've asked, and the answer is yes: there's an independent in the game.
announce-independent_no = 🎲 You've asked, and the answer is no: there's no independent in the game.

refusal-no_mafia = There must be at least one mafia player or independent at the table.
refusal-not_your_shot = The shot belongs to whoever is highest in rank.
refusal-not_tonight = You rest tonight. Tomorrow night is yours again.
refusal-no_action = You're paralysed today, and can't do that.
refusal-no_gun = You don't have a gun.
refusal-own_team = { $seat } is one of your own.

mark-silenced = paralysed
    .on = 💋 You're paralysed today: not a word, not a sign.
    .off = 🗣️ You can move again.
mark-disenfranchised = without a vote
    .on = You don't have a vote today.
    .off = You have your vote back.
mark-granted = one more minute to speak today
    .on = 📯 The priest gives you one more minute today, after the speeches.
    .off = The minute is over.
mark-armed = armed
    .off = The gun is out of your hands.
mark-linked = in the alliance
    .on = 🤝 You're in the alliance.
mark-shadow = shadow
    .off = ✨ You're free again, and back on your own side.

room-alliance = the alliance

win-town = 🏙️ **The town has won.** Mafia and independents are gone, and the city sleeps with open doors.
win-mafia = 🥀 **The mafia has won.** The sun comes up, and the town no longer has a majority. From today on, the city belongs to the mafia.
win-solo = 🎭 **An independent has won.** Mafia and town had eyes only for each other, and somebody else takes the city.

team-town = the town
    .goal = You win when all mafia and all independents are out of the game.
team-mafia = the mafia
    .goal = You win if no independent is left and there are at least as many mafia as townspeople when a new day begins.
team-solo = independent
    .goal = You win alone, if you're the last independent when the mafia is out, or when there are at least as many mafia as townspeople.
