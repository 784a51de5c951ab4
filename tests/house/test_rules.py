"""Each rulebook's numbered rules lie with it: what is cited is there, and what is there is tested."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from core.books.library import load, published

ROOT = Path(__file__).parents[2]
HEADING = re.compile(r"# .+ \(`(\w+)`, ([A-Z]{2})\)")
DEFINED = re.compile(r"^- \*\*([A-Z]{2}-[A-Z]?\d+)\*\* ", re.MULTILINE)
CITED = re.compile(r"\b([A-Z]{2})-([A-Z]?)(\d+)\b(?:(?: ?(?:\.\.|–) ?)(?:[A-Z]{2}-)?[A-Z]?(\d+)\b)?")
PLACES = ("bench", "cogs", "core", "scenarios", "tests")
KINDS = {".py", ".yaml", ".ftl", ".md", ".js"}


@cache
def text_of(scenario: str) -> str:
    """The rules of a published scenario."""
    return (ROOT / "scenarios" / scenario / "RULES.md").read_text("utf-8")


@cache
def prefixes() -> dict[str, str]:
    """By the letters before their numbers: whose rules they are."""
    found = {}
    for scenario in published():
        heading = HEADING.fullmatch(text_of(scenario).partition("\n")[0])
        assert heading, f"scenarios/{scenario}/RULES.md begins otherwise than: # Title (`{scenario}`, XX)"
        assert heading[1] == scenario
        found[heading[2]] = scenario
    return found


def defined(scenario: str) -> list[str]:
    """The numbers of a scenario's rules, in order."""
    return DEFINED.findall(text_of(scenario))


def cited(path: Path) -> Iterator[str]:
    """The numbers of rules that a file names, those in between as well."""
    for prefix, kind, first, last in CITED.findall(path.read_text("utf-8")):
        if prefix in prefixes():
            yield from (f"{prefix}-{kind}{number}" for number in range(int(first), int(last or first) + 1))


@cache
def citations() -> dict[str, set[str]]:
    """By rule: the files that name it, but for the rulebooks' own lists of them."""
    found: dict[str, set[str]] = {}
    for top in PLACES:
        for path in sorted((ROOT / top).rglob("*")):
            if path.suffix in KINDS and path.name != "RULES.md" and "__pycache__" not in path.parts:
                for rule in cited(path):
                    found.setdefault(rule, set()).add(str(path.relative_to(ROOT)))
    return found


def test_each_rulebook_numbers_its_own():
    assert len(prefixes()) == len(published())


@pytest.mark.parametrize("scenario", published())
def test_each_number_stands_once_and_is_the_rulebooks_own(scenario: str):
    rules = defined(scenario)
    assert len(set(rules)) == len(rules)
    assert {prefixes()[rule[:2]] for rule in rules} == {scenario}


@pytest.mark.parametrize("scenario", published())
def test_every_role_has_its_line(scenario: str):
    missing = [role for role in load(scenario).roles if f"`{role}`" not in text_of(scenario)]
    assert not missing, f"scenarios/{scenario}/RULES.md does not name {', '.join(missing)}"


def test_whatever_is_cited_is_there():
    there = {rule for scenario in published() for rule in defined(scenario)}
    wrong = {rule: sorted(files) for rule, files in citations().items() if rule not in there}
    assert not wrong


@pytest.mark.parametrize("scenario", published())
def test_every_rule_is_named_by_a_script_or_a_test(scenario: str):
    tested = {rule for rule, files in citations().items() if any(name.startswith("tests/") for name in files)}
    assert [rule for rule in defined(scenario) if rule not in tested] == []
