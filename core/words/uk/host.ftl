# The host's levers and console.

host-title = 🎩 Пульт ведучого
host-done = Зроблено.
host-paused = ⏸️ Годинник стоїть. Доки він не піде, нічого не зараховується.
host-prompt = { $seat } · { $do }: { $given }
host-yours = 🎩 Тепер цей стіл ведете ви. `/{ cmd-host } { cmd-host-peek }` (`/host peek`) показує всі карти; командами `/{ cmd-host }` (`/host`) можна зупинити годинник, перейти до наступної фази або вивести гравця. Усе таємне ви читаєте тут. Тримайте це при собі.
host-voice-on = Іду до голосового каналу.
host-voice-off = Іду з голосового каналу.
host-voice-none = У цій грі немає голосового каналу.
