# Setting up a server: what I need, what would not work without it, and the remedy.

setup-title = 🔧 What I need in this server
setup-good = ✅ Everything I need is here. Open a table with `/mafia start`.
setup-lacking = { $count ->
    [one] ⚠️ One right is missing.
   *[other] ⚠️ { $count } rights are missing.
}
setup-has = ✅ **{ $permission }**
setup-lacks = ❌ **{ $permission }** — without it { $loss }
setup-remedy = Remedy: Server Settings → Roles → my role, or the settings of { $channel } → Permissions; then press **{ setup-again-button }**.
start-lacks = ⚠️ The table is open, but I lack rights in this channel. `/mafia setup` shows the remedy.
setup-again-button = Look again
setup-channel = **Game channel:** { $channel }
setup-voice-channel = **Voice channel:** { $channel }
setup-language = **Language:** { $language }
setup-relay = **The gangs talk:** { $relay ->
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
setup-silence = **Who may write there:** { $silence ->
    [off] everybody, always
    [living] only the living, and only by day
   *[night] at night nobody, and the dead never
}
setup-narrator = **Narrator:** { $narrator ->
    [off] stays out of the voice channel, where I only keep the silence; `/host voice` calls me for one game
   *[on] speaks in the voice channel
}
setup-reveal = **Role of who leaves:** { $reveal ->
    [shown] shown, where the rulebook leaves it to the table; elsewhere the rulebook decides
    [hidden] hidden, where the rulebook leaves it to the table; elsewhere the rulebook decides
   *[rulebook] the rulebook decides
}
setup-host = **Host who does not play:** { $host ->
    [required] required, no game begins without one
   *[optional] as each table likes
}
setup-misses = **Who does not play:** { $misses ->
    [0] keeps the chair, however long
   *[other] gives up the chair after { $misses } rounds in a row without a sign
}
setup-warning = **Last ten seconds:** { $warning ->
    [off] run without a word
   *[on] are announced, in speeches and votes of 45 seconds or more at a text table
}

permission-view_channel = View Channel
    .loss = I do not see the channel, and nothing works.
permission-send_messages = Send Messages
    .loss = I cannot say a word, and no game can be played.
permission-send_messages_in_threads = Send Messages in Threads
    .loss = I cannot speak in the mafia's room, and the relay takes its place.
permission-create_private_threads = Create Private Threads
    .loss = the mafia gets no room of its own, and the relay takes its place.
permission-manage_threads = Manage Threads
    .loss = I cannot lock the mafia's room by day or take those out who have left.
permission-create_public_threads = Create Public Threads
    .loss = the table gets no thread of its own and stands in the channel.
permission-manage_messages = Manage Messages
    .loss = I cannot keep the table silent at night, nor the dead by day.
permission-attach_files = Attach Files
    .loss = the story and the script of a game cannot be handed out.
permission-read_message_history = Read Message History
    .loss = I do not find my own panels again after a restart.
permission-connect = Connect
    .loss = I cannot come to the voice table, and the game is narrated in text.
permission-speak = Speak
    .loss = nobody hears the narrator, and the game is narrated in text.
permission-mute_members = Mute Members
    .loss = nights are not silent and speakers can be interrupted.
permission-move_members = Move Members
    .loss = I do not come in if the voice channel is full.
