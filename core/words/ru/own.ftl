# The rulebooks that a server has for itself.

own-title = Сценарии этого сервера
own-none = Своих сценариев у этого сервера пока нет.
own-line = 📖 **{ $title }** (`{ $name }`): { $players }, здесь с { $since }
own-how = Кто управляет сервером, добавляет сценарий командой `/{ cmd-mafia } { cmd-mafia-scenario } { cmd-mafia-scenario-upload }` (`/mafia scenario upload`): один текстовый файл, сначала правила, под ними тексты. Места хватит на { $most }. Другие серверы их не видят.
own-file = Получить файл обратно
own-taken = { $replaced ->
    [yes] 📖 Новая версия сценария **{ $title }** ({ $players }) на месте. Начатые игры идут по прежней.
   *[no] 📖 Сценарий **{ $title }** ({ $players }) на месте. Теперь его предлагает `/{ cmd-mafia } { cmd-mafia-start }` (`/mafia start`) на этом сервере.
}
own-wrong = В файле **{ $file }** { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
}. Ничего из него не взято, и то, что было здесь раньше, осталось. В скобках сказано, что поможет.
own-wrong-more = И ещё { $count }.
own-too-large = В файле { $size } КиБ, а беру не больше { $most }.
own-packed = Это упакованная папка. Пришлите один текстовый файл: из папки его делает `mafia scenario pack`, или напишите тексты под правилами, после `texts:`.
own-no-text = Прочитать это как текст не удаётся. Сохраните файл в `UTF-8` и пришлите снова.
own-not-fetched = Забрать файл у Discord не удалось. Пришлите его ещё раз.
own-busy = Ещё проверяется другой файл. Попробуйте через минуту.
own-full = У этого сервера уже { $count } { $count ->
    [one] сценарий
    [few] сценария
   *[many] сценариев
}. Сначала уберите один командой `/{ cmd-mafia } { cmd-mafia-scenario } { cmd-mafia-scenario-remove }` (`/mafia scenario remove`).
own-removed = Сценарий **{ $title }** убран. Начатые игры идут дальше, а их истории остаются.

# A composed table as a file.
file-save-button = Сохранить в файл
file-load-button = Открыть файл
file-form-title = Стол из файла
file-form-field = Файл
file-saved = 🗂️ Правила и карты этого стола. Их может открыть каждый, кто ведёт стол по тому же сценарию.
file-loaded = Стол из файла разложен.
file-no-right = Прикреплять файлы в этом канале мне нельзя. Разрешить может тот, кто управляет каналом.

refusal-bad_table_file = { $line ->
    [0] Прочитать это как состав стола не удаётся.
   *[other] Прочитать это как состав стола не удаётся: посмотрите на строку { $line }.
} Подойдёт файл, который даёт кнопка «Сохранить в файл»; на этом столе ничего не изменилось.
refusal-other_rulebook = Стол в этом файле — из сценария { $scenario }. Сначала выберите его.
