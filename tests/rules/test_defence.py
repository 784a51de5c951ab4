"""What saves from an attack: the order of the defences, what each asks for, what is used up, who steps in."""

from __future__ import annotations

from typing import Any

import pytest

from core.books.library import load
from core.rulebook.book import Rulebook
from core.rulebook.course import Defence
from core.rules.defence import DefenceMet, defend, find, use_up
from core.rules.engine import start
from core.rules.scene import Scene

CLASSIC = load("classic")
ROLES = ["godfather", "doctor", "doctor", "detective", "citizen", "citizen"]


def night(*defences: dict[str, Any]) -> Scene:
    """A night with these defences: 2 has a vest and is hot; 3 guards it, then 4 and 3 save it; 6 is out."""
    rules = [Defence.model_validate(one) for one in defences]
    book = Rulebook(CLASSIC.scenario.model_copy(update={"defences": rules}))
    scene = Scene(book, start(book, ROLES, options={"speech_seconds": 60}).game)
    scene.seat(2).marks = {"vest": [None, None]}
    scene.seat(6).alive = False
    scene.pad.label(2, "hot")
    for kind, giver in (("guard", 3), ("save", 4), ("save", 3)):
        scene.pad.protect(2, kind, giver)
    return scene


NONE: dict[str, Any] = {"if": "false"}


def met(scene: Scene, cause: str = "kill", number: int = 2, me: int = 1, **more: Any) -> DefenceMet | None:
    """What helps a seat against an attack by `me` (0: nobody)."""
    return defend(scene, cause, number, scene.seat(me) if me else None, **more)


@pytest.mark.parametrize(
    ("defence", "helped", "giver"),
    [
        ({}, {1, 2, 3}, 0),
        ({"against": ["kill", "gun"]}, {1, 2, 3}, 0),
        ({"against": ["gun", "fire"]}, set[int](), 0),
        ({"mark": "vest"}, {2}, 0),
        ({"mark": "plate"}, set[int](), 0),
        ({"label": "hot"}, {2}, 0),
        ({"label": "cold"}, set[int](), 0),
        ({"kind": "save"}, {2}, 4),
        ({"kind": "guard"}, {2}, 3),
        ({"kind": "block"}, set[int](), 0),
        ({"kind": "save", "mark": "vest", "label": "hot"}, {2}, 4),
        ({"kind": "save", "mark": "plate"}, set[int](), 0),
        ({"kind": "save", "label": "cold"}, set[int](), 0),
        ({"if": "target.role == 'doctor'"}, {2, 3}, 0),
        ({"if": "me.role == 'godfather'"}, {1, 2, 3}, 0),
        ({"if": "me.role == 'doctor'"}, set[int](), 0),
    ],
)
def test_a_defence_helps_where_all_that_it_asks_for_is_there(defence: dict[str, Any], helped: set[int], giver: int):
    scene = night(defence)
    found = {number: find(scene, "kill", number, scene.seat(1)) for number in (1, 2, 3)}
    assert {number for number, one in found.items() if one is not None} == helped
    assert all(one == DefenceMet(scene.book.scenario.defences[0], giver, False) for one in found.values() if one)


def test_where_nobody_attacks_the_target_is_asked_about_as_its_own_attacker():
    assert met(night({"if": "me.role == 'doctor'"}), me=0) is not None
    assert met(night({"if": "me.role == 'godfather'"}), me=0) is None


def test_the_first_that_fits_decides():
    scene = night({"against": "gun"}, NONE, {"kind": "save", "name": "saved"}, {"mark": "vest"})
    found = met(scene)
    assert found is not None
    assert (found.rule.name, found.giver) == ("saved", 4)


@pytest.mark.parametrize("then", ["turns", "rebounds"])
def test_what_was_turned_once_is_not_turned_again(then: str):
    scene = night({"then": then}, {"name": "wall", "if": "target.number == 2"})
    assert [one and one.rule.then for one in (met(scene), met(scene, turned=True))] == [then, "stops"]
    assert met(scene, number=3, turned=True) is None


@pytest.mark.parametrize(
    ("defence", "times"),
    [
        ({"spends": "once"}, 1),
        ({"spends": "once", "mark": "vest"}, 1),
        ({"spends": "once", "label": "hot"}, 1),
        ({"spends": "once", "kind": "save"}, 2),
        ({"spends": "once", "kind": "guard"}, 1),
        ({"spends": "once", "kind": "guard", "then": "steps_in"}, 1),
        ({"spends": "once", "kind": "save", "then": "steps_in"}, 2),
        ({"spends": "no"}, 5),
        ({"spends": "no", "mark": "vest"}, 5),
        ({"spends": "no", "label": "hot"}, 5),
        ({"spends": "no", "kind": "save"}, 5),
        ({"spends": "no", "kind": "guard", "then": "steps_in"}, 5),
        ({"spends": "night", "mark": "vest"}, 5),
    ],
)
def test_how_often_a_defence_helps(defence: dict[str, Any], times: int):
    scene = night(defence)
    assert [met(scene) is not None for _ in range(5)] == [number < times for number in range(5)]
    assert ((2, "vest") in scene.pad.worn) == (defence["spends"] == "night")


def test_what_helps_once_helps_each_target_and_stands_for_itself():
    scene = night({"spends": "once", "if": "target.number < 4"}, {"spends": "once", "name": "second"})
    first, second = scene.book.scenario.defences
    given = [met(scene, number=number) for number in (2, 2, 2, 3, 4)]
    assert [one and one.rule for one in given] == [first, second, None, first, second]


def test_each_giver_is_spent_in_the_order_given():
    scene = night({"kind": "save", "spends": "once"})
    assert [one and one.giver for one in (met(scene), met(scene), met(scene))] == [4, 3, None]
    assert scene.pad.guards[2] == [("guard", 3)]
    assert find(night({"kind": "save", "spends": "once"}), "kill", 2, None) is not None


@pytest.mark.parametrize("what", [{"mark": "vest"}, {"label": "hot"}])
def test_what_is_only_looked_for_is_not_used_up(what: dict[str, Any]):
    scene = night({**what, "spends": "once"})
    found = find(scene, "kill", 2, None)
    assert found is not None
    assert find(scene, "kill", 2, None) == found
    use_up(scene, found, 2)
    assert find(scene, "kill", 2, None) is None
    use_up(scene, found, 2)


@pytest.mark.parametrize("defence", [{"kind": "save", "spends": "once"}, {"label": "hot", "spends": "once"}])
def test_what_is_gone_already_is_not_used_up_twice(defence: dict[str, Any]):
    scene = night(defence)
    found = find(scene, "kill", 2, None)
    assert found is not None
    for _ in range(3):
        use_up(scene, found, 2)
        use_up(scene, found, 5)
    assert find(scene, "kill", 2, None) is None


GUARD = {"kind": "guard", "then": "steps_in"}


@pytest.mark.parametrize("defence", [{**GUARD, "spends": "once"}, {"spends": "once"}])
def test_a_help_that_is_given_once_is_not_given_by_a_look(defence: dict[str, Any]):
    scene = night(defence)
    looks = [find(scene, "kill", 2, None) for _ in range(3)]
    assert looks[0] is not None
    assert looks == [looks[0]] * 3
    assert met(scene, me=0) == looks[0]
    assert (met(scene, me=0), find(scene, "kill", 2, None)) == (None, None)


@pytest.mark.parametrize(
    ("defences", "shield", "falls"),
    [
        ([GUARD], "save", True),
        ([GUARD, {"kind": "save"}], "save", False),
        ([GUARD, {"kind": "save", "against": ["gun", "kill"]}], "save", False),
        ([GUARD, {"kind": "save", "against": "gun"}], "save", True),
        ([GUARD, {"kind": "save", "then": "turns"}], "save", True),
        ([GUARD, {"mark": "vest"}], "save", True),
        ([GUARD, {"kind": "save"}], "block", True),
    ],
)
def test_who_steps_in_is_hit_unless_something_protects_them(defences: list[dict[str, Any]], shield: str, falls: bool):
    scene = night(*defences)
    scene.pad.protect(3, shield, 5)
    found = met(scene)
    assert found is not None
    assert (found.giver, found.falls) == (3, falls)


def test_whoever_has_fallen_steps_in_no_more_where_each_does_it_once():
    scene = night({**GUARD, "spends": "once"})
    scene.pad.protect(2, "guard", 5)
    scene.pad.kill(3, "fire")
    assert [one and (one.giver, one.falls) for one in (met(scene), met(scene))] == [(5, True), None]
    scene = night(GUARD)
    scene.pad.kill(3, "fire")
    assert [one and (one.giver, one.falls) for one in (met(scene), met(scene))] == [(3, False), (3, False)]


def test_a_guard_helps_each_whom_it_guards_once():
    scene = night({**GUARD, "spends": "once"}, {**GUARD, "spends": "once", "against": "fire"})
    scene.pad.protect(5, "guard", 3)
    assert [met(scene, number=number) is not None for number in (2, 5, 2, 5)] == [True, True, False, False]
    assert met(scene, "fire") is not None
    assert scene.pad.guards[5] == [("guard", 3)]
