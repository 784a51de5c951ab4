# The host's levers and console.

host-title = 🎩 Пульт ведущего
host-empty = За кулисами пока тихо.
host-line = { $when } · { $line }
host-pause-button = Остановить часы
host-resume-button = Пустить часы
host-next-button = К следующей фазе
host-extend-button = Ещё времени
host-eject-button = Удалить из игры
host-peek-button = Все карты
host-spoke-button = Слово прозвучало
host-replace-button = Посадить другого
host-eject-placeholder = Кто нарушил правила?
host-eject-ask = Удалить из игры: { $seat }? Отменить это нельзя.
host-forced = ⏭️ Ведущий двигает игру дальше.
host-done = Готово.
host-paused = ⏸️ Часы стоят. Пока они не пойдут, ничего не засчитывается.
host-prompt = { $seat } · { $do }: { $given }
host-yours = 🎩 Теперь этот стол ведёте вы. `/{ cmd-host } { cmd-host-peek }` (`/host peek`) показывает все карты; командами `/{ cmd-host }` (`/host`) можно остановить время, двинуть игру дальше или удалить игрока. Всё тайное вы читаете здесь. Держите это при себе.
