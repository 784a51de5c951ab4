"""How the people at a table are called in texts: `**5 · Anna**`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from core.words.safe import RLM, escape, isolate, plain, reads_right_to_left
from core.words.texts import Words

NAMES_AT_HAND = 8192
_escaped = lru_cache(maxsize=NAMES_AT_HAND)(escape)
_plain = lru_cache(maxsize=NAMES_AT_HAND)(plain)
"""A table's names stand in every message of it; what may be of any length goes to `escape` and `plain` themselves."""


class SeatNames:
    """The names of one table in one language: seat number to what is shown, each made safe once.

    `players` maps seat numbers to the names people chose for themselves, however awkward; a seat without one is shown
    by its number.
    """

    def __init__(self, words: Words, players: Mapping[int, str]) -> None:
        self.words = words
        self.players = dict(players)
        self._gap = words("seat-gap")
        self._shown: dict[int, str] = {}

    def __getitem__(self, seat: int) -> str:
        """A seat in a message: number and name in bold, escaped, isolated where directions meet."""
        shown = self._shown.get(seat)
        if shown is None:
            shown = self._shown[seat] = f"**{self._isolated(self._tag(seat, _escaped))}**"
        return shown

    def label(self, seat: int) -> str:
        """A seat in a menu or on a button, where no markdown is read."""
        return self._isolated(self._tag(seat, _plain))

    def join(self, seats: Iterable[int]) -> str:
        """Several seats enumerated, in the order given."""
        return self.words.join([self[seat] for seat in seats])

    def roster(self, seats: Iterable[int]) -> str:
        """Many seats enumerated, without emphasis: where everything is bold nothing is."""
        return self._row([self._isolated(self._tag(seat, _escaped)) for seat in seats])

    def numbers(self, seats: Iterable[int]) -> str:
        """Many seats by their numbers alone."""
        return self._row(list(map(self.words.number, seats)))

    def _row(self, parts: list[str]) -> str:
        # Isolates and figures give no direction: between the isolates of a text such a row would run left to right.
        mark = RLM if self.words.language.right_to_left and len(parts) > 1 else ""
        return mark + self.words("list-comma").join(parts)

    def _tag(self, seat: int, make: Callable[[str], str]) -> str:
        number = self.words.number(seat)
        name = self.players.get(seat)
        return f"{number}{self._gap}{make(name)}" if name else number

    def _isolated(self, text: str) -> str:
        return isolate(text) if self.words.language.right_to_left or reads_right_to_left(text) else text
