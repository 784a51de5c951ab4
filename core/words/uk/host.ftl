# The host's levers and console.

host-title = 🎩 Пульт ведучого
host-empty = За лаштунками поки що тихо.
host-line = { $when } · { $line }
host-pause-button = Зупинити годинник
host-resume-button = Запустити годинник
host-next-button = Наступна фаза
host-extend-button = Більше часу
host-eject-button = Вивести з гри
host-peek-button = Усі карти
host-spoke-button = Слово пролунало
host-replace-button = Замінити гравця
host-eject-placeholder = Хто порушує правила столу?
host-eject-ask = Вивести з гри: { $seat }? Скасувати це буде неможливо.
host-forced = ⏭️ Ведучий веде гру далі.
host-done = Зроблено.
host-paused = ⏸️ Годинник стоїть. Доки він не піде, нічого не зараховується.
host-prompt = { $seat } · { $do }: { $given }
host-yours = 🎩 Тепер цей стіл ведете ви. `/{ cmd-host } { cmd-host-peek }` (`/host peek`) показує всі карти; командами `/{ cmd-host }` (`/host`) можна спинити час, рушити гру далі або вивести гравця. Усе таємне ви читаєте тут. Тримайте це при собі.
