# What the linter says of a rulebook: where, what is wrong, what to do.
# Words of the file and what is to be written into it come as arguments, already set off from the sentence.

lint-line = { $file }, строка { $line }: { $what }
lint-file = { $file }: { $what }
lint-with_remedy = { $what } ({ $remedy })
lint-then = {"; "}
lint-in_place = { $place }: { $what }
lint-in_formula = формула { $formula }: { $what }

# What there is to write instead.
lint-did_you_mean = может быть, { $word }?
lint-there_are = есть: { $names }
lint-there_is = есть { $word }
lint-there_are_none = таких нет совсем
lint-allowed = подходит: { $names }
lint-use = подходит: { $names }
lint-names_are = есть имена: { $names }; ещё есть функции
lint-or_list_under = или впишите его в { $part }
lint-take_out = уберите это
lint-else_take_out = если нет, уберите
lint-take_out_or_respell = уберите или проверьте, так ли это пишется:
lint-write = напишите { $form }
lint-write_either = напишите { $one } или { $other }
lint-write_line = напишите { $line }
lint-begin_with = начните с { $line }
lint-add = добавьте { $word }
lint-see = смотрите { $file }
lint-reference_fields = что здесь может стоять, покажет `mafia scenario reference`
lint-reference_stages = все этапы покажет `mafia scenario reference`
lint-update_bot = обновите бота
lint-reference_formulas = что бывает в формулах, покажет `mafia scenario reference`
lint-reference_functions = все функции покажет `mafia scenario reference`

# The file.
lint-file_too_large = файл больше { $size } КиБ
lint-split_or_shorten = разделите его или сократите
lint-anchors = якоря и ссылки на них здесь не читаются
lint-write_value_out = выпишите значение целиком
lint-nested_too_deeply = слишком глубокая вложенность
lint-flatten = упростите эту часть
lint-not_yaml = это не `YAML`
lint-yaml_second_colon = это не `YAML`: двоеточие здесь лишнее или строка сдвинута
lint-yaml_no_colon = это не `YAML`: не хватает двоеточия
lint-yaml_odd_sign = это не `YAML`: с этого знака значение не начинается, с табуляции тоже
lint-yaml_open_bracket = это не `YAML`: скобка выше не закрыта или не хватает запятой
lint-yaml_open_quote = это не `YAML`: кавычка выше не закрыта
lint-yaml_tab = это не `YAML`: вместо пробелов стоит табуляция
lint-yaml_escape = это не `YAML`: в двойных кавычках после обратной черты стоит не тот знак
lint-yaml_tag = такой `YAML` здесь не читается: метка с восклицательным знаком или знак с особым смыслом
lint-yaml_indentation = это не `YAML`: строка не подходит к тем, что над ней
lint-check_yaml = проверьте отступы, двоеточия и кавычки
lint-save_as_text = сохраните файл как текст в `UTF-8`
lint-save_it_as_text = сохраните его как текст в `UTF-8`
lint-cannot_be_read = прочитать не удаётся ({ $reason })
lint-unreadable_value = значение { $word } прочитать не удаётся
lint-put_in_quotes = возьмите его в кавычки
lint-key_form = ключ — это слово или число
lint-write_without_brackets = напишите его без скобок
lint-stands_twice = { $word } встречается дважды
lint-keep_one = оставьте одно из двух
lint-scenario_form = сценарий состоит из частей с именами
lint-no_file = такого файла нет

# Fields.
lint-missing = не хватает { $word }
lint-unknown_part = части { $word } здесь не бывает
lint-cannot_stand_here = { $word } здесь стоять не может
lint-no_name = { $word } не годится как имя
lint-name_form = пишите маленькие латинские буквы, цифры и `_`, первой — букву, всего не больше 40
lint-too_few_items = этот список слишком короткий
lint-text_wanted = здесь нужен текст
lint-whole_number_wanted = здесь нужно целое число
lint-some_number_wanted = здесь нужно число
lint-flag_wanted = здесь нужно `true` или `false`
lint-list_wanted = здесь нужен список
lint-mapping_wanted = здесь нужны части с именами: у каждой двоеточие и значение
lint-misfit = это сюда не подходит
lint-newer_format = файл написан по формату { $word }, а здесь читается не новее { $known }
lint-step_form = шаг — это имя этапа или одно имя с параметрами
lint-no_stage = этапа { $word } нет

# Formulas.
lint-formula_form = формула — это число или текст, например { $example }
lint-formula_too_long = в формуле может быть не больше { $most ->
    [one] { $most } знака
    [few] { $most } знаков
   *[many] { $most } знаков
}, а здесь их { $count }
lint-no_formula = это не формула: { $formula }
lint-no_else = в формуле не хватает { $part }: { $formula }
lint-not_in_formula = { $part } в формуле не допускается: { $formula }
lint-only_numbers = считать можно только числа: { $formula }
lint-no_attribute = свойства { $attribute } нет, а есть { $names }
lint-no_constant = такое значение в формуле не допускается: { $value }
lint-too_large_number = число слишком велико, чтобы с ним считать
lint-only_calls = вызывать можно только известные функции: { $formula }
lint-formula_nested = слишком глубокая вложенность: { $formula }
lint-not_reckonable = сосчитать не получается: { $formula }
lint-number_wanted = { $word } стоит там, где нужно число
lint-text_for_number = текст { $word } стоит там, где нужно число
lint-text_for_seat = текст { $word } стоит там, где нужно место за столом
lint-write_number = напишите число
lint-divides_by_nothing = здесь делят на 0
lint-write_other_number = напишите другое число
lint-no_seat = { $value } — не место за столом
lint-no_such_answer = ответа { $word } здесь не бывает
lint-no_choice = у настройки { $option } нет варианта { $word }
lint-not_in_this_formula = в этой формуле нет { $word }
lint-may_speak_of = она может говорить о { $names }
lint-about_the_table = она о столе в целом
lint-is_function = { $name } — функция
lint-is_no_function = { $name } — не функция
lint-write_without_call = напишите без скобок: { $name }
lint-no_such_name = в ней есть { $word }, а такого не существует
lint-no_such_name_in_term = в ней есть { $word }, а внутри термина такого не существует
lint-write_formula_out = выпишите формулу целиком
lint-of_seats = { $property } — свойство места за столом
lint-given_arguments = сколько аргументов дано { $name }: { $count }
lint-given_no_seat = { $name } получает не место за столом

# Words that nothing brings in.
lint-no_verb = действия { $word } нет
lint-no_ability = способности { $word } нет
lint-no_mark = отметки { $word } нет
lint-no_role = роли { $word } нет
lint-no_tag = признака { $word } нет
lint-no_team = стороны { $word } нет
lint-no_phase = фазы { $word } нет
lint-no_room = комнаты { $word } нет
lint-no_announcement = объявления { $word } нет
lint-no_answer = ответа { $word } нет
lint-no_moment = момента { $word } нет
lint-no_note = записи { $word } нет
lint-no_protection = вида защиты { $word } нет
lint-no_cause = причины смерти { $word } нет
lint-no_label = ночного ярлыка { $word } нет
lint-no_departure = способа выбыть { $word } нет
lint-no_extra = поля действия { $word } нет
lint-no_decision = решения ведущего { $word } нет
lint-no_option = настройки { $word } нет
lint-no_item = вида предметов { $word } нет
lint-no_term = термина { $word } нет
lint-no_word = слова { $word } больше нигде в сценарии нет
lint-lone_word = больше ничто не называется { $word }

# Words that nothing asks for.
lint-unused_announcement = объявление { $word } никогда не звучит
lint-unused_answer = ответ { $word } никто не получает
lint-unused_mark = об отметке { $word } ничто не говорит
lint-unused_tag = о признаке { $word } ничто не спрашивает
lint-unused_note = о записи { $word } ничто не спрашивает
lint-unused_label = о ночном ярлыке { $word } ничто не спрашивает
lint-unused_protection = вид защиты { $word } ничего не останавливает
lint-unused_moment = в момент { $word } ничего не решается
lint-unused_option = от настройки { $word } ничего не зависит
lint-unused_term = о термине { $word } ничто не спрашивает

# What does not hold together.
lint-no_hook = ничто не называется { $word }
lint-no_turns = в { $word } никто не говорит по очереди
lint-say_who_speaks = напишите в { $part }, кто говорит по очереди
lint-drawn_alike = { $one } и { $other } одного цвета
lint-nothing_to_choose = в { $word } нечего выбирать
lint-list_its = перечислите { $part }
lint-too_many_players = { $count } { $count ->
    [one] игрок
    [few] игрока
   *[many] игроков
} — слишком много
lint-at_most_seated = за стол сядет не больше { $count }
lint-less_than_nothing = { $value } меньше нуля
lint-write_nought_or_more = напишите 0 или больше
lint-wrong_order = наименьшее, { $least }, больше наибольшего, { $most }
lint-smaller_first = первым напишите меньшее
lint-no_number = { $word } — не число
lint-write_number_or_formula = напишите число или формулу, которая его даёт
lint-no_row = нет строки на { $count } { $count ->
    [one] игрока
    [few] игроков
   *[many] игроков
}
lint-add_row = добавьте { $row } или измените { $part }
lint-row_deals = в строке на { $n } { $n ->
    [one] игрока
    [few] игроков
   *[many] игроков
} раздаётся { $count } { $count ->
    [one] роль
    [few] роли
   *[many] ролей
}
lint-correct_it = исправьте её
lint-not_dealt_to = на { $count } { $count ->
    [one] игрока
    [few] игроков
   *[many] игроков
} не раздают
lint-change_or_take_out = измените { $part } или уберите это
lint-known_otherwise = в формулах { $word } уже значит другое
lint-room_kept = { $word } — это комната, которая есть за любым столом
lint-rename_room = дайте комнате другое имя
lint-rename_option = дайте настройке другое имя
lint-rename_term = дайте термину другое имя
lint-no_lawful_default = { $value } среди вариантов нет
lint-no_option_of_kind = настройки { $word } вида { $kind } нет
lint-describe_one = опишите её
lint-has_no_ability = у роли { $role } нет способности { $word }
lint-name_its_role = назовите роль, у которой она есть
lint-empty_cycle = цикл пуст: играть было бы не во что
lint-list_phases = перечислите фазы, которые идут по кругу
lint-phase_never_comes = фаза { $word } никогда не наступает
lint-into_cycle_or_out = впишите её в цикл или уберите
lint-never_counted = ни одна фаза не считается как { $word }, и число остаётся нулём
lint-say_part = напишите { $line } у той фазы, которая ею является
lint-no_night = это делается ночью, а ни одна фаза не ночь
lint-say_night = напишите { $line } у фазы, которая является ночью, или назовите фазы здесь
lint-no_chaos = в { $word } договариваются последние игроки, но это не хаос: в голосовом канале, где говорят по очереди, никого не было бы слышно
lint-no_eject = ведущий никого не может удалить из игры: нет { $word }
lint-list_eject = впишите { $word } в { $part } и укажите, что при этом происходит
lint-for_the_living = в комнату { $word } не пускают тех, кто вне игры, а её формула спрашивает, кто жив
lint-let_the_dead_in = напишите у комнаты { $line } или уберите этот вопрос
lint-names_nobody = это о тех, кого называют, а называть тут некого
lint-out_and_meant = это о живых, а все, о ком тут речь, вне игры
lint-done_before_hampered = этого никогда не случится: то, что стоит в { $part }, делается раньше, чем кому-то помешают
lint-into_night_end = пусть это делает шаг в конце ночи, или уберите это
lint-unworked_verb = действие { $word } не исполняет ни один шаг
lint-list_stage_or_take_out = впишите этап с { $parameter } или уберите действие
lint-role_never_comes = роль { $word } никому не может достаться
lint-deal_or_take_out = раздайте её или уберите

# Its name and its place.
lint-published_name = { $word } — имя опубликованного сценария
lint-choose_other_id = выберите другое имя
lint-rename_folder = назовите папку иначе, и { $part } так же
lint-id_too_long = имя { $word } слишком длинное
lint-at_most_characters = не больше { $count } { $count ->
    [one] знака
    [few] знаков
   *[many] знаков
}
lint-misnamed = папка сценария { $word } называется { $folder }
lint-no_scenario = такого сценария нет
lint-no_rulebook_in_folder = в этой папке нет сценариев
lint-name_other_folder = назовите ту, где лежат папки, и в каждой { $file }
lint-texts_in_folder = у папки есть файлы для текстов
lint-put_texts_into = перенесите тексты каждого языка в { $file }

# Its texts.
lint-texts_form = тексты стоят по языкам
lint-write_texts = напишите { $part }, язык и под ним его тексты
lint-holds_no_text = под { $word } нет текста
lint-indent_texts = напишите { $line } и тексты под этой строкой с отступом
lint-carries_no_texts = в нём нет текстов
lint-no_language = на языке { $word } здесь не говорят
lint-translate_too = опубликованные сценарии говорят на всех языках: переведите другой файл
lint-text_missing = нет текста { $word } в { $files }
lint-write_it = напишите его
lint-write_it_whole = напишите его, а также { $parts }
lint-else_write_it = если нет, напишите его
lint-else_write_it_whole = если нет, напишите его, а также { $parts }
lint-text_unread = текст { $word } никто не читает
lint-text_unread_in = текст { $word } в { $files } никто не читает
lint-text_lacking = не хватает
lint-no_such_text = такого текста нет
lint-not_given_here = { $name } здесь не подставляется
lint-no_text = это не текст: { $what }
lint-text_form = напишите { $form }, а строки продолжения — с отступом
lint-text_sign_wanted = не хватает знака { $sign }
lint-text_empty = после знака равенства ничего нет
lint-text_choice_without_default = в выборе должно быть несколько строк, и одна начинается со звёздочки
lint-text_open_quote = кавычка не закрыта
lint-text_loose_bracket = фигурная скобка закрывает то, что не открыто
lint-text_bad_placeable = между фигурными скобками нет ничего, что можно подставить
lint-text_malformed = так тексты не пишут
lint-text_cannot_hold = { $what } здесь нельзя
lint-text_may_hold = пишите слова, { $one } и { $other }
lint-choices_too_deep = выборы вложены друг в друга слишком глубоко
lint-too_many_choices = { $count } { $count ->
    [one] вариант
    [few] варианта
   *[many] вариантов
} в одном месте — слишком много, читается не больше { $most }
lint-term_with_arguments = слово, на которое ссылаются, здесь не принимает аргументов
lint-choice_by_other = выбирают по тому, что подставляет бот
lint-refers_to_itself = в конце концов он ссылается сам на себя
lint-write_words_out = выпишите слова целиком

# How much of it there is, and how it plays.
lint-too_many_steps = { $count } { $count ->
    [one] шаг
    [few] шага
   *[many] шагов
} — слишком много
lint-too_many_roles = { $count } { $count ->
    [one] роль
    [few] роли
   *[many] ролей
} — слишком много
lint-too_many_phases = { $count } { $count ->
    [one] фаза
    [few] фазы
   *[many] фаз
} — слишком много
lint-too_many_options = { $count } { $count ->
    [one] настройка
    [few] настройки
   *[many] настроек
} — слишком много
lint-too_many_rooms = { $count } { $count ->
    [one] комната
    [few] комнаты
   *[many] комнат
} — слишком много
lint-too_many_teams = { $count } { $count ->
    [one] сторона
    [few] стороны
   *[many] сторон
} — слишком много
lint-too_many_abilities = { $count } { $count ->
    [one] способность
    [few] способности
   *[many] способностей
} — слишком много; считаются у каждой роли, у которой они есть
lint-too_many_calls = { $count } { $count ->
    [one] пробуждение
    [few] пробуждения
   *[many] пробуждений
} за ночь — слишком много; считаются и для каждой пустой карты
lint-too_many_texts = { $count } { $count ->
    [one] текст
    [few] текста
   *[many] текстов
} — слишком много
lint-too_many_characters = { $count } { $count ->
    [one] знак
    [few] знака
   *[many] знаков
} — слишком много
lint-at_most_read = читается не больше { $count }
lint-have_room = поместится не больше { $count }
lint-undealt = на { $count } { $count ->
    [one] игрока
    [few] игроков
   *[many] игроков
} раздать не получается
lint-look_at_options = посмотрите, что у настроек по умолчанию, и на { $part }
lint-endless = игра на { $count } { $count ->
    [one] игрока
    [few] игроков
   *[many] игроков
} не закончилась и за тысячу фаз
lint-look_at_wins = посмотрите на { $part } и на то, когда это проверяют
lint-slow = в игре на { $count } { $count ->
    [one] игрока
    [few] игроков
   *[many] игроков
} одно из действий считается слишком долго
lint-use_fewer_steps = сделайте меньше шагов, а формулы — короче
lint-unplayable = игру на { $count } { $count ->
    [one] игрока
    [few] игроков
   *[many] игроков
} сыграть не удалось: { $reason }
lint-look_at_formulas = посмотрите на формулы и шаги, о которых здесь сказано; больше покажет `mafia simulate`
lint-formula_dies = за столом, где игроков { $count }, её не удалось вычислить: { $reason }
lint-say_otherwise = укажите, что считать, пока ничего нет, например { $form }
lint-never_used = за { $count } { $count ->
    [one] игру
    [few] игры
   *[many] игр
} никто ни разу не мог применить { $word }, хотя время для этого было
lint-uses_as_dealt = { $part } вычисляется при раздаче карт и когда кто-то получает эту роль: там выходит 0
lint-whom_it_may_name = не остаётся никого, кого можно назвать: посмотрите на { $names }
lint-seats_of_others = здесь победили места стороны { $team }, но нигде не сказано, что победила она сама: она считается проигравшей
lint-list_beside = если сторона побеждает вместе с любым победителем, впишите её в { $part }; для тех, кто примкнул к другой стороне, напишите { $word }
lint-too_much_work = чтобы его сыграть, не хватает времени или памяти
lint-make_smaller = сделайте его намного меньше
