# Verbs: a label for menus (plain text), the question, and what the chooser and their room are told of the choice.

verb-kill = Shoot
    .ask = 🔫 Who do you shoot tonight?
    .chosen = The gun points at { $at }. You can still change your mind until the night is over.
    .seen = 🔫 { $by } points the gun at { $at }.
    .told = 🔫 { $by } pointed the gun at { $at }.
verb-save = Save
    .ask = 💉 Who do you watch over tonight?
    .chosen = You keep watch over { $at }. You can still change your mind until the night is over.
    .seen = 💉 { $by } keeps watch over { $at }.
    .told = 💉 { $by } kept watch over { $at }.
verb-inspect = Ask about
    .ask = 🔍 Who do you ask about tonight?
    .chosen = You ask about { $at }. The answer comes when the night ends; until then, you can still change your mind.
    .seen = 🔍 { $by } asks about { $at }.
    .told = 🔍 { $by } asked about { $at }.
verb-revive = Bring back
    .ask = 🕯️ Who do you bring back from the dead?
    .chosen = You call { $at } back. You can still change your mind until the night is over.
    .seen = 🕯️ { $by } calls { $at } back.
    .told = 🕯️ { $by } called { $at } back.
verb-pass = Do nothing
    .ask = Let this moment go by?
    .chosen = You're doing nothing this time.
verb-eject = Put out of the game
    .ask = Who broke the rules of the table?
verb-vote = Vote
    .ask = ✋ Who do you vote against?
    .chosen = { $count ->
        [0] You keep your hand down.
       *[other] Your hand is up against { $at }. You can change your vote until the vote closes.
    }
