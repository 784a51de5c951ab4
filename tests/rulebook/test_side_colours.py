"""The colours of sides: what a rulebook says of them, and that every face has all of them, legible on its ground."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from cogs.local_table.server import ending_page
from cogs.local_table.server.knowledge import side_number
from core.books.library import load, parse
from core.picture.draw import GROUND, TEAMS, draw
from core.rulebook.loader import ScenarioError
from core.rulebook.side_colours import PALETTE, numbers_of
from core.words.findings import english
from tests.rules.variants import CLASSIC, varied
from tests.words.test_picture import of_game

STYLE = Path(__file__).parents[2] / "cogs/local_table/client/style"
TEAMS_LINE = "teams: [town, mafia]"
_SIDE = re.compile(r"\.?side-(\d+)(?:: | \{ --side: )(#[0-9a-f]{6})")


def with_colours(said: str) -> str:
    return varied(CLASSIC, (TEAMS_LINE, f"{TEAMS_LINE}\ncolours: {{{said}}}"))


def test_a_side_has_the_colour_that_is_said_or_that_of_its_place() -> None:
    assert numbers_of(["a", "b", "c", "d", "e", "f"], {}) == {"a": 0, "b": 1, "c": 2, "d": 3, "e": 4, "f": 0}
    assert parse(with_colours("mafia: grey")).scenario.side_colours == {"town": 0, "mafia": 5}
    sport = load("sport").scenario.side_colours
    assert {PALETTE[number] for number in sport.values()} == {"grey", "red"}
    assert [side_number(sport, team) for team in ("black", "red", "gone")] == [5, 1, 2]


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("town: red", "'town' is drawn in the same colour as 'mafia' (use blue"),
        ("town: green, mafia: green", "'mafia' is drawn in the same colour as 'town' (use blue, red, gold"),
        ("towns: green", "no team 'towns' (did you mean 'town'?"),
        ("town: beige", "colours.town"),
    ],
)
def test_a_colour_that_would_not_do_is_told(said: str, why: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        parse(with_colours(said))
    said_of = [english(problem) for problem in caught.value.problems]
    assert len(said_of) == 1
    assert why in said_of[0]


def test_every_face_draws_the_whole_palette_legibly() -> None:
    page = dict(_SIDE.findall((STYLE / "seats.css").read_text(encoding="utf-8")))
    kept = dict(_SIDE.findall(ending_page.STYLE))
    assert page == kept
    grounds = re.findall(r"--(?:ground|panel): (#[0-9a-f]{6})", (STYLE / "base.css").read_text(encoding="utf-8"))
    for drawn, on in (([page[str(number)] for number in range(len(PALETTE))], grounds), (TEAMS, [GROUND])):
        assert len(set(drawn)) == len(PALETTE)
        assert min(contrast(colour, ground) for colour in drawn for ground in on) >= 4.5


def test_a_picture_has_the_colours_that_are_said() -> None:
    usual = of_game("en")
    assert draw(replace(usual, colours=(5, 1))) != draw(usual) == draw(replace(usual, colours=(0, 1)))


def contrast(one: str, other: str) -> float:
    """How well one colour is told from the other, by WCAG 2."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
