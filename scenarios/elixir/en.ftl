# Elixir.

scenario-title = Elixir
scenario-summary = Four sick players who don't stick together, against a city of healthy people. There's a throne to usurp, a third side to found, and one player everybody is looking for, because nobody else has the medicine.
scenario-rules = • **The sides.** Four sick: Sorcerer, Rebel, Usurper, Zombie. Everybody else is healthy. On the opening night the sick see one another, and so do the Scientist and the Assistant. The Elixir sees two thumbs, the Usurper's and the Scientist's, but not whose is whose.

    • **The night.** The Sorcerer kills, even one of the sick. Whatever is aimed at the Sorcerer at night (a question, the bow, medicine or a spear) is thrown back and infects whoever sent it for a night and a day: medicine from infected hands does nothing.

    • **Two searches for the Elixir.** The Usurper has one, and the Scientist and the Assistant share another. If the Usurper finds the Elixir, the Sorcerer dies instead of the night's victim; if not, the Usurper does, and the sick can kill two the next night. If the scientists find the Elixir, the sick kill nobody that night; if they wake one of the sick, the Assistant is lost.

    • **The Rebel** can once break away with one healthy player. From then on the two win together, and with nobody else.

    • **The day.** Everyone speaks once. The Courier, spear in hand, can leave and take somebody along; the Treasurer's spear kills only the one it's thrown at. Nothing is ever shown of those who leave.

    • **The state of the city.** You can ask for it: calm while the healthy are three or more ahead, otherwise an emergency. The infected, and the partner in a branch, are counted as sick when they leave; a Rebel who has broken away is counted as healthy.

    • **The vote.** Name as many as you like. How many hands it takes to put a player on trial depends on how many are still in the game, and it takes as many to send that player away: six from fourteen players up, five from eleven, four from eight, three from six, two below that. Defendants vote only if there are more than two. In a tie nobody leaves.

    • **The end.** The sick, or the branch, win when there are at least as many of them as there are others; the healthy win when neither the sick nor a branch is left. If three are left, they talk, and a handshake decides.

option-inquiries = The state of the city
    .description = How often it can be asked for in a game

role-sorcerer = Sorcerer
    .card = You rule the sick, and your own people aren't safe from you. Anyone who asks about you hears that you're healthy, and whatever is aimed at you at night is thrown back and infects whoever sent it. Beware of the Usurper, who will kill for your throne or die for it; and by day, of the vote and the spear.
    .night = Kill one player, sick or healthy. Medicine can stop you, and so can a search that finds the Elixir; the Scientist can't be killed at night. On the night after the Usurper's search has failed, you can kill two.
    .knows = On the opening night you see all of the sick.
role-rebel = Rebel
    .card = You're one of the sick, and you needn't stay one of them. The Courier's question finds you out and the bow kills you, whether you've broken away or not.
    .night = Once a game, break away with one healthy player: from that dawn on, the two of you are a side of your own. You still wake with the sick, and they aren't told. Once Sorcerer and Usurper are gone, the kill is yours, unless you've broken away.
    .knows = On the opening night you see all of the sick.
role-usurper = Usurper
    .card = You're one of the sick, and you want the throne. The Courier's question finds you out, and the bow kills you.
    .night = Once a game, while the Sorcerer is in play, look for the Elixir. If you find the Elixir, the Sorcerer dies instead of the night's victim, and the kill is yours. If you don't, you die, whatever medicine you got, and the next night the sick can kill two. If the Sorcerer goes in any other way, the kill is yours as well.
    .knows = On the opening night you see all of the sick.
role-zombie = Zombie
    .card = You're one of the sick, loyal to whoever leads them. The Courier's question finds you out, and the bow kills you.
    .night = You wake with the sick. Once all the others are gone, the kill is yours.
    .knows = On the opening night you see all of the sick.
role-scientist = Scientist
    .card = You're healthy, and no night can kill you; by day you're as mortal as anybody. Somewhere out there is the Elixir.
    .night = You wake with the Assistant. Once a game the two of you look for the Elixir. If you find the Elixir, the sick kill nobody tonight. If you wake one of the sick, the Assistant dies, and nothing can prevent it. If it's anybody else, the search is lost.
    .knows = On the opening night you and the Assistant see each other.
role-assistant = Assistant
    .card = You're healthy, and you'd give your life for the search. You may have to: if it wakes one of the sick, nothing saves you.
    .night = You wake with the Scientist. Once the Scientist is gone, the search is yours.
    .knows = On the opening night you and the Scientist see each other.
role-courier = Courier
    .card = You're healthy and carry three tools: a question, a bow and a spear. You can use one of them in a night and the day after.
    .night = Ask about one player: yes means sick, though for the Sorcerer you hear no. Or, once a game, draw the bow: one of the sick dies of it, unless medicine saves them, and a healthy player isn't hurt. Both question and bow are wasted on the Sorcerer, and they leave you infected until the end of the next night. If you do neither, the spear is yours by day: whoever it hits leaves, and you leave with them.
role-elixir = Elixir
    .card = You're healthy, and every night you have the only medicine there is. Everybody is looking for you.
    .night = Give the medicine to one player, and to yourself on two nights of the game: tonight neither the kill nor the bow can hurt them. If you give it to the Sorcerer, it comes back: it protects you instead, but you're infected, and your medicine does nothing the next night.
    .knows = On the opening night you see two thumbs: the Usurper's and the Scientist's, but not which is which.
role-treasurer = Treasurer
    .card = You're healthy and keep two treasures: one dose and one spear.
    .night = Once a game, give the dose, to yourself if you like: tonight neither the kill nor the bow can hurt whoever has it. And once a game, hand the spear to somebody else, who can throw it the next day. Not both on the same night. Whatever you give to the Sorcerer comes back to you, and you're infected until the end of the next night.
role-human = Human
    .card = You're healthy and have no power but your eyes, your ears and your vote.
    .night = You sleep. Nobody wakes you. If the Rebel breaks away with you, you're told at dawn, and from then on, you win only with the Rebel.

verb-kill = Kill
    .ask = ☠️ Who do you kill tonight?
    .chosen = You kill { $at }. You can still change your mind until the night is over.
    .seen = ☠️ { $by } wants to kill { $at }.
    .told = ☠️ { $by } set out to kill { $at }.
verb-save = Give medicine
    .ask = 💊 Who gets medicine tonight?
    .chosen = The medicine is for { $at }. You can still change your mind until the night is over.
    .chosen-self = The medicine is for you. You can still change your mind until the night is over.
    .told = 💊 { $by } gave { $at } medicine.
    .told-self = 💊 { $by } took the medicine.
verb-branch = Break away
    .ask = 🌿 Who do you break away with?
    .chosen = You break away with { $at }. You can still change your mind until the night is over.
    .told = 🌿 { $by } broke away with { $at }.
verb-seek = Look for the Elixir
    .ask = ⚗️ Who is the Elixir?
    .chosen = You look for the Elixir at the door of { $at }. You can still change your mind until the night is over.
    .seen = ⚗️ { $by } points at { $at }: is this the Elixir?
    .told = ⚗️ { $by } looked for the Elixir at the door of { $at }.
verb-shoot = Draw the bow
    .ask = 🏹 Who do you draw the bow at?
    .chosen = The arrow points at { $at }. You can still change your mind until the night is over.
    .told = 🏹 { $by } drew the bow at { $at }.
verb-detonate = Take the spear
    .ask = 🗡️ Who do you take along? You leave with them, at once.
    .chosen = You take { $at } along.
    .seen = 🗡️ { $by } takes the spear, and { $at } along.
    .told = 🗡️ { $by } took { $at } along with the spear.
verb-arm = Hand over the spear
    .ask = 🗡️ Who gets the spear?
    .chosen = The spear is for { $at }. You can still change your mind until the night is over.
    .told = 🗡️ { $by } handed { $at } the spear.
verb-fire = Throw the spear
    .ask = 🗡️ Who do you throw the spear at?
    .chosen = You throw the spear at { $at }.
    .seen = 🗡️ { $by } throws a spear at { $at }!
    .told = 🗡️ { $by } threw the spear at { $at }.
verb-shake = Hold out a hand
    .ask = 🤝 Who do you hold out your hand to?
    .chosen = You hold out your hand to { $at }.
    .seen = 🤝 { $by } holds out a hand to { $at }.
    .told = 🤝 { $by } held out a hand to { $at }.
verb-inquire = Ask for the state of the city
    .ask = 📋 Do you want to hear the state of the city?
    .chosen = You want to hear the state of the city.
    .seen = 📋 { $by } wants to hear the state of the city.
    .told = 📋 { $by } wanted to hear the state of the city.
verb-inquiry = State of the city
    .ask = Should the table hear the state of the city?

told-seats = { $count ->
    [one] 👍 One thumb is raised in the dark: { $seats }.
   *[other] 👍 Two thumbs are raised in the dark: { $seats }. One of them is sick and one is healthy, and nobody says which.
}
    .short = thumbs of { $seats }
told-yes = 👍 Yes.
    .short = yes
told-no = 👎 No.
    .short = no
told-town = 🌾 That was a healthy player, but not the Elixir. The search is lost.
    .short = healthy, not the Elixir
told-mafia = 🧟 You've woken one of the sick, and now they know you.
    .short = one of the sick
told-linked = 🤝 { $seat } stood in front of you in the dark. Now you know each other.
    .short = acquainted with { $seat }
    .own = 🌿 { $seat } has broken away and taken you along: from now on, the two of you are a side of your own, and you win together.

announce-night_deaths = 🩸 Dawn, and not everybody gets up: the city has lost { $count ->
    [0] one of its own.
   *[other] { $seats }.
}
announce-minute_of_silence = 🕯️ Please rise. A search knocked at the wrong door last night, and the city keeps a minute of silence.
announce-status_calm = 🌤️ The state of the city: calm.
announce-status_emergency = 🚨 The state of the city: emergency.
left-spear = 🗡️ { $seat } is killed by the spear.
story-left-spear = 🗡️ { $seat } ({ $role }) was killed by a spear.

phase-last_words-begins = 🕯️ **Last words.** Hear them out; when they end, the chair is empty.

room-sick = the sick
room-scientists = the scientists

refusal-no_mafia = There must be at least one of the sick at the table.
refusal-mafia_too_many = There must be fewer sick than healthy players.
refusal-own_team = You can't choose { $seat } for this: you know who that is.
refusal-not_your_shot = The kill isn't in your hands.
refusal-not_your_search = The search is the Scientist's, as long as the Scientist is in the game.
refusal-throne_empty = The throne is empty; there's nothing left to usurp.
refusal-one_tool = One tool a night and a day: you've used another.
refusal-no_spear = You have no spear.
refusal-no_inquiry = You've already asked once today, or as often as this game allows.

win-town = 🏙️ **The healthy have won.** The windows are open, and the city breathes again.
win-mafia = 🥀 **The sick have won.** Nobody asks for medicine any more.
win-branch = 🌿 **The branch has won.** Two broke away from everybody, and now everybody has to deal with them.

mark-armed = holds a spear
side-town = The healthy
side-mafia = The sick
side-branch = The branch
team-town = the healthy
    .goal = You win when neither the sick nor a branch is left in the game.
team-mafia = the sick
    .goal = You win when there are at least as many of you as there are others.
team-branch = the branch
    .goal = You win when there are at least as many of you as there are others.
