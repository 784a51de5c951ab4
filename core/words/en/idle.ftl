# Chairs that change hands in mid-game.

substitute-called = 👋 { $people }: this chair is yours now. Your card is under **{ role-card-button }**, and comes by direct message where I may write to you.
substitute-welcome = 👋 You play on from chair { $seat }. This is your card, and what your chair has been told so far. Whatever is still asked of it comes to you as well.
substitute-gone = 🔁 Somebody else plays on from your chair now. Thank you for the game so far; keep what you know to yourself until it is over.
substitute-sought = 🪑 { $seat } looks for a substitute. Whoever takes the chair gets the card that lies there and everything it knows. Until then nothing changes.
substitute-take-button = Take the chair
substitute-you-have = You play on from chair { $seat }. **{ role-card-button }** shows your card and what your chair has been told.
substitute-you-wait = A game is being played. You are number { $number } of those who wait for a chair: when one is given up, you play on from it, and I call you in this channel. `/mafia leave` takes you off the list.
substitute-held = Your request stands: whoever wants to can take the chair now. Until then its player plays on, and `/mafia join` takes the request back.
substitute-found = Done. Somebody was waiting, and plays on from that chair.
refusal-already_waiting = You wait for a chair already.
refusal-own_chair_only = Who plays can give up their own chair only. Over others' chairs a host who does not play decides, or whoever manages the server.
refusal-knows_too_much = You have given up another chair in this game, and know too much to play on from this one.

# Who does not play.

idle-warning = 🕯️ You are missed. { $rounds ->
    [one] For a whole round, a day and a night,
   *[other] For { $rounds } rounds in a row, each a day and a night,
} you have given no sign that all could see; what a card does in secret is none. One more like that, and somebody else plays on from your chair, or your card leaves the game. A vote, a word or the button here is enough.
idle-nights = 🌙 { $nights } nights in a row you were asked for something and gave no answer. Choose, or press **{ night-pass-button }**: that is an answer as well, and nobody has to wait for you.
idle-here-button = I am here
idle-here = Good to know. Your chair stays yours.
clock-whole = ⏳ The speaker is here after all and has the whole turn.
clock-granted = ⏳ The table gives the speaker more time.
refusal-no_more_time = You have had all the extra time there is in this round.
time-short = ⏳ **Ten seconds left.**
