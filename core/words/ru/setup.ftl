# Setting up a server: what I need, what would not work without it, and the remedy.

setup-title = 🔧 Что мне нужно на этом сервере
setup-good = ✅ Всё, что мне нужно, есть. Стол открывает `/{ cmd-mafia } { cmd-mafia-start }` (`/mafia start`).
setup-lacking = { $count ->
    [one] ⚠️ Не хватает { $count } права.
    [few] ⚠️ Не хватает { $count } прав.
   *[many] ⚠️ Не хватает { $count } прав.
}
setup-has = ✅ **{ $permission }**
setup-lacks = ❌ **{ $permission }** — этого права нет. { $loss }
setup-remedy = Как исправить: Настройки сервера → Роли → моя роль, или настройки { $channel } → Права доступа; потом нажмите **{ setup-again-button }**.
start-lacks = ⚠️ Стол открыт, но в этом канале мне не хватает прав. Как их дать, покажет `/{ cmd-mafia } { cmd-mafia-setup }` (`/mafia setup`).
setup-again-button = Проверить снова
setup-channel = **Канал игры:** { $channel }
setup-voice-channel = **Голосовой канал:** { $channel }
setup-language = **Язык:** { $language }
setup-relay = **Разговоры команд:** { $relay ->
    [yes] через меня, личными сообщениями
   *[no] в закрытых ветках
}
setup-cards = **Карты:** { $cards ->
    [ephemeral] в канале, под кнопкой
   *[dm] личным сообщением
}
setup-table = **Стол:** { $table ->
    [thread] в отдельной ветке, на ночь она закрыта
   *[channel] в канале
}
setup-silence = **Кто может там писать:** { $silence ->
    [off] все и всегда
    [living] только живые и только днём
   *[night] ночью никто, а мёртвые никогда
}
setup-narrator = **Озвучка:** { $narrator ->
    [off] нет, в голосовом канале я только слежу за тишиной; позвать меня на одну игру можно командой `/{ cmd-host } { cmd-host-voice }` (`/host voice`)
   *[on] веду игру в голосовом канале
}
setup-reveal = **Роли выбывших:** { $reveal ->
    [shown] вскрываются, если сценарий оставляет это столу, а если нет — как в сценарии
    [hidden] не вскрываются, если сценарий оставляет это столу, а если нет — как в сценарии
   *[rulebook] как в сценарии
}

permission-view_channel = Просматривать каналы
    .loss = Я не вижу канала, и ничего не работает.
permission-send_messages = Отправлять сообщения
    .loss = Я не могу сказать ни слова, и игры не будет.
permission-send_messages_in_threads = Отправлять сообщения в ветках
    .loss = Я не могу говорить в комнате мафии, и вместо неё будет пересылка.
permission-create_private_threads = Создавать приватные ветки
    .loss = У мафии не будет своей комнаты, и вместо неё будет пересылка.
permission-manage_threads = Управлять ветками
    .loss = Я не могу запирать комнату мафии на день и выводить оттуда выбывших.
permission-create_public_threads = Создавать публичные ветки
    .loss = У стола не будет отдельной ветки, и он останется в канале.
permission-manage_messages = Управлять сообщениями
    .loss = Я не могу следить, чтобы ночью за столом молчали все, а днём мёртвые.
permission-attach_files = Прикреплять файлы
    .loss = Историю и запись игры не выдать файлом.
permission-read_message_history = Читать историю сообщений
    .loss = После перезапуска я не найду своих панелей.
permission-connect = Подключаться
    .loss = Я не могу войти в голосовой канал, и игра пойдёт только текстом.
permission-speak = Говорить
    .loss = Ведущего не слышно, и игра пойдёт только текстом.
permission-mute_members = Отключать участникам микрофон
    .loss = Ночью не будет тихо, и говорящего смогут перебивать.
permission-move_members = Перемещать участников
    .loss = Если голосовой канал полон, я не войду.
