"""The day: ballots and what comes of them, guns, cards, last words, the host."""
