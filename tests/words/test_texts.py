"""Texts by id: where they come from, and how arguments are filled in."""

import os
from pathlib import Path

import pytest

from core.words import BrokenTextsError, MissingTextError, Words
from tests.words.sample import scenario_with


def test_a_scenarios_own_text_comes_before_the_common_one(tmp_path: Path) -> None:
    common = Words.for_language("en")
    own = Words.for_language("en", scenario_with(tmp_path, en="announce-no_death = All is well in { $town }.\n"))
    assert own("announce-no_death", town="Ville") == "All is well in Ville."
    assert common("announce-no_death") != own("announce-no_death", town="Ville")
    assert own("phase-night") == common("phase-night")


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    folder = scenario_with(tmp_path, en="one = One\ntwo = Two\n", ru="one = Один\n")
    words = Words.for_language("ru", folder)
    assert (words("one"), words("two")) == ("Один", "Two")


def test_an_unknown_language_is_english() -> None:
    assert Words.for_language("tlh") is Words.for_language("en")


def test_texts_are_compiled_once_and_again_when_the_file_changes(tmp_path: Path) -> None:
    folder = scenario_with(tmp_path, en="one = First\n")
    before = Words.for_language("en", folder)
    assert Words.for_language("en", folder) is before
    scenario_with(tmp_path, en="one = Second\n")
    os.utime(folder / "en.ftl", ns=(1, 1))
    assert Words.for_language("en", folder)("one") == "Second"


def test_a_text_that_does_not_exist_is_an_error() -> None:
    words = Words.for_language("en")
    assert not words.has("no-such-text")
    with pytest.raises(MissingTextError, match="no-such-text"):
        words("no-such-text")


@pytest.mark.parametrize(
    ("text", "place"),
    [("one = {\n", "en.ftl:2"), ("one = { two }\n", "two"), ("one = 1\none = 2\n", "one")],
    ids=["not Fluent", "refers to nothing", "twice"],
)
def test_a_broken_file_says_where(tmp_path: Path, text: str, place: str) -> None:
    with pytest.raises(BrokenTextsError, match=place):
        Words.for_language("en", scenario_with(tmp_path, en=text))


def test_what_a_player_typed_is_never_read_as_a_text(tmp_path: Path) -> None:
    words = Words.for_language("en", scenario_with(tmp_path, en="hello = Hello { $name }!\n"))
    assert words("hello", name="{ $name } { phase-night }") == "Hello { $name } { phase-night }!"


def test_plurals_follow_the_language(tmp_path: Path) -> None:
    folder = scenario_with(
        tmp_path,
        en="votes = { $n ->\n    [one] { $n } vote\n   *[other] { $n } votes\n}\n",
        ru="votes = { $n ->\n    [one] { $n } голос\n    [few] { $n } голоса\n   *[many] { $n } голосов\n}\n",
    )
    english, russian = Words.for_language("en", folder), Words.for_language("ru", folder)
    assert [english("votes", n=n) for n in (0, 1, 2)] == ["0 votes", "1 vote", "2 votes"]
    assert [russian("votes", n=n) for n in (1, 2, 5, 11, 21)] == [
        "1 голос", "2 голоса", "5 голосов", "11 голосов", "21 голос",
    ]  # fmt: skip


def test_truth_and_nothing_choose_variants(tmp_path: Path) -> None:
    text = "open = { $is ->\n    [yes] open\n    [none] unknown\n   *[no] shut\n}\n"
    words = Words.for_language("en", scenario_with(tmp_path, en=text))
    assert [words("open", **{"is": value}) for value in (True, False, None)] == ["open", "shut", "unknown"]


@pytest.mark.parametrize(
    ("items", "text"),
    [([], ""), (["5"], "5"), (["5", "7"], "5 and 7"), (["5", "7", "9"], "5, 7 and 9")],
)
def test_enumeration(items: list[str], text: str) -> None:
    assert Words.for_language("en").join(items) == text


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (1, "1 second"),
        (45, "45 seconds"),
        (60, "1 minute"),
        (90, "1 minute 30 seconds"),
        (121, "2 minutes 1 second"),
        (-5, "0 seconds"),
    ],
)
def test_spans_of_time(seconds: int, text: str) -> None:
    assert Words.for_language("en").duration(seconds) == text


@pytest.mark.parametrize(("language", "text"), [("en", "1,234"), ("fa", "۱٬۲۳۴"), ("ru", "1\u00a0234")])
def test_numbers_in_their_languages_digits(language: str, text: str) -> None:
    assert Words.for_language(language).number(1234) == text
