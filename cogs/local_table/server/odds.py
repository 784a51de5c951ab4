"""What is known of a rulebook's odds, by number of seats, and with how many it is offered first."""

from __future__ import annotations

from collections.abc import Mapping

from core.stats.expected import Shares

EVEN = 0.6
"""Of an even fight no side wins a greater share than this."""
A_FEW = 12
"""A first table is of no more, where so few can play: a large one takes an hour and more."""
UNKNOWN = 8
"""Seats that are offered where nothing is known of the odds."""


def is_even(shares: Shares) -> bool:
    """Whether every side has something to win."""
    return max(shares.values()) <= EVEN


def usual(players: tuple[int, int], known: Mapping[int, Shares]) -> int:
    """The number of seats that is offered first: the most even of those for a few; where none of them is even, the
    fewest that are, and else the most even of all."""
    least, most = players
    if not known:
        return min(max(UNKNOWN, least), most)
    even = [seats for seats, shares in known.items() if is_even(shares)]
    few = [seats for seats in even if seats <= max(A_FEW, least)]
    if even and not few:
        return min(even)
    return min(few or known, key=lambda seats: (max(known[seats].values()), seats))
