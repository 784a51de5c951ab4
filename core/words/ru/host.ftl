# The host's levers and console.

host-title = 🎩 Пульт ведущего
host-done = Готово.
host-paused = ⏸️ Часы стоят. Пока они не пойдут, ничего не засчитывается.
host-prompt = { $seat } · { $do }: { $given }
host-yours = 🎩 Теперь этот стол ведёте вы. `/{ cmd-host } { cmd-host-peek }` (`/host peek`) показывает все карты; командами `/{ cmd-host }` (`/host`) можно остановить время, двинуть игру дальше или удалить игрока. Всё тайное вы читаете здесь. Держите это при себе.
host-voice-on = Иду в голосовой канал.
host-voice-off = Ухожу из голосового канала.
host-voice-none = В этой игре голосового канала нет.
