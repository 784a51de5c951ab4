"""What is shown at the table, in types: places and messages, the clock, the people, what lies on the seats."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

# Ids of Discord's are strings of digits, since a browser's numbers are too short for them. Moments are epoch
# milliseconds of the simulated time.
Component = dict[str, Any]
"""A component as Discord describes it."""


class NamedJson(TypedDict):
    """Somebody."""

    id: str
    name: str


class AuthorJson(NamedJson):
    """Who wrote a message."""

    bot: bool


class FileJson(TypedDict):
    """A file in a message. `size`: bytes."""

    name: str
    url: str
    size: int
    type: str


class SaidForJson(TypedDict):
    """The command that a message answers."""

    name: str


class MessageJson(TypedDict):
    """A message in a place. `answers`: the message with the control that was pressed, of an answer for me alone.
    `understood`: what the others took from one of mine."""

    id: str
    place: str
    author: AuthorJson
    at: int
    edited: int | None
    content: str
    components: list[Component]
    attachments: list[FileJson]
    calls_me: bool
    only_you: bool
    said_for: SaidForJson | None
    answers: str | None
    understood: NotRequired[str | None]


class PlaceJson(TypedDict):
    """A place in the list. `calls`: messages not read yet that call me."""

    id: str
    kind: Literal["square", "letters", "room", "thread"]
    name: str
    unread: int
    calls: int
    write: bool
    closed: bool


class NamesJson(TypedDict):
    """What people and places are called, by id."""

    people: dict[str, str]
    places: dict[str, str]


class ClockJson(TypedDict):
    """The evening's clock. `ends`: of the phase; `until_me`: it runs ahead; `onward`: where running ahead leads, past
    what is asked of me, to what comes next, or to the end."""

    now: int
    speed: float
    paused: bool
    until_me: bool
    onward: NotRequired[Literal["asked", "next", "end"]]
    phase: str | None
    ends: int | None
    mood: NotRequired[Literal["lobby", "night", "day", "vote", "over"]]


class VoiceJson(TypedDict):
    """Who has the floor, and who must be silent, by id. `narrator`: whether one is to be heard."""

    silenced: list[str]
    floor: str | None
    narrator: bool


class SeatJson(TypedDict):
    """Somebody at the table, as a menu calls them."""

    seat: int
    name: str


class ToldJson(TypedDict):
    """What I was told of a seat: whether it is an enemy."""

    seat: int
    hostile: bool


class TalkJson(TypedDict):
    """What I may say by a button now, and in which place. `told`: None where nobody is told anything at this table."""

    place: str
    seats: list[SeatJson]
    roles: list[NamedJson]
    told: list[ToldJson] | None


class NeedJson(TypedDict):
    """What is asked of me, and the control that answers it, where that stands already. `press`: what a button says that
    does it at once."""

    place: str
    message: str | None
    control: str | None
    text: str
    until: int | None
    press: str | None


class PersonJson(TypedDict):
    """Somebody in the server; at the table where there is a `seat`. `alive`: None before the game."""

    id: str
    seat: int | None
    name: str
    alive: bool | None
    left: bool
    me: bool


class SkippedLineJson(TypedDict):
    """Who left, what I was told, or who accuses me."""

    kind: Literal["left", "told", "accused"]
    text: str


class SkippedJson(TypedDict):
    """What came while the evening ran ahead. `number`: of the stop; `since`, `newest`: the newest message of each place
    when it set out and when it stopped."""

    number: int
    since: dict[str, str]
    newest: dict[str, str]
    lines: list[SkippedLineJson]


class CardJson(TypedDict):
    """The card in my hand. `colour`: the number of its side's."""

    role: str
    side: str
    colour: int


class BallotJson(TypedDict):
    """The running ballot. `voters`: who may vote; `hands`: those that may be seen, voter to seats."""

    voted: int
    voters: int
    hands: dict[str, list[int]]


class FactJson(TypedDict):
    """Something that I know of a seat. `side`: the number of a side's colour."""

    kind: Literal["card", "mate", "answer", "claim", "heard"]
    text: str
    side: int | None


class QuestionJson(TypedDict):
    """What is asked and answered by naming seats. `controls`: its menus; `ordered`: each for one of several places;
    `back`: the button that takes the answer back."""

    text: str
    place: str
    message: str
    controls: list[str]
    ordered: bool
    back: str | None
    seats: list[int]
    given: list[int]


class SeatsJson(TypedDict):
    """What lies on the seats. `token`: of the game; `accused`: seats on defence; `known`: by seat, what weighs most
    first."""

    token: str | None
    card: CardJson | None
    ballot: BallotJson | None
    accused: list[int]
    known: dict[str, list[FactJson]]
    asked: list[QuestionJson]


class CardTextJson(TypedDict):
    """What the card in my hand says: another `key` is another card. `text`: in paragraphs; `letter`: the message that
    has brought it."""

    key: str
    text: list[str]
    letter: str | None


class FallJson(TypedDict):
    """I am out of the game. `place`: where the dead talk; `closed`: what controls are for that are not for me now."""

    key: str
    title: str
    lines: list[str]
    place: str | None
    closed: list[str]


class MomentsJson(TypedDict):
    """What I am told of myself, over all else."""

    card: CardTextJson | None
    fall: FallJson | None


class ChoiceJson(TypedDict):
    """What an option of a command may be."""

    name: str
    value: str | float


class OptionJson(TypedDict):
    """An option of a command. `called`: its name in the viewer's language."""

    name: str
    called: str
    description: str
    kind: Literal["choice", "text", "number", "yesno", "person", "place"]
    required: bool
    choices: list[ChoiceJson] | None
    complete: bool
    places: NotRequired[list[str]]


class CommandJson(TypedDict):
    """A command. `called`: its name in the viewer's language; `letters`: it may be given in direct messages too."""

    name: str
    called: str
    description: str
    options: list[OptionJson]
    letters: bool
