# The day: the panel, the speakers' turns, talk about the talk.

day-ends = Time is up { $when }.
day-alive = **At the table ({ $count }):** { $seats }
day-yield-button = I'm done speaking
day-skip-button = Straight to the vote
day-extend-button = More time
day-challenge-button = Challenge
day-agree-button = 👍 I agree
day-disagree-button = 👎 I disagree
day-act-button = Use an ability
day-grant-placeholder = Who gets the challenge?

turn-begins = 🎙️ { $extra ->
    [none] { $speaker } has the floor for { $time }.
    [closing] The speeches are over. If you want to act by day, you have { $time } left.
    [called] { $speaker } has been called on to speak for { $time }.
    [encore] { $speaker } has the floor once more, for { $time }.
    [departed] { $speaker } has { $time } for some last words.
   *[other] { $speaker } takes the challenge and speaks for { $time }.
}
turn-now = 🎙️ **The floor:** { $speaker }; the turn ends { $when }
turn-closing-now = ⏳ **Last chance to act by day**: it ends { $when }
turn-closing-then = · { $when } last chance to act by day
turn-then = · then { $speaker } { $when }{ $extra ->
    [none] { "" }
    [called] { " (called)" }
    [encore] { " (once more)" }
    [departed] { " (last words)" }
   *[other] { " (challenge)" }
}
turn-more = · and { $count } more after them

floor-yield = { $by } has said enough.
floor-skip = { $by } wants to go straight to the vote.
floor-skip-count = Straight to the vote: { $votes } of { $needed }.
floor-extend = { $by } asks for more time.
floor-extend-count = More time: { $votes } of { $needed }.
floor-extended = ⏳ The talk goes on for another { $time }.
floor-challenge = ✋ { $by } asks for a challenge.
floor-grant = { $by } grants { $at } a challenge.
floor-agree = 👍 { $by } agrees.
floor-disagree = 👎 { $by } disagrees.
