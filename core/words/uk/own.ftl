# The rulebooks that a server has for itself.

own-title = Сценарії цього сервера
own-none = Власних сценаріїв у цього сервера ще немає.
own-line = 📖 **{ $title }** (`{ $name }`): { $players }, тут із { $since }
own-how = Хто керує сервером, додає сценарій командою `/{ cmd-mafia } { cmd-mafia-scenario } { cmd-mafia-scenario-upload }` (`/mafia scenario upload`): один текстовий файл, спершу правила, під ними тексти. Сценаріїв на сервері може бути щонайбільше { $most }. Інші сервери їх не бачать.
own-file = Отримати файл назад
own-taken = { $replaced ->
    [yes] 📖 Нова версія сценарію **{ $title }** ({ $players }) на місці. Розпочаті ігри йдуть за попередньою.
   *[no] 📖 Сценарій **{ $title }** ({ $players }) на місці. Відтепер його пропонує `/{ cmd-mafia } { cmd-mafia-start }` (`/mafia start`) на цьому сервері.
}
own-wrong = У файлі **{ $file }** { $count ->
    [one] { $count } помилка
    [few] { $count } помилки
   *[many] { $count } помилок
}. Нічого з нього не взято, і те, що було тут раніше, лишилося. У дужках сказано, що допоможе.
own-wrong-more = І ще { $count }.
own-too-large = У файлі { $size } КіБ, а беру щонайбільше { $most }.
own-packed = Це запакована тека. Надішліть один текстовий файл: зробіть його з теки командою `mafia scenario pack` або допишіть тексти під правилами, після `texts:`.
own-no-text = Прочитати це як текст не вдається. Збережіть файл у `UTF-8` і надішліть ще раз.
own-not-fetched = Забрати файл у Discord не вдалося. Надішліть його ще раз.
own-busy = Ще перевіряється інший файл. Спробуйте за хвилину.
own-full = Цей сервер уже має { $count } { $count ->
    [one] сценарій
    [few] сценарії
   *[many] сценаріїв
}. Спершу приберіть один командою `/{ cmd-mafia } { cmd-mafia-scenario } { cmd-mafia-scenario-remove }` (`/mafia scenario remove`).
own-removed = Сценарій **{ $title }** прибрано. Розпочаті ігри йдуть далі, а їхні історії лишаються.

# A composed table as a file.
file-save-button = Зберегти у файл
file-load-button = Відкрити файл
file-form-title = Стіл із файлу
file-form-field = Файл
file-saved = 🗂️ Правила й карти цього столу. Їх може відкрити кожен, хто веде стіл за тим самим сценарієм.
file-loaded = Стіл із файлу розкладено.
file-no-right = Прикріплювати файли в цьому каналі мені не можна. Дозволити може той, хто керує каналом.

refusal-bad_table_file = { $line ->
    [0] Прочитати це як склад столу не вдається.
   *[other] Прочитати це як склад столу не вдається: погляньте на рядок { $line }.
} Підійде файл, який дає кнопка «Зберегти у файл»; на цьому столі нічого не змінилося.
refusal-other_rulebook = Стіл у цьому файлі — зі сценарію { $scenario }. Спершу виберіть його.
