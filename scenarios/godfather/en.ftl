# The Godfather.

scenario-title = The Godfather
scenario-summary = Roles out of famous films, and no detective among them. Nostradamus chooses his side on the opening night, Citizen Kane pays for the truth with his chair, and whoever the vote removes must play a last card before the lights go out.
scenario-rules = • **The sides.** The mafia: the Godfather, Saul Goodman, the Matador, perhaps a plain member. All the others are the town, but for Nostradamus, who chooses a side and wins with it.

    • **The opening night.** Nostradamus wakes first, and only this once. He names three players and is told how many of them are mafia, the Godfather not counted. If it is two or more he must play for the mafia; otherwise he is free, and who says nothing plays for the town. Then the mafia see each other.

    • **The day.** Forty seconds each. Nobody speaks of roles or of the night. More than half of the living may have the moderator tell how many of each side are out: twice in the game, once a day.

    • **The vote.** Name as many as you like. Half of the living less one bring a player to the defence. Everybody votes in the verdict, the defendants too, for as many of the others as they like. A single defendant leaves by the same number; of several the one with the most votes leaves, and a lot decides between equals.

    • **The last move.** Whoever is voted out says nothing more, and draws one of six cards that must be played. *Silence of the Lambs:* two others are silent for a day; one, if at most half of the table is left. *Identity Reveal:* the card is shown. *Beautiful Mind:* say who Nostradamus is; if you are right you come back in his stead. *Handcuffs:* one player can do nothing tonight. *Face Off:* change cards with somebody in secret. *Duel:* a vote between you and another.

    • **The mafia's night.** One of three: a shot, the Godfather's sixth sense, or Saul's one purchase of a plain citizen. A right sixth sense takes its victim, whatever protects them, and shows the card. That a purchase was tried is announced, not of whom. The Matador takes away one player's night besides, never the same one two nights running.

    • **The town.** Doctor Watson saves one, himself once. Leon has two bullets; if he hits a townsman he falls himself. Citizen Kane may once name a player: a mafia player's card is shown to all at dawn, and Kane leaves a night later. Constantine brings back one who is out and whose card was not shown.

    • **Vests and armour.** The Godfather's vest stops Leon's first bullet, Leon's vest the mafia's first. No night shot hurts Nostradamus until he has come back by Beautiful Mind.

    • **The end.** The town wins when no mafia is left, the mafia when they are as many as all the others together.

option-last_move_deck = The deck of last moves
    .description = Which cards are in it, top first; the six of them shuffled unless you say otherwise
option-lot_order = The order of lots
    .description = A lot falls on the first of these chairs that takes part in it; left alone, it is drawn
option-inquiries = Inquiries
    .description = How often in a game the table may ask about those who are out, 0 to 2

role-godfather = Godfather
    .card = You lead the mafia. Nostradamus takes you for an honest citizen, and under your coat there is a vest: Leon's first bullet does not reach you.
    .night = Give the shot, or use your sixth sense instead: name a player and that player's role. If you are right nothing saves them, and everybody sees the card; if you are wrong, the night was wasted.
    .knows = In the opening night you see all of your people.
role-saul_goodman = Saul Goodman
    .card = You belong to the mafia, and you know what everybody costs.
    .night = Once in the game buy a plain citizen, in place of the shot. Anybody else takes you for a fool, and the money is gone. Either way the city hears in the morning that somebody was bidding, not for whom. Once the Godfather has gone, any of you may give the shot.
    .knows = In the opening night you see all of your people.
role-matador = Matador
    .card = You belong to the mafia, and your cloth takes the sight of the strongest.
    .night = Take away one player's night, whatever else your side does. Never the same player two nights running. Once the Godfather has gone, any of you may give the shot.
    .knows = In the opening night you see all of your people.
role-mafioso = Plain mafia
    .card = You belong to the mafia, born to it or bought.
    .night = Talk with your own. When the Godfather has gone, any of you may give the shot.
    .knows = You know all of your people.
role-nostradamus = Nostradamus
    .card = You see further than the others, and you choose whose victory it shall be. No night shot can hurt you; the Godfather's sixth sense can.
    .night = Only in the opening night: name three others and learn how many of them are mafia, the Godfather not counted; then choose a side. With two or three of them mafia, there is nothing left to choose; if you say nothing, you play for the town. After that you sleep.
role-doctor_watson = Doctor Watson
    .card = Elementary: somebody will be shot tonight. If only you knew who.
    .night = Keep watch at one bed: no shot is felt there tonight. Your own you may choose once in the game. Against the sixth sense there is no help.
role-leon = Leon the Professional
    .card = No women, no children. Two bullets, and a vest that stops the mafia's first.
    .night = Shoot one player, or water your plant. One of the mafia falls; if it was a townsman, you fall yourself, whoever watches over you. Nostradamus's armour and the Godfather's vest stop a bullet, and then nobody falls.
role-citizen_kane = Citizen Kane
    .card = You own a newspaper, and one front page. It will cost you everything.
    .night = Once in the game name a player. If they are mafia, the whole city reads their name and card in the morning, and after the night that follows you are gone. If they are not, nothing is printed.
role-constantine = Constantine
    .card = You know the way down there, and back.
    .night = Once in the game bring back one who is out, of whatever side, if their card was not shown to everybody.
role-citizen = Citizen
    .card = You are a plain citizen, and nobody but a plain citizen can be bought.
    .night = You sleep. If somebody wakes you, it is Saul with a suitcase, and from then on you are mafia.

verb-foresee = Ask about three
    .ask = 🔮 Nostradamus, about which three do you ask? You ask only once.
    .chosen = You have asked about { $at }.
    .told = 🔮 { $by } asked about { $at }.
verb-choose_side = Choose a side
    .ask = ⚖️ Nostradamus, for which side do you play?
    .chosen = You play for { $side ->
        [mafia] the mafia
       *[other] the town
    }. You may still change sides, until this night is over.
    .told = ⚖️ { $by } chose a side.
verb-kill = Shoot
    .ask = 🔫 Whom does the mafia shoot tonight?
    .chosen = The gun points at { $at }. The order may still change, until the night is over.
    .seen = 🔫 { $by } points the gun at { $at }.
    .told = 🔫 { $by } pointed the gun at { $at }.
verb-guess = See through
    .ask = 👁️ Whose role do you name, and which is it? Then there is no shot.
    .chosen = You say that { $at } is { $role }. You may still think again, until the night is over.
    .seen = 👁️ { $by } says that { $at } is { $role }.
    .told = 👁️ { $by } said that { $at } was { $role }.
verb-unmask = Name Nostradamus
    .ask = 👁️ Who is Nostradamus?
    .chosen = You say that { $at } is Nostradamus.
    .seen = 👁️ { $by } says that { $at } is Nostradamus.
    .told = 👁️ { $by } said that { $at } was Nostradamus.
verb-convert = Buy
    .ask = 💼 Saul, whom do you buy tonight? Then there is no shot.
    .chosen = The suitcase is packed for { $at }. You may still think again, until the night is over.
    .seen = 💼 { $by } packs a suitcase for { $at }.
    .told = 💼 { $by } would buy { $at }.
verb-lock = Take a power away
    .ask = ⛓️ Matador, whose power do you take away tonight?
    .chosen = Tonight you take away the power of { $at }.
    .seen = ⛓️ { $by } takes away the power of { $at }.
    .told = ⛓️ { $by } took away the power of { $at }.
verb-handcuff = Put in handcuffs
    .ask = ⛓️ Whom do you put in handcuffs? Tonight that player can do nothing.
    .chosen = You have put { $at } in handcuffs.
    .seen = ⛓️ { $by } puts { $at } in handcuffs for the night.
    .told = ⛓️ { $by } put { $at } in handcuffs.
verb-save = Watch over
    .ask = 💉 Doctor Watson, whom do you watch over tonight?
    .chosen = You keep watch at the bed of { $at }. You may still change your mind, until the night is over.
    .told = 💉 { $by } kept watch over { $at }.
verb-shoot = Shoot
    .ask = 🔫 Leon, at whom do you fire tonight?
    .chosen = Your gun points at { $at }. You may still think again, until the night is over.
    .told = 🔫 { $by } fired at { $at }.
verb-expose = Print the name
    .ask = 📰 Citizen Kane, whose name do you print? Once in the game.
    .chosen = The page is set: { $at }. You may still stop the presses, until the night is over.
    .told = 📰 { $by } put { $at } on the front page.
verb-revive = Bring back
    .ask = 🕯️ Constantine, whom do you bring back?
    .chosen = You go down for { $at }. You may still turn round, until the night is over.
    .told = 🕯️ { $by } went down for { $at }.
verb-silence = Silence
    .ask = 🐑 Whom shall the lambs silence tomorrow?
    .chosen = Tomorrow not a word will be heard from { $at }.
    .seen = 🐑 { $by } has chosen: tomorrow not a word will be heard from { $at }.
    .told = 🐑 { $by } silenced { $at }.
verb-swap = Change faces
    .ask = 🎭 With whom do you change cards? Nobody else will know.
    .chosen = You have changed faces with { $at }.
    .told = 🎭 { $by } changed faces with { $at }.
verb-duel = Challenge
    .ask = ⚔️ Whom do you challenge? The table votes between the two of you.
    .chosen = You have challenged { $at }.
    .seen = ⚔️ { $by } challenges { $at }. The table will vote between the two.
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

told-seats = 👀 You open your eyes and look round. Your own people are { $seats }.
    .short = their own people are { $seats }
told-count = 🔮 You look, and the mist clears. Mafia among the three: { $number }.
    .short = mafia among the three: { $number }
told-yes = 👍 Yes. It is as you thought.
    .short = yes
told-no = 👎 No. You were mistaken.
    .short = no
told-failed = 💼 The suitcase comes back unopened. That one was not for sale.
    .short = not for sale
told-role = 🃏 You look at your card, and it has changed. From now on you are **{ $role }**; `/mafia card` shows you what that means.
    .short = now { $role }
    .own = { told-role }
told-locked = ⛓️ A red cloth before your eyes, and your night is gone. Whatever you meant to do, it did not happen.
    .short = the night was taken away

announce-night_deaths = 🩸 The lights come on, and not every seat in the house is taken. Missing: { $count ->
    [0] one of the audience.
   *[other] { $seats }.
}
announce-sixth_sense = 👁️ { $count ->
    [0] Somebody was seen through tonight.
   *[other] { $seats } was seen through tonight.
}
announce-purchase_night = 💼 There was money about tonight. Somebody has tried to buy somebody; whether they were sold, nobody will say.
announce-kane_exposed = 📰 Extra, extra! { $count ->
    [0] One of the mafia stands on the front page.
   *[other] { $seats } stands on the front page.
}
announce-returned = ✨ { $count ->
    [0] Somebody has come back from down there.
   *[other] { $seats } has come back from down there.
}
announce-inquiry = 📋 The town has asked, and the moderator counts those who are out. A side that is not named has lost nobody.
announce-out_town = { $number ->
    [one] One of them was of the town.
   *[other] { $number } of them were of the town.
}
announce-out_mafia = { $number ->
    [one] One of them was of the mafia.
   *[other] { $number } of them were of the mafia.
}
announce-out_solo = One of them belonged to neither side.
announce-card_lambs = 🐑 { $count ->
    [0] The last card is drawn
   *[other] { $seats } must go without a word, and draws a last card
}: **Silence of the Lambs**. Whoever is named now will not say a word tomorrow.
announce-card_identity = 🃏 { $count ->
    [0] The last card is drawn
   *[other] { $seats } must go without a word, and draws a last card
}: **Identity Reveal**. The card is turned over.
announce-card_beautiful_mind = 🧠 { $count ->
    [0] The last card is drawn
   *[other] { $seats } must go without a word, and draws a last card
}: **Beautiful Mind**. Say who Nostradamus is, and you may stay.
announce-card_handcuffs = ⛓️ { $count ->
    [0] The last card is drawn
   *[other] { $seats } must go without a word, and draws a last card
}: **Handcuffs**. One player can do nothing tonight.
announce-card_face_off = 🎭 { $count ->
    [0] The last card is drawn
   *[other] { $seats } must go without a word, and draws a last card
}: **Face Off**. Somebody among you is about to become somebody else.
announce-card_duel = ⚔️ { $count ->
    [0] The last card is drawn
   *[other] { $seats } must go without a word, and draws a last card
}: **Duel**. Name an opponent: one of the two will stay.
announce-beautiful_mind_hit = 🧠 That was right, and a beautiful mind is rewarded: { $count ->
    [0] the leaver comes back.
    [one] { $seats } is in the game again.
   *[other] { $seats } change places, one leaves, and the other is in the game again.
}
announce-beautiful_mind_miss = 🧠 That was wrong. There is nothing more to be done.
ballot-verdict-nobody = Not enough hands to send anybody away. Who does not win a duel stays out all the same.
announce-lot = 🎲 As many hands against one as against the other, so a lot decides. { $count ->
    [0] It has fallen.
   *[other] It falls on { $seats }.
}

left-card = 🧠 { $seat } leaves in another's stead.
story-left-card = 🧠 { $seat } ({ $role }) had to leave in another's stead.

phase-intro_day-begins = ☀️ **The house lights go up.** Introduce yourselves, { $time } each; no challenges, and nobody is voted on.
phase-intro_night-begins = 🌙 **The first night.** Nostradamus opens his eyes before all others; after him the mafia look for each other. { $time }.
phase-day-begins = ☀️ **Day { $day }. The city wakes up.** Does the table want an inquiry? Then speak, { $time } each, and not a word about roles or the night.
phase-nomination-begins = ☝️ **Who must answer for themselves?** Name as many as you suspect; half of the living less one is enough. You have { $time }.
phase-defence-begins = 🗣️ **The defence.** { $on_defence } may speak, { $time } a speech.
phase-verdict-begins = ⚖️ **The verdict, with open eyes.** The hands count against those who stand before you. You have { $time }.
phase-last_words = Last move
phase-last_words-begins = 🃏 **The last move.** No speech, no testament: one card, and { $time } to play it.
phase-night-begins = 🌙 **Night { $night }. The lights go out.** The mafia has one of three: a shot, a name or a suitcase.

refusal-no_mafia = There must be at least one mafia player at the table.
refusal-one_nostradamus = There is one Nostradamus at this table at the most.
refusal-not_your_shot = The Godfather gives the shot, and he alone, for as long as he is in the game.
refusal-own_team = { $seat } is one of your own.
refusal-other_act_given = One of three a night: your side has already made its choice. Whoever made it may take it back.
refusal-handcuffed = You are in handcuffs until the morning.
refusal-exposed = Everybody knows the card of { $seat }. There is no way back for that one.
refusal-left_tonight = { $seat } has only just gone. Come back another night.
refusal-no_inquiry = There is no further inquiry, today or in this game.
refusal-repeat_target = The bull knows that cloth: { $seat } was yesterday's. Choose somebody else tonight.

win-town = 🏙️ **The town has won.** The last of the mafia has left the house, and the credits roll.
win-mafia = 🥀 **The mafia has won.** It made the city an offer that it could not refuse.

mark-with_town = stands with the town
mark-with_mafia = stands with the mafia
mark-exposed = the card is known to all
mark-silenced = may not speak today
mark-handcuffed = in handcuffs
team-town = the town
    .goal = You win when no member of the mafia is left in the game.
team-mafia = the mafia
    .goal = You win when you are as many as all the others together.
team-solo = the side you choose
    .goal = You win if that side wins, whether you are still in the game or not.
