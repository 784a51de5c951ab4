"""Events and their form in the log: what is written is read back, and what older programs wrote is read too."""

import json

import pytest

from core.rules.answer import Answer, parse, seats
from core.rules.events import (
    ALL,
    HOST,
    ActGiven,
    BallotCounted,
    GameOver,
    Met,
    NextTurn,
    Noted,
    Told,
    TurnBegan,
)
from core.rules.log_form import KINDS, from_row, row, table
from core.rules.state import Game
from core.script.heard import FIELDS, UNHEARD
from core.table_events import OF_TABLE, Seated

TURN = TurnBegan(
    ALL, seat=None, seconds=10, number=4, rest=(NextTurn(5, None), NextTurn(6, "challenge")), extra="closing"
)
EVENTS = [
    ActGiven("seat:3", by=3, do="save", at=(5,), extras={"role": "doctor"}),
    ActGiven(ALL, by=3, do="shoot", at=(5, 6), extras={}, ability="gun"),
    BallotCounted(ALL, phase="nomination", n=7, needed=4, counts={2: 3, 5: 1}),
    BallotCounted(ALL, phase="verdict", n=7, needed=4, counts={2: 3}, removed=()),
    GameOver(ALL, winner=("town",), winners=(1, 2), roles={1: "doctor", 2: "citizen"}),
    Met("seat:1", seat=1, seats=(2, 3), roles={2: "nato"}),
    Noted(HOST, seat=0, key="size", value=None),
    Told("seat:1", seat=1, answer="no"),
    Told("seat:1", seat=1, answer="seats", value=(3, 5)),
    Told("seat:1", seat=1, answer="seats", value=()),
    Told("seat:1", seat=1, answer="role", value="doctor", own=True),
    TURN,
    Seated(ALL, seats=((11, "Ann"), (12, "Bob")), scenario="classic", host=11, moderator=None),
]


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.kind)
def test_what_the_log_keeps_of_an_event_is_read_back(event):
    assert from_row(json.loads(json.dumps(row(event)))) == event


def test_the_log_keeps_an_event_as_its_kind_its_audience_and_its_fields():
    assert row(EVENTS[0]) == [
        "act",
        "seat:3",
        {"by": 3, "do": "save", "at": (5,), "extras": {"role": "doctor"}},
    ]
    assert json.dumps(row(EVENTS[2])[2]["counts"]) == '{"2": 3, "5": 1}'


def test_a_field_that_says_nothing_is_left_out():
    assert "removed" not in row(EVENTS[2])[2]
    assert row(EVENTS[3])[2]["removed"] == ()
    assert row(EVENTS[7])[2] == {"seat": 1, "answer": "no"}


@pytest.mark.parametrize(
    ("written", "answer"),
    [
        ("yes", Answer("yes")),
        ("seats:3,5", Answer("seats", (3, 5))),
        ("seats:", Answer("seats", ())),
        ("role:doctor", Answer("role", "doctor")),
    ],
)
def test_an_answer_in_an_older_log_is_read(written, answer):
    told = from_row(["told", "seat:2", {"seat": 2, "answer": written, "own": True}])
    assert isinstance(told, Told)
    assert (told.said, told.own) == (answer, True)


@pytest.mark.parametrize("answer", [Answer("yes"), seats("seats", [5, 3]), seats("seats", []), Answer("role", "spy")])
def test_an_answer_is_written_as_scripts_have_it(answer):
    assert parse(answer.text) == answer


def test_events_with_the_same_fields_are_told_apart_by_their_kind():
    mark, unmark = (from_row([kind, ALL, {"seat": 2, "mark": "x", "until": None, "value": None}]) for kind in MARKS)
    assert mark != unmark
    assert from_row(row(unmark)) == unmark


def test_what_an_older_log_says_is_nothing_is_nothing():
    counted = from_row(["ballot", ALL, {"phase": "day", "n": 7, "needed": 4, "counts": {}, "removed": None}])
    assert counted == BallotCounted(ALL, phase="day", n=7, needed=4, counts={})


MARKS = ("mark", "unmark")


@pytest.mark.parametrize("said", [["nothing", ALL, {}], ["left", ALL, {"seat": 2}]])
def test_what_is_no_event_is_told(said):
    with pytest.raises(ValueError, match="event"):
        from_row(said)


def test_a_turn_in_a_snapshot_is_read_back():
    game = Game()
    game.turn = TURN
    assert Game.from_data(json.loads(json.dumps(game.to_data()))).turn == TURN
    game.turn = None
    assert Game.from_data(json.loads(json.dumps(game.to_data()))).turn is None


def test_the_tables_of_kinds_name_every_kind_with_what_it_says():
    modules = {kind.__module__ for kind in KINDS.values()}
    lines = [line for module in modules for line in table(module).splitlines()[2:]]
    assert len(lines) == len(KINDS)
    assert all(line.rstrip("| ").endswith(".") for line in lines)


def test_a_script_can_hear_every_kind_and_every_field_that_it_names():
    of_table = {kind.kind for kind in OF_TABLE}
    assert set(FIELDS) | UNHEARD == set(KINDS) - of_table
    for kind, names in FIELDS.items():
        assert set(names) <= set(KINDS[kind].__dataclass_fields__), kind
