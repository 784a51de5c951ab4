"""Everything that can be wrong in a rulebook is worded, in each language and out of what it is given."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from core.authors.plain import MAY_HOLD
from core.authors.rulebook_check import TOO_MANY
from core.rulebook.lint.unmatched_words import UNKNOWN, UNUSED
from core.rulebook.loader import MISFITS, Problem
from core.rulebook.phrase import Arg, Phrase
from core.rulebook.yaml_file import SAID
from core.words import LANGUAGES, Words
from core.words.findings import LONGEST, finding, in_english
from core.words.safe import FSI, PDI
from core.words.text_check import MALFORMED
from core.words.texts import COMMON
from tests.words.sample import AWKWARD, read, runs_left

CORE = Path(__file__).resolve().parents[2] / "core"
# Codes that are looked up by what a part of somebody else's says: the table, and what they are given.
LOOKED_UP = {
    "core/authors/rulebook_check.py": (TOO_MANY, {"count"}),
    "core/rulebook/lint/unmatched_words.py": (
        {**UNKNOWN, **{f"unused {kind}": code for kind, code in UNUSED.items()}},
        {"word"},
    ),
    "core/rulebook/loader.py": ({**MISFITS, "": "too_few_items", "other": "misfit"}, set[str]()),
    "core/rulebook/yaml_file.py": ({**SAID, "": "not_yaml"}, set[str]()),
    "core/words/text_check.py": ({**MALFORMED, "": "text_malformed"}, set[str]()),
}
# The arguments of phrases that are written down once and used under a name.
NAMED = {"MAY_HOLD": set(MAY_HOLD), "of_seats": {"one", "other"}}
# What is said around all others.
COUNTED = {"count", "n", "most", "least", "size"}
FRAMES = {"line", "file", "with_remedy", "then"}


def constants(node: ast.expr) -> set[str]:
    """The texts that an expression may come to; none where it is looked up."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) | constants(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def given(node: ast.expr | None) -> set[str]:
    """The names of a phrase's arguments."""
    if node is None:
        return set()
    if isinstance(node, ast.Dict):
        return {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}
    assert isinstance(node, ast.Name), ast.dump(node)
    return NAMED[node.id]


def phrases() -> Iterator[tuple[str, set[str]]]:
    """Every code with what it is given, wherever one is made."""
    looked_up: set[str] = set()
    for file in sorted(CORE.rglob("*.py")):
        place = str(file.relative_to(CORE.parent))
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") != "Phrase":
                continue
            codes = constants(node.args[0])
            names = given(node.args[1] if node.args[1:] else None)
            if not codes:
                looked_up.add(place)
                codes = set(LOOKED_UP[place][0].values())
                assert names == LOOKED_UP[place][1], place
            yield from ((code, names) for code in codes)
    assert looked_up == LOOKED_UP.keys()


@cache
def asked() -> list[tuple[str, set[str]]]:
    """All of them; nobody changes it."""
    return list(phrases())


@cache
def texts(language: str) -> dict[str, frozenset[str]]:
    """The texts of the linter, by code."""
    found = read(COMMON / language / "lint.ftl").arguments()
    return {id_.removeprefix("lint-"): names for id_, names in found.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_text_with_exactly_what_it_is_given(language: str) -> None:
    said = texts(language)
    assert len(asked()) > 150
    assert [(code, names) for code, names in asked() if said.get(code) != names] == []
    assert said.keys() - {code for code, _ in asked()} == FRAMES


def awkward(code: str, names: frozenset[str], text: str, number: int) -> Phrase:
    """A phrase whose words are chosen by somebody who means ill."""
    args: dict[str, Arg] = dict.fromkeys(names, text)
    for name in names & COUNTED:
        args[name] = number
    for name in names & {"names", "files"}:
        args[name] = (text, text)
    if "what" in names and code != "text_cannot_hold":
        args["what"] = Phrase("no_role", {"word": text})
    return Phrase(code, args)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [*AWKWARD.values(), "save", "`" * 9, "x" * 5000, ""])
def test_no_word_of_a_file_breaks_out_of_its_place(language: str, text: str) -> None:
    words = Words.at_hand(language)
    for code, names in texts(language).items():
        if code in FRAMES:
            continue
        for number in (1, 2, 5) if names & COUNTED else (1,):
            phrase = awkward(code, names, text, number)
            said = finding(words, Problem("harbour.yaml", 12, phrase, (Phrase("did_you_mean", {"word": text}),)))
            assert said.count("`") % 2 == 0, said
            assert said.count(FSI) == said.count(PDI)
            assert "\n" not in said
            assert len(said) < 4 * LONGEST + 500
            outside = re.sub("`[^`]*`", "", said)
            assert not re.search(r"[@*~|<>]|https?:", outside), outside
            assert not LANGUAGES[language].right_to_left or not runs_left(said), said


def test_the_place_is_said_as_each_language_says_it() -> None:
    problem = Problem("harbour.yaml", 1234, Phrase("no_role", {"word": "docter"}), (Phrase("take_out"),))
    said = {code: finding(Words.at_hand(code), problem) for code in LANGUAGES}
    assert said["en"] == "`harbour.yaml`, line 1234: there is no role `docter` (take it out)"
    assert said["ru"] == "`harbour.yaml`, строка 1234: роли `docter` нет (уберите это)"
    assert said["uk"] == "`harbour.yaml`, рядок 1234: ролі `docter` немає (приберіть це)"
    assert said["fa"].startswith(f"خط {FSI}۱۲۳۴{PDI} از {FSI}`harbour.yaml`{PDI}: ")
    assert in_english(problem) == "harbour.yaml:1234: there is no role 'docter' (take it out)"


def test_remedies_are_told_apart() -> None:
    there = (Phrase("there_are", {"names": ("no", "yes")}), Phrase("or_list_under", {"part": "answers"}))
    near = Phrase("did_you_mean", {"word": "yes"})
    wrong = Phrase("no_answer", {"word": "yse"})
    assert in_english(Problem("a", 1, wrong, (near, *there))) == (
        "a:1: there is no answer 'yse' (did you mean 'yes'? there are: no, yes; or list it under 'answers')"
    )
    assert in_english(Problem("a", 1, wrong, ())) == "a:1: there is no answer 'yse'"
