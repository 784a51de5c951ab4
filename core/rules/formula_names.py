"""The names a formula may use, as one mapping over a game: values of the table, options, terms, and functions."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from core.rulebook.formula import CountedNames
from core.rules.memory import SIZE
from core.rules.pad import Pad
from core.rules.state import Game

if TYPE_CHECKING:
    from core.rulebook.book import Rulebook
    from core.rules.night.deed import Deed


PURE: dict[str, Callable[..., Any]] = {
    "floor": lambda _, value: math.floor(value),
    "ceil": lambda _, value: math.ceil(value),
    "min": lambda _, *values: min(*values),
    "max": lambda _, *values: max(*values),
    "abs": lambda _, value: abs(value),
    "len": lambda _, value: len(value),
}
"""Functions of their arguments alone: they have no use for the names that a formula hands them."""
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


class FormulaNames(CountedNames):
    """Names for one game, looked up as a formula uses them; functions and terms, the same all the game, only once."""

    functions: ClassVar[Mapping[str, Callable[..., Any]]] = PURE
    """What formulas may call: each function is handed these names first."""

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
        function = self.functions.get(name)
        if function is None:
            for known in (_TRUTH, self.game.options):
                if name in known:
                    return known[name]
            function = self.book.scenario.terms.get(name)
        if function is None:
            raise NameError(name)
        self[name] = function
        return function
