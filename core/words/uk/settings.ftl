# What whoever opened a table changes about it before the game.

settings-button = Налаштування
settings-title = ⚙️ Налаштування столу
settings-about = Вибране діє одразу, і всі бачать це в повідомленні столу. Інший сценарій має свої карти й правила; кому там не вистачить місця, той чекає в черзі.
settings-book = Сценарій
settings-language = Мова столу
settings-pace = Темп
settings-voice = Голосовий канал: немає, граємо текстом
settings-runner = Ведучий, який не грає: немає
settings-host = Передати стіл…
settings-kick = Вивести з-за столу…
settings-let-back = За стіл поки не пускають; можна повернути
settings-handed = 🎩 Тепер цей стіл веде **{ $name }**.
settings-not-yours = 🎩 Тепер цей стіл ведете не ви.

lobby-queue-button = Стати в чергу
lobby-change-configured = 🪑 { $people }: місць стало менше. Ви чекаєте в черзі, у тому порядку, в якому прийшли.
lobby-change-kicked = 🪑 { $people }: вас вивели з-за цього столу.
lobby-change-host = 🎩 { $people }: тепер цей стіл ведете ви.
