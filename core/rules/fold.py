"""Fold events into a state: the only code that changes a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from core.rules.events import Event
from core.rules.state import MET, Game, Given, Seat

Data = dict[str, Any]

# How the time to speak was spent. It is no part of the game's ``tick``: chance must fall alike however people talked.
TALK = frozenset({"turn", "floor", "extended", "talk"})


def apply(game: Game, event: Event) -> Game:
    """Fold one event into ``game``, which the caller owns, and return it."""
    change = _CHANGES.get(event[0])
    if change is not None:
        change(game, event[2])
    if event[0] not in TALK:
        game.tick += 1
    return game


def fold(events: Iterable[Event]) -> Game:
    """The state after ``events``, which begin with ``dealt``."""
    game = Game()
    for event in events:
        apply(game, event)
    return game


def _dealt(game: Game, data: Data) -> None:
    game.scenario, game.seed, game.options = data["scenario"], data["seed"], data["options"]
    for number, row in enumerate(data["seats"], 1):
        seat = Seat(number, row["role"], row["team"])
        seat.uses = dict(row["uses"])
        seat.marks = {mark: [None, None] for mark in row["marks"]}
        game.seats.append(seat)


def _phase(game: Game, data: Data) -> None:
    game.phase, game.serial, game.seconds = data["phase"], data["serial"], data["seconds"]
    game.day, game.night = data["day"], data["night"]
    game.acts = []
    game.votes = {}
    game.turn = {}


def _turn(game: Game, data: Data) -> None:
    game.turn = data


def _act(game: Game, data: Data) -> None:
    by, do = data["by"], data["do"]
    game.acts = [act for act in game.acts if act[0] != by or act[1] != do]
    game.acts.append(Given((by, do, tuple(data["at"]), data["extras"], game.tick)))


def _withdrew(game: Game, data: Data) -> None:
    by, do = data["by"], data["do"]
    game.acts = [act for act in game.acts if act[0] != by or (do is not None and act[1] != do)]


def _vote(game: Game, data: Data) -> None:
    if data["choices"]:
        game.votes[data["voter"]] = tuple(data["choices"])
    else:
        game.votes.pop(data["voter"], None)


def _defence(game: Game, data: Data) -> None:
    game.defence = data["seats"]


def _left(game: Game, data: Data) -> None:
    seat = game.seats[data["seat"] - 1]
    seat.alive = False
    seat.left_in = game.serial
    seat.left_how = data["how"]


def _back(game: Game, data: Data) -> None:
    game.seats[data["seat"] - 1].alive = True


def _mark(game: Game, data: Data) -> None:
    game.seats[data["seat"] - 1].marks[data["mark"]] = [data["until"], data["value"]]


def _unmark(game: Game, data: Data) -> None:
    game.seats[data["seat"] - 1].marks.pop(data["mark"], None)


def _became(game: Game, data: Data) -> None:
    seat = game.seats[data["seat"] - 1]
    seat.role, seat.team = data["role"], data["team"]


def _knows(game: Game, data: Data) -> None:
    seat = game.seats[data["seat"] - 1]
    seat.knows = data["seats"]
    if data.get("roles"):
        seat.notes[MET] = {**seat.notes.get(MET, {}), **data["roles"]}


def _uses(game: Game, data: Data) -> None:
    uses = game.seats[data["seat"] - 1].uses
    if data["left"] is None:
        uses.pop(data["ability"], None)
    else:
        uses[data["ability"]] = data["left"]


def _memo(game: Game, data: Data) -> None:
    notes = game.seats[data["seat"] - 1].notes if data["seat"] else game.notes
    if data["value"] is None:
        notes.pop(data["key"], None)
    else:
        notes[data["key"]] = data["value"]


def _talk(game: Game, data: Data) -> None:
    if data["value"] is None:
        game.notes.pop(data["key"], None)
    else:
        game.notes[data["key"]] = data["value"]


def _agenda(game: Game, data: Data) -> None:
    game.agenda, game.spot = data["phases"], data["spot"]


def _room(game: Game, data: Data) -> None:
    game.members[data["room"]] = [data["members"], data["open"]]


def _over(game: Game, data: Data) -> None:
    game.winner, game.winners = data["winner"], data["winners"]
    game.phase = "over"
    game.seconds = 0
    game.turn = {}


_CHANGES: dict[str, Callable[[Game, Data], None]] = {
    "dealt": _dealt,
    "phase": _phase,
    "turn": _turn,
    "act": _act,
    "withdrew": _withdrew,
    "vote": _vote,
    "defence": _defence,
    "left": _left,
    "back": _back,
    "mark": _mark,
    "unmark": _unmark,
    "became": _became,
    "knows": _knows,
    "uses": _uses,
    "memo": _memo,
    "talk": _talk,
    "agenda": _agenda,
    "room": _room,
    "over": _over,
}
