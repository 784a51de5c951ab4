"""The stages about seats, and whom a stage is about, over a state laid by hand."""

from __future__ import annotations

from typing import Any

import pytest

from core.books.library import load
from core.rules.commands import Host
from core.rules.events import ALL, Announced, Event, Left, Met, Shown, Told, TurnBegan
from core.rules.night.deed import Deed
from core.rules.scene import Scene
from core.rules.state import Given
from tests.rules.stages import run
from tests.rules.table import Table

SEATS = "godfather mafioso doctor detective citizen citizen"


def night() -> Scene:
    """A first night; 6 has left, and nobody knows anybody."""
    table = Table.seated(load("classic"), SEATS).until("night")
    scene = Scene(table.book, table.game.copy())
    for seat in scene.game.seats:
        seat.knows = []
    scene.seat(6).alive = False
    return scene


def told(events: list[Event]) -> list[tuple[int, str, Any, bool]]:
    return [(event.seat, event.answer, event.value, event.own) for event in events if isinstance(event, Told)]


def said(events: list[Event]) -> list[tuple[str, tuple[int, ...]]]:
    return [(event.code, event.seats) for event in events if isinstance(event, Announced)]


@pytest.mark.parametrize(
    ("params", "seats"),
    [
        ("", [1, 2, 3, 4, 5]),
        ("out: true", [1, 2, 3, 4, 5, 6]),
        ("who: me.number > 3", [4, 5]),
        ("who: me.number > 3, out: true", [4, 5, 6]),
        ("verb: look", [3, 5, 1]),
        ("verb: [look, save]", [3, 5, 1]),
        ("verb: look, out: true", [3, 6, 5, 1]),
        ("verb: look, who: me.number == 4", [3]),
        ("verb: look, on: target.number == 1 and me.number == 2", [1]),
        ("verb: look, on: slot == 1", [5]),
        ("verb: look, on: slot == 1, out: true", [6, 5]),
        ("verb: look, whom: actor", [4, 2]),
        ("verb: look, whom: actor, on: target.number == 1", [2]),
        ("verb: look, whom: actor, on: target.number == 6", []),
        ("verb: look, whom: actor, on: target.number == 6, out: true", [4]),
        ("verb: look, whom: actor, on: slot == 1", [2]),
        ("verb: look, whom: actor, on: false", []),
        ("verb: look, whom: owner", [5, 2]),
        ("verb: pass, whom: actor", [1]),
        ("verb: pass, whom: actor, on: target.number == 1", [1]),
        ("verb: gone, whom: actor", []),
        ("verb: gone, whom: actor, out: true", [6]),
        ("bound: tied", [2]),
        ("bound: tied, out: true", [2, 6]),
        ("bound: tied, who: me.number == 3", []),
        ("whom: leaver", [5]),
        ("whom: leaver, who: me.number == 4", []),
        ("whom: leaver, on: target.number == 4", []),
        ("who: me.number > 1, on: target.number < 4 and me.number == target.number", [2, 3]),
        ("whom: defence", [4, 2]),
        ("whom: defence, who: me.number < 4", [2]),
        ("bound: many", [3]),
        ("most: 0 - me.number % 3", [3]),
        ("most: 0 - me.number % 3, out: true", [3, 6]),
        ("fewest: me.number % 3, who: me.number != 3", [1, 4]),
        ("fewest: me.number % 3, who: me.number != 3, level: none", []),
        ("fewest: me.number, who: me.number != 1, level: none", [2]),
        ("fewest: me.number % 3, who: me.number != 3, level: first", [1]),
        ("fewest: me.number % 3, who: me.number != 3, level: lot", [4]),
        ("most: me.number % 2, fewest: me.number % 5", [5]),
        ("most: me.role == 'citizen'", [5]),
        ("most: 1 / (me.number - 2), who: me.number < 3", [2]),
        ("most: 1, who: false", []),
        ("most: me.number, who: false, level: lot", []),
        ("verb: look, level: first", [3]),
        ("verb: look, level: none", []),
        ("verb: look, fewest: me.number", [1]),
        ("verb: look, whom: actor, most: me.number", [4]),
        ("whom: defence, most: me.number > 0, level: first", [4]),
        ("whom: speaker", [3]),
        ("whom: last_speaker", []),
        ("whom: named", [3, 4]),
        ("whom: named, who: me.number == 1", []),
        ("whom: actor", [2]),
        ("whom: owner", [2]),
        ("whom: named, on: target.number == 4 and me.number == 2 and slot == 1", [4]),
    ],
)
def test_whom_a_stage_is_about(params: str, seats: list[int]):
    """4 does what is 5's, at 3 and at 6, who has left; 2 gives an act at 3 and 4 while 5 is leaving."""
    scene = night()
    scene.pad.deeds = [
        Deed(by=4, do="look", at=(3, 6), said={}, order=1, owner=5, power="look"),
        Deed(by=3, do="save", at=(1,), said={}, order=1, owner=3, power="save", void="hampered"),
        Deed(by=2, do="look", at=(5, 5, 1), said={}, order=2, owner=2, power="look"),
        Deed(by=1, do="pass", at=(), said={}, order=1, owner=1, power="pass"),
        Deed(by=6, do="gone", at=(1,), said={}, order=1, owner=6, power="gone"),
    ]
    for number, held in ((2, 5), (4, 3), (6, 5)):
        scene.seat(number).marks["tied"] = [None, held]
    scene.seat(3).marks["many"] = [None, [1, 5]]
    scene.seat(4).marks["many"] = [None, [1, 3]]
    scene.leaver = scene.seat(5)
    scene.given = Given(2, "point", (3, 4), {}, 1)
    scene.game.defence = [6, 4, 2]
    scene.game.turn = TurnBegan(ALL, seat=3, seconds=60, number=1, rest=(), extra=None)
    run(scene, "note_seats", f"key: them, {params}")
    assert scene.game.notes.get("them", []) == seats


@pytest.mark.parametrize(
    ("said", "seats"),
    [
        ("", [5, 6, 2]),
        (", who: me.number != 6", [5, 2]),
        (", on: target.number > 4 and me.number == target.number", [5, 6]),
        (", on: slot > 0, who: me.number != 2", [6]),
    ],
)
def test_a_decision_of_the_hosts_names_them(said: str, seats: list[int]):
    scene = night()
    scene.decision = Host("call", (5, 6, 2))
    run(scene, "note_seats", f"key: them, whom: named{said}")
    assert scene.game.notes["them"] == seats


def test_where_nobody_decides_or_leaves_nobody_is_meant():
    scene = night()
    run(scene, "note_seats", "key: them, whom: leaver")
    run(scene, "note_seats", "key: them, bound: tied")
    run(scene, "note_seats", "key: them, whom: named")
    assert "them" not in scene.game.notes


def test_marks():
    scene = night()
    events = run(
        scene, "mark", "mark: [calm, late], who: me.number < 3, until: day, value: target.number, code: marked"
    )
    assert scene.seat(2).marks == {"calm": ["day", 2], "late": ["day", 2]}
    assert said(events) == [("marked", (1, 2))]
    assert run(scene, "mark", "mark: calm, who: false, code: marked") == []
    for _ in range(2):
        run(scene, "mark", "mark: calm, who: me.number == 3, value: me.number, gather: true")
    assert scene.seat(3).marks == {"calm": [None, [3, 3]]}
    run(scene, "mark", "mark: calm, who: me.number == 3")
    assert scene.seat(3).marks == {"calm": [None, None]}


@pytest.mark.parametrize(("late", "codes"), [("", [("freed", (1,))]), (", late: true", [])])
def test_marks_are_taken_off_everybody_and_it_is_announced_of_those_who_stay(late: str, codes: list[Any]):
    scene = night()
    for number in (1, 2, 6):
        scene.seat(number).marks = {"calm": [None, None], "late": [None, None]}
    scene.pad.kill(2, "shot")
    events = run(scene, "unmark", f"mark: calm, code: freed, who: \"has(me, 'calm')\"{late}")
    assert [seat.number for seat in scene.game.seats if "calm" in seat.marks] == []
    assert [seat.number for seat in scene.game.seats if "late" in seat.marks] == [1, 2, 6]
    assert (said(events), scene.pad.codes) == (codes, [] if codes else [("freed", [1])])
    assert said(run(scene, "unmark", f"mark: late, code: freed, who: me.number == 6{late}")) == []
    scene.seat(6).marks = {"calm": [None, None]}
    run(scene, "unmark", "mark: calm, out: false")
    assert "calm" in scene.seat(6).marks


@pytest.mark.parametrize(
    ("params", "value"),
    [
        ("", 4),
        ("first: true", 2),
        ("survives: true", None),
        ("survives: true, first: true", 2),
    ],
)
def test_marks_that_show_from_dawn_on(params: str, value: int | None):
    """2, 3 and 4 mark 5; 4 falls in the same night."""
    scene = night()
    scene.pad.deeds = [Deed(by=by, do="tag", at=(5,), said={}, order=by, owner=by, power="tag") for by in (2, 3, 4)]
    run(scene, "mark_by_dawn", f"verb: tag, mark: seen, until: day, value: me.number, code: shown, {params}")
    scene.pad.kill(4, "shot")
    run(scene, "dawn", "how: night")
    assert scene.seat(5).marks.get("seen") == (None if value is None else ["day", value])
    assert said(scene.events) == ([] if value is None else [("shown", (5,))])


def test_whoever_does_not_live_to_see_the_dawn_bears_no_mark_of_it():
    for early in (True, False):
        scene = night()
        scene.pad.deeds = [Deed(by=2, do="tag", at=(5, 3, 4), said={}, order=1, owner=2, power="tag")]
        if early:
            scene.pad.kill(5, "shot")
        run(scene, "mark_by_dawn", "verb: tag, mark: [seen, known], code: shown")
        if not early:
            scene.pad.kill(5, "shot")
        run(scene, "dawn", "how: night")
        marked = {seat.number: sorted(seat.marks) for seat in scene.game.seats if seat.marks}
        assert marked == {3: ["known", "seen"], 4: ["known", "seen"]}
        assert len(set(scene.events and [event.seats for event in scene.events if isinstance(event, Announced)])) == 1


def test_labels():
    scene = night()
    run(scene, "label", "label: hot, who: me.number < 4")
    run(scene, "label", "label: hot, who: me.number == 3, off: true")
    run(scene, "label", "label: hot, who: me.number == 5, off: true")
    assert [seat.number for seat in scene.game.seats if scene.pad.labelled(seat.number, "hot")] == [1, 2]


@pytest.mark.parametrize(
    ("params", "heard", "meets"),
    [
        ("who: me.number < 4", [], {1, 2, 3}),
        (
            "who: me.number < 4, answer: all",
            [(1, "all", (1, 2, 3)), (2, "all", (1, 2, 3)), (3, "all", (1, 2, 3))],
            {1, 2, 3},
        ),
        ("who: me.number < 3, answer: all, apart: true", [(1, "all", 2), (2, "all", 1)], {1, 2}),
        ("who: me.number < 3, answer: all, meet: false", [(1, "all", (1, 2)), (2, "all", (1, 2))], set()),
        ("who: me.number < 4, least: 4, answer: all", [], set()),
        ("who: me.number < 4, least: 3", [], {1, 2, 3}),
        ("who: me.number > 4, answer: all", [(5, "all", (5,))], set()),
        ("verb: meet, answer: all", [(4, "all", (3, 4)), (3, "all", (3, 4))], {3, 4}),
        ("verb: meet, who: me.number == 5", [], set()),
    ],
)
def test_groups_open_their_eyes(params: str, heard: list[Any], meets: set[int]):
    scene = night()
    scene.pad.deeds = [
        Deed(by=4, do="meet", at=(3, 6), said={}, order=1, owner=4, power="meet"),
        Deed(by=5, do="meet", at=(6,), said={}, order=1, owner=5, power="meet"),
    ]
    events = run(scene, "introduce", params)
    assert sorted(row[:3] for row in told(events)) == sorted(heard)
    assert {event.seat for event in events if isinstance(event, Met)} == meets
    assert all(event.roles is None for event in events if isinstance(event, Met))


def test_groups_learn_each_others_roles_and_may_hear_it_late():
    scene = night()
    events = run(scene, "introduce", "who: me.number < 3, roles: true, answer: all, late: true")
    assert [event.roles for event in events if isinstance(event, Met)] == [{2: "mafioso"}, {1: "godfather"}]
    assert told(events) == []
    assert [(seat, answer.text) for seat, answer, _ in scene.pad.answers] == [(1, "all:1,2"), (2, "all:1,2")]


@pytest.mark.parametrize(
    ("params", "heard", "meets"),
    [
        ("", [(4, "there", 1, False), (4, "there", 2, False)], set()),
        (", together: true", [(4, "there", (1, 2), False)], set()),
        (", own: true, together: true", [(4, "there", (1, 2), True)], set()),
        (", on: target.number == 2 and me.number == 4", [(4, "there", 2, False)], set()),
        (", meet: true, together: true", [(4, "there", (1, 2), False)], {4}),
        (", on: false, meet: true, together: true", [], set()),
    ],
)
def test_some_are_shown_to_others(params: str, heard: list[Any], meets: set[int]):
    scene = night()
    events = run(scene, "point_out", f"to: me.number == 4, who: me.team == 'mafia', answer: there{params}")
    assert told(events) == heard
    assert {event.seat for event in events if isinstance(event, Met)} == meets
    late = night()
    assert (
        told(run(late, "point_out", f"to: me.number == 4, who: me.team == 'mafia', answer: there, late: true{params}"))
        == []
    )
    assert [(seat, answer.word, answer.value, own) for seat, answer, own in late.pad.answers] == heard


def test_notes():
    scene = night()
    run(scene, "note", "key: tea, value: n + 1")
    run(scene, "note", "key: cake")
    assert (scene.game.notes["tea"], scene.game.notes["cake"]) == (6, True)
    run(scene, "forget", "keys: [tea, sugar]")
    assert "tea" not in scene.game.notes
    scene.pad.deeds = [Deed(by=4, do="look", at=(3, 2), said={}, order=1, owner=4, power="look")]
    run(scene, "remember", "key: seen, verb: look, value: me.number * 10 + target.number")
    assert [scene.seat(number).notes.get("seen") for number in (2, 3, 4)] == [42, 43, None]
    for _ in range(2):
        run(scene, "remember", "key: list, who: me.number == 2, gather: true, value: me.number")
    assert scene.seat(2).notes["list"] == [2, 2]


def test_words():
    scene = night()
    scene.pad.deeds = [Deed(by=4, do="look", at=(3,), said={}, order=1, owner=4, power="look")]
    assert told(run(scene, "tell", "answer: hush, verb: look, value: me.number")) == [(3, "hush", 4, False)]
    assert told(run(scene, "tell", "answer: hush, verb: look, value: '[1, 2]'")) == [(3, "hush", (1, 2), False)]
    assert told(run(scene, "tell", "answer: hush, who: me.number == 2")) == [(2, "hush", None, False)]
    assert told(run(scene, "tell", "answer: hush, who: me.number == 2, late: true")) == []
    assert [(seat, answer.text) for seat, answer, _ in scene.pad.answers] == [(2, "hush")]
    assert said(run(scene, "announce", "code: one")) == [("one", ())]
    assert said(run(scene, "announce", "code: one, who: me.number > 4")) == [("one", (5, 6))]
    assert said(run(scene, "announce", "code: one, who: me.number > 4, out: false")) == [("one", (5,))]
    assert said(run(scene, "announce", "code: one, who: me.number > 6")) == []
    assert said(run(scene, "announce", "code: one, verb: look")) == [("one", (3,))]
    assert said(run(scene, "announce", "code: one, late: true, who: me.number == 2")) == []
    assert scene.pad.codes == [("one", [2])]


def test_roles_are_shown():
    scene = night()
    events = run(scene, "show_role", "who: me.number > 4, code: open, mark: bare")
    assert said(events) == [("open", (5,)), ("open", (6,))]
    assert [(event.seat, event.role) for event in events if isinstance(event, Shown)] == [
        (5, "citizen"),
        (6, "citizen"),
    ]
    assert [seat.number for seat in scene.game.seats if "bare" in seat.marks] == [5, 6]
    events = run(night(), "show_role", "who: me.number == 4")
    assert (said(events), len(events)) == ([], 1)


def test_who_leaves_with_a_card_that_was_shown_before():
    scene = night()
    run(scene, "show_role", "who: 'me.number in (4, 5)'")
    scene.become(5, "doctor")
    for number in (3, 4, 5):
        scene.leave(number, "night", scene.seat(number).role)
    left = [event for event in scene.events if isinstance(event, Left)]
    assert [(event.seat, event.known) for event in left] == [(3, False), (4, True), (5, False)]


def test_who_leaves_at_once():
    scene = night()
    events = run(scene, "depart", "who: me.number > 3, out: true, how: storm, code: gone")
    assert [(event.seat, event.how, event.shown) for event in events if isinstance(event, Left)] == [
        (4, "storm", None),
        (5, "storm", None),
    ]
    assert said(events) == [("gone", (4, 5))]
    assert run(scene, "depart", "who: me.number > 3, out: true, how: storm, code: gone") == []
    events = run(scene, "depart", "who: me.number == 3, how: storm, shown: true")
    assert [event.shown for event in events if isinstance(event, Left)] == ["doctor"]
    run(scene, "depart", "who: me.number < 3, how: storm, moment: dawn")
    assert scene.game.winner == ["town"]


def test_who_leaves_at_dawn_whatever_protects_them():
    for calm in (False, True):
        scene = night()
        scene.pad.calm = calm
        run(scene, "doom", "who: me.number == 5, cause: fate, shown: true")
        run(scene, "doom", "who: me.number == 4, cause: fate")
        assert (scene.pad.dead, scene.pad.shown) == (({}, set()) if calm else ({5: ["fate"], 4: ["fate"]}, {5}))


@pytest.mark.parametrize(
    ("params", "role", "team"),
    [
        ("role: mafioso", "mafioso", "mafia"),
        ("role: mafioso, team: keep", "mafioso", "town"),
        ("role: mafioso, team: card", "mafioso", "mafia"),
        ("team: mafia", "citizen", "mafia"),
        ("team: card", "citizen", "town"),
    ],
)
def test_who_becomes_another(params: str, role: str, team: str):
    scene = night()
    scene.seat(5).marks = {"vest": [None, None], "calm": [None, None]}
    scene.game.acts = [Given(5, "look", (1,), {}, 1)]
    events = run(scene, "become", f"who: me.number == 5, loses: vest, {params}")
    seat = scene.seat(5)
    assert (seat.role, seat.team, list(seat.marks), told(events)) == (role, team, ["calm"], [])
    assert len(scene.game.acts) == 1
    events = run(scene, "become", f"who: me.number == 5, tell: true, void: true, {params}")
    assert (told(events), scene.game.acts) == ([(5, "role", role, True)], [])


def test_steps_that_hang_together_are_about_who_leaves_or_acts():
    steps = "steps: [{note: {key: one}, if: me.number == 5}, {note: {key: two}, if: me.number == 2}]"
    for leaver, given, noted in ((5, None, ["one"]), (None, 2, ["two"]), (5, 2, ["one"]), (2, 5, ["two"])):
        scene = night()
        scene.leaver = None if leaver is None else scene.seat(leaver)
        scene.given = None if given is None else Given(given, "point", (), {}, 1)
        run(scene, "group", steps)
        assert [key for key in ("one", "two") if key in scene.game.notes] == noted
