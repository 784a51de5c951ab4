# The end of a game: who was who, what turned it, the story to leaf through.

ending-person = { $won ->
    [yes] 🏆
   *[no] ▫️
} { $seat } — { $role } ({ $team }) · { $fate }
ending-became = { $before } → { $role }
ending-turns = **Turning points**
ending-turn-for = **{ $when }** · { $what } ▲ For those who won.
ending-turn-against = **{ $when }** · { $what } ▼ Against those who won.

fate-alive = survived
fate-back = came back and survived
fate-night = { $night ->
    [0] lost in the opening night
   *[other] lost in night { $night }
}
    .you = { $night ->
        [0] You died in the opening night
       *[other] You died in night { $night }
    }
fate-vote = { $day ->
    [0] voted out on the opening day
   *[other] voted out on day { $day }
}
    .you = { $day ->
        [0] You were voted out on the opening day
       *[other] You were voted out on day { $day }
    }
fate-day = { $day ->
    [0] lost on the opening day
   *[other] lost on day { $day }
}
    .you = { $day ->
        [0] You died on the opening day
       *[other] You died on day { $day }
    }
fate-eject = put out by the host ({ $when })
    .you = The host has put you out ({ $when })
fate-absent = left the game ({ $when })
    .you = You have left the game ({ $when })

ending-story-button = Read the story
ending-reveal-button = Show roles and story
end-again-button = Again with the same people
end-again-opened = The table is open in { $channel }. Those who played have been called.
lobby-invited = 🪑 Chairs are kept for { $people }: press **{ lobby-join-button }**. Free for others { $when }.
ending-files = 📄 { "`story.md`" } is the whole story as text, to keep. 🎞️ { "`game.yaml`" } has every move: whoever has this bot’s program can play the game through again with `mafia script game.yaml`.
ending-file-story = 📄 { "`story.md`" } is the whole story as text, to keep.

story-goto = Another night or day
story-part = { $chapter } ({ $part } of { $parts })
story-quiet = Nothing that left a trace.

picture-subtitle = { $scenario } · { $count ->
    [one] { $count } player
   *[other] { $count } players
}
picture-alt = The picture of the game. { $outcome } { $people }

history-title = 📚 Games played here
history-none = Nothing has been played to its end here yet.
history-line = { $number }. { $when } · **{ $scenario }**, { $count ->
    [one] { $count } player
   *[other] { $count } players
} · { $won ->
    [yes] 🏆
   *[no] ▫️
} { $result }
history-label = { $number } · { $scenario }, { $count ->
    [one] { $count } player
   *[other] { $count } players
}
history-broken-off = broken off
history-face-down = This game was broken off, and its cards lie face down. You led it, or you manage this server: show roles and story, and everybody can open it here.
history-draw = nobody won
history-open = Open one of them
history-back-button = Back to the list
history-kept = Kept are the last { $games ->
    [one] { $games } game
   *[other] { $games } games
} of this server, each for { $days ->
    [one] { $days } day
   *[other] { $days } days
}. Then they are deleted; what they came to stays for `/mafia stats` a while longer.
