# The page of the local table: what it says itself, beside what the bot says.

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
