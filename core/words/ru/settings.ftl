# What whoever opened a table changes about it before the game.

settings-button = Настройки
settings-title = ⚙️ Настройки стола
settings-about = Выбранное действует сразу, и все видят это в сообщении стола. У другого сценария свои карты и правила; кому там не хватит места, тот ждёт в очереди.
settings-book = Сценарий
settings-language = Язык стола
settings-pace = Темп
settings-voice = Голосовой канал: нет, играем текстом
settings-runner = Ведущий, который не играет: нет
settings-host = Передать стол…
settings-kick = Убрать из-за стола…
settings-let-back = Снова пустить за стол…
settings-handed = 🎩 Теперь этот стол ведёт **{ $name }**.
settings-not-yours = 🎩 Теперь этот стол ведёте не вы.

lobby-queue-button = Встать в очередь
lobby-change-configured = 🪑 { $people }: мест стало меньше. Вы ждёте в очереди, в том порядке, в каком пришли.
lobby-change-kicked = 🪑 { $people }: ведущий убирает вас из-за этого стола.
lobby-change-host = 🎩 { $people }: теперь этот стол ведёте вы.
