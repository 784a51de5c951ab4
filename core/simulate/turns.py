"""How time goes on in a game that is played by the program: phase by phase, or turn by turn where that matters."""

from __future__ import annotations

from functools import lru_cache

from core.rulebook.book import Rulebook
from core.rulebook.lint.walk import FormulaInPlace, walk
from core.rules.commands import Deadline, TurnOver
from core.rules.state import Game
from core.simulate.purposes import BOOKS

HAS_FLOOR = "has_floor"
"""The function by which a formula asks who is speaking."""


def time_up(book: Rulebook, game: Game) -> Deadline | TurnOver:
    """The running phase is over; or the running turn, where what one may do, or what happens, hangs on who
    has the floor."""
    if game.turn is None or not _hangs_on_turns(book):
        return Deadline(game.serial)
    return TurnOver(game.serial, game.turn.number)


@lru_cache(maxsize=BOOKS)
def _hangs_on_turns(book: Rulebook) -> bool:
    if any(f"{phase}.turns" in book.steps for phase in book.scenario.phases):
        return True
    formulas = (spot.formula for spot in walk(book.scenario) if isinstance(spot, FormulaInPlace))
    return any(HAS_FLOOR in formula.names for formula in formulas)
