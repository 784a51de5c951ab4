"""The texts of a rulebook that lies in no folder: carried by its one file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, eq=False)
class OwnTexts:
    """Fluent source by language; the author's first language first."""

    by_language: Mapping[str, str]
