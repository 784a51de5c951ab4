"""What a rulebook gets wrong without a word is told to its author: classic with a few words changed."""

from __future__ import annotations

import pytest

from core.authors.silent_mistakes import silent
from core.books.library import examine
from core.words.findings import english
from tests.rules.variants import CLASSIC, SEANCE, varied

Changes = tuple[tuple[str, str], ...]
ALIVE = ("has(me, 'called_up')\"", "(has(me, 'called_up') and not me.alive)\"")
FOR_THE_LIVING = (
    "nobody who is out of the game comes into the room 'seance', and its formula asks who is alive "
    "(write 'out: true' at the room, or take the question out)"
)


def said(text: str) -> list[str]:
    """All that is told of this rulebook."""
    return [english(problem) for problem in silent(examine(text), "scenario.yaml", sketch=True)]


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ((*SEANCE, ALIVE), []),
        ((*SEANCE, ALIVE, (", out: true, open: night}\n", ", open: night}\n")), [FOR_THE_LIVING]),
    ],
)
def test_it_is_told_with_its_remedy(changes: Changes, told: list[str]) -> None:
    assert said(varied(CLASSIC, *changes)) == told
