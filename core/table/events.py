"""Events of the table itself, beside those of the rules. They go out and into the log the same way; the rules' fold
passes over them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

from core.rules.events import HOST
from core.rules.log_form import Event, Read, Seats, event

LobbyChange = Literal["opened", "joined", "waiting", "left", "configured", "host", "kicked"]
ClockChange = Literal["paused", "resumed", "extended", "restarted"]
Reason = Literal["stopped", "left", "idle"]
"""Why a table closes."""


def _people(rows: Iterable[Iterable[Any]]) -> tuple[tuple[int, str], ...]:
    return tuple((user, name) for user, name in rows)


@event("lobby", "all")
class LobbyChanged(Event):
    """Something about the lobby has changed; `user` did it. `lobby`: how it stands, as snapshots have it.

    `people`: whom it concerns who did nothing: who lost a chair by it, or has the table to lead now.
    """

    change: LobbyChange
    user: int
    lobby: Mapping[str, Any]
    people: Seats = ()


@event("seated", "all")
class Seated(Event):
    """Everybody has a seat; just before the game is dealt. `seats`: user and name of each."""

    seats: Annotated[tuple[tuple[int, str], ...], Read(_people)]
    scenario: str
    host: int
    moderator: int | None


@event("replaced", "all")
class Replaced(Event):
    """Another person plays on from a seat. `was`: who had it."""

    seat: int
    user: int
    name: str
    was: int


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
    """The clock was changed by hand. `ends`: epoch milliseconds, None while it stands. `left`: milliseconds."""

    change: ClockChange
    ends: int | None
    left: int


@event("closed", "all")
class Closed(Event):
    """The table is given up."""

    reason: Reason


OF_TABLE = (LobbyChanged, Seated, Replaced, WentAbsent, Returned, ClockChanged, Closed)


def of_rules(events: Iterable[Event]) -> list[Event]:
    """A log without the table's own events: what the rules' fold was made of."""
    return [one for one in events if not isinstance(one, OF_TABLE)]


def is_said(event: Event, moderated: bool) -> bool:
    """Whether an event goes out to somebody: what only a host may see stays in the log where nobody moderates."""
    return event.to != HOST or moderated
