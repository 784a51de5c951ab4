"""How long a rulebook takes: a game of few and one of many are played out by the engine, and their clocks added up."""

from __future__ import annotations

import math

from core.books.deal import options_of, roles_for, shuffled
from core.rulebook.book import Rulebook
from core.rules.events import PhaseBegan, TurnBegan
from core.rules.refusal import Refusal
from core.simulate.random_play import play

SEED = 1
ROUND = 5
SOONER = 0.6
"""The part of its time that people who are quick and agreed take."""


def minutes(book: Rulebook) -> list[int]:
    """From a short game of few to a long one of many, in whole steps of five minutes."""
    least, most = (_seconds(book, players) / 60 for players in book.scenario.players)
    short = max(ROUND, math.floor(least * SOONER / ROUND) * ROUND)
    return [short, max(short + ROUND, math.ceil(most * SOONER / ROUND) * ROUND)]


def _seconds(book: Rulebook, players: int) -> float:
    options = options_of(book, {}, [""] * players)
    roles = options if isinstance(options, Refusal) else roles_for(book, players, options)
    if isinstance(options, Refusal) or isinstance(roles, Refusal):
        return 0.0
    events = play(book, shuffled(roles, SEED), SEED, options, follow=1.0).events
    timed = [one for one in events if isinstance(one, TurnBegan) or (isinstance(one, PhaseBegan) and not one.turns)]
    return sum(one.seconds for one in timed)
