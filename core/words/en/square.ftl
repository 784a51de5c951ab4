# The table's talk: a thread of its own, who may write there, and the dead.

square-thread = the-table
square-opens = 🌆 { $players }: the table stands here. At night I lock this thread, and by day I open it. Commands like `/night act` work in { $channel } at any hour.
square-link = 🌆 The table: { $channel }
square-refused = 🌆 I cannot give the table a thread of its own here, so it stands in this channel.
square-gone = 🌆 The table's thread was deleted. We go on here.
square-shut = 🌆 I cannot write in the table's thread ({ $thread }): **{ $permission }** is missing there. Until I may, we go on here.
square-back = 🌆 I may write in the table's thread again. We go on there: { $thread }
square-elsewhere = 🌆 { $why ->
    [gone] The thread of the game that was begun here was deleted, and another table is in this channel by now.
   *[shut] I cannot write in the thread of the game that was begun here any more, and another table is in this channel by now.
} That game goes on in the thread of this message.
square-anew = 🌆 { $players }: the table stands here from now on.
square-watch = 👀 Whoever does not play may read along. { $silence ->
    [living] Only the living write here, and only by day. What others write I take away.
    [night] At night nobody writes here, and the dead never do. What is written then I take away.
   *[off] Please leave the talk to those who play.
}
square-taken-dead = 🤫 You are out of the game, and the dead are silent. What you wrote in { $channel } I have taken away. You may read along there.
square-taken-night = 🤫 The city sleeps, and at night nobody writes. What you wrote in { $channel } I have taken away. By day you may speak again.
square-taken-watching = 🤫 At this table only those who play may write. What you wrote in { $channel } I have taken away. You may read along there.

dead-greeting = 🕊️ { $players }: you are out of the game. Read along in { $channel }, and stay silent there. Here you may say whatever you know: only the dead hear you.
dead-may-return = 🤫 Whoever is brought back into the game keeps to themselves what they have heard here.
dead-told = 🕊️ You are out of the game. Read along in { $channel }, and stay silent there: the living must find out for themselves.
