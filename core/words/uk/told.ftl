# Private answers. The attribute .short is for accounts in the third person.

told-yes = 👍 Так. Ви питали про мафію.
    .short = так, мафія
told-no = 👎 Ні. Наскільки можна судити, це не мафія.
    .short = ні
told-seats = 👀 Ви розплющуєте очі й роззираєтеся. Ваші: { $seats }.
    .short = свої тут { $seats }
told-godfather = 🎩 Ваш хрещений батько — { $seat }.
    .short = хрещений батько — { $seat }
told-role = 🃏 Карта, яку ви побачили: **{ $role }**.
    .short = карта «{ $role }»
told-other = ✉️ Ведучий подає вам знак: { $answer }.
    .short = { $answer }
