# The end of a game: who was who, what turned it, the story to leaf through.

ending-person = { $won ->
    [yes] 🏆
   *[no] ▫️
} { $seat } — { $role } ({ $team }) · { $fate }
ending-became = { $before } → { $role }
ending-turns = **Turning points**
ending-turn-for = **{ $when }** · { $what } ▲ This helped the side that won.
ending-turn-against = **{ $when }** · { $what } ▼ This hurt the side that won.

fate-alive = survived
fate-back = came back and survived
fate-night = { $night ->
    [0] died on the opening night
   *[other] died on night { $night }
}
    .you = { $night ->
        [0] You died on the opening night
       *[other] You died on night { $night }
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
    [0] died on the opening day
   *[other] died on day { $day }
}
    .you = { $day ->
        [0] You died on the opening day
       *[other] You died on day { $day }
    }
fate-eject = put out of the game ({ $when })
    .you = You were put out of the game ({ $when })
fate-absent = left the game ({ $when })
    .you = You left the game ({ $when })

ending-story-button = Read the story
ending-reveal-button = Show roles and story
end-again-button = Play again with the same people
end-again-opened = The table is open in { $channel }. I've called everyone who played.
lobby-invited = 🪑 These chairs are saved for { $people }: press **{ lobby-join-button }**. Anyone can have them { $when }.
ending-files = 📄 { "`story.md`" } is the whole story as text, for you to keep. 🎞️ { "`game.yaml`" } has every move: if you run this bot yourself, `mafia script game.yaml` replays the game.
ending-file-story = 📄 { "`story.md`" } is the whole story as text, for you to keep.

story-goto = Go to another night or day
story-part = { $chapter } ({ $part } of { $parts })
story-quiet = Nothing that left a trace.

picture-subtitle = { $scenario } · { $count ->
    [one] { $count } player
   *[other] { $count } players
}
picture-alt = A picture of the whole game. { $outcome } { $people }

history-title = 📚 Games played here
history-none = No game has been finished here yet.
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
history-broken-off = called off
history-face-down = This game was called off, and its cards are still face down. Since you led it or manage this server, you can show the roles and the story; then everybody can open it here.
history-draw = nobody won
history-open = Open one of them
history-back-button = Back to the list
history-kept = I keep the last { $games ->
    [one] { $games } game
   *[other] { $games } games
} on this server, each for { $days ->
    [one] { $days } day
   *[other] { $days } days
}. Then I delete them; their results stay in `/mafia stats` a while longer.
