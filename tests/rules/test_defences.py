"""What an attack meets, worked out over one table: which defence helps, what it costs, on whom the attack falls."""

from __future__ import annotations

from typing import Any

import pytest

from core.books.library import load
from core.rulebook.book import Rulebook
from core.rulebook.course import Defence
from core.rules.defence import defend, find
from core.rules.engine import start
from core.rules.night.attack import strike
from core.rules.pad import Hit
from core.rules.scene import Scene

SEATS = ["godfather", "mafioso", "doctor", "detective", "citizen", "citizen"]


def night(*defences: dict[str, Any]) -> Scene:
    """A night with these defences: 5 bears the mark `vested` and the label `lucky`, 3 saves 5, 4 guards 5 and 6."""
    rules = [Defence.model_validate(one) for one in defences]
    book = Rulebook(load("classic").scenario.model_copy(update={"defences": rules}))
    scene = Scene(book, start(book, SEATS, options={"speech_seconds": 60}).game)
    scene.seat(5).marks["vested"] = [None, None]
    scene.pad.label(5, "lucky")
    scene.pad.protect(5, "save", 3)
    scene.pad.protect(5, "guard", 4)
    scene.pad.protect(6, "guard", 4)
    return scene


def falls(scene: Scene, *attacks: tuple[str, int, int]) -> list[int]:
    """Who falls by these attacks: for which cause, on whom, by whom."""
    for cause, number, by in attacks:
        strike(scene, cause, number, None, scene.seat(by))
    return sorted(scene.pad.dead)


SHOT, FIRE = ("shot", 5, 1), ("fire", 5, 1)


@pytest.mark.parametrize(
    ("rule", "fallen"),
    [
        ({}, []),
        ({"against": "shot"}, []),
        ({"against": ["x", "shot"]}, []),
        ({"against": "fire"}, [5]),
        ({"mark": "vested"}, []),
        ({"mark": "armed"}, [5]),
        ({"label": "lucky"}, []),
        ({"label": "hot"}, [5]),
        ({"kind": "save"}, []),
        ({"kind": "wall"}, [5]),
        ({"kind": "save", "if": "target.number == 6"}, [5]),
        ({"if": "me.number == 1 and target.number == 5"}, []),
        ({"then": "rebounds"}, [1]),
        ({"then": "turns"}, [1]),
        ({"kind": "guard", "then": "steps_in"}, [4]),
        ({"kind": "save", "then": "steps_in"}, [3]),
        ({"kind": "wall", "then": "steps_in"}, [5]),
    ],
)
def test_which_defence_helps(rule: dict[str, Any], fallen: list[int]):
    assert falls(night(rule), SHOT) == fallen


@pytest.mark.parametrize("spends", ["no", "once", "night"])
@pytest.mark.parametrize(
    ("rule", "again"),
    [
        ({"mark": "vested"}, {"no": [], "once": [5], "night": []}),
        ({"label": "lucky"}, {"no": [], "once": [5], "night": []}),
        ({"kind": "save"}, {"no": [], "once": [5], "night": []}),
        ({"if": "target.number == 5"}, {"no": [], "once": [5], "night": []}),
    ],
)
def test_what_helps_once_does_not_help_again(rule: dict[str, Any], again: dict[str, list[int]], spends: str):
    scene = night({**rule, "spends": spends})
    assert falls(scene, SHOT) == []
    assert falls(scene, FIRE) == again[spends]


def test_a_mark_that_helps_for_the_night_is_gone_at_dawn():
    scene = night({"mark": "vested", "spends": "night"})
    assert falls(scene, SHOT) == []
    assert scene.pad.worn == {(5, "vested")}
    assert "vested" in scene.seat(5).marks
    once = night({"mark": "vested", "spends": "once"})
    assert falls(once, SHOT) == []
    assert (once.pad.worn, "vested" in once.seat(5).marks) == (set(), False)


def test_of_two_protections_one_is_used_up():
    scene = night({"kind": "save", "spends": "once"})
    scene.pad.protect(5, "save", 6)
    assert falls(scene, SHOT, FIRE) == []
    assert scene.pad.guards[5] == [("guard", 4)]
    assert falls(scene, SHOT) == [5]


def test_the_first_that_fits_decides():
    scene = night({"against": "fire"}, {"kind": "save", "spends": "once", "name": "saved"}, {"mark": "vested"})
    assert falls(scene, SHOT, SHOT, FIRE) == []
    assert [hit.stopped for hit in scene.pad.hits] == ["saved", "", ""]
    assert scene.pad.hits[0] == Hit("shot", 5, None, "saved")


def test_what_is_only_found_is_not_used_up():
    scene = night({"kind": "save", "spends": "once", "code": "saved_it"})
    for _ in range(2):
        met = find(scene, "shot", 5, None)
        assert met is not None
        assert (met.rule.code, met.giver, met.falls) == ("saved_it", 3, False)
    assert defend(scene, "shot", 5, None) is not None
    assert defend(scene, "shot", 5, None) is None


def test_a_guard_who_has_fallen_steps_in_no_more():
    once = night({"kind": "guard", "then": "steps_in", "spends": "once"})
    assert falls(once, SHOT) == [4]
    assert falls(once, ("shot", 6, 1)) == [4, 6]
    assert falls(once, FIRE) == [4, 5, 6]


def test_a_guard_may_step_in_for_as_long_as_the_rulebook_says():
    scene = night({"kind": "guard", "then": "steps_in"})
    assert falls(scene, SHOT, FIRE, ("shot", 6, 1)) == [4]
    assert scene.pad.dead[4] == ["guard"]


def test_a_guard_who_is_protected_does_not_fall():
    rules = [{"kind": "guard", "then": "steps_in"}, {"kind": "save"}]
    scene = night(*rules)
    scene.pad.guards[5] = [("guard", 4)]
    scene.pad.protect(4, "save", 3)
    assert falls(scene, SHOT) == []
    scene = night(rules[0], {"kind": "save", "against": "fire"})
    scene.pad.protect(4, "save", 3)
    assert falls(scene, SHOT) == [4]
    scene = night(rules[0], {"kind": "save", "then": "rebounds"})
    scene.pad.protect(4, "save", 3)
    assert falls(scene, SHOT) == [4]


def test_a_guard_steps_in_once_for_each():
    scene = night({"kind": "guard", "then": "steps_in", "spends": "once"}, {"kind": "save", "against": "shot"})
    scene.pad.protect(4, "save", 3)
    assert falls(scene, SHOT, ("shot", 6, 1)) == []
    assert falls(scene, FIRE, ("shot", 6, 1)) == [5, 6]


def test_where_nobody_attacks_nothing_comes_back():
    for then in ("rebounds", "turns"):
        scene = night({"then": then})
        assert not strike(scene, "shot", 5)
        assert scene.pad.dead == {}


def test_whoever_has_fallen_at_an_earlier_call_is_not_hit_again():
    scene = night()
    scene.pad.by_call = True
    assert falls(scene, SHOT, FIRE) == [5]
    assert scene.pad.dead[5] == ["shot"]
    scene = night()
    assert falls(scene, SHOT, FIRE) == [5]
    assert scene.pad.dead[5] == ["shot", "fire"]
    scene.pad.gone.add(6)
    assert not strike(scene, "shot", 6)
    assert falls(scene) == [5]


def test_in_a_calm_night_nobody_falls_and_nothing_is_used_up():
    scene = night({"mark": "vested", "spends": "once"})
    scene.pad.calm = True
    assert falls(scene, SHOT, ("shot", 6, 1)) == []
    assert [(hit.target, hit.stopped) for hit in scene.pad.hits] == [(5, ""), (6, "")]
    assert "vested" in scene.seat(5).marks
