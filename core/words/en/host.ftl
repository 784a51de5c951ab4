# The host's levers and console.

host-title = 🎩 The host's console
host-done = Done.
host-paused = ⏸️ The clock stands still. Nothing counts until it runs again.
host-prompt = { $seat } · { $do }: { $given }
host-yours = 🎩 You lead this table now. `/host peek` shows you all cards; with `/host` you stop the clock, move the game on or put somebody out. What is done in secret you read here. Keep it to yourself.
host-voice-on = I am on my way to the voice table.
host-voice-off = I leave the voice table.
host-voice-none = This game has no voice table.
