"""What the living want of a round of speeches: that it ends, or that whoever speaks has more time.

Where the talk is free the rulebook counts such wishes itself; a round of speeches knows none. So the table counts them,
and more than half of the living decide. Ending the round is what all its speakers could do by giving up their turns: no
rule comes out otherwise for it. Last words, and the time to act after the speeches, are nobody's to cut.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from core.rules.commands import Floor
from core.rules.events import CLOSING, DEPARTED, TurnBegan
from core.rules.state import Game
from core.rules.views import Wish, majority

SKIP = "skip"
EXTEND = "extend"
WISHES = (SKIP, EXTEND)


@dataclass(frozen=True, slots=True)
class Wishes:
    """Who wants what of the phase of this serial; of more time, in this turn."""

    serial: int = 0
    turn: int = 0
    skip: frozenset[int] = frozenset()
    extend: frozenset[int] = frozenset()
    granted: int = 0
    """So often there was more."""

    def to_data(self) -> list[Any]:
        """As JSON data."""
        return [self.serial, self.turn, sorted(self.skip), sorted(self.extend), self.granted]

    @classmethod
    def from_data(cls, row: list[Any]) -> Wishes:
        """Read what `to_data` made."""
        serial, turn, skip, extend, granted = row[:5]
        return cls(serial, turn, frozenset(skip), frozenset(extend), granted)

    def of(self, do: str) -> frozenset[int]:
        """Who wants this."""
        return self.skip if do == SKIP else self.extend


def round_of_speeches(game: Game) -> TurnBegan | None:
    """The running turn, where the living may shorten or lengthen the round it belongs to."""
    turn = game.turn
    return turn if turn is not None and game.at_talk and turn.extra not in (CLOSING, DEPARTED) else None


def current(wishes: Wishes, game: Game) -> Wishes:
    """The wishes that still hold: an earlier phase's are gone, and so are those about an earlier turn."""
    turn = 0 if game.turn is None else game.turn.number
    if wishes.serial != game.serial:
        return Wishes(game.serial, turn)
    return wishes if wishes.turn == turn else replace(wishes, turn=turn, extend=frozenset())


def wished(wishes: Wishes, game: Game, word: Floor) -> Wishes:
    """With one wish more."""
    now = current(wishes, game)
    return replace(now, **{word.do: now.of(word.do) | {word.by}})


def decided(wishes: Wishes, game: Game, do: str) -> bool:
    """Whether more than half of the living want this."""
    return len(_living(wishes.of(do), game)) >= majority(game)


def standing(wishes: Wishes, game: Game) -> list[Wish]:
    """Who wants what now; nobody's wish is not listed."""
    if round_of_speeches(game) is None:
        return []
    now = current(wishes, game)
    wanted = {do: _living(now.of(do), game) for do in WISHES}
    return [Wish(do, by, majority(game)) for do, by in wanted.items() if by]


def _living(seats: Iterable[int], game: Game) -> tuple[int, ...]:
    return tuple(seat for seat in sorted(seats) if game.seat(seat).alive)
