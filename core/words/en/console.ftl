# The console that a host has in direct messages, and what its controls say.
console-where = { $phase }{ $paused ->
    [True] {" "}· ⏸️ the clock is stopped
   *[False] { $when ->
        [none] {""}
       *[other] {" "}· ends { $when }
    }
}
console-waiting = ⏳ Still to choose ({ $count }): { $seats }
console-motion = 🗳️ The living are voting on something.
console-over = The game is over. You can read what happened in its channel.
console-not-yours = Somebody else leads this game now. Thank you.
console-closed = 🎩 I can't send this game's host a direct message. The console is behind this button, for them alone.
console-open-button = Host's console
console-pause-button = Pause
console-resume-button = Go on
console-extend-button = One more minute
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
console-leave-button = Step down
console-who = Choose who
console-which = Choose the decision
console-ask-decision = **{ $do }**: who is it about?
console-ask-replace = Whose chair should somebody else take?
console-ask-substitute = Who takes the chair of { $seat }? They get the card that comes with it.
console-ask-handover = Who do you want to hand this game over to? They'll see every card, so it can't be one of the players.
console-ask-cohost = Who should run this game with you? They'll see every card and have the same controls, so it can't be one of the players.
console-elsewhere = Discord doesn't show me the people on the server here. In { $channel }, use `/host { $command }`.
console-undo-title = ⏪ How far back?
console-undo-warning = Everything since then is undone: choices, votes, who left. I'll tell everybody. **What people have learned, they can't unlearn**: cards that were shown, answers that were given, what the dead have read.
console-undo-to = { $now ->
    [True] Begin again: { $phase }
   *[False] Back to: { $phase }
}
console-leaving = 🎩 You lead this game. Hand it over with `/host handover`, or step down: then it goes on by itself, and the living vote on anything that needs a decision.
console-put-to-vote = 🗳️ You're playing in this game, so you can't decide this alone. I've asked the living: { $needed } must agree within { $time }.
console-did-pause = ⏸️ The clock is stopped. It starts again by itself in { $time }.
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
}. That changes nothing at this table now.
console-did-replace = 🔁 { $person } now plays from chair { $seat }, with its card.
console-did-handover = 🎩 { $person } leads from now on.
console-did-cohost = { $person ->
    [none] 🎩 You're the only host again.
   *[other] 🎩 { $person } runs the game with you.
}
console-did-undo = ⏪ The game has been taken back, and I've told everybody.
console-did-leave = You don't lead this game any more.
lobby-needs-host = 🎩 On this server, a game needs a host who doesn't play. Who'll lead?
lobby-lead-button = I'll lead and not play
lobby-you-lead = 🎩 You lead this table. You'll see every card once they're dealt.
lobby-cohost = 🎩 { $person } helps run it, and sees every card too.
