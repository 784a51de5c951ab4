# The console that a host has in direct messages, and what its levers say.
console-where = { $phase }{ $paused ->
    [True] {" "}· ⏸️ the clock stands still
   *[False] { $when ->
        [none] {""}
       *[other] {" "}· over { $when }
    }
}
console-waiting = ⏳ Still to choose ({ $count }): { $seats }
console-motion = 🗳️ The living are voting on something.
console-over = The game is over. What happened stands in its channel.
console-not-yours = Somebody else leads this game now. Thank you.
console-closed = 🎩 I cannot write to whoever leads this game. The console is behind this button, for them alone.
console-open-button = Host's console
console-pause-button = Pause
console-resume-button = Go on
console-extend-button = One minute more
console-next-button = Move on
console-undo-button = Take back…
console-cards-button = Cards
console-eject-button = Put out…
console-spoke-button = They said the word…
console-decide-button = Decide…
console-replace-button = Replace…
console-handover-button = Hand over…
console-cohost-button = Co-host…
console-look-button = Look again
console-leave-button = Leave it to nobody
console-who = Choose who
console-which = Choose the decision
console-ask-decision = **{ $do }**: who is it about?
console-ask-replace = Whose chair gets somebody else?
console-ask-substitute = Who takes the chair of { $seat }? They get the card that lies there.
console-ask-handover = To whom do you hand this game over? They see every card from then on, so they must not play in it.
console-ask-cohost = Who runs this game beside you? They see every card and have the same levers, so they must not play in it.
console-elsewhere = Discord does not show me the people of the server here. In { $channel }, use `/host { $command }`.
console-undo-title = ⏪ How far back?
console-undo-warning = Everything since then is taken back: choices, votes, who left. Everybody is told so. **What people have learned they cannot unlearn**: cards that were shown, answers that were given, what the dead have read.
console-undo-to = { $now ->
    [True] Begin again: { $phase }
   *[False] Back to: { $phase }
}
console-leaving = 🎩 You lead this game. Hand it over with `/host handover`, or leave it to nobody: it goes on by itself then, and what needs judgement is put to the living.
console-put-to-vote = 🗳️ You play in this game, so this is not yours to decide alone. I have asked the living: { $needed } must agree within { $time }.
console-did-pause = ⏸️ The clock stands still. It goes on by itself in { $time }.
console-did-resume = ▶️ The clock is running again.
console-did-extend = ⏳ { $time } more.
console-did-next = ⏭️ The game has moved on.
console-did-ruling = ✔️ **{ $do }**{ $count ->
    [0] {""}
   *[other] : { $seats }
}
console-did-nothing = **{ $do }**{ $count ->
    [0] {""}
   *[other] : { $seats }
}. It changes nothing at this table now.
console-did-replace = 🔁 { $person } plays on from chair { $seat }, with its card.
console-did-handover = 🎩 { $person } leads from now on.
console-did-cohost = { $person ->
    [none] 🎩 Nobody runs the game beside you any more.
   *[other] 🎩 { $person } runs the game beside you.
}
console-did-undo = ⏪ The game has been taken back, and everybody has been told.
console-did-leave = You do not lead this game any more.
lobby-needs-host = 🎩 On this server no game begins without a host who does not play. Who leads?
lobby-lead-button = I lead, and do not play
lobby-you-lead = 🎩 You lead this table. You see every card once they are dealt.
lobby-cohost = 🎩 { $person } helps to run it, and sees every card too.
