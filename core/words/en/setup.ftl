# Setting up a server: what I need, what wouldn't work without it, and how to fix it.

setup-title = 🔧 What I need on this server
setup-good = ✅ Everything I need is here. Open a table with `/mafia start`.
setup-lacking = { $count ->
    [one] ⚠️ One right is missing.
   *[other] ⚠️ { $count } rights are missing.
}
setup-has = ✅ **{ $permission }**
setup-lacks = ❌ **{ $permission }** — without it { $loss }
setup-remedy = To fix it: Server Settings → Roles → my role, or the settings of { $channel } → Permissions. Then press **{ setup-again-button }**.
start-lacks = ⚠️ The table is open, but I'm missing some rights in this channel. `/mafia setup` shows how to fix it.
start-elsewhere = On this server, tables open in { $channel }.
setup-again-button = Look again
setup-channel = **Game channel:** { $channel }
setup-voice-channel = **Voice channel:** { $channel }
setup-language = **Language:** { $language }
setup-relay = **Teams talk:** { $relay ->
    [yes] through me, by direct message
   *[no] in private threads
}
setup-cards = **Role cards:** { $cards ->
    [ephemeral] in the channel, behind a button
   *[dm] by direct message
}
setup-table = **Table:** { $table ->
    [thread] in a thread of its own, locked at night
   *[channel] in the channel
}
setup-silence = **Who can write there:** { $silence ->
    [off] everybody, always
    [living] only the living, and only by day
   *[night] nobody at night, and never the dead
}
setup-narrator = **Narrator:** { $narrator ->
    [off] stays out of the voice channel, where I only mute people; `/host voice` calls me in for one game
   *[on] speaks in the voice channel
}
setup-reveal = **Roles of those who leave:** { $reveal ->
    [shown] shown, if the rulebook lets the table decide; otherwise, the rulebook decides
    [hidden] hidden, if the rulebook lets the table decide; otherwise, the rulebook decides
   *[rulebook] the rulebook decides
}
setup-host = **A host who doesn't play:** { $host ->
    [required] required; no game begins without one
   *[optional] up to each table
}
setup-misses = **Players who give no sign:** { $misses ->
    [0] keep their chair, however long
   *[other] lose their chair after { $misses } rounds in a row
}
setup-warning = **Last ten seconds:** { $warning ->
    [off] pass without a word
   *[on] are announced in speeches and votes of 45 seconds or more, if the game is played in text
}

permission-view_channel = View Channel
    .loss = I can't see the channel, and nothing works.
permission-send_messages = Send Messages
    .loss = I can't say a word, and no game can be played.
permission-send_messages_in_threads = Send Messages in Threads
    .loss = I can't speak in the mafia's room, and the relay takes its place.
permission-create_private_threads = Create Private Threads
    .loss = the mafia gets no room of its own, and the relay takes its place.
permission-manage_threads = Manage Threads
    .loss = I can't lock the mafia's room by day or remove those who have left the game.
permission-create_public_threads = Create Public Threads
    .loss = the table gets no thread of its own and meets in the channel.
permission-manage_messages = Manage Messages
    .loss = I can't keep the table silent at night, or the dead by day.
permission-attach_files = Attach Files
    .loss = I can't hand out a game's story and its file of moves.
permission-read_message_history = Read Message History
    .loss = I can't find my own panels again after a restart.
permission-connect = Connect
    .loss = I can't join the voice channel, and I narrate the game in text.
permission-speak = Speak
    .loss = nobody can hear me, and I narrate the game in text.
permission-mute_members = Mute Members
    .loss = nights aren't silent and speakers can be interrupted.
permission-move_members = Move Members
    .loss = I can't come in if the voice channel is full.
