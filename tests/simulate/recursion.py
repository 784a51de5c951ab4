"""Exact chances of the simplest game, to hold the simulator against: citizens and mafiosi, no other ability.

Day: a vote may remove one of the n living, each as likely as any other. Night: the mafia shoot one of the town. The
town wins when no mafia player is left, the mafia when, at dawn, they are as many as the town.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import comb

Removal = Callable[[int], float]


def town_wins(town: int, mafia: int, removal: Removal) -> float:
    """The chance (0 to 1) that the town wins, from the start of a day on.

    `removal`: the chance that the vote of a day removes somebody, by the number of living players.
    """

    @cache
    def day(town: int, mafia: int) -> float:
        living = town + mafia
        removed = removal(living)
        chance = (1 - removed) * night(town, mafia)
        if mafia:
            chance += removed * mafia / living * night(town, mafia - 1)
        if town:
            chance += removed * town / living * night(town - 1, mafia)
        return chance

    def night(town: int, mafia: int) -> float:
        if mafia == 0:
            return 1.0
        town = max(0, town - 1)
        return 0.0 if mafia >= town else day(town, mafia)

    return day(town, mafia)


def by_more_than_half(living: int) -> float:
    """The chance that somebody is removed where each of the living names one other by chance.

    More than half of the living must name the same player, against whom, alone on defence, all others then vote.
    """
    others = living - 1
    needed = living // 2 + 1
    if others < needed:
        return 0.0
    chance = 1 / others
    named = sum(comb(others, k) * chance**k * (1 - chance) ** (others - k) for k in range(needed, others + 1))
    return living * named
