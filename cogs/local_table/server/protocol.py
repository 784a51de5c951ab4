"""What goes between the page and its server, in types. `.ci/client/protocol.py` writes them down for the browser."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from cogs.local_table.server.start_types import CatalogJson, EndJson, ResumableJson
from cogs.local_table.server.table_types import (
    ChoiceJson,
    ClockJson,
    CommandJson,
    Component,
    MessageJson,
    MomentsJson,
    NamedJson,
    NamesJson,
    NeedJson,
    PersonJson,
    PlaceJson,
    SeatsJson,
    SkippedJson,
    TalkJson,
    VoiceJson,
)


class Everything(TypedDict):
    """All that is shown. `lesson`: no table is open, but a lesson; `messages`: by place; `words`: the page's texts by
    id; `trouble`: what went wrong."""

    see: Literal["all"]
    screen: Literal["start", "table"]
    lesson: bool
    language: str
    direction: Literal["ltr", "rtl"]
    words: dict[str, str]
    catalog: CatalogJson
    resumable: ResumableJson | None
    me: NamedJson
    places: list[PlaceJson]
    messages: dict[str, list[MessageJson]]
    names: NamesJson
    commands: list[CommandJson]
    clock: ClockJson
    voice: VoiceJson | None
    talk: NotRequired[TalkJson | None]
    needs: list[NeedJson]
    people: list[PersonJson]
    skipped: SkippedJson | None
    seats: SeatsJson
    moments: MomentsJson
    end: EndJson | None
    trouble: NotRequired[str | None]


class PlaceSeen(TypedDict):
    """A place is there, or is another than it was."""

    see: Literal["place"]
    place: PlaceJson


class PlaceGone(TypedDict):
    """A place is there no more."""

    see: Literal["place_gone"]
    id: str


class MessageSeen(TypedDict):
    """A message is there, or is another than it was."""

    see: Literal["message"]
    message: MessageJson


class MessageGone(TypedDict):
    """A message is there no more."""

    see: Literal["message_gone"]
    place: str
    id: str


class NamesSeen(TypedDict):
    """Names have changed."""

    see: Literal["names"]
    names: NamesJson


class ClockSeen(TypedDict):
    """The clock goes otherwise than one would think."""

    see: Literal["clock"]
    clock: ClockJson


class VoiceSeen(TypedDict):
    """Others may speak."""

    see: Literal["voice"]
    voice: VoiceJson | None


class TalkSeen(TypedDict):
    """I may say something else than before, or nothing."""

    see: Literal["talk"]
    talk: TalkJson | None


class NeedsSeen(TypedDict):
    """Something else is asked of me."""

    see: Literal["needs"]
    needs: list[NeedJson]


class PeopleSeen(TypedDict):
    """Something is otherwise with the people."""

    see: Literal["people"]
    people: list[PersonJson]


class SkippedSeen(TypedDict):
    """The evening has run ahead, or what it passed over is of no use any more."""

    see: Literal["skipped"]
    skipped: SkippedJson | None


class SeatsSeen(TypedDict):
    """Something else lies on the seats."""

    see: Literal["seats"]
    seats: SeatsJson


class MomentsSeen(TypedDict):
    """I have another card, or am out of the game."""

    see: Literal["moments"]
    moments: MomentsJson


class EndSeen(TypedDict):
    """The game has ended, or there is more to be shown of its end."""

    see: Literal["end"]
    end: EndJson | None


class RecordingJson(TypedDict):
    """A part of what is said."""

    url: str
    seconds: float


class CueJson(TypedDict):
    """The narrator says this now: a sentence to be read, in recordings that follow each other."""

    see: Literal["cue"]
    language: str
    text: str
    parts: list[RecordingJson]


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
    | CueJson
)
"""A frame of the server's own accord."""


class FormJson(TypedDict):
    """A form that the bot asks for: Discord's modal."""

    form: str
    title: str
    components: list[Component]


class LostJson(TypedDict):
    """Something that is asked of me, and what it asks."""

    id: str
    text: str


class AnswerJson(TypedDict):
    """The answer to a request. `why`: what is in the way, where it is not `ok`; `lost`: what I would give up."""

    re: str
    ok: bool
    why: NotRequired[str]
    form: NotRequired[FormJson]
    choices: NotRequired[list[ChoiceJson]]
    clock: NotRequired[ClockJson]
    lost: NotRequired[list[LostJson]]
