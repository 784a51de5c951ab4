# Setting up a server: what I need, what would not work without it, and the remedy.

setup-title = 🔧 Що мені потрібно на цьому сервері
setup-good = ✅ Усе потрібне є. Стіл відкриває `/{ cmd-mafia } { cmd-mafia-start }` (`/mafia start`).
setup-lacking = { $count ->
    [one] ⚠️ Бракує { $count } права.
    [few] ⚠️ Бракує { $count } прав.
   *[many] ⚠️ Бракує { $count } прав.
}
setup-has = ✅ **{ $permission }**
setup-lacks = ❌ **{ $permission }** — без цього права { $loss }
setup-remedy = Як виправити: Налаштування сервера → Ролі → моя роль, або канал { $channel } → Редагувати канал → Права; потім натисніть **{ setup-again-button }**.
start-lacks = ⚠️ Стіл відкрито, але в цьому каналі мені бракує прав. Як їх надати, покаже `/{ cmd-mafia } { cmd-mafia-setup }` (`/mafia setup`).
setup-again-button = Перевірити ще раз
setup-channel = **Канал гри:** { $channel }
setup-voice-channel = **Голосовий канал:** { $channel }
setup-language = **Мова:** { $language }
setup-relay = **Розмови команд:** { $relay ->
    [yes] через мене, в особистих повідомленнях
   *[no] у приватних гілках
}
setup-cards = **Карти ролей:** { $cards ->
    [ephemeral] у каналі, за кнопкою
   *[dm] в особистих повідомленнях
}
setup-table = **Стіл:** { $table ->
    [thread] в окремій гілці, на ніч її замкнено
   *[channel] у каналі
}
setup-silence = **Хто може там писати:** { $silence ->
    [off] усі й завжди
    [living] лише живі й лише вдень
   *[night] уночі ніхто, а мертві ніколи
}
setup-narrator = **Озвучення:** { $narrator ->
    [off] немає, у голосовому каналі я лише стежу за тишею; покликати мене на одну гру можна командою `/{ cmd-host } { cmd-host-voice }` (`/host voice`)
   *[on] веду гру в голосовому каналі
}
setup-reveal = **Ролі тих, хто вибув:** { $reveal ->
    [shown] розкриваються, якщо сценарій лишає це столу, а якщо ні — як у сценарії
    [hidden] не розкриваються, якщо сценарій лишає це столу, а якщо ні — як у сценарії
   *[rulebook] як у сценарії
}

permission-view_channel = Переглядати канал
    .loss = я не бачу каналу, і нічого не працює.
permission-send_messages = Надсилати повідомлення
    .loss = я не можу сказати ані слова, і гри не буде.
permission-send_messages_in_threads = Надсилати повідомлення в гілках
    .loss = у кімнаті мафії мене не чути, і замість неї буде пересилання.
permission-create_private_threads = Створювати приватні гілки
    .loss = мафія не матиме власної кімнати, і замість неї буде пересилання.
permission-manage_threads = Керувати гілками
    .loss = я не можу замикати кімнату мафії вдень і виводити з неї тих, хто вибув.
permission-create_public_threads = Створювати публічні гілки
    .loss = стіл не матиме окремої гілки й лишиться в каналі.
permission-manage_messages = Керувати повідомленнями
    .loss = я не можу подбати, щоб уночі за столом мовчали всі, а вдень мертві.
permission-attach_files = Прикріплювати файли
    .loss = не можна видати історію та сценарний запис гри.
permission-read_message_history = Читати історію повідомлень
    .loss = після перезапуску я не знайду власних панелей.
permission-connect = Під’єднуватися
    .loss = я не можу ввійти в голосовий канал і веду гру текстом.
permission-speak = Говорити
    .loss = ведучого ніхто не чує, і гра йде текстом.
permission-mute_members = Вимикати мікрофон учасникам
    .loss = уночі не буде тиші, а промовців можуть перебивати.
permission-move_members = Переміщувати учасників
    .loss = якщо голосовий канал повний, я не зайду.
