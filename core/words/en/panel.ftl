# The form for an act that needs more than seats.

act-fill-title = { $do }
form-yes = Yes
form-no = No
form-seats = Whom?
form-first = First player
form-second = Second player
form-field = { $field ->
    [role] Which role?
    [roles] Which roles? In order, with commas
    [word] Which word?
    [number] How many?
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
    [0] 🎴 No card is left face down.
   *[other] 🎴 **Cards face down:** { $row }
}
panel-wish = ✋ **{ $do }:** { $votes } of the { $needed } who must want it ({ $seats })
panel-call-turn = 📣 { $people }: the floor is yours.
panel-call-defence = 📣 { $people }: you stand accused. Answer to the city.
panel-call-vote = 📣 { $people }: your votes, please.
panel-call-room = 📣 { $people }: it is for you to choose.
panel-call-met = 📣 { $people }: you belong here.
panel-spoke = -# 🎙️ **The floor:** { $speaker }
panel-over = -# ✔️ This part is over.
panel-moved = -# ⬇️ The buttons have moved further down.
