"""Formulas: what they reckon, and what an uploaded scenario cannot make them do."""

from __future__ import annotations

from typing import Any

import pytest

from core.rulebook.formula import LARGEST, Formula, FormulaError
from core.rules.state import Seat


@pytest.mark.parametrize(
    ("text", "names", "value"),
    [
        ("3", {}, 3),
        (True, {}, True),
        ("true and 3", {}, 3),
        ("false", {}, False),
        ("n // 2 + 1", {"n": 7}, 4),
        ("floor(n / 3) if n > 6 else 0", {"n": 8, "floor": lambda _, value: int(value)}, 2),
        ("me.role == 'doctor' and not night", {"me": Seat(1, "doctor", "town"), "night": 0}, True),
        ("team in ('mafia', 'solo')", {"team": "solo"}, True),
        ("-n % 3", {"n": 4}, 2),
    ],
)
def test_values(text: str, names: dict[str, Any], value: Any):
    formula = Formula(text)
    assert formula(names, names.get("me")) == value
    assert formula.is_constant == (not names)
    assert formula.names == frozenset(names)


@pytest.mark.parametrize("text", ["2 if n", "1 + (2 if n > 1)", "max(2 if n, 3)"])
def test_an_if_without_an_else_is_told_as_such(text: str):
    with pytest.raises(FormulaError) as caught:
        Formula(text)
    assert (caught.value.phrase.code, [one.code for one in caught.value.remedy]) == ("no_else", ["write_line"])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "n +",
        "import os",
        "n = 3",
        "me.__class__",
        "me.marks",
        "().__class__",
        "[x for x in n]",
        "lambda: 1",
        "n ** n",
        "n << 9",
        "f'{n}'",
        "n if n else n.role.upper()",
        "floor(n, key=1)",
        "(floor)(n)(n)",
        "b'x'",
        "'x' * 999999999",
        "('x' or n) * 999999999",
        "n * [1]",
        "'%999999999d' % n",
        "me.role * 999999999",
        "(me.team if n else 1) * 999999999",
        "(1 if n else me.team) * 999999999",
        "floor(**n)",
        "floor(*n)",
        "(" * 200 + "n" + ")" * 199,
        "n" * 401,
    ],
)
def test_what_is_refused_when_a_scenario_is_loaded(text: str):
    with pytest.raises(FormulaError):
        Formula(text)


def test_what_it_is_asked_about_comes_beside_the_names():
    assert Formula("me + 10 * target + 100 * slot + n")({"n": 1000}, 1, 2, 3) == 1321


def test_a_formula_may_be_as_long_as_it_says():
    assert Formula("n" * 400).names == {"n" * 400}


def test_a_name_that_nobody_gives_is_no_builtin():
    assert Formula("__import__('os')").names == {"__import__"}
    with pytest.raises(KeyError):
        Formula("__import__('os')")({})


@pytest.mark.parametrize("text", ["phase * 999999999", "999999999 * phase", "phase % n", "phase + phase", "n - phase"])
def test_what_turns_out_to_be_a_text_is_not_reckoned_with_and_stops_no_game(text: str):
    assert Formula(text)({"phase": "%999999999d", "n": 7}) == 0


def test_a_number_does_not_grow_night_after_night_without_end():
    grown: Any = 10
    for _ in range(40):
        grown = Formula("n * n + 9")({"n": grown})
        assert abs(grown) <= 2 * LARGEST**2


@pytest.mark.parametrize("text", ["9" * 399, "1e999", "(1, 2)[:1]", "9**9**9"])
def test_what_is_too_large_or_is_cut_is_no_formula(text: str):
    with pytest.raises(FormulaError):
        Formula(text)


@pytest.mark.parametrize("text", ["10 * n // 0", "n % (n - 7)", "n / (n - 7)"])
def test_a_division_by_nothing_stops_no_game(text: str):
    assert Formula(text)({"n": 7}) == 0


@pytest.mark.parametrize("text", ["1 // 0", "-'a'", "1 % 0"])
def test_what_cannot_be_reckoned_is_refused_with_a_word(text: str):
    with pytest.raises(FormulaError) as caught:
        Formula(text)
    assert caught.value.phrase.code in ("not_reckonable", "only_numbers")
