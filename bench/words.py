"""How fast events are put into words: `python -m bench.words` prints events and whole games a second."""

from __future__ import annotations

import time

from core.books.deal import options_of, roles_for, shuffled
from core.books.library import SCENARIOS, load
from core.rules.events import Event
from core.rules.refusal import Refusal
from core.simulate.random_play import play
from core.words import SeatNames, Wording, Words

GAMES = 40
SECONDS = 2.0


def random_game(scenario: str, players: int, seed: int) -> list[Event]:
    """The log of a whole game, dealt by the scenario's table and played at random."""
    book = load(scenario)
    options = options_of(book, {}, [""] * players)
    assert not isinstance(options, Refusal)
    roles = roles_for(book, players, options)
    assert not isinstance(roles, Refusal)
    return play(book, shuffled(roles, seed), seed, options).events


def measure(players: int = 10) -> dict[str, float]:
    """Word every event of random games of classic for its audience, in English.

    Returns `events_worded_per_second` and `games_worded_per_second` (wording alone, without the engine).
    """
    words = Words.for_language("en", SCENARIOS / "classic")
    games = [random_game("classic", players, seed) for seed in range(GAMES)]
    people = {seat: f"Player {seat}" for seat in range(1, players + 1)}
    events = worded = 0
    began = time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        wording = Wording(SeatNames(words, people))
        for event in games[worded % GAMES]:
            wording.word_event(event)
            events += 1
        worded += 1
    took = time.perf_counter() - began
    return {"events_worded_per_second": events / took, "games_worded_per_second": worded / took}


if __name__ == "__main__":
    for name, value in measure().items():
        print(f"{name} {value:,.0f}")
