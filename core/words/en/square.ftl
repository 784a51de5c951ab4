# The table's talk: a thread of its own, who may write there, and the dead.

square-thread = the table
square-opens = 🌆 { $players }: this is our table. I lock this thread at night and open it by day. Commands like `/night act` always work in { $channel }.
square-link = 🌆 The table: { $channel }
square-refused = 🌆 I can't give the table a thread of its own here, so we'll play in this channel.
square-gone = 🌆 The table's thread was deleted, so we'll go on here.
square-shut = 🌆 I can't write in the table's thread ({ $thread }): I need **{ $permission }** there. Until I have it, we'll go on here.
square-back = 🌆 I can write in the table's thread again. We'll go on there: { $thread }
square-elsewhere = 🌆 { $why ->
    [gone] The thread of the game that began here was deleted, and another table is in this channel now.
   *[shut] I can't write any more in the thread of the game that began here, and another table is in this channel now.
} That game goes on in this message's thread.
square-anew = 🌆 { $players }: this is our table from now on.
square-watch = 👀 If you're not playing, you're welcome to read along. { $silence ->
    [living] Only the living write here, and only by day. I remove anything else.
    [night] Nobody writes here at night, and the dead never do. If something gets posted anyway, I remove it.
   *[off] Please leave the talking to the players.
}
square-taken-dead = 🤫 You're out of the game, and the dead are silent, so I've removed what you wrote in { $channel }. You can still read along there.
square-taken-night = 🤫 The city is asleep, and nobody writes at night, so I've removed what you wrote in { $channel }. You can speak again by day.
square-taken-watching = 🤫 Only players can write at this table, so I've removed what you wrote in { $channel }. You're welcome to read along there.

dead-greeting = 🕊️ { $players }: you're out of the game. Read along in { $channel }, and stay silent there. Here you can say whatever you know: only the dead hear you.
dead-may-return = 🤫 If you're brought back into the game, keep what you've heard here to yourself.
dead-told = 🕊️ You're out of the game. Read along in { $channel }, and stay silent there: the living must find out for themselves.
