"""What the linter reads in a formula, part by part: the words that it refers to, and what is wrong in it."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from core.rulebook.formula import Formula
from core.rulebook.lint.formulas import read
from core.rulebook.lint.walk import FormulaInPlace
from core.rulebook.table_setup import Option
from core.rules.formula_vocabulary import vocabulary
from core.words.findings import english

OPTIONS = {
    "lot": Option.model_validate({"kind": "choice", "choices": ["high", "low"], "default": "'low'"}),
    "late": Option.model_validate({"kind": "flag", "default": False}),
    "gifts": Option.model_validate({"kind": "list", "choices": ["gun", "cake"], "default": "()"}),
    "free": Option.model_validate({"kind": "list", "default": "()"}),
    "worth": Option.model_validate({"kind": "number", "choices": [1, 2], "default": 1}),
}
KNOWN = "day dealt defendants false free gifts late lot me n night phase serial size true worth"
NAMES = f"{', '.join(KNOWN.split())}, and functions"


def reading(
    text: str, *, about: Collection[str] = ("me",), values: Collection[str] = (), part: str = "steps"
) -> tuple[list[str], str]:
    """What is said of a formula that may be asked `about` these, in this part of a rulebook; and its words."""
    asked = FormulaInPlace([part, "here"], Formula(text), frozenset(about), frozenset(values))
    found, words = read(asked, vocabulary(), OPTIONS, {"strong"})
    assert all(one.path == ["steps", "here"] for one in (*found, *words) if part == "steps")
    assert all(word.asked for word in words)
    said = [english(one).removeprefix(f"the formula {text!r}: ") for one in found]
    return said, " ".join(sorted(f"{word.ref.kind}:{word.text}" for word in words))


REFERRED = [
    ("me.role == 'x'", "role:x"),
    ("'x' == me.role", "role:x"),
    ("'x' == 'y'", "word:x word:y"),
    ("late == 'x'", "option:late word:x"),
    ("lot == 'high'", "option:lot"),
    ("'gun' in gifts", "option:gifts"),
    ("free == 'x'", "option:free word:x"),
    ("worth == 'x'", "option:worth word:x"),
    ("phase == 'night'", "phase:night"),
    ("night == 1", ""),
    ("strong(me)", "term:strong"),
    ("me.role == me.team", ""),
    ("has(me, 'm')", "mark:m"),
    ("living('a', 'b')", "role:a role:b"),
    ("living('a', me)", "role:a"),
    ("living(n)", ""),
    ("floor(me.role)", ""),
    ("max(1, 2, 3)", ""),
    ("abs(n)", ""),
    ("len(gifts)", "option:gifts"),
    ("n + me.number", ""),
    ("n * 0", ""),
    ("n / false", ""),
    ("n % 1", ""),
    ("not me.alive", ""),
    ("-n", ""),
    ("not 'x'", "word:x"),
    ("me.role if n else me.team", ""),
    ("(me.role if n else me.role) == 'x'", "role:x"),
    ("(me.role if n else me.team) == 'x'", "word:x"),
    ("(me.role or me.role) == 'x'", "role:x"),
    ("(me.role or me.team) == 'x'", "word:x"),
    ("me.role in ('x', 'y')", "role:x role:y"),
    ("me.role in ['x']", "role:x"),
    ("('x' if n else 'y') == me.role", "role:x role:y"),
    ("(me.role, me.role) == ('x', 'y')", "role:x role:y"),
    ("(me.role, me.team) == ('x', 'y')", "word:x word:y"),
    ("n == 1 == 2", ""),
    ("'x' if n else 'y'", "word:x word:y"),
    ("'x'", "word:x"),
    ("1", ""),
    ("()", ""),
    ("me.role == ()", ""),
    ("me.role == ('x', 1)", "word:x"),
    ("note('k') == 'w'", "note:k word:w"),
    ("note('k', ()) == 'w'", "note:k word:w"),
    ("note(1)", ""),
    ("noted(me, 'k')", "note:k"),
    ("knows(me, me)", ""),
    ("visitors(me)", ""),
    ("has(me if n else me, 'm')", "mark:m"),
    ("has(me or me, 'm')", "mark:m"),
    ("has((me), 'm')", "mark:m"),
    ("appears(me) == 'x'", "team:x"),
    ("me.left_how == 'x'", "how:x"),
    ("me.alive == 'x'", "word:x"),
    ("me.dealt == 'x'", "role:x"),
    ("true == 'x'", "word:x"),
    ("false or n", ""),
    ("me.team == lot", "option:lot"),
    ("1.5", ""),
    ("true", ""),
    ("None", ""),
    ("None == 'x'", "word:x"),
]

WRONG = [
    ("lot == 'mid'", "the option 'lot' has no choice 'mid' (there are: high, low)"),
    ("'toy' in gifts", "the option 'gifts' has no choice 'toy' (there are: cake, gun)"),
    ("target.alive", "there is no 'target' in this formula (it may speak of me)"),
    ("slot == 1", "there is no 'slot' in this formula (it may speak of me)"),
    ("night == 'x'", "the text 'x' stands where a number is wanted (write a number)"),
    ("living == 1", "living is a function (write living(role, ...))"),
    ("strong == 1", "strong is a function (write strong(seat))"),
    ("strong(me, me)", "strong is given 2 arguments (write strong(seat))"),
    ("strong()", "strong is given 0 arguments (write strong(seat))"),
    ("livng('x') == 1", "it uses 'livng', which does not exist (did you mean 'living'?)"),
    ("speach == 1", f"it uses 'speach', which does not exist (names are: {NAMES})"),
    ("nigt == 1", f"it uses 'nigt', which does not exist (did you mean 'night'? names are: {NAMES})"),
    ("night(1)", "night is no function (write it without brackets: night)"),
    ("lot()", "lot is no function (write it without brackets: lot)"),
    ("zzz('x')", "it uses 'zzz', which does not exist (`mafia scenario reference` lists the functions)"),
    ("zzz == 1", f"it uses 'zzz', which does not exist (names are: {NAMES})"),
    ("n.role == 'x'", ".role is a property of a seat (write me.role or target.role)"),
    ("lot.role", ".role is a property of a seat (write me.role or target.role)"),
    ("1 == 'x'", "the text 'x' stands where a number is wanted (write a number)"),
    ("1.5 == 'x'", "the text 'x' stands where a number is wanted (write a number)"),
    ("has(me)", "has is given 1 arguments (write has(seat, mark))"),
    ("has(me, 'm', 'k')", "has is given 3 arguments (write has(seat, mark))"),
    ("has('m', 'm')", "the text 'm' stands where a seat is wanted (write me or target)"),
    ("has(3, 'm')", "3 is no seat (write me or target)"),
    ("has(None, 'm')", "None is no seat (write me or target)"),
    ("has(n, 'm')", "has is not given a seat (write has(seat, mark))"),
    ("floor('x')", "the text 'x' stands where a number is wanted (write a number)"),
    ("max(1, 'x')", "the text 'x' stands where a number is wanted (write a number)"),
    ("max()", "max is given 0 arguments (write max(value, number, ...))"),
    ("n + 1 == 'x'", "the text 'x' stands where a number is wanted (write a number)"),
    ("n + phase", "'phase' stands where a number is wanted (write a number)"),
    ("phase + n", "'phase' stands where a number is wanted (write a number)"),
    ("n + lot", "'lot' stands where a number is wanted (write a number)"),
    ("lot + n", "'lot' stands where a number is wanted (write a number)"),
    ("n / 0", "it divides by 0 (write another number)"),
    ("n // 0", "it divides by 0 (write another number)"),
    ("n % 0", "it divides by 0 (write another number)"),
    ("-n == 'x'", "the text 'x' stands where a number is wanted (write a number)"),
    ("me if n else target", "there is no 'target' in this formula (it may speak of me)"),
    ("n < 'x' < 3", "the text 'x' stands where a number is wanted (write a number)"),
    ("knows(me, n)", "knows is not given a seat (write knows(seat, other))"),
    ("knows(me, 1)", "1 is no seat (write me or target)"),
    ("left(me, 'k') == 'x'", "the text 'x' stands where a number is wanted (write a number)"),
    ("me.left_in == 'x'", "the text 'x' stands where a number is wanted (write a number)"),
    ("me.number == 'x'", "the text 'x' stands where a number is wanted (write a number)"),
]


@pytest.mark.parametrize(("text", "words"), REFERRED)
def test_each_text_is_a_word_of_the_kind_that_stands_beside_it(text: str, words: str):
    assert reading(text) == ([], words)


@pytest.mark.parametrize(("text", "said"), WRONG)
def test_what_is_wrong_is_told_with_what_to_write(text: str, said: str):
    assert reading(text)[0] == [said]


def test_two_things_wrong_in_one_formula_are_both_told():
    assert reading("slot == 'x'")[0] == [
        "there is no 'slot' in this formula (it may speak of me)",
        "the text 'x' stands where a number is wanted (write a number)",
    ]


@pytest.mark.parametrize("text", ["zzz('x')", "has(me, 'x', 'y')", "livng('x')"])
def test_what_stands_beside_something_wrong_is_read_all_the_same(text: str):
    assert "word:" in reading(text)[1]


@pytest.mark.parametrize(
    ("about", "may"),
    [((), "it is about the table"), (("target", "me"), "it may speak of me, target"), (("slot", "me", "target"), None)],
)
def test_a_formula_speaks_of_what_it_may_be_asked_about(about: tuple[str, ...], may: str | None):
    said = [] if may is None else [f"there is no 'slot' in this formula ({may})"]
    assert reading("slot == 1", about=about)[0] == said


@pytest.mark.parametrize("text", ["'x'", "'x' if n else 'y'", "n or 'y'", "me.role", "1"])
def test_only_some_texts_are_an_answer(text: str):
    assert reading(text, values=("x", "y"))[0] == []
    wrong = reading(text.replace("'y'", "'z'").replace("'x'", "'z'"), values=("x", "y"))[0]
    assert set(wrong) == ({"'z' is no answer to it (there are: x, y)"} if "'" in text else set())


def test_a_term_asks_no_other_term():
    assert reading("strong(me)", part="terms")[0] == [
        "it uses 'strong', which does not exist in a term (write its formula out)"
    ]
    assert reading("has(me, 'm')", part="terms") == ([], "mark:m")
