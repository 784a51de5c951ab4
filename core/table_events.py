"""Events of the table itself, beside those of the rules. They go out and into the log the same way; the rules' fold
passes over them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

from core.rules.events import HOST
from core.rules.log_form import Event, Read, Seats, event

LobbyChange = Literal["opened", "joined", "waiting", "left", "configured", "host", "kicked"]
ClockChange = Literal["paused", "held", "resumed", "extended", "restarted", "whole", "granted"]
LeadChange = Literal["handed", "left", "cohost", "alone", "host"]
"""Another leads the game from outside; nobody does; a second one helps; they do no more; another player is the host."""
MotionEnd = Literal["carried", "failed", "moot"]
Reason = Literal["stopped", "left", "idle"]
"""Why a table closes."""


def _people(rows: Iterable[Iterable[Any]]) -> tuple[tuple[int, str], ...]:
    return tuple((user, name) for user, name in rows)


@event("lobby", "all")
class LobbyChanged(Event):
    """Something about the lobby has changed; `user` did it."""

    change: LobbyChange
    user: int
    lobby: Mapping[str, Any]
    """How it stands, as snapshots have it."""
    people: Seats = ()
    """Whom it concerns who did nothing: who lost a chair by it, or has the table to lead now."""


@event("seated", "all")
class Seated(Event):
    """Everybody has a seat; just before the game is dealt."""

    seats: Annotated[tuple[tuple[int, str], ...], Read(_people)]
    """User and name of each."""
    scenario: str
    host: int
    moderator: int | None
    voiced: int | None = None
    """The channel of the table that has the server's voice, where this one had agreed on a voice and goes on
    without."""


@event("replaced", "all")
class Replaced(Event):
    """Another person plays on from a seat."""

    seat: int
    user: int
    name: str
    was: int
    """Who had it."""


@event("took_over", "seat")
class TookOver(Event):
    """To whoever plays on from a seat now: all that it knows is theirs."""

    seat: int
    user: int
    was: int
    """Who had it."""


@event("sought", "all")
class SubstituteSought(Event):
    """A seat is held open for somebody who plays on from it; until then its player does."""

    seat: int


@event("missed_rounds", "seat")
class MissedRounds(Event):
    """A player is missed: so many rounds in a row they have given no sign, and one more costs them their chair."""

    seat: int
    rounds: int


@event("missed_nights", "seat")
class MissedNights(Event):
    """A player is asked something at night, and has left it unanswered so many nights in a row."""

    seat: int
    nights: int


@event("absent", "all")
class WentAbsent(Event):
    """A player has left the server; their seat is kept so many seconds."""

    seat: int
    user: int
    seconds: int


@event("returned", "all")
class Returned(Event):
    """A player takes the seat again that was kept for them."""

    seat: int
    user: int


@event("clock", "all")
class ClockChanged(Event):
    """The clock was changed: by hand, or `held` since nobody sees the table."""

    change: ClockChange
    ends: int | None
    """Epoch milliseconds, None while it stands."""
    left: int
    """Milliseconds."""


@event("wished", "all")
class Wished(Event):
    """A player wants a round of speeches to end (`skip`), or the speaker to have more time (`extend`)."""

    by: int
    do: str


@event("closed", "all")
class Closed(Event):
    """The table is given up."""

    reason: Reason


@event("taken_back", "all")
class TakenBack(Event):
    """The game is back where this phase began."""

    phase: str
    serial: int
    """What the phase is numbered now."""
    day: int
    night: int
    kept: int
    """So many of the log's events came before what was taken back."""
    undone: int
    """The phases that do not count any more, all told."""
    retold: int
    """So many of the events that follow tell again how the phase began."""
    host: bool = True
    """By the game's own host, not by somebody who has rights over the server's games."""


@event("void", "seat")
class Void(Event):
    """What a seat was told in private since then holds no more."""

    seat: int


@event("leads", "all")
class LeaderChanged(Event):
    """Who leads the game has changed."""

    change: LeadChange
    user: int | None
    """Who does so now, or helps to; None where nobody new does."""
    name: str


@event("motion", "all")
class MotionMade(Event):
    """The living are asked to decide about the table."""

    motion: int
    by: int
    """The seat that asks."""
    what: str
    do: str
    at: Seats
    user: int | None
    """Who is to take the chair, or to lead."""
    name: str
    """What they are called."""
    needed: int
    """So many must be for it within `seconds`."""
    seconds: int


@event("motion_vote", "all")
class MotionVoted(Event):
    """A seat is for a motion, or against it."""

    motion: int
    seat: int
    yes: bool


@event("motion_end", "all")
class MotionClosed(Event):
    """A motion is decided, or there is nothing left to decide."""

    motion: int
    outcome: MotionEnd


OF_TABLE = (
    *(LobbyChanged, Seated, Replaced, TookOver, SubstituteSought, WentAbsent, Returned, ClockChanged, Closed),
    *(MissedRounds, MissedNights, Wished, TakenBack, Void, LeaderChanged, MotionMade, MotionVoted, MotionClosed),
)


def is_said(event: Event, moderated: bool) -> bool:
    """Whether an event goes out to somebody: what only a host may see stays in the log where nobody moderates."""
    return event.to != HOST or moderated
