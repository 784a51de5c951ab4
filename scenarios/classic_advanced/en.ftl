# Advanced Classic Mafia.

scenario-title = Advanced Classic Mafia
scenario-summary = The great table: up to thirty players and more than forty roles. The mafia have ranks, some of them do not know their own people, and hardly an ability comes without its flaw. Poison, theft, enchantment and armour meet every night.
scenario-rules = • **The sides.** Mafia and independents together are a third of the table. The mafia are ranked: the highest who is left gives the shot. A thief and an outcast belong to them and sleep while they meet. Each independent plays for nobody else.

    • **The opening night.** The mafia see each other, and so do the master and the scribe. Nobody acts. Then comes the first day, with its vote.

    • **The day.** One round of speeches, a minute at most. Until the vote begins the cowboy, the bomber and whoever holds a gun may act.

    • **The vote.** Name as many as you like. Everybody named by more than half goes on defence; if there is nobody, those with the most. A single defendant leaves with a third of the table against them; of several, the one with the most votes. In a tie Taraz decides who leaves. Before somebody goes there are last words, and the judge may void the vote, once.

    • **The night.** All choose in secret and may change their minds until it ends. Poison comes first, then theft and enchantment, armour and saves, questions, the alliance, the shots, and everything that no doctor can mend.

    • **Cards stay face down.** Nothing is shown of those who leave, but for a priest voted out and whoever declares a suicidal ability.

    • **The light.** Every morning it tells how the table stands: green, yellow, red.

    • **The end** is looked for at dawn only. The town wins when mafia and independents are out. The mafia win when no independent is left and they are as many as the town. A lone independent wins when the mafia are out, or as many as the town. With two of them left nobody can win.

option-speech_seconds = Seconds for each speech
    .description = The same for everybody, 20 to 60
option-challenges = Challenges
    .description = A speaker may grant one of 30 seconds
option-natasha_silent = Natasha sleeps
    .description = She is the silent partner; only with no thief at the table
option-godfather_immune = Godfather immune at night
    .description = To sniper, psychologist, killer, ripper, and to oil
option-one_gun = One gun a night
    .description = No storing, and the saboteur picks one player
option-thief_must_use = The thief must use what he takes
    .description = A theft names a second player
option-classic_detective = Classic detective
    .description = Questions only, no fatal shot
option-sniper_bullets = Bullets of the sniper
    .description = By itself a third of the mafia
option-psychologist_bullets = Bullets of the psychologist
    .description = By itself a third of the mafia
option-sniper_one_a_night = One sniper's bullet a night
    .description = No saving up
option-psychologist_one_a_night = One psychologist's bullet a night
    .description = No saving up
option-plain_priest = Plain priest
    .description = No speech to give, nothing shown when voted out
option-paralysed_cowboy = Paralysis stops the cowboy
    .description = Natasha's victim may not declare himself
option-guns = Guns of the gunsmith
    .description = How many there are in the whole game
option-armours = Armours of the blacksmith
    .description = How many there are in the whole game
option-alliance_links = Wakings of the alliance
    .description = How many there are in the whole game
option-double_uses = Gifts of the double
    .description = How many there are in the whole game
option-shadows = Shadows of the fairy
    .description = How many she may have at a time
option-status_light = Status light
    .description = Green, yellow or red every morning

role-godfather = Godfather
    .card = You lead the mafia. A detective who asks about you is told that you are an honest citizen.
    .night = Give the shot of the mafia, which is yours alone. If the strongman raises a hand, it is for you to let him shoot in your place.
    .knows = In the opening night you see your people, but not those who sleep.
role-terrorist = Terrorist
    .card = You belong to the mafia, second in rank. When it is certain that you leave by day, you may take one player along. Declare yourself any sooner and you go alone.
    .night = You have no act of your own. If the godfather has gone, the shot is yours.
    .knows = In the opening night you see your people, but not those who sleep.
role-natasha = Natasha
    .card = You belong to the mafia, third in rank. Whoever you visit neither speaks nor votes the next day.
    .night = Paralyse one player, not the same one two nights running.
    .knows = In the opening night you see your people, unless the host lets you sleep.
role-lawyer = Lawyer
    .card = You belong to the mafia, fourth in rank, and have never lost a case.
    .night = Speak for one of your people: a detective who asks about them tonight hears no.
    .knows = In the opening night you see your people, but not those who sleep.
role-strongman = Strongman
    .card = You belong to the mafia, fifth in rank. Once in the game you shoot in the godfather's place, and only armour stops it.
    .night = Raise your hand and name your target. It goes off only if the godfather agrees.
    .knows = In the opening night you see your people, but not those who sleep.
role-spy = Spy
    .card = You belong to the mafia, sixth in rank. Should the master of the alliance wake you, you come in as an honest citizen.
    .night = You have no act of your own. Once woken by the alliance you wake with it.
    .knows = In the opening night you see your people, but not those who sleep.
role-saboteur = Saboteur
    .card = You belong to the mafia, seventh in rank, and know which way a gun should not go off.
    .night = Pick whose gun takes its own holder tomorrow; as many as the gunsmith may hand out, in order, and nobody two nights running.
    .knows = In the opening night you see your people. Every night you are told how many guns there may be.
role-king_slayer = King-slayer
    .card = You belong to the mafia, eighth in rank. Three times in the game you may name the role of a citizen; if you are right, nothing saves them.
    .night = Name a player and a role. Three wrong guesses and you are gone yourself.
    .knows = In the opening night you see your people, but not those who sleep.
role-psycho = Psycho
    .card = You belong to the mafia, ninth in rank. You wait where the psychologist looks for a witness.
    .night = Pick one player, not the same two nights running. If the psychologist asks them for their word tonight and they give it, they die in the target's place.
    .knows = In the opening night you see your people, but not those who sleep.
role-yakuza = Yakuza
    .card = You belong to the mafia, tenth in rank. On the first night you may ask one player to join you; if they refuse, you are gone.
    .night = On the first night only: invite somebody. Leave it, and you are a plain mafioso from then on.
    .knows = In the opening night you see your people, but not those who sleep.
role-mafioso = Plain mafioso
    .card = You belong to the mafia, and have nothing but your friends and your tongue.
    .night = Talk with your people. Should nobody above you be left, the shot is yours.
    .knows = You see your people when they wake.
role-thief = Thief
    .card = You belong to the mafia, but they do not know you, and you do not know them. You take an ability for one night and use it in its owner's place.
    .night = Name first whom you rob, then on whom you use it. Beware of the watchman; where there is none, of the detective.
    .knows = You know nobody: you sleep while the mafia meet.
role-enchanter = Enchanter
    .card = You belong to the mafia, and the strongest loses all power under your eye.
    .night = Enchant one player, not the same two nights running: their ability of this night is gone.
    .knows = In the opening night you see your people. After that you wake alone.
role-outcast = Outcast
    .card = You belong to the mafia, and nobody told them. For four nights ordinary shots do nothing to you, only a fatal one; find two of them by then, or you are lost.
    .night = Ask about one player: yes means mafia. Two different ones in four nights, and from the fifth on you wake with them.
    .knows = You know nobody: you sleep while the mafia meet.
role-detective = Detective
    .card = You are the town's detective. About the godfather and the independents you always hear no.
    .night = Ask about one player: yes means mafia. Or fire your one fatal shot instead; after that you are a plain citizen.
    .night-classic_detective-yes = Ask about one player: yes means mafia.
role-watchman = Watchman
    .card = You stand guard for the town. A thief who comes to you is caught.
    .night = Pick one player: if a thief comes there tonight, he goes home with empty hands.
role-doctor = Special doctor
    .card = You are the town's doctor, with as many saves as half of the table, to spend as you like.
    .night = Save one or several players from the shots of this night. Yourself too, but not yourself alone, unless it is your last one.
role-classic_doctor = Classic doctor
    .card = You are a doctor of the old school: one bed every night.
    .night = Save one player from the shots of this night, yourself if you like.
role-kimia = Kimia
    .card = You serve the town, and what you serve is poison. Whoever has drunk it uses an ability in vain, or against themselves, until the next day is over.
    .night = Poison one player, not the same two nights running.
role-invulnerable = Invulnerable
    .card = You are of the town. The shots of the mafia and of the independents do nothing to you, and oil does not stick to you.
    .night = You sleep soundly. Only bullets of the town, fatal shots and what robs you of your strength can hurt you.
role-guardian = Guardian
    .card = You are of the town, and ordinary shots at night do nothing to you, only a fatal one. Once, by day, you may step between a terrorist and the victim.
    .night = You sleep soundly. By day and in the last words you may offer yourself; if a terrorist strikes that day, the victim stays and you are a plain citizen.
role-sniper = Sniper
    .card = You are the town's sniper. Your bullet does not ask whose side somebody is on.
    .night = Fire what you have saved up, one bullet for each night. With a commander in the game it needs the commander's word.
role-commander = Commander
    .card = You are the town's commander. Without your word the sniper does not shoot.
    .night = When the sniper takes aim you are told at whom. Confirm or cancel; without an answer it is cancelled.
role-psychologist = Psychologist
    .card = You are of the town, and you carry a gun. You shoot only if somebody you choose agrees.
    .night = Fire what you have saved up, one bullet for each night, and name a witness who must confirm it.
role-priest = Priest
    .card = You are the town's priest. If you are voted out your card is shown, and you may show the table which side one player is on.
    .card-plain_priest-yes = You are the town's priest. You give the silenced their voice back.
    .night = Give one player their voice back. A shadow you pick is gone for good. Once in the game you may also give somebody a minute of speech.
    .night-plain_priest-yes = Give one player their voice back. A shadow you pick is gone for good.
role-judge = Judge
    .card = You are the town's judge. Once in the game, after the last words, you may void the vote.
    .night = You sleep. Your hour comes after the verdict.
role-taraz = Taraz
    .card = You are the balance of the town. When the votes are even, you decide who leaves.
    .night = You sleep. Your hour comes with a tie.
role-cowboy = Cowboy
    .card = You are of the town, and you do not mean to die alone. By day, before the vote, you may go and take one player with you.
    .night = You sleep, with your boots on.
role-bomber = Bomber
    .card = You are of the town, and you tick. By day, before the vote, you may blow yourself up with two players who sit side by side. Shot dead at night, you take your own neighbours along.
    .night = You sleep. Declare yourself at night, or once the vote has begun, and you go alone.
role-gunsmith = Gunsmith
    .card = You make guns for the town. All of them are real.
    .night = Hand out what you have saved up, one gun for each night, to be fired the next day before the vote.
role-blacksmith = Blacksmith
    .card = You make armour for the town. It stays on until it has saved somebody.
    .night = Put armour on one player, not the same two nights running; on yourself once.
role-master = Master of the alliance
    .card = You lead the alliance of honest citizens. Wake the wrong one, and all of it is lost.
    .night = Wake one player for the alliance. One of the mafia among you means death for all its members.
    .knows = In the opening night you see the scribe.
role-scribe = Scribe of the alliance
    .card = You keep the book of the alliance. When the master has gone, you wake its members.
    .night = Once the master has left: wake one player for the alliance.
    .knows = In the opening night you see the master.
role-double = Double
    .card = You are of the town, and whoever you help can do to two what they do to one.
    .night = Pick one player, who may name two where one is the rule. You cannot see whom you help.
role-devotee = Devotee
    .card = You are of the town, and would give your life for it.
    .night = Once in the game: leave, and take one player with you, whoever they are. Only their armour keeps them.
role-citizen = Plain citizen
    .card = You are a plain citizen. You have eyes, ears and a vote, and without you the town is lost.
    .night = You sleep, unless somebody wakes you.
role-killer = Killer
    .card = You are alone against all. Ordinary shots at night do nothing to you, only a fatal one.
    .night = Shoot one player.
role-ripper = Ripper
    .card = You are alone against all. Ordinary shots at night do nothing to you, only a fatal one; a bullet that finds you at rest flies back.
    .night = Shoot one player, every second night.
role-chakhmaq = Chakhmaq
    .card = You are alone against all, with a can of oil and one match. Ordinary shots at night do nothing to you, only a fatal one.
    .night = Oil one player. Or strike the match, once in the game: all who are oiled burn.
role-fairy = Fairy
    .card = You are alone against all, but not for long. Whom you possess plays for you, for as long as you are in the game. Ordinary shots at night do nothing to you, only a fatal one.
    .night = Possess one player. They become your shadow and keep what they can do.

verb-kill = Shoot
    .ask = 🔫 Whom does the mafia shoot tonight?
verb-detonate = Declare yourself
    .ask = 💣 Whom do you take along? Declare yourself at the wrong moment, and you go alone.
    .seen = 💣 { $by } rises and points at { $at }.
    .told = 💣 { $by } declared and pointed at { $at }.
verb-silence = Paralyse
    .ask = 💋 Who shall neither speak nor vote tomorrow?
verb-cloak = Speak for
    .ask = ⚖️ For which of your people do you speak tonight?
verb-shoot = Shoot
    .ask = 🎯 At whom do you shoot tonight?
verb-sabotage = Tamper with
    .ask = 🔧 Whose gun shall go off the wrong way?
verb-guess = Name the role of
    .ask = 👑 Whose role do you name, and which is it?
    .chosen = You name { $at }: { $role }. You may still think again, until the night is over.
    .told = 👑 { $by } named { $at }: { $role }.
verb-trap = Lie in wait for
    .ask = 🪤 For whom do you set the trap? It snaps if the psychologist asks for their word tonight.
verb-invite = Invite
    .ask = 🎎 Whom do you ask to join the mafia?
verb-steal = Rob one, for another
    .ask = 🗝️ Whom do you rob, and on whom do you use it?
verb-lock = Enchant
    .ask = 🪄 Who shall have no power tonight?
verb-inspect = Ask about
    .ask = 🔍 About whom do you ask tonight?
verb-foil = Stand guard at
    .ask = 🔦 Whom do you guard from the thief tonight?
verb-save = Save
    .ask = 💉 Whom do you watch over tonight?
verb-drunk = Poison
    .ask = 🍷 Whose cup do you poison tonight?
verb-guard = Step in
    .ask = 🛡️ Will you step in if a terrorist strikes today?
verb-unsilence = Give the voice back to
    .ask = 🙏 Whose voice do you give back? Somebody paralysed, or perhaps a shadow.
verb-grant = Give a speech to
    .ask = 📯 To whom do you give a minute of speech tomorrow?
verb-expose = Show the side of
    .ask = ⛪ Whose side shall the table know, if you leave?
verb-veto = Void the vote
    .ask = 📜 Do you void this vote?
verb-break_tie = Choose who leaves
    .ask = ⚖️ The votes are even. Who of them leaves?
verb-arm = Hand a gun to
    .ask = 🔫 Who gets a gun tonight?
verb-vest = Put armour on
    .ask = 🦺 Who wears your armour from tonight?
verb-link = Wake
    .ask = 🤝 Whom do you wake for the alliance?
verb-double = Double
    .ask = 🪞 Whose power do you double tonight?
verb-sacrifice = Go, and take along
    .ask = 🕊️ Whom do you take along? Both of you leave the game.
verb-douse = Oil
    .ask = 🛢️ Whom do you oil tonight?
verb-ignite = Strike the match
    .ask = 🔥 Do you burn all who are oiled?
verb-possess = Possess
    .ask = 🧚 Who shall be your shadow?
verb-confirm = Give your word
    .ask = ☝️ They are waiting for your word. Do you agree?
    .chosen = You have said yes. You may still think again until the night is over.
    .chosen-no = You have said no. You may still think again until the night is over.
    .seen = ☝️ { $by } agrees.
    .seen-no = ☝️ { $by } refuses.
    .told = ☝️ { $by } agreed.
    .told-no = ☝️ { $by } refused.
verb-answer = Answer
    .ask = 🎎 The yakuza asks you to join the mafia. What do you say?
    .chosen = You have said yes to the yakuza. You may still think again until the night is over.
    .chosen-no = You have said no to the yakuza. You may still think again until the night is over.
    .seen = 🎎 { $by } says yes to the yakuza.
    .seen-no = 🎎 { $by } says no to the yakuza.
    .told = 🎎 { $by } said yes to the yakuza.
    .told-no = 🎎 { $by } said no to the yakuza.
verb-fire = Fire
    .ask = 🔫 At whom do you fire?
    .seen = 🔫 { $by } fires at { $at }.
    .told = 🔫 { $by } fired at { $at }.
verb-ask = Ask the moderator
    .ask = 🎲 Shall the moderator say whether an independent is in the game? More than half must want it, and it is said once.

told-yes = 👍 Yes. The one you asked about looks like mafia.
    .short = yes, mafia
told-no = 👎 No. As far as anyone can tell, that one is not mafia.
    .short = no
told-seats = 👀 You open your eyes and find each other: { $seats }.
    .short = they are { $seats }
told-role = 🃏 The card you found is **{ $role }**.
    .short = the card { $role }
    .own = 🃏 You look at your card, and it has changed. From now on you are **{ $role }**; `/mafia card` shows you what that means.
told-nothing = 🤷 There was nothing there for you to take.
    .short = nothing to take
told-failed = ✋ It came to nothing tonight.
    .short = it came to nothing
told-locked = ❌ The moderator shows you the cross. Tonight you had no power.
    .short = the cross
told-linked = 🤝 { $seats } is with you in the alliance.
    .short = { $seats } is of the alliance
told-count = 🔧 Guns that the gunsmith may hand out tonight: { $number }. You may pick as many players, and one in any case.
    .short = { $number } guns
told-gun = 🔫 There is a gun under your pillow. You may fire it today, until the vote begins.
    .short = a gun
told-shot = 🎯 A shot is aimed at { $seats }. Say whether it may be fired; without a word from you it is not.
    .short = a shot aimed at { $seats }
told-hand = ✊ { $seats } has raised a hand and would shoot in your place tonight. Do you agree?
    .short = the raised hand of { $seats }
told-doubled = 🪞 Somebody stands behind you, and everything feels twice as easy. Tonight you may name two where one is the rule.
    .short = doubled
told-invited = 🎎 A hand on your shoulder: the yakuza has chosen you, and asks you to join the mafia. Answer before the night is over.
    .short = invited by the yakuza
told-thief_shot = 🗝️ The thief has fired in the strongman's place. The mafia have no other shot tonight.
    .short = the thief fired for the strongman
told-shadow = 🧚 You have become the shadow of { $seats }. You keep what you can do, and from now on you win together.
    .short = the shadow of { $seats }

announce-killed = 🩸 The night was not kind. The city has lost { $count ->
    [0] one of its own.
   *[other] { $seats }.
}
announce-no_death = 🌤️ Everyone opens their eyes. Nobody was lost this night.
announce-thief_caught = 🔦 A thief was caught last night. Which of the lost it was, nobody says.
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
    [0] A guardian stood in between. The victim stays.
   *[other] A guardian stood in between. { $seats } stays.
}
announce-vetoed = 📜 The judge has voided the vote. Nobody leaves today.
announce-side_positive = ⛪ { $count ->
    [0] The one the priest pointed at stands on the bright side.
   *[other] The priest pointed at { $seats }: one of the bright side.
}
announce-side_negative = ⛪ { $count ->
    [0] The one the priest pointed at stands on the dark side.
   *[other] The priest pointed at { $seats }: one of the dark side.
}
left-day = 💥 { $seat } leaves the city at once.
story-left-day = 💥 { $seat } ({ $role }) left the city at once.
defence-nobody = Nobody has been named. The city goes to bed with its doubts.

announce-light_green = 🟢 The light is green. The city has time.
announce-light_yellow = 🟡 The light is yellow. The city should make haste.
announce-light_red = 🔴 The light is red. One more mistake may be the last.
announce-independent_yes = 🎲 You have asked, and the answer is yes: an independent is in the game.
announce-independent_no = 🎲 You have asked, and the answer is no: there is no independent in the game.

refusal-no_mafia = There must be at least one mafia player or independent at the table.
refusal-not_your_shot = The shot belongs to the one of the highest rank.
refusal-not_tonight = You rest tonight. Your next night is tomorrow's.
refusal-no_action = You are paralysed today, and cannot.
refusal-no_gun = You hold no gun.
refusal-own_team = { $seat } is one of your own.

mark-silenced = paralysed
    .on = 💋 You are paralysed today: not a word, not a sign.
    .off = 🗣️ You can move again.
mark-disenfranchised = without a vote
    .on = You have no vote today.
    .off = You have your vote back.
mark-granted = given a speech
    .on = 📯 The priest gives you one more minute today, after the speeches.
    .off = The minute is over.
mark-armed = armed
    .off = The gun is out of your hands.
mark-linked = in the alliance
    .on = 🤝 You are of the alliance.
mark-shadow = shadow
    .off = ✨ You are free again, and back on your own side.

room-alliance = the alliance

win-town = 🏙️ **The town has won.** Mafia and independents are gone, and the city sleeps with open doors.
win-mafia = 🥀 **The mafia has won.** The sun comes up, and they are as many as the town. From today the city is theirs.
win-solo = 🎭 **One has won who belonged to nobody.** Mafia and town have worn each other down, and somebody else takes the city.

team-town = the town
    .goal = You win when all mafia and all independents are out of the game.
team-mafia = the mafia
    .goal = You win if no independent is left and you are as many as the town when a new day begins.
team-solo = nobody
    .goal = You win alone: be the last independent when the mafia are out, or when they are as many as the town.
