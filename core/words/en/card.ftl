# The role card and the sides.

card-title = 🃏 Your role: **{ $role }**
card-win = **Your side:** { $team }. { $goal }
card-goal-alone = You play for yourself, and win alone.
card-night = **At night:** { $night }
card-night-nothing = You sleep. Your weapons are your eyes, your words and your vote.
card-knows = **Your people:** { $known }
card-known = { $seat } ({ $role })
card-powers = **This card was given:** { $count ->
    [0] nothing but a vote
   *[other] { $powers }
}.
card-seat = You're in chair **{ $number }**.
card-secret = Don't show this to anyone. What you *say* you are is up to you.
card-intro = Your card for this game of { $scenario }:

team-town = the town
    .goal = You win when no mafia is left in the city.
team-mafia = the mafia
    .goal = You win when the city can no longer stand up to you.

win-town = 🏙️ **The town has won.** The last of the mafia is gone, and the city may sleep with its doors open.
win-mafia = 🥀 **The mafia has won.** The city can no longer stand up to it; from tonight, everybody pays.
win-nobody = ⚖️ **Nobody has won.** The game is a draw.

room-mafia = the mafia
