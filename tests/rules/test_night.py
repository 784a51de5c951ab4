"""The night's stages, what each of their parameters says, over deeds laid by hand."""

from __future__ import annotations

from typing import Any

import pytest

from core.books.library import SCENARIOS, load, parse
from core.rules.events import Announced, Event, Left, Marked, Met, Told, Unmarked
from core.rules.memory import GUNS
from core.rules.night.deed import Deed, Reason
from core.rules.night.reprisal import neighbours
from core.rules.pad import Hit
from core.rules.scene import Scene
from core.rules.state import Given
from tests.rules.stages import run
from tests.rules.table import Table

SEATS = "godfather mafioso doctor detective citizen citizen"


def night(*deeds: Deed) -> Scene:
    """A first night with these deeds."""
    table = Table.seated(load("classic"), SEATS).until("night")
    scene = Scene(table.book, table.game.copy())
    scene.pad.deeds = list(deeds)
    return scene


def deed(by: int, do: str, *at: int, void: Reason | None = None, order: int = 1, **fields: Any) -> Deed:
    """What somebody does."""
    owner = fields.pop("owner", by)
    return Deed(
        by=by,
        do=do,
        at=at,
        said=fields.pop("said", {}),
        order=order,
        owner=owner,
        power=fields.pop("power", do),
        void=void,
        **fields,
    )


def answers(scene: Scene) -> list[tuple[int, str]]:
    return [(seat, answer.text) for seat, answer, _ in scene.pad.answers]


def hits(scene: Scene) -> list[tuple[str, int, str | None]]:
    return [(hit.cause, hit.target, hit.stopped) for hit in scene.pad.hits]


ASK = "verb: look, answers: {mafia: target.team == 'mafia', slot: slot == 1, doctor: target.role == 'doctor'}"


@pytest.mark.parametrize(
    ("params", "told"),
    [
        ("", [(4, "mafia"), (4, "slot"), (4, "doctor"), (5, "mafia")]),
        ("who: me.number == 5", [(5, "mafia")]),
        ("last: true", [(5, "mafia")]),
        (
            "values: {mafia: target.number, slot: '(2, 3)', doctor: '[]'}",
            [(4, "mafia:1"), (4, "slot:2,3"), (4, "doctor:"), (5, "mafia:2")],
        ),
        ("turned: {mafia: slot}", [(4, "mafia"), (4, "slot"), (4, "doctor"), (5, "slot")]),
        ("to: me.number > 4, last: true", [(5, "mafia"), (6, "mafia")]),
        ("void: vain", [(3, "vain"), (4, "mafia"), (4, "slot"), (4, "doctor"), (5, "mafia")]),
        ("void: vain, void_says: me.number", [(3, "vain:3"), (4, "mafia"), (4, "slot"), (4, "doctor"), (5, "mafia")]),
    ],
)
def test_questions(params: str, told: list[tuple[int, str]]):
    """6 is neither of the mafia nor a doctor, and stands first."""
    scene = night(
        deed(3, "look", 1, void="hampered"),
        deed(4, "look", 1, 6, 3),
        deed(4, "other", 1),
        deed(5, "look", 2, turned=True),
    )
    run(scene, "ask", f"{ASK}, {params}")
    assert answers(scene) == told


def test_nothing_is_answered_about_who_has_left_unless_it_is_asked_for():
    for params, told in (("", []), (", out: true", [(4, "mafia")])):
        scene = night(deed(4, "look", 1), deed(4, "look", 5))
        scene.pad.gone.add(1)
        run(scene, "ask", ASK + params)
        assert answers(scene) == told
        run(night(), "ask", f"{ASK}, last: true")


@pytest.mark.parametrize(
    ("at", "params", "told"),
    [
        ((1, 2), "", "alike"),
        ((1, 3), "", "apart"),
        ((1, 3, 2), "", "apart"),
        ((1, 2), ", turned: target.number == 2", "apart"),
        ((1, 3), ", turned: target.number == 3", "alike"),
        ((1, 3), ", turned: target.number == 4", "apart"),
    ],
)
def test_comparisons(at: tuple[int, ...], params: str, told: str):
    compare = "verb: compare, side: target.team, same: alike, different: apart, void: vain"
    scene = night(deed(5, "compare", *at), deed(6, "compare", 1, 2, void="taken"))
    run(scene, "compare", compare + params)
    assert answers(scene) == [(5, told), (6, "vain")]


@pytest.mark.parametrize(
    ("params", "dead"),
    [
        ("verb: kill", {5: ["kill"], 3: ["kill"], 6: ["kill"]}),
        ("verb: kill, cause: shot", {5: ["shot"], 3: ["shot"], 6: ["shot"]}),
        ("verb: kill, who: me.number == 1", {5: ["kill"], 3: ["kill"]}),
        ("verb: kill, last: true", {6: ["kill"]}),
        ("verb: kill, last: true, who: me.number == 1", {}),
        ("at: me.number > 4, cause: storm", {5: ["storm"], 6: ["storm"]}),
        ("at: me.number > 5", {6: [""]}),
    ],
)
def test_attacks(params: str, dead: dict[int, list[str]]):
    scene = night(deed(1, "kill", 5, 3), deed(4, "kill", 6, order=3), deed(2, "kill", 4, void="hampered", order=2))
    run(scene, "attack", params)
    assert scene.pad.dead == dead
    assert [target for _, target, _ in hits(scene)] == list(dead)


def test_a_gangs_last_word_is_the_last_that_nobody_took():
    cases: list[tuple[Reason | None, Any]] = [("taken", {5: ["kill"]}), ("hampered", {}), (None, {6: ["kill"]})]
    for void, dead in cases:
        scene = night(deed(4, "kill", 5), deed(3, "kill", 6, order=2, void=void))
        run(scene, "attack", "verb: kill, last: true")
        assert scene.pad.dead == dead
    scene = night(deed(1, "kill", 5))
    run(scene, "attack", "verb: kill, last: true")
    assert scene.pad.dead == {}, "the godfather's is a joint act, and nobody's word"
    scene = night(deed(1, "kill", 5))
    scene.note("joint:kill:mafia", [scene.game.serial, 1])
    run(scene, "attack", "verb: kill, last: true")
    assert scene.pad.dead == {5: ["kill"]}


def test_a_joint_word_is_that_of_the_verb_whatever_the_ability_is_called():
    text = (SCENARIOS / "classic" / "scenario.yaml").read_text(encoding="utf-8")
    text = text.replace("kill: {team: other, room: mafia, joint: true}", "slay: {verb: kill, team: other, joint: true}")
    table = Table.seated(parse(text), SEATS).until("night")
    for by, dead in ((1, {5: ["kill"]}), (2, {})):
        scene = Scene(table.book, table.game.copy())
        scene.pad.deeds = [deed(1, "kill", 5, power="slay")]
        scene.note("joint:kill:mafia", [scene.game.serial, by])
        run(scene, "attack", "verb: kill, last: true")
        assert scene.pad.dead == dead


def test_in_a_calm_night_attacks_fall_and_kill_nobody():
    scene = night(deed(4, "kill", 5))
    scene.pad.calm = True
    run(scene, "attack", "verb: kill")
    assert (scene.pad.dead, hits(scene)) == ({}, [("kill", 5, "")])


CONVERT = "verb: bribe"


@pytest.mark.parametrize(
    ("params", "role", "team", "told"),
    [
        ("role: mafioso", "mafioso", "mafia", [(6, "role:mafioso")]),
        ("team: mafia", "citizen", "mafia", [(6, "role:citizen")]),
        ("team: mafia, answer: bought, value: me.number", "citizen", "mafia", [(6, "bought:1")]),
        ("team: mafia, answer: bought", "citizen", "mafia", [(6, "bought")]),
        ("team: mafia, won: yes, failed: no", "citizen", "mafia", [(6, "role:citizen"), (1, "yes")]),
        ("team: mafia, wins: target.number == 5, won: yes, failed: no", "citizen", "town", [(1, "no")]),
        ("team: mafia, stopped_by: wall, won: yes, failed: no", "citizen", "town", [(1, "no")]),
        ("team: mafia, stopped_by: rope", "citizen", "mafia", [(6, "role:citizen")]),
        ("team: mafia, circle: me.team == 'mafia'", "citizen", "mafia", [(6, "role:citizen")]),
        (
            "team: mafia, circle: me.team == 'mafia', shown: gang",
            "citizen",
            "mafia",
            [(6, "role:citizen"), (6, "gang:1,2,6")],
        ),
        ("team: mafia, shown: gang", "citizen", "mafia", [(6, "role:citizen")]),
    ],
)
def test_conversions(params: str, role: str, team: str, told: list[tuple[int, str]]):
    scene = night(deed(1, "bribe", 5, 6), deed(2, "bribe", 3, void="hampered"))
    scene.pad.protect(6, "wall", 3)
    events = run(scene, "convert", f"{CONVERT}, {params}")
    seat = scene.seat(6)
    assert (seat.role, seat.team, answers(scene)) == (role, team, told)
    assert scene.seat(5).team == "town"
    met = {event.seat for event in events if isinstance(event, Met)}
    assert met == ({1, 2, 6} if "circle" in params else set())


def test_what_else_a_conversion_leaves_behind():
    scene = night(deed(1, "bribe", 6), deed(2, "bribe", 5))
    scene.pad.gone.add(5)
    run(scene, "convert", "verb: bribe, team: mafia, note: bought, label: new, price: cost, code: told")
    assert (scene.game.notes["bought"], scene.seat(6).notes["bought"]) == (1, 1)
    assert (scene.pad.labels, scene.pad.dead) == ({6: {"new"}}, {1: ["cost"]})
    assert scene.pad.codes == [("told", [])]
    scene.pad.deeds = [deed(2, "bribe", 4)]
    run(scene, "convert", "verb: bribe, team: mafia, note: bought")
    assert (scene.game.notes["bought"], scene.seat(4).notes["bought"]) == (2, 2)


def said(events: list[Event]) -> list[tuple[str, tuple[int, ...]]]:
    return [(event.code, event.seats) for event in events if isinstance(event, Announced)]


def test_a_dawn():
    def dawn(params: str, *dead: int, back: int = 0) -> list[Event]:
        scene = night()
        scene.seat(6).alive = False
        for number in dead:
            scene.pad.kill(number, "kill")
        scene.pad.back += [back] if back else []
        scene.pad.shown.add(3)
        scene.pad.code("noise", [2])
        scene.pad.answer(4, "yes")
        scene.pad.answer(5, "no", own=True)
        scene.seat(2).marks["vest"] = [None, None]
        scene.pad.worn.add((2, "vest"))
        return run(scene, "dawn", f"how: night, {params}")

    both = "died: killed, nobody: no_death, returned: back"
    assert said(dawn(both, 5, 3)) == [("killed", (3, 5)), ("noise", (2,))]
    assert said(dawn(f"{both}, died_last: true", 5, 3)) == [("noise", (2,)), ("killed", (3, 5))]
    assert said(dawn(both, back=6)) == [("no_death", ()), ("back", (6,)), ("noise", (2,))]
    assert said(dawn(both, 6, back=5)) == [("no_death", ()), ("noise", (2,))]
    assert said(dawn("", 5, back=6)) == [("noise", (2,))]
    events = dawn(both, 5, 3)
    assert [(event.seat, event.how, event.shown) for event in events if isinstance(event, Left)] == [
        (3, "night", "doctor"),
        (5, "night", None),
    ]
    assert [(event.seat, event.answer, event.own) for event in events if isinstance(event, Told)] == [
        (4, "yes", False),
        (5, "no", True),
    ]
    assert [event.seat for event in events if isinstance(event, Unmarked)] == [2]
    heard = dawn(f"{both}, deaf: me.number == 4")
    assert [event.seat for event in heard if isinstance(event, Told)] == [5]


def test_what_somebody_left_of_is_remembered_of_them_and_nobody_leaves_twice():
    scene = night()
    scene.seat(6).alive = False
    for number, cause in ((5, "shot"), (5, "fire"), (6, "shot")):
        scene.pad.kill(number, cause)
    events = run(scene, "dawn", "how: night, died: killed, nobody: no_death")
    assert said(events) == [("killed", (5,))]
    assert [seat.notes.get("cause") for seat in scene.game.seats] == [None, None, None, None, ["shot", "fire"], None]
    assert said(run(night(), "dawn", "how: night")) == []


def test_who_is_brought_back():
    scene = night(deed(3, "raise", 6), deed(3, "raise", 6), deed(3, "raise", 5))
    scene.seat(6).alive = False
    run(scene, "revive", "verb: raise")
    assert (scene.pad.back, scene.seat(6).alive) == ([6, 5], False)
    run(scene, "revive", "verb: raise, now: true")
    assert scene.seat(6).alive


@pytest.mark.parametrize(
    ("params", "at", "void"),
    [
        ("verb: look", (5, 1), "failed"),
        ("", (5, 1), "failed"),
        ("verb: other", (5, 1), None),
        ("verb: look, who: me.number == 4", (5, 1), "failed"),
        ("verb: look, who: me.number == 3", (5, 1), None),
        ("verb: look, on: target.team == 'mafia'", (5, 1), "failed"),
        ("verb: look, on: target.number == 2", (5, 1), None),
        ("verb: look, on: target.team == 'mafia', then: rebounds", (5, 4), None),
        ("verb: look, then: rebounds", (4,), None),
        ("verb: look, on: target.number == 2, then: rebounds", (5, 1), None),
    ],
)
def test_what_fails_by_itself(params: str, at: tuple[int, ...], void: str | None):
    looks = deed(4, "look", 5, 1)
    scene = night(looks)
    scene.seat(4).uses["look"] = 1
    run(scene, "fail", params)
    assert (looks.at, looks.void, scene.seat(4).uses["look"]) == (at, void, 1)
    scene = night(deed(4, "look", 5, 1))
    scene.seat(4).uses["look"] = 1
    run(scene, "fail", f"{params}{', ' if params else ''}back: true")
    changed = void is not None or at != (5, 1)
    assert scene.seat(4).uses["look"] == 1 + changed


HAMPER = "verb: lock, answer: locked"


@pytest.mark.parametrize(
    ("params", "void", "told"),
    [
        ("", "hampered", []),
        ("tell: true", "hampered", [(3, "locked")]),
        ("tell: me.number == 5", "hampered", [(3, "locked")]),
        ("tell: me.number == 4", "hampered", []),
        ("who: me.number == 4", None, []),
        ("on: target.number == 4", None, []),
        ("stopped_by: wall, tell: true", None, []),
        ("stopped_by: rope, tell: true", "hampered", [(3, "locked")]),
        ("but: save", None, []),
    ],
)
def test_hampering(params: str, void: str | None, told: list[tuple[int, str]]):
    save = deed(3, "save", 1)
    scene = night(deed(5, "lock", 3), save)
    scene.pad.protect(3, "wall", 4)
    run(scene, "hamper", f"{HAMPER}, label: stuck, protects: cage, {params}")
    assert (save.void, answers(scene)) == (void, told)
    worked = void is not None or "but" in params
    assert scene.pad.labelled(3, "stuck") == worked
    assert scene.pad.protected(3, ["cage"]) == worked
    assert scene.pad.deeds is not None
    assert scene.pad.deeds[0].worked == worked


def test_what_was_worked_before_hampers_nobody_and_whom_nothing_reaches_is_not_hampered():
    save = deed(3, "save", 1)
    run(night(deed(5, "lock", 3, worked=True), save), "hamper", HAMPER)
    assert save.void is None
    scene = night(deed(5, "lock", 3), save)
    scene.pad.gone.add(3)
    run(scene, "hamper", HAMPER)
    assert save.void is None
    taken = deed(2, "save", 1, owner=3)
    run(night(deed(5, "lock", 3), taken), "hamper", HAMPER)
    assert taken.void is None


@pytest.mark.parametrize(
    ("params", "left"),
    [
        ("verb: save", {3: 4, 4: 5, 5: 5}),
        ("verb: other", {3: 5, 4: 5, 5: 5}),
        ("verb: save, who: me.number == 3", {3: 4, 4: 5, 5: 5}),
        ("verb: save, who: me.number == 4", {3: 5, 4: 5, 5: 5}),
        ("verb: save, also: 'me.number in (3, 4)'", {3: 4, 4: 4, 5: 5}),
        ("", {3: 5, 4: 5, 5: 5}),
    ],
)
def test_what_a_deed_costs(params: str, left: dict[int, int]):
    scene = night(deed(3, "save", 1, 2))
    for number in (3, 4, 5):
        scene.seat(number).uses["save"] = 5
    run(scene, "pay", params)
    assert {number: scene.seat(number).uses["save"] for number in (3, 4, 5)} == left


GANG = "verb: kill, gangs: [{who: me.number < 5, chief: 'me.number in (2, 3)'}], decoy: target.number == 5"


@pytest.mark.parametrize(
    ("named", "dead"),
    [
        ({1: (6,), 2: (6,), 3: (5,)}, [6]),
        ({1: (6,), 2: (5,)}, [5]),
        ({1: (5, 6), 4: (6, 5)}, []),
        ({1: (5, 4), 4: (6, 4)}, []),
        ({1: (5, 6), 2: (5, 4), 3: (5, 4)}, [5, 4]),
        ({1: (5, 6), 2: (5,), 3: (5, 4)}, [5, 4]),
        ({1: (5,), 2: (5,)}, [5]),
        ({1: (6, 4), 2: (6, 4)}, [6]),
        ({5: (6,)}, []),
        ({}, []),
        ({4: (6,), 3: (5,), 2: (4,)}, [4]),
    ],
)
def test_whom_a_gang_agrees_on(named: dict[int, tuple[int, ...]], dead: list[int]):
    scene = night(*(deed(by, "kill", *at) for by, at in named.items()))
    run(scene, "gang_attack", f"{GANG}, decide: most, tell: decoy")
    assert list(scene.pad.dead) == dead
    assert answers(scene) == ([(number, "decoy:5") for number in (1, 2, 3, 4)] if 5 in dead else [])


def test_a_gangs_last_word_stands_if_any_member_is_free():
    for free, dead in (("me.number == 2", [5]), ("me.number == 5", [])):
        scene = night(deed(1, "kill", 6), deed(2, "kill", 5))
        scene.note("joint:kill:mafia", [scene.game.serial, 2])
        run(scene, "gang_attack", f"verb: kill, gangs: [{{who: me.number < 3}}], decide: last, free: {free}")
        assert list(scene.pad.dead) == dead
    run(night(), "gang_attack", "verb: kill, gangs: [{who: me.number < 3}], decide: last")


GUNS_OF = "verb: arm, kind: real, mark: armed, until: night"


def given(params: str, *deeds: Deed, dead: int = 0) -> tuple[dict[int, Any], int, list[tuple[str, tuple[int, ...]]]]:
    scene = night(*deeds)
    scene.seat(4).uses = {"arm:real": 3}
    if dead:
        scene.seat(dead).alive = False
    events = run(scene, "hand_out_guns", f"{GUNS_OF}, code: guns, told: gun{params}")
    held = {seat.number: seat.notes[GUNS] for seat in scene.game.seats if GUNS in seat.notes}
    assert sorted(held) == [event.seat for event in events if isinstance(event, Marked)]
    assert sorted(held) == [event.seat for event in events if isinstance(event, Told)]
    return held, scene.seat(4).uses["arm:real"], said(events)


def test_guns():
    arm = deed(4, "arm", 6, 5, aimed=(6, 5))
    assert given("", arm) == ({5: [["real", 4]], 6: [["real", 4]]}, 1, [("guns", (5, 6))])
    assert given("", deed(4, "arm", 6, void="hampered")) == ({}, 3, [])
    assert given("", deed(4, "arm", 6), deed(4, "arm", 6))[0] == {6: [["real", 4], ["real", 4]]}
    blank = ", blank: fake, blank_for: target.number == 6 and me.number == 4"
    assert given(blank, arm)[0] == {5: [["real", 4]], 6: [["fake", 4]]}
    assert given(blank, deed(4, "arm", 6, 5, aimed=(5,)))[0] == {5: [["real", 4]], 6: [["real", 4]]}
    assert given(", lost: target.number == 6", arm) == ({5: [["real", 4]]}, 1, [("guns", (5,))])


@pytest.mark.parametrize(
    ("params", "left"),
    [
        ("", 1),
        (", returns: [real]", 2),
        (", returns: [other]", 1),
        (", returns: [real], back_to: me.number == 4", 2),
        (", returns: [real], back_to: me.number == 5", 1),
        (", returns: [real], lost: target.number == 6", 1),
    ],
)
def test_a_gun_for_who_has_left(params: str, left: int):
    assert given(params, deed(4, "arm", 6, 5), dead=6)[:2] == ({5: [["real", 4]]}, left)


GUESS = "verb: guess, cause: hit"


def guessed(params: str, *roles: str, at: tuple[int, ...] = (3,)) -> Scene:
    scene = night(
        deed(1, "guess", *at, said={"role": roles[0]} if len(roles) == 1 else {"roles": list(roles)}),
        deed(3, "save", 1),
        deed(3, "note", 1),
    )
    run(scene, "guess", f"{GUESS}, right: hit, wrong: miss, misses: missed{params}")
    return scene


def test_guesses():
    scene = guessed("", "doctor")
    assert (scene.pad.dead, answers(scene), scene.seat(1).notes) == ({3: ["hit"]}, [(1, "hit")], {})
    assert [one.void for one in scene.deeds()] == [None, None, None]
    scene = guessed("", "citizen")
    assert (scene.pad.dead, answers(scene), scene.seat(1).notes) == ({}, [(1, "miss")], {"missed": 1})
    assert guessed("", "doctor", "doctor", at=(3, 4)).pad.dead == {3: ["hit"]}
    assert guessed("", "citizen", "detective", at=(3, 4)).pad.dead == {4: ["hit"]}
    scene = guessed("", "citizen", "citizen", at=(3, 4))
    assert scene.seat(1).notes == {"missed": 2}
    assert guessed(", same: [[citizen, doctor], [detective, mafioso]]", "citizen").pad.dead == {3: ["hit"]}
    assert guessed(", same: [[detective, mafioso]]", "citizen").pad.dead == {}
    assert guessed(", immune: target.number == 3 and me.number == 1", "doctor").pad.dead == {}


def test_a_guess_is_the_role_that_is_said_whatever_else_is_said():
    for said in ({"loud": True, "role": "doctor", "why": "tea"}, {"loud": True, "roles": ["doctor", "doctor"]}):
        scene = night(deed(1, "guess", 3, 4, said=said))
        run(scene, "guess", GUESS)
        assert scene.pad.dead == {3: ["hit"]}
    scene = night(deed(1, "guess", 3, said={"loud": True}))
    run(scene, "guess", f"{GUESS}, wrong: miss")
    assert (scene.pad.dead, answers(scene)) == ({}, [(1, "miss")])


def test_what_comes_of_a_right_guess():
    scene = guessed(", code: found, mark: known, show: true", "doctor")
    assert (scene.pad.codes, scene.pad.shown, "known" in scene.seat(3).marks) == ([("found", [3])], {3}, True)
    assert (scene.pad.gone, guessed("", "doctor").pad.shown) == (set(), set())
    scene = guessed(", at_once: true", "doctor")
    assert ([one.void for one in scene.deeds()], scene.pad.gone) == ([None, "fallen", "fallen"], {3})
    scene = guessed(", voids: true, spares: save", "doctor")
    assert ([one.void for one in scene.deeds()], scene.pad.gone) == ([None, None, "fallen"], set())
    scene = night(deed(1, "guess", 3, said={"role": "doctor"}), deed(3, "save", 1, void="failed"))
    scene.seat(3).marks["vest"] = [None, None]
    run(scene, "guess", "verb: guess, voids: true, role: citizen, loses: vest")
    assert ([one.void for one in scene.deeds()], scene.pad.dead) == ([None, "failed"], {})
    assert (scene.seat(3).role, scene.seat(3).marks, answers(scene)) == ("citizen", {}, [(3, "role:citizen")])
    scene = night(deed(1, "guess", 3, said={"role": "doctor"}))
    scene.pad.gone.add(3)
    run(scene, "guess", GUESS)
    assert scene.pad.dead == {}


def struck(params: str, *rows: tuple[int, str | None], deeds: tuple[Deed, ...] = ()) -> list[int]:
    """Whom reprisals for these attacks on seats (stopped by what) fall on."""
    scene = night(*deeds)
    scene.game.acts = [Given(2, "kill", (5,), {}, 3), Given(1, "kill", (5,), {}, 7), Given(3, "kill", (6,), {}, 1)]
    shot = deeds[0] if deeds else None
    scene.pad.hits = [Hit("shot", target, shot, stopped) for target, stopped in rows]
    run(scene, "reprisal", f"of: shot, cause: revenge, {params}")
    return [hit.target for hit in scene.pad.hits[len(rows) :]]


def test_reprisals():
    shot = (deed(4, "shoot", 5),)
    assert struck("at: owner", (5, None), deeds=shot) == [4]
    assert struck("at: owner", (5, "wall"), deeds=shot) == []
    assert struck("at: owner, stopped_by: wall", (5, "wall"), (6, ""), deeds=shot) == [4]
    assert struck("at: owner, any: true", (5, "wall"), (5, None), deeds=shot) == [4, 4]
    assert struck("at: owner", (5, None)) == []
    assert struck("at: owner, who: me.number == 6", (5, None), deeds=shot) == []
    assert struck("at: owner, spared: me.number == 5 and target.number == 4", (5, None), deeds=shot) == []
    assert struck("at: neighbours", (5, None), (5, None)) == [6, 4]
    assert struck("at: neighbours, spared: target.number == 4", (5, None)) == [6]
    gang = (deed(1, "kill", 5),)
    assert struck("at: owner, gang: kill", (5, None), deeds=gang) == [2]
    assert struck("at: owner, gang: kill, pays: last", (5, None), deeds=gang) == [1]
    assert struck("at: owner", (5, None), deeds=gang) == [1]
    assert struck("at: owner, gang: kill", (5, None), deeds=(deed(4, "kill", 5, owner=1),)) == [1]
    assert struck("at: owner, gang: kill", (4, None), deeds=gang) == [1]


def test_neighbours_are_the_nearest_who_sat_there_as_the_phase_began():
    scene = night()

    def of(number: int) -> list[int]:
        return [seat.number for seat in neighbours(scene, number)]

    assert (of(1), of(6), of(3)) == ([2, 6], [1, 5], [4, 2])
    scene.seat(2).alive, scene.seat(2).left_in = False, scene.game.serial
    scene.seat(4).alive, scene.seat(4).left_in = False, scene.game.serial - 1
    assert of(3) == [5, 2]
    for number in (2, 5, 6):
        scene.seat(number).alive, scene.seat(number).left_in = False, 1
    assert of(3) == [1]
    scene.seat(1).alive = False
    assert of(3) == []


STEAL = "verb: steal, then: [{note: {key: stolen}}]"


@pytest.mark.parametrize(
    ("params", "at", "by", "worked"),
    [
        ("", (2, 5), 3, False),
        ("takes: true", (2, 5), 6, True),
        ("of: [other, save], takes: true", (2, 5), 6, True),
        ("of: other", (2, 1), 3, False),
        ("of: other, takes: true", (2, 1), 3, True),
        ("on: target.number == 3 and me.number == 6", (2, 5), 3, False),
        ("on: target.number == 5", (2, 1), 3, False),
        ("stopped_by: wall", (2, 1), 3, False),
        ("stopped_by: rope", (2, 5), 3, False),
        ("fails: target.number == 5 and slot == 1", (2, 1), 3, False),
        ("fails: target.number == 5 and slot == 0", (2, 5), 3, False),
    ],
)
def test_thefts(params: str, at: tuple[int, ...], by: int, worked: bool):
    """6 makes 3, who names 2 and chiefly 1, do it to 5."""
    theft, save = deed(6, "steal", 3, 5), deed(3, "save", 2, 1, chief=1)
    scene = night(theft, deed(3, "first", 4, void="failed"), save)
    scene.pad.protect(3, "wall", 4)
    run(scene, "divert", f"{STEAL}, {params}")
    assert (save.at, save.by, save.owner, theft.worked) == (at, by, 3, worked)
    assert ("stolen" in scene.game.notes) == (at == (2, 5))
    assert theft.void == ("failed" if "slot == 1" in params else None)


def test_what_nothing_has_hampered_is_taken():
    for params, at in (("", (5,)), ("takes: true", (1,))):
        save = deed(3, "save", 1, void="hampered")
        run(night(deed(6, "steal", 3, 5), save), "divert", f"{STEAL}, {params}")
        assert save.at == at
    before = deed(6, "steal", 3, 5, worked=True)
    run(night(before, deed(3, "save", 1)), "divert", STEAL)
    assert before.worked


def test_a_gun_of_which_nothing_is_said_is_of_the_kind_that_the_step_names():
    held, _, _ = given("", deed(4, "arm", 6, power="inspect"))
    assert held == {6: [["real", 4]]}


@pytest.mark.parametrize(
    ("params", "worked"),
    [
        ("order: given", [(4, "inspect"), (1, "kill"), (3, "save")]),
        ("order: seats", [(1, "kill"), (3, "save"), (4, "inspect")]),
        ("order: calls", [(4, "inspect"), (1, "kill"), (3, "save")]),
        ("order: seats, unused: true", [(1, "kill"), (2, "kill"), (3, "save"), (4, "inspect")]),
    ],
)
def test_in_what_order_deeds_are_worked(params: str, worked: list[tuple[int, str]]):
    """By calls the godfather, here 4, comes first, then the mafioso, here 1."""
    scene = night()
    scene.pad.deeds = None
    scene.seat(2).alive = "unused" in params
    if "calls" in params:
        scene.seat(4).role, scene.seat(1).role = "godfather", "mafioso"
    scene.game.acts = [Given(4, "inspect", (5,), {}, 1), Given(1, "kill", (5,), {}, 2), Given(3, "save", (5,), {}, 3)]
    if "unused" in params:
        scene.seat(1).role = scene.seat(2).role = "godfather"
    run(scene, "open_night", f"{params}, by_call: true, calm: night == 2")
    assert [(one.owner, one.do) for one in scene.deeds()] == worked
    assert (scene.pad.resolving, scene.pad.by_call, scene.pad.calm) == (True, True, False)
    assert [one.named for one in scene.deeds() if one.owner == 2] == ([False] if "unused" in params else [])
    assert scene.pad.able is not None
    scene = night()
    run(scene, "open_night", "order: given, calm: true")
    assert (scene.pad.by_call, scene.pad.calm) == (False, True)


def opened(ability: str, unused: str, *acts: Given) -> list[tuple[int, str, str, tuple[int, ...], int, bool]]:
    """The deeds of 4, who has this ability."""
    text = (SCENARIOS / "classic" / "scenario.yaml").read_text(encoding="utf-8")
    text = text.replace("inspect: {}", f"look: {{verb: inspect{ability}}}")
    if "effect" in ability:
        text = text.replace("ask: {verb: inspect", "ask: {verb: seen")
    table = Table.seated(parse(text), SEATS).until("night")
    scene = Scene(table.book, table.game.copy())
    scene.game.acts = list(acts)
    run(scene, "open_night", f"order: given, unused: {unused}")
    return [(one.owner, one.do, one.power, one.at, one.order, one.named) for one in scene.deeds() if one.owner == 4]


def test_what_nobody_gave_is_a_deed_too_where_it_might_have_been_given():
    given = Given(4, "inspect", (1,), {}, 7)
    own = ", otherwise: self"
    assert opened("", "false") == []
    assert opened("", "true") == [(4, "inspect", "look", (), 0, False)]
    assert opened(own, "false") == [(4, "inspect", "look", (4,), 0, False)]
    assert opened(own, "true") == [(4, "inspect", "look", (4,), 0, False)]
    assert opened(own, "true", given) == [(4, "inspect", "look", (1,), 7, True)]
    assert opened(", effect: seen", "true") == [(4, "seen", "look", (), 0, False)]
    assert opened(", effect: seen", "true", given) == [(4, "seen", "look", (1,), 7, True)]
    field = ", with: {mood: {kind: flag, required: %s}}"
    assert opened(field % "true", "true") == []
    assert opened(field % "false", "true") == [(4, "inspect", "look", (), 0, False)]
    assert opened(field % "true" + own, "true") == [(4, "inspect", "look", (4,), 0, False)]
    assert opened(", if: night > 1", "true") == []
    assert opened(", vote: night == 1", "true") == []
    assert opened(", vote: night == 1", "true", given) == []


@pytest.mark.parametrize(
    ("under", "void", "turned", "at"),
    [
        ("", "hampered", False, (1, 2)),
        ("hot: fails", "hampered", False, (1, 2)),
        ("hot: stands", None, False, (1, 2)),
        ("hot: turned", None, True, (1, 2)),
        ("hot: rebounds", None, True, (4,)),
        ("cold: stands", "hampered", False, (1, 2)),
    ],
)
def test_what_an_ability_says_of_a_label_that_hampers(under: str, void: str | None, turned: bool, at: tuple[int, ...]):
    text = (SCENARIOS / "classic" / "scenario.yaml").read_text(encoding="utf-8")
    text = text.replace("inspect: {}", f"inspect: {{under: {{{under}}}}}")
    step = "    - label: {who: \"tonight(me, 'hot') and tonight(me, 'cold')\", label: [hot, cold]}\n    - ask: {verb"
    step = step.replace("label: [hot, cold]}", "label: hot}\n    - label: {who: false, label: cold}")
    table = Table.seated(parse(text.replace("    - ask: {verb", step)), SEATS).until("night")
    for label in ("hot", None):
        scene = Scene(table.book, table.game.copy())
        look = deed(4, "inspect", 1, 2)
        scene.pad.deeds = [deed(5, "lock", 4), look]
        run(scene, "hamper", "verb: lock" + (f", label: {label}" if label else ""))
        if label:
            assert (look.void, look.turned, look.at) == (void, turned, at)
        else:
            assert (look.void, look.turned, look.at) == ("hampered", False, (1, 2))
