"""Pairs of games drawn by chance."""

from __future__ import annotations

import random

from core.books.deal import options_of, roles_for, shuffled
from core.books.library import load
from core.table.lobby_state import CLOCK, PACES
from tests.secrecy.course import Course
from tests.secrecy.twins import Pair

TRIES = 60
NOBODY = frozenset[int]()


def dealt(
    scenario: str, seed: int, *, players: int | None = None, pace: str | None = None, doomed: bool = False
) -> Pair:
    """Two games of a rulebook, dealt so that one seat (or somebody who does not play) may not know which of them it is
    in: the cards of two others, or of several, have changed hands. Their people may be silent by day, and somebody else
    may do nothing at all. `doomed`: the seat is one that leaves the game as soon as can be."""
    chance, book = random.Random(f"{scenario}/{seed}"), load(scenario)
    count = players or chance.randint(*book.scenario.players)
    options = options_of(book, {}, [""] * count)
    assert isinstance(options, dict)
    roles = roles_for(book, count, options)
    assert isinstance(roles, list)
    roles = shuffled(roles, seed)
    pace = pace or chance.choice(PACES)
    for _ in range(TRIES):
        eye = chance.randint(int(doomed), count)
        others = [seat for seat in range(1, count + 1) if seat != eye]
        apart = chance.sample(others, 2 if chance.random() < 0.7 else min(len(others), 4))
        handed = list(roles)
        for seat, giver in zip(apart, apart[1:] + apart[:1], strict=True):
            handed[seat - 1] = roles[giver - 1]
        quiet = frozenset(apart) if chance.random() < 0.3 else NOBODY
        idle = frozenset(chance.sample(others, 1)) if pace == CLOCK and chance.random() < 0.3 else NOBODY
        course = Course(
            book, count, seed, eye=eye, pace=pace, idle=idle, quiet=quiet, apart=frozenset(apart), doomed=doomed
        )
        pair = None if handed == roles else Pair.dealt(course, roles, handed)
        if pair is not None:
            return pair
    raise LookupError(f"{scenario}, {seed}: in no deal is there anything that somebody may not know")


SMALL = {"classic_advanced": 14}
"""Tables that are larger than their smallest: there, a game is over before much has happened."""
DRAWS = 3


def best(scenario: str, number: int, *, phases: int = 5) -> Pair:
    """A pair at a small table whose games are the same for as long as possible, but for no more than so many phases.
    With each `number` another."""
    players = SMALL.get(scenario, load(scenario).scenario.players[0])
    found: list[Pair] = []
    for seed in range(DRAWS * number, DRAWS * (number + 1)):
        pair = dealt(scenario, seed, players=players)
        pair.play(phases=phases)
        found.append(pair)
        if pair.cut is None:
            break
    return max(found, key=lambda pair: len(pair.one.answered))


def dead(scenario: str, number: int, *, draws: int = 12, phases: int = 3) -> Pair:
    """A pair in which the eye leaves the game, and then sees the same for as long as possible, but for no more than
    about so many phases. With each `number` another."""
    players = load(scenario).scenario.players
    count = min(players[1], SMALL.get(scenario, players[0]) + 2)
    found: list[Pair] = []
    for seed in range(draws * number, draws * (number + 1)):
        pair = dealt(scenario, seed, players=count, doomed=True)
        pair.play(phases=2)
        while pair.goes_on and pair.after_the_eye < phases:
            pair.play(phases=pair.one.game.serial)
        found.append(pair)
        if pair.after_the_eye >= phases:
            break
    return max(found, key=lambda pair: pair.after_the_eye)
