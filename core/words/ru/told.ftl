# Private answers. The attribute .short is for accounts in the third person.

told-yes = 👍 Да, это мафия.
    .short = да, это мафия
told-no = 👎 Нет. Насколько можно судить, это не мафия.
    .short = нет
told-seats = 👀 Вы открываете глаза и оглядываетесь. Ваши: { $seats }.
    .short = свои — { $seats }
told-godfather = 🎩 Ваш дон — { $seat }.
    .short = дон — { $seat }
told-role = 🃏 Вы увидели карту: **{ $role }**.
    .short = карта «{ $role }»
    .own = 🃏 Вы смотрите на свою карту, а она другая. Отныне ваша роль — **{ $role }**.
told-other = ✉️ Ведущий показывает вам знак: { $answer }.
    .short = { $answer }

# An answer, with whom the question named.
answer-about = { $about }: { $answer }
    .short = { $answer } ({ $about })

# What somebody chose, to their own face.
your-self = себя
your-answer = Ответ был: { $answer }.
your-choice = Ваш выбор — { $chosen }{ $answer ->
    [no] . Ваш ответ: нет
   *[yes] { "" }
}
