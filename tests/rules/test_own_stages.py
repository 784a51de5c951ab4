"""Stages of one rulebook alone, each over a state laid by hand."""

from __future__ import annotations

from typing import Any

import pytest

from core.books.library import load
from core.rulebook.lint.walk import calls
from core.rules.commands import Host
from core.rules.events import ActGiven, Announced, BallotCounted, Event, Left, Marked, Noted, Told, Unmarked
from core.rules.memory import CONDEMNED, TIED
from core.rules.night.deed import Deed, Reason
from core.rules.scene import Scene
from core.rules.state import Given
from tests.rules.table import Table


def laid(book: str, roles: str, phase: str) -> Scene:
    """A table in the first phase of this name."""
    table = Table.seated(load(book), roles)
    if table.game.phase != phase:
        table.until(phase)
    return Scene(table.book, table.game.copy())


def run(scene: Scene, name: str, **said: Any) -> list[Event]:
    """What a step of this name in the rulebook does, one of which the parameters say this."""
    steps = (one for one in calls(scene.book.scenario) if one.name == name)
    call = next(one for one in steps if all(getattr(one.params, key) == value for key, value in said.items()))
    before = len(scene.events)
    call.stage.run(scene, call.params)
    return scene.events[before:]


def of(events: list[Event], *kinds: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kinds)]


def said(events: list[Event]) -> list[tuple[str, tuple[int, ...]]]:
    return [(event.code, event.seats) for event in events if isinstance(event, Announced)]


def out(events: list[Event]) -> list[int]:
    return [event.seat for event in events if isinstance(event, Left)]


def answers(scene: Scene) -> list[tuple[int, str]]:
    return [(seat, answer.text) for seat, answer, _ in scene.pad.answers]


BOMB = "bomber al_capone bodyguard bodyguard citizen citizen doctor detective zodiac"


@pytest.mark.parametrize(
    ("holder", "tries", "code", "falls"),
    [
        (5, [], "bomb_exploded", 5),
        (5, [(5, 2)], "bomb_defused", None),
        (5, [(5, 3)], "bomb_exploded", 5),
        (5, [(6, 2)], "bomb_exploded", 5),
        (5, [(6, 2), (5, 2)], "bomb_defused", None),
        (5, [(5, 3), (3, 2)], "bomb_defused", None),
        (5, [(5, 2), (3, 3)], "bomb_exploded", 3),
        (5, [(3, 2), (4, 3)], "bomb_defused", None),
        (5, [(8, 2), (5, 3)], "bomb_exploded", 5),
        (3, [(3, 2), (4, 3)], "bomb_exploded", 4),
        (3, [(3, 2)], "bomb_defused", None),
    ],
)
def test_who_tries_the_code_of_a_bomb(holder: int, tries: list[tuple[int, int]], code: str, falls: int | None):
    """The code is 2; bodyguard 4 may try in another's place as 3 may; 8 would have, and has left."""
    scene = laid("zodiac", BOMB, "day")
    scene.game.seat(8).alive, scene.game.seat(8).role = False, "bodyguard"
    seat = scene.seat(holder)
    seat.marks["bombed"], seat.notes["bomb_code"] = [None, None], 2
    scene.game.acts = [Given(by, "defuse", (), {"code": tried}, 1) for by, tried in tries]
    events = run(scene, "settle_bomb")
    assert said(events)[0] == (code, (holder if falls is None else falls,))
    assert out(events) == ([] if falls is None else [falls])
    assert ("bombed" in seat.marks, "bomb_code" in seat.notes) == (False, False)


CLASICO = "escobar juan blanco mafioso churchill bridget bonaparte citizen citizen citizen"


def woken(*at: int, holders: list[list[int]] | None = None, gone: int = 0) -> Scene:
    scene = laid("el_clasico", CLASICO, "night")
    scene.game.night = 3
    scene.game.notes["code_holders"] = holders or []
    scene.pad.deeds = [Deed(by=7, do="link", at=at, said={"code": 4}, order=1, owner=7, power="link")]
    if gone:
        scene.pad.gone.add(gone)
    run(scene, "wake_with_code")
    return scene


def test_a_general_wakes_those_who_are_to_be_trusted():
    scene = woken(8, holders=[[1, 9]])
    assert answers(scene) == [(8, "linked:7"), (8, "code:4")]
    assert scene.game.notes["code_holders"] == [[1, 9], [3, 8]]
    assert (scene.pad.dead, scene.pad.codes) == ({}, [])


def test_waking_anybody_else_is_told_to_the_last_of_an_earlier_night():
    scene = woken(1, holders=[[1, 9], [2, 8], [3, 10]])
    assert answers(scene) == [(8, "woken:1")]
    assert (scene.pad.dead, scene.pad.codes) == ({7: ["link"]}, [("general_dead", [])])
    assert answers(woken(1, holders=[[3, 10]])) == []
    scene = woken(1, 8, holders=[[2, 9]])
    assert answers(scene) == [(8, "linked:7"), (8, "code:4"), (9, "woken:1")]


def test_who_fell_tonight_hears_of_no_waking_and_a_code_that_was_not_said_is_1():
    for dead, heard in ((0, [(9, "woken:1")]), (9, [])):
        scene = laid("el_clasico", CLASICO, "night")
        scene.game.night = 3
        scene.game.notes["code_holders"] = [[1, 8], [2, 9]]
        scene.pad.deeds = [Deed(by=7, do="link", at=(1,), said={}, order=1, owner=7, power="link")]
        if dead:
            scene.pad.kill(dead, "kill")
        run(scene, "wake_with_code")
        assert answers(scene) == heard
    scene = laid("el_clasico", CLASICO, "night")
    scene.pad.deeds = [Deed(by=7, do="link", at=(8,), said={}, order=1, owner=7, power="link")]
    run(scene, "wake_with_code")
    assert answers(scene) == [(8, "linked:7"), (8, "code:1")]


@pytest.mark.parametrize(
    ("votes", "counts", "lost"),
    [
        ({1: (6,), 2: (6,), 3: (5,)}, {5: 1, 6: 2}, True),
        ({1: (6,), 3: (5,)}, {5: 1, 6: 1}, False),
        ({1: (5,)}, {5: 1}, False),
        ({}, {}, False),
    ],
)
def test_a_duel_is_lost_by_more_votes(votes: dict[int, tuple[int, ...]], counts: dict[int, int], lost: bool):
    """5, who is out, has challenged 6."""
    scene = laid("godfather", "godfather saul_goodman matador nostradamus citizen citizen citizen leon", "night")
    scene.game.phase = "verdict"
    scene.game.notes |= {"challenger": [5], "challenged": [6]}
    scene.seat(5).alive = False
    scene.game.defence, scene.game.votes = [5, 6], votes
    events = run(scene, "duel_decides")
    (counted,) = [event for event in events if isinstance(event, BallotCounted)]
    assert (counted.counts, counted.removed, counted.needed) == (counts, (6,) if lost else (), 1)
    assert counted.phase == "duel", "it is told in words of its own"
    assert (out(events), scene.seat(5).alive, scene.game.defence) == ([6] if lost else [], lost, [])
    assert scene.game.notes.keys().isdisjoint({"challenger", "challenged"})


@pytest.mark.parametrize(
    ("named", "mover", "words", "left"),
    [
        (4, 5, [("beautiful_mind_hit", (4, 5))], [4]),
        (6, 5, [("beautiful_mind_miss", (5,))], []),
        (4, 4, [("beautiful_mind_hit", (4,))], []),
    ],
)
def test_who_names_a_certain_player_comes_back(named: int, mover: int, words: list[Any], left: list[int]):
    scene = laid("godfather", "godfather saul_goodman matador nostradamus citizen citizen citizen leon", "night")
    scene.game.phase = "verdict"
    scene.seat(mover).alive = False
    scene.given = Given(mover, "guess", (named,), {}, 1)
    events = run(scene, "unmask")
    assert (said(events), out(events)) == (words, left)
    assert scene.seat(mover).alive == (named == 4)
    assert [number for number in range(1, 9) if "exposed" in scene.seat(number).marks] == left
    assert ("armour" in scene.seat(4).marks) == (mover != 4)
    assert [event.shown for event in events if isinstance(event, Left)] == ["nostradamus"] * len(left)


def test_where_nobody_moves_no_card_is_played():
    scene = laid("godfather", "godfather saul_goodman matador nostradamus citizen citizen citizen leon", "night")
    scene.game.phase = "verdict"
    scene.game.phase = "last_words"
    scene.game.notes |= {"card": "lambs"}
    for seat in scene.game.seats:
        seat.alive = False
    assert run(scene, "play_card") == []


GANGS = "don mafioso henchman triad_boss triad citizen citizen citizen"


def taken(*left: int, dead: tuple[int, ...] = (), infected: tuple[int, ...] = ()) -> Scene:
    scene = laid("gangster_city", GANGS, "night")
    for number in infected:
        scene.seat(number).marks["infected"] = [None, None]
    for number in dead:
        scene.pad.kill(number, "kill")
    for number in left:
        scene.seat(number).alive = False
        scene.leaver = scene.seat(number)
        run(scene, "succession")
    return scene


def test_who_takes_the_place_of_whom_a_gang_has_lost():
    def roles(scene: Scene) -> str:
        return " ".join(seat.role for seat in scene.game.seats[:5])

    assert roles(taken(6)) == "don mafioso henchman triad_boss triad"
    assert roles(taken(2)) == "don mafioso mafioso triad_boss triad"
    assert roles(taken(4)) == "don mafioso henchman triad_boss triad_boss"
    scene = taken(1)
    assert sorted(roles(scene).split()[1:3]) == ["don", "mafioso"]
    told = [(event.seat, event.answer, event.value) for event in scene.events if isinstance(event, Told)]
    assert told[:3] == [(3, "role", "mafioso"), (2, "seats", (2, 3)), (3, "seats", (2, 3))]
    assert [row[1:] for row in told[3:]] == [("role", "don")]
    assert roles(taken(4, infected=(5,))) == "don mafioso henchman triad_boss triad"
    assert roles(taken(1, infected=(2, 3))) == "don mafioso henchman triad_boss triad"
    assert roles(taken(4, dead=(4, 5))) == "don mafioso henchman triad_boss triad", "5 is still to leave"
    assert roles(taken(4, 5, dead=(4, 5))) == "don mafioso henchman triad_boss triad"


def test_whom_nothing_reaches_any_more_cannot_be_woken():
    for gone in (1, 8):
        scene = woken(gone, gone=gone, holders=[[2, 9]])
        assert (answers(scene), scene.pad.dead) == ([], {})


def test_the_shot_passes_on_to_the_bought_in_their_order():
    scene = laid("el_clasico", CLASICO, "night")

    def shooter() -> int:
        run(scene, "find_shooter")
        return scene.game.notes["shooter"]

    scene.game.seat(9).notes["bought"], scene.game.seat(8).notes["bought"] = 1, 2
    found = [shooter()]
    for seat in (1, 2, 3, 4, 9, 8):
        scene.game.seat(seat).alive = False
        found.append(shooter())
    assert found == [1, 2, 3, 4, 9, 8, 0]


def test_only_those_called_are_answered_before_the_night_is_over():
    scene = laid("family", "mafioso priest detective doctor judge citizen", "night")
    scene.decision = Host("call", (2,))
    scene.pad.answer(2, "nothing")
    scene.pad.answer(3, "nothing")
    events = run(scene, "answer_called")
    assert [event.seat for event in events if isinstance(event, Told | Noted)] == [2, 2]


def persian(roles: str) -> Scene:
    scene = laid("grand_persian", roles, "night")
    scene.pad.deeds = []
    return scene


def test_a_pocket_is_picked_of_what_is_there():
    def picked(uses: dict[str, int], role: str = "gunsmith", *arms: int, named: bool = True) -> list[tuple[int, str]]:
        scene = persian("godfather pickpocket gunsmith blacksmith citizen citizen citizen")
        scene.seat(3).uses, scene.seat(3).role = uses, role
        deeds = [Deed(by=3, do="arm", at=(seat,), said={}, order=1, owner=3, power="arm") for seat in arms]
        theft = Deed(by=2, do="pickpocket", at=(3,), said={}, order=2, owner=2, power="pickpocket", named=named)
        scene.pad.deeds = [*deeds, theft]
        run(scene, "hand_over")
        run(scene, "pick_pockets")
        return [row for row in answers(scene) if row[0] == 2]

    assert picked({"arm": 1}) == [(2, "gun")]
    assert picked({"arm": 0}) == [(2, "nothing")]
    assert picked({}) == [(2, "nothing")]
    assert picked({"arm": 1}, "citizen") == [(2, "nothing")]
    assert picked({"arm": 1}, "gunsmith", 5) == [(2, "nothing")]
    assert picked({"arm": 2}, "gunsmith", 5) == [(2, "gun")]


def test_what_is_taken_out_of_a_store_is_a_deed_that_nothing_hampers():
    scene = persian("godfather pickpocket gunsmith blacksmith citizen citizen citizen")
    scene.seat(3).uses = {"arm": 1}
    scene.pad.deeds = [Deed(by=2, do="pickpocket", at=(3,), said={}, order=2, owner=2, power="pickpocket")]
    run(scene, "hand_over")
    run(scene, "pick_pockets")
    deed = scene.pad.deeds[-1]
    assert (deed.by, deed.owner, deed.at, deed.order) == (2, 3, (2,), 0)
    assert (deed.named, deed.worked, deed.free) == (False, True, False)


def test_who_asked_in_vain_is_told_nothing_and_who_did_not_ask_is_not_told():
    cases: list[tuple[bool, Reason | None, list[tuple[int, str]]]] = [
        (True, "hampered", [(2, "nothing")]),
        (False, None, []),
        (True, None, [(2, "nothing")]),
    ]
    for named, void, told in cases:
        scene = persian("godfather pickpocket gunsmith blacksmith citizen citizen citizen")
        at = (5,) if named else ()
        scene.pad.deeds = [
            Deed(by=2, do="pickpocket", at=at, said={}, order=2, owner=2, power="pickpocket", named=named, void=void)
        ]
        run(scene, "hand_over")
        run(scene, "pick_pockets")
        assert answers(scene) == told


def test_the_blade_falls_on_whoever_tries_the_last_they_name():
    scene = persian("godfather samurai white_citizen freemason citizen citizen citizen")
    scene.pad.deeds = [
        Deed(by=2, do="blade", at=(2,), said={}, order=0, owner=2, power="blade", named=False),
        Deed(by=4, do="link", at=(5, 2), said={}, order=1, owner=4, power="link"),
        Deed(by=3, do="whiten", at=(2, 5), said={}, order=2, owner=3, power="convert"),
    ]
    run(scene, "blade")
    assert scene.pad.dead == {4: ["blade"]}
    assert scene.seat(2).notes["blade"] == 1


def lodge(joins: int, *linked: int, dead: int = 0) -> Scene:
    scene = persian("godfather mafioso freemason doctor citizen citizen citizen")
    for order, number in enumerate(linked, 1):
        scene.seat(number).marks["linked"] = [None, order]
    if dead:
        scene.pad.dead[dead] = ["mafia"]
    scene.pad.deeds = [Deed(by=3, do="link", at=(joins,), said={}, order=1, owner=3, power="link")]
    run(scene, "lodge_join")
    return scene


def test_whoever_joins_a_lodge_is_told_with_all_its_members():
    scene = lodge(5)
    assert answers(scene) == [(3, "linked:5"), (5, "linked:3")]
    assert [scene.seat(number).marks["linked"][1] for number in (3, 5)] == [1, 2]
    scene = lodge(6, 3, 5)
    assert answers(scene) == [(3, "linked:6"), (6, "linked:3"), (5, "linked:6"), (6, "linked:5")]
    assert scene.seat(6).marks["linked"][1] > 2
    assert answers(lodge(6, 3, 5, dead=5)) == [(3, "linked:6"), (6, "linked:3")]


@pytest.mark.parametrize(("joins", "linked", "dead"), [(3, (3, 5), 0), (3, (), 0), (6, (3, 5), 6), (5, (3, 5), 0)])
def test_nobody_joins_twice_nor_oneself_nor_the_dead(joins: int, linked: tuple[int, ...], dead: int):
    scene = lodge(joins, *linked, dead=dead)
    assert (answers(scene), of(scene.events, Marked)) == ([], [])


@pytest.mark.parametrize(("falls", "dead"), [(5, {5: ["mafia"]}), (6, {6: ["mafia"]})])
def test_the_shot_that_was_given_is_the_one_that_is_decided(falls: int, dead: dict[int, list[str]]):
    """The godfather's was not used, though it stands before the mafioso's."""
    scene = persian("godfather mafioso doctor citizen citizen citizen citizen")
    unused = Deed(by=1, do="kill", at=(), said={}, order=0, owner=1, power="kill", named=False)
    scene.pad.deeds = [unused, Deed(by=2, do="kill", at=(falls,), said={}, order=4, owner=2, power="kill")]
    run(scene, "first_shot")
    assert (scene.pad.dead, unused.at, unused.void) == (dead, (), None)


def test_only_one_shot_is_decided_beforehand():
    scene = persian("godfather mafioso doctor citizen citizen citizen citizen")
    kills = [Deed(by=by, do="kill", at=(at,), said={}, order=by, owner=by, power="kill") for by, at in ((1, 5), (2, 6))]
    scene.pad.deeds = [*kills, Deed(by=3, do="save", at=(5,), said={}, order=3, owner=3, power="save")]
    run(scene, "first_shot")
    assert scene.pad.dead == {6: ["mafia"]}


@pytest.mark.parametrize(
    ("at", "saved", "void"),
    [(4, True, {4: "fallen", 5: None}), (4, False, {4: "fallen", 5: None}), (5, True, {4: None, 5: None})],
)
def test_who_is_shot_does_nothing_and_some_do_nothing_though_they_are_saved(
    at: int, saved: bool, void: dict[int, str | None]
):
    scene = persian("godfather mafioso doctor killer detective citizen citizen")
    deeds = [
        Deed(by=by, do=do, at=(6,), said={}, order=by, owner=by, power=do) for by, do in ((4, "some"), (5, "other"))
    ]
    save = [Deed(by=3, do="save", at=(at,), said={}, order=2, owner=3, power="save")] if saved else []
    scene.pad.deeds = [Deed(by=1, do="kill", at=(at,), said={}, order=1, owner=1, power="kill"), *save, *deeds]
    run(scene, "first_shot")
    assert {deed.by: deed.void for deed in deeds} == void
    assert (scene.pad.dead == {}) == saved


ADVANCED = "godfather psycho thief yakuza commander sniper taraz devotee double enchanter"


def advanced(phase: str = "night", rows: dict[str, dict[str, Any]] | None = None) -> Scene:
    """A night of that rulebook with these requests open."""
    scene = laid("classic_advanced", ADVANCED, phase)
    scene.game.notes["requests"] = {
        key: {"waits": "to_confirm", "says": "shot", "seats": [], "code": None, "yes": None, **row}
        for key, row in (rows or {}).items()
    }
    return scene


def test_a_yes_is_announced_once_a_phase_and_a_no_never():
    row: dict[str, Any] = {"by": 1, "kind": "fatal", "to": 5, "code": "strongman_shoots"}
    for accept, codes in ((False, []), (True, ["strongman_shoots"])):
        scene = advanced(rows={"a": row})
        scene.given = Given(5, "confirm", (), {"accept": accept}, 1)
        assert [code for code, _ in said(run(scene, "reply", waits="to_confirm"))] == codes
        scene.game.notes["requests"]["a"]["yes"] = None
        assert said(run(scene, "reply", waits="to_confirm")) == []
        scene.game.serial += 2
        scene.game.notes["requests"]["a"]["yes"] = None
        assert [code for code, _ in said(run(scene, "reply", waits="to_confirm"))] == codes


def test_where_nothing_changed_nothing_happens():
    scene = advanced(rows={"a": {"by": 1, "kind": "fatal", "to": 5, "yes": True}})
    scene.given = Given(5, "confirm", (), {}, 1)
    assert run(scene, "reply", waits="to_confirm") == []


def test_requests_that_are_over_are_forgotten():
    scene = advanced(rows={"a": {"by": 1, "kind": "fatal", "to": 5}})
    scene.seat(5).marks["to_confirm"] = [None, None]
    events = run(scene, "requests")
    assert "requests" not in scene.game.notes
    assert [event.seat for event in events if isinstance(event, Unmarked)] == [5]


def test_who_agreed_to_an_invitation_is_recruited_by_the_one_who_asked():
    rows: dict[str, dict[str, Any]] = {
        "a": {"by": 4, "kind": "invite", "to": 5, "yes": True},
        "b": {"by": 4, "kind": "invite", "to": 6, "yes": False},
        "c": {"by": 3, "kind": "invite", "to": 7, "yes": True},
    }
    cases: list[tuple[Reason | None, set[int]]] = [(None, {5}), ("hampered", set())]
    for void, labelled in cases:
        scene = advanced(rows=rows)
        scene.pad.deeds = [Deed(by=4, do="invite", at=(5, 6), said={}, order=1, owner=4, power="invite", void=void)]
        run(scene, "approve")
        assert {number for number, labels in scene.pad.labels.items() if "recruit" in labels} == labelled


@pytest.mark.parametrize(
    ("word", "owner", "accept", "at"),
    [(True, 5, False, ()), (True, 7, False, (1,)), (False, 5, True, (1,)), (False, 7, True, ())],
)
def test_a_thief_speaks_in_place_of_whose_word_it_is(word: bool, owner: int, accept: bool, at: tuple[int, ...]):
    scene = advanced(rows={"a": {"by": 6, "kind": "bullet", "to": 5, "yes": word}})
    shot = Deed(by=6, do="bullet", at=(1,), said={}, order=1, owner=6, power="shoot")
    scene.pad.deeds = [
        shot,
        Deed(by=3, do="confirm", at=(3,), said={"accept": accept}, order=2, owner=owner, power="confirm"),
    ]
    run(scene, "approve")
    assert (shot.at, shot.void) == (at, None if at else "failed")


def test_only_who_is_there_asks_and_only_whom_they_say():
    def asked(alive: bool, said: dict[str, int]) -> list[int]:
        scene = advanced()
        scene.seat(6).role, scene.seat(6).alive = "psychologist", alive
        scene.game.acts = [Given(6, "shoot", (1,), said, 1)]
        run(scene, "requests")
        return [row["to"] for row in scene.game.notes.get("requests", {}).values()]

    assert asked(True, {"confirmer": 8}) == [8]
    assert asked(True, {}) == []
    assert asked(False, {"confirmer": 8}) == []


def test_who_is_robbed_twice_hears_of_it_once():
    scene = advanced()
    scene.seat(4).role = "thief"
    scene.pad.deeds = [Deed(by=by, do="steal", at=(6, 1), said={}, order=by, owner=by, power="steal") for by in (3, 4)]
    run(scene, "rob")
    assert [seat for seat, answer in answers(scene) if answer == "locked"] == [6]


def test_what_grows_is_cut_to_what_its_giver_may_name_and_a_thiefs_is_not():
    for doubled, at in ((True, (1, 2)), (False, (1,))):
        scene = advanced()
        scene.game.night = 1
        own = Deed(by=6, do="bullet", at=(1, 2), said={}, order=1, owner=6, power="shoot")
        deeds = [
            Deed(by=3, do="bullet", at=(1, 2), said={}, order=1, owner=6, power="shoot"),
            Deed(by=2, do="blast", at=(1, 2), said={}, order=1, owner=2, power="blast"),
        ]
        if doubled:
            scene.seat(6).marks["doubled"] = [None, None]
        scene.pad.deeds = [own, *deeds]
        run(scene, "second_target")
        assert (own.at, [deed.at for deed in deeds]) == (at, [(1, 2), (1, 2)])


def test_a_trap_catches_those_who_agreed_to_the_deed_itself():
    rows: dict[str, dict[str, Any]] = {
        "a": {"by": 6, "kind": "witnessed", "to": 8, "yes": True},
        "b": {"by": 5, "kind": "witnessed", "to": 7, "yes": True},
        "c": {"by": 6, "kind": "invite", "to": 9, "yes": True},
    }
    scene = advanced(rows=rows)
    traps = [Deed(by=2, do="trap", at=(number,), said={}, order=number, owner=2, power="trap") for number in (7, 8, 9)]
    shot = Deed(by=6, do="witnessed", at=(1,), said={}, order=1, owner=6, power="shoot")
    scene.pad.deeds = [*traps, shot]
    run(scene, "spring")
    assert scene.pad.dead == {8: ["trap"]}
    assert shot.at == ()


@pytest.mark.parametrize(
    ("tied", "act", "role", "condemned"),
    [
        ([1, 2], 2, "taraz", [2]),
        ([8], None, "taraz", [8]),
        ([8, 9], None, "taraz", [8]),
        ([9], None, "taraz", None),
        ([1, 2], 2, "citizen", None),
    ],
)
def test_who_breaks_a_tie(tied: list[int], act: int | None, role: str, condemned: list[int] | None):
    """Of 8 and 9 the latter has left."""
    scene = advanced("day")
    scene.seat(9).alive, scene.seat(7).role = False, role
    scene.game.notes[TIED] = tied
    scene.game.acts = [] if act is None else [Given(7, "break_tie", (act,), {}, 1)]
    run(scene, "break_tie")
    assert scene.game.notes.get(CONDEMNED) == condemned
    assert TIED not in scene.game.notes


def test_whoever_steps_in_offers_no_longer():
    scene = advanced("day")
    scene.seat(8).marks["offering"] = [None, None]
    scene.given = Given(2, "detonate", (1,), {}, 1)
    assert said(run(scene, "step_in", verb=())) == [("guardian_saved", (1,))]
    assert ("offering" in scene.seat(8).marks, scene.seat(8).role) == (False, "citizen")
    assert said(run(scene, "step_in", verb=())) == []


def test_whoever_leaves_by_night_has_given_nothing_and_was_not_named():
    for resolving, left in ((False, [(1, "kill", (3,)), (7, "kill", (3,))]), (True, None)):
        scene = advanced()
        acts = [
            Given(1, "kill", (3,), {}, 1),
            Given(6, "shoot", (4,), {}, 2),
            Given(7, "kill", (6, 3), {}, 3),
            Given(3, "steal", (6, 4), {}, 4),
            Given(10, "lock", (6,), {}, 5),
        ]
        scene.game.acts = list(acts)
        scene.leaver, scene.pad.resolving = scene.seat(6), resolving
        run(scene, "strike_off")
        standing = sorted((act.by, act.do, act.at) for act in scene.game.acts)
        assert standing == (left or sorted((act.by, act.do, act.at) for act in acts))
        assert [event.by for event in scene.events if isinstance(event, ActGiven)] == ([7] if left else [])


def test_whom_a_seeker_found_is_listed_once():
    scene = advanced()
    scene.pad.deeds = [Deed(by=7, do="seek", at=(1, 2, 1), said={}, order=1, owner=8, power="seek")]
    run(scene, "find")
    run(scene, "find")
    assert scene.seat(8).notes["found"] == [1, 2]
