# What the linter says of a rulebook: where, what is wrong, what to do.
# Words of the file and what is to be written into it come as arguments, already set off from the sentence.

lint-line = { $file }, рядок { $line }: { $what }
lint-file = { $file }: { $what }
lint-with_remedy = { $what } ({ $remedy })
lint-then = {"; "}
lint-in_place = { $place }: { $what }
lint-in_formula = формула { $formula }: { $what }

# What there is to write instead.
lint-did_you_mean = може, { $word }?
lint-there_are = є: { $names }
lint-there_is = є { $word }
lint-there_are_none = таких немає зовсім
lint-allowed = підходить: { $names }
lint-use = підходить: { $names }
lint-names_are = є імена: { $names }; ще є функції
lint-or_list_under = або впишіть його в { $part }
lint-take_out = приберіть це
lint-else_take_out = якщо ні, приберіть
lint-take_out_or_respell = приберіть або перевірте, чи так це пишеться:
lint-write = напишіть { $form }
lint-write_either = напишіть { $one } або { $other }
lint-write_line = напишіть { $line }
lint-begin_with = почніть із { $line }
lint-add = додайте { $word }
lint-see = дивіться { $file }
lint-reference_fields = що тут може стояти, покаже `mafia scenario reference`
lint-reference_stages = усі етапи покаже `mafia scenario reference`
lint-update_bot = оновіть бота
lint-reference_formulas = що буває у формулах, покаже `mafia scenario reference`
lint-reference_functions = усі функції покаже `mafia scenario reference`

# The file.
lint-file_too_large = файл більший за { $size } КіБ
lint-split_or_shorten = розділіть його або скоротіть
lint-anchors = якорі та посилання на них тут не читаються
lint-write_value_out = випишіть значення повністю
lint-nested_too_deeply = надто глибока вкладеність
lint-flatten = спростіть цю частину
lint-not_yaml = це не `YAML`
lint-yaml_second_colon = це не `YAML`: двокрапка тут зайва або рядок зсунуто
lint-yaml_no_colon = це не `YAML`: бракує двокрапки
lint-yaml_odd_sign = це не `YAML`: з цього знака значення не починається, з табуляції теж
lint-yaml_open_bracket = це не `YAML`: дужку вище не закрито або бракує коми
lint-yaml_open_quote = це не `YAML`: лапки вище не закрито
lint-yaml_tab = це не `YAML`: замість пробілів стоїть табуляція
lint-yaml_escape = це не `YAML`: у подвійних лапках після зворотної риски стоїть не той знак
lint-yaml_tag = такий `YAML` тут не читається: мітка зі знаком оклику або знак з особливим змістом
lint-yaml_indentation = це не `YAML`: рядок не пасує до тих, що над ним
lint-check_yaml = перевірте відступи, двокрапки й лапки
lint-save_as_text = збережіть файл як текст в `UTF-8`
lint-save_it_as_text = збережіть його як текст в `UTF-8`
lint-cannot_be_read = прочитати не вдається ({ $reason })
lint-unreadable_value = значення { $word } прочитати не вдається
lint-put_in_quotes = візьміть його в лапки
lint-key_form = ключ — це слово або число
lint-write_without_brackets = напишіть його без дужок
lint-stands_twice = { $word } трапляється двічі
lint-keep_one = лишіть одне з двох
lint-scenario_form = сценарій складається з частин з іменами
lint-no_file = такого файлу немає

# Fields.
lint-missing = бракує { $word }
lint-unknown_part = частини { $word } тут не буває
lint-cannot_stand_here = { $word } тут стояти не може
lint-no_name = { $word } не годиться як ім’я
lint-name_form = пишіть малі латинські літери, цифри та `_`, першою — літеру, усього щонайбільше 40
lint-too_few_items = цей список закороткий
lint-text_wanted = тут потрібен текст
lint-whole_number_wanted = тут потрібне ціле число
lint-some_number_wanted = тут потрібне число
lint-flag_wanted = тут потрібне `true` або `false`
lint-list_wanted = тут потрібен список
lint-mapping_wanted = тут потрібні частини з іменами: у кожної двокрапка і значення
lint-misfit = це сюди не підходить
lint-newer_format = файл написано за форматом { $word }, а тут читають не новіший за { $known }
lint-step_form = крок — це ім’я етапу або одне ім’я з параметрами
lint-no_stage = етапу { $word } немає

# Formulas.
lint-formula_form = формула — це число або текст, наприклад { $example }
lint-formula_too_long = у формулі може бути щонайбільше { $most ->
    [one] { $most } знак
    [few] { $most } знаки
   *[many] { $most } знаків
}, а тут їх { $count }
lint-no_formula = це не формула: { $formula }
lint-no_else = у формулі бракує { $part }: { $formula }
lint-not_in_formula = { $part } у формулі не можна: { $formula }
lint-only_numbers = рахувати можна лише числа: { $formula }
lint-no_attribute = властивості { $attribute } немає, а є { $names }
lint-no_constant = таке значення у формулі не можна: { $value }
lint-too_large_number = число завелике, щоб із ним рахувати
lint-only_calls = викликати можна лише відомі функції: { $formula }
lint-formula_nested = надто глибока вкладеність: { $formula }
lint-not_reckonable = порахувати не вдається: { $formula }
lint-number_wanted = { $word } стоїть там, де потрібне число
lint-text_for_number = текст { $word } стоїть там, де потрібне число
lint-text_for_seat = текст { $word } стоїть там, де потрібне місце за столом
lint-write_number = напишіть число
lint-divides_by_nothing = тут ділять на 0
lint-write_other_number = напишіть інше число
lint-no_seat = { $value } — не місце за столом
lint-no_such_answer = відповіді { $word } тут не буває
lint-no_choice = у налаштування { $option } немає варіанта { $word }
lint-not_in_this_formula = у цій формулі немає { $word }
lint-may_speak_of = вона може говорити про { $names }
lint-about_the_table = вона про стіл загалом
lint-is_function = { $name } — функція
lint-is_no_function = { $name } — не функція
lint-write_without_call = напишіть без дужок: { $name }
lint-no_such_name = у ній є { $word }, а такого не існує
lint-no_such_name_in_term = у ній є { $word }, а всередині терміна такого не існує
lint-write_formula_out = випишіть формулу повністю
lint-of_seats = { $property } — властивість місця за столом
lint-given_arguments = скільки аргументів дано { $name }: { $count }
lint-given_no_seat = { $name } дістає не місце за столом

# Words that nothing brings in.
lint-no_verb = дії { $word } немає
lint-no_ability = здібності { $word } немає
lint-no_mark = позначки { $word } немає
lint-no_role = ролі { $word } немає
lint-no_tag = ознаки { $word } немає
lint-no_team = сторони { $word } немає
lint-no_phase = фази { $word } немає
lint-no_room = кімнати { $word } немає
lint-no_announcement = оголошення { $word } немає
lint-no_answer = відповіді { $word } немає
lint-no_moment = моменту { $word } немає
lint-no_note = запису { $word } немає
lint-no_protection = виду захисту { $word } немає
lint-no_cause = причини смерті { $word } немає
lint-no_label = нічного ярлика { $word } немає
lint-no_departure = способу вибути { $word } немає
lint-no_extra = поля дії { $word } немає
lint-no_decision = рішення ведучого { $word } немає
lint-no_option = налаштування { $word } немає
lint-no_item = виду предметів { $word } немає
lint-no_term = терміна { $word } немає
lint-no_word = слова { $word } більше ніде в сценарії немає
lint-lone_word = більше нічого з назвою { $word } немає

# Words that nothing asks for.
lint-unused_announcement = оголошення { $word } ніколи не звучить
lint-unused_answer = відповіді { $word } ніхто не отримує
lint-unused_mark = позначку { $word } ніде не згадано
lint-unused_tag = про ознаку { $word } ніде не питають
lint-unused_note = про запис { $word } ніде не питають
lint-unused_label = про нічний ярлик { $word } ніде не питають
lint-unused_protection = вид захисту { $word } нічого не зупиняє
lint-unused_moment = у момент { $word } нічого не вирішується
lint-unused_option = від налаштування { $word } нічого не залежить
lint-unused_term = термін { $word } ніде не використано

# What does not hold together.
lint-no_hook = нічого з назвою { $word } немає
lint-no_turns = у { $word } ніхто не говорить по черзі
lint-say_who_speaks = напишіть у { $part }, хто говорить по черзі
lint-drawn_alike = { $one } і { $other } одного кольору
lint-nothing_to_choose = у { $word } нема з чого обирати
lint-list_its = перелічіть { $part }
lint-too_many_players = { $count } { $count ->
    [one] гравець
    [few] гравці
   *[many] гравців
} — забагато
lint-at_most_seated = за стіл сяде щонайбільше { $count }
lint-less_than_nothing = { $value } менше від нуля
lint-write_nought_or_more = напишіть 0 або більше
lint-wrong_order = найменше, { $least }, більше за найбільше, { $most }
lint-smaller_first = першим напишіть менше
lint-no_number = { $word } — не число
lint-write_number_or_formula = напишіть число або формулу, яка його дає
lint-no_row = немає рядка на { $count } { $count ->
    [one] гравця
    [few] гравців
   *[many] гравців
}
lint-add_row = додайте { $row } або змініть { $part }
lint-row_deals = у рядку на { $n } { $n ->
    [one] гравця
    [few] гравців
   *[many] гравців
} роздають { $count } { $count ->
    [one] роль
    [few] ролі
   *[many] ролей
}
lint-correct_it = виправте його
lint-not_dealt_to = на { $count } { $count ->
    [one] гравця
    [few] гравців
   *[many] гравців
} не роздають
lint-change_or_take_out = змініть { $part } або приберіть це
lint-known_otherwise = у формулах { $word } уже означає інше
lint-room_kept = { $word } — це кімната, яка є за кожним столом
lint-rename_room = дайте кімнаті інше ім’я
lint-rename_option = дайте налаштуванню інше ім’я
lint-rename_term = дайте терміну інше ім’я
lint-no_lawful_default = { $value } серед варіантів немає
lint-no_option_of_kind = налаштування { $word } виду { $kind } немає
lint-describe_one = опишіть його
lint-has_no_ability = у ролі { $role } немає здібності { $word }
lint-name_its_role = назвіть роль, яка її має
lint-empty_cycle = цикл порожній: не було б у що грати
lint-list_phases = перелічіть фази, які йдуть по колу
lint-phase_never_comes = фаза { $word } ніколи не настає
lint-into_cycle_or_out = впишіть її в цикл або приберіть
lint-never_counted = жодну фазу не позначено як { $word }, тож число лишається нулем
lint-say_part = напишіть { $line } біля тієї фази, яка нею є
lint-no_night = це роблять уночі, а жодна фаза не є ніччю
lint-say_night = напишіть { $line } біля фази, яка є ніччю, або назвіть фази тут
lint-no_chaos = у { $word } домовляються останні гравці, але це не хаос: у голосовому каналі, де говорять по черзі, нікого не було б чути
lint-no_eject = ведучий нікого не може вивести з гри: немає { $word }
lint-list_eject = впишіть { $word } у { $part } і що при цьому стається
lint-for_the_living = до кімнати { $word } не пускають тих, хто поза грою, а її формула питає, хто живий
lint-let_the_dead_in = напишіть біля кімнати { $line } або приберіть це питання
lint-names_nobody = це про тих, кого називають, а називати тут нікого
lint-out_and_meant = це про живих, а всі, про кого тут ідеться, поза грою
lint-done_before_hampered = цього ніколи не станеться: те, що стоїть у { $part }, робиться раніше, ніж комусь завадять
lint-into_night_end = нехай це робить крок наприкінці ночі, або приберіть це
lint-unworked_verb = дію { $word } не виконує жоден крок
lint-list_stage_or_take_out = впишіть етап із { $parameter } або приберіть дію
lint-role_never_comes = роль { $word } нікому не може дістатися
lint-deal_or_take_out = роздайте її або приберіть

# Its name and its place.
lint-published_name = { $word } — ім’я опублікованого сценарію
lint-choose_other_id = оберіть інше ім’я
lint-rename_folder = назвіть теку інакше, і { $part } так само
lint-id_too_long = ім’я { $word } задовге
lint-at_most_characters = щонайбільше { $count } { $count ->
    [one] знак
    [few] знаки
   *[many] знаків
}
lint-misnamed = тека сценарію { $word } називається { $folder }
lint-no_scenario = такого сценарію немає
lint-no_rulebook_in_folder = у цій теці немає сценаріїв
lint-name_other_folder = назвіть ту, де лежать теки, і в кожній { $file }
lint-texts_in_folder = тека має файли для текстів
lint-put_texts_into = перенесіть тексти кожної мови в { $file }

# Its texts.
lint-texts_form = тексти стоять за мовами
lint-write_texts = напишіть { $part }, мову і під нею її тексти
lint-holds_no_text = під { $word } немає тексту
lint-indent_texts = напишіть { $line } і тексти під цим рядком з відступом
lint-carries_no_texts = у ньому немає текстів
lint-no_language = мовою { $word } тут не говорять
lint-translate_too = опубліковані сценарії говорять усіма мовами: перекладіть інший файл
lint-text_missing = немає тексту { $word } у { $files }
lint-write_it = напишіть його
lint-write_it_whole = напишіть його, а також { $parts }
lint-else_write_it = якщо ні, напишіть його
lint-else_write_it_whole = якщо ні, напишіть його, а також { $parts }
lint-text_unread = текст { $word } ніхто не читає
lint-text_unread_in = текст { $word } у { $files } ніхто не читає
lint-text_lacking = бракує
lint-no_such_text = такого тексту немає
lint-not_given_here = { $name } тут не підставляється
lint-no_text = це не текст: { $what }
lint-text_form = напишіть { $form }, а рядки продовження — з відступом
lint-text_sign_wanted = бракує знака { $sign }
lint-text_empty = після знака рівності нічого немає
lint-text_choice_without_default = у виборі має бути кілька рядків, і один починається із зірочки
lint-text_open_quote = лапки не закрито
lint-text_loose_bracket = фігурна дужка закриває те, чого не відкрито
lint-text_bad_placeable = між фігурними дужками немає нічого, що можна підставити
lint-text_malformed = так тексти не пишуть
lint-text_cannot_hold = { $what } тут не можна
lint-text_may_hold = пишіть слова, { $one } і { $other }
lint-choices_too_deep = вибори вкладено один в одного надто глибоко
lint-too_many_choices = { $count } { $count ->
    [one] варіант
    [few] варіанти
   *[many] варіантів
} в одному місці — забагато, читається не більше { $most }
lint-term_with_arguments = слово, на яке посилаються, тут не приймає аргументів
lint-choice_by_other = обирають за тим, що підставляє бот
lint-refers_to_itself = зрештою він посилається сам на себе
lint-write_words_out = випишіть слова повністю

# How much of it there is, and how it plays.
lint-too_many_steps = { $count } { $count ->
    [one] крок
    [few] кроки
   *[many] кроків
} — забагато
lint-too_many_roles = { $count } { $count ->
    [one] роль
    [few] ролі
   *[many] ролей
} — забагато
lint-too_many_phases = { $count } { $count ->
    [one] фаза
    [few] фази
   *[many] фаз
} — забагато
lint-too_many_options = { $count } { $count ->
    [one] налаштування
    [few] налаштування
   *[many] налаштувань
} — забагато
lint-too_many_rooms = { $count } { $count ->
    [one] кімната
    [few] кімнати
   *[many] кімнат
} — забагато
lint-too_many_teams = { $count } { $count ->
    [one] сторона
    [few] сторони
   *[many] сторін
} — забагато
lint-too_many_abilities = { $count } { $count ->
    [one] здібність
    [few] здібності
   *[many] здібностей
} — забагато; рахуються в кожної ролі, яка їх має
lint-too_many_calls = { $count } { $count ->
    [one] пробудження
    [few] пробудження
   *[many] пробуджень
} за ніч — забагато; рахуються і для кожної порожньої карти
lint-too_many_texts = { $count } { $count ->
    [one] текст
    [few] тексти
   *[many] текстів
} — забагато
lint-too_many_characters = { $count } { $count ->
    [one] знак
    [few] знаки
   *[many] знаків
} — забагато
lint-at_most_read = читається щонайбільше { $count }
lint-have_room = вміститься щонайбільше { $count }
lint-undealt = на { $count } { $count ->
    [one] гравця
    [few] гравців
   *[many] гравців
} роздати не вдається
lint-look_at_options = погляньте, що в налаштуваннях за замовчуванням, і на { $part }
lint-endless = гра на { $count } { $count ->
    [one] гравця
    [few] гравців
   *[many] гравців
} не скінчилася й за тисячу фаз
lint-look_at_wins = погляньте на { $part } і на те, коли це перевіряють
lint-slow = у грі на { $count } { $count ->
    [one] гравця
    [few] гравців
   *[many] гравців
} одна з дій рахується надто довго
lint-use_fewer_steps = зробіть менше кроків, а формули — коротшими
lint-unplayable = гру на { $count } { $count ->
    [one] гравця
    [few] гравців
   *[many] гравців
} зіграти не вдалося: { $reason }
lint-look_at_formulas = погляньте на формули й кроки, про які тут сказано; більше покаже `mafia simulate`
lint-formula_dies = за столом, де гравців { $count }, її не вдалося обчислити: { $reason }
lint-say_otherwise = вкажіть, що рахувати, поки нічого немає, наприклад { $form }
lint-never_used = за { $count } { $count ->
    [one] гру
    [few] гри
   *[many] ігор
} ніхто жодного разу не міг застосувати { $word }, хоча час для цього був
lint-uses_as_dealt = { $part } обчислюється під час роздачі карт і коли хтось дістає цю роль: там виходить 0
lint-whom_it_may_name = не лишається нікого, кого можна назвати: погляньте на { $names }
lint-seats_of_others = тут перемогли місця сторони { $team }, але ніде не сказано, що перемогла вона сама: вона вважається такою, що програла
lint-list_beside = якщо сторона перемагає разом із будь-яким переможцем, впишіть її в { $part }; для тих, хто пристав до іншої сторони, напишіть { $word }
lint-too_much_work = щоб його зіграти, бракує часу або пам’яті
lint-make_smaller = зробіть його набагато меншим
