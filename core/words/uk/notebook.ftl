# One's own answers so far.

notebook-button = Мої записи
notebook-title = 📓 Мої записи, ніч за ніччю
notebook-none = Вам іще нічого не казали, і ви нічого не обирали.
notebook-hint = -# 📓 Усе, що вам сказано і що ви обрали, зберігається під кнопкою **{ notebook-button }**.
