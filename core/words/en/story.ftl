# The end, and the story of the game.

end-title = 🎭 The game is over
end-headline = { $outcome }
    { $count ->
        [0] Nobody won.
        [one] The winner: { $winners }.
       *[other] The winners: { $winners }.
    }
end-roles-title = **Who was who**
end-role-line = { $seat } — { $role } ({ $team })
end-role-line-left = ~~{ $seat }~~ — { $role } ({ $team })
end-role = { $seat } — { $role }
end-thanks = Thanks for playing! The doors are open, and the threads are closing.

story-table = The table
story-end = The end
story-winners = { $count ->
    [one] The winner: { $winners }.
   *[other] The winners: { $winners }.
}
story-act = { $count ->
    [0] { $by } chose **{ $do }**.
   *[other] { $by } chose **{ $do }**: { $at }.
}
story-withdrew = { $by } took the choice back.
story-told = { $count ->
    [one] 🤫 { $seats } was told: { $answer }.
   *[other] 🤫 { $seats } were told: { $answer }.
}
story-left-night = 🕯️ { $seat } ({ $role }) didn't wake up.
story-left-vote = 🚪 { $seat } ({ $role }) was voted out.
story-left-day = 💥 { $seat } ({ $role }) left the city in broad daylight.
story-left-eject = 🚪 { $seat } ({ $role }) was put out of the game.
story-left-absent = 🚪 { $seat } ({ $role }) was away too long and is out of the game.
story-back = ✨ { $seat } ({ $role }) came back.
story-on-defence = { $count ->
    [0] Nobody stood trial.
   *[other] 🗣️ { $seats } stood trial.
}
story-became = 🔄 { $seat } became **{ $role }** ({ $team }).
story-mark = { $seat } is now marked: { $mark }.
story-unmark = { $seat } is no longer marked: { $mark }.
story-ballot-nomination = ☝️ The nomination, { $needed ->
    [1] where one vote is enough
   *[other] with { $n } in the game and { $needed } votes needed
}:
story-ballot-verdict = ⚖️ The verdict, { $needed ->
    [1] where the most votes decide
   *[other] with { $n } in the game and { $needed } votes needed
}:
story-hands = · { $seat } — { $votes ->
    [one] { $votes } hand
   *[other] { $votes } hands
}: { $seats }
