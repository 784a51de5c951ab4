# The table that a host builds out of a pool of roles, and the house rules of any rulebook.

pool-button = Скласти стіл
pool-title = 🂠 Складаємо стіл: { $scenario }
pool-count = На столі **{ $count } { $count ->
    [one] карта
    [few] карти
   *[many] карт
}**, за столом **{ $players } { $players ->
    [one] гравець
    [few] гравці
   *[many] гравців
}**.
pool-nothing = Ще нічого не вибрано. Гравців { $count }, і сценарій роздав би так:
pool-nothing-known = Ще нічого не вибрано.
pool-team = **{ $team } ({ $count }):** { $roles }
pool-role = { $count ->
    [1] { $role }
   *[other] { $role } ×{ $count }
}
pool-refused = ⛔ { $reason }
pool-warning = ⚠️ { $warning }
pool-balance = ⚖️ **Баланс:** { $shares }.
    -# Зіграно навмання, але за правилами: { $games } { $games ->
        [one] гра
        [few] гри
       *[many] ігор
    }; похибка — до { $margin } %. Це порівнює один стіл з іншим і нічого не віщує про людей, які думають.
pool-balance-share = { $team } { $share } %
pool-balance-none = нікого { $share } %
pool-balance-working = ⚖️ **Баланс:** розігрую…
pool-balance-failed = ⚖️ **Баланс:** просто зараз розіграти не вдалося.
pool-pick = Ролі: { $team }
pool-pick-page = Ролі: { $team }, сторінка { $page } з { $pages }
pool-found = Ролі, що підходять
pool-found-none = Жодна роль не підходить: «{ $text }».
pool-in-hand = **{ $role }** ({ $team }), на столі: { $count }.
    { $card }
pool-unbound = поки нічия
pool-search-button = Шукати
pool-search-title = Шукаємо роль
pool-search-field = Частина назви або карти
pool-default-button = Стіл за сценарієм
pool-clear-button = Очистити
pool-save-button = Зберегти для сервера
pool-save-title = Зберегти цей стіл
pool-save-field = Під якою назвою?
pool-saved-menu = Столи, збережені на цьому сервері
pool-saved-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
pool-saved = Збережено: **{ $name }**. Відтепер цей стіл можна вибрати тут.
pool-loaded = На столі **{ $name }**.
pool-delete-button = Видалити «{ $name }»
pool-deleted = **{ $name }** видалено.
pool-save-empty = На столі немає жодної карти, зберігати нічого.
pool-saved-full = Цей сервер уже має { $count } { $count ->
    [one] стіл
    [few] столи
   *[many] столів
} цього сценарію. Спершу видаліть один.

lobby-table = **Стіл ({ $count } { $count ->
    [one] карта
    [few] карти
   *[many] карт
}), складений господарем:**
lobby-dealt = **Роздача, гравців { $count }:**
lobby-cards-differ = На столі { $count } { $count ->
    [one] карта
    [few] карти
   *[many] карт
}, а за столом { $players } { $players ->
    [one] гравець
    [few] гравці
   *[many] гравців
}: щоб почати, їх має бути порівну.

rules-button = Правила столу
house-title = ⚙️ Правила столу: { $scenario }
house-line = **{ $name }:** { $value }
house-menu = Яке правило столу?
house-menu-page = Яке правило столу? Сторінка { $page } з { $pages }
house-about = **{ $name }.** { $about }
house-number-button = Вписати число
house-number-field = Від { $least } до { $most }
house-default-button = Як у сценарії
house-choose = Виберіть
house-choose-some = Виберіть скільки завгодно
house-nothing = нічого
house-blank-menu = Яка порожня карта?
house-blank = **{ $role }:** { $team }; { $powers }
house-blank-free = **{ $role }:** не в грі
house-blank-powers = { $verbs }
house-blank-no-powers = без здібностей
house-blank-team = Чия це карта?
house-blank-verbs = Що вона вміє?
house-blank-free-button = Прибрати з гри

choice-none = немає
choice-nobody = не йде ніхто
choice-lot = вирішує жереб
choice-deck = з колоди
choice-most = найбільше голосів
choice-one_by_one = по одному
choice-unlimited = без обмежень

side-town = Місто
side-mafia = Мафія
side-triad = Тріада
side-yakuza = Якудза
side-solo = Незалежні
