"""Fold events into a state: the only code that changes a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from core.rules import events
from core.rules.events import Event
from core.rules.state import FACE_UP, MET, Game, Given, Seat

TALK = frozenset({events.TurnBegan, events.Spoke, events.Extended, events.TalkNoted})
"""How the time to speak was spent. It is no part of the game's `tick`: chance must fall alike however people talked."""


def apply(game: Game, event: Event) -> Game:
    """Fold one event into `game`, which the caller owns, and return it."""
    kind = type(event)
    change = _CHANGES.get(kind)
    if change is not None:
        change(game, event)
    if kind not in TALK:
        game.tick += 1
    return game


def fold(log: Iterable[Event]) -> Game:
    """The state after these events, the first of which deals the cards."""
    game = Game()
    for event in log:
        apply(game, event)
    return game


def _dealt(game: Game, event: events.Dealt) -> None:
    game.scenario = event.scenario
    game.seed = event.seed
    game.options = dict(event.options)
    for number, row in enumerate(event.seats, 1):
        seat = Seat(number, row["role"], row["team"])
        seat.uses = dict(row["uses"])
        seat.marks = {mark: [None, None] for mark in row["marks"]}
        game.seats.append(seat)


def _phase(game: Game, event: events.PhaseBegan) -> None:
    game.phase = event.phase
    game.part = event.part
    game.serial = event.serial
    game.seconds = event.seconds
    game.day = event.day
    game.night = event.night
    game.acts = []
    game.votes = {}
    game.turn = None


def _turn(game: Game, event: events.TurnBegan) -> None:
    game.turn = event


def _act(game: Game, event: events.ActGiven) -> None:
    by = event.by
    do = event.do
    game.acts = [act for act in game.acts if act.by != by or act.do != do]
    game.acts.append(Given(by, do, event.at, event.extras, game.tick))


def _withdrew(game: Game, event: events.Withdrew) -> None:
    by = event.by
    do = event.do
    game.acts = [act for act in game.acts if act.by != by or (do is not None and act.do != do)]


def _vote(game: Game, event: events.VoteCast) -> None:
    if event.choices:
        game.votes[event.voter] = event.choices
    else:
        game.votes.pop(event.voter, None)


def _defence(game: Game, event: events.DefenceCalled) -> None:
    game.defence = list(event.seats)


def _left(game: Game, event: events.Left) -> None:
    seat = game.seats[event.seat - 1]
    seat.alive = False
    seat.left_in = game.ordinal
    seat.left_how = event.how
    game.left = [*game.left, event.seat]


def _back(game: Game, event: events.CameBack) -> None:
    game.seats[event.seat - 1].alive = True
    game.left = [number for number in game.left if number != event.seat]


def _mark(game: Game, event: events.Marked) -> None:
    game.seats[event.seat - 1].marks[event.mark] = [event.until, event.value]


def _unmark(game: Game, event: events.Unmarked) -> None:
    game.seats[event.seat - 1].marks.pop(event.mark, None)


def _became(game: Game, event: events.Became) -> None:
    seat = game.seats[event.seat - 1]
    seat.role = event.role
    seat.team = event.team


def _knows(game: Game, event: events.Met) -> None:
    seat = game.seats[event.seat - 1]
    seat.knows = list(event.seats)
    if event.roles:
        roles = {str(number): role for number, role in event.roles.items()}
        seat.notes[MET] = {**seat.notes.get(MET, {}), **roles}


def _shown(game: Game, event: events.Shown) -> None:
    game.seats[event.seat - 1].notes[FACE_UP] = event.role


def _uses(game: Game, event: events.UsesLeft) -> None:
    uses = game.seats[event.seat - 1].uses
    if event.left is None:
        uses.pop(event.ability, None)
    else:
        uses[event.ability] = event.left


def _memo(game: Game, event: events.Noted) -> None:
    notes = game.seats[event.seat - 1].notes if event.seat else game.notes
    if event.value is None:
        notes.pop(event.key, None)
    else:
        notes[event.key] = event.value


def _talk(game: Game, event: events.TalkNoted) -> None:
    if event.value is None:
        game.notes.pop(event.key, None)
    else:
        game.notes[event.key] = event.value


def _agenda(game: Game, event: events.AgendaSet) -> None:
    game.agenda = list(event.phases)
    game.spot = event.spot


def _room(game: Game, event: events.RoomChanged) -> None:
    game.members[event.room] = [list(event.members), event.open]


def _over(game: Game, event: events.GameOver) -> None:
    game.winner = list(event.winner)
    game.winners = list(event.winners)
    game.phase = "over"
    game.seconds = 0
    game.turn = None


_CHANGES: dict[type[Event], Callable[[Game, Any], None]] = {
    events.Dealt: _dealt,
    events.PhaseBegan: _phase,
    events.TurnBegan: _turn,
    events.ActGiven: _act,
    events.Withdrew: _withdrew,
    events.VoteCast: _vote,
    events.DefenceCalled: _defence,
    events.Left: _left,
    events.CameBack: _back,
    events.Marked: _mark,
    events.Unmarked: _unmark,
    events.Became: _became,
    events.Met: _knows,
    events.Shown: _shown,
    events.UsesLeft: _uses,
    events.Noted: _memo,
    events.TalkNoted: _talk,
    events.AgendaSet: _agenda,
    events.RoomChanged: _room,
    events.GameOver: _over,
}
"""Each takes an event of its own kind alone."""
