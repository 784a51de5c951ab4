# Chairs that change hands in mid-game.

substitute-called = 👋 { $people }: this chair is yours now. Your card is under **{ role-card-button }**, and comes by direct message too, if I can send you one.
substitute-welcome = 👋 You're playing from chair { $seat } now. Here's your card, and what your chair has been told so far. Anything it's still asked comes to you too.
substitute-gone = 🔁 Somebody else is playing from your chair now. Thanks for playing; please keep what you know to yourself until the game is over.
substitute-sought = 🪑 { $seat } is looking for a substitute. Whoever takes the chair gets its card and everything it knows. Until then, nothing changes.
substitute-take-button = Take the chair
substitute-you-have = You're playing from chair { $seat } now. **{ role-card-button }** shows your card and what your chair has been told.
substitute-you-wait = A game is on. You're number { $number } in line for a chair: when one comes free, I'll call you in this channel and you play on from it. `/mafia leave` takes you off the list.
substitute-held = You've asked for a substitute, and anyone can take the chair now. Until somebody does, its player plays on; `/mafia join` takes the request back.
substitute-found = Done. Somebody was waiting, and plays from that chair now.
refusal-already_waiting = You're already waiting for a chair.
refusal-own_chair_only = A player can only give up their own chair. For anyone else's, ask a host who isn't playing or somebody who manages the server.
refusal-already_offered = That chair is already open to a substitute. Until somebody takes it, its player plays on.
refusal-knows_too_much = You've already given up a chair in this game, so you know too much to play from this one.
refusal-saw_cards = You've led this game and seen its cards, so you can't play in it.
refusal-they_have_chair = They already have a chair in this game.
refusal-they_know_too_much = They've seen this game's cards or given up another chair in it, so they know too much to play from this one.
refusal-they_were_kicked = They were removed from this table before the game, so they can't take a chair in it.

# Players who give no sign.

idle-warning = 🕯️ We miss you. { $rounds ->
    [one] For a whole round, a day and a night,
    [2] For two rounds in a row, each a day and a night,
    [3] For three rounds in a row, each a day and a night,
   *[other] For { $rounds } rounds in a row, each a day and a night,
} you've given no sign that everyone could see, and secret acts don't count. One more like that, and somebody else takes your chair or your card leaves the game. A vote, a word or the button here is enough.
idle-nights = 🌙 For { $nights ->
    [2] two
    [3] three
   *[other] { $nights }
} nights in a row, I've asked you for something and had no answer. Choose, or press **{ night-pass-button }**: that counts as an answer too, and nobody has to wait for you.
idle-here-button = I'm here
idle-here = Good to know. Your chair stays yours.
clock-whole = ⏳ The speaker is here after all and gets the whole turn.
clock-granted = ⏳ The table gives the speaker more time.
refusal-no_more_time = You've used up all your extra time for this round.
time-short = ⏳ **Ten seconds left.**
time-decided = ⏳ **Everyone has decided.**
