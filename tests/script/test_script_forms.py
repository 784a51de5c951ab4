"""What the reference says of game scripts is what scripts may say."""

from __future__ import annotations

from typing import Any

import pytest

from core.authors import cli
from core.rulebook.yaml_file import read
from core.script import expect, script_forms
from core.script.case import read_case
from core.script.run import run_data

SEVEN = ["godfather", "mafioso", "doctor", "detective", "citizen", "citizen", "citizen"]


def case(*steps: Any, **parts: Any) -> dict[str, Any]:
    return {"name": "a case", "scenario": "classic", "seats": SEVEN, "steps": list(steps), **parts}


def step_of(example: str) -> Any:
    return read(example)[0]


def test_each_step_and_each_expectation_is_told_with_an_example_that_is_well_written():
    assert sorted(script_forms.EXPECTATIONS) == expect.known()
    forms = [(kind, one) for kind, ones in script_forms.STEPS.items() for one in ones]
    steps = [step_of(one.example) for _, one in forms]
    assert [next(iter(step)) for step in steps] == [kind for kind, _ in forms]
    expected = {name: step_of(one.example) for name, one in script_forms.EXPECTATIONS.items()}
    assert [[*one] for one in expected.values()] == [[name] for name in expected]
    read_case(case(*steps, step_of(script_forms.REFUSED.example), *({"expect": one} for one in expected.values())), 1)
    told = [*(one for _, one in forms), script_forms.REFUSED, *script_forms.EXPECTATIONS.values()]
    assert [one.example for one in told if not one.about.endswith(".")] == []


def test_it_is_printed_by_its_name(capsys: pytest.CaptureFixture[str]):
    assert cli.print_reference("script") == 0
    printed = capsys.readouterr().out
    for one in [*(one for ones in script_forms.STEPS.values() for one in ones), *script_forms.EXPECTATIONS.values()]:
        assert f"`{one.example}` | {one.about}" in printed
    assert cli.print_reference() == 0
    assert printed in capsys.readouterr().out


def test_a_wrong_step_is_refused_with_the_place_where_each_step_is_told():
    for step in ({"eject": 3}, {"act": {"by": 1}}, {"expect": {"living": [1]}}):
        assert "`mafia scenario reference script`" in run_data(case(step), 1).message


def test_a_draw_is_expected_as_the_rule_says_it():
    quiet = [{"until": phase} for phase in ("night", "night", "night", "day")]
    seats = ["don", "mafioso", "mafioso", "sheriff", *["citizen"] * 6]
    for nobody in ("nobody", []):
        drawn = case(*quiet, {"expect": {"winner": nobody}}, scenario="sport", seats=seats)
        assert run_data(drawn, 1).message == ""
    running = case({"expect": {"winner": "nobody"}})
    assert not run_data(running, 1).ok
