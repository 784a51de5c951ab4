"""Right to left: what is inserted neither turns the sentence round nor is turned by it."""

import re
import unicodedata
from pathlib import Path

import pytest

from core.books.library import SCENARIOS
from core.rules.events import VoteCast
from core.words import SeatNames, Wording, Words
from core.words.safe import FSI, PDI, RLM, lead_right
from tests.words.sample import AWKWARD, NUMBERS, SPOKEN, files_of, known, own, runs_left, scenario_with

PERSIAN = """
list-comma = {"، "}
list-and = {" و "}
list-gap = {" – "}
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
    names = SeatNames(persian, {3: "Bob", 12: "علی"})
    assert names[3] == f"**{FSI}۳ – Bob{PDI}**"
    sentence = persian("vote-cast", voter=names[3], choices=names.join([12]))
    assert sentence == f"{FSI}**{FSI}۳ – Bob{PDI}**{PDI} به {FSI}**{FSI}۱۲ – علی{PDI}**{PDI} رأی داد."


def test_numbers_are_persian_and_isolated(persian: Words) -> None:
    assert persian.duration(45) == f"{FSI}۴۵{PDI} ثانیه"


def test_enumeration_is_persian(persian: Words) -> None:
    assert persian.join(["۱", "۲", "۳"]) == "۱، ۲ و ۳"


def test_a_latin_name_in_a_list_is_isolated(persian: Words) -> None:
    assert persian.join(["**Bob**", "علی"]) == f"{FSI}**Bob**{PDI} و علی"
    assert persian.join([f"{FSI}Bob{PDI}", "۲"]) == f"{FSI}Bob{PDI} و ۲"


@pytest.mark.parametrize("players", [{}, {1: "علی", 2: "Bob", 3: "نورا"}], ids=["numbers", "names"])
def test_everybody_at_the_table_is_read_from_right_to_left(players: dict[int, str]) -> None:
    """What is inserted takes its direction from its own first letter outside of isolates, whatever surrounds it."""
    words = Words.for_language("fa")
    names = SeatNames(words, players)
    for row in (names.roster([1, 2, 3]), names.numbers([1, 2, 3])):
        said = words("day-alive", count=3, seats=row)
        inserted = said[said.index(row) - 1 :]
        assert inserted[0] == FSI
        assert first_letter(inserted[1:]) in {"R", "AL"}, ascii(said)


def first_letter(inserted: str) -> str | None:
    """The direction of the first letter or mark in what is inserted, as whoever shows it looks for it."""
    level = 0
    for sign in inserted:
        if sign == PDI and not level:
            return None
        level += (sign == FSI) - (sign == PDI)
        kind = unicodedata.bidirectional(sign)
        if not level and kind in {"L", "R", "AL"}:
            return kind
    return None


def test_isolates_are_balanced_whatever_the_names(persian: Words) -> None:
    wording = Wording(SeatNames(persian, AWKWARD))
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


@pytest.mark.parametrize(
    ("text", "led"),
    [
        ("سلام Bob", "سلام Bob"),
        ("Bob سلام", f"{RLM}Bob سلام"),
        (f"🎙️ {FSI}Bob{PDI}: {FSI}۳{PDI}", f"{RLM}🎙️ {FSI}Bob{PDI}: {FSI}۳{PDI}"),
        (f"{FSI}Bob{PDI} رفت", f"{FSI}Bob{PDI} رفت"),
        (f"سلام\n{FSI}Bob{PDI}", f"سلام\n{RLM}{FSI}Bob{PDI}"),
        (f"-# {FSI}Bob{PDI}", f"-# {RLM}{FSI}Bob{PDI}"),
        (f"## {FSI}Bob{PDI}", f"## {RLM}{FSI}Bob{PDI}"),
        (f"> {FSI}Bob{PDI}", f"> {RLM}{FSI}Bob{PDI}"),
        ("View Channel", "View Channel"),
        ("– ", "– "),
        ("، ", "، "),
    ],
)
def test_a_line_that_would_turn_round_is_led_by_a_mark(text: str, led: str) -> None:
    assert lead_right(text) == led
    assert lead_right(led) == led


@pytest.mark.parametrize("scenario", [None, *SPOKEN])
def test_every_line_of_persian_runs_from_right_to_left(scenario: str | None) -> None:
    """Only what is Latin altogether, such as a command, runs the other way."""
    words = Words.for_language("fa", SCENARIOS / scenario if scenario else None)
    names = SeatNames(words, {1: "Bob", 2: "علی"})
    needed = known(scenario, "fa")
    for id_ in own(scenario, "fa"):
        arguments = needed[id_]
        for number in (1, 2):
            args = {each: number if NUMBERS.match(each) else names[number] for each in arguments}
            for line in words(id_, **args).split("\n"):
                if FSI in line or not line.isascii():
                    letters = {unicodedata.bidirectional(sign) for sign in line}
                    assert not letters & {"L", "R", "AL"} or not runs_left(line), (id_, line)


def test_an_english_line_gets_no_marks() -> None:
    words = Words.for_language("en")
    assert RLM not in words("vote-tally-line", seat="علی", votes=3)


@pytest.mark.parametrize("file", files_of("fa"), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_nothing_beside_a_persian_digit_looks_like_a_nought(file: Path) -> None:
    """A dot in the middle of the line is a Persian nought to the eye: `۱ ·` reads as ten."""
    said = re.sub(r"^#.*$", "", file.read_text("utf-8"), flags=re.MULTILINE)
    assert "·" not in said


def test_a_seat_is_never_read_as_another() -> None:
    persian, english = Words.for_language("fa"), Words.for_language("en")
    assert SeatNames(persian, {1: "علی"}).label(1) == f"{FSI}۱ – علی{PDI}"
    assert SeatNames(english, {1: "Anna"}).label(1) == "1 · Anna"
