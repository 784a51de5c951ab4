# Masked.

scenario-title = Masked
scenario-summary = A mafia member whose own gang has never seen their face, a yakuza who may die so that somebody else can take their place, a victim who sits through one more day, and a citizen who wins a gun by naming the corpse.
scenario-rules = • **The sides.** The mafia: a boss, the Yakuza, plain members, and the Masked Man, who doesn't know the others, and they don't know the Masked Man. Everybody else is the town.

    • **The day.** Everyone speaks once. An Avenger with a gun can declare it, consult one player and fire; the victim's side is announced. Nothing is said about anybody else who leaves.

    • **The vote.** Name as many as you like. How many hands it takes to put a player on trial depends on how many are still in the game, and it takes as many to send that player away: five from eleven players up, four from eight, three from six, two below that. Defendants vote only if there are more than two. In a tie nobody leaves.

    • **The night.** The boss calls the shot. Or, if the boss agrees, the Yakuza gives up their place for somebody else. A plain citizen without Jupiter's shield joins the mafia, and the Yakuza leaves. With the Masked Man it's a reunion, and the Yakuza stays. With anybody else nothing comes of it, and the Yakuza has left for nothing. On that night neither the Doctor nor the Avenger wakes.

    • **The Masked Man** can once freeze the Detective's question, so that there's never an answer about that player, and once strip a citizen of a role by guessing it. Once the boss, the Yakuza and the plain mafia are gone, the mask comes off, and the Masked Man has the shot.

    • **Ronant**, if shot, sits at the table for one more day with both votes, and leaves when the vote is over.

    • **The end.** The town wins when no mafia is left; the mafia when there are at least as many mafia as townspeople. If three are left, they talk: if the mafia player shakes a citizen's hand, the mafia wins; otherwise the town does.

option-tie_break = A tie in the verdict
    .description = nobody: nobody leaves; lot: lots are drawn among those tied

role-godfather = Mafia boss
    .card = You lead the mafia. Anyone who asks about you is told you're an honest citizen. One of yours is out there behind a mask, and you don't know who. By day the vote and the Avenger's gun can reach you.
    .night = Call the shot; the Doctor can stop it, and Ronant survives it for another day. Or give the Yakuza your word: then the Yakuza's place goes to somebody else, and there's no shot.
    .knows = On the opening night you see your people, all but the Masked Man.
role-masked = Masked Man
    .card = You belong to the mafia, and nobody knows it, not even them. Their shot can't hurt you; by day the vote and the Avenger's gun can. A detective who asks about you hears yes. If the Yakuza ever reaches out to you, you find each other.
    .night = On one night of the game, freeze the Detective's question: there's no answer that night, and there never will be one about that player. If the Detective asks nothing, it's spent all the same. On one night, name a citizen's role: if you're right, they lose it on the spot, along with whatever they meant to do that night. Once the boss, the Yakuza and the plain mafia are gone, the shot is yours.
role-yakuza = Yakuza
    .card = You belong to the mafia, and you'd give your life to win them a friend.
    .night = On one night of the game, if the boss gives their word, give up your place for somebody else. A plain citizen joins the mafia, and you leave the game. A citizen with a role, or under Jupiter's shield, stays with the town, and you leave all the same. If you reach the Masked Man, you find each other, and you stay. Once the boss is gone, you can't do this any more; the shot is yours instead.
    .knows = On the opening night you see your people, all but the Masked Man.
role-mafioso = Plain mafia
    .card = You belong to the mafia, and have nothing but your friends and your tongue.
    .night = Talk with your people. Once the boss and the Yakuza are gone, the shot comes to you.
    .knows = On the opening night you see your people, all but the Masked Man.
role-recruit = Recruit
    .card = You were a plain citizen until a hand touched yours in the dark. From now on, you belong to the mafia.
    .night = Wake with your new friends. Once all the others are gone, the shot comes to you.
role-detective = Detective
    .card = You're the town's detective. The boss can hide from you, and somebody may freeze your answers.
    .night = Ask about one player: yes means mafia. For the boss you hear no. If you hear neither, that player is frozen, and you'll never learn what they are. If the Masked Man names your role, you're a plain citizen from then on.
role-doctor = Doctor
    .card = You're the town's doctor. You don't know who they'll come for.
    .night = Save one player from the shot, and yourself on two nights of the game. On the night of a sacrifice you aren't woken. If the Masked Man names your role, you're a plain citizen from then on.
role-jupiter = Jupiter
    .card = You stand between the plain people and the hand that reaches for them.
    .night = Shield one player, yourself if you like: tonight a plain citizen behind your shield can't be recruited, and a Yakuza who tries is gone for nothing. It stops no bullet. If the Masked Man names your role, you're a plain citizen from then on.
role-ronant = Ronant
    .card = You take more killing than most. If the mafia shoots you at night, you still have a day.
    .night = You sleep. If you're shot and the Doctor isn't there, the whole city hears who you are, and you stay until the vote is over, with both your votes. If the Masked Man has named your role, you're a plain citizen, and the shot kills you at once.
role-avenger = Avenger
    .card = You have an ear for a killer's footsteps. Name the player they come for, and you get a gun.
    .night = Name up to two players while eight or more are at the table, otherwise one, never yourself. If one of them dies of tonight's shot, a gun is yours, the only one in the game; on the night of a sacrifice it's no use. By day, before the vote, you can consult one player, and then you must fire. Nobody survives that bullet, not even the boss or the Masked Man. If the Masked Man names your role, you're a plain citizen, and the gun is gone.
role-citizen = Plain citizen
    .card = You're a plain citizen. You have eyes, ears and a vote, and there are hands in the dark that reach for people like you.
    .night = You sleep. If a hand touches yours, you belong to the mafia from then on.

verb-confirm = Give your word
    .ask = 🤝 Do you let the Yakuza give up their place tonight? There's no shot if you do.
    .chosen = You give { $at } your word. If { $at } makes use of it, there's no shot.
    .chosen-no = You refuse { $at } your word. There's no sacrifice tonight.
    .seen = 🤝 The boss gives { $at } their word.
    .seen-no = 🤝 The boss refuses { $at } their word.
    .told = 🤝 { $by } gave { $at } their word.
    .told-no = 🤝 { $by } refused { $at } their word.
verb-convert = Give up your place
    .ask = 🩸 Who should take your place? You need the boss's word.
    .chosen = You give up your place for { $at }, if the boss agrees.
    .seen = 🩸 { $by } offers to give up their place for { $at }.
    .told = 🩸 { $by } offered to give up their place for { $at }.
verb-freeze = Freeze
    .ask = ❄️ Do you freeze the Detective's question tonight? There's no answer then, and there never will be one about that player.
    .chosen = Tonight's question freezes. You can still take it back until the night is over.
    .told = ❄️ { $by } froze the question of the night.
verb-guess = Strip
    .ask = 🎭 Whose role do you name, and what is it?
    .chosen = You name a role for { $at }: { $role }. You can still change your mind until the night is over.
    .told = 🎭 { $by } named a role for { $at }: { $role }.
verb-shield = Shield
    .ask = 🛡️ Who do you shield tonight, so that nobody recruits them?
    .chosen = You shield { $at }. Nobody recruits them tonight.
    .told = 🛡️ { $by } shielded { $at }.
verb-foretell = Name the corpse
    .ask = 👁️ Who do you think will be shot dead tonight?
    .chosen = You name { $at }. You can still change your mind until the night is over.
    .told = 👁️ { $by } named { $at } as tomorrow's dead.
verb-consult = Declare the gun and consult
    .ask = 🗣️ Who do you talk with before you fire?
    .chosen = You talk with { $at }. Then you must fire.
    .seen = 🗣️ { $by } lays a gun on the table and talks with { $at }. After that, the gun must go off.
    .told = 🗣️ { $by } talked with { $at } before firing.
verb-fire = Fire
    .ask = 🔫 Who do you fire at?
    .chosen = You fire at { $at }.
    .seen = 🔫 { $by } aims at { $at } and fires!
    .told = 🔫 { $by } fired at { $at }.
verb-shake = Hold out a hand
    .ask = 🤝 Who do you hold out your hand to?
    .chosen = You hold out your hand to { $at }.
    .seen = 🤝 { $by } holds out a hand to { $at }.
    .told = 🤝 { $by } held out a hand to { $at }.

told-yes = 👍 Yes.
    .short = yes
told-no = 👎 No.
    .short = no
told-neutral = ❄️ Neither yes nor no: that player is frozen, and you'll never learn more about them.
    .short = neither yes nor no
told-role = 🎭 Somebody has guessed who you are. From now on, you're **{ $role }**, and whatever you meant to do last night came to nothing.
    .short = stripped, and now { $role }
    .own = { told-role }
told-mafia = 🖐️ In the dark, a hand touched yours. The mafia counts you as one of its own now, and from the next night on you wake with them.
    .short = one of the mafia
told-gun = 🔫 You were right about the dead. A gun lies under your pillow: you can fire it by day, before the vote.
    .short = a gun
told-linked = 🤝 { $seat } is one of yours. From now on, you wake together.
    .short = { $seat } is one of theirs

announce-night_deaths = 🩸 Dawn, and not everybody gets up: the city has lost { $count ->
    [0] one of its own.
   *[other] { $seats }.
}
announce-yakuza_tonight = 🩸 This was the night of the Yakuza. All hands were held out in the dark; whether one was touched, nobody will say.
announce-mask_off = 🎭 The Masked Man has taken off the mask.
announce-ronant_attacked = 🩹 { $count ->
    [0] Ronant was attacked last night, and stays until the vote is over.
   *[other] { $seats } is Ronant, was attacked last night, and stays until the vote is over.
}
announce-avenger_shot = 💥 The Avenger has fired.
announce-lot = 🎲 It's a tie, so lots are drawn{ $count ->
    [0] .
   *[other] : { $seats }.
}
left-gun = 🔫 { $seat } was shot, and is out of the game.
left-doomed = 🕯️ { $seat } has seen the day out, and leaves us now.
story-left-gun = 🔫 { $seat } ({ $role }) was shot by the Avenger.
story-left-doomed = 🕯️ { $seat } ({ $role }) died of the wound, a day late.

phase-last_words-begins = 🕯️ **Last words.** Hear them out; when they end, the chair is empty.

refusal-no_mafia = There must be at least one mafia player at the table.
refusal-mafia_too_many = There must be fewer mafia than townspeople.
refusal-not_your_shot = The shot isn't in your hands.
refusal-nothing_to_confirm = Only the Yakuza is waiting for your word.
refusal-no_boss = Without the boss's word nobody can give up their place, and the boss is gone.
refusal-one_gun = There's one gun in this game, and it has been won.
refusal-no_gun = You have no gun.

win-town = 🏙️ **The town has won.** Every mask is off, and there's nothing left to fear behind any of them.
win-mafia = 🥀 **The mafia has won.** The masks come off, and there are too many strange faces among us.

mark-armed = has a gun
mark-doomed = attacked, leaves after the vote
team-town = the town
    .goal = You win when no member of the mafia is left in the game, the Masked Man and recruits included.
team-mafia = the mafia
    .goal = You win when there are at least as many of you as there are townspeople. The Masked Man and recruits count with you.
