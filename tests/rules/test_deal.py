"""Setting a game up: options, the roles for so many players, what is refused and what is advised against."""

from __future__ import annotations

from typing import Any

import pytest

from core.books.deal import hand_refusal, hand_warnings, options_of, roles_for, shuffled
from core.books.library import parse
from core.rulebook.book import Rulebook
from core.rules.refusal import OwnCode, Refusal
from tests.rules.variants import CLASSIC, varied

OPTIONS = """\
options:
  speech_seconds: {kind: number, least: 30, most: 60, choices: [endless], default: "30 + dealt"}
  pace: {kind: choice, choices: [slow, quick], default: "'slow' if speech_seconds in (36, 'endless') else 'quick'"}
  extras: {kind: list, choices: [doctor, detective], default: [doctor]}
  open: {kind: flag, default: false}
  script: {kind: any}
"""
ADJUST = """\
  refuse:
    - {if: open and dealt > 7, code: no_mafia}
  adjust:
    - {if: open, swap: {citizen: doctor, mafioso: godfather}, most: "2 if pace == 'slow' else dealt"}
    - {if: not open, swap: {doctor: detective}}
"""

HAND = """\
  least: 2
  most: 4
  warn:
    - {if: first('doctor') == 2 and living('doctor') > 1 or script == 1, code: ejected}
    - {if: "'detective' in extras", code: no_death}
"""


def book() -> Rulebook:
    """Classic with options of every kind, and a deal that hangs on them."""
    changes = (
        ("options:\n  speech_seconds: {kind: number, least: 30, most: 60, default: 60} # CL-11\n", OPTIONS),
        ("deal: # CL-1, CL-2, CL-3\n", f"deal:\n{ADJUST}"),
        ("seconds: speech_seconds", "seconds: 60"),
        ("  least: 2\n", HAND),
    )
    return parse(varied(CLASSIC, *changes))


BOOK = book()


@pytest.mark.parametrize(
    ("option", "lawful", "unlawful"),
    [
        ("speech_seconds", [30, 60, "endless"], [29, 61, True, "40", None, 40.0]),
        ("pace", ["slow", "quick"], ["fast", True, None]),
        ("extras", [[], ["doctor"], ["detective", "doctor"]], ["doctor", ["doctor", "spy"], None, ("doctor",)]),
        ("open", [True, False], [1, 0, "true", None]),
        ("script", [None, 3, "x", []], []),
    ],
)
def test_the_values_of_an_option(option: str, lawful: list[Any], unlawful: list[Any]):
    for value in lawful:
        chosen = options_of(BOOK, {option: value})
        assert not isinstance(chosen, Refusal)
        assert (chosen[option], set(chosen)) == (value, set(BOOK.scenario.options))
    for value in unlawful:
        assert options_of(BOOK, {option: value}) == Refusal("bad_option", {"option": option}), value


@pytest.mark.parametrize(
    ("given", "players", "seconds", "pace"),
    [
        ({}, 6, 36, "slow"),
        ({}, 7, 37, "quick"),
        ({"speech_seconds": 36}, 7, 36, "slow"),
        ({"pace": "slow"}, 8, 38, "slow"),
    ],
)
def test_a_default_may_hang_on_the_table_and_on_options_before_it(
    given: dict[str, Any], players: int, seconds: int, pace: str
):
    chosen = options_of(BOOK, given, ["citizen"] * players)
    assert chosen == {"speech_seconds": seconds, "pace": pace, "extras": ["doctor"], "open": False, "script": None}
    assert options_of(BOOK, {"spead": 1}) == Refusal("unknown_option", {"option": "spead"})


@pytest.mark.parametrize(
    ("players", "options", "dealt"),
    [
        (6, {"open": False}, "godfather mafioso detective detective citizen citizen"),
        (6, {"open": True, "pace": "slow"}, "godfather godfather doctor doctor doctor detective"),
        (7, {"open": True, "pace": "slow"}, "godfather godfather doctor doctor doctor detective citizen"),
        (7, {"open": True, "pace": "quick"}, "godfather godfather doctor doctor doctor doctor detective"),
    ],
)
def test_what_options_change_in_the_deal(players: int, options: dict[str, Any], dealt: str):
    chosen = options_of(BOOK, options)
    assert not isinstance(chosen, Refusal)
    assert roles_for(BOOK, players, chosen) == dealt.split()
    assert BOOK.scenario.deal.table[6]["doctor"] == 1


def test_tables_that_are_not_dealt():
    least_and_most = {"least": 6, "most": 20}
    for players, code in ((5, "too_few"), (21, "too_many")):
        refused = roles_for(BOOK, players, {"open": False, "pace": "slow"})
        assert isinstance(refused, Refusal)
        assert (refused.code, refused.args) == (code, least_and_most)
    assert roles_for(BOOK, 8, {"open": True, "pace": "slow"}) == Refusal(OwnCode("no_mafia"))


def test_a_table_seated_by_hand():
    options = {"open": False, "extras": [], "script": None}
    bounds = {"least": 2, "most": 4}
    seats = ["godfather", "doctor", "doctor", "citizen"]
    assert hand_refusal(BOOK, seats, options) is None
    assert hand_refusal(BOOK, seats[:2], options) is None
    assert hand_refusal(BOOK, seats[:1], options) == Refusal("too_few", bounds)
    assert hand_refusal(BOOK, [*seats, "citizen"], options) == Refusal("too_many", bounds)
    assert hand_refusal(BOOK, ["spy"], options) == Refusal("unknown_role", {"role": "spy"})
    assert hand_refusal(BOOK, seats[1:], options) == Refusal(OwnCode("no_mafia"))
    assert hand_warnings(BOOK, seats, options) == ["ejected"]
    assert hand_warnings(BOOK, seats[:2], options) == []
    assert hand_warnings(BOOK, seats[:2], {**options, "extras": ["detective"], "script": 1}) == [
        "ejected",
        "no_death",
    ]


def test_the_same_seed_shuffles_alike_and_no_card_is_lost():
    roles = [f"role{number}" for number in range(12)]
    assert shuffled(roles, 7) == shuffled(roles, 7) != shuffled(roles, 8)
    assert sorted(shuffled(roles, "x")) == sorted(roles)
    assert roles[0] == "role0"


def test_a_seed_deals_as_it_has_always_dealt():
    assert shuffled("abcdef", 7) == list("cdebfa")
