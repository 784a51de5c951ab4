# Mafia Nights: Zodiac.

scenario-title = Mafia Nights: Zodiac
scenario-summary = Between town and mafia there's a third side: Zodiac, who can't be shot at night and has to win alone. A bomb ticks by day, guns go from hand to hand, and somebody wakes strangers on trust.
scenario-rules = • **The sides.** The mafia: Al Capone, the Magician, the Bomber. Everybody else is the town, except Zodiac, who is alone. On the opening night the members of the mafia see each other, and nobody acts.

    • **The vote.** Name as many as you like; half of the living are enough to put a player on trial. A single defendant leaves if as many vote against them. Of several, the one with the most votes leaves, and that vote is held with closed eyes; in a tie nobody leaves. Defendants vote too, but not against themselves. Nothing is shown of those who leave, and nobody draws an exit card.

    • **The mafia's night.** Al Capone calls the shot while in the game. The Magician takes away one player's night, never the same player's two nights running. The Bomber has one bomb, with a code from 1 to 4.

    • **The bomb** is announced at dawn. Its holder can try a code until the day's talk ends; so can the Bodyguard, in secret. If the Bodyguard does, only that code counts: a wrong one takes the Bodyguard, and the holder stays. Otherwise a wrong code, or none, takes the holder.

    • **Zodiac** shoots on even nights. Neither the mafia nor the Professional can hurt Zodiac at night; a gun by day, the vote and the bomb can. If Zodiac shoots the Bodyguard, it's Zodiac who dies.

    • **The town.** The Professional has two bullets, and dies if one is aimed at the town. The Doctor saves one player a night, and themselves once a game. The Detective asks about one player a night; for Al Capone and Zodiac the answer is no. The Gunner hands out one real gun and two blanks, one a night; a gun is fired the next day, or never. Ocean wakes up to three others, twice a game: if all of them are with the town, they learn of each other; otherwise Ocean dies.

    • **The inquiry.** Twice a game, once a day, more than half of the living can ask how many of each side are out.

    • **The end.** Zodiac wins alone if still in the game when at most two players are left. The town wins when neither mafia nor Zodiac is left; the mafia when Zodiac is gone and there are at least as many mafia as townspeople.

option-zodiac_nights = The nights of Zodiac
    .description = even, odd, or all: on which nights Zodiac can shoot
option-professional_bullets = Bullets of the Professional
    .description = 1 to 5
option-inquiries = Inquiries
    .description = How often in a game the table can ask about those who are out, 0 to 2

role-al_capone = Al Capone
    .card = You lead the mafia, and nobody can prove a thing: anyone who asks about you is told you're an honest citizen.
    .night = Hear your people out and call the shot. It's yours alone, every night, for as long as you're in the game. The Doctor can stop it, and it can't hurt Zodiac. You wear no vest: Zodiac's bullet and the Professional's both find you.
    .knows = On the opening night you see all of your people.
role-magician = Magician
    .card = You belong to the mafia. You make things disappear: other people's nights, for instance.
    .night = Take away one player's night, whatever else your side does: nothing they try tonight works. Never the same player two nights running. Once Al Capone is gone, any of you can call the shot.
    .knows = On the opening night you see all of your people.
role-bomber = Bomber
    .card = You belong to the mafia, and there's a small clock in your bag. It goes off once.
    .night = Once a game, plant the bomb at somebody's door, and choose its code, 1 to 4. No doctor can help against it, and even Zodiac isn't safe from it. Only the right code stops it, tried by whoever holds the bomb or by the Bodyguard. Once Al Capone is gone, any of you can call the shot.
    .knows = On the opening night you see all of your people.
role-zodiac = Zodiac
    .card = You're Zodiac. You play for yourself. No bullet fired at night can hurt you, and anyone who asks about you is told you're an honest citizen. By day a gun, the vote or the bomb can still get you.
    .night = On every even night, shoot whoever you like; only the Doctor can save them. Beware of the Bodyguard: shoot them, and it's you who dies.
    .night-zodiac_nights-odd = On every odd night, shoot whoever you like; only the Doctor can save them. Beware of the Bodyguard: shoot them, and it's you who dies.
    .night-zodiac_nights-all = Every night, shoot whoever you like; only the Doctor can save them. Beware of the Bodyguard: shoot them, and it's you who dies.
role-professional = Professional
    .card = You're the town's killer, and you've done this before. A few bullets, no witnesses.
    .night = Shoot one player, or keep the bullet. If it's one of the mafia, even Al Capone, they die, unless the Doctor is there. If it's one of the town, they live and you die, and nobody can save you. If it's Zodiac, nothing happens at all.
role-doctor = Doctor
    .card = You're the town's doctor. You don't know who they'll come for; you can only guess, and be there.
    .night = Keep watch at one bed: no shot kills anybody there tonight. You can watch your own once a game.
role-detective = Detective
    .card = You're the town's detective. Two people in this city lie to your face, and you can't tell.
    .night = Ask about one player: yes means mafia. For Al Capone and Zodiac the answer is no.
role-bodyguard = Bodyguard
    .card = You're the town's bodyguard. If Zodiac shoots you, Zodiac dies and you don't; the mafia's shot does kill you. By day you can step in for whoever holds a bomb: try its code in secret, and only yours counts. If it's wrong, you go in the holder's place.
    .night = You sleep with one eye open. Nobody wakes you, unless Ocean trusts you.
role-gunner = Gunner
    .card = You supply the town: one real gun, two blanks, and only you know which is which.
    .night = Hand out one gun a night. The real one has to go to somebody else, and kills anyone, even Zodiac; you can keep a blank for yourself. Whoever has it has to fire it the next day, or it's gone.
role-ocean = Ocean
    .card = You bring people together. Twice a game, you can wake the ones you trust.
    .night = Name one to three others. If all of them are with the town, you wake together and know each other from then on. If even one isn't, you leave the game, and no doctor can help.
role-citizen = Citizen
    .card = You're a plain citizen. You have eyes, ears and a vote, and without you the town is lost.
    .night = You sleep. Nobody wakes you, unless Ocean trusts you.

verb-kill = Shoot
    .ask = 🔫 Who does the mafia shoot tonight?
    .chosen = The gun points at { $at }. The order can still change until the night is over.
    .seen = 🔫 { $by } points the gun at { $at }.
    .told = 🔫 { $by } pointed the gun at { $at }.
verb-lock = Take the night away
    .ask = 🎩 Magician, whose night do you take away?
    .chosen = You take the night away from { $at }. You can still choose somebody else until it's over.
    .seen = 🎩 { $by } takes the night away from { $at }.
    .told = 🎩 { $by } took the night away from { $at }.
verb-plant = Plant the bomb
    .ask = 💣 Whose door do you plant the bomb at, and with which code, 1 to 4?
    .chosen = The bomb goes to { $at }; its code is { $code }. You can still change your mind until the night is over.
    .seen = 💣 { $by } carries the bomb to { $at }; its code is { $code }.
    .told = 💣 { $by } planted the bomb at the door of { $at }, with code { $code }.
    .with-code = Code: one digit, { $least } to { $most }
verb-shoot = Shoot
    .ask = 🔫 Who do you shoot tonight?
    .chosen = Your gun points at { $at }. You can still change your mind until the night is over.
    .told = 🔫 { $by } fired at { $at }.
verb-save = Watch over
    .ask = 💉 Doctor, who do you watch over tonight?
    .chosen = You watch over { $at }. You can still change your mind until the night is over.
    .chosen-self = You watch over yourself tonight. You can still change your mind until the night is over.
    .told = 💉 { $by } kept watch over { $at }.
    .told-self = 💉 { $by } kept watch over their own bed.
verb-inspect = Ask about
    .ask = 🔍 Detective, who do you ask about tonight?
    .chosen = You ask about { $at }. The answer comes when the night ends; until then, you can still change your mind.
    .told = 🔍 { $by } asked about { $at }.
verb-arm = Hand out a gun
    .ask = 🧰 Gunner, who gets a gun tonight, and which?
    .chosen = { $gun ->
        [real] The real gun
       *[blank] A blank
    } goes to { $at }. You can still change your mind until the night is over.
    .told = 🧰 { $by } meant { $gun ->
        [real] the real gun
       *[blank] a blank
    } for { $at }.
verb-gather = Wake together
    .ask = 🌊 Ocean, who do you trust? Name one to three; if even one isn't with the town, you leave the game.
    .chosen = You're going to wake { $at }. You can still change your mind until the night is over.
    .told = 🌊 { $by } trusted { $at }.
verb-fire = Fire
    .ask = 🔫 Who do you fire at? It may be a blank; you'll find out along with everybody else.
    .chosen = You fire at { $at }.
    .seen = 🔫 { $by } draws a gun and fires at { $at }!
    .told = 🔫 { $by } fired at { $at }.
verb-defuse = Try a code
    .ask = 💣 Which code do you try, 1 to 4? It counts when the day's talk ends.
    .chosen = You try code { $code }. You can still try another until the day's talk ends.
    .told = 💣 { $by } tried code { $code }.
    .with-code = { verb-plant.with-code }
verb-inquire = Ask for an inquiry
    .ask = 📋 Do you want to hear how many of each side are out?
    .chosen = You want an inquiry.
    .seen = 📋 { $by } wants an inquiry.
    .told = 📋 { $by } wanted an inquiry.

choice-real = the real gun
choice-blank = a blank
choice-even = even
choice-odd = odd
choice-all = all

told-seats = 👀 You open your eyes, and you're not alone. You belong together: { $seats }.
    .short = { $seats } belong together
told-yes = 👍 Yes. That's a member of the mafia.
    .short = yes, mafia
told-no = 👎 No. As far as anyone can tell, they're not mafia.
    .short = no
told-locked = 🎩 A click of the fingers, and your night was gone. Whatever you meant to do, it didn't happen.
    .short = the night was taken away

announce-night_deaths = 🩸 Not everybody has come to breakfast. The city has lost { $count ->
    [0] one of its own.
   *[other] { $seats }.
}
announce-bomb = 💣 Something is ticking. { $count ->
    [0] Somebody has found a bomb at the door.
   *[other] { $seats } has found a bomb at the door.
} One of four codes stops it, and there's time until the talk ends.
announce-bomb_defused = ✂️ One wire, and it's quiet. The bomb is dead, and everybody stays.
announce-bomb_exploded = 💥 The wrong wire, or none. { $count ->
    [0] The bomb has taken somebody.
   *[other] The bomb has taken { $seats }.
}
announce-guns_out = 🔫 { $count ->
    [0] There's a gun
    [one] There's a gun
   *[other] There are guns
} in the city this morning. { $count ->
    [0] Somebody holds it until the talk ends.
    [one] { $seats } holds it until the talk ends.
   *[other] { $seats } hold one each until the talk ends.
}
announce-shot_real = 💥 The bullet was real, and it has hit.
announce-shot_blank = 💨 Smoke and noise: a blank. Nobody is hurt.
announce-inquiry = 📋 The town has asked, and the moderator counts those who are out. If a side isn't named, it hasn't lost anybody.
announce-out_town = From the town: { $number }.
announce-out_mafia = From the mafia: { $number }.
announce-out_solo = Zodiac is out as well.

left-gun = 🔫 { $seat } was shot, and is out of the game.
left-bomb = 💥 { $seat } is gone.
story-left-gun = 🔫 { $seat } ({ $role }) was shot by day.
story-left-bomb = 💣 { $seat } ({ $role }) was taken by the bomb.

phase-intro_day-begins = ☀️ **The city is awake, and somewhere in it, so is Zodiac.** Introduce yourselves, { $time } each. There are no challenges today.
phase-intro_night-begins = 🌙 **The city falls asleep for the first time.** For { $time }, the members of the mafia open their eyes and look for each other; everybody else keeps theirs shut.
phase-day-begins = ☀️ **Day { $day }. The city wakes up.** You have { $time } each. Whoever holds a gun can fire it; whoever holds a bomb had better listen to it.
phase-nomination-begins = ☝️ **Who has some explaining to do?** Name everyone you suspect; half of the living are enough to put a player on trial. You have { $time }.
phase-defence-begins = 🗣️ **The defence.** { $time } to speak.
phase-verdict-begins = ⚖️ **The verdict.** One vote each, the defendants too, though not against themselves. If more than one of you is on trial, close your eyes. You have { $time }.
phase-night-begins = 🌙 **Night { $night }. The city falls asleep.** Two kinds of killer are out there, and only one of them has friends.

refusal-no_mafia = There must be at least one mafia player at the table.
refusal-one_zodiac = There's one Zodiac at this table at most.
refusal-not_your_shot = Al Capone calls the shot, and nobody else, for as long as Al Capone is in the game.
refusal-own_team = { $seat } is one of your own.
refusal-not_tonight = This isn't one of your nights.
refusal-no_gun = You have no gun.
refusal-no_bomb = There's no bomb for you to try your luck with.
refusal-no_inquiry = You've already had an inquiry today, or as many as this game allows.
refusal-repeat_target = The trick with { $seat } was last night's. Choose somebody else tonight.

win-town = 🏙️ **The town has won.** No mafia and no Zodiac: tonight everybody sleeps.
win-mafia = 🥀 **The mafia has won.** Zodiac is gone, and nobody else could stop it.
win-solo = ♈ **Zodiac has won, alone.** Nobody solved the riddle in time.

mark-bombed = holds a bomb
mark-armed = holds a gun
team-town = the town
    .goal = You win when neither the mafia nor Zodiac is left in the game.
team-mafia = the mafia
    .goal = You win when Zodiac is out of the game and there are at least as many mafia as townspeople.
team-solo = independent
    .goal = You win alone, if you're in the game when at most two players are left.
