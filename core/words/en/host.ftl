# The host's controls and console.

host-title = 🎩 The host's console
host-done = Done.
host-paused = ⏸️ The clock is stopped. Nothing counts until it's running again.
host-prompt = { $seat } · { $do }: { $given }
host-yours = 🎩 You lead this table now. `/host peek` shows you all the cards; `/host` also lets you stop the clock, move the game on or put somebody out. I'll tell you here what people do in secret. Keep it to yourself.
host-voice-on = I'm on my way to the voice channel.
host-voice-off = I'm leaving the voice channel.
host-voice-none = This game has no voice channel.
