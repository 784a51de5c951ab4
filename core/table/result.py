"""What a game came to, seat by seat: a few hundred bytes out of its log, for statistics and ratings.

Nothing here knows a rule: it is read off the events, and whatever a rulebook calls its roles, teams and verbs is kept
as it stands there.
"""

from __future__ import annotations

import json
import zlib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from core.rules.events import (
    ActGiven,
    BallotCounted,
    Became,
    CameBack,
    Dealt,
    Event,
    GameOver,
    Left,
    PhaseBegan,
    VoteCast,
    Withdrew,
)
from core.table.archived_game import PastGame
from core.table.lobby_state import NOBODY

FORM = 1
"""Of the bytes; results of another are made anew for as long as their games are kept."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """One seat. The game is counted for who held it at the end (`user`; `NOBODY`: they have been forgotten)."""

    user: int
    name: str
    role: str
    """As it was dealt."""
    team: str
    """The last one, whose fate it shared."""
    won: bool
    how: str | None = None
    """The way out of the game, None for who stayed in it."""
    first: bool = False
    """It was among the first to be out."""
    votes: int = 0
    """Hands that were counted, `hits` of them for another team's."""
    hits: int = 0
    acts: Mapping[str, tuple[int, int]] = field(default_factory=dict[str, tuple[int, int]])
    """By verb how often it was used, and on how many of another team."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game that came to its end (epoch milliseconds)."""

    token: str
    ended: int
    scenario: str
    winner: tuple[str, ...]
    """The teams that won, none for a draw."""
    nights: int
    seats: tuple[SeatResult, ...]

    def without(self, user: int) -> GameResult:
        """The same, and nothing in it says that this person was there."""
        gone = {"user": NOBODY, "name": ""}
        return replace(self, seats=tuple(replace(one, **gone) if one.user == user else one for one in self.seats))

    def has(self, user: int) -> bool:
        """Whether it counts for this person."""
        return any(one.user == user for one in self.seats)


def pack_result(result: GameResult) -> bytes:
    """As few bytes as it takes."""
    seats = [
        [one.user, one.name, one.role, one.team, int(one.won), one.how, int(one.first), one.votes, one.hits, one.acts]
        for one in result.seats
    ]
    data = [FORM, result.token, result.ended, result.scenario, result.winner, result.nights, seats]
    return zlib.compress(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode(), 9)


def read_result(body: bytes) -> GameResult | None:
    """Read what `pack_result` made; None where another program did, in a form that is not known here."""
    try:
        form, token, ended, scenario, winner, nights, rows = json.loads(zlib.decompress(body))
        if form != FORM:
            return None
        seats = tuple(_seat(row) for row in rows)
    except (ValueError, TypeError, zlib.error):
        return None
    return GameResult(token, ended, scenario, winner=tuple(winner), nights=nights, seats=seats)


def _seat(row: Sequence[Any]) -> SeatResult:
    user, name, role, team, won, how, first, votes, hits, acts = row
    return SeatResult(
        user,
        name,
        role,
        team,
        won=bool(won),
        how=how,
        first=bool(first),
        votes=votes,
        hits=hits,
        acts={verb: (many, across) for verb, (many, across) in acts.items()},
    )


def result_of(game: PastGame) -> GameResult | None:
    """What a game came to; None for one that was broken off, or of which it is not known who played."""
    over = game.over
    log = game.rules_log
    dealt = next((event for event in log if isinstance(event, Dealt)), None)
    if over is None or dealt is None or len(game.people) != len(dealt.seats):
        return None
    seen = _LogCounter(dealt)
    for event in log:
        seen.take(event)
    seats = tuple(
        SeatResult(
            player.user,
            player.name,
            row["role"],
            team=seen.team[number],
            won=number in over.winners,
            how=seen.out.get(number),
            first=number in seen.first,
            votes=seen.votes[number],
            hits=seen.hits[number],
            acts=seen.used(number),
        )
        for number, (player, row) in enumerate(zip(game.people, dealt.seats, strict=True), 1)
    )
    return GameResult(
        game.token, game.ended, dealt.scenario, winner=tuple(over.winner), nights=seen.nights, seats=seats
    )


class _LogCounter:
    """Counts as it goes through a log."""

    def __init__(self, dealt: Dealt) -> None:
        self.team = {number: row["team"] for number, row in enumerate(dealt.seats, 1)}
        self.out: dict[int, str] = {}
        self.first: set[int] = set()
        self.votes: Counter[int] = Counter()
        self.hits: Counter[int] = Counter()
        self.nights = 0
        self._uses: Counter[tuple[int, str]] = Counter()
        self._across: Counter[tuple[int, str]] = Counter()
        self._hands: dict[int, Sequence[int]] = {}
        self._given: dict[tuple[int, str], Sequence[int]] = {}
        self._first_phase: int | None = None
        self._phase = 0

    def take(self, event: Event) -> None:
        """One event more."""
        if isinstance(event, PhaseBegan | GameOver):
            self._settle()
        if isinstance(event, PhaseBegan):
            self._phase = event.serial
            self.nights = max(self.nights, event.night)
            self._hands.clear()
        elif isinstance(event, Became):
            self.team[event.seat] = event.team
        elif isinstance(event, Left):
            self._leave(event)
        elif isinstance(event, CameBack):
            self.out.pop(event.seat, None)
        elif isinstance(event, VoteCast) and event.given:
            self._hands[event.voter] = event.choices
        elif isinstance(event, BallotCounted):
            self._count()
        elif isinstance(event, ActGiven):
            self._given[event.by, event.do] = event.at
        elif isinstance(event, Withdrew):
            for key in [key for key in self._given if key[0] == event.by and event.do in (None, key[1])]:
                del self._given[key]

    def used(self, seat: int) -> dict[str, tuple[int, int]]:
        """The verbs of a seat."""
        return {verb: (many, self._across[by, verb]) for (by, verb), many in self._uses.items() if by == seat}

    def _leave(self, event: Left) -> None:
        self.out[event.seat] = "absent" if event.absent else event.how
        if self._first_phase in (None, self._phase):
            self._first_phase = self._phase
            self.first.add(event.seat)

    def _count(self) -> None:
        for voter, choices in self._hands.items():
            self.votes[voter] += len(choices)
            self.hits[voter] += sum(self._is_across(voter, seat) for seat in choices)
        self._hands.clear()

    def _settle(self) -> None:
        """What was given in a phase stands when it ends."""
        for (by, verb), at in self._given.items():
            self._uses[by, verb] += 1
            self._across[by, verb] += any(self._is_across(by, seat) for seat in at)
        self._given.clear()

    def _is_across(self, seat: int, other: int) -> bool:
        return other in self.team and self.team[other] != self.team.get(seat)
