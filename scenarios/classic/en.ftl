# Classic Mafia.

scenario-title = Classic Mafia
scenario-summary = The plainest and the oldest: an informed few against an uninformed many. Three roles act at night, no card is ever turned over, and words are all you have.
scenario-rules = • **The sides.** A third of the table is mafia, led by a godfather. Everyone else is the town, among them one doctor and one detective.

    • **The opening night.** The members of the mafia see each other and learn who their godfather is. Nobody acts.

    • **The day.** One round of speeches in the order of the chairs, everyone once. You can claim to be anything you like; no card is ever shown.

    • **The vote.** First the nomination: name as many as you like. Anyone named by more than half of the living has to defend themselves. Then the verdict: only those not on trial vote, one vote each. A single defendant leaves if more than half of the living vote against them. Of several, the one with the most votes leaves, and if some are tied for the most, they all leave together.

    • **The night.** The mafia shoots one player; while the godfather lives, the godfather alone calls the shot. The doctor watches over one bed, their own if they like. The detective asks whether one player is mafia; for the godfather the answer is no.

    • **The end.** The town wins as soon as no mafia is left. The mafia wins if there are at least as many mafia as townspeople when the sun comes up.

option-speech_seconds = Seconds for each speech
    .description = The same for everybody, 30 to 60

role-godfather = Godfather
    .card = You lead the mafia. Anyone who asks about you is told you're an honest citizen, and your own people wait for your word.
    .night = Hear your people out in your room, then call the shot. It's yours alone, every night, as long as you're in the game. Only the doctor can stop it.
    .knows = On the opening night you see all of your people.
role-mafioso = Plain mafioso
    .card = You belong to the mafia. By day you're the kindest neighbour on the street; but if the detective asks about you, the answer is yes.
    .night = Talk with your people in your room. The godfather calls the shot; once the godfather is gone, any of you can, and the last word stands.
    .knows = On the opening night you see all of your people; as it ends, you learn which of them is the godfather.
role-doctor = Doctor
    .card = You're the town's doctor. You don't know who they'll come for; you can only guess, and be there.
    .night = Keep watch at one bed: your own if you like, the same one night after night if you like. If that's where they shoot, nobody dies.
role-detective = Detective
    .card = You're the town's detective. What you find out at night is worth only as much as you can make people believe by day.
    .night = Ask about one player every night: yes means mafia. The godfather has friends in high places: ask about the godfather, and you always hear no.
role-citizen = Citizen
    .card = You're a plain citizen. You have no weapon and no secret; you have eyes, ears and a vote, and without you the town is lost.
    .night = You sleep. Nobody wakes you.

verb-save = Watch over
    .ask = 💉 Doctor, who do you watch over tonight?
    .chosen = You watch over { $at }. You can still change your mind until the night is over.
    .chosen-self = You watch over yourself tonight. You can still change your mind until the night is over.
    .seen = 💉 { $by } keeps watch over { $at }.
    .seen-self = 💉 { $by } keeps watch over their own bed.
    .told = 💉 { $by } kept watch over { $at }.
    .told-self = 💉 { $by } kept watch over their own bed.
verb-kill = Shoot
    .ask = 🔫 Who does the mafia shoot tonight?
    .chosen = The gun points at { $at }. The order can still change until the night is over.
    .seen = 🔫 { $by } points the gun at { $at }.
    .told = 🔫 { $by } pointed the gun at { $at }.
verb-inspect = Ask about
    .ask = 🔍 Detective, who do you ask about tonight?
    .chosen = You ask about { $at }. The answer comes when the night ends; until then, you can still change your mind.
    .told = 🔍 { $by } asked about { $at }.

told-seats = 👀 You open your eyes and find each other. The mafia: { $seats }.
    .short = the mafia is { $seats }
told-godfather = 🎩 Your godfather is { $seat }.
    .short = { $seat } is the godfather
told-yes = 👍 Yes. That's a member of the mafia.
    .short = yes, mafia
told-no = 👎 No. As far as anyone can tell, they're not mafia.
    .short = no

phase-intro_night-begins = 🌙 **The city falls asleep for the first time.** For { $time }, the members of the mafia open their eyes and look for each other; everyone else keeps theirs shut.
phase-day-begins = ☀️ **Day { $day }. The city wakes up.** You speak one after another, { $time } each. Let's begin.
phase-nomination-begins = ☝️ **Who has some explaining to do?** Name everyone you suspect. Anyone named by more than half of the living goes on trial. You have { $time }.
phase-defence-begins = 🗣️ **The defence.** { $time } to speak. Everyone else listens.
phase-verdict-begins = ⚖️ **The verdict.** Everyone not on trial has one vote. You have { $time }.

announce-killed = 🩸 The night was not kind. The city has lost { $seats }{ $over ->
    [yes] .
   *[no] ; { $count ->
        [one] the card stays face down.
       *[other] the cards stay face down.
    }
}
announce-no_death = 🌤️ Everyone opens their eyes. Nobody was lost last night, and nobody will ever say why.

refusal-no_mafia = There must be at least one mafia player at the table.
refusal-not_your_shot = The godfather calls the shot. While the godfather is in the game, nobody else can.
refusal-own_team = { $seat } is one of your own. The mafia doesn't shoot its own people.

win-town = 🏙️ **The town has won.** No mafia is left in the city, and tonight the doors stay open.
win-mafia = 🥀 **The mafia has won.** The sun comes up, and the town no longer has a majority. From today on, the city belongs to the mafia.

team-town = the town
    .goal = You win when no member of the mafia is left in the game.
team-mafia = the mafia
    .goal = You win if there are at least as many mafia as townspeople when a new day begins.
