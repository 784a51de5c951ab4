"""What goes between the page and its server, in types. `.ci/client/protocol.py` writes them down for the browser."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from cogs.local_table.server.start_types import Catalog, End, Resumable
from cogs.local_table.server.table_types import (
    Choice,
    Clock,
    Command,
    Component,
    Message,
    Moments,
    Named,
    Names,
    Need,
    Person,
    Place,
    Seats,
    Skipped,
    Talk,
    Voice,
)


class Everything(TypedDict):
    """All that is shown. `messages`: by place; `words`: the page's texts by id; `trouble`: what went wrong."""

    see: Literal["all"]
    screen: Literal["start", "table"]
    language: str
    direction: Literal["ltr", "rtl"]
    words: dict[str, str]
    catalog: Catalog
    resumable: Resumable | None
    me: Named
    places: list[Place]
    messages: dict[str, list[Message]]
    names: Names
    commands: list[Command]
    clock: Clock
    voice: Voice | None
    talk: NotRequired[Talk | None]
    needs: list[Need]
    people: list[Person]
    skipped: Skipped | None
    seats: Seats
    moments: Moments
    end: End | None
    trouble: NotRequired[str | None]


class PlaceSeen(TypedDict):
    """A place is there, or is another than it was."""

    see: Literal["place"]
    place: Place


class PlaceGone(TypedDict):
    """A place is there no more."""

    see: Literal["place_gone"]
    id: str


class MessageSeen(TypedDict):
    """A message is there, or is another than it was."""

    see: Literal["message"]
    message: Message


class MessageGone(TypedDict):
    """A message is there no more."""

    see: Literal["message_gone"]
    place: str
    id: str


class NamesSeen(TypedDict):
    """Names have changed."""

    see: Literal["names"]
    names: Names


class ClockSeen(TypedDict):
    """The clock goes otherwise than one would think."""

    see: Literal["clock"]
    clock: Clock


class VoiceSeen(TypedDict):
    """Others may speak."""

    see: Literal["voice"]
    voice: Voice | None


class TalkSeen(TypedDict):
    """I may say something else than before, or nothing."""

    see: Literal["talk"]
    talk: Talk | None


class NeedsSeen(TypedDict):
    """Something else is asked of me."""

    see: Literal["needs"]
    needs: list[Need]


class PeopleSeen(TypedDict):
    """Something is otherwise with the people."""

    see: Literal["people"]
    people: list[Person]


class SkippedSeen(TypedDict):
    """The evening has run ahead, or what it passed over is of no use any more."""

    see: Literal["skipped"]
    skipped: Skipped | None


class SeatsSeen(TypedDict):
    """Something else lies on the seats."""

    see: Literal["seats"]
    seats: Seats


class MomentsSeen(TypedDict):
    """I have another card, or am out of the game."""

    see: Literal["moments"]
    moments: Moments


class EndSeen(TypedDict):
    """The game has ended, or there is more to be shown of its end."""

    see: Literal["end"]
    end: End | None


class Recording(TypedDict):
    """A part of what is said."""

    url: str
    seconds: float


class Cue(TypedDict):
    """The narrator says this now: a sentence to be read, in recordings that follow each other."""

    see: Literal["cue"]
    language: str
    text: str
    parts: list[Recording]


Seen = (
    Everything
    | PlaceSeen
    | PlaceGone
    | MessageSeen
    | MessageGone
    | NamesSeen
    | ClockSeen
    | VoiceSeen
    | TalkSeen
    | NeedsSeen
    | PeopleSeen
    | SkippedSeen
    | SeatsSeen
    | MomentsSeen
    | EndSeen
    | Cue
)
"""A frame of the server's own accord."""


class Form(TypedDict):
    """A form that the bot asks for: Discord's modal."""

    form: str
    title: str
    components: list[Component]


class Lost(TypedDict):
    """Something that is asked of me, and what it asks."""

    id: str
    text: str


class Answer(TypedDict):
    """The answer to a request. `why`: what is in the way, where it is not `ok`; `lost`: what I would give up."""

    re: str
    ok: bool
    why: NotRequired[str]
    form: NotRequired[Form]
    choices: NotRequired[list[Choice]]
    clock: NotRequired[Clock]
    lost: NotRequired[list[Lost]]
