"""Words that are asked for in the middle of a night of classic_advanced, and the deeds that hang on them."""

from __future__ import annotations

from typing import Any

import pytest

from core.books.library import load
from core.rulebook.lint.walk import calls
from core.rules.events import Announced, Event, Marked, Told, Unmarked
from core.rules.night.deed import Deed
from core.rules.scene import Scene
from core.rules.state import Given
from tests.rules.table import Table

ROLES = "godfather strongman thief yakuza commander sniper psychologist doctor double citizen"


def night(**rows: dict[str, Any]) -> Scene:
    """A first night with these requests open."""
    table = Table.seated(load("classic_advanced"), ROLES).until("night")
    scene = Scene(table.book, table.game.copy())
    asked = {"waits": "to_confirm", "says": "shot", "seats": [], "code": None, "yes": None}
    if rows:
        scene.game.notes["requests"] = {key: {**asked, **row} for key, row in rows.items()}
    return scene


def run(scene: Scene, name: str, **said: str) -> list[Event]:
    """What the first step of this name does, of which the parameters say this."""
    steps = (one for one in calls(scene.book.scenario) if one.name == name)
    call = next(one for one in steps if all(getattr(one.params, key) == value for key, value in said.items()))
    before = len(scene.events)
    call.stage.run(scene, call.params)
    return scene.events[before:]


def rows(scene: Scene) -> dict[str, Any]:
    return scene.game.notes.get("requests", {})


def told(events: list[Event]) -> list[tuple[int, str, Any]]:
    return [(event.seat, event.answer, event.value) for event in events if isinstance(event, Told)]


def said(events: list[Event]) -> list[str]:
    return [event.code for event in events if isinstance(event, Announced)]


Row = tuple[int, str, int, str | None, bool | None]


@pytest.mark.parametrize(
    ("acts", "asked", "heard"),
    [
        ([(2, "shoot", (8,), {})], [(2, "fatal", 1, "to_confirm", None)], [(1, "hand", (2,))]),
        ([(6, "shoot", (8, 1), {})], [(6, "bullet", 5, "to_confirm", None)], [(5, "shot", (1, 8))]),
        ([(7, "shoot", (8,), {"confirmer": 10})], [(7, "witnessed", 10, "to_confirm", None)], [(10, "shot", (8,))]),
        ([(7, "shoot", (8,), {})], [], []),
        ([(4, "invite", (5, 2), {})], [(4, "invite", 5, "to_answer", None)], [(5, "invited", None)]),
        ([(9, "double", (6,), {})], [(9, "double", 6, "doubled", None)], [(6, "doubled", None)]),
        ([(8, "save", (6,), {})], [], []),
        ([(3, "steal", (2, 8), {})], [], []),
        ([(3, "steal", (6, 8), {})], [(3, "bullet", 5, "to_confirm", None)], [(5, "shot", (8,))]),
        ([(3, "steal", (10, 8), {})], [], []),
    ],
)
def test_who_is_asked_and_what_they_hear(acts: list[Any], asked: list[Row], heard: list[Any]):
    scene = night()
    scene.game.acts = [Given(by, do, at, extras, 1) for by, do, at, extras in acts]
    events = run(scene, "requests")
    found = [(row["by"], row["kind"], row["to"], row["waits"], row["yes"]) for row in rows(scene).values()]
    assert (found, told(events), said(events)) == (asked, heard, [])
    assert [(event.seat, event.mark) for event in events if isinstance(event, Marked)] == [
        (to, waits) for _, _, to, waits, _ in asked
    ]
    assert run(scene, "requests") == [], "who was asked is not asked again"


def test_a_word_that_one_would_give_oneself_is_given():
    scene = night()
    scene.seat(1).alive = False
    scene.game.acts = [Given(2, "shoot", (8,), {}, 1)]
    events = run(scene, "requests")
    assert [(row["to"], row["waits"], row["yes"]) for row in rows(scene).values()] == [(2, None, True)]
    assert (told(events), said(events)) == ([], ["strongman_shoots"])


def test_one_who_has_left_is_not_asked_nor_is_one_whom_the_drunk_invites():
    scene = night()
    scene.seat(5).alive = False
    scene.game.acts = [Given(6, "shoot", (8,), {}, 1), Given(4, "invite", (5, 10), {}, 2)]
    run(scene, "requests")
    assert [row["to"] for row in rows(scene).values()] == [10]
    scene = night()
    scene.game.acts = [Given(4, "invite", (5,), {}, 2), Given(1, "drunk", (4,), {}, 1)]
    run(scene, "requests")
    assert rows(scene) == {}


def test_whoever_aims_at_others_asks_anew_and_who_is_asked_no_longer_waits_no_longer():
    scene = night()
    scene.game.acts = [Given(6, "shoot", (8,), {}, 1), Given(4, "invite", (10,), {}, 2)]
    run(scene, "requests")
    (bullet, invited) = rows(scene).values()
    bullet["yes"] = invited["yes"] = True
    scene.game.acts = [Given(6, "shoot", (1,), {}, 3), Given(4, "invite", (9,), {}, 4)]
    events = run(scene, "requests")
    assert told(events) == [(5, "shot", (1,)), (9, "invited", None)]
    assert [(row["to"], row["yes"]) for row in rows(scene).values()] == [(5, None), (9, None)]
    assert [(event.seat, event.mark) for event in events if isinstance(event, Unmarked)] == [(10, "to_answer")]


def test_a_word_answers_all_that_its_giver_waits_for_by_this_mark():
    scene = night(
        a={"by": 6, "kind": "bullet", "to": 5},
        b={"by": 7, "kind": "witnessed", "to": 5},
        c={"by": 7, "kind": "witnessed", "to": 10},
        d={"by": 4, "kind": "invite", "to": 5, "waits": "to_answer"},
    )
    scene.given = Given(5, "confirm", (), {"accept": False}, 1)
    run(scene, "reply", waits="to_confirm")
    assert {key: row["yes"] for key, row in rows(scene).items()} == {"a": False, "b": False, "c": None, "d": None}
    scene.given = Given(5, "confirm", (), {}, 1)
    run(scene, "reply", waits="to_confirm")
    assert [row["yes"] for row in rows(scene).values()] == [True, True, None, None]


@pytest.mark.parametrize(
    ("deed", "word", "at", "after"),
    [
        ((6, "bullet", 6), True, (1,), (1,)),
        ((6, "bullet", 6), False, (1,), ()),
        ((6, "bullet", 6), None, (1,), ()),
        ((6, "bullet", 6), None, (1, 5), (5,)),
        ((3, "bullet", 6), False, (1,), ()),
        ((6, "bullet", 6), "unasked", (1,), (1,)),
        ((7, "witnessed", 7), True, (1,), (1,)),
        ((7, "witnessed", 7), False, (1,), ()),
        ((7, "witnessed", 7), "unasked", (1,), ()),
        ((2, "fatal", 2), "unasked", (1,), ()),
        ((3, "fatal", 2), "unasked", (1,), (1,)),
        ((4, "invite", 4), False, (5,), (5,)),
    ],
)
def test_what_becomes_of_a_deed_that_somebody_was_asked_about(
    deed: tuple[int, str, int], word: bool | str | None, at: tuple[int, ...], after: tuple[int, ...]
):
    """5 was asked about it, and agreed to what another does."""
    by, kind, owner = deed
    other = {"by": 10, "kind": kind, "to": 5, "yes": True}
    scene = (
        night(other=other) if word == "unasked" else night(a={"by": by, "kind": kind, "to": 5, "yes": word}, o=other)
    )
    done = Deed(by=by, do=kind, at=at, said={}, order=1, owner=owner, power="shoot")
    scene.pad.deeds = [done]
    run(scene, "approve")
    assert (done.at, done.void) == (after, None if after else "failed")


def test_who_is_drunk_cannot_refuse():
    for drunk, at in ((True, (1,)), (False, ())):
        scene = night(a={"by": 6, "kind": "bullet", "to": 5, "yes": False})
        if drunk:
            scene.seat(5).marks["drunk"] = [None, None]
        shot = Deed(by=6, do="bullet", at=(1,), said={}, order=1, owner=6, power="shoot")
        scene.pad.deeds = [shot]
        run(scene, "approve")
        assert shot.at == at


@pytest.mark.parametrize(
    ("word", "by", "void"), [(True, 2, "failed"), (False, 2, None), (None, 2, None), (None, 3, "failed")]
)
def test_what_a_deed_that_was_agreed_to_or_stolen_takes_the_place_of(word: bool | None, by: int, void: str | None):
    scene = night(a={"by": 2, "kind": "fatal", "to": 1, "yes": word})
    kill, save = (
        Deed(by=1, do="kill", at=(10,), said={}, order=1, owner=1, power="kill"),
        Deed(by=8, do="save", at=(10,), said={}, order=1, owner=8, power="save"),
    )
    scene.pad.deeds = [kill, save, Deed(by=by, do="fatal", at=(10,), said={}, order=2, owner=2, power="shoot")]
    run(scene, "approve")
    assert (kill.void, save.void) == (void, None)


def test_whoever_is_struck_from_all_acts_is_not_told_of_either():
    scene = night(a={"by": 6, "kind": "bullet", "to": 5, "seats": [1, 8], "yes": True})
    scene.leaver = scene.seat(8)
    run(scene, "strike_off")
    assert [(row["seats"], row["yes"]) for row in rows(scene).values()] == [([1], True)]


def test_a_trap_does_not_turn_what_was_turned_already():
    for turned, at in ((False, ()), (True, (1,))):
        scene = night(a={"by": 7, "kind": "witnessed", "to": 10, "yes": True})
        shot = Deed(by=7, do="witnessed", at=(1,), said={}, order=1, owner=7, power="shoot", turned=turned)
        scene.pad.deeds = [Deed(by=2, do="trap", at=(10,), said={}, order=2, owner=2, power="trap"), shot]
        run(scene, "spring")
        assert (scene.pad.dead, shot.at) == ({10: ["trap"]}, at)


@pytest.mark.parametrize(
    ("role", "at", "said", "done"),
    [
        ("sniper", (10, 1), {}, ("bullet", (1,), "shoot")),
        ("sniper", (10, 1, 2), {}, ("bullet", (1,), "shoot")),
        ("sniper", (10, 1, 10), {}, ("bullet", (1,), "shoot")),
        ("sniper", (10, 10), {}, None),
        ("sniper", (10,), {}, None),
        ("sniper", (10, 1), {"confirmer": 3}, ("bullet", (1,), "shoot")),
        ("psychologist", (10, 1), {}, None),
        ("psychologist", (10, 1), {"confirmer": 3}, None),
        ("psychologist", (10, 1), {"confirmer": 4}, ("witnessed", (1,), "shoot")),
        ("natasha", (10, 10), {}, ("silence", (10,), "silence")),
        ("doctor", (10, 10), {}, None),
        ("commander", (10, 1), {"accept": False}, ("confirm", (1,), "confirm")),
        ("devotee", (10, 1), {}, None),
        ("spy", (10, 1), {}, None),
        ("citizen", (10, 1), {}, None),
    ],
)
def test_what_a_thief_does_with_what_somebody_has(
    role: str, at: tuple[int, ...], said: dict[str, Any], done: tuple[str, tuple[int, ...], str] | None
):
    scene = night()
    scene.become(10, role)
    theft = Deed(by=3, do="steal", at=at, said=said, order=7, owner=3, power="steal")
    scene.pad.deeds = [theft]
    run(scene, "rob")
    stolen = scene.pad.deeds[1:]
    assert [(one.do, one.at, one.power) for one in stolen] == ([] if done is None else [done])
    assert [(one.by, one.owner, one.order, one.said) for one in stolen] == [(3, 10, 7, said)] * len(stolen)
    assert ("nothing" in [answer.text for _, answer, _ in scene.pad.answers]) == (
        role in ("doctor", "devotee", "spy", "citizen")
    )


def test_a_thief_saves_as_many_as_the_doctor_would_have_saved():
    for given, at in (((1,), (4,)), ((1, 2), (4, 5)), ((1, 2, 5), (4, 5, 6))):
        scene = night()
        scene.game.acts = [Given(8, "save", given, {}, 1)]
        scene.pad.deeds = [
            Deed(by=3, do="steal", at=(8, 4, 5, 6, 7), said={}, order=2, owner=3, power="steal"),
            Deed(by=8, do="save", at=given, said={}, order=1, owner=8, power="save"),
        ]
        run(scene, "rob")
        assert [(one.at, one.void) for one in scene.pad.deeds if one.do == "save"] == [(given, "taken"), (at, None)]


def robbed(victim: int = 6, *deeds: Deed, drunk: tuple[int, ...] = (), role: str | None = None) -> Scene:
    scene = night()
    if role is not None:
        scene.become(victim, role)
    for number in drunk:
        scene.seat(number).marks["drunk"] = [None, None]
    scene.pad.deeds = [Deed(by=3, do="steal", at=(victim, 1), said={}, order=1, owner=3, power="steal"), *deeds]
    run(scene, "rob")
    return scene


def heard(scene: Scene) -> list[tuple[int, str]]:
    return [(seat, answer.text) for seat, answer, _ in scene.pad.answers]


def test_what_thief_and_victim_hear():
    assert heard(robbed()) == [(3, "role:sniper"), (6, "locked")]
    assert heard(robbed(10)) == [(3, "role:citizen"), (3, "nothing")]
    assert heard(robbed(drunk=(3,))) == [(3, "role:citizen"), (3, "nothing")]
    assert heard(robbed(6, Deed(by=8, do="foil", at=(6,), said={}, order=1, owner=8, power="foil"))) == [(3, "failed")]
    assert heard(robbed(6, Deed(by=8, do="foil", at=(7,), said={}, order=1, owner=8, power="foil"))) == [
        (3, "role:sniper"),
        (6, "locked"),
    ]
    assert robbed().pad.labels == {6: {"robbed"}}
    assert robbed(drunk=(3,)).pad.labels == {}


def test_a_thief_is_caught_by_whoever_watches():
    for role, drunk, caught in (
        ("watchman", (), True),
        ("detective", (), True),
        ("watchman", (10,), False),
        ("citizen", (), False),
    ):
        scene = robbed(10, drunk=drunk, role=role)
        assert scene.pad.dead == ({3: ["arrest"]} if caught else {}), role
        assert [code for code, _ in scene.pad.codes] == (["thief_caught"] if caught else [])
        assert (heard(scene) == []) == caught


def test_what_works_by_itself_works_for_the_thief():
    scene = robbed(10, role="bomber")
    assert scene.pad.deeds is not None
    assert [(one.by, one.do, one.at, one.owner, one.power) for one in scene.pad.deeds[1:]] == [
        (3, "blast", (3,), 10, "blast")
    ]
    assert "nothing" not in [text for _, text in heard(scene)]


def test_what_grows_by_a_gift_and_what_becomes_of_the_gift():
    for giver, locked, spoilt, marked, uses in (
        (9, (), (), True, 1),
        (9, (8,), (), True, 1),
        (9, (9,), (), False, 2),
        (3, (3,), (), True, 1),
        (9, (), (9,), False, 1),
        (9, (), (6,), False, 1),
        (9, (), (8,), True, 1),
    ):
        scene = night(gift={"by": giver, "kind": "double", "to": 6, "waits": "doubled"}, other={"by": 4, "to": 6})
        scene.seat(9).uses["double"] = 2
        scene.seat(6).marks["doubled"] = [None, None]
        for number in spoilt:
            scene.seat(number).marks["drunk"] = [None, None]
        locks = [Deed(by=1, do="lock", at=locked, said={}, order=1, owner=1, power="lock")] if locked else []
        scene.pad.deeds = [*locks, Deed(by=giver, do="double", at=(6,), said={}, order=2, owner=9, power="double")]
        run(scene, "second_target")
        assert ("doubled" in scene.seat(6).marks, scene.seat(9).uses["double"]) == (marked, uses), (
            giver,
            locked,
            spoilt,
        )
        assert [*rows(scene)] == (["gift", "other"] if marked else ["other"])


def test_the_doubled_player_keeps_their_own_gift_from_nobody():
    scene = night(gift={"by": 9, "kind": "double", "to": 6, "waits": "doubled"})
    scene.seat(6).marks["doubled"] = [None, None]
    scene.pad.deeds = [
        Deed(by=6, do="lock", at=(9,), said={}, order=1, owner=6, power="lock"),
        Deed(by=9, do="double", at=(6,), said={}, order=2, owner=9, power="double"),
    ]
    run(scene, "second_target")
    assert "doubled" in scene.seat(6).marks
