# The form for an act that needs more than seats.

act-fill-title = { $do }
form-yes = Так
form-no = Ні
form-seats = Кого?
form-first = Перший гравець
form-second = Другий гравець
form-field = { $field ->
    [role] Яка роль?
    [roles] Які ролі? За порядком, через кому
    [word] Яке слово?
    [number] Яке число?
    [seat] Хто?
    [flag] Справді?
   *[choice] Що саме?
}
form-next = Наступний гравець
night-next = Наступний гравець
form-part = { $text } ({ $part }/{ $parts })
act-more-button = Уточнити
card-back = 🂠
cards-face-down = { $left ->
    [0] 🎴 Закритих карт не лишилося.
   *[other] 🎴 **Карти сорочкою догори:** { $row }
}
panel-wish = ✋ **{ $do }.** За: { $enough ->
    [yes] { $votes } ✔ ({ $seats })
   *[no] { $votes } з { $needed } ({ $seats })
}
panel-call-turn = 📣 { $people }: вам слово.
panel-call-defence = 📣 { $people }: вас обвинувачують, настав час захисту.
panel-call-vote = 📣 { $people }: час голосувати.
panel-call-room = 📣 { $people }: цієї ночі тут є що вирішувати.
panel-call-met = 📣 { $people }: вам сюди.
panel-spoke = -# 🎙️ **Промова:** { $speaker }
panel-over = -# ✔️ Це вже завершено.
panel-moved = -# ⬇️ Кнопки тепер нижче.
