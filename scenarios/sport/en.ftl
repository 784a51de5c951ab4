# Sport Mafia.

scenario-title = Sport Mafia
scenario-summary = The club and tournament game: ten chairs, a word in your own minute or not at all, a vote that nobody can withhold, and a shot that three people must agree on in silence.
scenario-rules = • **The sides.** Six citizens and the sheriff are red; the don and two mafiosi are black. No card is shown before the end.

    • **The opening night.** The blacks meet, see who the don is, and can talk in their room. It's the only night they can.

    • **The day.** Everyone has one minute, clockwise. In your own minute, and only then, you can nominate one player, yourself included. It can't be taken back, and nobody is nominated twice in a day.

    • **The vote.** On day 1 a single candidate isn't voted on; on later days they leave at once. Several candidates get half a minute each, in the order they were nominated. Then everybody votes, candidates too. A vote you don't give goes to the last one nominated. In a tie those tied speak again and are voted on again; if the same people tie once more, the table is asked whether all of them leave.

    • **The night.** Each black names a target without seeing the others' choices. Only if all of them name the same player does the shot hit. The don looks for the sheriff, the sheriff checks for blacks; both are answered at once.

    • **Last words.** Whoever is voted out or shot has one minute. Whoever is shot on the first night can name three players they suspect: the best move.

    • **Fouls.** The host gives them. After the third you say nothing in your next speech (with three or four players left you get half a minute); with the fourth you're out, and there's no vote that day.

    • **The end.** The reds win when no black is left, the blacks when there are at least as many of them as there are reds. Three days and nights in a row without anyone leaving are a draw.

role-don = Don
    .card = You lead the blacks. There's one card you want to find before it finds you: the sheriff's.
    .night = Name the player you shoot: it only hits if all your people name the same one. Then ask about one player: is it the sheriff? You're told at once, and you can't ask again tonight.
    .knows = On the opening night you see your two mafiosi. Agree on your shots then: you can't talk again.
role-mafioso = Mafioso
    .card = You're black. You have one night to agree on a plan, and a lot of minutes to look red.
    .night = Name the player you shoot. It only hits if all your people name the same one, and you can't see what they choose.
    .knows = On the opening night you see the other blacks, and which of them is the don.
role-sheriff = Sheriff
    .card = You're red, and the only one who can know. Don't let the don find you too early.
    .night = Check one player: black or red? You're told at once, and you can't check anyone else tonight.
role-citizen = Citizen
    .card = You're red. You have one minute a day, one nomination and one vote that you can't withhold.
    .night = You sleep. Nobody wakes you.

verb-put_up = Nominate
    .ask = ☝️ This is your minute. Who do you nominate? You can't take it back.
    .chosen = You nominate { $at }.
    .seen = ☝️ { $by } nominates { $at }.
    .told = ☝️ { $by } nominated { $at }.
verb-all_leave = All of them leave
    .ask = 🖐️ Should all who are tied leave?
    .chosen = You're for all of them leaving.
    .seen = 🖐️ { $by } is for all of them leaving.
    .told = 🖐️ { $by } was for all of them leaving.
verb-best_move = Best move
    .ask = 🎯 You were shot on the first night. Name the three you suspect; you can't take it back.
    .chosen = Your best move: { $at }.
    .seen = 🎯 { $by } makes the best move.
    .told = 🎯 The best move of { $by }: { $at }.
verb-shoot = Shoot
    .ask = 🔫 Who do you shoot tonight? It only hits if all of you name the same player.
    .chosen = You aim at { $at }. You can change your mind until the night is over.
    .told = 🔫 { $by } aimed at { $at }.
verb-seek = Look for the sheriff
    .ask = 🎩 Don, who do you think is the sheriff? You have one question tonight.
    .chosen = You've asked about { $at }.
    .told = 🎩 { $by } asked whether { $at } is the sheriff.
verb-check = Check
    .ask = ⭐ Sheriff, who do you check? You have one check tonight.
    .chosen = You've checked { $at }.
    .told = ⭐ { $by } checked { $at }.
verb-foul = Give a foul

told-blacks = 👀 The blacks open their eyes and find each other: { $seats }.
    .short = the blacks are { $seats }
told-don = 🎩 Your don is { $seat }.
    .short = { $seat } is the don
told-sheriff = ⭐ Yes. That's the sheriff.
    .short = the sheriff
told-not_sheriff = ✖️ No. That's not the sheriff.
    .short = not the sheriff
told-black = ⚫ Black.
    .short = black
told-red = 🔴 Red.
    .short = red

phase-again = Second defence
phase-second_verdict = Second vote
phase-question = Do all of them leave?
phase-intro_night-begins = 🌙 **The city falls asleep for the first time.** The blacks have { $time } to open their eyes, meet and make their plans: they can't talk on any later night.
phase-day-begins = ☀️ **Day { $day }. The city wakes up.** Everyone has { $time }, clockwise. You nominate in your own minute or not at all.
phase-defence-begins = 🗣️ **The candidates.** { $time } each, in the order they were nominated.
phase-defence-call = 📣 { $people }: you've been nominated. You speak before the vote.
phase-verdict-begins = ⚖️ **The vote.** Everyone has one, candidates too. If you don't give yours, it goes to the last one nominated. You have { $time }.
phase-again-begins = 🗣️ **Once more.** { $time } for each of those tied.
phase-again-call = 📣 { $people }: you're tied. You speak again before the second vote.
phase-second_verdict-begins = ⚖️ **The second vote,** among those who were tied. A vote that isn't given goes to the last of them. You have { $time }.
phase-question-begins = 🖐️ **Do all of them leave?** More than half of the living must be for it. You have { $time }.
phase-last_words-begins = 🕯️ **Last words.** { $time }; everyone else listens.

ballot-verdict-nobody = Nobody leaves yet.
vote-on-defence = **Nominated:** { $seats }
ballot-second_verdict = ⚖️ **The hands are counted.** It goes by the most votes.
ballot-second_verdict-nobody = Nobody leaves yet.
story-ballot-second_verdict = ⚖️ The second vote, where the most votes decide:

announce-shot = 🔫 The shot hit: { $seats }.
announce-missed = 💨 A miss. Nobody was shot last night.
announce-best_move = 🎯 The best move: { $seats }.
announce-tied = ⚖️ A tie: { $seats }. They speak again, and you vote again.
announce-tied_again = ⚖️ The same tie again: { $seats }.
announce-all_stay = 🕊️ That's not more than half. All of them stay.
announce-foul = 🟨 A foul for { $seats }.
announce-third_foul = 🟨 The third foul for { $seats }: silent in their next speech of the day. One more and they're out.

left-foul = 🟥 { $seat } is out.
left-shot = 🔫 { $seat } was shot.
story-left-foul = 🟥 { $seat } ({ $role }) was sent off.
story-left-shot = 🔫 { $seat } ({ $role }) was shot.
mark-first_shot = can make the best move

refusal-other_cards = Sport Mafia is played with six citizens, a sheriff, two mafiosi and a don, and nothing else.
refusal-not_your_speech = You can only nominate in your own minute.
refusal-put_up_already = { $seat } has been nominated today.
refusal-no_vote_today = There's no vote today any more, so there's nobody to nominate.

win-red = 🔴 **The reds have won.** No black is left at the table.
win-black = ⚫ **The blacks have won.** The reds no longer outnumber them.

team-red = the reds
    .goal = You win when no black is left in the game.
team-black = the blacks
    .goal = You win when there are at least as many blacks as reds.
room-blacks = the blacks
side-red = Reds
side-black = Blacks
