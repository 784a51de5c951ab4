"""The rules of a game: a state, a command and a scenario in, events out. No I/O, no clock, no globals."""
