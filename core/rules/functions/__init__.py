"""The functions that formulas may call: they count, or look at seats. What each takes is said by its annotations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.rules.formula_names import PURE
from core.rules.functions.night_functions import OfTheNight
from core.rules.functions.seat_functions import OfSeats
from core.rules.functions.table_functions import OfTheTable
from core.rules.functions.talk_functions import OfTheTalk

METHODS: dict[str, Callable[..., Any]] = {
    name[1:]: method
    for part in (OfTheTable, OfSeats, OfTheNight, OfTheTalk)
    for name, method in vars(part).items()
    if name.startswith("_") and not name.startswith("__")
}


class Functions(OfTheTable, OfSeats, OfTheNight, OfTheTalk):
    """All names for one game."""

    functions = METHODS | PURE
