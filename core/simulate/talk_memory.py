"""What a live table remembers of its talk: who owes whom an answer, who has said how much, who accused whom before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from core.simulate.said import Statement

OWED_AT_MOST = 3
"""So many of the last words to somebody wait for their answer."""


class TalkMemory:
    """The talk so far. `today` and `before`: who accused whom on this day and the one before, by the accuser.

    `spoken`: how often each seat has said anything on this day.
    """

    def __init__(self) -> None:
        self.today: dict[int, list[int]] = {}
        self.before: dict[int, list[int]] = {}
        self.spoken = Counter[int]()
        self.news: list[Statement] = []  # Claims and reports of this day.
        self._owed: dict[int, list[Statement]] = {}

    def new_day(self) -> None:
        """Another day has begun: what was asked is owed still."""
        self.before = self.today
        self.today = {}
        self.spoken.clear()
        self.news = []

    def hear(self, said: Statement) -> None:
        """Somebody has said something."""
        accused = said.accused
        if accused is not None and accused != said.by:
            self.today.setdefault(said.by, []).append(accused)
        if said.what in ("claims", "finds"):
            self.news.append(said)
        to = said.about if said.what == "asks" else accused if said.what != "counters" else None
        if to is not None and to != said.by:  # who counters an accusation has the last word of the two
            self._owed[to] = [*self._owed.get(to, ()), said][-OWED_AT_MOST:]

    def owed(self, seat: int, living: Iterable[int]) -> list[Statement]:
        """What was said to a seat by those who still live, and has not been answered: the last of it last."""
        here = set(living)
        return [said for said in self._owed.get(seat, ()) if said.by in here]

    def speaks(self, seat: int) -> None:
        """A seat has said something."""
        self.spoken[seat] += 1

    def answers(self, seat: int) -> None:
        """What was said to a seat before is answered now, or left."""
        self._owed.pop(seat, None)
