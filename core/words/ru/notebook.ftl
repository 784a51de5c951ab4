# One's own answers so far.

notebook-button = Мои ответы
notebook-title = 📓 Мои ответы, ночь за ночью
notebook-none = Вам ещё ничего не говорили, и вы ничего не выбирали.
notebook-hint = -# 📓 Всё, что вам сказано, хранится под кнопкой **{ notebook-button }**.
