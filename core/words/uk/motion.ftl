# What the living decide about the table, where its host plays; and who leads it.

motion-title = 🗳️ Вирішує стіл
motion-eject = { $by } пропонує вивести з гри: { $seats }.
motion-spoke = { $by } заявляє: пролунало заборонене слово. Хто його промовив: { $seats }.
motion-talked = { $by } заявляє: під час голосування була розмова. Хто говорив: { $seats }.
motion-ruling = { $by } пропонує вирішити: **{ $do }**.{ $count ->
    [0] {""}
   *[other] {" "}Про кого: { $seats }.
}
motion-replace = { $by } пропонує заміну. Місце: { $seats }; сідає { $person }.
motion-next = { $by } пропонує йти далі просто зараз.
motion-lead = { $by } пропонує передати гру: { $person } вестиме, не граючи, і побачить усі карти.
motion-stands = Потрібно голосів «за»: { $needed } (живих: { $living }). Кінець голосування: { $when }. Усі бачать, хто «за», а хто «проти».
motion-yes = ✅ За: { $seats }
motion-no = ❌ Проти: { $seats }
motion-yes-button = За
motion-no-button = Проти
motion-closed = Це голосування закінчено.
motion-voted = { $yes ->
    [True] ✅ { $seat }: за.
   *[False] ❌ { $seat }: проти.
}
motion-carried = 🗳️ Живі згодні.
motion-failed = 🗳️ Згоди живих немає, усе лишається як було.
motion-moot = 🗳️ Питання відпало: вирішувати вже нема чого.
motion-last-word = Вирішив ваш голос.
leader-handed = 🎩 Тепер цю гру веде { $person }.
leader-left = 🎩 Ведучого в цієї гри більше немає, вона йде сама. Спірне вирішують живі голосуванням.
leader-cohost = 🎩 Тепер гру допомагає вести { $person }: не грає, але бачить усі карти.
leader-alone = 🎩 Ведучий у цієї гри знову один.
leader-host = 🎩 Тепер стіл веде { $person } і грає разом з усіма.
refusal-steward_plays = Ви граєте за цим столом, тож права на сервері не дають вам влади над чужими місцями.
refusal-plays_here = Тим, хто грає за цим столом, бачити карти не можна. Оберіть того, хто не грає.
refusal-needs_host = Це може лише ведучий, який сам не грає, або модератор сервера, якщо він теж не грає. На голосування це не ставиться: надто багато залежало б від того, у кого більшість.
refusal-needs_moderator = Спершу столу потрібен ведучий, який сам не грає.
refusal-motion_running = Живі вже вирішують голосуванням інше питання. Зачекайте: питання розглядають по одному.
refusal-motion_over = Це голосування вже закінчено.
