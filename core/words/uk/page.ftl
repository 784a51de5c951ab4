# The page of the local table: what it says itself, beside what the bot says.

# The start.
page-title = Мафія
page-lead = Місто спить, та дехто в ньому — ні. Сідайте за стіл: решта грає сама, а веде той самий ведучий, що буде й на вашому сервері Discord.
page-reading = Читаємо сценарії…
page-ending = Стіл прибрано; після нового запуску гру можна продовжити.
page-language = Мова
page-choose = Виберіть сценарій
page-players = Гравців: { $players }
page-range = { $least }–{ $most }
page-minutes = близько { $minutes } хв
page-odds = Перемог на 100 таких ігор:
page-odds-with = Перемог на 100 ігор (місць: { $seats }):
page-odds-unequal = Сили нерівні. Рівніше за такої кількості місць: { $seats }
page-odds-unequal-always = У цьому сценарії сили нерівні за будь-якої кількості місць.
page-roles-count = Ролей: { $count }
page-roles-of = { $title }: ролі
page-roles-search = Пошук серед ролей
page-roles-none = Нічого не знайдено.
page-your-table = Ваш стіл
page-your-name = Ваше ім’я
page-your-name-hint = Як вас зватимуть за столом
page-seats = Місць за столом
page-seats-of = Місць: { $seats }
page-your-part = Ви
page-part-play = граєте
page-part-watch = лише дивитеся
page-your-role = Ваша роль
page-role-any = Яка випаде
page-your-role-hint = Роль на вибір — для тренування; решта тягне карти.
page-your-role-more = Ролей, що випадають за іншої кількості місць: { $count }.
page-your-role-by-hand = Ролей, які кладуть на стіл лише вручну: { $count }. Натисніть «{ page-look-first }», а там — «{ pool-button }».
page-look-first = Спершу подивитися, як збираються гравці
page-look-first-hint = Тоді гра почнеться, коли скажете ви.
page-play = Грати
page-play-hint = Усі сядуть за стіл, і карти буде роздано.
page-learn = Навчитися грати
page-learn-hint = Урок: одна коротка ніч і один день, у вашому темпі. Це не гра, і ніхто не чекає.
page-open = Відкрити стіл
page-resume = Продовжити
page-resume-title = На вас чекає гра: { $title }
page-last = Переглянути історію
page-last-title = Ваша остання гра: { $title }

# The table.
page-places = Де ви
page-unread = нових повідомлень: { $count }
page-calls = чекають на вашу відповідь: { $count }
page-messages = Повідомлення: { $place }
page-message-of = Повідомлення: { $name }
page-about-square = Тут усе, що чують усі: новини, промови, голосування.
page-about-letters = Тут ведучий говорить лише з вами: ваша роль, ваші ночі, відповіді на ваші запитання.
page-room-dead = Той світ
page-about-room = За зачиненими дверима. Читають лише свої.
page-about-thread = Окрема розмова.
page-to-newest = До нових
page-badge-bot = Бот
page-spoiler = Приховано: натисніть, щоб прочитати
page-paused = пауза
page-leave = Вийти з-за столу
page-lesson = Урок
page-lesson-leave = Завершити урок
page-lesson-resume = Продовжити урок
page-lesson-waits = На вас чекає урок: { $title }
page-leave-sure = Вийти з-за столу? Гра за ним закінчиться.
page-people = Гравці
page-people-count = у грі { $living } з { $all }
page-person-seat = Місце { $seat }:
page-person-you = ви
page-person-out = поза грою
page-person-floor = має слово
page-person-silenced = мусить мовчати
page-person-accused = під обвинуваченням
page-person-mate = із ваших
page-person-known = ви знаєте
page-person-claims = називає себе: { $role }
page-person-found-hostile = { $by }: перевірка показала ворога
page-person-found-clear = { $by }: перевірка не показала ворога
page-person-hands = руки проти: { $seats }
page-person-hand = руку піднято проти: { $seats }

# The seats.
page-voted = голоси: { $voted } з { $voters }
page-seat-hint = Щоб когось назвати, натисніть на місце.
page-seat-chosen = ваш вибір
page-seat-card = Що ви знаєте: { $seat }
page-seat-nothing = Поки що нічого.
page-seat-name = Назвати: { $seat }
page-seat-back = Опустити руку
page-my-card = Ваша роль: { $role }. Ваша сторона: { $side }
page-mark = Ваша позначка
page-mark-trust = Вірю
page-mark-doubt = Сумніваюся
page-mark-none = Немає

# What needs me, and answers.
page-needs = Що від вас потрібно зараз
page-need-go = Відкрити
page-tray = Лише для вас
page-tray-answer = Це бачите лише ви
page-tray-need = Чекають на вашу відповідь
page-tray-letter = Вам лист
page-tray-open = Відкрити: { $place }
page-tray-before = Попереднє
page-tray-after = Наступне
page-close = Закрити
page-under-way = Надсилається
page-waits = Збережено; буде надіслано, щойно повернеться зв’язок
page-sent = Надіслано.
page-offline = Зв’язок втрачено, під’єднуюся знову…
page-offline-waiting = Зв’язок втрачено, під’єднуюся знову… Що ви натиснули, збережено й буде надіслано: { $count }
page-menu-hint = Виберіть
page-menu-done = Готово
page-menu-chosen = Вибрано: { $chosen } з { $most }
page-menu-gone = Про це вже не питають.
page-form-cancel = Скасувати
page-form-send = Надіслати
page-form-needed = обов’язково

# Writing.
page-write = Написати: { $place }
page-write-commands = Команди — через /
page-send = Надіслати
page-commands = Команди
page-commands-none = Такої команди немає.
page-command-run = Надіслати команду
page-talk = Сказати всім
page-talk-accuses = Звинувачую…
page-talk-claims = Моя карта…
page-talk-finds = Перевірка…
page-talk-asks = Питання…
page-talk-hostile = ворог
page-talk-friend = не ворог
page-talk-suspicion = кого підозрює
page-talk-card = яка карта
page-talk-truth = саме це вам відповіли
page-understood = Вас зрозуміли так: { $what }
page-yes = Так
page-no = Ні

# Pace and voice.
page-pace = Темп
page-pace-pause = Пауза
page-pace-go-on = Далі
page-pace-slower = Повільніше
page-pace-faster = Швидше
page-pace-speed = Швидкість: { $speed }
page-pace-onward = До наступної події
page-pace-asked = Далі без відповіді
page-pace-end = До кінця гри
page-pace-running = Ідемо далі…
page-narrator = Озвучення
page-narrator-on = Озвучення ввімкнено
page-narrator-off = Озвучення вимкнено; усе сказане можна прочитати

# What would be given up by going on, and what has been passed over.
page-give-up = Пропустити це?
page-give-up-why = Відповіді поки немає. Якщо йти далі зараз, усе вирішиться без вас.
page-give-up-floor = Ваше слово
page-give-up-stay = Повернутися
page-give-up-go = Пропустити
page-skipped = Що було тим часом
page-skipped-nobody = Усі лишилися в грі.
page-skipped-accused = Проти вас: { $seats }.
page-new-since = Далі — нове

# The end.
page-end-tab = Історія
page-end-title = Завіса
page-end-won-self = Ви перемогли
page-end-lost-self = Ви програли
page-end-turns = Переломні моменти
page-end-keep = Зберегти одним файлом
page-end-who = Хто ким був
page-end-won = перемога
page-end-picture = Уся гра на одній картинці
page-end-story = Ніч за ніччю
page-end-files = На згадку
page-again-same = Зіграти ще раз тією самою компанією
page-again-other = Інший сценарій

# Moments: my card, and that I am out.
page-moment-card = Ваша карта
page-moment-fold = Сховати карту
page-moment-out = Для вас гру закінчено
page-fall-silent = Стежте за грою й мовчіть: живі мають розібратися самі.
page-fall-cards = Хто ким був, стане відомо наприкінці.
page-fall-not-yet = Вам ще є що сказати чи зробити, перш ніж піти.
page-fall-left = У грі лишаються ({ $count }): { $seats }
page-fall-place = До мертвих: { $place }
page-write-dead = Мертві тут мовчать. Можна лише читати.
page-news = Нове
page-effects = Звуки
page-effects-on = Звуки ввімкнено
page-effects-off = Звуки вимкнено

# What the server says.
page-letters = Особисті повідомлення
page-nameless = Гість
page-form-gone = Цю форму закрито. Відкрийте її знову тією самою кнопкою.
page-message-gone = Цього повідомлення вже немає.
page-changed = Тут щойно все змінилося. Погляньте ще раз і виберіть із того, що є зараз.
page-not-here = Тут цього робити не можна.
page-unanswered = Бот не відповів. Спробуйте ще раз.
page-unreadable = Сторінка попросила про щось незрозуміле. Оновіть її.
page-trouble = Щось пішло не так. Спробуйте ще раз; подробиці — у терміналі.
page-no-table = Цього столу вже немає. Відкрийте новий.
page-need-floor = Слово за вами. Скажіть усе, що хотіли, і натисніть «{ day-yield-button }».
page-need-begin = Усі зібралися: починайте, коли захочете.
page-bot = Мафія
page-role-not-dealt = За такої кількості гравців цю карту не роздають. Виберіть іншу кількість місць або іншу карту.
page-nothing-kept = Немає гри, яку можна продовжити. Почніть нову.
page-not-over = Гру ще не закінчено.
page-no-end = Гру не дограно, переможців немає.
page-file-story = Історія, ніч за ніччю
page-file-picture = Уся гра на одній картинці
page-file-script = Запис усіх ходів: гру можна відтворити командою `mafia script`
