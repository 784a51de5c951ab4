"""Right to left: what is inserted neither turns the sentence round nor is turned by it."""

from pathlib import Path

import pytest

from core.rules.events import VoteCast
from core.words import Names, Wording, Words
from core.words.safe import FSI, PDI
from tests.words.sample import AWKWARD, scenario_with

PERSIAN = """
list-comma = {"، "}
list-and = {" و "}
vote-cast = { $voter } به { $choices } رأی داد.
duration-seconds = { $seconds ->
    [one] { $seconds } ثانیه
   *[other] { $seconds } ثانیه
}
"""


@pytest.fixture
def persian(tmp_path: Path) -> Words:
    return Words.for_language("fa", scenario_with(tmp_path, fa=PERSIAN))


def depth(text: str) -> int:
    """How deep the isolates of `text` are left open at its end; fails where one closes that was never opened."""
    level = 0
    for sign in text:
        level += (sign == FSI) - (sign == PDI)
        assert level >= 0
    return level


def test_a_latin_name_in_a_persian_sentence_is_isolated(persian: Words) -> None:
    names = Names(persian, {3: "Bob", 12: "علی"})
    assert names[3] == f"**{FSI}۳ · Bob{PDI}**"
    sentence = persian("vote-cast", voter=names[3], choices=names.join([12]))
    assert sentence == f"{FSI}**{FSI}۳ · Bob{PDI}**{PDI} به {FSI}**{FSI}۱۲ · علی{PDI}**{PDI} رأی داد."


def test_numbers_are_persian_and_isolated(persian: Words) -> None:
    assert persian.duration(45) == f"{FSI}۴۵{PDI} ثانیه"


def test_enumeration_is_persian(persian: Words) -> None:
    assert persian.join(["۱", "۲", "۳"]) == "۱، ۲ و ۳"


def test_isolates_are_balanced_whatever_the_names(persian: Words) -> None:
    wording = Wording(Names(persian, AWKWARD))
    for seat in AWKWARD:
        others = [other for other in AWKWARD if other != seat]
        sentence = wording.word_event(VoteCast("all", voter=seat, choices=tuple(others)))
        assert sentence is not None
        assert depth(sentence) == 0
        assert sentence.count(FSI) >= 2 + len(others)


def test_a_typed_word_of_the_other_direction_is_isolated_in_english(tmp_path: Path) -> None:
    words = Words.for_language("en", scenario_with(tmp_path, en="said = You said { $word }, and more.\n"))
    assert words("said", word="سلام") == f"You said {FSI}سلام{PDI}, and more."
    assert words("said", word="hello") == "You said hello, and more."
