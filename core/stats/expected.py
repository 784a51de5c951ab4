"""How often each side of a rulebook wins before anybody has played it here: what sensible simulated players come to.

A rulebook may have the figures beside it, in `balance.yaml`: by number of seats the share of each side. They are where
the ratings begin; what people's games say moves them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from core.books.library import folder_of
from core.rulebook.loader import FILE as RULEBOOK
from core.rulebook.yaml_file import read

FILE = "balance.yaml"
CARDS = "cards"
"""Under this name stands the mark of the rulebook that was played out."""
Shares = Mapping[str, float]
Expected = Callable[[str, int], Shares | None]
"""By rulebook and number of seats the share of games that each side wins; None where nobody knows."""


def expected(scenario: str, seats: int) -> Shares | None:
    """The shares that stand beside the rulebook, for the nearest number of seats."""
    return nearest(all_expected(scenario), seats)


def all_expected(scenario: str) -> Mapping[int, Shares]:
    """The shares that stand beside the rulebook, by every number of seats that was played out."""
    return {seats: shares for seats, shares in _read(folder_of(scenario)).items() if isinstance(seats, int)}


def is_of_these_cards(scenario: str) -> bool:
    """Whether what stands beside the rulebook is of the rulebook as it is now."""
    folder = folder_of(scenario)
    return _read(folder).get(CARDS) == cards_of(folder)


def cards_of(folder: Path) -> str:
    """The mark of a rulebook: another when anything but its comments and its layout has changed."""
    written, _ = read((folder / RULEBOOK).read_text("utf-8"))
    return hashlib.sha256(json.dumps(written).encode()).hexdigest()[:16]


def nearest(known: Mapping[int, Shares], seats: int) -> Shares | None:
    """What is known of the number of seats that comes next to this one."""
    if not known:
        return None
    return known[min(known, key=lambda number: (abs(number - seats), number))]


@cache
def _read(folder: Path) -> Mapping[Any, Any]:
    try:
        found = yaml.safe_load((folder / FILE).read_text("utf-8"))
    except (OSError, ValueError, yaml.YAMLError):
        return {}
    return found if isinstance(found, dict) else {}
