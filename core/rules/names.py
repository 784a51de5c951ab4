"""The names a formula may use, as one mapping over a game: values of the table, options, terms, and functions."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from core.rules.memory import SIZE
from core.rules.pad import Pad
from core.rules.state import Game

if TYPE_CHECKING:
    from core.rulebook.book import Rulebook
    from core.rules.night.deed import Deed


PURE: dict[str, Callable[..., Any]] = {
    "floor": math.floor,
    "ceil": math.ceil,
    "min": min,
    "max": max,
    "abs": abs,
    "len": len,
}
"""Functions of their arguments alone."""
VARIABLES: dict[str, Callable[[Game], Any]] = {
    "n": lambda game: sum(1 for seat in game.seats if seat.alive),
    "size": lambda game: game.notes.get(SIZE, 0),
    "dealt": lambda game: len(game.seats),
    "night": lambda game: game.night,
    "day": lambda game: game.day,
    "phase": lambda game: game.phase,
    "serial": lambda game: game.ordinal,
    "defendants": lambda game: len(game.defence),
}
"""Values of the table as it stands."""
_TRUTH = {"true": True, "false": False}
NOTHING_YET = Pad()
"""What a resolution has worked out before it begins. Never written on."""


class Names(dict[str, Any]):
    """Names for one game, looked up when a formula first uses them. A class that builds on this one has the functions:
    its methods, each under its name with an underscore before it.
    """

    functions: ClassVar[frozenset[str]] = frozenset()
    """Which of the methods formulas may call."""

    def __init__(self, book: Rulebook, game: Game) -> None:
        super().__init__()
        self.pad = NOTHING_YET
        self.book = book
        self.game = game

    @property
    def deeds(self) -> list[Deed]:
        """The deeds of the resolution that is running; none where nothing is being resolved."""
        return self.pad.deeds or []

    def __missing__(self, name: str) -> Any:
        variable = VARIABLES.get(name)
        if variable is not None:
            return variable(self.game)
        if name in self.functions:
            return getattr(self, f"_{name}")
        for known in (PURE, _TRUTH, self.game.options):
            if name in known:
                return known[name]
        term = self.book.scenario.terms.get(name)
        if term is not None:
            return lambda seat: term(self, seat)
        raise NameError(name)
