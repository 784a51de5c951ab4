# The Godfather.

scenario-title = The Godfather
scenario-summary = Roles out of famous films, and no detective among them. Nostradamus picks a side on the opening night, Citizen Kane pays for the truth with a seat at the table, and anyone the vote removes has to play a last card before the lights go out.
scenario-rules = • **The sides.** The mafia: the Godfather, Saul Goodman, the Matador, perhaps a plain member. Everyone else is the town, except Nostradamus, who picks a side and wins with it.

    • **The opening night.** Nostradamus wakes first, for the only time in the game, names three players and is told how many of them are mafia, the Godfather not counted. If it's two or more, Nostradamus has to play for the mafia; otherwise the choice is free, and saying nothing means the town. Then the members of the mafia see each other.

    • **The day.** Forty seconds each. Nobody speaks of roles or of the night. More than half of the living can have the moderator tell how many of each side are out: twice a game, once a day.

    • **The vote.** Name as many as you like. It takes half of the living, minus one, to put a player on trial. Everybody votes in the verdict, the defendants too, for as many of the others as they like. A single defendant leaves if as many vote against them; of several, the one with the most votes leaves, and in a tie, lots are drawn.

    • **The last move.** Anyone voted out says nothing more, but draws one of six cards that must be played. *Silence of the Lambs:* two others are silent for a day; one, if at most half of the table is left. *Identity Reveal:* the card is shown. *Beautiful Mind:* say who Nostradamus is; if you're right, you're back and Nostradamus leaves. *Handcuffs:* one player can use no power of their own tonight; the mafia's shot can still be called. *Face Off:* swap cards with somebody in secret. *Duel:* a vote between you and another.

    • **The mafia's night.** One of three: a shot, the Godfather's sixth sense, or Saul's one purchase of a plain citizen. If the sixth sense is right, it takes its victim, whatever protects them, and shows the card. The city hears that a purchase was tried, but not who was to be bought. On top of that, the Matador takes away one player's night, never the same one two nights running.

    • **The town.** Doctor Watson saves one player, but themselves only once. Leon has two bullets; if one hits a player of the town, Leon dies instead. Citizen Kane can name a player once: if they're mafia, their card is shown to all at dawn, and Kane leaves a night later. Constantine brings back one player who is out and whose card wasn't shown.

    • **Vests and armour.** The Godfather's vest stops Leon's first bullet, Leon's vest the mafia's first. No shot at night hurts Nostradamus until Nostradamus has come back through Beautiful Mind.

    • **The end.** The town wins when no mafia is left, the mafia when there are at least as many mafia as all the others together.

option-last_move_deck = The deck of last moves
    .description = Which cards are in it, top first; the six of them shuffled unless you say otherwise
option-lot_order = The order of lots
    .description = A lot falls on the first of these chairs that takes part in it; if you leave this alone, it's drawn
option-inquiries = Inquiries
    .description = How often in a game the table can ask about those who are out, 0 to 2

role-godfather = Godfather
    .card = You lead the mafia. Nostradamus takes you for an honest citizen, and under your coat there's a vest: Leon's first bullet doesn't reach you. The second one does.
    .night = Call the shot, or use your sixth sense instead: name a player and that player's role. If you're right, nothing saves them, and everybody sees the card; if you're wrong, the night was wasted. Doctor Watson, Leon's vest or Nostradamus's armour can stop the shot.
    .knows = On the opening night you see all of your people.
role-saul_goodman = Saul Goodman
    .card = You belong to the mafia, and you know what everybody costs.
    .night = Once a game, buy a plain citizen, in place of the shot. Anyone else isn't for sale, and your money is gone. Either way the city hears in the morning that somebody was bidding, but not who the money was for. Once the Godfather is gone, any of you can call the shot.
    .knows = On the opening night you see all of your people.
role-matador = Matador
    .card = You belong to the mafia, and your red cloth blinds even the strongest.
    .night = Take away one player's night, whatever else your side does: nothing they try tonight works, though vests and armour still do. Never the same player two nights running. Once the Godfather is gone, any of you can call the shot.
    .knows = On the opening night you see all of your people.
role-mafioso = Plain mafia
    .card = You belong to the mafia, born to it or bought.
    .night = Talk with your people. Once the Godfather is gone, any of you can call the shot.
    .knows = You know all of your people.
role-nostradamus = Nostradamus
    .card = You see further than the others, and you choose whose victory will be yours. No shot at night can hurt you; the vote can, and so can the Godfather's sixth sense. If you come back through Beautiful Mind, your armour is gone.
    .night = Only on the opening night: name three others and learn how many of them are mafia, the Godfather not counted; then choose a side. If two or three of them are mafia, there's nothing left to choose: you play for the mafia. If you say nothing, you play for the town. After that you sleep.
role-doctor_watson = Doctor Watson
    .card = Elementary: sooner or later somebody will be shot. If only you knew who.
    .night = Keep watch at one bed: no shot does any harm there tonight. You can choose your own bed only once a game. You can't help against the sixth sense, nor when Leon or Kane pays the price.
role-leon = Leon the Professional
    .card = No women, no children. You have two bullets, and a vest that stops the mafia's first.
    .night = Shoot one player, or water your plant. If it's one of the mafia, they die. If it's one of the town, they live and you die, whoever watches over you. Doctor Watson, Nostradamus's armour and the Godfather's vest can stop a bullet, and then nobody dies.
role-citizen_kane = Citizen Kane
    .card = You own a newspaper, and one front page. It will cost you everything.
    .night = Once a game, name a player. If they're mafia, even the Godfather, the whole city reads their name and card in the morning, and when the night after that is over, you're gone; nothing saves you. If they aren't, nothing is printed, and the page is used up.
role-constantine = Constantine
    .card = You know the way down there, and back.
    .night = Once a game, bring back one player who is out, from whichever side, unless everybody has seen their card. They're back at dawn.
role-citizen = Citizen
    .card = You're a plain citizen. You have eyes, ears and a vote, and a price: only plain citizens can be bought.
    .night = You sleep. If somebody wakes you, it's Saul with a suitcase, and from then on you're mafia.

verb-foresee = Ask about three
    .ask = 🔮 Nostradamus, which three do you ask about?
    .chosen = You've asked about { $at }.
    .told = 🔮 { $by } asked about { $at }.
verb-choose_side = Choose a side
    .ask = ⚖️ Nostradamus, which side do you play for?
    .chosen = You play for { $side ->
        [mafia] the mafia
       *[other] the town
    }. You can still change sides until this night is over.
    .told = ⚖️ { $by } chose a side.
verb-kill = Shoot
    .ask = 🔫 Who does the mafia shoot tonight?
    .chosen = The gun points at { $at }. The order can still change until the night is over.
    .seen = 🔫 { $by } points the gun at { $at }.
    .told = 🔫 { $by } pointed the gun at { $at }.
verb-guess = See through
    .ask = 👁️ Whose role do you name, and what is it? There's no shot tonight if you do.
    .chosen = You say that { $at } is { $role }. You can still change your mind until the night is over.
    .seen = 👁️ { $by } says that { $at } is { $role }.
    .told = 👁️ { $by } said that { $at } was { $role }.
verb-unmask = Name Nostradamus
    .ask = 👁️ Who is Nostradamus?
    .chosen = You say that { $at } is Nostradamus.
    .seen = 👁️ { $by } says that { $at } is Nostradamus.
    .told = 👁️ { $by } said that { $at } was Nostradamus.
verb-convert = Buy
    .ask = 💼 Saul, who do you buy tonight? There's no shot if you do.
    .chosen = The suitcase is packed for { $at }. You can still change your mind until the night is over.
    .seen = 💼 { $by } packs a suitcase for { $at }.
    .told = 💼 { $by } wanted to buy { $at }.
verb-lock = Take a power away
    .ask = ⛓️ Matador, whose power do you take away tonight?
    .chosen = Tonight you take away the power of { $at }. You can still change your mind until the night is over.
    .seen = ⛓️ { $by } takes away the power of { $at }.
    .told = ⛓️ { $by } took away the power of { $at }.
verb-handcuff = Put in handcuffs
    .ask = ⛓️ Who do you put in handcuffs? They can use no power of their own tonight.
    .chosen = You've put { $at } in handcuffs.
    .seen = ⛓️ { $by } puts { $at } in handcuffs for the night.
    .told = ⛓️ { $by } put { $at } in handcuffs.
verb-save = Watch over
    .ask = 💉 Doctor Watson, who do you watch over tonight?
    .chosen = You watch over { $at }. You can still change your mind until the night is over.
    .chosen-self = You watch over yourself tonight. You can still change your mind until the night is over.
    .told = 💉 { $by } kept watch over { $at }.
    .told-self = 💉 { $by } kept watch over their own bed.
verb-shoot = Shoot
    .ask = 🔫 Leon, who do you fire at tonight?
    .chosen = Your gun points at { $at }. You can still change your mind until the night is over.
    .told = 🔫 { $by } fired at { $at }.
verb-expose = Print the name
    .ask = 📰 Citizen Kane, whose name do you print?
    .chosen = The page is set: { $at }. You can still stop the presses until the night is over.
    .told = 📰 { $by } put { $at } on the front page.
verb-revive = Bring back
    .ask = 🕯️ Constantine, who do you bring back?
    .chosen = You go down for { $at }. You can still turn back until the night is over.
    .told = 🕯️ { $by } went down for { $at }.
verb-silence = Silence
    .ask = 🐑 Who will the lambs silence tomorrow?
    .chosen = Tomorrow nobody will hear a word from { $at }.
    .seen = 🐑 { $by } has chosen: tomorrow nobody will hear a word from { $at }.
    .told = 🐑 { $by } silenced { $at }.
verb-swap = Swap faces
    .ask = 🎭 Who do you swap cards with? Nobody else will know.
    .chosen = You've swapped faces with { $at }.
    .told = 🎭 { $by } swapped faces with { $at }.
verb-duel = Challenge
    .ask = ⚔️ Who do you challenge? The table votes between the two of you.
    .chosen = You've challenged { $at }.
    .seen = ⚔️ { $by } challenges { $at }. The table will vote between the two of them.
    .told = ⚔️ { $by } challenged { $at }.
verb-inquire = Ask for an inquiry
    .ask = 📋 Do you want to hear how many of each side are out?
    .chosen = You want an inquiry.
    .seen = 📋 { $by } wants an inquiry.
    .told = 📋 { $by } wanted an inquiry.

choice-lambs = Silence of the Lambs
choice-identity = Identity Reveal
choice-beautiful_mind = Beautiful Mind
choice-handcuffs = Handcuffs
choice-face_off = Face Off
choice-duel = Duel

told-seats = 👀 You open your eyes and look around. Your own people are { $seats }.
    .short = their own people are { $seats }
told-count = 🔮 You look, and the mist clears. Mafia among the three, the Godfather not counted: { $number }.
    .short = { $number } mafia among the three
told-yes = 👍 Yes. It is as you thought.
    .short = yes
told-no = 👎 No. You were mistaken.
    .short = no
told-failed = 💼 The suitcase comes back unopened. They weren't for sale.
    .short = not for sale
told-role = 🃏 You look at your card, and it has changed. From now on, your role is **{ $role }**; `/mafia card` shows you what that means.
    .short = now { $role }
    .own = { told-role }
told-locked = ⛓️ A red cloth before your eyes, and your night was gone. Whatever you meant to do, it didn't happen.
    .short = the night was taken away

announce-night_deaths = 🩸 The lights come on, and not every seat in the house is taken. Missing: { $count ->
    [0] one of the audience.
   *[other] { $seats }.
}
announce-sixth_sense = 👁️ { $count ->
    [0] Somebody was seen through last night.
   *[other] { $seats } was seen through last night.
}
announce-purchase_night = 💼 There was money going around last night. Somebody tried to buy somebody; whether it was a sale, nobody will say.
announce-kane_exposed = 📰 Extra, extra! { $count ->
    [0] One of the mafia is on the front page.
   *[other] { $seats } is on the front page.
}
announce-returned = ✨ { $count ->
    [0] Somebody has come back from below.
   *[other] { $seats } has come back from below.
}
announce-inquiry = 📋 The town has asked, and the moderator counts those who are out. If a side isn't named, it hasn't lost anybody.
announce-out_town = From the town: { $number }.
announce-out_mafia = From the mafia: { $number }.
announce-out_solo = From neither side: one.
announce-card_lambs = 🐑 { $count ->
    [0] The last card is drawn
   *[other] { $seats } must go without a word, and draws a last card
}: **Silence of the Lambs**. Anyone named now won't say a word tomorrow.
announce-card_identity = 🃏 { $count ->
    [0] The last card is drawn
   *[other] { $seats } must go without a word, and draws a last card
}: **Identity Reveal**. Everybody learns the role.
announce-card_beautiful_mind = 🧠 { $count ->
    [0] The last card is drawn
   *[other] { $seats } must go without a word, and draws a last card
}: **Beautiful Mind**. If they can say who Nostradamus is, they stay.
announce-card_handcuffs = ⛓️ { $count ->
    [0] The last card is drawn
   *[other] { $seats } must go without a word, and draws a last card
}: **Handcuffs**. One player can use no power of their own tonight.
announce-card_face_off = 🎭 { $count ->
    [0] The last card is drawn
   *[other] { $seats } must go without a word, and draws a last card
}: **Face Off**. Somebody among you is about to become somebody else.
announce-card_duel = ⚔️ { $count ->
    [0] The last card is drawn
   *[other] { $seats } must go without a word, and draws a last card
}: **Duel**. They challenge somebody, and only one of the two will stay.
announce-beautiful_mind_hit = 🧠 That was right, and a beautiful mind is rewarded: { $count ->
    [0] the one who left comes back.
    [one] { $seats } is in the game again.
   *[other] { $seats } trade places. Nostradamus leaves, and the other is in the game again.
}
announce-beautiful_mind_miss = 🧠 That was wrong. There's nothing more to be done.
ballot-duel = ⚔️ **The duel is decided.** The one with more votes leaves.
ballot-duel-nobody = The challenger has lost it, and stays out of the game.
story-ballot-duel = ⚔️ The duel:
announce-lot = 🎲 It's a tie, so lots are drawn. { $count ->
    [0] One has been drawn.
   *[other] The lot falls on { $seats }.
}

left-card = 🧠 { $seat } leaves in another player's place.
story-left-card = 🧠 { $seat } ({ $role }) had to leave in another player's place.

phase-intro_day-begins = ☀️ **The house lights go up.** Introduce yourselves, { $time } each; no challenges, and no vote today.
phase-intro_night-begins = 🌙 **The first night.** Nostradamus wakes before everybody else; then the members of the mafia look for each other. They have { $time } in all.
phase-day-begins = ☀️ **Day { $day }. The city wakes up.** Does the table want an inquiry? Then speak, { $time } each, and not a word about roles or the night.
phase-nomination-begins = ☝️ **Who has some explaining to do?** Name everyone you suspect; half of the living, minus one, is enough. You have { $time }.
phase-defence-begins = 🗣️ **The defence.** { $time } to speak.
phase-verdict-begins = ⚖️ **The verdict, with open eyes.** Raise your hand against anyone on trial. You have { $time }.
phase-last_words = Last move
phase-last_words-begins = 🃏 **The last move.** No speech, no last words: one card, and { $time } to play it.
phase-night-begins = 🌙 **Night { $night }. The lights go out.** The mafia can do one of three things: a shot, a name or a suitcase.

refusal-no_mafia = There must be at least one mafia player at the table.
refusal-one_nostradamus = There can be only one Nostradamus at a table.
refusal-not_your_shot = The Godfather calls the shot. While the Godfather is in the game, nobody else can.
refusal-own_team = { $seat } is one of your own.
refusal-other_act_given = Your side gets one of the three a night, and has already chosen. Whoever made the choice can take it back.
refusal-handcuffed = You're in handcuffs until morning.
refusal-exposed = Everybody knows { $seat }'s card. There's no way back for them.
refusal-left_tonight = { $seat } has only just gone. Come back another night.
refusal-no_inquiry = There are no more inquiries today, or in this game.
refusal-repeat_target = The bull knows that cloth: { $seat } saw it last night. Choose somebody else tonight.

win-town = 🏙️ **The town has won.** The last of the mafia has left the house, and the credits roll.
win-mafia = 🥀 **The mafia has won.** It made the city an offer it couldn't refuse.

mark-with_town = stands with the town
mark-with_mafia = stands with the mafia
mark-exposed = card known to all
mark-silenced = can't speak today
mark-handcuffed = in handcuffs
team-town = the town
    .goal = You win when no member of the mafia is left in the game.
team-mafia = the mafia
    .goal = You win when there are at least as many mafia as all the others together.
team-solo = independent
    .goal = You win if the side you choose wins, whether you're still in the game or not.
