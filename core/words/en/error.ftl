# When something goes wrong.

error-title = Something went wrong
error-unexpected = 🧩 Something went wrong on my side. Nothing of your game is lost; try again in a moment. If it stays so, tell whoever runs this bot: { $reference }.
error-discord = Discord does not answer me as it should. I keep trying; nothing is lost.
error-store = 🗄️ I cannot reach my notebook just now. Acts that I confirmed are safe; for new ones, try again in a moment.
error-missing-right = I may not do that here: **{ $permission }** is missing in { $channel }. { $loss }
error-channel-gone = The channel of the game is gone. I have ended the game and released everyone.
error-thread-gone = The room of { $room } was deleted. From here on I carry its talk by direct message.
error-slow-down = Slowly, please. Try again in { $time }.
error-server-only = That works in a server only.
error-unknown-command = I do not know that command any more. Discord may need a minute to catch up.
