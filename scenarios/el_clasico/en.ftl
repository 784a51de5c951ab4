# El Clasico.

scenario-title = El Clasico
scenario-summary = Here the deadliest weapon is a name: get somebody's role right, and no doctor helps. Pablo Escobar can't be shot at night, Bonaparte builds a circle of trust, Churchill bets on who goes next, and whoever is voted out draws a card that may turn the game around.
scenario-rules = • **The sides.** The mafia of Escobar, Juan and Blanco; the town; and Churchill, independent and alone. No card is ever turned over.

    • **The day.** Everyone speaks once. Whoever holds a gun can fire it once.

    • **The vote.** Name as many as you like. How many hands it takes to put a player on trial depends on how many are still in the game, and it takes as many to send that player away: five from eleven players up, four from eight, three from six, two below that. Defendants vote only if there are more than two. In a tie nobody leaves.

    • **The exit card.** Whoever is voted out draws one of five cards and can play it on another player. *Role guess*: name their role, and if you're right, you stay. *Vertigo*: they lose a night, a voice and a vote. *Dal*: for a night and a day no shot in the dark and no vote can touch them. *Manisa*: they do everything twice for a night. *Mirror*: you swap identities, and leave as the other.

    • **The night.** The mafia has one of three things: Escobar's shot, Escobar's slaughter (name a role, though never a plain citizen's; if it's right, nothing saves them), or Blanco's one purchase, once one of the mafia has left. On top of that, Juan takes away one citizen's power. Once Blanco is gone, Escobar has one night for both shot and slaughter. Once Escobar is gone, the shot passes on; the slaughter doesn't.

    • **The town at night.** On the first night, Chaplin makes one player unbuyable. Bridget saves from shots. Martinez shoots: one of the mafia dies of it, though not Escobar; if it's one of the town, Martinez dies instead; and once a game Martinez can slaughter. Moreno has one gun and one blank. Bonaparte wakes a player and hands on a code; if that player is an enemy, Bonaparte dies of it.

    • **Churchill** slaughters, and predicts who will leave the next day; if that comes true, no shot kills Churchill the night after. Churchill wins when the only others left are one mafia player and one of the town, or at most one of the town.

    • **The end.** The town wins when the mafia and Churchill are out; the mafia when there are at least as many of them as there are others. If three are left in any other way, they talk, and a handshake decides.

option-cards = Exit cards
    .description = deck: whoever is voted out draws one; none: last words only
option-card_order = Order of the exit cards
    .description = The pack from the top; a card that isn't listed isn't in it
option-tie_break = A tie in the verdict
    .description = nobody: nobody leaves; lot: lots are drawn among those tied

role-escobar = Pablo Escobar
    .card = You lead the mafia. No bullet can hurt you at night, but a name can: if somebody gets your role right, you're dead. By day you're as mortal as anybody.
    .night = Shoot one player; or slaughter: name a player's role, and if it's right, nothing saves them. You have one of the two a night, and neither on a night when Blanco buys. On the night after Blanco is gone, you can do both.
    .knows = On the opening night you see all of your people.
role-juan = Juan
    .card = You belong to the mafia, and you have the keys to every door. Some of them you turn twice.
    .night = Take away one player's power for the night, not the same one two nights running. It only works on the town, and it doesn't stop Martinez from naming a role. Once Escobar is gone, the shot passes to you.
    .knows = On the opening night you see all of your people.
role-blanco = Blanco
    .card = You belong to the mafia, and everybody has a price; it's just that most prices aren't yours to pay.
    .night = Once a game, when one of your own is gone, buy one player. A plain citizen or Chaplin comes over, unless Chaplin has made them unbuyable; anybody else stays, and your money is spent. There's no shot or slaughter that night. Once Escobar and Juan are gone, the shot passes to you.
    .knows = On the opening night you see all of your people.
role-mafioso = Plain mafia
    .card = You belong to the mafia, and have nothing but your friends and your tongue.
    .night = Talk with your people. Once Escobar, Juan and Blanco are gone, the shot is yours.
    .knows = On the opening night you see all of your people.
role-churchill = Churchill
    .card = You play for yourself alone. Let the two sides wear each other out; you light a cigar and predict who's next. The vote, a gun by day, the mafia's shot, or somebody who names your role can finish you.
    .night = Slaughter: name a player's role, and if it's right, nothing saves them. And predict who will leave tomorrow: if you're right, no shot kills you the night after. On the first night you wear armour, and Martinez's bullet never hurts you.
role-bridget = Doctor Bridget
    .card = You're the town's doctor. You have a cure for bullets; for names there isn't one.
    .night = Save one player from every shot, yourself twice a game, but not on both the first night and the second.
role-moreno = Moreno
    .card = You have two guns in the drawer for the whole game: one that kills, and one that only makes a noise.
    .night = Hand them out to different players, together or on different nights. You can only give yourself the blank. If the holder of the real one leaves without having fired, you get it back; if they just keep it, it's lost.
role-bonaparte = Bonaparte, the General
    .card = You're the General. One by one you build a guard you can trust, and each hands you on to the next. One wrong knock, and you're dead.
    .night = Wake one player and give them a number as a code. If they're with the town, they learn who you are. If they're one of the mafia, somebody it bought, or Churchill, you die of it, no matter who watches over you, and the last player with your code learns whose door it was.
role-martinez = Martinez
    .card = You're the town's gun, and you'd better be sure.
    .night = Shoot one player. If it's one of the mafia, they die, unless Bridget is there. Escobar and Churchill don't even feel it. If it's one of the town, they live and you die, and nobody can save you. Once a game you can also name a player's role: if it's right, they leave, and no lock stops you.
role-chaplin = Chaplin
    .card = You're a little man with a big heart. There's one soul in this city they'll never buy.
    .night = On the first night, name one other player: nobody can buy them. After that you sleep, and can be bought yourself.
role-citizen = Plain citizen
    .card = You're a plain citizen. You have no secret that could kill you, but you do have a price, and somebody may ask for it.
    .night = You sleep. If somebody wakes you, it's the General with a code, or Blanco with a suitcase.

verb-kill = Shoot
    .ask = 🔫 Who does the mafia shoot tonight?
    .chosen = The gun points at { $at }. The order can still change until the night is over.
    .seen = 🔫 { $by } points the gun at { $at }.
    .told = 🔫 { $by } pointed the gun at { $at }.
verb-guess = Slaughter
    .ask = 🗡️ Whose role do you name, and what is it? If you're right, nothing saves them.
    .chosen = { $count ->
        [one] You say that { $at } is { $role }.
       *[other] You name the roles of { $at }. In this order: { $roles }.
    } You can still change your mind until the night is over.
    .seen = 🗡️ { $count ->
        [one] { $by } says that { $at } is { $role }.
       *[other] { $by } names the roles of { $at }. In this order: { $roles }.
    }
    .told = 🗡️ { $count ->
        [one] { $by } said that { $at } was { $role }.
       *[other] { $by } named the roles of { $at }. In this order: { $roles }.
    }
verb-lock = Lock away
    .ask = 🔑 Juan, whose power do you lock away tonight?
    .chosen = You lock away the power of { $at }. You can still choose somebody else until the night is over.
    .seen = 🔑 { $by } locks away the power of { $at }.
    .told = 🔑 { $by } locked away the power of { $at }.
verb-convert = Buy
    .ask = 💼 Blanco, who do you buy tonight? There's no shot or slaughter tonight if you do.
    .chosen = You pack the suitcase for { $at }. You can still change your mind until the night is over.
    .seen = 💼 { $by } packs a suitcase for { $at }.
    .told = 💼 { $by } went to buy { $at }.
verb-predict = Predict
    .ask = 🎩 Churchill, who will leave the city tomorrow?
    .chosen = You write down a name: { $at }. You can still cross it out until the night is over.
    .told = 🎩 { $by } predicted that { $at } would leave.
verb-save = Save
    .ask = 💉 Doctor Bridget, who do you watch over tonight?
    .chosen = You watch over { $at }. You can still change your mind until the night is over.
    .chosen-self = You watch over yourself tonight. You can still change your mind until the night is over.
    .told = 💉 { $by } kept watch over { $at }.
    .told-self = 💉 { $by } kept watch over their own bed.
verb-arm = Hand out guns
    .ask = 🧰 Moreno, who gets a gun tonight, and which?
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
verb-link = Wake
    .ask = 🗝️ General, who do you wake, and which number is their code?
    .chosen = You're going to knock at the door of { $at }. You can still turn back until the night is over.
    .told = 🗝️ { $by } knocked at the door of { $at }.
    .with-code = Code: up to four digits; if left empty, 1
verb-shoot = Shoot
    .ask = 🔫 Martinez, who do you shoot tonight?
    .chosen = Your gun points at { $at }. You can still change your mind until the night is over.
    .told = 🔫 { $by } fired at { $at }.
verb-shield = Make unbuyable
    .ask = 🎬 Chaplin, who should nobody be able to buy?
    .chosen = No money in the world will buy { $at }. You can still choose somebody else until the night is over.
    .told = 🎬 { $by } put { $at } beyond the reach of money.
verb-fire = Fire
    .ask = 🔫 Who do you fire at? It may be a blank; you'll find out along with everybody else.
    .chosen = You fire at { $at }.
    .seen = 🔫 { $by } draws a gun and fires at { $at }!
    .told = 🔫 { $by } fired at { $at }.
verb-card = Play the card
    .ask = 🃏 Who do you play your last card on?
    .chosen = You lay your card down before { $at }.
    .seen = 🃏 { $by } lays the card down before { $at }.
    .told = 🃏 { $by } played the card on { $at }.
verb-shake = Hold out a hand
    .ask = 🤝 Who do you hold out your hand to?
    .chosen = You hold out your hand to { $at }.
    .seen = 🤝 { $by } holds out a hand to { $at }.
    .told = 🤝 { $by } held out a hand to { $at }.

choice-real = the real gun
choice-blank = the blank

told-locked = 🔑 A key turned in your door, from outside. You never left the house.
    .short = locked away
told-mafia = 💼 There's a suitcase beside your bed, and it's full. From now on, you belong to the mafia.
    .short = bought by the mafia
told-yes = 👍 Yes. It went the way you wanted.
    .short = yes
told-no = 👎 No. This time it came to nothing.
    .short = no
told-linked = 🗝️ A knock in the night, two short and one long: it's the General, { $seats }.
    .short = { $seats } is the General
told-code = 🔢 Your code is { $number }. Listen for it tomorrow, and you'll know who the General wakes next.
    .short = the code { $number }
told-woken = ⚰️ The General knocked at the wrong door: that of { $seats }.
    .short = the General died of waking { $seats }
told-role = 🪞 You look into the mirror, and another looks back: from now on, you're **{ $role }**, and you win with their side. `/mafia card` shows you what that means.
    .short = now { $role }
    .own = { told-role }

announce-no_death = 🌤️ Everyone opens their eyes. Nobody is missing.
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
announce-general_dead = ⚰️ The General knocked, and an enemy opened. Bonaparte is dead.
announce-purchase = 💼 A suitcase was carried through the city last night. Maybe somebody took it, maybe not.
announce-card_role_guess = 🎯 { $count ->
    [0] The exit card is drawn
   *[other] { $seats } draws the exit card
}: **Role guess**. If they can name somebody's role, they stay.
announce-card_vertigo = 🌀 { $count ->
    [0] The exit card is drawn
   *[other] { $seats } draws the exit card
}: **Vertigo**. Somebody will lose a night, a voice and a vote.
announce-card_dal = 🛡️ { $count ->
    [0] The exit card is drawn
   *[other] { $seats } draws the exit card
}: **Dal**. For a night and a day, no shot in the dark and no vote can touch one of you.
announce-card_manisa = ✌️ { $count ->
    [0] The exit card is drawn
   *[other] { $seats } draws the exit card
}: **Manisa**. One of you will do everything twice tonight.
announce-card_mirror = 🪞 { $count ->
    [0] The exit card is drawn
   *[other] { $seats } draws the exit card
}: **Mirror**. One of you is about to become somebody else.
announce-stays_by_card = 🎯 { $count ->
    [0] That's right. The condemned player stays in the game.
   *[other] That's right. { $seats } stays in the game.
}
announce-dal_protects = 🛡️ { $count ->
    [0] The vote breaks on *dal*. Nobody leaves by it.
   *[other] The vote breaks on *dal*: { $seats } stays, and nobody leaves by it.
}
announce-handshake = 🤝 { $count ->
    [0] Two hands have met.
   *[other] { $seats } have shaken hands. There's no going back.
}
announce-lot = 🎲 It's a tie, so lots are drawn. { $count ->
    [0] One has been drawn.
   *[other] The lot falls on { $seats }.
}

left-gun = 🔫 { $seat } was shot, and is out of the game.
story-left-gun = 🔫 { $seat } ({ $role }) was shot by day.

phase-intro_day-begins = ☀️ **The stadium fills.** Introduce yourselves, { $time } each; there's no vote today.
phase-intro_night-begins = 🌙 **The first night.** For { $time }, the members of the mafia open their eyes and look for each other.
phase-day-begins = ☀️ **Day { $day }. The city wakes up.** You have { $time } each, and be careful what you let slip: to be known is to be dead. Whoever holds a gun can fire.
phase-nomination-begins = ☝️ **Who has some explaining to do?** Name everyone you suspect. You have { $time }.
phase-defence-begins = 🗣️ **The defence.** { $time } to speak.
phase-verdict-begins = ⚖️ **The verdict.** One vote each. You have { $time }.
phase-last_words-begins = 🃏 **Last words,** and perhaps a last card. You have { $time }.
phase-night-begins = 🌙 **Night { $night }. The city falls asleep.** A shot, a name, a suitcase: only one of them. And somewhere a cigar glows.

refusal-won_already = With these roles one side would have won before the first night.
refusal-mafia_too_many = There must be fewer mafia than others.
refusal-not_your_shot = The shot isn't in your hands.
refusal-own_team = { $seat } is one of your own.
refusal-other_act_given = Your side gets one of the three a night, and has already chosen. Whoever made it can take it back.
refusal-nobody_lost_yet = You can only buy after one of your own has left the game, and not on that very night.
refusal-no_self_now = You watched over yourself on the first night. On the second, somebody else needs you.
refusal-first_night_only = You name your one player on the first night, and never again.
refusal-no_gun = You have no gun.
refusal-no_card = You have no card to play.
refusal-silenced = Your head is spinning: until the next nightfall you can do nothing.
refusal-repeat_target = You had { $seat } under lock last night. Turn your key elsewhere.

win-town = 🏙️ **The town has won.** The suitcase stays shut, and the cigar is out.
win-mafia = 🥀 **The mafia has won.** Everybody has a price, and everybody has a name.
win-solo = 🎩 **Churchill has won, alone.** It all came as predicted.
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
    .goal = You win when there are at least as many of you as there are others.
team-solo = independent
    .goal = You win alone, when the only others left are one of the mafia and one of the town, or at most one of the town.
