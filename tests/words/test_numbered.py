"""Announcements whose code ends in a number: one text for all of them, which says the number."""

from pathlib import Path

import pytest

from core.rules.events import ALL, Announced
from core.words import SeatNames, Wording, Words
from tests.words.sample import scenario_with

TEXTS = """
announce-out_town = { $number ->
    [one] One of them was of { $team }.
   *[other] { $number } of them were of { $team }.
}
announce-night_1 = The first night of all.
"""


@pytest.fixture
def wording(tmp_path: Path) -> Wording:
    return Wording(SeatNames(Words.for_language("en", scenario_with(tmp_path / "tale", en=TEXTS)), {}))


def announced(wording: Wording, code: str, **args: object) -> str | None:
    return wording.word_event(Announced(ALL, code=code, seats=(), args=args))


def test_a_code_with_a_number_finds_the_text_without_it(wording: Wording) -> None:
    assert announced(wording, "out_town_1", team="town", count=1) == "One of them was of the town."
    assert announced(wording, "out_town_12", team="town", count=12) == "12 of them were of the town."


def test_a_text_of_its_own_goes_first(wording: Wording) -> None:
    assert announced(wording, "night_1") == "The first night of all."


def test_an_unknown_code_is_not_said(wording: Wording) -> None:
    assert announced(wording, "out_mafia_1") is None
    assert announced(wording, "out_town_many") is None
