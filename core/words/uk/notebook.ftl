# One's own answers so far.

notebook-button = Мої відповіді
notebook-title = 📓 Мої відповіді, ніч за ніччю
notebook-none = Вам іще нічого не казали, і ви нічого не обирали.
notebook-hint = -# 📓 Усе, що вам сказано, зберігається під кнопкою **{ notebook-button }**.
