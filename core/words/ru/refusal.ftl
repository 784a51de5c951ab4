# Why something was not taken; said to the one who asked, and to nobody else.

refusal-not_playing = Вас нет за этим столом.
refusal-not_your_prompt = Это чужое меню.
refusal-stale = Этот момент прошёл, а с ним и меню. Ничего не изменилось; пользуйтесь самым новым.
refusal-dead = Вы вне игры, руки у вас связаны.
refusal-wrong_phase = Сейчас для этого не время.
refusal-not_now = Сейчас этого сделать нельзя.
refusal-no_ability = Ваша роль этого не умеет.
refusal-no_decision = В этом сценарии у ведущего нет такого решения.
refusal-no_uses = Эта способность у вас исчерпана.
refusal-no_self_uses = Выбрать себя вы больше не можете.
refusal-bad_target = Этого игрока выбрать нельзя.
refusal-self_target = Себя выбрать нельзя.
refusal-self_alone = Только себя нельзя: выберите ещё кого-нибудь.
refusal-not_alone = Боевой пистолет в одиночку не выдают: вручите ещё кому-нибудь холостой.
refusal-not_side_by_side = { $seat } не сидит рядом с другим выбранным игроком. Выберите двух соседей.
refusal-nothing_to_confirm = Вашего согласия никто не ждёт.
refusal-nothing_to_answer = Вам никто не задавал вопроса.
refusal-already_member = { $seat } уже с вами.
refusal-target_left = { $seat } уже вне игры.
refusal-target_living = { $seat } живёт и здравствует.
refusal-own_team = { $seat } — из ваших.
refusal-other_team = { $seat } — не из ваших.
refusal-repeat_target = В прошлый раз вы уже выбрали игрока { $seat }. Этой ночью нужен кто-то другой.
refusal-wrong_count = { $most ->
    [0] Здесь никого выбирать не нужно.
    [1] { $least ->
        [0] Выберите не больше одного игрока.
       *[other] Выберите одного игрока.
    }
    [2] { $least ->
        [0] Выберите не больше двух разных игроков.
        [1] Выберите одного игрока или двух разных.
       *[other] Выберите двух разных игроков.
    }
    [3] { $least ->
        [0] Выберите не больше трёх разных игроков.
        [3] Выберите трёх разных игроков.
       *[other] Выберите разных игроков: от { $least } до 3.
    }
   *[other] { $least ->
        [0] Выберите до { $most } разных игроков.
       *[other] Выберите разных игроков: от { $least } до { $most }.
    }
}
refusal-bad_extra = Чего-то не хватает, или значение не подходит: { $field }.
refusal-mandatory = Этот ход пропустить нельзя, выберите кого-нибудь.
refusal-already_done = Это уже сделано.
refusal-other_act_given = Ваша сторона уже сделала выбор на эту ночь.
refusal-side_forced = Вы видели слишком много, чтобы выбирать: вам осталась только одна сторона.
refusal-nothing_to_pass = Пропускать здесь нечего.
refusal-no_vote = В этот раз у вас нет голоса.
refusal-not_candidate = Против этого игрока сейчас голосовать нельзя.
refusal-no_abstaining = Здесь не воздерживаются: если никого не выбрать, голос уйдёт туда, куда велят правила.
refusal-on_defence = Вы среди обвиняемых: решают сейчас другие.
refusal-one_only = Назовите только одного игрока.
refusal-silenced = Сегодня вам нельзя говорить.
refusal-in_turns = Здесь говорят по очереди, а эта команда — для свободного обсуждения.
refusal-not_in_turns = Сейчас слова нет ни у кого.
refusal-not_your_turn = Сейчас говорите не вы.
refusal-own_turn = Слово и так у вас.
refusal-no_challenges = В этом сценарии нет реплик.
refusal-no_challenge_asked = Этот игрок не просил реплику.
refusal-game_over = Эта игра окончена.
refusal-no_game = Здесь сейчас не играют. Стол открывает `/{ cmd-mafia } { cmd-mafia-start }` (`/mafia start`).
refusal-no_lobby = Здесь сейчас не собирают стол. Его открывает `/{ cmd-mafia } { cmd-mafia-start }` (`/mafia start`).
refusal-game_running = Здесь уже идёт игра.
refusal-putting_away = Прошлая игра ещё убирается со стола. Попробуйте через минуту.
refusal-lobby_open = Здесь уже собирается стол. Садитесь за него.
refusal-not_host = Это может только ведущий стола.
refusal-not_human_host = Это может только ведущий, который сам не играет.
refusal-host_plays = Вы играете за этим столом, поэтому заглянуть за кулисы нельзя.
refusal-already_joined = Вы уже за столом.
refusal-not_joined = Вы и так не за столом.
refusal-too_few = Для этого нужно не меньше { $least } { $least ->
    [one] игрока
    [few] игроков
   *[many] игроков
}.
refusal-too_many = В этом сценарии мест не больше { $most }.
refusal-bots = Ботам играть нельзя: они никогда не моргают.
refusal-unknown_scenario = Такого сценария я не знаю. Выберите один из тех, что предлагаются при вводе.
refusal-unknown_option = В этом сценарии нет правила стола { $option }.
refusal-bad_option = Это значение не подходит для правила стола { $option }.
refusal-unknown_role = В этом сценарии нет такой роли.
refusal-unbound_blank = В раздаче пустая карта без стороны и без способностей. Сначала задайте и то и другое.
refusal-no_room_for_blank = У этой стороны нет простой карты, которую могла бы заменить пустая.
refusal-paused = Часы стоят по знаку ведущего. Подождите, пока игра продолжится.
refusal-held = Часы стоят: сейчас мне нельзя писать в канале игры. Подождите, пока это пройдёт.
refusal-not_paused = Часы и так идут.
refusal-not_here = Это делают в канале игры.
refusal-not_kept = Записи этой игры больше нет.
refusal-not_of_that_game = Собрать тот же состав может только участник той игры.
refusal-face_down = Игра закончилась без победителя, и карты ещё лежат рубашкой вверх. Открыть их может ведущий.
refusal-no_card = Карты у вас сейчас нет: вы не в игре.
refusal-setup_missing = Играть здесь нельзя, мне не хватает прав: { $rights }. Какие права нужны и как их дать, покажет `/{ cmd-mafia } { cmd-mafia-setup }` (`/mafia setup`).
refusal-no_threads_here = В таком канале нет закрытых веток, и у команд не будет комнат. Откройте стол { $channel ->
    [none] в обычном текстовом канале
   *[other] в канале { $channel }
} или здесь, но с параметром `{ cmd-option-relay }` (`relay`): тогда команды переписываются через меня, личными сообщениями.
refusal-try_again = Не удалось это записать. Ничего не изменилось; попробуйте ещё раз через минуту.
refusal-not_steward = Это могут только те, кто управляет сервером: нужно право **«Управлять сервером»**.
refusal-leads_table = Вы ведёте этот стол и сами не играете, поэтому места за ним у вас нет. Хотите играть — нажмите **{ lobby-leave-button }**, а потом **{ lobby-join-button }**.
refusal-kicked = Место за этим столом для вас закрыто. Открыть его снова может только ведущий.
refusal-no_pool = Этот сценарий сам определяет состав, выбирать роли не из чего.
refusal-other_count = { $count ->
    [one] На столе { $count } карта
    [few] На столе { $count } карты
   *[many] На столе { $count } карт
}, а за столом { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}. Подгоните состав или очистите его, и карты раздаст сценарий.
