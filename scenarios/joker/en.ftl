# Joker Mafia.

scenario-title = Joker Mafia
scenario-summary = Six chairs, one gun, one doctor, and a joker who wants nothing more than to be thrown out, on the right day. A small, quick table where every vote may be exactly what somebody was waiting for.
scenario-rules = • **The table.** Six players: one mafia, one joker, one doctor, three citizens. Whoever leaves turns their card over.

    • **The day.** Two rounds of speeches, without challenges. Anybody can claim to be the joker.

    • **The vote.** Name as many as you like; half of the living, rounded down, are enough to put a player on trial: three hands out of six, two out of five or four. Everybody votes in the verdict, the defendants too, though not against themselves. A single defendant leaves if as many vote against them; of several, the one with the most votes leaves, and in a tie nobody leaves. Anyone who talks about somebody during the vote loses their own for that day.

    • **The night.** The mafia shoots one player. The doctor saves one player a night, and themselves once a game. The joker can't be killed at night, and can laugh on two nights of the game, never two in a row.

    • **The laugh.** A joker voted out on the day after laughing wins alone, and the game ends on the spot. Voted out on any other day, the joker simply leaves.

    • **The last three.** No more votes and no more nights: the three talk and hold out their hands. A joker among them turns citizen. The first two to hold out a hand to each other end the game: if one of them is the mafia, the mafia wins; otherwise the town does. If nobody's hand is taken in time, the mafia wins.

    • **The end.** The town wins when mafia and joker are both out. A joker who never laughed takes third place.

option-speech_seconds = Seconds for each speech
    .description = The same for everybody, 30 to 60

role-mafioso = Mafia
    .card = You're the mafia, all of it. You have nobody to whisper with, and nobody who could betray you.
    .night = Shoot one player, every night if you like. A doctor at the right bed stops you, and the joker can't be hurt at night at all.
role-joker = Joker
    .card = You play for yourself. You can't be killed at night, and you want to be voted out by day: on the day after you laughed, and on no other.
    .night = Laugh, if you feel like it: on two nights of the game, and never two in a row. If the city votes you out on the day that follows, you win, alone. If you never laugh at all, third place is yours in the end, whoever wins. Among the last three you turn citizen, and from then on you win with the town.
role-doctor = Doctor
    .card = You're the doctor of a very small town. Every bed you watch is one of six.
    .night = Keep watch at one bed: if that's where they shoot, nobody dies. You can watch your own once a game.
role-citizen = Citizen
    .card = You're a citizen. Find the one who shoots, and don't do the joker the favour they're waiting for.
    .night = You sleep. Nobody wakes you.

verb-kill = Shoot
    .ask = 🔫 Who do you shoot tonight?
    .chosen = Your gun points at { $at }. You can still change your mind until the night is over.
    .told = 🔫 { $by } pointed the gun at { $at }.
verb-save = Watch over
    .ask = 💉 Doctor, who do you watch over tonight?
    .chosen = You watch over { $at }. You can still change your mind until the night is over.
    .chosen-self = You watch over yourself tonight. You can still change your mind until the night is over.
    .told = 💉 { $by } kept watch over { $at }.
    .told-self = 💉 { $by } kept watch over their own bed.
verb-laugh = Laugh
    .ask = 🤡 Joker, do you laugh tonight? Then tomorrow is the day to be voted out.
    .chosen = Somewhere in the dark, somebody is laughing. Tomorrow is your day; make sure they send you away.
    .told = 🤡 { $by } laughed into the dark.
verb-shake = Hold out a hand
    .ask = 🤝 Who do you hold out your hand to? If they take it, the game is over.
    .chosen = You hold out your hand to { $at }. You can still pull it back, as long as nobody has taken it.
    .seen = 🤝 { $by } holds out a hand to { $at }.
    .told = 🤝 { $by } held out a hand to { $at }.
verb-talked = Take the vote from
    .ask = 🤐 Who talked about somebody during the vote?

told-role = 🃏 You look at your card once more, and it has changed: you're **{ $role }** now, and one of the town.
    .short = now { $role }
    .own = { told-role }

announce-night_deaths = 🩸 Six chairs were few enough. This morning one more stays empty: { $count ->
    [0] somebody didn't wake up.
   *[other] { $seats }.
}
announce-vote_lost = 🤐 { $count ->
    [0] Somebody talked during the vote, and has lost their vote for today.
   *[other] { $seats } talked during the vote, and has lost their vote for today.
}
announce-joker_third = 🤡 And a bow to the joker, who never laughed once: third place.
announce-handshake = 🤝 { $count ->
    [0] Two hands have met, and neither lets go.
   *[other] { $seats } shake hands, and neither lets go.
}

phase-day-begins = ☀️ **Day { $day }.** Two rounds of speeches, { $time } each, and no challenges. { $day ->
    [1] Anybody can claim to be the joker; somebody is.
   *[other] Anybody can claim to be the joker.
}
phase-nomination-begins = ☝️ **Who has some explaining to do?** Name as many as you like, and not a word about anybody while the hands are up. You have { $time }.
phase-verdict-begins = ⚖️ **The verdict.** Everybody has one vote, the defendants too. And now, silence. You have { $time }.
phase-night-begins = 🌙 **Night { $night }. Six beds, or fewer.** Somebody reaches for a gun, somebody for a bandage, and somebody may be biting back a laugh.
phase-chaos-begins = 🤝 **Three are left.** No more votes, no more nights. Talk, and hold out your hand to the one you believe. You have { $time }.

refusal-one_mafia = There's one mafia player at this table at most.
refusal-one_joker = There's one joker at this table at most.
refusal-not_twice_running = You laughed last night. A joke is no good two nights in a row.
refusal-self_target = It can't be you.
refusal-no_vote = You talked during the vote, and have lost yours for today.

win-town = 🏙️ **The town has won.** Neither the gun nor the laugh got the better of it.
win-mafia = 🥀 **The mafia has won.** One against five, and it was enough.
win-solo = 🤡 **The joker has won.** A laugh in the night, and the city did the rest.

mark-laughing = laughed last night
mark-vote_lost = has lost the vote for today

team-town = the town
    .goal = You win when both the mafia and the joker are out of the game, or by a handshake of the last three without the mafia in it.
team-mafia = the mafia
    .goal = You win if, among the last three, your hand is taken, or nobody takes anybody's.
team-solo = independent
    .goal = You win alone, if you're voted out on the day after you laughed.
