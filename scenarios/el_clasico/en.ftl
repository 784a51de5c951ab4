# El Clasico.

scenario-title = El Clasico
scenario-summary = Here the deadliest weapon is a name: say who somebody is, and no doctor helps. Pablo Escobar cannot be shot at night, Bonaparte builds his circle of trust, Churchill bets on who falls next, and whoever the vote throws out draws a card that may turn the game over.
scenario-rules = • **The sides.** The mafia of Escobar, Juan and Blanco; the town; and Churchill, who plays for himself alone. No card is ever turned over.

    • **The day.** Everyone speaks once. Whoever holds a gun may fire it once.

    • **The vote.** Name as many as you like. Five hands bring a player to the defence while eleven or more are in the game, four from eight, three from six, two below; and as many are needed to send that player away. Defendants vote only where there are more than two. In a tie nobody leaves.

    • **The exit card.** Whoever is voted out draws one of five cards and may play it on another player. *Role guess*: name the role, and stay. *Vertigo*: no night, no voice, no vote for a day. *Dal*: no shot and no vote for a day. *Manisa*: a night of doubled powers. *Mirror*: you change identities, and leave as the other.

    • **The night.** The mafia has one of three: Escobar's shot, Escobar's slaughter (name a role; if it is right, nothing saves), or Blanco's one purchase, once a mafia has left. Juan takes away one citizen's power besides. After Blanco has gone, Escobar has one night for shot and slaughter both. If he is gone himself, the shot passes on; the slaughter does not.

    • **The town at night.** Chaplin, in the first night, makes one player unbuyable. Bridget saves from shots. Martinez shoots: mafia fall to it, but not Escobar; at a citizen he falls himself; and once he may slaughter. Moreno has one gun and one blank. Bonaparte wakes a player and hands on a code; if it is an enemy, he dies of it.

    • **Churchill** slaughters, and foretells who will leave on the next day; if he is right, no shot kills him in the night after. He wins when he is left with one mafia and one citizen, or alone with one of the town.

    • **The end.** The town wins when the mafia and Churchill are out, the mafia when they are as many as all others. If three are left otherwise, they talk, and a handshake decides.

option-cards = Exit cards
    .description = deck: whoever is voted out draws one; none: last words only
option-card_order = Order of the exit cards
    .description = The pack from the top; a card that is not listed is not in it
option-tie_break = A tie in the verdict
    .description = nobody: nobody leaves; lot: one of the tied is drawn

role-escobar = Pablo Escobar
    .card = You lead the mafia. At night no bullet finds you. But a name can: whoever says who you are has killed you.
    .night = Shoot one player; or slaughter: say who somebody is, and if it is right, nothing saves them. One of the two a night, and neither on a night of Blanco's purchase. After Blanco has gone you have one night for both.
    .knows = In the opening night you see all of your people.
role-juan = Juan
    .card = You belong to the mafia, and you have the keys to every door. Some of them you turn twice.
    .night = Take away one player's power for the night, not the same one two nights running. It works on the town alone. When Escobar is gone, the shot passes to you.
    .knows = In the opening night you see all of your people.
role-blanco = Blanco
    .card = You belong to the mafia, and everybody has a price; it is only that most prices are not yours to pay.
    .night = Once one of your own has gone, buy one player, once in the game: a plain citizen or Chaplin will come over, nobody else. That night there is neither shot nor slaughter. When Escobar and Juan are gone, the shot passes to you.
    .knows = In the opening night you see all of your people.
role-mafioso = Plain mafia
    .card = You belong to the mafia, and have nothing but your friends and your tongue.
    .night = Talk with your own. If all who stand before you are gone, the shot is yours.
    .knows = In the opening night you see all of your people.
role-churchill = Churchill
    .card = You play for yourself alone. Let the two sides wear each other out; you light a cigar and predict who is next.
    .night = Slaughter: say who somebody is, and if it is right, nothing saves them. And foretell who will leave tomorrow: if you are right, no shot kills you in the night after. In the first night you wear an armour; Martinez's bullet never hurts you.
role-bridget = Doctor Bridget
    .card = You are the town's doctor. Against bullets you know a remedy; against names there is none.
    .night = Save one player from every shot, yourself twice in the game, but not in both the first night and the second.
role-moreno = Moreno
    .card = You have two guns in the drawer for the whole game: one that kills, and one that only makes a noise.
    .night = Hand them out to different players, together or on different nights. To yourself the blank only. If the holder of the real one leaves without having fired, it comes back to you; if they just keep it, it is lost.
role-bonaparte = Bonaparte, the General
    .card = You are the General. Man by man you build a guard you can trust, and each hands you on to the next. One wrong knock, and you fall.
    .night = Wake one player and give them a number as a code. If they are of the town, they learn who you are. If they are mafia, bought or Churchill, you die of it, and the last who had your code learns of whom.
role-martinez = Martinez
    .card = You are the town's gun, and you had better be sure.
    .night = Shoot one player: a mafia falls, though not Escobar; Churchill does not; and if it is a citizen, you fall yourself. Once in the game you may also say who somebody is; if it is right, they leave, and no lock stops you.
role-chaplin = Chaplin
    .card = You are a little man with a big heart. One soul in this city they shall never buy.
    .night = In the first night name one player: nobody can buy them. After that you sleep.
role-citizen = Plain citizen
    .card = You are a plain citizen. You have no secret to be named by, but you have a price, and somebody may ask for it.
    .night = You sleep. If somebody wakes you, it is the General with a code, or Blanco with a suitcase.

verb-kill = Shoot
    .ask = 🔫 Whom does the mafia shoot tonight?
    .chosen = The gun points at { $at }. The order may still change, until the night is over.
    .seen = 🔫 { $by } points the gun at { $at }.
    .told = 🔫 { $by } pointed the gun at { $at }.
verb-guess = Slaughter
    .ask = 🗡️ Whose role do you name, and which is it? If you are right, nothing saves them.
    .chosen = { $count ->
        [one] You say that { $at } is { $role }.
       *[other] You say who { $at } are. In this order: { $roles }.
    } You may still think again, until the night is over.
    .seen = 🗡️ { $count ->
        [one] { $by } says that { $at } is { $role }.
       *[other] { $by } says who { $at } are. In this order: { $roles }.
    }
    .told = 🗡️ { $count ->
        [one] { $by } said that { $at } was { $role }.
       *[other] { $by } said who { $at } were. In this order: { $roles }.
    }
verb-lock = Lock away
    .ask = 🔑 Juan, whose power do you lock away tonight?
    .chosen = You lock away the power of { $at }. You may still choose otherwise, until the night is over.
    .seen = 🔑 { $by } locks away the power of { $at }.
    .told = 🔑 { $by } locked away the power of { $at }.
verb-convert = Buy
    .ask = 💼 Blanco, whom do you buy tonight? Then there is neither shot nor slaughter.
    .chosen = The suitcase is packed for { $at }. You may still think again, until the night is over.
    .seen = 💼 { $by } packs a suitcase for { $at }.
    .told = 💼 { $by } would buy { $at }.
verb-predict = Foretell
    .ask = 🎩 Churchill, who will leave the city tomorrow?
    .chosen = It is written down: { $at }. You may still write it anew, until the night is over.
    .told = 🎩 { $by } foretold the departure of { $at }.
verb-save = Save
    .ask = 💉 Doctor Bridget, whom do you watch over tonight?
    .chosen = You keep watch at the bed of { $at }. You may still change your mind, until the night is over.
    .told = 💉 { $by } kept watch over { $at }.
verb-arm = Hand out guns
    .ask = 🧰 Moreno, who gets a gun tonight, and which?
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
verb-link = Wake
    .ask = 🗝️ General, whom do you wake, and with which code?
    .chosen = You will knock at the door of { $at }. You may still turn round, until the night is over.
    .told = 🗝️ { $by } knocked at the door of { $at }.
verb-shoot = Shoot
    .ask = 🔫 Martinez, at whom do you fire tonight?
    .chosen = Your gun points at { $at }. You may still think again, until the night is over.
    .told = 🔫 { $by } fired at { $at }.
verb-shield = Make unbuyable
    .ask = 🎬 Chaplin, whom do you make safe from being bought?
    .chosen = No money in the world shall buy { $at }. You may still choose another, until the night is over.
    .told = 🎬 { $by } put { $at } out of the reach of money.
verb-fire = Fire
    .ask = 🔫 At whom do you fire? It may be a blank; you will find out with all the others.
    .chosen = You fire at { $at }.
    .seen = 🔫 { $by } draws a gun and fires at { $at }!
    .told = 🔫 { $by } fired at { $at }.
verb-card = Play the card
    .ask = 🃏 On whom do you play your last card?
    .chosen = Your card lies before { $at }.
    .seen = 🃏 { $by } lays the card down before { $at }.
    .told = 🃏 { $by } played the card on { $at }.
verb-shake = Offer a hand
    .ask = 🤝 To whom do you hold out your hand?
    .chosen = You hold out your hand to { $at }.
    .seen = 🤝 { $by } holds out a hand to { $at }.
    .told = 🤝 { $by } held out a hand to { $at }.

choice-real = The real gun
choice-blank = The blank

told-locked = 🔑 A key turns in your door, from outside. Tonight you do not leave the house.
    .short = locked away
told-mafia = 💼 A suitcase stands beside your bed, and it is full. From this dawn on you belong to the mafia.
    .short = bought by the mafia
told-yes = 👍 Yes. It came about as you said.
    .short = yes
told-no = 👎 No. This time it came to nothing.
    .short = no
told-linked = 🗝️ A knock in the night, two short and one long: the General stands before you. It is { $seats }.
    .short = { $seats } is the General
told-code = 🔢 Your code is { $number }. You will hear it tomorrow, and know whom he wakes next.
    .short = the code { $number }
told-woken = ⚰️ The General has knocked at the wrong door. It was the door of { $seats }.
    .short = the General died of waking { $seats }
told-role = 🪞 You look into the mirror, and another looks back: from now on you are **{ $role }**, and win with their side. `/mafia card` shows you what that means.
    .short = now { $role }
    .own = { told-role }

announce-no_death = 🌤️ Everyone opens their eyes. Nobody was lost this night.
announce-guns_out = 🔫 There are guns in the city this morning. { $count ->
    [0] Somebody has one.
    [one] { $seats } has one, and nobody knows which.
   *[other] { $seats } have one each, and nobody knows which.
}
announce-real_shot = 💥 That was a real bullet.
announce-blank_shot = 💨 Smoke and noise: a blank. Nobody is hurt.
announce-general_dead = ⚰️ The General has knocked at a door behind which an enemy lives. Bonaparte is dead.
announce-purchase = 💼 A suitcase was carried through the city tonight. Perhaps it was taken, perhaps not.
announce-card_role_guess = 🎯 { $count ->
    [0] The exit card is drawn
   *[other] { $seats } draws the exit card
}: **Role guess**. Say who somebody is; if you are right, you stay.
announce-card_vertigo = 🌀 { $count ->
    [0] The exit card is drawn
   *[other] { $seats } draws the exit card
}: **Vertigo**. Somebody will lose a night, a voice and a vote.
announce-card_dal = 🛡️ { $count ->
    [0] The exit card is drawn
   *[other] { $seats } draws the exit card
}: **Dal**. For a night and a day no shot and no vote can touch one of you.
announce-card_manisa = ✌️ { $count ->
    [0] The exit card is drawn
   *[other] { $seats } draws the exit card
}: **Manisa**. One of you will do everything twice tonight.
announce-card_mirror = 🪞 { $count ->
    [0] The exit card is drawn
   *[other] { $seats } draws the exit card
}: **Mirror**. One of you is about to become somebody else.
announce-stays_by_card = 🎯 { $count ->
    [0] That was right. The condemned stays in the game.
   *[other] That was right. { $seats } stays in the game.
}
announce-dal_protects = 🛡️ { $count ->
    [0] The vote breaks on *dal*. Nobody leaves today.
   *[other] The vote breaks on *dal*: { $seats } stays, and nobody leaves today.
}
announce-handshake = 🤝 { $count ->
    [0] Two hands have met.
   *[other] { $seats } have shaken hands. There is no going back.
}
announce-lot = 🎲 As many hands against one as against the other, so a lot decides. { $count ->
    [0] It has fallen.
   *[other] It falls on { $seats }.
}

left-gun = 🔫 { $seat } has fallen.
story-left-gun = 🔫 { $seat } ({ $role }) was shot by day.

phase-intro_day-begins = ☀️ **The stadium fills.** Introduce yourselves, { $time } each; nobody is voted on.
phase-intro_night-begins = 🌙 **The first night.** The mafia open their eyes and look for each other. { $time }.
phase-day-begins = ☀️ **Day { $day }. The city wakes up.** { $time } each, and be careful what you let slip: whoever is known is dead. Whoever holds a gun may fire.
phase-nomination-begins = ☝️ **Who must answer for themselves?** Name as many as you suspect. You have { $time }.
phase-defence-begins = 🗣️ **The defence.** { $on_defence } may speak, { $time } a speech.
phase-verdict-begins = ⚖️ **The verdict.** One hand each, against { $on_defence }. You have { $time }.
phase-last_words-begins = 🃏 **Last words,** and perhaps a last card. You have { $time }.
phase-night-begins = 🌙 **Night { $night }. The city falls asleep.** A shot, a name, a suitcase: only one of them. And somewhere a cigar glows.

refusal-won_already = At a table seated so one side would have won before the first night.
refusal-mafia_too_many = The mafia would be as many as all others from the start.
refusal-not_your_shot = The shot is not in your hands.
refusal-own_team = { $seat } is one of your own.
refusal-other_act_given = One of three a night: your side has already made its choice. Whoever made it may take it back.
refusal-nobody_lost_yet = You buy only after one of your own has left the game, and not in that very night.
refusal-no_self_now = You watched over yourself in the first night. In the second somebody else needs you.
refusal-first_night_only = You name your one player in the first night, and never again.
refusal-no_gun = You have no gun.
refusal-no_card = You have no card to play.
refusal-silenced = Your head is spinning: until the next nightfall you can do nothing.
refusal-repeat_target = You had { $seat } under lock last night. Turn your key elsewhere.

win-town = 🏙️ **The town has won.** The mafia is gone, and the cigar is out.
win-mafia = 🥀 **The mafia has won.** They are as many as all the others, and they know your names.
win-solo = 🎩 **Churchill has won, alone.** He saw it all coming.
win-nobody = 🌫️ **Nobody has won.** The lights go on in an empty stadium.

mark-armed = holds a gun
mark-silenced = under vertigo, without a voice
mark-disenfranchised = without a vote
mark-dal = under dal
mark-doubled = doubled tonight
mark-immortal = immortal tonight
team-town = the town
    .goal = You win when the mafia and Churchill are out of the game.
team-mafia = the mafia
    .goal = You win when you are as many as all the others together.
team-solo = nobody
    .goal = You win when you are left with one mafia and one citizen, or with one of the town alone.
