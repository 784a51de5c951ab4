# The table itself: chairs that change hands, clocks that stop, tables that close.

table-replaced = 🔁 Chair { $seat } changes hands: { $new } takes it, and its card.
table-absent = 🚪 { $seat } has left the room. I'll keep the chair for { $time }.
table-returned = { $seat } is back in the chair.
table-closed-stopped = 🛑 The game was called off. Nobody wins, nobody loses, and everyone is free to go.
table-closed-left = 🌫️ The last player has left. The lamps go out; the table is closed.
table-closed-idle = 🌫️ Nobody has stirred for a long while, so I've closed the table. Everyone is free to go.
table-closed-unreadable = 🕯️ I can't read my notes on this game any more, so I've called it off: nobody wins, nobody loses, everyone is free to go. You can begin a new one right away.
table-put-back = ⏪ The last pages of my notes on this game are gone, so it goes on from the moment before them. Whatever you chose or decided since then no longer counts. I'm sorry.
clock-paused = ⏸️ The host has stopped the clock. Hold your breath.
clock-held = ⏸️ I can't write at the table right now, so the clock is stopped.
clock-resumed = ▶️ The clock is running again.
clock-extended = ⏳ The host has given you more time.
clock-restarted = 🔄 I was away for a moment. The game goes on exactly where it stood.
