"""Every game script of the house holds, and every published example; the variable EXAMPLES names other examples."""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from core.books.library import load, published
from core.rulebook.yaml_file import read
from core.script.run import run_data
from tests.rules import lawful

HERE = Path(__file__).resolve().parents[1] / "scripts"
EXAMPLES = Path(os.environ.get("EXAMPLES") or HERE / "published")


NAME = re.compile(r"^- name: (.*)$", re.MULTILINE)
SCENARIO = re.compile(r"^  scenario: (\w+)$", re.MULTILINE)


@cache
def listed(path: Path) -> list[dict[str, Any]]:
    """The cases of a file."""
    return read(path.read_text(encoding="utf-8"))[0]


class Case(NamedTuple):
    """Where a case stands: its file, its number from 1; and its scenario."""

    path: Path
    number: int
    scenario: str

    @property
    def data(self) -> dict[str, Any]:
        """All of it."""
        return listed(self.path)[self.number - 1]


def named(path: Path) -> list[tuple[str, str]]:
    """By case its name, as it stands there, and its scenario: each process of the tests lists all cases, and one runs
    them, so here no file is read as YAML."""
    text = path.read_text(encoding="utf-8")
    names, scenarios = NAME.findall(text), SCENARIO.findall(text)
    if not names or len(names) != len(scenarios):  # written otherwise than ours
        return [(case["name"], case["scenario"]) for case in listed(path)]
    return list(zip(names, scenarios, strict=True))


def cases(folder: Path) -> list[Any]:
    """One parameter for each case of every file in the folder whose scenario is published."""
    return [
        pytest.param(Case(path, number, scenario), id=f"{path.stem}: {name}")
        for path in sorted(folder.glob("*.yaml"))
        for number, (name, scenario) in enumerate(named(path), 1)
        if scenario in published()
    ]


@pytest.mark.parametrize("case", cases(HERE))
def test_script_holds(case: Case):
    result = run_data(case.data, case.number)
    assert result.ok, f"step {result.step}: {result.message}"
    lawful.check(load(case.scenario), result.log)


@pytest.mark.parametrize("case", cases(EXAMPLES))
def test_published_example_holds(case: Case):
    result = run_data(case.data, case.number)
    assert result.ok, f"step {result.step}: {result.message}"


def test_every_script_names_rules_and_each_name_stands_once():
    for path in sorted(HERE.glob("*.yaml")):
        names = [case["name"] for case in listed(path)]
        assert len(set(names)) == len(names), path.name
        assert all(case.get("rules") for case in listed(path)), path.name


@pytest.mark.parametrize("path", sorted({*HERE.glob("*.yaml"), *EXAMPLES.glob("*.yaml")}), ids=lambda path: path.stem)
def test_no_case_is_passed_over(path: Path):
    assert [scenario for _, scenario in named(path)] == [case["scenario"] for case in listed(path)]


def test_every_scenario_has_scripts():
    assert {path.stem for path in HERE.glob("*.yaml")} >= set(published())


def test_there_are_examples_of_every_scenario():
    assert {scenario for path in (HERE / "published").glob("*.yaml") for _, scenario in named(path)} == set(published())
