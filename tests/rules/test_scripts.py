"""Every game script of the house holds, and every published example; the variable EXAMPLES names other examples."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from core.books.library import load, published
from core.script.run import run_data
from tests.rules import lawful
from tests.rules.case_files import listed

HERE = Path(__file__).resolve().parents[1] / "scripts"
EXAMPLES = Path(os.environ.get("EXAMPLES") or HERE / "published")


def cases(folder: Path) -> list[Any]:
    """One parameter for each case of every file in the folder whose scenario is published."""
    return [
        pytest.param(case, number, id=f"{path.stem}: {case['name']}")
        for path in sorted(folder.glob("*.yaml"))
        for number, case in enumerate(listed(path), 1)
        if case["scenario"] in published()
    ]


@pytest.mark.parametrize(("case", "number"), cases(HERE))
def test_script_holds(case: dict[str, Any], number: int):
    result = run_data(case, number)
    assert result.ok, f"step {result.step}: {result.message}"
    lawful.check(load(case["scenario"]), result.log)


@pytest.mark.parametrize(("case", "number"), cases(EXAMPLES))
def test_published_example_holds(case: dict[str, Any], number: int):
    result = run_data(case, number)
    assert result.ok, f"step {result.step}: {result.message}"


def test_every_script_names_rules_and_each_name_stands_once():
    for path in sorted(HERE.glob("*.yaml")):
        names = [case["name"] for case in listed(path)]
        assert len(set(names)) == len(names), path.name
        assert all(case.get("rules") for case in listed(path)), path.name


def test_every_scenario_has_scripts():
    assert {path.stem for path in HERE.glob("*.yaml")} >= set(published())


def test_there_are_examples_of_every_scenario():
    assert {case.values[0]["scenario"] for case in cases(HERE / "published")} == set(published())
