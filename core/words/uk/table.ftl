# The table itself: chairs that change hands, clocks that stop, tables that close.

table-replaced = 🔁 Заміна на місці { $seat }: тепер тут сидить { $new }, і карта та сама.
table-absent = 🚪 { $seat } виходить із кімнати. Місце чекає. Часу на повернення: { $time }.
table-returned = { $seat } знову на місці.
table-closed-stopped = 🛑 Гру скасовано. Ніхто не переміг і не програв, усі вільні.
table-closed-left = 🌫️ За столом більше нікого. Світло гасне, стіл закрито.
table-closed-idle = 🌫️ Давно вже ніхто не ворушиться. Стіл закрито, усі вільні.
table-closed-unreadable = 🕯️ Я більше не можу прочитати свої записи про цю гру. Її скасовано: ніхто не переміг і не програв, усі вільні. Нову можна почати просто зараз.
clock-paused = ⏸️ Ведучий зупинив годинник. Затамуйте подих.
clock-resumed = ▶️ Годинник знову йде.
clock-extended = ⏳ Ведучий додає вам часу.
clock-restarted = 🔄 Мене хвилинку не було. Гра йде далі точно з того місця, де зупинилася.
