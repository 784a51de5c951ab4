"""A game's log as a table of fates: who was what from when on, who was lost when, and which moments turned it.

Nothing here knows a rule: it is all read off the events.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from core.rules.events import Became, CameBack, Dealt, Event, GameOver, Left, PhaseBegan

TURNS = 3
"""So many turning points are named."""
LEAST = 0.04
"""A turn that moves less than this share of the game is none."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One night or day of a game."""

    phase: str
    day: int
    night: int
    is_night: bool = False


@dataclass(frozen=True, slots=True)
class Fate:
    """How a seat left, and in which moment."""

    at: int
    how: str
    absent: bool
    phase: str
    """The part of the day in which it did."""


@dataclass(slots=True)
class SeatStory:
    """What became of one seat."""

    number: int
    roles: list[tuple[int, str, str]]
    """From which moment on it had which role and team, the dealt one first."""
    gone: list[Fate] = field(default_factory=list[Fate])
    """Its departures, in order."""
    back: list[int] = field(default_factory=list[int])
    """Its returns, in order."""

    @property
    def role(self) -> str:
        """Its last role."""
        return self.roles[-1][1]

    @property
    def team(self) -> str:
        """Its last team."""
        return self.roles[-1][2]

    @property
    def fate(self) -> Fate | None:
        """How it was lost for good; None where it was there at the end."""
        return self.gone[-1] if len(self.gone) > len(self.back) else None


@dataclass(frozen=True, slots=True)
class Turn:
    """A turning point: an event, its moment, and by how much of the whole it moved the game towards those who won."""

    at: int
    event: Left | Became | CameBack
    swing: float


@dataclass(slots=True)
class Chronicle:
    """A game at a glance."""

    scenario: str
    seats: list[SeatStory]
    moments: list[Moment] = field(default_factory=list[Moment])
    winner: tuple[str, ...] | None = None
    """The teams that won; None where there was no end."""
    winners: tuple[int, ...] = ()
    turns: list[Turn] = field(default_factory=list[Turn])


def chronicle(events: Iterable[Event]) -> Chronicle | None:
    """The chronicle of a log, which may break off; None where no cards were dealt."""
    log = list(events)
    dealt = next((event for event in log if isinstance(event, Dealt)), None)
    if dealt is None:
        return None
    seats = [SeatStory(number, [(0, row["role"], row["team"])]) for number, row in enumerate(dealt.seats, 1)]
    found = Chronicle(dealt.scenario, seats)
    moved: list[Turn] = []
    phase = ""
    for event in log:
        at = max(0, len(found.moments) - 1)
        if isinstance(event, PhaseBegan):
            phase = event.phase
            if event.at_night or event.at_talk or not found.moments:
                found.moments.append(Moment(phase, event.day, event.night, event.at_night))
        elif isinstance(event, GameOver):
            found.winner = event.winner
            found.winners = event.winners
        elif isinstance(event, Left | Became | CameBack):
            seat = seats[event.seat - 1]
            moved.append(Turn(at, event, 0.0))
            if isinstance(event, Left):
                seat.gone.append(Fate(at, event.how, event.absent, phase))
            elif isinstance(event, CameBack):
                seat.back.append(at)
            else:
                seat.roles.append((at, event.role, event.team))
    found.moments = found.moments or [Moment("day", 1, 0)]
    if found.winner:
        found.turns = _turning_points(dealt, moved, found)
    return found


def _turning_points(dealt: Dealt, moved: Sequence[Turn], found: Chronicle) -> list[Turn]:
    """The moves that changed most how much of the game was in the hands of those who won, in the order of the game.

    Who won with a side that their card is not of was in those hands all along. A seat weighs what its card told: one
    that many hold little, one that a single seat holds much. (The surprise of being dealt it, in bits, and one more for
    the hand that every seat may raise.)
    """
    roles = {seat: (row["role"], row["team"]) for seat, row in enumerate(dealt.seats, 1)}
    count = Counter(role for role, _ in roles.values())

    def weight(seat: int) -> float:
        return 1 + math.log2(len(roles) / max(1, count[roles[seat][0]]))

    winner = found.winner or ()
    beside = {seat.number for seat in found.seats if seat.number in found.winners and seat.team not in winner}
    living = set(roles)

    def share() -> float:
        whole = sum(map(weight, living))
        theirs = sum(weight(seat) for seat in living if roles[seat][1] in winner or seat in beside)
        return theirs / whole if whole else 0.0

    turns: list[Turn] = []
    for move in moved:
        event = move.event
        before = share()
        if isinstance(event, Left):
            living.discard(event.seat)
        elif isinstance(event, CameBack):
            living.add(event.seat)
        else:
            roles[event.seat] = (event.role, event.team)
        turns.append(Turn(move.at, event, share() - before))
    strongest = sorted(turns, key=lambda turn: -abs(turn.swing))[:TURNS]
    return [turn for turn in turns if turn in strongest and abs(turn.swing) >= LEAST]
