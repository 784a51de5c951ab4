# One's own answers so far.

notebook-button = Мои записи
notebook-title = 📓 Мои записи, ночь за ночью
notebook-none = Вам ещё ничего не говорили, и вы ничего не выбирали.
notebook-hint = -# 📓 Всё, что вам сказано и что вы выбрали, хранится под кнопкой **{ notebook-button }**.
