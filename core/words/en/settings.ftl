# What whoever opened a table changes about it before the game.

settings-button = Settings
settings-title = ⚙️ This table
settings-about = What you choose holds at once, and everybody sees it in the lobby. Another rulebook brings its own cards and house rules; whoever finds no chair there waits for one.
settings-book = Rulebook
settings-language = Language of the table
settings-pace = Pace
settings-voice = Voice channel: none, we play in text
settings-runner = A host who does not play: nobody
settings-host = Hand the table over to…
settings-kick = Take somebody off the table…
settings-let-back = Was taken off; may come back
settings-handed = 🎩 You have handed the table over to **{ $name }**.
settings-not-yours = 🎩 Somebody else leads this table now.

lobby-queue-button = Wait for a chair
lobby-change-configured = 🪑 { $people }: there are fewer chairs now. You wait for one, in the order in which you came.
lobby-change-kicked = 🪑 { $people }: the host has taken you off this table.
lobby-change-host = 🎩 { $people }: you lead this table now.
