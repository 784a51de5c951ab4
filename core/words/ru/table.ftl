# The table itself: chairs that change hands, clocks that stop, tables that close.

table-replaced = 🔁 На месте { $seat } замена: { $new } садится за стол и берёт карту, которая там лежит.
table-absent = 🚪 { $seat } выходит из комнаты. Место ждёт: { $time }.
table-returned = { $seat } снова на своём месте.
table-closed-stopped = 🛑 Игра прекращена. Ни победителей, ни проигравших; все свободны.
table-closed-left = 🌫️ За столом не осталось никого. Лампы гаснут, стол закрыт.
table-closed-idle = 🌫️ Давно никто не подаёт признаков жизни. Стол закрыт, все свободны.
clock-paused = ⏸️ Ведущий остановил часы. Затаите дыхание.
clock-resumed = ▶️ Часы снова идут.
clock-extended = ⏳ Ведущий даёт вам ещё времени.
clock-restarted = 🔄 Мне пришлось ненадолго отойти. Игра продолжается с того же места.
