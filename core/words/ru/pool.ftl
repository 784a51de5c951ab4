# The table that a host builds out of a pool of roles, and the house rules of any rulebook.

pool-button = Собрать состав
pool-title = 🂠 Собираем состав: { $scenario }
pool-count = На столе **{ $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
}**, за столом **{ $players } { $players ->
    [one] игрок
    [few] игрока
   *[many] игроков
}**.
pool-count-rulebook = Карты ещё не выбраны, поэтому раздаётся состав по сценарию. С него вы и начнёте, нажав −1 или +1.
pool-team = **{ $team } ({ $count }):** { $roles }
pool-role = { $count ->
    [1] { $role }
   *[other] { $role } ×{ $count }
}
pool-refused = ⛔ { $reason }
pool-warning = ⚠️ { $warning }
pool-balance = ⚖️ **Баланс:** { $shares }.
    -# Разыграно партий: { $games }; в них играют боты, которые помнят, вскрываются и не верят на слово; погрешность { $margin } %. Так сравнивают один состав с другим; у людей может выйти иначе.
pool-balance-share = { $team } { $share } %
pool-balance-none = ничья { $share } %
pool-balance-working = ⚖️ **Баланс:** считаем, игры разыгрываются…
pool-balance-failed = ⚖️ **Баланс:** сейчас посчитать не удалось.
pool-balance-button = Посчитать ещё раз
pool-pick = Роли стороны: { $team }
pool-pick-page = Роли стороны: { $team }, страница { $page } из { $pages }
pool-found = Роли, которые подошли к запросу
pool-found-none = По запросу «{ $text }» ролей нет.
pool-in-hand = **{ $role }** ({ $team }), на столе { $count }.
    { $card }
pool-alone-button = Начать с одной этой карты
pool-unbound = пока без стороны
pool-search-button = Поиск
pool-search-title = Поиск роли
pool-search-field = Часть названия или текста карты
pool-default-button = Состав по сценарию
pool-clear-button = Очистить
pool-save-button = Сохранить для сервера
pool-save-title = Сохранить состав
pool-save-field = Под каким названием?
pool-saved-menu = Составы, сохранённые на сервере
pool-saved-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
pool-saved = Состав **{ $name }** сохранён. Теперь его можно выбрать здесь.
pool-loaded = На столе состав **{ $name }**.
pool-delete-button = Удалить «{ $name }»
pool-deleted = Состав **{ $name }** удалён.
pool-save-empty = На столе нет карт, сохранять нечего.
pool-saved-full = На этом сервере уже сохранено составов этого сценария: { $count }. Сначала удалите один.

lobby-table = **Состав ({ $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
}), выбран ведущим:**
lobby-dealt = **Раздача на { $count } { $count ->
    [one] игрока
    [few] игроков
   *[many] игроков
}:**
lobby-cards-differ = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}, а за столом { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}: до начала игры их должно стать поровну.

rules-button = Правила стола
house-title = ⚙️ Правила стола: { $scenario }
house-line = **{ $name }:** { $value }
house-menu = Какое правило стола?
house-menu-page = Какое правило стола? Страница { $page } из { $pages }
house-about = **{ $name }.** { $about }
house-number-button = Ввести число
house-number-field = От { $least } до { $most }
house-default-button = Как в сценарии
house-choose = Выберите
house-choose-some = Выберите сколько угодно
house-nothing = ничего
house-blank-menu = Какая пустая карта?
house-blank = **{ $role }:** { $team }; { $powers }
house-blank-free = **{ $role }:** не в игре
house-blank-powers = { $verbs }
house-blank-no-powers = без способностей
house-blank-team = На чьей стороне эта карта?
house-blank-verbs = Что она умеет?
house-blank-free-button = Убрать из игры

choice-none = нет
choice-nobody = никто не уходит
choice-lot = решает жребий
choice-deck = из колоды
choice-most = больше всего голосов
choice-one_by_one = по одному
choice-unlimited = без ограничений

side-town = Мирные жители
side-mafia = Мафия
side-triad = Триады
side-yakuza = Якудза
side-solo = Одиночки
