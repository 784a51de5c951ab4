# What the host can change about a table before the game.

settings-button = Settings
settings-title = ⚙️ This table
settings-about = Changes apply at once, and everybody sees them in the lobby. Another rulebook brings its own cards and house rules; anyone who doesn't fit waits for a chair.
settings-book = Rulebook
settings-language = Table language
settings-pace = Pace
settings-voice = Voice channel: none, we're playing in text
settings-runner = A host who doesn't play: none
settings-host = Hand the table over to…
settings-kick = Remove somebody from the table…
settings-let-back = Removed; let them back
settings-handed = 🎩 You've handed the table over to **{ $name }**.
settings-not-yours = 🎩 Somebody else leads this table now.

lobby-queue-button = Wait for a chair
lobby-change-configured = 🪑 { $people }: there are fewer chairs now. You're waiting for one, in the order you came.
lobby-change-kicked = 🪑 { $people }: the host has removed you from this table.
lobby-change-host = 🎩 { $people }: you lead this table now.
