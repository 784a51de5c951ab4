"""A script that is wrong is a failed case with a word about what is wrong, whatever it is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.script import cli
from core.script.case import STEPS
from core.script.run import Result, run_data, run_file

SEVEN = ["godfather", "mafioso", "doctor", "detective", "citizen", "citizen", "citizen"]


def case(*steps: Any, **parts: Any) -> dict[str, Any]:
    return {"name": "a case", "scenario": "classic", "seats": SEVEN, "steps": list(steps), **parts}


@pytest.mark.parametrize(
    ("data", "step", "message"),
    [
        ("no mapping", 0, "a case is a mapping"),
        (None, 0, "a case is a mapping"),
        ({"name": "x"}, 0, "seats must be a list"),
        (case(seats="godfather"), 0, "seats must be a list"),
        (case(seats=[1, 2, 3]), 0, "seats must be a list"),
        (case(seats=["jester"] * 7), 0, "unknown_role"),
        (case(seats=["citizen"] * 7), 0, "no_mafia"),
        (case(scenario="chess"), 0, "there is no such scenario"),
        (case(scenario="../classic"), 0, "there is no such scenario"),
        (case(scenario=None), 0, "there is no such scenario"),
        (case(options={"speech_seconds": 5}), 0, "bad_option"),
        (case(options={"speed": 5}), 0, "unknown_option"),
        (case(options=[1]), 0, "options must be a mapping"),
        (case(players=7), 0, "unknown key 'players'"),
        ({**case(), "steps": "until night"}, 0, "steps must be a list"),
        (case("night"), 1, "a step has one of"),
        (case({"until": "night"}, {"act": {}, "vote": {}}), 2, "a step has one of"),
        (case({"until": 5}), 1, "until names a phase"),
        (case({"act": {"by": 1}}), 1, "act needs by"),
        (case({"act": {"by": "one", "do": "kill"}}), 1, "act needs by"),
        (case({"act": {"by": 1, "do": "kill", "on": 5}}), 1, "unknown key 'on'"),
        (case({"act": {"by": 1, "do": "kill", "at": "five"}}), 1, "seats are numbers"),
        (case({"act": {"by": 1, "do": "kill", "at": 5, "with": 3}}), 1, "with must be a mapping"),
        (case({"host": {"at": 5}}), 1, "host needs do"),
        (case({"host": {"do": "eject", "at": 5, "absent": "yes"}}), 1, "absent must be"),
        (case({"vote": {"one": 2}}), 1, "a voter is a seat number"),
        (case({"vote": {1: "two"}}), 1, "seats are numbers"),
        (case({"vote": [1, 2]}), 1, "vote must be a mapping"),
        (case({"expect": ["alive"]}), 1, "expect must be a mapping"),
        (case({"expect": {"living": [1]}}), 1, "unknown expectation 'living'"),
        (case({"expect": {"told": {9: []}}}), 1, "no seat 9"),
        (case({"expect": {"told": {"x": []}}}), 1, "no seat 'x'"),
        (case({"expect": {"alive": {"a": 1}}}), 1, "alive"),
        (case({"expect": {"alive": ["a", 1, None]}}), 1, "alive"),
        (case({"until": "teatime"}), 1, "expected a phase teatime"),
        (case({"say": {"by": 1}}), 1, "say needs by (a seat) and do (yield, skip,"),
        (case({"say": {"by": 1, "do": "whisper"}}), 1, "say needs by"),
        (case({"say": {"by": "one", "do": "yield"}}), 1, "say needs by"),
        (case({"say": {"by": 1, "do": "yield", "with": {}}}), 1, "unknown key 'with' in say; allowed: at, by, do"),
        (case({"say": {"by": 1, "do": "grant", "at": "two"}}), 1, "seats are numbers"),
        (case({"say": ["yield"]}), 1, "say must be a mapping"),
        (case({"turn_over": "me"}), 1, "turn_over names the seat that has the floor, or nobody"),
        (case({"turn_over": True}), 1, "turn_over names the seat"),
        (case({"turn_over": 3, "refused": True}), 1, "turn_over asks for nothing that could be refused"),
        (case({"menu": {1: "nothing"}, "refused": True}), 1, "menu asks for nothing"),
        (case({"menu": [1]}), 1, "menu must be a mapping"),
        (case({"menu": {8: "nothing"}}), 1, "menu: no seat 8"),
        (case({"menu": {"all": "nothing"}}), 1, "menu: no seat 'all'"),
        (case({"menu": {1: ["kill"]}}), 1, "menu of seat 1: ['kill'] is no mapping of prompts; nothing says"),
        (case({"menu": {1: {"kill": "all"}}}), 1, "menu of seat 1: kill: at: 'all' is not a list of seats"),
        (case({"menu": {1: {"kill": {"to": [1]}}}}), 1, "unknown key 'to'; allowed: at, least, most"),
        (case({"menu": {1: {"kill": {"most": "one"}}}}), 1, "most: 'one' is not a number"),
        (case({"menu": {1: {"kill": {"once": 1}}}}), 1, "once: 1 is not true or false"),
        (case({"menu": {1: {"arm": {"with": ["gun"]}}}}), 1, "with: ['gun'] is not a mapping of fields"),
        (case({"heard": ["left 1"]}), 1, "heard must be a mapping"),
        (case({"heard": {8: []}}), 1, "heard: no seat 8"),
        (case({"heard": {True: []}}), 1, "heard: no seat True"),
        (case({"heard": {"everybody": []}}), 1, "no audience 'everybody'; there are: a seat, all, host, room:mafia"),
        (case({"heard": {"room:triad": []}}), 1, "no audience 'room:triad'"),
        (case({"heard": {1: "left 1"}}), 1, "heard of seat:1: 'left 1' is no list of events; nothing or [] says"),
        (case({"heard": {1: [5]}}), 1, "heard of seat:1: 5 is no event (one with a comma"),
        (case({"heard": {1: ["spoke 2"]}}), 1, "heard of seat:1: no event 'spoke'; there are: act, announced"),
        (case({"heard": {1: ["memo 2"]}}), 1, "no event 'memo'"),
        (case({"heard": {1: ["back 2 soon"]}}), 1, "'back 2 soon' has too many words; there are: back seat"),
    ],
)
def test_what_is_wrong_is_said(data: Any, step: int, message: str):
    result = run_data(data, 3)
    assert not result.ok
    assert result.step == step
    assert message in result.message


def test_a_case_without_a_name_is_called_by_its_number():
    assert run_data({}, 3).name == "case 3"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("- name: [", "line 2: not YAML"),
        ("name: x", "a script file is a list"),
        ("- &a {name: x}\n- *a", "anchors"),
        ("- name: x\n  name: y", "line 2: 'name' stands twice"),
        ("\x00", "not YAML"),
        ("- ? [a, b]\n  : c", "line 1: a key is a word or a number"),
        ("- name: 2020-13-45", "line 1: the value '2020-13-45' cannot be read"),
        ("- seed: " + "9" * 5000, "cannot be read (put it in quotes)"),
        ("- !!python/object:os.system {}", "not YAML"),
        ("[" * 60 + "]" * 60, "nested too deeply"),
    ],
)
def test_a_file_that_is_no_list_of_cases(tmp_path: Path, text: str, message: str):
    path = tmp_path / "broken.yaml"
    path.write_text(text, encoding="utf-8")
    (result,) = run_file(path)
    assert not result.ok
    assert message in result.message


def test_a_file_that_is_not_there(tmp_path: Path):
    (result,) = run_file(tmp_path / "none.yaml")
    assert not result.ok
    assert "cannot be read" in result.message


def test_an_unmet_expectation_says_what_was_got():
    result = run_data(case({"until": "night"}, {"expect": {"alive": [1, 2]}}), 1)
    assert result == Result("a case", False, 2, "expected alive [1, 2], got [1, 2, 3, 4, 5, 6, 7]")


def test_an_act_that_is_taken_where_a_refusal_is_expected():
    result = run_data(case({"until": "night"}, {"act": {"by": 1, "do": "kill", "at": 5}, "refused": True}), 1)
    assert (result.ok, result.step) == (False, 2)
    assert "accepted" in result.message


def test_an_act_that_is_refused_where_none_is_expected():
    result = run_data(case({"act": {"by": 1, "do": "kill", "at": 5}}), 1)
    assert (result.ok, result.step) == (False, 1)
    assert "refused: wrong_phase" in result.message


anything = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 12) | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5) | st.integers(0, 9), inner, max_size=3)
    ),
    max_leaves=6,
)
SEATS = ("alive", "dead", "died", "returned", "on_defence", "removed_by_vote", "winners")
SEATED = ("told", "status", "no_status", "role", "team", "left", "reveals")
KEYS = (*SEATS, *SEATED, "announced", "not_announced", "phase", "winner")
KINDS = (*STEPS, "refused")
bodies = st.one_of(
    anything,
    st.fixed_dictionaries({"by": anything, "do": anything}, optional={"at": anything, "with": anything}),
    st.fixed_dictionaries({"by": st.integers(0, 8), "do": st.sampled_from(["kill", "save", "pass"]), "at": anything}),
    st.dictionaries(st.sampled_from(KEYS), anything, max_size=3),
    st.dictionaries(st.integers(0, 8), anything, max_size=3),
    st.dictionaries(st.integers(1, 7), st.dictionaries(st.sampled_from(["kill", "vote"]), anything), max_size=3),
    st.dictionaries(st.integers(1, 7) | st.just("all"), st.lists(st.just("left 1") | anything, max_size=2), max_size=3),
    st.fixed_dictionaries(
        {"by": st.integers(0, 8), "do": st.sampled_from(["yield", "grant"])}, optional={"at": anything}
    ),
)
steps = st.dictionaries(st.sampled_from(KINDS), bodies, max_size=2)
wild = st.fixed_dictionaries(
    {},
    optional={
        "name": anything,
        "rules": anything,
        "scenario": st.just("classic") | anything,
        "seed": anything,
        "options": st.just({}) | anything,
        "seats": st.just(SEVEN) | anything,
        "steps": st.lists(st.just({"until": "night"}) | steps, max_size=4) | anything,
    },
)
lawful_but_for_its_steps = st.lists(st.just({"until": "nomination"}) | steps, max_size=4).map(
    lambda listed: case(*listed)
)


@settings(deadline=None, max_examples=300)
@given(data=anything | wild | lawful_but_for_its_steps)
def test_no_script_makes_a_traceback(data: Any):
    result = run_data(data, 1)
    assert isinstance(result.name, str)
    assert result.ok == (result.message == "")
    assert "\n" not in result.name


def test_the_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path = tmp_path / "two.yaml"
    path.write_text(json.dumps([case(name="well"), case({"until": "tea"}, name="ill")]), encoding="utf-8")
    assert cli.main([path]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "ok well"
    assert lines[1].startswith("FAIL ill: step 1: expected a phase tea, got none")
    assert lines[2] == "1 passed, 1 failed"
    assert cli.main([path], as_json=True) == 1
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [list(row) for row in rows] == [["name", "ok", "step", "message"]] * 2
    assert [(row["name"], row["ok"], row["step"]) for row in rows] == [("well", True, 0), ("ill", False, 1)]
