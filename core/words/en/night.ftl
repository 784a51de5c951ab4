# The night: menus in direct messages and in the gang's room.

night-title = 🌙 Night { $night }
night-ask = { $verb }: who do you choose?
night-placeholder = { $most ->
    [one] Choose a player
    [2] { $least ->
        [0] Choose up to two players
        [1] Choose one or two players
       *[other] Choose two players
    }
    [3] { $least ->
        [0] Choose up to three players
        [1] Choose one to three players
        [3] Choose three players
       *[other] Choose two or three players
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
        [0] You can't do this again in this game.
        [one] You can do this once more in this game.
        [2] You can do this twice more in this game.
       *[other] You can do this { $left } more times in this game.
    }
   *[no] { $left ->
        [0] You can't do this again in this game.
        [one] You can do this once in this game.
        [2] You can do this twice in this game.
       *[other] You can do this { $left } times in this game.
    }
}
night-uses-left-each = { $spent ->
    [yes] { $left ->
        [0] You can't do this again in this game.
        [one] You can choose one more player for this in this game.
       *[other] You can choose { $left } more players for this in this game.
    }
   *[no] { $left ->
        [0] You can't do this again in this game.
        [one] You can choose one player for this in this game.
       *[other] You can choose { $left } players for this in this game.
    }
}
night-either = You can do only one of these: { $verbs }.
night-ends = { $sooner ->
    [no] The night ends { $when }.
   *[yes] The night ends { $when } at the latest.
}
night-chosen = { $count ->
    [0] Chosen: **{ $do }**.
   *[other] **{ $do }:** { $at }. You can still change your mind.
}
night-withdrawn = You've taken it back. For now, you're doing nothing.
night-given = ✔️ { $given }
night-nothing-to-do = You're asleep. Nobody wakes you tonight.
night-all-done = That's all I need from you tonight.
night-first = First player
night-second = Second player
act-nothing-now = There's nothing for you to do right now.

room-chosen = { $count ->
    [0] { $by } chooses **{ $do }**.
   *[other] { $by } chooses **{ $do }**: { $at }.
}
room-withdrawn = { $by } has taken that choice back.
room-whose = -# { $count ->
    [one] Who decides: { $roles }.
   *[other] These decide: { $roles }.
}
mark-public = 📌 { $seat }: { $mark }.
room-opens = 🕯️ The door is shut behind you, and nobody's listening. { $count ->
    [1] There's nobody here but you.
   *[other] In this room: { $members }. Speak freely.
}
room-closes = 🌅 It's getting light. Not another word here until I open this room again.
room-title = The room of { $room }
room-thread = behind closed doors { $number }
room-relay-intro = You're one of { $room }. At night, I pass on whatever you write to me to the others, word for word.
room-relay-opens = 🕯️ The door is shut behind you, and nobody's listening. { $count ->
    [0] There's nobody here but you.
   *[other] With you here: { $members }. Speak freely.
}
room-relay-line = { $from }: { $text }
room-relay-outside = I couldn't let { $seats } in here. I pass on to you what they write to me; if you want them to read something, write it to me directly.
room-relay-failed = I couldn't pass that on to { $seats }: their direct messages are closed to me.
room-relay-unsaid = I couldn't pass that on to { $seats } just now. Write it to me again in a moment.
room-relay-words-only = I only pass on words. Nobody gets the rest of your message (a picture, a file, a sticker): put it into words.
dead-thread = the other side
# Between the year, the month and the day, as they stand in a thread's name.
date-gap = -
thread-name = { $name } · game { $game } · { $date }
