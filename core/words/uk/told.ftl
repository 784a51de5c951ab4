# Private answers. The attribute .short is for accounts in the third person.

told-yes = 👍 Так. Це мафія.
    .short = так, мафія
told-no = 👎 Ні. Наскільки можна судити, це не мафія.
    .short = ні
told-seats = 👀 Ви розплющуєте очі й роззираєтеся. Ваші: { $seats }.
    .short = свої — { $seats }
told-godfather = 🎩 Ваш хрещений батько — { $seat }.
    .short = хрещений батько — { $seat }
told-role = 🃏 Карта, яку ви побачили: **{ $role }**.
    .short = карта «{ $role }»
    .own = 🃏 Ви дивитеся на свою карту, а вона інша. Відтепер ваша роль — **{ $role }**.
told-other = ✉️ Ведучий подає вам знак: { $answer }.
    .short = { $answer }

# An answer, with whom the question named.
answer-about = { $about }: { $answer }
    .short = { $answer } ({ $about })

# What somebody chose, to their own face.
your-self = себе
your-answer = Відповідь була: { $answer }.
your-choice = { $chosen }{ $answer ->
    [no] {" "}(ваш вибір; ваша відповідь: ні)
   *[yes] {" "}(ваш вибір)
}
