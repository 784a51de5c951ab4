"""What the linter says: where, what is wrong, what to do, with the nearest spelling."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Path = Sequence[str | int]
NEAR = 0.6
FEW, MANY, NONE = 24, 60, 0
"""So many names are listed, where more would help nobody."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing wrong in a rulebook."""

    # Where it stands: the keys and indexes that lead to it.
    path: Path
    message: str
    remedy: str
    # The word that is meant, where one is; that nothing asks for it then needs no saying.
    instead: str | None = None


def nearest(word: str, known: Iterable[str], near: float = NEAR) -> str | None:
    """The known word that is spelt most like this one, if one comes near; two letters swapped are very near."""
    others = sorted(other for other in known if other != word)
    for other in others:
        if sorted(other) == sorted(word):
            return other
    return next(iter(difflib.get_close_matches(word, others, cutoff=near)), None)


def remedy(word: str, known: Iterable[str], most: int = FEW) -> str:
    """What to write instead: the nearest spelling, and what there is where that can be listed."""
    names = sorted(set(known))
    near = nearest(word, names)
    listed = f"there are: {', '.join(names)}" if names and len(names) <= most else ""
    meant = f"did you mean {near!r}?" if near else ""
    return " ".join(part for part in (meant, listed) if part) or "there are none"
