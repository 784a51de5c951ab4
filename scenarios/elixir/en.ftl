# Elixir.

scenario-title = Elixir
scenario-summary = Four sick who do not stick together, against a city of healthy people: a throne to be usurped, a third side to be founded, and one player whom everybody is looking for, because nobody else has the medicine.
scenario-rules = • **The sides.** Four sick: Sorcerer, Rebel, Usurper, Zombie. All the others are healthy. In the opening night the sick see one another, the Scientist and the Assistant do, and the Elixir sees two thumbs: the Usurper's and the Scientist's, and not whose is whose.

    • **The night.** The Sorcerer kills, his own people too if he likes. Whatever is aimed at him at night, question, bow, medicine or spear, is thrown back and infects its giver for a night and a day: medicine from infected hands does nothing.

    • **Three searches for the Elixir.** The Usurper may look once, and so may the Scientist with the Assistant. If the Usurper finds it, the Sorcerer falls in place of the night's dead; if not, the Usurper does, and the next night has two shots. If the scientists find it, the city is safe for the night; if they wake one of the sick, the Assistant is lost.

    • **The Rebel** may once break away with one healthy player. From then on the two win together, and with nobody else.

    • **The day.** Everyone speaks once. The Courier may leave with another, spear in hand; the Treasurer's spear fells only the one it is thrown at. Nothing is ever shown of those who leave.

    • **The state of the city** may be asked for: calm while the healthy are three or more ahead, else an emergency. The infected and the partner of a branch are read as sick when they leave, the Rebel who has broken away as human.

    • **The vote.** Name as many as you like. How many hands it takes to bring a player to the defence goes by the size of the table, and as many are needed to send that player away: six from fourteen on, five from eleven, four from eight, three from six, two below. Defendants vote only where there are more than two. In a tie nobody leaves.

    • **The end.** The sick, or the branch, win when they are as many as all others together; the healthy when neither is left. If three are left, they talk, and a handshake decides.

option-inquiries = The state of the city
    .description = How often it may be asked for in a game

role-sorcerer = Sorcerer
    .card = You rule the sick, and your own people are not safe from you. Whoever asks about you hears that you are healthy; whatever is aimed at you at night is thrown back.
    .night = Kill one player, sick or healthy. If a search has failed, you may have two.
    .knows = In the opening night you see all of the sick.
role-rebel = Rebel
    .card = You are one of the sick, and you need not stay one of them.
    .night = Once in the game break away with one healthy player: from that dawn the two of you are a side of your own. With Sorcerer and Usurper gone the kill is yours, unless you have broken away.
    .knows = In the opening night you see all of the sick.
role-usurper = Usurper
    .card = You are one of the sick, and you want the throne.
    .night = Once in the game, while the Sorcerer sits on it, look for the Elixir. If you find it, the Sorcerer dies and the kill is yours; if you do not, you die, and the next night the sick may kill two. With the Sorcerer gone otherwise the kill is yours as well.
    .knows = In the opening night you see all of the sick.
role-zombie = Zombie
    .card = You are one of the sick, loyal to whoever leads them.
    .night = You wake with the sick. When all the others are gone, the kill comes to you.
    .knows = In the opening night you see all of the sick.
role-scientist = Scientist
    .card = You are healthy, and no night can kill you. Somewhere out there is the Elixir.
    .night = You wake with the Assistant. Once in the game the two of you look for the Elixir: if you find it, nobody dies of the kill tonight; if you wake one of the sick, the Assistant dies; if it is anybody else, the search is lost.
    .knows = In the opening night you and the Assistant see each other.
role-assistant = Assistant
    .card = You are healthy, and you would give your life for the search. You may have to.
    .night = You wake with the Scientist. When the Scientist is gone, the search is yours.
    .knows = In the opening night you and the Scientist see each other.
role-courier = Courier
    .card = You are healthy and carry three tools: a question, a bow and a spear. One of them a night and a day.
    .night = Ask about one player: yes means sick, though about the Sorcerer you hear no. Or, once in the game, draw the bow: one of the sick falls to it, unless medicine saves them; the Sorcerer does not, nor does a healthy one. Do neither, and by day the spear is yours: whoever it hits leaves, and you with them.
role-elixir = Elixir
    .card = You are healthy, and you have the only medicine of every night. Everybody is looking for you.
    .night = Give the medicine to one player, to yourself on two nights of the game: neither the kill nor the bow takes them tonight.
    .knows = In the opening night you see two thumbs: the Usurper's and the Scientist's, and not which is which.
role-treasurer = Treasurer
    .card = You are healthy and keep two treasures: one dose and one spear.
    .night = Once in the game give the dose, to yourself if you like: neither the kill nor the bow takes its bearer tonight. Once hand the spear to another, who may throw it by day. Not both on one night.
role-human = Human
    .card = You are healthy and have no power but your eyes, your ears and your vote.
    .night = You sleep. Nobody wakes you.

verb-kill = Kill
    .ask = ☠️ Whom do you kill tonight?
    .chosen = You kill { $at }. You may still think again, until the night is over.
    .seen = ☠️ { $by } would kill { $at }.
    .told = ☠️ { $by } went to kill { $at }.
verb-save = Give medicine
    .ask = 💊 Who gets medicine tonight?
    .chosen = The medicine is for { $at }. You may still change your mind, until the night is over.
    .told = 💊 { $by } gave { $at } medicine.
verb-branch = Break away
    .ask = 🌿 With whom do you break away? Once in the game.
    .chosen = You break away with { $at }. You may still think again, until the night is over.
    .told = 🌿 { $by } broke away with { $at }.
verb-seek = Look for the Elixir
    .ask = ⚗️ Who is the Elixir? There is only this one search.
    .chosen = You look at { $at }. You may still think again, until the night is over.
    .seen = ⚗️ { $by } points at { $at }: is this the Elixir?
    .told = ⚗️ { $by } looked for the Elixir at { $at }.
verb-shoot = Draw the bow
    .ask = 🏹 At whom do you draw the bow? Once in the game.
    .chosen = The arrow points at { $at }. You may still think again, until the night is over.
    .told = 🏹 { $by } drew the bow at { $at }.
verb-detonate = Take the spear
    .ask = 🗡️ Whom do you take along? You leave with them, at once.
    .chosen = You take { $at } along.
    .seen = 🗡️ { $by } takes the spear, and { $at } along.
    .told = 🗡️ { $by } took { $at } along with the spear.
verb-arm = Hand over the spear
    .ask = 🗡️ Who gets the spear? Once in the game.
    .chosen = The spear is for { $at }. You may still change your mind, until the night is over.
    .told = 🗡️ { $by } handed { $at } the spear.
verb-fire = Throw the spear
    .ask = 🗡️ At whom do you throw the spear?
    .chosen = You throw the spear at { $at }.
    .seen = 🗡️ { $by } throws a spear at { $at }!
    .told = 🗡️ { $by } threw the spear at { $at }.
verb-shake = Offer a hand
    .ask = 🤝 To whom do you hold out your hand?
    .chosen = You hold out your hand to { $at }.
    .seen = 🤝 { $by } holds out a hand to { $at }.
    .told = 🤝 { $by } held out a hand to { $at }.
verb-inquire = Ask for the state of the city
    .ask = 📋 Do you want to hear the state of the city?
    .chosen = You want to hear the state of the city.
    .seen = 📋 { $by } wants to hear the state of the city.
    .told = 📋 { $by } wanted to hear the state of the city.
verb-inquiry = State of the city
    .ask = Shall the table hear the state of the city?

told-seats = { $count ->
    [one] 👍 One thumb is raised in the dark: { $seats }.
   *[other] 👍 Two thumbs are raised in the dark: { $seats }. One of them is sick and one is healthy, and nobody says which.
}
    .short = thumbs of { $seats }
told-yes = 👍 Yes.
    .short = yes
told-no = 👎 No.
    .short = no
told-town = 🌾 That was a healthy player, and not the Elixir. The search is lost.
    .short = healthy, not the Elixir
told-mafia = 🧟 You have woken one of the sick, and now they know you.
    .short = one of the sick
told-linked = 🤝 { $seat } stands before you in the dark. Now you know each other.
    .short = acquainted with { $seat }
    .own = 🌿 { $seat } has broken away and taken you along: from this dawn the two of you are a side of your own, and win together.

announce-night_deaths = 🩸 Dawn, and not everybody gets up: the city has lost { $count ->
    [0] one of its own.
   *[other] { $seats }.
}
announce-minute_of_silence = 🕯️ Please rise. A search has found the wrong door, and the city keeps a minute of silence.
announce-status_calm = 🌤️ The state of the city: calm.
announce-status_emergency = 🚨 The state of the city: emergency.
left-spear = 🗡️ { $seat } falls to the spear.
story-left-spear = 🗡️ { $seat } ({ $role }) fell to a spear.

phase-last_words-begins = 🕯️ **Last words.** Hear them out; when they end, the chair is empty.

room-sick = the sick
room-scientists = the scientists

refusal-no_mafia = There must be at least one of the sick at the table.
refusal-mafia_too_many = The sick would be as many as the healthy from the start.
refusal-own_team = { $seat } is not one you could choose for this: you know too well who that is.
refusal-not_your_shot = The kill is not in your hands.
refusal-not_your_search = The search is the Scientist's, for as long as the Scientist is in the game.
refusal-throne_empty = The throne is empty; there is nothing left to usurp.
refusal-one_tool = One tool a night and a day: you have used another.
refusal-no_spear = You have no spear.
refusal-no_inquiry = There is no further inquiry, today or in this game.

win-town = 🏙️ **The healthy have won.** The sickness has left the city, and the windows are open.
win-mafia = 🥀 **The sick have won.** They are as many as all the others, and nobody asks for medicine any more.
win-branch = 🌿 **The branch has won.** Two broke away from everybody, and now everybody has to deal with them.

mark-armed = holds a spear
side-town = The healthy
side-mafia = The sick
side-branch = The branch
team-town = the healthy
    .goal = You win when neither the sick nor a branch is left in the game.
team-mafia = the sick
    .goal = You win when you are as many as all the others together.
team-branch = the branch
    .goal = You win when the two of you are as many as all the others together.
