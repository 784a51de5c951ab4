# A lesson: one short night and day with scripted players (/mafia learn).

learn-title = 🎓 A lesson: { $scenario }
learn-card = You're about to play one short night and one day with scripted players, by the real rules. Take your time: nobody is waiting, and none of this counts. This is your card; in a game it comes by direct message and stays your secret. Read it, then go on.
learn-night = **It's night.** If you have something to do, I ask you quietly, in a message like this. Choose below. In a game, you can change your mind until the night ends.
learn-sleep = **It's night, and your card has nothing to do.** You sleep while others act. Listen for what the morning brings.
learn-room = I'm asking your whole team. In a game, you'd talk it over in a thread of your own.
learn-day = **It's day.** The city talks: who says what, about whom, and why? In a game, you'd write in the channel, or speak when you have the floor. What you say you are is up to you.
learn-day-act = Your card also gives you something to do by day. You don't have to use it.
learn-vote = **It's time to vote.** Everybody sees this menu under the game's message. Name the player you suspect, and see what the others do.
learn-out = You're out. In a real game, you'd go on watching with the others who are gone, but you couldn't speak to the living any more.
learn-rest = In a game, a form asks for the rest; here I've filled it in for you.
learn-on = Go on
learn-pass = Go on without an answer
learn-end = 🎓 **That's the lesson.** A real game goes on like this until one side has won. `/mafia start` opens a table, and the Join button gets you a chair. `/mafia rules` has the whole rulebook, `/mafia roles` every role, and `/mafia learn` another lesson, with any rulebook and role you name.
learn-again = Once more
learn-sent = 🎓 Your lesson is waiting in our direct messages: { $channel }.
learn-gone = This lesson can't go on, because the game has changed since. `/mafia learn` begins a new one.
learn-busy = Lots of people are learning right now. Try again in a moment.
learn-no-role = This rulebook has no such role. Choose one of those I offer as you type.
