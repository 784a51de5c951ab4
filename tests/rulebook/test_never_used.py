"""An ability that nobody could ever use in the games that the linter plays is told, with the line and the reason."""

from __future__ import annotations

import pytest

from core.authors.played import played
from core.books.library import examine
from core.words.findings import english
from tests.rules.variants import CLASSIC, varied

SAVE = "      save: {self: true} # CL-29\n"
AS_DEALT = "'uses' is worked out as the cards are dealt, and as somebody becomes the role: there it comes to 0"
NAME = "nobody is left whom it may name: look at at, target, team, self, refuse"


@pytest.mark.parametrize(
    ("ability", "why"),
    [
        ("{uses: night}", AS_DEALT),
        ("{uses: 0, if: night > 90}", AS_DEALT),
        ("{at: 30}", NAME),
        ("{refuse: [{if: target.alive}]}", NAME),
        ("{uses: night + 1}", None),
        ("{if: night > 90}", None),  # what is for a rare night is left alone
        ("{target: out}", None),
    ],
)
def test_it_is_told_with_its_line(ability: str, why: str | None) -> None:
    text = varied(CLASSIC, (SAVE, f"      save: {ability}\n"))
    found = list(played(examine(text), {}, "scenario.yaml"))
    assert len(found) == (why is not None), list(map(english, found))
    for problem in found:
        said = english(problem)
        assert said.startswith("in ")
        assert f"games nobody could ever use 'save', though its time had come ({why})" in said
        assert "save:" in text.splitlines()[problem.line - 1]
