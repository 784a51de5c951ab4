"""What a scene does to the state: what is emitted, to whom, and when nothing is."""

from __future__ import annotations

import json
from typing import Any

import pytest

from core.books.library import SCENARIOS, parse
from core.rulebook.formula import Formula
from core.rules.commands import Deadline
from core.rules.engine import step
from core.rules.events import AgendaSet, Event, GameOver, Left, Marked, Met, PhaseBegan, UsesLeft
from core.rules.log_form import from_row, row
from core.rules.phases import begin, next_phase, rooms
from core.rules.scene import Scene
from core.rules.state import Given
from tests.rules.table import Table
from tests.rules.variants import classic

CLASSIC = (SCENARIOS / "classic" / "scenario.yaml").read_text(encoding="utf-8")
SEATS = "godfather mafioso doctor detective citizen citizen"


def laid(*changes: tuple[str, str], phase: str = "night") -> Scene:
    """A phase of a game by the file of classic with these words changed; nobody knows anybody."""
    text = CLASSIC
    for was, now in changes:
        assert was in text, was
        text = text.replace(was, now, 1)
    table = Table.seated(parse(text), SEATS).until(phase)
    scene = Scene(table.book, table.game.copy())
    for seat in scene.game.seats:
        seat.knows = []
    return scene


def since(scene: Scene, count: int = 0) -> list[Event]:
    return scene.events[count:]


def test_whoever_is_met_is_known_and_nobody_meets_themselves():
    scene = laid()
    scene.meet(1, [1, 2])
    scene.meet(1, [2])
    scene.meet(1, [1])
    assert [event.seats for event in scene.events if isinstance(event, Met)] == [(2,)]
    scene.meet(1, [3])
    assert scene.seat(1).knows == [2, 3]
    scene.meet(1, [2, 1], roles=True)
    assert scene.events[-1] == Met("seat:1", seat=1, seats=(2, 3), roles={2: "mafioso"})
    scene.estrange(1)
    assert scene.seat(1).knows == []


def test_uses_are_spent_down_to_nothing_and_come_back():
    scene = laid()
    scene.spend(3, "save")
    assert scene.events == []
    scene.set_uses(3, "save", 2)
    left: list[int | None] = []
    for count in (1, 5, -3):
        scene.spend(3, "save", count)
        left.append(scene.seat(3).uses["save"])
    assert left == [1, 0, 3]
    scene.set_uses(3, "save", None)
    assert "save" not in scene.seat(3).uses


def test_who_becomes_another_has_the_limits_of_what_is_new_to_them():
    scene = laid(
        ("save: {self: true}", "save: {self: true, self_uses: 2, uses: 3}"),
        ("inspect: {}", "inspect: {uses: 1}"),
        ("    - ask: {verb: inspect,", "    - fail: {verb: inspect}\n    - ask: {verb: inspect,"),
    )
    scene.set_uses(3, "save", 1)
    scene.become(3, "detective")
    assert scene.seat(3).uses["inspect"] == 1
    count = len(scene.events)
    scene.become(3, "detective", "mafia")
    assert (scene.seat(3).team, [event for event in since(scene, count) if isinstance(event, UsesLeft)]) == (
        "mafia",
        [],
    )
    scene.become(3, team="town")
    assert (scene.seat(3).role, scene.seat(3).team) == ("detective", "town")
    scene.become(3, team="mafia")
    scene.become(3)
    assert (scene.seat(3).role, scene.seat(3).team) == ("detective", "mafia")
    scene.become(3, "mafioso")
    assert (scene.seat(3).role, scene.seat(3).team) == ("mafioso", "mafia")


def test_where_there_is_nothing_to_forget_nothing_happens():
    scene = laid()
    scene.note("tea", None)
    scene.note("tea", None, seat=3)
    scene.unmark(3, "calm")
    scene.void(3)
    scene.back(3)
    scene.struck_off_defence(3)
    assert scene.events == []
    scene.note("tea", 0)
    scene.note("tea", None)
    scene.note("tea", 1, seat=3)
    scene.note("tea", None, seat=3)
    assert len(scene.events) == 4


def test_who_sees_a_mark():
    marks = "marks: {hidden: secret, felt: own, worn: public}\nannouncements:"
    scene = laid(
        ("announcements:", marks),
        (
            "inspect: {}",
            f'inspect: {{if: "{" and ".join(f"not has(me, {one!r})" for one in ("hidden", "felt", "worn"))}"}}',
        ),
    )
    for mark in ("hidden", "felt", "worn"):
        scene.mark(3, mark, "day", 7)
    assert [event.to for event in scene.events if isinstance(event, Marked)] == ["host", "seat:3", "all"]
    assert scene.seat(3).marks["worn"] == ["day", 7]
    begin(scene, "day")
    assert scene.seat(3).marks == {}


@pytest.mark.parametrize(
    ("reveals", "shown"),
    [
        ("role", "doctor"),
        ("team", "town"),
        ("nothing", None),
        ("\"'role' if me.number == 3 else 'nothing'\"", "doctor"),
    ],
)
def test_what_is_shown_of_who_leaves(reveals: str, shown: str | None):
    scene = laid(("defences:", f"reveals: {{eject: {reveals}}}\ndefences:"))
    scene.leave(3, "eject")
    scene.leave(3, "eject")
    scene.leave(4, "vote")
    scene.leave(5, "eject", None)
    scene.leave(6, "vote", "citizen")
    assert [event.shown for event in scene.events if isinstance(event, Left)] == [shown, None, None, "citizen"]


def test_steps_of_a_departure_are_about_who_leaves_and_changes_wait_for_the_dawn():
    leaves = "  leaves:\n    - {note: {key: left, value: me.number}, if: me.number > 2}\n"
    steps = f"steps:\n{leaves}  night.changes:\n    - note: {{key: changed}}\n"
    for resolving in (False, True):
        scene = laid(("steps:\n", steps), ("inspect: {}", "inspect: {if: note('left') + note('changed') > -1}"))
        scene.pad.resolving = resolving
        scene.leave(1, "vote")
        assert "left" not in scene.game.notes
        scene.leave(3, "vote")
        assert (scene.game.notes["left"], scene.leaver) == (3, None)
        assert ("changed" in scene.game.notes) == (not resolving)


def test_the_first_way_to_win_that_holds_ends_the_game():
    wins = "wins:\n  - {team: mafia, if: n == 5, at: eject, seats: me.number > 3, announce: [ejected]}\n"
    scene = laid(("wins:\n", wins))
    assert not scene.settle("eject")
    scene.seat(6).alive = False
    assert not scene.settle("vote")
    assert scene.settle("eject")
    assert (scene.game.winner, scene.game.winners) == (["mafia"], [4, 5, 6])
    assert scene.settle("vote")
    assert len([event for event in scene.events if isinstance(event, GameOver)]) == 1
    for hook in ("nomination.ends", "night.ends"):
        count = len(scene.events)
        scene.run(hook)
        assert len(scene.events) == count


def test_nobody_may_win():
    scene = laid()
    scene.finish(["nobody"])
    assert (scene.game.winner, scene.game.winners, scene.game.phase) == ([], [], "over")
    scene = laid()
    scene.finish(["mafia"])
    assert scene.game.winners == [1, 2]


def test_a_detour_is_taken_once_and_forgets_what_was_to_come():
    detours = "\ndetours:\n  - {phase: defence, if: n < 6, at: eject}\n  - {phase: day, if: n < 6, at: eject}\nwins:"
    scene = laid(("\nwins:", detours))
    assert not scene.settle("eject")
    assert not scene.cut
    scene.seat(6).alive = False
    scene.insert("verdict")
    assert not scene.settle("dawn")
    assert not scene.cut
    assert not scene.settle("eject")
    assert (scene.cut, scene.game.agenda) == (True, ["defence"])
    scene = laid(("\nwins:", detours), phase="day")
    scene.seat(6).alive = False
    scene.settle("eject")
    assert scene.game.agenda == ["defence"]
    scene = laid(("\nwins:", detours.replace("phase: defence, if: n < 6", "phase: defence, if: n < 5")), phase="day")
    scene.seat(6).alive = False
    scene.settle("eject")
    assert (scene.cut, scene.game.agenda) == (False, [])


def test_where_the_game_is_over_no_detour_is_taken():
    text = CLASSIC.replace("\nwins:", "\ndetours:\n  - {phase: night, if: n < 4, at: eject}\nwins:", 1)
    for then, phase in (("", "night"), ("      - wins: {moment: dawn}\n", "over")):
        eject = "      - eject: {how: eject, code: ejected, moment: eject}\n"
        book = parse(text.replace(eject, eject + then, 1))
        table = Table.seated(book, "godfather mafioso doctor citizen").until("day")
        table.host("eject", 3)
        assert table.game.phase == phase
        assert [event.phase for event in table.events if isinstance(event, PhaseBegan)] == [phase] * (phase != "over")


def test_a_state_that_is_given_away_is_the_one_that_goes_on():
    table = Table.seated(parse(CLASSIC), SEATS)
    for in_place in (False, True):
        before = table.game.serial
        came = step(table.book, table.game, Deadline(before), in_place=in_place)
        assert (came.game.serial, table.game.serial) == (before + 1, before + in_place)
        assert (came.game is table.game) == in_place


def test_what_is_inserted_comes_first():
    scene = laid()
    scene.insert("day")
    scene.insert("nomination", "night")
    assert scene.game.agenda == ["nomination", "night", "day"]
    assert [next_phase(scene) for _ in range(4)] == ["nomination", "night", "day", "day"]
    assert isinstance(scene.events[-1], AgendaSet)


def test_a_phase_says_what_it_is():
    scene = laid()
    begun: list[Any] = []
    for name in ("day", "nomination", "night"):
        begin(scene, name)
        (event,) = [
            event for event in scene.events if isinstance(event, PhaseBegan) and event.serial == scene.game.serial
        ]
        begun.append((event.phase, event.day, event.night, event.turns, event.seconds))
    assert begun == [("day", 2, 1, True, 60), ("nomination", 2, 1, False, 60), ("night", 2, 2, False, 120)]


@pytest.mark.parametrize(
    ("turns", "held"),
    [
        ("turns: living", True),
        ("turns: defence", True),
        ("turns: none", False),
        ("turns: speakers, speakers: me.number == 3", True),
        ("turns: speakers, speakers: me.number == 9", False),
    ],
)
def test_a_phase_is_held_in_turns_where_somebody_may_speak(turns: str, held: bool):
    scene = laid(("day: {seconds: speech_seconds, turns: living}", f"day: {{seconds: speech_seconds, {turns}}}"))
    begin(scene, "day")
    assert [event.turns for event in scene.events if isinstance(event, PhaseBegan)] == [held]


def test_where_the_game_ends_as_a_phase_begins_nobody_speaks_and_no_room_opens():
    begins = "steps:\n  day.begins:\n    - wins: {moment: dawn}\n"
    for dead in (0, 2):
        scene = laid(("steps:\n", begins))
        for number in range(1, dead + 1):
            scene.seat(number).alive = False
        count = len(scene.events)
        begin(scene, "day")
        over = [event.kind for event in since(scene, count) if event.kind in ("over", "turn", "room")]
        assert over == (["over"] if dead else ["turn", "room"])
        assert (scene.game.turn is None) == bool(dead)


def test_a_game_may_be_over_before_its_first_phase():
    start = "steps:\n  start:\n    - wins: {moment: dawn}\n"
    text = CLASSIC.replace("steps:\n", start, 1)
    table = Table.seated(parse(text), "godfather citizen mafioso doctor")
    assert (table.game.winner, table.game.serial) == (["mafia"], 0)
    assert [event.kind for event in table.events if event.kind in ("card", "over", "phase")] == ["over", *["card"] * 4]


def test_a_room_of_one_is_not_opened_and_an_open_one_stays():
    scene = laid(("rooms:\n", "rooms:\n  cellar: {who: me.number == n, open: [night]}\n"))
    rooms(scene)
    assert sorted(scene.game.members) == ["mafia"]
    count = len(scene.events)
    rooms(scene)
    assert len(scene.events) == count
    scene.seat(2).alive = False
    rooms(scene)
    assert scene.game.members["mafia"] == [[1], True]


def test_seconds_are_no_less_than_nothing_and_no_more_than_a_day():
    scene = laid()
    assert [scene.seconds(Formula(text)) for text in ("0 - 5", "0", "n * 10", "90000 + n")] == [0, 0, 60, 86400]


def test_what_somebody_gave_is_found_by_its_verb():
    scene = laid()
    scene.game.acts = [Given(3, "save", (1,), {}, 1), Given(4, "save", (2,), {}, 2), Given(3, "look", (3,), {}, 3)]
    found = [scene.act_of(seat, verb) for seat, verb in ((3, "save"), (3, "look"), (4, "look"), (4, "save"))]
    assert [None if act is None else act.at for act in found] == [(1,), (3,), None, (2,)]
    scene.void(3)
    assert [act.by for act in scene.game.acts] == [4]


def test_what_is_remembered_is_what_a_log_gives_back() -> None:
    """A formula may make tuples, and JSON knows none."""
    note = '    - note: {key: pair, value: "(1, (2, 3))"}\n'
    mark = "    - mark: {who: me.number == 4, mark: shade, value: \"(note('pair', ()), ())\"}\n"
    begins = f"\nmarks: {{shade: secret}}\nsteps:\n  night.begins:\n{note}{mark}"
    table = classic(("\nsteps:\n", begins))
    table.until("night")
    assert table.game.notes["pair"] == [1, [2, 3]]
    assert table.game.seat(4).marks["shade"] == [None, [[1, [2, 3]], []]]
    assert [from_row(json.loads(json.dumps(row(event)))) for event in table.events] == table.events
