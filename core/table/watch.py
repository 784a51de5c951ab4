"""Who is there and who is not: values that a table keeps of it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any


@dataclass(frozen=True, slots=True)
class Watch:
    """What is known of who has been there."""

    began: int = 0
    """When the city last woke up (epoch milliseconds). Since then: `asked`, seats whose turn or vote, which everybody
    has, ran out on them; `signs`, seats that have done something."""
    asked: frozenset[int] = frozenset()
    signs: frozenset[int] = frozenset()
    misses: Mapping[int, int] = field(default_factory=dict[int, int])
    """Rounds in a row that a seat has missed."""
    silent: frozenset[int] = frozenset()
    """Seats that gave no sign in the round before."""
    nights: Mapping[int, int] = field(default_factory=dict[int, int])
    """Nights in a row that ran out on what a seat was asked."""

    def back_at(self, then: Watch, gone: Collection[int]) -> Watch:
        """As it was `then`, where the game has been taken back to that moment: what has been missed since does not
        count. A sign that was given since does, and so does a chair's new owner; `gone`: seats that have left since or
        before, of which nothing is known any more."""
        misses, nights = (
            {seat: min(count, now.get(seat, 0)) if seat not in gone else count for seat, count in before.items()}
            for before, now in ((then.misses, self.misses), (then.nights, self.nights))
        )
        return replace(
            then,
            signs=then.signs | self.signs,
            silent=then.silent - self.signs,
            misses={seat: count for seat, count in misses.items() if count},
            nights={seat: count for seat, count in nights.items() if count},
        )

    def to_data(self) -> list[Any]:
        """As JSON data."""
        misses, nights = ([list(item) for item in counts.items()] for counts in (self.misses, self.nights))
        return [self.began, sorted(self.asked), sorted(self.signs), misses, sorted(self.silent), nights]

    @classmethod
    def from_data(cls, row: list[Any]) -> Watch:
        """Read what `to_data` made."""
        began, asked, signs, misses, silent, nights = row[:6]
        counts = ({seat: count for seat, count in rows} for rows in (misses, nights))  # noqa: C416 - lists, not pairs
        missed, slept = counts
        return cls(began, frozenset(asked), frozenset(signs), missed, frozenset(silent), slept)
