"""What is noted of a table's game besides the game itself: where its messages and threads are, and what has been said.

Every kind of note is declared here, once: its key, what its value is, how that is written. A `GameNote` is one entry; a
`NoteFamily` is one for each seat, room, user or right: `MENU(3)`. The written forms lie in Redis and are read by later
programs: change them by adding. The table in `cogs/README.md` is made from `DECLARED`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from cogs.messages.note_codecs import (
    CONSOLE_AT,
    COUNT,
    DOOR,
    FINISHED_PANELS,
    GAME_AND_DATE,
    IDS,
    LINES,
    MARK,
    READING,
    ROOM_OR_SEAT,
    SPOT,
    TEXT,
    THREAD,
    TIMES_IN_PHASE,
    TURN,
    YES_OR_NO,
    ConsoleAt,
    Door,
    FinishedPanel,
    GameAndDate,
    NoteCodec,
    NotedTurn,
    Reading,
    RoomThread,
    Spot,
    TimesInPhase,
)

V = TypeVar("V")
P = TypeVar("P")


@dataclass(frozen=True, slots=True)
class NoteChange:
    """One note, to be written as this text, or (None) to be removed."""

    key: str
    text: str | None


@dataclass(frozen=True)
class GameNote(Generic[V]):
    """One entry among a game's notes."""

    key: str
    codec: NoteCodec[V] = field(compare=False)
    means: str = field(default="", compare=False)

    def set_to(self, value: V | None) -> NoteChange:
        """The change that notes this value; None removes the note."""
        return NoteChange(self.key, None if value is None else self.codec.write(value))

    def removed(self) -> NoteChange:
        """The change that removes it."""
        return NoteChange(self.key, None)


@dataclass(frozen=True)
class NoteFamily(Generic[P, V]):
    """Notes that differ by a seat, a room, a user or a right alone, which stands behind their common `prefix`."""

    prefix: str
    parameter: NoteCodec[P]
    codec: NoteCodec[V]
    means: str

    def __call__(self, parameter: P) -> GameNote[V]:
        """The one about this."""
        return GameNote(self.prefix + self.parameter.write(parameter), self.codec)


class GameNotes:
    """The notes of one game, as they are written; each is read when it is asked for. A live view: what is noted
    later is seen."""

    __slots__ = ("_written",)

    def __init__(self, written: Mapping[str, str]) -> None:
        self._written = written

    def __contains__(self, note: GameNote[Any]) -> bool:
        return note.key in self._written

    def __bool__(self) -> bool:
        return bool(self._written)

    def get(self, note: GameNote[V]) -> V | None:
        """What is noted, or None."""
        text = self._written.get(note.key)
        return None if text is None else note.codec.read(text)

    def each(self, family: NoteFamily[P, V]) -> dict[P, V]:
        """All notes of a family, by what they are about."""
        prefix = family.prefix
        return {
            family.parameter.read(key.removeprefix(prefix)): family.codec.read(text)
            for key, text in self._written.items()
            if key.startswith(prefix)
        }


GAME = GameNote("game", TEXT, "the token of the game that all other notes are about")

LOBBY = GameNote[Spot]("lobby", SPOT, "the message of the lobby")
MOTION = GameNote[Spot]("motion", SPOT, "the vote on a motion; the spot's serial is the motion's number")

PANEL = GameNote[Spot]("panel", SPOT, "the panel of the running phase")
PANEL_BEGUN = GameNote[int]("begun", COUNT, "the serial of the phase for which a panel is due")
PANEL_SAID = GameNote[list[str]]("said", LINES, "what that panel says first")
PANEL_TURN = GameNote[NotedTurn]("turn", TURN, "whose turn it shows")
PANEL_PLAIN = GameNote[int]("plain", COUNT, "the serial of a phase whose panel had to be said plainly: it names nobody")
PANEL_ANEW = GameNote[int]("anew", COUNT, "how often a panel was posted anew")
PANELS_FINISHED = GameNote[list[FinishedPanel]]("finished", FINISHED_PANELS, "panels that still have buttons")

LEADER_GREETED = GameNote[bool]("leader", MARK, "who leads since they were put out of the game has been told so")
DEAD_GREETED = GameNote[frozenset[int]]("greeted", IDS, "users who have been told that they are out of the game")
GAME_CALLED = GameNote[GameAndDate]("called", GAME_AND_DATE, "what the game's threads are called by")

AWAY = GameNote[bool]("away", MARK, "the table stands in its channel, since its thread cannot be written in")
TIMES_AWAY = GameNote[int]("gone-out", COUNT, "how often it has left its thread")
CALLED_IN = GameNote[str](
    "called-in", TEXT, "the nonce of the panel that called everybody into the table's thread, or `0`"
)
CALLS_HEARD = GameNote[bool]("calls", YES_OR_NO, "whether a message in a thread lets in whom it calls")

MENU = NoteFamily[int | str, Spot]("menu:", ROOM_OR_SEAT, SPOT, "the menu of a seat, or of a room")
OLD_MENU = NoteFamily[int | str, Spot]("old:", ROOM_OR_SEAT, SPOT, "the menu before it, until it is put away")
FORMER_MENU = NoteFamily[int | str, Spot]("former:", ROOM_OR_SEAT, SPOT, "the menu of who had the seat before")
MENU_LOST = NoteFamily[str, TimesInPhase]("again:", TEXT, TIMES_IN_PHASE, "how often a room's menu was deleted")

ROOM = NoteFamily[str, RoomThread]("room:", TEXT, THREAD, "the thread of a room")
INSIDE = NoteFamily[str, frozenset[int]]("in:", TEXT, IDS, "users who were let into a room's thread")
OUTSIDE = NoteFamily[str, frozenset[int]]("out:", TEXT, IDS, "users who could not be let in")
EXPECTED = NoteFamily[str, frozenset[int]]("call:", TEXT, IDS, "users who come in with the message that is due there")
DOOR_OF = NoteFamily[str, Door]("door:", TEXT, DOOR, "how the door of a room's thread was turned last")
MET = NoteFamily[str, int]("met:", TEXT, COUNT, "the thread in which a room's members were introduced")
RELAYED = NoteFamily[str, frozenset[int]]("relay:", TEXT, IDS, "seats that know of a room's talk by direct message")

TOLD_OF = NoteFamily[str, bool]("told:", TEXT, MARK, "the host knows that this right is missing (`refused`: a message)")
CARD_LOST = NoteFamily[int, bool]("lost:", COUNT, MARK, "a seat's card did not reach it; until the channel is told")
READS = NoteFamily[int, Reading]("reads:", COUNT, READING, "a user can open private threads; the game was told of it")
CONSOLE = NoteFamily[int, ConsoleAt]("console:", COUNT, CONSOLE_AT, "the console of a user who runs the game")
HUSHED = NoteFamily[int, bool]("hushed:", COUNT, MARK, "a user knows why what they wrote was taken away")

REFUSED = "refused"
"""In place of a right, in `TOLD_OF`: Discord has refused a message that begins a phase."""
NOBODY_CALLED = "0"
"""In place of a nonce, in `CALLED_IN`: there can be no thread to call anybody into."""

DECLARED: Mapping[str, GameNote[Any] | NoteFamily[Any, Any]] = {
    name: one for name, one in list(globals().items()) if isinstance(one, (GameNote, NoteFamily))
}
"""Every kind of note, by its name here."""


def table_of_notes() -> str:
    """The kinds of notes, as a table in Markdown."""
    lines = ["| note | key | written as | what it means |", "|---|---|---|---|"]
    for name, one in DECLARED.items():
        key = one.key if isinstance(one, GameNote) else f"{one.prefix}{one.parameter.form}"
        lines.append(f"| `{name}` | `{key}` | {one.codec.form} | {one.means} |")
    return "\n".join(lines)
