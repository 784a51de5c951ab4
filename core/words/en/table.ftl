# The table itself: chairs that change hands, clocks that stop, tables that close.

table-replaced = 🔁 Chair { $seat } changes hands: { $new } takes it, and the card that lies there.
table-absent = 🚪 { $seat } has left the room. The chair is kept for { $time }.
table-returned = { $seat } is back in the chair.
table-closed-stopped = 🛑 The game was called off. Nobody wins, nobody loses, and everyone is released.
table-closed-left = 🌫️ The last player has left. The lamps go out; the table is closed.
table-closed-idle = 🌫️ Nobody has stirred for a long while. I have closed the table and released everyone.
table-closed-unreadable = 🕯️ I cannot read my notes on this game any more. It is called off: nobody wins, nobody loses, everyone is released. A new one can begin at once.
clock-paused = ⏸️ The host has stopped the clock. Hold your breath.
clock-held = ⏸️ I cannot write at the table just now, so the clock stands still.
clock-resumed = ▶️ The clock is running again.
clock-extended = ⏳ The host gives you more time.
clock-restarted = 🔄 I was away for a moment. The game goes on exactly where it stood.
