"""What the linter says: where, what is wrong, what to do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.rulebook.phrase import Phrase, Remedy

Path = Sequence[str | int]


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing wrong in a rulebook."""

    path: Path
    """Where it stands: the keys and indexes that lead to it."""
    message: Phrase
    remedy: Remedy
    instead: str | None = None
    """The word that is meant, where one is; that nothing asks for it then needs no saying."""
