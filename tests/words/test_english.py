"""The English texts are whole: every id that the house asks for is there, and every text can be said."""

import ast
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from cogs.presses.refusals import FaceCode
from core.books.library import SCENARIOS
from core.rulebook.phrase import Phrase
from core.rules.refusal import EngineCode
from core.table.table_refusal import TableCode
from core.words import Words
from core.words.text_check import differences, read_texts
from tests.words.sample import AWKWARD, NUMBERS, SPOKEN, known, needed, own

ROOT = Path(__file__).resolve().parents[2]
HOUSE = [file for room in ("core", "cogs", "audio", "bench") for file in (ROOT / room).rglob("*.py")] + [
    ROOT / "bot.py"
]
# What takes a text's id first; a panel's `button` takes it second.
SPEAKERS = ("words", "_words", "_word")


def calls() -> Iterator[tuple[str, str, set[str] | None]]:
    """`(place, id, arguments)` of every `words("id", ...)`; None where arguments are passed on as a whole."""
    for file in HOUSE:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            spoken = (
                node.args[0] if called in SPEAKERS else node.args[1] if called == "button" and node.args[1:] else None
            )
            if spoken is not None:
                names = {keyword.arg for keyword in node.keywords}
                passed = None if None in names else {str(name) for name in names}
                for id_ in sorted(texts_of(spoken)):
                    yield f"{file.relative_to(ROOT)}:{node.lineno}", id_, passed


def texts_of(value: ast.expr) -> set[str]:
    """The literal texts that an expression may come to."""
    if isinstance(value, ast.IfExp):
        return texts_of(value.body) | texts_of(value.orelse)
    return {value.value} if isinstance(value, ast.Constant) and isinstance(value.value, str) else set()


def test_every_id_in_the_code_is_there_with_the_arguments_it_needs() -> None:
    common = known()
    scenarios = {id_ for scenario in SPOKEN for id_ in known(scenario)}
    asked = list(calls())
    assert len(asked) > 20
    wrong = [f"{place}: {id_} is not there" for place, id_, _ in asked if id_ not in common and id_ not in scenarios]
    wrong += [
        f"{place}: {id_} lacks {sorted(common[id_] - passed)}"
        for place, id_, passed in asked
        if passed is not None and common.get(id_, frozenset()) - passed
    ]
    assert wrong == []


def test_every_refusal_is_worded() -> None:
    words = Words.for_language("en")
    codes = [code for kind in (EngineCode, TableCode, FaceCode) for code in get_args(kind)]
    assert sorted(code for code in codes if not words.has(f"refusal-{code}")) == []


@pytest.mark.parametrize("scenario", SPOKEN)
def test_a_scenario_has_every_text_its_games_look_for(scenario: str) -> None:
    words = Words.for_language("en", SCENARIOS / scenario)
    assert sorted(needed(scenario) - words.ids()) == []


@pytest.mark.parametrize("scenario", SPOKEN)
def test_an_override_asks_for_no_argument_that_is_not_given(scenario: str) -> None:
    """A scenario may say a common text differently, out of the same arguments or those of its event."""
    common = known()
    of_events = {
        "phase": {"day", "night", "seconds", "time", "on_defence", "living", "phase", "serial"},
        "announce": {"seats", "count", "over"},
        "refusal": {"seat", "do", "least", "most", "field"},
        "verb": {"by", "do", "at", "count"},
        "told": {"answer", "seats", "count"},
    }
    for id_, used in own(scenario).items():
        allowed = common.get(id_, frozenset()) | of_events.get(id_.partition("-")[0], set())
        if id_ in common:
            assert used <= allowed, id_


@pytest.mark.parametrize("scenario", [None, *SPOKEN])
def test_every_text_can_be_said_with_awkward_names(scenario: str | None, caplog: pytest.LogCaptureFixture) -> None:
    words = Words.for_language("en", SCENARIOS / scenario if scenario else None)
    needed = known(scenario)
    with caplog.at_level(logging.WARNING):
        for id_ in sorted(own(scenario).keys() & words.ids()):
            for name in (*AWKWARD.values(), "", "Anna"):
                for number in (0, 1, 2, 21) if any(map(NUMBERS.match, needed[id_])) else (0,):
                    args = {each: number if NUMBERS.match(each) else name for each in needed[id_]}
                    assert words(id_, **args).strip() or name == ""
    assert caplog.records == []


def test_what_discord_bounds_is_short_enough() -> None:
    words = Words.for_language("en")
    for id_ in words.ids():
        if re.fullmatch(r"cmd-[a-z-]+", id_):
            assert re.fullmatch(r"[-_a-z0-9]{1,32}", words(id_)), id_
        elif id_.startswith("cmd-"):
            assert 1 <= len(words(id_)) <= 100, id_
        elif id_.endswith("-button"):
            assert len(words(id_, name="x" * 45)) <= 80, id_
        elif "-placeholder" in id_:
            assert len(words(id_, least=10, most=20)) <= 150, id_
    for scenario in SPOKEN:
        ours = Words.for_language("en", SCENARIOS / scenario)
        assert len(ours("scenario-title")) <= 80
        assert len(ours("scenario-rules")) <= 3500


def test_a_translation_that_does_not_agree_is_found_out() -> None:
    english = "one = { $a } and { two }\ntwo = { $b }\n    .more = More\nthree = Three\n"
    other = "one = { $c }\ntwo = { $b }\nfour = Four\n"
    base = read_texts(english)
    assert differences(base, read_texts(other)) == [
        ("three", Phrase("text_lacking")),
        ("two.more", Phrase("text_lacking")),
        ("four", Phrase("no_such_text")),
        ("one", Phrase("not_given_here", {"name": ("$c",)})),
    ]
    assert differences(base, base) == []
