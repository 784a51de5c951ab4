"""Events: all that ever happens in a game, each a value with the audience that may see it.

`log_form.table` prints them all. A field with a default is left out of the log where it has nothing to say.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, NamedTuple, TypedDict

from core.rulebook.course import InPart, Part
from core.rules import answer as answers
from core.rules.log_form import BySeat, Event, Read, Seats, Words, event

__all__ = ["ALL", "HOST", "Event", "room", "seat"]

ALL = "all"
HOST = "host"


def seat(number: int) -> str:
    """The audience of one seat."""
    return f"seat:{number}"


def room(name: str) -> str:
    """The audience of a room (a gang, the masons, ...)."""
    return f"room:{name}"


class DealtSeat(TypedDict):
    """What a seat was dealt: its role and team, uses of limited abilities, marks that it bears from the start."""

    role: str
    team: str
    uses: dict[str, int]
    marks: list[str]


CHALLENGE = "challenge"
"""Gives the floor: a challenge that the speaker granted."""
CALLED = "called"
"""Gives the floor: a defendant has called the speaker."""
ENCORE = "encore"
"""Gives the floor: a second speech of the day."""
DEPARTED = "departed"
"""Gives the floor: last words."""
CLOSING = "closing"
"""Nobody has the floor: the time to act after the last speech."""


class NextTurn(NamedTuple):
    """A turn of speech still to come. `why`: what gives the floor besides the round (None: the round)."""

    seat: int
    why: str | None


def _next_turns(rows: list[list[Any]]) -> tuple[NextTurn, ...]:
    return tuple(NextTurn(*row) for row in rows)


# -- the table and its phases -----------------------------------------------------------------------------------------


@event("dealt", "host")
class Dealt(Event):
    """The cards are dealt; this opens every log."""

    scenario: str
    seed: int | str
    options: Mapping[str, Any]
    seats: Annotated[tuple[DealtSeat, ...], Read(tuple)]


@event("card", "the seat")
class CardDealt(Event):
    """A player sees their card."""

    seat: int
    role: str
    team: str


@event("agenda", "host")
class AgendaSet(Event):
    """Which phases come before the cycle goes on, and where in the cycle the game stands."""

    phases: Words
    spot: int


@event("phase", "all")
class PhaseBegan(InPart, Event):
    """A phase begins. `seconds`: of all of it, or of a turn. `part`: of the day, where its name does not say which."""

    phase: str
    serial: int
    day: int
    night: int
    seconds: int
    turns: bool
    living: int
    on_defence: Seats
    part: Part | None = None


@event("over", "all")
class GameOver(Event):
    """The game has ended. `winner`: the teams that won, none for a draw. `winners`, `roles`: by seat."""

    winner: Words
    winners: Seats
    roles: BySeat[str]


# -- talk: it changes nothing but the talk ----------------------------------------------------------------------------


@event("turn", "all")
class TurnBegan(Event):
    """A speaker's turn begins. `seat`: None where nobody speaks, and whoever wants to act still may."""

    seat: int | None
    seconds: int
    number: int
    """Counted through the phase."""
    rest: Annotated[tuple[NextTurn, ...], Read(_next_turns)]
    """Who speaks after this one."""
    extra: str | None
    """What gives the floor besides the round."""
    again: bool = False
    """The same turn, of which only the rest has changed."""


@event("floor", "all")
class Spoke(Event):
    """A word about the talk itself was said: a turn given up, a challenge, a wish to skip."""

    by: int
    do: str
    at: Seats


@event("extended", "all")
class Extended(Event):
    """The talk goes on for so many seconds more."""

    seconds: int


@event("talk", "host")
class TalkNoted(Event):
    """The talk of the phase remembers something; None forgets it."""

    key: str
    value: Any


# -- what players and the host do -------------------------------------------------------------------------------------


@event("act", "the seat, its room, or all")
class ActGiven(Event):
    """A player uses an ability. `ability`: its name where the rulebook calls it otherwise than its verb."""

    by: int
    do: str
    at: Seats
    extras: Mapping[str, Any]
    ability: str | None = None


@event("withdrew", "the seat, its room, or host")
class Withdrew(Event):
    """What somebody gave in this phase is taken back: one verb, or None for everything."""

    by: int
    do: str | None


@event("vote", "all, or the seat where the ballot is secret")
class VoteCast(Event):
    """A vote in the running ballot; no choices take an earlier one back."""

    voter: int
    choices: Seats
    given: bool = True
    """By its voter; else it went where the rulebook sends a vote that was not given."""


@event("host", "host")
class HostDecided(Event):
    """A decision of the host, or of the table in the host's place, about the `absent`."""

    do: str
    at: Seats
    extras: Mapping[str, Any]
    absent: bool = False


# -- what comes of it -------------------------------------------------------------------------------------------------


@event("defence", "all")
class DefenceCalled(Event):
    """These stand on defence from now on."""

    seats: Seats


@event("ballot", "all")
class BallotCounted(Event):
    """A ballot is counted. `phase`: what it is told as. `n`: how many were in the game. `removed`: by a verdict."""

    phase: str
    n: int
    needed: int
    counts: BySeat[int]
    removed: Seats | None = None


@event("left", "all")
class Left(Event):
    """A player leaves the game. `how`: the way (`vote`, `night`, ...). `shown`: a role, a team, or nothing.

    `absent`: nobody's act, the player was away too long. `known`: everybody was shown this card before.
    """

    seat: int
    how: str
    shown: str | None
    absent: bool = False
    known: bool = False


@event("back", "all")
class CameBack(Event):
    """A player who was out is in the game again."""

    seat: int


@event("told", "the seat")
class Told(Event):
    """A private answer. `own`: about what its hearer has become; `about`: whom the question named that it answers."""

    seat: int
    answer: str
    value: Annotated[answers.Value, Read(answers.read_value)] = None
    own: bool = False
    about: Seats = ()

    @classmethod
    def of_older(cls, data: Mapping[str, Any]) -> Mapping[str, Any]:
        """Older logs have the answer as scripts write it (`seats:3,5`)."""
        said = answers.parse(data["answer"])
        return data if said.value is None else {**data, "answer": said.word, "value": said.value}

    @property
    def said(self) -> answers.Answer:
        """The answer as one value."""
        return answers.Answer(self.answer, self.value, self.about)


@event("announced", "all")
class Announced(Event):
    """An announcement. `args`: what its words need besides the seats."""

    code: str
    seats: Seats
    args: Mapping[str, Any]


@event("shown", "all")
class Shown(Event):
    """A seat's role is shown to everybody."""

    seat: int
    role: str


# -- what is known of a seat, and what is remembered ------------------------------------------------------------------


@event("mark", "host, the seat or all, as the rulebook says of the mark")
class Marked(Event):
    """A mark lies on a seat now. `until`: the phase at whose start it ends (None: for good)."""

    seat: int
    mark: str
    until: str | None
    value: Any


@event("unmark", "as mark")
class Unmarked(Event):
    """A mark is taken off a seat."""

    seat: int
    mark: str


@event("became", "host")
class Became(Event):
    """A seat has this role and team from now on."""

    seat: int
    role: str
    team: str


@event("knows", "the seat")
class Met(Event):
    """Whom a seat knows as its own. `roles`: what each of them is, where it was told so."""

    seat: int
    seats: Seats
    roles: BySeat[str] | None = None


@event("uses", "the seat")
class UsesLeft(Event):
    """How often a seat may still use an ability; None where it has no limit any more."""

    seat: int
    ability: str
    left: int | None


@event("memo", "host")
class Noted(Event):
    """Something to remember of a seat, or of the table (seat 0); None forgets it."""

    seat: int
    key: str
    value: Any


@event("room", "the room")
class RoomChanged(Event):
    """Who is in a private room now, and whether they may talk there."""

    room: str
    members: Seats
    open: bool
