# Why something was not taken; said to the one who asked, and to nobody else.

refusal-not_playing = Ви не сидите за цим столом.
refusal-not_your_prompt = Це меню не ваше.
refusal-stale = Це меню вже застаріло, нічого не змінилося. Скористайтеся найновішим.
refusal-dead = Ви вибули з гри, і руки у вас зв’язані.
refusal-wrong_phase = Зараз не час для цього.
refusal-not_now = Просто зараз це неможливо.
refusal-no_ability = Ваша роль цього не вміє.
refusal-no_decision = У цьому сценарії ведучий такого не вирішує.
refusal-no_uses = Цю здібність ви вже вичерпали.
refusal-no_self_uses = Себе обрати ви вже не можете.
refusal-bad_target = Цього гравця обрати не можна.
refusal-self_target = Себе обрати не можна.
refusal-self_alone = Лише себе замало: оберіть ще когось.
refusal-not_side_by_side = { $seat } сидить не поруч із тим, кого ви вже обрали. Оберіть двох сусідів.
refusal-nothing_to_confirm = На вашу згоду ніхто не чекає.
refusal-nothing_to_answer = Вас ні про що не питали.
refusal-already_member = { $seat } вже з вами.
refusal-target_left = { $seat } вже не в грі.
refusal-target_living = { $seat } живе собі й горя не знає.
refusal-own_team = { $seat } з ваших.
refusal-other_team = { $seat } не з ваших.
refusal-repeat_target = Минулого разу ви обрали саме цього гравця: { $seat }. Цієї ночі оберіть когось іншого.
refusal-wrong_count = { $most ->
    [0] Тут нікого обирати не треба.
    [1] { $least ->
        [0] Оберіть щонайбільше одного гравця.
       *[other] Оберіть одного гравця.
    }
    [2] { $least ->
        [0] Оберіть щонайбільше двох різних гравців.
        [1] Оберіть одного гравця або двох різних.
       *[other] Оберіть двох різних гравців.
    }
    [3] { $least ->
        [0] Оберіть щонайбільше трьох різних гравців.
        [3] Оберіть трьох різних гравців.
       *[other] Оберіть різних гравців: від { $least } до 3.
    }
   *[other] { $least ->
        [0] Оберіть різних гравців, щонайбільше { $most }.
       *[other] Оберіть різних гравців: від { $least } до { $most }.
    }
}
refusal-bad_extra = Чогось бракує, або щось не підходить: { $field }.
refusal-mandatory = Пропустити не можна; оберіть когось.
refusal-already_done = Ви це вже зробили, і так воно й лишиться.
refusal-other_act_given = Ваша сторона вже зробила вибір на цю ніч.
refusal-side_forced = Ви побачили забагато, щоб обирати: вам лишилася тільки одна сторона.
refusal-nothing_to_pass = Тут вам нема що пропускати.
refusal-no_vote = Цього разу ви не маєте голосу.
refusal-not_alone = Сам лише бойовий пістолет не видають: дайте комусь іще й холостий.
refusal-not_candidate = Проти цього гравця зараз голосувати не можна.
refusal-no_abstaining = Тут не утримуються: якщо нікого не обрати, голос піде туди, куди велять правила.
refusal-on_defence = Ви захищаєтеся. Зараз важать ваші слова, а не ваша рука.
refusal-one_only = Лише одне ім’я, будь ласка.
refusal-silenced = Сьогодні ви мусите мовчати.
refusal-in_turns = Тут говорять по черзі; так можна лише у вільній розмові.
refusal-not_in_turns = Зараз слова не має ніхто.
refusal-not_your_turn = Зараз слово не ваше.
refusal-own_turn = Слово й так ваше.
refusal-no_challenges = У цьому сценарії реплік немає.
refusal-no_challenge_asked = Цей гравець репліки не просить.
refusal-game_over = Цю гру закінчено.
refusal-no_game = Тут зараз не грають. Стіл відкриває `/{ cmd-mafia } { cmd-mafia-start }` (`/mafia start`).
refusal-no_lobby = Тут зараз не збирають стіл. Його відкриває `/{ cmd-mafia } { cmd-mafia-start }` (`/mafia start`).
refusal-game_running = Тут уже йде гра.
refusal-putting_away = Стіл ще прибирають після минулої гри. Спробуйте за хвилинку.
refusal-lobby_open = Тут уже збирають стіл. Сідайте за нього.
refusal-not_host = Це може лише ведучий цього столу.
refusal-not_human_host = Це може лише ведучий, який сам не грає.
refusal-host_plays = Ви граєте за цим столом, тож зазирати за лаштунки не можна.
refusal-already_joined = Ви вже маєте місце.
refusal-not_joined = Ви й так не сидите за цим столом.
refusal-too_few = Замало гравців: потрібно щонайменше { $least }.
refusal-too_many = Забагато гравців: за цим сценарієм грає щонайбільше { $most }.
refusal-bots = Ботам грати не можна: вони ніколи не кліпають.
refusal-unknown_scenario = Такого сценарію я не знаю. Оберіть один із тих, що пропонуються під час уведення.
refusal-unknown_option = У цьому сценарії немає такого правила столу: { $option }.
refusal-bad_option = Таке значення не підходить до правила столу: { $option }.
refusal-unknown_role = У цьому сценарії такої ролі немає.
refusal-unbound_blank = У роздачі є порожня карта, якій ніхто не дав ні сторони, ні здібностей. Спершу визначте і те, і те.
refusal-no_room_for_blank = Порожній карті нічого заміняти: на її стороні не лишилося жодної простої карти.
refusal-paused = Годинник стоїть за знаком ведучого. Зачекайте, доки гра піде далі.
refusal-held = Годинник стоїть: зараз мені не можна писати в каналі гри. Зачекайте, доки це мине.
refusal-not_paused = Годинник і так іде.
refusal-not_here = Це роблять у каналі гри.
refusal-not_kept = Цієї гри я вже не маю: її видалено.
refusal-not_of_that_game = Зібрати ту саму компанію може лише учасник тієї гри.
refusal-face_down = Гра скінчилася без переможця, і карти ще лежать сорочкою догори. Відкрити їх може ведучий.
refusal-no_card = Карти у вас зараз немає: ви не в грі.
refusal-setup_missing = Грати тут не можна, мені бракує прав: { $rights }. Які права потрібні і як їх надати, покаже `/{ cmd-mafia } { cmd-mafia-setup }` (`/mafia setup`).
refusal-no_threads_here = У такому каналі немає приватних гілок, тож команди не матимуть кімнат. Відкрийте стіл { $channel ->
    [none] у звичайному текстовому каналі
   *[other] у каналі { $channel }
} або тут, але з параметром `{ cmd-option-relay }` (`relay`): тоді кожна команда розмовляє через мене, в особистих повідомленнях.
refusal-try_again = Просто зараз не вдалося це записати. Нічого не змінилося; будь ласка, спробуйте ще раз за хвилинку.
refusal-not_steward = Це можуть лише ті, хто керує сервером: потрібне право **«Керувати сервером»**.
refusal-leads_table = Ви ведете цей стіл і самі не граєте, тож місця за ним не маєте. Хочете грати — натисніть **{ lobby-leave-button }**, а потім **{ lobby-join-button }**.
refusal-kicked = Вас вивели з-за цього столу. Повернути вас може лише ведучий.
refusal-no_pool = Цей сценарій сам визначає склад; вибирати ролі нема з чого.
refusal-other_count = { $count ->
    [one] На столі { $count } карта
    [few] На столі { $count } карти
   *[many] На столі { $count } карт
}, а за столом { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}. Зрівняйте їхню кількість або очистьте склад: тоді карти роздадуть за сценарієм.
