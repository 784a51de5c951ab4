"""How often each side of a rulebook wins before anybody has played it here: what sensible simulated players come to.

A rulebook may have the figures beside it, in `balance.yaml`: by number of seats the share of each side. They are where
the ratings begin; what people's games say moves them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

import yaml

from core.books.library import folder_of

FILE = "balance.yaml"
Shares = Mapping[str, float]
Expected = Callable[[str, int], Shares | None]
"""By rulebook and number of seats the share of games that each side wins; None where nobody knows."""


def expected(scenario: str, seats: int) -> Shares | None:
    """The shares that stand beside the rulebook, for the nearest number of seats."""
    return nearest(_read(folder_of(scenario)), seats)


def nearest(known: Mapping[int, Shares], seats: int) -> Shares | None:
    """What is known of the number of seats that comes next to this one."""
    if not known:
        return None
    return known[min(known, key=lambda number: (abs(number - seats), number))]


@cache
def _read(folder: Path) -> Mapping[int, Shares]:
    try:
        return {int(seats): shares for seats, shares in yaml.safe_load((folder / FILE).read_text("utf-8")).items()}
    except (OSError, ValueError, AttributeError, yaml.YAMLError):
        return {}
