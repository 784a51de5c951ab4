# A lesson: one short night and day with scripted players (/mafia learn).

learn-title = 🎓 A lesson: { $scenario }
learn-card = Here you play one short night and one day with people who are not real, by the true rules. Nobody waits for you, and nothing counts. This is your card; in a game it comes by direct message, and stays your secret. Read it, then go on.
learn-night = **It is night.** Whoever has something to do is asked in silence, in a message like this. Choose below. In a game you may change your mind until the night ends.
learn-sleep = **It is night, and your card asks nothing of you.** You sleep while others act. Listen for what the morning brings.
learn-room = This is asked of your whole team. In a game you have a thread of your own, where you talk it over.
learn-day = **It is day.** The city talks: who says what, about whom, and why? In a game you write in the channel, or speak when the floor is yours. What you say you are is up to you.
learn-day-act = Your card gives you something to do by day as well. You may let it go by.
learn-vote = **It is time to vote.** Everybody sees this menu under the game's message. Name whom you suspect, and see what the others do.
learn-out = You are out of the game. In a game you would watch with the others who are gone, and could not speak any more.
learn-rest = In a game a form asks for the rest; here it is filled in for you.
learn-on = Go on
learn-pass = Go on without an answer
learn-end = 🎓 **That is the lesson.** A real game goes on like this until one side has won. `/mafia start` opens a table, the button Join takes a chair at one. `/mafia rules` has the whole rulebook, `/mafia roles` every role, and `/mafia learn` another lesson with the rulebook and the role that you name.
learn-again = Once more
learn-sent = 🎓 Your lesson is in our direct messages: { $channel }.
learn-gone = This lesson cannot go on: the game has been changed since. `/mafia learn` begins a new one.
learn-busy = Many are learning just now. Try again in a moment.
learn-no-role = This rulebook has no such role. Choose one of those that are offered as you type.
