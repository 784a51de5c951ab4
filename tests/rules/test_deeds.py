"""Deeds of the night: which works, which can be hampered or taken, and steps that are run upon nothing."""

from __future__ import annotations

import pytest

from core.books.library import SCENARIOS, load, parse
from core.rules.commands import Act
from core.rules.engine import start
from core.rules.events import HOST, Told
from core.rules.night.ask import in_vain
from core.rules.night.deed import Deed, Reason
from core.rules.scene import Scene
from tests.rules.table import Table
from tests.rules.variants import CLASSIC, varied

SEATS = ["godfather", "mafioso", "doctor", "detective", "citizen", "citizen"]


def deed(
    by: int = 4, at: tuple[int, ...] = (1,), owner: int = 4, *, named: bool = True, void: Reason | None = None
) -> Deed:
    return Deed(by=by, do="inspect", at=at, said={}, order=1, owner=owner, power="inspect", named=named, void=void)


@pytest.mark.parametrize(
    ("one", "works", "free", "vain"),
    [
        (deed(), True, True, False),
        (deed(void="failed"), False, False, False),
        (deed(void="hampered"), False, False, True),
        (deed(void="fallen"), False, False, True),
        (deed(by=5), True, False, True),
        (deed(by=5, void="failed"), False, False, True),
        (deed(at=()), True, True, False),
        (deed(named=False), True, True, False),
        (deed(at=(), named=False), False, True, False),
        (deed(at=(), named=False, void="hampered"), False, False, False),
        (deed(named=False, void="hampered"), False, False, True),
        (deed(by=5, named=False, void="hampered"), False, False, False),
    ],
)
def test_what_comes_of_a_deed(one: Deed, works: bool, free: bool, vain: bool):
    assert (one.works, one.free, in_vain(one)) == (works, free, vain)
    one.worked = True
    assert not one.free


def half_a_night() -> Scene:
    game = start(load("classic"), SEATS, options={"speech_seconds": 60}).game
    game.phase = "night"
    scene = Scene(load("classic"), game)
    scene.pad.deeds = [deed(), deed(void="failed"), deed(by=5), deed(by=4, owner=5)]
    return scene


def test_who_falls_does_nothing_later_on_and_what_has_failed_has_failed():
    scene = half_a_night()
    scene.off(4)
    assert [one.void for one in scene.deeds()] == ["fallen", "failed", "fallen", None]


@pytest.mark.parametrize(("by_call", "void"), [(True, "fallen"), (False, None)])
def test_where_deeds_take_effect_one_after_the_other_the_fallen_do_nothing(by_call: bool, void: Reason | None):
    scene = half_a_night()
    scene.pad.by_call = by_call
    scene.fell(4, "shot")
    assert scene.deeds()[0].void == void
    assert scene.fallen(4)
    assert not scene.fallen(5)
    assert scene.here(4)


def test_deeds_of_some_verbs():
    scene = half_a_night()
    assert len(scene.deeds()) == len(scene.deeds("inspect")) == 4
    assert scene.deeds("kill") == []
    assert len(list(scene.working("inspect"))) == 3
    assert not scene.pad.works(4, "inspect")
    assert scene.pad.works(5, "inspect")
    assert scene.pad.works(4, "kill")


def test_a_step_upon_nothing_does_nothing():
    """Listed where no act is given, nobody has decided anything and nobody leaves."""
    steps = "    - swap_cards\n    - last_words\n    - eject: {how: eject, code: ejected}\n"
    text = (SCENARIOS / "classic" / "scenario.yaml").read_text(encoding="utf-8")
    book = parse(text.replace("  night.ends:\n", f"  night.ends:\n{steps}", 1))
    names = [call.stage.name for call in book.steps["night.ends"]]
    assert names[:3] == ["swap_cards", "last_words", "eject"]
    table = Table.seated(book, SEATS).until("night")
    table.act(1, "kill", 5)
    table.clock()
    assert table.game.living == [1, 2, 3, 4, 6]


def test_what_is_passed_is_taken_back_before_those_who_saw_it():
    table = Table.seated(load("classic"), SEATS).until("night")
    for act, room in ((Act(1, "kill", (5,)), "room:mafia"), (Act(4, "inspect", (1,)), "seat:4")):
        taken = table.after(act, Act(act.by, "pass"))
        assert [(event.kind, event.to) for event in taken.events if event.to != HOST] == [
            ("act", room),
            ("withdrew", room),
        ]
        assert taken.game.acts == []


def test_what_is_done_at_once_no_hampering_reaches_and_what_a_step_of_the_night_does_it_does() -> None:
    """Given before or after: who presses first must not decide."""
    asked = "see: {at_once: [{tell: {whom: actor, answer: seats}}]}\n      spy: {under: {drunk: fails}}"
    late = "{verb: spy, whom: actor, answer: godfather, late: true}"
    steps = f"  night.ends:\n    - hamper: {{verb: save, label: drunk}}\n    - tell: {late}\n"
    book = parse(varied(CLASSIC, ("inspect: {}", f"inspect: {{}}\n      {asked}"), ("  night.ends:\n", steps)))
    drunk = (Act(3, "save", (4,)),)
    for before, after in ((drunk, ()), ((), drunk), ((), ())):
        given = (
            Table.seated(book, SEATS).until("night").after(*before, Act(4, "see", (1,)), Act(4, "spy", (1,)), *after)
        )
        told = [event.answer for event in given.events if isinstance(event, Told)]
        given.clock()
        morning = [event.answer for event in given.events if isinstance(event, Told)]
        assert (told, morning) == (["seats"], [] if before or after else ["godfather"])
