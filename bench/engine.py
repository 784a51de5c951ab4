"""The engine alone: whole games, games with every event put into words, the resolution of a night, game scripts."""

from __future__ import annotations

import io
import random
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from core.books.deal import options_of, roles_for, shuffled
from core.books.library import SCENARIOS, load, published
from core.rulebook.book import Rulebook
from core.rules.commands import Deadline
from core.rules.engine import start, step
from core.rules.events import Event
from core.rules.prompts import prompts
from core.rules.refusal import Refusal
from core.rules.state import Game
from core.script import cli
from core.simulate.random_play import answer, play
from core.words import SeatNames, Wording, Words

PLAYERS = 10
ROUNDS = 5
GAMES_A_ROUND = 150
HEAVY_PLAYERS = 20
NIGHTS = 300
SCRIPTS = 1000


def dealt(book: Rulebook, players: int) -> tuple[list[str], dict[str, object]]:
    """The roles and options of a table of this size, by the rulebook."""
    options = options_of(book, {}, [""] * players)
    assert not isinstance(options, Refusal)
    roles = roles_for(book, players, options)
    assert not isinstance(roles, Refusal)
    return roles, options


def games_per_second(scenario: str = "classic") -> float:
    """Whole games a second of processor time, dealt and played at random within the rules; the best of some rounds."""
    return _best_rate(scenario, lambda: None)


def games_per_second_worded(scenario: str = "classic") -> float:
    """As `games_per_second`, with every event put into English for those who are sent it."""
    words = Words.for_language("en", SCENARIOS / scenario)
    people = {seat: f"Player {seat}" for seat in range(1, PLAYERS + 1)}

    def narrator() -> Callable[[Sequence[Event]], object]:
        return Wording(SeatNames(words, people)).word_events

    return _best_rate(scenario, narrator)


def _best_rate(scenario: str, narrator: Callable[[], Callable[[Sequence[Event]], object] | None]) -> float:
    book = load(scenario)
    roles, options = dealt(book, PLAYERS)
    best = float("inf")
    for _ in range(ROUNDS):
        began = time.process_time()
        for seed in range(GAMES_A_ROUND):
            play(book, shuffled(roles, seed), seed, options, watch=narrator())
        best = min(best, time.process_time() - began)
    return GAMES_A_ROUND / best


def night_p99_ms() -> float:
    """Milliseconds in which a night of 20 players ends, every act given; p99, of the rulebook that is slowest."""
    return max(_night_p99_ms(load(scenario)) for scenario in published())


def _night_p99_ms(book: Rulebook) -> float:
    roles, options = dealt(book, min(HEAVY_PLAYERS, book.scenario.players[1]))
    took: list[float] = []
    for seed in range(NIGHTS):
        chance = random.Random(seed)
        game = start(book, shuffled(roles, seed), seed=seed, options=options).game
        for _ in range(40):
            if game.over or len(took) == NIGHTS:
                break
            game = _everybody_acts(book, game, chance)
            began = time.process_time()
            came = step(book, game, Deadline(game.serial))
            if game.phase == "night":
                took.append((time.process_time() - began) * 1000)
            game = came.game
    return p99(took)


def _everybody_acts(book: Rulebook, game: Game, chance: random.Random) -> Game:
    for prompt in prompts(book, game):
        command = answer(prompt, chance, 1.0)
        if command is not None and not game.over:
            game = step(book, game, command).game
    return game


def p99(values: Sequence[float]) -> float:
    """The value that 99 in 100 do not exceed."""
    return sorted(values)[min(len(values) - 1, int(len(values) * 0.99))]


def scripts_1000_s() -> float:
    """Seconds in which a thousand short game scripts run, read from one file."""
    case = (
        "- name: a wrong save lets the victim go, number {n}\n"
        "  scenario: classic\n"
        "  seats: [godfather, mafioso, doctor, detective, citizen, citizen, citizen]\n"
        "  steps:\n"
        "    - until: night\n"
        "    - act: {{by: 1, do: kill, at: 5}}\n"
        "    - act: {{by: 3, do: save, at: 6}}\n"
        "    - until: nomination\n"
        "    - nominate: {{1: [2], 3: [2], 4: [2], 6: [2]}}\n"
        "    - until: verdict\n"
        "    - vote: {{1: 2, 3: 2, 4: 2, 6: 2}}\n"
        "    - until: night\n"
        "    - expect: {{died: [2], alive: [1, 3, 4, 6, 7]}}\n"
    )
    with tempfile.TemporaryDirectory() as home:
        path = Path(home) / "thousand.yaml"
        path.write_text("".join(case.format(n=n) for n in range(SCRIPTS)), encoding="utf-8")
        began = time.perf_counter()
        status = cli.main([path], out=io.StringIO())
        took = time.perf_counter() - began
    if status:
        raise RuntimeError("the scripts of the benchmark do not hold")
    return took
