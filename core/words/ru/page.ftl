# The page of the local table: what it says itself, beside what the bot says.

# The start.
page-title = Мафия
page-lead = Город спит, но не весь. Садитесь за стол: остальные играют сами, а ведёт игру тот же бот, что и на сервере Discord.
page-reading = Читаем сценарии…
page-ending = Стол убран; при новом запуске игру можно продолжить.
page-language = Язык
page-choose = Выберите сценарий
page-players = Игроков: { $players }
page-range = { $least }–{ $most }
page-minutes = около { $minutes } мин
page-odds = Победы в 100 таких играх:
page-odds-with = Победы в 100 играх (мест: { $seats }):
page-odds-unequal = Силы неравны. Ровнее при таком числе мест: { $seats }
page-odds-unequal-always = В этом сценарии силы неравны при любом числе мест.
page-roles-count = Ролей: { $count }
page-roles-of = { $title }: роли
page-roles-search = Поиск по ролям
page-roles-none = Ничего не найдено.
page-your-table = Ваш стол
page-your-name = Ваше имя
page-your-name-hint = Как вас будут звать за столом
page-seats = Мест за столом
page-seats-of = Мест: { $seats }
page-your-part = Вы
page-part-play = играете
page-part-watch = только смотрите
page-your-role = Ваша роль
page-role-any = Какая выпадет
page-your-role-hint = Роль на выбор — для тренировки; остальные тянут карты.
page-your-role-more = Ролей, которые выпадают при другом числе мест: { $count }.
page-your-role-by-hand = Ролей, которые кладут на стол только вручную: { $count }. Нажмите «{ page-look-first }», а там — «{ pool-button }».
page-look-first = Открыть стол, но не начинать
page-look-first-hint = Тогда игра начнётся, когда скажете вы.
page-play = Играть
page-play-hint = Все сядут за стол, и карты будут розданы.
page-learn = Научиться играть
page-learn-hint = Урок: одна короткая ночь и один день, в своём темпе. Это не игра, и никто не ждёт.
page-open = Открыть стол
page-resume = Продолжить
page-resume-title = Вас ждёт игра: { $title }
page-last = Посмотреть историю
page-last-title = Ваша последняя игра: { $title }

# The table.
page-places = Где вы
page-unread = новых сообщений: { $count }
page-calls = ждут от вас ответа: { $count }
page-messages = Сообщения: { $place }
page-message-of = Сообщение: { $name }
page-about-square = Здесь всё, что слышат все: новости, речи, голосования.
page-about-letters = Здесь ведущий говорит только с вами: ваша роль, ваши ночи, ответы на ваши вопросы.
page-room-dead = Тот свет
page-about-room = За закрытыми дверями. Читают только свои.
page-about-thread = Отдельный разговор.
page-to-newest = К новым
page-badge-bot = Бот
page-spoiler = Скрыто: нажмите, чтобы прочитать
page-paused = пауза
page-leave = Выйти из-за стола
page-lesson = Урок
page-lesson-leave = Закончить урок
page-lesson-resume = Продолжить урок
page-lesson-waits = Вас ждёт урок: { $title }
page-leave-sure = Выйти из-за стола? Игра за ним закончится.
page-people = Игроки
page-people-count = в игре { $living } из { $all }
page-person-seat = Место { $seat }:
page-person-you = вы
page-person-out = вне игры
page-person-floor = говорит
page-person-silenced = говорить нельзя
page-person-accused = под обвинением
page-person-mate = из ваших
page-person-known = вы знаете
page-person-claims = называет себя: { $role }
page-person-found-hostile = { $by } сообщает: враг
page-person-found-clear = { $by } сообщает: не враг
page-person-hands = руки против: { $seats }
page-person-hand = рука поднята против: { $seats }

# The seats.
page-voted = проголосовало: { $voted } из { $voters }
page-seat-hint = Чтобы назвать кого-то, нажмите на место.
page-seat-chosen = ваш выбор
page-seat-card = Что вы знаете: { $seat }
page-seat-nothing = Пока ничего.
page-seat-name = Назвать: { $seat }
page-seat-back = Опустить руку
page-my-card = Ваша роль: { $role }. Ваша сторона: { $side }
page-mark = Ваша пометка
page-mark-trust = Верю
page-mark-doubt = Подозреваю
page-mark-none = Нет

# What needs me, and answers.
page-needs = Что от вас нужно сейчас
page-need-go = Открыть
page-tray = Только для вас
page-tray-answer = Это видите только вы
page-tray-need = Ждут вашего ответа
page-tray-letter = Вам письмо
page-tray-open = Открыть: { $place }
page-tray-before = Предыдущее
page-tray-after = Следующее
page-close = Закрыть
page-under-way = Отправляется
page-waits = Сохранено и уйдёт, как только вернётся связь
page-sent = Отправлено.
page-offline = Связь потеряна, подключаемся снова…
page-offline-waiting = Связь потеряна, подключаемся снова… Сохранено и будет отправлено: { $count }
page-menu-hint = Выберите
page-menu-done = Готово
page-menu-chosen = Выбрано: { $chosen } из { $most }
page-menu-gone = Об этом уже не спрашивают.
page-form-cancel = Отмена
page-form-send = Отправить
page-form-needed = обязательно

# Writing.
page-write = Написать: { $place }
page-write-commands = Команды — через /
page-send = Отправить
page-commands = Команды
page-commands-none = Такой команды нет.
page-command-run = Отправить команду
page-talk = Сказать столу
page-talk-accuses = Обвиняю…
page-talk-claims = Моя карта…
page-talk-finds = Проверка…
page-talk-asks = Вопрос…
page-talk-hostile = враг
page-talk-friend = не враг
page-talk-suspicion = кого подозревает
page-talk-card = какая карта
page-talk-truth = именно это вам ответили
page-understood = Вас поняли так: { $what }
page-yes = Да
page-no = Нет

# Pace and voice.
page-pace = Темп
page-pace-pause = Пауза
page-pace-go-on = Дальше
page-pace-slower = Медленнее
page-pace-faster = Быстрее
page-pace-speed = Скорость: { $speed }
page-pace-onward = К следующему событию
page-pace-asked = Дальше без ответа
page-pace-end = До конца игры
page-pace-running = Идём дальше…
page-narrator = Озвучка
page-narrator-on = Озвучка включена
page-narrator-off = Озвучка выключена; всё сказанное можно прочитать

# What would be given up by going on, and what has been passed over.
page-give-up = Пропустить это?
page-give-up-why = Ответа пока нет. Если идти дальше сейчас, всё решится без вас.
page-give-up-floor = Ваше слово
page-give-up-stay = Вернуться
page-give-up-go = Пропустить
page-skipped = Что произошло за это время
page-skipped-nobody = Все остались в игре.
page-skipped-accused = Против вас: { $seats }.
page-new-since = Дальше — новое

# The end.
page-end-tab = История
page-end-title = Занавес
page-end-won-self = Вы победили
page-end-lost-self = Вы проиграли
page-end-turns = Переломные моменты
page-end-keep = Сохранить одним файлом
page-end-who = Кто кем был
page-end-won = победа
page-end-picture = Вся игра на одной картинке
page-end-story = Ночь за ночью
page-end-files = На память
page-again-same = Сыграть ещё раз тем же составом
page-again-other = Другой сценарий

# Moments: my card, and that I am out.
page-moment-card = Ваша карта
page-moment-fold = Убрать карту
page-moment-out = Для вас игра окончена
page-fall-silent = Следите за игрой и молчите: живые должны разобраться сами.
page-fall-cards = Кто кем был, станет ясно в конце.
page-fall-not-yet = Перед уходом вам ещё есть что сказать или сделать.
page-fall-left = В игре остаются ({ $count }): { $seats }
page-fall-place = К мёртвым: { $place }
page-write-dead = Мёртвые здесь молчат. Можно только читать.
page-news = Новое
page-effects = Звуки
page-effects-on = Звуки включены
page-effects-off = Звуки выключены

# What the server says.
page-letters = Личные сообщения
page-nameless = Гость
page-form-gone = Эта форма закрыта. Откройте её заново той же кнопкой.
page-message-gone = Этого сообщения больше нет.
page-changed = Здесь только что всё изменилось. Посмотрите ещё раз и выберите из того, что есть сейчас.
page-not-here = Здесь этого делать нельзя.
page-unanswered = Бот не ответил. Попробуйте ещё раз.
page-unreadable = Страница попросила о чём-то непонятном. Обновите её.
page-trouble = Что-то пошло не так. Попробуйте ещё раз; подробности — в терминале.
page-no-table = Этого стола больше нет. Откройте новый.
page-need-floor = Слово за вами. Скажите всё, что хотели, и нажмите «{ day-yield-button }».
page-need-begin = Все собрались: начинайте, когда захотите.
page-bot = Мафия
page-role-not-dealt = При таком числе игроков эта карта не сдаётся. Выберите другое число мест или другую карту.
page-nothing-kept = Нет игры, которую можно продолжить. Начните новую.
page-not-over = Игра ещё не окончена.
page-no-end = Игра не доиграна, победителей нет.
page-file-story = История, ночь за ночью
page-file-picture = Вся игра на одной картинке
page-file-script = Запись всех ходов: игру можно прокрутить ещё раз командой `mafia script`
