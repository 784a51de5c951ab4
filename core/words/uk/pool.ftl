# The table that a host builds out of a pool of roles, and the house rules of any rulebook.

pool-button = Зібрати склад
pool-title = 🂠 Збираємо склад ролей: { $scenario }
pool-count = На столі **{ $count } { $count ->
    [one] карта
    [few] карти
   *[many] карт
}**, за столом **{ $players } { $players ->
    [one] гравець
    [few] гравці
   *[many] гравців
}**.
pool-count-rulebook = Карт ще не вибрано, тож роздається склад за сценарієм. З нього ви й почнете, натиснувши −1 або +1.
pool-team = **{ $team } ({ $count }):** { $roles }
pool-role = { $count ->
    [1] { $role }
   *[other] { $role } ×{ $count }
}
pool-refused = ⛔ { $reason }
pool-warning = ⚠️ { $warning }
pool-balance = ⚖️ **Баланс:** { $shares }.
    -# Зіграно ботами, які пам’ятають, розкриваються й не вірять на слово: { $games } { $games ->
        [one] гра
        [few] гри
       *[many] ігор
    }; похибка — до { $margin } %. Так порівнюють один склад з іншим; у людей може вийти інакше.
pool-balance-share = { $team } { $share } %
pool-balance-none = нічия { $share } %
pool-balance-working = ⚖️ **Баланс:** розігрую…
pool-balance-failed = ⚖️ **Баланс:** просто зараз розіграти не вдалося.
pool-balance-button = Порахувати ще раз
pool-pick = Ролі: { $team }
pool-pick-page = Ролі: { $team }, сторінка { $page } з { $pages }
pool-found = Ролі, що підходять
pool-found-none = Жодна роль не підходить: «{ $text }».
pool-in-hand = **{ $role }** ({ $team }), на столі: { $count }.
    { $card }
pool-alone-button = Почати з самої цієї карти
pool-unbound = поки без сторони
pool-search-button = Шукати
pool-search-title = Шукаємо роль
pool-search-field = Частина назви або карти
pool-default-button = Склад за сценарієм
pool-clear-button = Очистити
pool-save-button = Зберегти для сервера
pool-save-title = Зберегти цей склад
pool-save-field = Під якою назвою?
pool-saved-menu = Склади, збережені на цьому сервері
pool-saved-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
pool-saved = Збережено: **{ $name }**. Відтепер цей склад можна вибрати тут.
pool-loaded = На столі склад **{ $name }**.
pool-delete-button = Видалити «{ $name }»
pool-deleted = **{ $name }** видалено.
pool-save-empty = На столі немає жодної карти, зберігати нічого.
pool-saved-full = Цей сервер уже має { $count } { $count ->
    [one] склад
    [few] склади
   *[many] складів
} цього сценарію. Спершу видаліть один.

lobby-table = **Склад ({ $count } { $count ->
    [one] карта
    [few] карти
   *[many] карт
}), вибраний ведучим:**
lobby-dealt = **Роздача на { $count } { $count ->
    [one] гравця
    [few] гравців
   *[many] гравців
}:**
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
house-blank-team = На чиєму боці ця карта?
house-blank-verbs = Що вона вміє?
house-blank-free-button = Прибрати з гри

choice-none = немає
choice-nobody = не йде ніхто
choice-lot = вирішує жереб
choice-deck = з колоди
choice-most = найбільше голосів
choice-one_by_one = по одному
choice-unlimited = без обмежень

side-town = Мирні мешканці
side-mafia = Мафія
side-triad = Тріада
side-yakuza = Якудза
side-solo = Одинаки
