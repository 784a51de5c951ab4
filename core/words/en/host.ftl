# The host's levers and console.

host-title = 🎩 The host's console
host-empty = Nothing has happened behind the curtain yet.
host-line = { $when } · { $line }
host-pause-button = Stop the clock
host-resume-button = Start the clock
host-next-button = On to the next phase
host-extend-button = More time
host-eject-button = Put out of the game
host-peek-button = All cards
host-spoke-button = They said the word
host-replace-button = Somebody else takes the chair
host-eject-placeholder = Who has broken the rules?
host-eject-ask = Put { $seat } out of the game? It cannot be undone.
host-forced = ⏭️ The host moves the game on.
host-done = Done.
host-paused = ⏸️ The clock stands still. Nothing counts until it runs again.
host-prompt = { $seat } · { $do }: { $given }
host-yours = 🎩 You lead this table now. `/host peek` shows you all cards; with `/host` you stop the clock, move the game on or put somebody out. What is done in secret you read here. Keep it to yourself.
