"""What goes between the page and its server, in types. `.ci/client/protocol.py` writes them down for the browser."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

# Ids of Discord's are strings of digits, since a browser's numbers are too short for them. Moments are epoch
# milliseconds of the simulated time.
Component = dict[str, Any]
"""A component as Discord describes it."""


class Named(TypedDict):
    """Somebody."""

    id: str
    name: str


class Author(Named):
    """Who wrote a message."""

    bot: bool


class File(TypedDict):
    """A file in a message. `size`: bytes."""

    name: str
    url: str
    size: int
    type: str


class SaidFor(TypedDict):
    """The command that a message answers."""

    name: str


class Message(TypedDict):
    """A message in a place. `answers`: the message with the control that was pressed, of an answer for me alone.
    `understood`: what the others took from one of mine."""

    id: str
    place: str
    author: Author
    at: int
    edited: int | None
    content: str
    components: list[Component]
    attachments: list[File]
    calls_me: bool
    only_you: bool
    said_for: SaidFor | None
    answers: str | None
    understood: NotRequired[str | None]


class Place(TypedDict):
    """A place in the list. `calls`: messages not read yet that call me."""

    id: str
    kind: Literal["square", "letters", "room", "thread"]
    name: str
    unread: int
    calls: int
    write: bool
    closed: bool


class Names(TypedDict):
    """What people and places are called, by id."""

    people: dict[str, str]
    places: dict[str, str]


class Clock(TypedDict):
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


class Voice(TypedDict):
    """Who has the floor, and who must be silent, by id. `narrator`: whether one is to be heard."""

    silenced: list[str]
    floor: str | None
    narrator: bool


class Seat(TypedDict):
    """Somebody at the table, as a menu calls them."""

    seat: int
    name: str


class Told(TypedDict):
    """What I was told of a seat: whether it is an enemy."""

    seat: int
    hostile: bool


class Talk(TypedDict):
    """What I may say by a button now, and in which place. `told`: None where nobody is told anything at this table."""

    place: str
    seats: list[Seat]
    roles: list[Named]
    told: list[Told] | None


class Need(TypedDict):
    """What is asked of me, and the control that answers it, where that stands already. `press`: what a button says that
    does it at once."""

    place: str
    message: str | None
    control: str | None
    text: str
    until: int | None
    press: str | None


class Person(TypedDict):
    """Somebody in the server; at the table where there is a `seat`. `alive`: None before the game."""

    id: str
    seat: int | None
    name: str
    alive: bool | None
    left: bool
    me: bool


class SkippedLine(TypedDict):
    """Who left, what I was told, or who accuses me."""

    kind: Literal["left", "told", "accused"]
    text: str


class Skipped(TypedDict):
    """What came while the evening ran ahead. `number`: of the stop; `since`, `newest`: the newest message of each place
    when it set out and when it stopped."""

    number: int
    since: dict[str, str]
    newest: dict[str, str]
    lines: list[SkippedLine]


class Card(TypedDict):
    """The card in my hand. `colour`: the number of its side's."""

    role: str
    side: str
    colour: int


class Ballot(TypedDict):
    """The running ballot. `voters`: who may vote; `hands`: those that may be seen, voter to seats."""

    voted: int
    voters: int
    hands: dict[str, list[int]]


class Fact(TypedDict):
    """Something that I know of a seat. `side`: the number of a side's colour."""

    kind: Literal["card", "mate", "answer", "claim", "heard"]
    text: str
    side: int | None


class Question(TypedDict):
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


class Seats(TypedDict):
    """What lies on the seats. `token`: of the game; `accused`: seats on defence; `known`: by seat, what weighs most
    first."""

    token: str | None
    card: Card | None
    ballot: Ballot | None
    accused: list[int]
    known: dict[str, list[Fact]]
    asked: list[Question]


class CardText(TypedDict):
    """What the card in my hand says: another `key` is another card. `text`: in paragraphs; `letter`: the message that
    has brought it."""

    key: str
    text: list[str]
    letter: str | None


class Fall(TypedDict):
    """I am out of the game. `place`: where the dead talk; `closed`: what controls are for that are not for me now."""

    key: str
    title: str
    lines: list[str]
    place: str | None
    closed: list[str]


class Moments(TypedDict):
    """What I am told of myself, over all else."""

    card: CardText | None
    fall: Fall | None


class Fate(TypedDict):
    """What became of a seat. `id`: whose it was; `colour`: the number of its side's."""

    id: str
    seat: int
    name: str
    role: str
    team: str
    colour: int
    fate: str
    won: bool
    alive: bool
    left: bool


class Chapter(TypedDict):
    """A phase of the story."""

    title: str
    lines: list[str]


class KeptFile(TypedDict):
    """A file that can be kept of the game."""

    name: str
    url: str
    what: str


class End(TypedDict):
    """The end of a game. `won`: whether I did, None where I only watched or nobody did; `colour`: the number of the
    winning side's; `turns`: turning points; `picture`: its address, once it is drawn; `keepsake`: all of this in one
    file."""

    title: str
    won: bool | None
    colour: int | None
    outcome: str
    turns: list[str]
    people: list[Fate]
    chapters: list[Chapter]
    picture: str | None
    keepsake: KeptFile
    files: list[KeptFile]


class Role(TypedDict):
    """A role of a rulebook. `seats`: the numbers of players at which it is dealt."""

    id: str
    name: str
    team: str
    blurb: str
    seats: list[int]


class SideOdds(TypedDict):
    """How many of a hundred games a side wins."""

    name: str
    won: int


class Odds(TypedDict):
    """The odds at a number of seats. `even`: whether every side has something to win."""

    seats: int
    sides: list[SideOdds]
    even: bool


class Rulebook(TypedDict):
    """A rulebook that can be played. `players`, `minutes`: from, to; `usual`: seats that are offered first."""

    id: str
    title: str
    blurb: str
    players: list[int]
    minutes: list[int]
    usual: int
    odds: list[Odds]
    roles: list[Role]


class Language(TypedDict):
    """A language of the page."""

    id: str
    name: str
    direction: Literal["ltr", "rtl"]


class Catalog(TypedDict):
    """What may be chosen."""

    rulebooks: list[Rulebook]
    languages: list[Language]


class Resumable(TypedDict):
    """An evening that is kept. `over`: its game has ended, and its story can be read."""

    title: str
    over: bool
    phase: NotRequired[str | None]
    people: NotRequired[str | None]
    when: NotRequired[int | None]


class Choice(TypedDict):
    """What an option of a command may be."""

    name: str
    value: str | float


class Option(TypedDict):
    """An option of a command."""

    name: str
    description: str
    kind: Literal["choice", "text", "number", "yesno", "person", "place"]
    required: bool
    choices: list[Choice] | None
    complete: bool
    places: NotRequired[list[str]]


class Command(TypedDict):
    """A command. `letters`: it may be given in direct messages too."""

    name: str
    description: str
    options: list[Option]
    letters: bool


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


class Wanted(TypedDict):
    """A table as it is asked for. `role`: the one that I wish for; `watch`: I only look on; `look`: the lobby waits for
    me to begin."""

    rulebook: str
    language: str
    seats: int
    name: str
    role: str | None
    watch: bool
    look: NotRequired[bool]
