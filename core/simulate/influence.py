"""What each role is worth to its side: how much oftener the side wins where the role is alive on a day than where it is
not.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from core.rules.events import CameBack, Event, Left, PhaseBegan


@dataclass(slots=True)
class Lived:
    """Games in which a role came to the day alive and those in which it did not, with those its side won of each.

    Of several who were dealt the role, one has to be alive.
    """

    alive: int = 0
    alive_won: int = 0
    gone: int = 0
    gone_won: int = 0

    def count(self, *, alive: bool, won: bool) -> None:
        """One more game."""
        if alive:
            self.alive += 1
            self.alive_won += won
        else:
            self.gone += 1
            self.gone_won += won

    def add(self, other: Lived) -> None:
        """Count the games of another in."""
        self.alive += other.alive
        self.alive_won += other.alive_won
        self.gone += other.gone
        self.gone_won += other.gone_won


@dataclass(slots=True)
class Influence:
    """Games that came to a `day` at all, by role."""

    day: int
    roles: dict[str, Lived] = field(default_factory=dict[str, Lived])

    def count(self, dealt: Sequence[str], events: Iterable[Event], winning: Sequence[str]) -> None:
        """One more game: the cards by seat, what happened, and the roles of the sides that won."""
        living = alive_on(self.day, len(dealt), events)
        if living is None:
            return
        for role in dict.fromkeys(dealt):
            alive = any(dealt[seat - 1] == role for seat in living)
            self.roles.setdefault(role, Lived()).count(alive=alive, won=role in winning)

    def add(self, other: Influence) -> None:
        """Count the games of another in."""
        for role, lived in other.roles.items():
            self.roles.setdefault(role, Lived()).add(lived)


def alive_on(day: int, size: int, events: Iterable[Event]) -> set[int] | None:
    """Who is in the game when this day begins; None where it never does."""
    living = set(range(1, size + 1))
    for event in events:
        match event:
            case Left(seat=seat):
                living.discard(seat)
            case CameBack(seat=seat):
                living.add(seat)
            case PhaseBegan(day=begun) if begun >= day:
                return living
            case _:
                pass
    return None


Interval = tuple[float, float, float]
"""A share or a difference, its low end and its high end."""


def difference(one: Interval, other: Interval) -> Interval:
    """Newcombe's interval of the difference of two shares, each with its interval by Wilson."""
    p, low, high = one
    q, other_low, other_high = other
    value = p - q
    below = math.sqrt((p - low) ** 2 + (other_high - q) ** 2)
    above = math.sqrt((high - p) ** 2 + (q - other_low) ** 2)
    return value, max(-1.0, value - below), min(1.0, value + above)
