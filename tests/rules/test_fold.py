"""What each event changes in the state; that a copy and a snapshot hold all of it, and a copy shares no change."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from core.rules import events
from core.rules.events import ALL, HOST, DealtSeat, Event, NextTurn, TurnBegan
from core.rules.fold import apply, fold
from core.rules.state import Game, Given, Seat

SEATS = tuple(DealtSeat(role=role, team="town", uses={"save": 2}, marks=["vest"]) for role in ("doctor", "spy", "maid"))
DEALT = events.Dealt(HOST, scenario="harbour", seed=7, options={"speech": 60}, seats=SEATS)
TURN = TurnBegan(ALL, seat=2, seconds=30, number=1, rest=(NextTurn(3, None),), extra=None)


def started() -> Game:
    """Three seats in the second phase, in which 1 and 2 have acted and voted, and 2 speaks."""
    return fold(
        [
            DEALT,
            events.PhaseBegan(
                ALL, phase="night", serial=2, day=1, night=2, seconds=40, turns=False, living=3, on_defence=()
            ),
            events.ActGiven("seat:1", by=1, do="save", at=(2,), extras={}),
            events.ActGiven("seat:1", by=1, do="look", at=(3,), extras={"role": "spy"}),
            events.ActGiven("seat:2", by=2, do="save", at=(1, 3), extras={}),
            events.VoteCast(ALL, voter=1, choices=(2, 3)),
            events.VoteCast(ALL, voter=2, choices=(3,)),
            events.DefenceCalled(ALL, seats=(2, 3)),
            events.AgendaSet(HOST, phases=("day", "night"), spot=1),
            events.RoomChanged("room:den", room="den", members=(1, 3), open=True),
            events.Noted(HOST, seat=0, key="pot", value=[1]),
            events.Noted(HOST, seat=2, key="taught", value=5),
            events.Met("seat:2", seat=2, seats=(1,), roles={1: "doctor"}),
            TURN,
        ]
    )


def test_before_the_deal_there_is_nothing():
    assert {name for name, value in Game().to_data().items() if value} == {"spot"}
    assert Game().winner is None


def test_the_cards_are_dealt():
    game = fold([DEALT])
    assert (game.scenario, game.seed, game.options, game.tick) == ("harbour", 7, {"speech": 60}, 1)
    assert [(seat.number, seat.role, seat.dealt, seat.team) for seat in game.seats] == [
        (1, "doctor", "doctor", "town"),
        (2, "spy", "spy", "town"),
        (3, "maid", "maid", "town"),
    ]
    assert all(seat.alive and seat.left_in == 0 and seat.left_how == "" for seat in game.seats)
    assert all((seat.uses, seat.marks) == ({"save": 2}, {"vest": [None, None]}) for seat in game.seats)
    assert (game.living, game.over, game.serial, game.spot) == ([1, 2, 3], False, 0, -1)


def standing(game: Game) -> list[tuple[int, str]]:
    """Who has given which acts that stand."""
    return [(act.by, act.do) for act in game.acts]


def of(number: int, name: str) -> Callable[[Game], Any]:
    """What the state says of a seat."""
    return lambda game: getattr(game.seat(number), name)


def table(name: str) -> Callable[[Game], Any]:
    """What the state says of the table."""
    return lambda game: getattr(game, name)


CHANGES: list[tuple[Event, Callable[[Game], Any], Any]] = [
    (
        events.ActGiven(ALL, by=1, do="save", at=(3,), extras={"x": 1}),
        standing,
        [(1, "look"), (2, "save"), (1, "save")],
    ),
    (
        events.ActGiven(ALL, by=1, do="save", at=(3,), extras={"x": 1}),
        lambda g: g.acts[-1],
        Given(1, "save", (3,), {"x": 1}, 13),
    ),
    (events.Withdrew(HOST, by=1, do="save"), standing, [(1, "look"), (2, "save")]),
    (events.Withdrew(HOST, by=1, do=None), standing, [(2, "save")]),
    (events.VoteCast(ALL, voter=1, choices=(3,)), table("votes"), {1: (3,), 2: (3,)}),
    (events.VoteCast(ALL, voter=1, choices=()), table("votes"), {2: (3,)}),
    (events.VoteCast(ALL, voter=3, choices=()), table("votes"), {1: (2, 3), 2: (3,)}),
    (events.DefenceCalled(ALL, seats=(1,)), table("defence"), [1]),
    (events.Left(ALL, seat=2, how="vote", shown=None), table("living"), [1, 3]),
    (events.Left(ALL, seat=2, how="vote", shown=None), of(2, "left_in"), 2),
    (events.Left(ALL, seat=2, how="vote", shown=None), of(2, "left_how"), "vote"),
    (
        events.Marked(ALL, seat=2, mark="mute", until="day", value=3),
        of(2, "marks"),
        {"vest": [None, None], "mute": ["day", 3]},
    ),
    (events.Marked(ALL, seat=2, mark="vest", until="day", value=3), of(2, "marks"), {"vest": ["day", 3]}),
    (events.Unmarked(ALL, seat=2, mark="vest"), of(2, "marks"), {}),
    (events.Unmarked(ALL, seat=2, mark="mute"), of(2, "marks"), {"vest": [None, None]}),
    (events.Became(HOST, seat=2, role="boss", team="mafia"), of(2, "role"), "boss"),
    (events.Became(HOST, seat=2, role="boss", team="mafia"), of(2, "team"), "mafia"),
    (events.Became(HOST, seat=2, role="boss", team="mafia"), of(2, "dealt"), "spy"),
    (events.Met("seat:2", seat=2, seats=(1, 3)), of(2, "knows"), [1, 3]),
    (events.Met("seat:2", seat=2, seats=(1, 3)), of(2, "met"), {1: "doctor"}),
    (events.Met("seat:2", seat=2, seats=(1, 3), roles={3: "maid"}), of(2, "met"), {1: "doctor", 3: "maid"}),
    (events.Shown(ALL, seat=2, role="spy"), of(2, "face_up"), "spy"),
    (events.UsesLeft("seat:2", seat=2, ability="save", left=0), of(2, "uses"), {"save": 0}),
    (events.UsesLeft("seat:2", seat=2, ability="save", left=None), of(2, "uses"), {}),
    (events.UsesLeft("seat:2", seat=2, ability="look", left=None), of(2, "uses"), {"save": 2}),
    (events.Noted(HOST, seat=0, key="pot", value=0), table("notes"), {"pot": 0}),
    (events.Noted(HOST, seat=0, key="pot", value=None), table("notes"), {}),
    (events.Noted(HOST, seat=0, key="mug", value=None), table("notes"), {"pot": [1]}),
    (events.Noted(HOST, seat=2, key="taught", value=0), lambda g: g.seat(2).notes["taught"], 0),
    (events.Noted(HOST, seat=2, key="taught", value=None), lambda g: set(g.seat(2).notes), {"met"}),
    (events.Noted(HOST, seat=2, key="taught", value=None), table("notes"), {"pot": [1]}),
    (events.TalkNoted(HOST, key="pot", value=0), table("notes"), {"pot": 0}),
    (events.TalkNoted(HOST, key="pot", value=None), table("notes"), {}),
    (events.TalkNoted(HOST, key="mug", value=None), table("notes"), {"pot": [1]}),
    (events.AgendaSet(HOST, phases=("night",), spot=0), lambda g: (g.agenda, g.spot), (["night"], 0)),
    (events.RoomChanged("room:den", room="den", members=(1,), open=False), table("members"), {"den": [[1], False]}),
    (
        events.RoomChanged("room:spa", room="spa", members=(1,), open=True),
        table("members"),
        {"den": [[1, 3], True], "spa": [[1], True]},
    ),
]


@pytest.mark.parametrize(("event", "seen", "value"), CHANGES)
def test_what_an_event_changes(event: Event, seen: Callable[[Game], Any], value: Any):
    assert seen(apply(started(), event)) == value


def test_a_phase_begins_with_nothing_given_and_nobody_speaking():
    game = apply(
        started(),
        events.PhaseBegan(ALL, phase="day", serial=3, day=2, night=4, seconds=50, turns=False, living=3, on_defence=()),
    )
    assert (game.phase, game.serial, game.day, game.night, game.seconds) == ("day", 3, 2, 4, 50)
    assert (game.acts, game.votes, game.turn) == ([], {}, None)
    assert game.defence == [2, 3]


def test_the_game_ends():
    game = apply(started(), events.GameOver(ALL, winner=(), winners=(1, 2), roles={}))
    assert (game.over, game.winner, game.winners, game.phase) == (True, [], [1, 2], "over")
    assert (game.seconds, game.turn) == (0, None)


def test_who_has_come_back_lives():
    game = started()
    apply(game, events.Left(ALL, seat=2, how="night", shown=None))
    assert apply(game, events.CameBack(ALL, seat=2)).living == [1, 2, 3]


@pytest.mark.parametrize(
    ("event", "counted"),
    [
        (TURN, False),
        (events.Spoke(ALL, by=1, do="agree", at=()), False),
        (events.Extended(ALL, seconds=30), False),
        (events.TalkNoted(HOST, key="pot", value=1), False),
        (events.Noted(HOST, seat=0, key="pot", value=1), True),
        (events.Announced(ALL, code="dawn", seats=(), args={}), True),
        (events.VoteCast(ALL, voter=1, choices=()), True),
    ],
)
def test_chance_falls_alike_however_people_talk(event: Event, counted: bool):
    game = started()
    before = game.tick
    assert apply(game, event).tick == before + counted


def text(game: Game) -> str:
    """The whole state as a snapshot holds it."""
    return json.dumps(game.to_data(), sort_keys=True)


def test_a_copy_and_a_snapshot_are_the_whole_state():
    game = started()
    for number, seat in enumerate(game.seats):
        seat.alive, seat.left_in, seat.left_how, seat.knows = number > 0, number, f"way{number}", [number]
    for twin in (game.copy(), Game.from_data(json.loads(text(game)))):
        for name in Game.__slots__:
            if name != "seats":
                assert getattr(twin, name) == getattr(game, name), name
        for seat, other in zip(game.seats, twin.seats, strict=True):
            for name in Seat.__slots__:
                assert getattr(other, name) == getattr(seat, name), name


def test_nothing_that_happens_to_a_copy_happens_to_the_game():
    game = started()
    before = text(game)
    later = [event for event, _, _ in CHANGES]
    for event in [
        *later,
        TURN,
        events.PhaseBegan(ALL, phase="day", serial=3, day=2, night=4, seconds=50, turns=False, living=3, on_defence=()),
        *later,
    ]:
        apply(game.copy(), event)
        assert text(game) == before, event
    twin = game.copy()
    for event in later:
        apply(twin, event)
    assert text(game) == before != text(twin)
