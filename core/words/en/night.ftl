# The night: menus in direct messages and in the gang's room.

night-title = 🌙 Night { $night }
night-ask = { $verb }: whom do you choose?
night-placeholder = { $most ->
    [one] Choose a player
    [2] { $least ->
        [0] Choose up to two players
        [1] Choose one or two players
       *[other] Choose two players
    }
   *[other] { $least ->
        [0] Choose up to { $most } players
       *[other] Choose { $least } to { $most } players
    }
}
night-page = Page { $page } of { $pages }
night-next-button = Next page
night-back-button = Previous page
night-pass-button = Do nothing
night-open-button = My menu for tonight
night-uses-left = { $spent ->
    [yes] { $left ->
        [0] You have no use of this left.
        [one] You may do this once more in this game.
       *[other] You may do this { $left } more times in this game.
    }
   *[no] { $left ->
        [0] You have no use of this left.
        [one] You may do this once in this game.
       *[other] You may do this { $left } times in this game.
    }
}
night-ends = The night ends { $when } at the latest.
night-chosen = { $count ->
    [0] **{ $do }** it is.
   *[other] **{ $do }:** { $at }. You may still think again, until the time is up.
}
night-withdrawn = You have taken it back. For now you do nothing.
night-given = For now: { $given }
night-nothing-to-do = You sleep. Nobody wakes you this night.
night-first = First player
night-second = Second player
act-nothing-now = There is nothing for you to do just now.

room-chosen = { $count ->
    [0] { $by } chooses: **{ $do }**.
   *[other] { $by } chooses: **{ $do }**, { $at }.
}
room-withdrawn = { $by } has taken the choice back.
room-whose = -# { $count ->
    [one] The word is with the { $roles } alone.
   *[other] The word is with these alone: { $roles }.
}
mark-public = 📌 { $seat }: { $mark }.
room-opens = 🕯️ The door is shut behind you, and nobody listens. Here sit { $members }. Speak freely.
room-closes = 🌅 It is getting light. Not another word here until I open this room again.
room-title = The room of { $room }
room-thread = behind-closed-doors-{ $number }
room-relay-intro = You are one of { $room }. What you write to me at night I carry to the others, word for word.
room-relay-line = { $from }: { $text }
room-relay-outside = I could not let { $seats } in here. What they write to me I carry to you; what they are to read, write to me directly.
room-relay-failed = I could not carry that to { $seats }. Their door is shut to me.
dead-thread = the-other-side
thread-name = { $name } · game { $game } · { $date }
