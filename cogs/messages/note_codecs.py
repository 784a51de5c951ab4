"""What notes of a game hold, and how that is written as text."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, Literal, TypeVar, cast

V = TypeVar("V")


@dataclass(frozen=True)
class NoteCodec(Generic[V]):
    """How a value is written and read."""

    form: str
    """The written form, for the table of notes."""
    write: Callable[[V], str]
    read: Callable[[str], V]


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a message is."""

    channel: int
    message: int
    serial: int = 0
    """Of the phase that it was made for."""

    def __str__(self) -> str:
        return f"{self.channel}.{self.message}.{self.serial}"

    @classmethod
    def read(cls, text: str) -> Spot:
        """Read what `str` made."""
        return cls(*(int(part) for part in text.split(".")))


@dataclass(frozen=True, slots=True)
class NotedTurn:
    """Which turn it is, and whose seat's; 0 for nobody's."""

    number: int
    seat: int


@dataclass(frozen=True, slots=True)
class FinishedPanel:
    """A panel whose time is over, and what remains of it."""

    spot: Spot
    lines: list[str]


@dataclass(frozen=True, slots=True)
class GameAndDate:
    """Which game of its server it is, and the day of it (ISO)."""

    game: str
    date: str


@dataclass(frozen=True, slots=True)
class TimesInPhase:
    """How often something has happened in the phase of this serial."""

    serial: int
    times: int


@dataclass(frozen=True, slots=True)
class ThreadBegun:
    """A thread that is about to be made, noted before, to look whether it was. Programs of earlier noted the `moment`
    alone (epoch milliseconds): `channel` None, no `title`."""

    moment: int
    channel: int | None
    title: str


NoThread = Literal["-"]
NO_THREAD: NoThread = "-"
"""A room can have no thread in this game."""
RoomThread = int | ThreadBegun | NoThread
"""The id of a room's thread, or why there is none."""

Door = Literal["open", "shut", "over"]
"""`over`: closed with the game."""

Reading = Literal["noted", "told"]
"""`told`: the running game has been told of it."""

ConsoleAt = Spot | Literal["closed"]
"""Where a console is. `closed`: it did not reach its reader, who has been told of it in the channel."""


def _room_or_seat(text: str) -> int | str:
    return int(text) if text.isdecimal() else text


def _ids(text: str) -> frozenset[int]:
    return frozenset(int(one) for one in text.split(".") if one)


def _dotted(ids: Iterable[int]) -> str:
    return ".".join(map(str, sorted(ids)))


def _pair(text: str) -> tuple[int, int]:
    one, _, other = text.partition(".")
    return int(one), int(other)


def _game_and_date(text: str) -> GameAndDate:
    game, _, date = text.partition(" ")
    return GameAndDate(game, date)


def _finished_panels(text: str) -> list[FinishedPanel]:
    listed: list[tuple[str, list[str]]] = json.loads(text)
    return [FinishedPanel(Spot.read(spot), lines) for spot, lines in listed]


def _write_thread(thread: RoomThread) -> str:
    if not isinstance(thread, ThreadBegun):
        return str(thread)
    return f"?{thread.moment}" if thread.channel is None else f"?{thread.moment} {thread.channel} {thread.title}"


def _read_thread(text: str) -> RoomThread:
    if text.startswith("?"):
        moment, _, where = text.removeprefix("?").partition(" ")
        channel, _, title = where.partition(" ")
        return ThreadBegun(int(moment), int(channel) if channel else None, title)
    return int(text) if text.isdecimal() else NO_THREAD


def _read_console(text: str) -> ConsoleAt:
    return "closed" if text == "closed" else Spot.read(text)


def _as_it_is(text: str) -> str:
    return text


TEXT = NoteCodec[str]("TEXT", _as_it_is, _as_it_is)
COUNT = NoteCodec[int]("NUMBER", str, int)
MARK = NoteCodec[bool]("`1`", lambda _: "1", lambda _: True)
YES_OR_NO = NoteCodec[bool]("`1` or `0`", lambda yes: "1" if yes else "0", lambda text: text == "1")
IDS = NoteCodec[frozenset[int]]("NUMBER.NUMBER...", _dotted, _ids)
ROOM_OR_SEAT = NoteCodec[int | str]("SEAT or ROOM", str, _room_or_seat)
SPOT = NoteCodec[Spot]("CHANNEL.MESSAGE.SERIAL", str, Spot.read)
LINES = NoteCodec[list[str]]("JSON: lines", json.dumps, json.loads)
TURN = NoteCodec[NotedTurn](
    "NUMBER.SEAT", lambda turn: f"{turn.number}.{turn.seat}", lambda text: NotedTurn(*_pair(text))
)
FINISHED_PANELS = NoteCodec[list[FinishedPanel]](
    "JSON: pairs of a spot and lines",
    lambda panels: json.dumps([(str(panel.spot), panel.lines) for panel in panels]),
    _finished_panels,
)
GAME_AND_DATE = NoteCodec[GameAndDate]("NUMBER DATE", lambda one: f"{one.game} {one.date}", _game_and_date)
TIMES_IN_PHASE = NoteCodec[TimesInPhase](
    "SERIAL.TIMES", lambda one: f"{one.serial}.{one.times}", lambda text: TimesInPhase(*_pair(text))
)
THREAD = NoteCodec[RoomThread]("THREAD, `?MOMENT CHANNEL TITLE`, or `-`", _write_thread, _read_thread)
DOOR = NoteCodec[Door]("`open`, `shut` or `over`", _as_it_is, lambda text: cast("Door", text))
READING = NoteCodec[Reading]("`noted` or `told`", _as_it_is, lambda text: cast("Reading", text))
CONSOLE_AT = NoteCodec[ConsoleAt]("CHANNEL.MESSAGE.SERIAL or `closed`", str, _read_console)
