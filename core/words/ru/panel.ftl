# The form for an act that needs more than seats.

act-fill-title = { $do }
form-yes = Да
form-no = Нет
form-seats = Кого?
form-first = Первый игрок
form-second = Второй игрок
form-field = { $field ->
    [role] Какая роль?
    [roles] Какие роли? По порядку, через запятую
    [word] Какое слово?
    [number] Какое число?
    [seat] Кто?
    [flag] Точно?
   *[choice] Что именно?
}
form-next = Следующий игрок
night-next = Следующий игрок
form-part = { $text } ({ $part }/{ $parts })
act-more-button = Уточнить
card-back = 🂠
cards-face-down = { $left ->
    [0] 🎴 Закрытых карт не осталось.
   *[other] 🎴 **Карты рубашкой вверх:** { $row }
}
panel-wish = ✋ **{ $do }.** За: { $enough ->
    [yes] { $votes } ✔ ({ $seats })
   *[no] { $votes } из { $needed } ({ $seats })
}
panel-call-turn = 📣 { $people }: вам слово.
panel-call-defence = 📣 { $people }: вы под обвинением.
panel-call-vote = 📣 { $people }: пора голосовать.
panel-call-room = 📣 { $people }: пора решать.
panel-call-met = 📣 { $people }: вам сюда.
panel-spoke = -# 🎙️ **Речь:** { $speaker }
panel-over = -# ✔️ Завершено.
panel-moved = -# ⬇️ Кнопки теперь ниже.
