# When something goes wrong.

error-unexpected = 🧩 Something went wrong on my side. Your game is safe; try again in a moment. If it keeps happening, give whoever runs this bot this code: { $reference }.
error-store = 🗄️ I can't reach my notebook right now. Anything I've confirmed is safe; for anything new, try again in a moment.
error-connection = 📡 The connection dropped while I was answering. Check whether it worked; if it didn't, try again.
error-missing-right = I'm not allowed to do that here: **{ $permission }** is missing in { $channel }. Without it { $loss }
error-channel-gone = The game's channel is gone, so I've ended the game. Everyone is free to go.
error-unseen = ⏸️ I can't write in { $channel } right now: **{ $permission }** is missing there. The clock is stopped until I can, but for { $time } at most.
error-refused = Discord won't accept my message in { $channel }: { $why }. I'll keep trying. Until it goes through, `/mafia status` shows where the game stands.
error-server-only = That only works on a server.
error-unknown-command = I don't know that command any more. Give Discord a minute to catch up, then try again.
error-not-here = That person isn't on this server any more.
error-old-command = This command has changed since your Discord last loaded it. Restart Discord (Ctrl+R on a computer) and try it again.
error-newer-game = This game was started by a newer version of me, and whoever runs this bot has gone back to an older one. It goes on once the newer one is back.
