# The form for an act that needs more than seats.

act-fill-title = { $do }
form-yes = Yes
form-no = No
form-seats = Who?
form-first = First player
form-second = Second player
form-field = { $field ->
    [role] Which role?
    [roles] Which roles? In order, separated by commas
    [word] Which word?
    [number] Which number?
    [seat] Who?
    [flag] Really?
   *[choice] Which?
}
form-next = Next player
night-next = Next player
form-part = { $text } ({ $part }/{ $parts })
act-more-button = Add details
card-back = 🂠
cards-face-down = { $left ->
    [0] 🎴 No cards are left face down.
   *[other] 🎴 **Cards face down:** { $row }
}
panel-wish = ✋ **{ $do }:** { $enough ->
    [yes] { $votes } ✔ ({ $seats })
   *[no] { $votes } of { $needed } needed ({ $seats })
}
panel-call-turn = 📣 { $people }: the floor is yours.
panel-call-defence = 📣 { $people }: you're on trial now.
panel-call-vote = 📣 { $people }: your vote, please.
panel-call-room = 📣 { $people }: there's a choice to be made in here.
panel-call-met = 📣 { $people }: this is your room.
panel-spoke = -# 🎙️ **Speech:** { $speaker }
panel-over = -# ✔️ This part is over.
panel-moved = -# ⬇️ The buttons have moved further down.
