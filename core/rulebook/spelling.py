"""Slips of the pen: the word that is meant, and what there is to choose from."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from core.rulebook.phrase import Phrase, Remedy

NEAR = 0.6
FEW = 24
MANY = 60
NONE = 0
"""So many names are listed, where more would help nobody."""


def nearest(word: str, known: Iterable[str], near: float = NEAR) -> str | None:
    """The known word that is spelt most like this one, if one comes near; two letters swapped are very near."""
    others = sorted(other for other in known if other != word)
    for other in others:
        if sorted(other) == sorted(word):
            return other
    return next(iter(difflib.get_close_matches(word, others, cutoff=near)), None)


def meant(word: str, known: Iterable[str]) -> Remedy:
    """The nearest spelling, if one comes near."""
    near = nearest(word, known)
    return () if near is None else (Phrase("did_you_mean", {"word": near}),)


def remedy(word: str, known: Iterable[str], most: int = FEW) -> Remedy:
    """What to write instead: the nearest spelling, and what there is where that can be listed."""
    names = tuple(sorted(set(known)))
    listed = (Phrase("there_are", {"names": names}),) if names and len(names) <= most else ()
    return (*meant(word, names), *listed) or (Phrase("there_are_none"),)
