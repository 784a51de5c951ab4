# Before the game: the lobby, and what it waits for.

lobby-title = 🌆 Збирається стіл: { $scenario }
lobby-invitation = Сідайте. Щойно ведучий дасть знак, двері зачиняться, а карти підуть по колу.
lobby-host = **Ведучий:** { $host }
lobby-scenario = **Сценарій:** { $scenario }
lobby-scenario-seats = від { $least } до { $most } { $most ->
    [one] гравця
    [few] гравців
   *[many] гравців
}
lobby-scenario-exact = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
lobby-language = **Мова:** { $language }
lobby-pace = **Темп:** { pace-name }
pace-name = { $pace ->
    [narrated] ведучий викликає ролі одну за одною
    [clock] кожна фаза триває весь свій час
   *[together] фаза закінчується, коли всі обрали
}
lobby-voice = **Голосовий канал:** { $channel }
lobby-voice-unnarrated = **Голосовий канал:** { $channel }, без озвучення
lobby-voice-none = **Голосовий канал:** немає, граємо текстом
lobby-options = **Правила столу:** { $options }
lobby-reveal-rulebook = **Ролі тих, хто вибув:** як у сценарії
lobby-players = **За столом ({ $count } з { $most })**
lobby-player = { $number }. { $name }
lobby-players-none = Місця ще порожні. Хто наважиться сісти першим?
lobby-missing-players = { $count ->
    [one] Ще { $count } гравець — і можна починати.
    [few] Ще { $count } гравці — і можна починати.
   *[many] Ще { $count } гравців — і можна починати.
}
lobby-ready = Гравців досить. { $host }, починайте, щойно стіл буде готовий.
lobby-full-now = Усі місця зайняті. { $host }, стіл ваш.
lobby-moderator-seated = ⚠️ { $count ->
    [1] { $seats } може відкрити приватні гілки цього каналу, зокрема й гілку мафії.
   *[other] { $seats } можуть відкрити приватні гілки цього каналу, зокрема й гілку мафії.
} Ведучий може ввімкнути пересилання: тоді команда розмовляє через мене, в особистих повідомленнях, і відкривати буде нічого.
lobby-relay-on = Пересилання ввімкнено: кожна команда розмовляє через мене, в особистих повідомленнях.
lobby-human-host = 🎩 { $host } веде цей стіл і бачить кожну карту. За мною — записи.

lobby-join-button = Сісти за стіл
lobby-leave-button = Встати
lobby-begin-button = Почати
lobby-roles-button = Ролі
lobby-relay-button = Увімкнути пересилання
lobby-stop-button = Скасувати

lobby-you-joined = Місце ваше. Карта надійде, коли почнеться гра: дозвольте особисті повідомлення з цього сервера або скористайтеся тут кнопкою **{ role-card-button }**.
dm-first-word = 👋 Сюди надійде ваша карта, коли почнеться гра, а вночі — запитання до вас і відповіді. Нікому їх не показуйте.
lobby-you-left = { $chair ->
    [queue] Ви більше не в черзі.
    [taken] Ви звільнили місце. Його зайняв перший із черги.
    [closed] Ви звільнили місце. За столом більше нікого немає, тож його закрито.
   *[free] Ви звільнили місце. Воно чекає на охочих.
}
lobby-you-left-game = Ви вийшли з кімнати. Місце чекає на вас. Часу на повернення: { $time }. Сядьте за стіл знову, поки є час, і грайте далі. Інакше ви вибуваєте з гри.
lobby-waiting = **Чекають на місце ({ $count }):** { $names }
lobby-you-wait = Усі місця зайняті. Ваш номер у черзі — { $number }.
lobby-begins = 🎲 Двері зачинено. За столом { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}, сценарій: { $scenario }. Карти йдуть по колу…

language-en = англійська
language-fa = перська
language-ru = російська
language-uk = українська

role-card-button = Моя роль
role-card-lost = { $count ->
    [one] { $count } гравець не отримує від мене особистих повідомлень.
    [few] { $count } гравці не отримують від мене особистих повідомлень.
   *[many] { $count } гравців не отримують від мене особистих повідомлень.
} Натисніть **{ role-card-button }** — і побачите свою карту тут, і тільки ви.
