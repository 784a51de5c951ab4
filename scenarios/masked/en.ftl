# Masked.

scenario-title = Masked
scenario-summary = A mafia whom his own gang does not know, a yakuza who may die so that another takes his place, a shot man who sits through one more day, and a citizen who wins a gun by naming the corpse.
scenario-rules = • **The sides.** The mafia: a boss, the Yakuza, plain members, and the Masked Man, whom they do not know and who does not know them. All the others are the town.

    • **The day.** Everyone speaks once. An Avenger who has a gun may declare it, consult one player and fire; of whoever falls to it the side is told, of all others nothing.

    • **The vote.** Name as many as you like. How many hands it takes to bring a player to the defence goes by the size of the table, and as many are needed to send that player away: five from eleven players on, four from eight, three from six, two below. Defendants vote only where there are more than two. In a tie nobody leaves.

    • **The night.** The boss gives the shot. Or the Yakuza, if the boss agrees, gives up his place for another: a plain citizen whom Jupiter does not shield becomes one of the mafia; the Masked Man finds his friends, and then nobody dies. On that night neither the Doctor nor the Avenger wakes.

    • **The Masked Man** may once freeze what the Detective asks, for good, and once strip a citizen of a role he has guessed. When the boss, the Yakuza and the plain mafia are gone, he takes off the mask, and the shot is his.

    • **Ronant**, shot, sits at the table for one more day with both his votes, and leaves when the vote is over.

    • **The end.** The town wins when no mafia is left, the mafia when they are as many as the town. If three are left, they talk: a mafia who shakes a citizen's hand has won, otherwise the town has.

option-tie_break = A tie in the verdict
    .description = nobody: nobody leaves; lot: one of the tied is drawn

role-godfather = Mafia boss
    .card = You lead the mafia. Whoever asks about you is told that you are an honest citizen. One of yours is out there behind a mask; you do not know who.
    .night = Give the shot. Or give the Yakuza your word: then he gives up his place to another, and there is no shot.
    .knows = In the opening night you see your people, all but the Masked Man.
role-masked = Masked Man
    .card = You belong to the mafia, and nobody knows it, not even they. Their shot does not hurt you; their hand may find you.
    .night = On one night of the game freeze the Detective's question: whoever it was about gives no answer any more. On one night name a player's role: if you are right about a citizen, that citizen is plain from then on. When the boss, the Yakuza and the plain mafia are gone, the shot is yours.
role-yakuza = Yakuza
    .card = You belong to the mafia, and your life is worth a friend to them.
    .night = On one night of the game, if the boss gives his word, give up your place for another: you leave the game, and they join the mafia. Only a plain citizen can take it; if you choose the Masked Man, you find each other, and you stay. Without the boss the shot is yours.
    .knows = In the opening night you see your people, all but the Masked Man.
role-mafioso = Plain mafia
    .card = You belong to the mafia, and have nothing but your friends and your tongue.
    .night = Talk with your own. When the boss and the Yakuza are gone, the shot comes to you.
    .knows = In the opening night you see your people, all but the Masked Man.
role-recruit = Recruit
    .card = You were a plain citizen until a hand touched yours in the dark. From now on you belong to the mafia.
    .night = Wake with your new friends. When all the others are gone, the shot comes to you.
role-detective = Detective
    .card = You are the town's detective. The boss can hide from you, and somebody may freeze your answers.
    .night = Ask about one player: yes means mafia. About the boss you hear no.
role-doctor = Doctor
    .card = You are the town's doctor. You do not know whom they will come for.
    .night = Save one player from the shot, yourself on two nights of the game. On the night of a sacrifice you are not woken.
role-jupiter = Jupiter
    .card = You stand between the plain people and the hand that reaches for them.
    .night = Shield one player, yourself if you like: a plain citizen so shielded cannot be recruited tonight. It stops no bullet.
role-ronant = Ronant
    .card = You take more killing than others. If the mafia shoot you at night, you still have a day.
    .night = You sleep. If you are shot, the city hears of it, and you sit with them until the vote is over.
role-avenger = Avenger
    .card = You have an ear for the steps of a killer. Name the one they will fall on, and you get a gun.
    .night = Name two players while eight or more are at the table, else one, never yourself. If one of them dies of tonight's shot, a gun is yours, the only one of the game. By day, before the vote, you may consult one player and must then fire.
role-citizen = Plain citizen
    .card = You are a plain citizen. You have eyes, ears and a vote, and there are hands in the dark that reach for the likes of you.
    .night = You sleep. If a hand touches yours, you belong to the mafia from then on.

verb-confirm = Give your word
    .ask = 🤝 Do you let the Yakuza give up his place tonight? If he does, there is no shot.
    .chosen = You give { $at } your word. There is no shot then, if { $at } makes use of it.
    .chosen-no = You refuse { $at } your word. There is no sacrifice tonight.
    .seen = 🤝 The boss gives { $at } his word.
    .seen-no = 🤝 The boss refuses { $at } his word.
    .told = 🤝 { $by } gave { $at } his word.
    .told-no = 🤝 { $by } refused { $at } his word.
verb-convert = Give up your place
    .ask = 🩸 Who shall take your place? You need the boss's word.
    .chosen = You give up your place for { $at }, if the boss agrees.
    .seen = 🩸 { $by } would give up his place for { $at }.
    .told = 🩸 { $by } would have given up his place for { $at }.
verb-freeze = Freeze
    .ask = ❄️ Whoever the Detective asks about tonight gives no answer any more. Once in the game: tonight?
    .chosen = Tonight's question freezes. You may still take it back, until the night is over.
    .told = ❄️ { $by } froze the question of the night.
verb-guess = Strip
    .ask = 🎭 Whose role do you name, and which is it? Once in the game.
    .chosen = You say that { $at } is { $role }. You may still think again, until the night is over.
    .told = 🎭 { $by } said that { $at } was { $role }.
verb-shield = Shield
    .ask = 🛡️ Whom do you shield tonight, so that nobody recruits them?
    .chosen = You shield { $at }. Nobody makes a mafia of them tonight.
    .told = 🛡️ { $by } shielded { $at }.
verb-foretell = Name the corpse
    .ask = 👁️ Who, do you think, is shot dead tonight?
    .chosen = You name { $at }. You may still think again, until the night is over.
    .told = 👁️ { $by } named { $at } as tomorrow's dead.
verb-consult = Declare the gun and consult
    .ask = 🗣️ With whom do you talk before you fire?
    .chosen = You talk with { $at }. Then you must fire.
    .seen = 🗣️ { $by } lays a gun on the table, talks with { $at }, and must then fire.
    .told = 🗣️ { $by } talked with { $at } before firing.
verb-fire = Fire
    .ask = 🔫 At whom do you fire?
    .chosen = You fire at { $at }.
    .seen = 🔫 { $by } aims at { $at } and fires!
    .told = 🔫 { $by } fired at { $at }.
verb-shake = Offer a hand
    .ask = 🤝 To whom do you hold out your hand?
    .chosen = You hold out your hand to { $at }.
    .seen = 🤝 { $by } holds out a hand to { $at }.
    .told = 🤝 { $by } held out a hand to { $at }.

told-yes = 👍 Yes.
    .short = yes
told-no = 👎 No.
    .short = no
told-neutral = ❄️ Neither yes nor no: that player is frozen, and you will never hear more about them.
    .short = neither yes nor no
told-role = 🎭 Somebody has guessed who you are. From tonight you are **{ $role }**, and what you meant to do tonight is undone.
    .short = stripped: { $role }
    .own = { told-role }
told-mafia = 🖐️ A hand touches yours in the dark. From the next night on you belong to the mafia and wake with them.
    .short = one of the mafia
told-gun = 🔫 You were right about the dead. A gun lies under your pillow: by day, before the vote, it is yours to fire.
    .short = a gun
told-linked = 🤝 { $seat } is one of yours. From tonight on you wake together.
    .short = { $seat } is one of theirs

announce-night_deaths = 🩸 Dawn, and not everybody gets up: the city has lost { $count ->
    [0] one of its own.
   *[other] { $seats }.
}
announce-yakuza_tonight = 🩸 This was the night of the Yakuza. All hands were held out in the dark; whether one was touched, nobody will say.
announce-mask_off = 🎭 The Masked Man has taken the mask from his face.
announce-ronant_attacked = 🩹 { $count ->
    [0] Ronant was attacked last night, and stays until the vote is over.
   *[other] { $seats } is Ronant, was attacked last night, and stays with us until the vote is over. It will not be a long day.
}
announce-avenger_shot = 💥 The Avenger has fired.
announce-lot = 🎲 As many hands against one as against the other. The lot is drawn{ $count ->
    [0] .
   *[other] : { $seats }.
}
left-gun = 🔫 { $seat } has fallen, and the last words are spoken.
left-doomed = 🕯️ { $seat } has seen the day out, and leaves us now.
story-left-gun = 🔫 { $seat } ({ $role }) was shot by the Avenger.
story-left-doomed = 🕯️ { $seat } ({ $role }) died of the wound, a day late.

phase-last_words-begins = 🕯️ **Last words.** Hear them out; when they end, the chair is empty.

refusal-no_mafia = There must be at least one mafia player at the table.
refusal-mafia_too_many = The mafia would be as many as the town from the start.
refusal-not_your_shot = The shot is not in your hands.
refusal-nothing_to_confirm = Only the Yakuza waits for your word.
refusal-no_boss = Without the boss's word nobody may give up his place, and the boss is gone.
refusal-one_gun = There is one gun in this game, and it has been won.
refusal-no_gun = You have no gun.

win-town = 🏙️ **The town has won.** Every mask is off, and behind none of them is anybody to be afraid of.
win-mafia = 🥀 **The mafia has won.** The masks come off, and there are too many strange faces among us.

mark-armed = has a gun
mark-doomed = attacked, leaves after the vote
team-town = the town
    .goal = You win when no member of the mafia is left in the game, the Masked Man and recruits included.
team-mafia = the mafia
    .goal = You win when you are as many as the town, all of you counted.
