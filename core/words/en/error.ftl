# When something goes wrong.

error-unexpected = 🧩 Something went wrong on my side. Nothing of your game is lost; try again in a moment. If it stays so, tell whoever runs this bot: { $reference }.
error-store = 🗄️ I cannot reach my notebook just now. Acts that I confirmed are safe; for new ones, try again in a moment.
error-connection = 📡 The line broke off while I was answering. Look whether it has been done; if not, try again.
error-missing-right = I may not do that here: **{ $permission }** is missing in { $channel }. Without it { $loss }
error-channel-gone = The channel of the game is gone. I have ended the game and released everyone.
error-unseen = ⏸️ I cannot write in { $channel } just now: **{ $permission }** is missing there. The clock stands still until I can, but for { $time } at most.
error-refused = Discord does not take what I have to say in { $channel }: { $why }. I offer it again from time to time. Until it is taken, `/mafia status` shows where the game stands.
error-server-only = That works in a server only.
error-unknown-command = I do not know that command any more. Discord may need a minute to catch up.
error-not-here = That person is not in this server any more.
error-old-command = This command has changed since your Discord last loaded it. Restart Discord (Ctrl+R on a computer) and give it again.
error-newer-game = A newer version of me runs this game. Whoever runs this bot has gone back to an older one; with the newer it goes on.
