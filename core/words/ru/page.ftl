# The page of the local table: what it says itself, beside what the bot says.

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
