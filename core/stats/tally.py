"""What there is to tell of a server's games: by person, by role, by rulebook, and who leads the ratings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field

from core.stats.expected import Expected
from core.stats.rating import Rating, Ratings
from core.table.lobby_state import NOBODY
from core.table.result import GameResult, SeatResult

LEAST_GAMES = 10
"""Somebody with fewer rated games is not ranked: so few say next to nothing (`mafia league`)."""


@dataclass(slots=True)
class TallyLine:
    """Some seats of some games, in numbers."""

    games: int = 0
    won: int = 0
    expected: float = 0.0
    """Wins that average people would have had on those seats."""
    survived: int = 0
    first: int = 0
    votes: int = 0
    hits: int = 0
    acts: Counter[str] = field(default_factory=Counter[str])
    across: Counter[str] = field(default_factory=Counter[str])

    def take(self, seat: SeatResult, expected: float) -> None:
        """Count one seat of one game."""
        self.games += 1
        self.won += seat.won
        self.expected += expected
        self.survived += seat.how is None
        self.first += seat.first
        self.votes += seat.votes
        self.hits += seat.hits
        for verb, (many, across) in seat.acts.items():
            self.acts[verb] += many
            self.across[verb] += across


@dataclass(slots=True)
class BookLine:
    """A rulebook's games: how many, who won them (a draw has no side), how many nights they took."""

    games: int = 0
    nights: int = 0
    draws: int = 0
    wins: Counter[str] = field(default_factory=Counter[str])


@dataclass(frozen=True, slots=True)
class Ranked:
    """A place in the ratings, with the name under which they played last."""

    place: int
    user: int
    name: str
    rating: Rating


@dataclass(slots=True)
class Portrait:
    """One person, or everybody: in all, by side, by role (as dealt) and by rulebook. Of a side `seen` is a rulebook in
    which it was played."""

    whole: TallyLine = field(default_factory=TallyLine)
    sides: dict[str, TallyLine] = field(default_factory=dict[str, TallyLine])
    roles: dict[tuple[str, str], TallyLine] = field(default_factory=dict[tuple[str, str], TallyLine])
    books: dict[str, TallyLine] = field(default_factory=dict[str, TallyLine])
    seen: dict[str, str] = field(default_factory=dict[str, str])


class Statistics:
    """A server's games, once through; then each question is answered by looking at its lines."""

    def __init__(self, games: Iterable[GameResult], expected: Expected) -> None:
        self.ratings = Ratings(expected)
        self.games: list[GameResult] = []
        self.books: dict[str, BookLine] = {}
        self._chances: list[Callable[[str], float]] = []
        for game in games:
            fair = self.ratings.take(game).fair
            self.games.append(game)
            self._chances.append(lambda team, fair=fair: fair.get(team, 0.0))
            book = self.books.setdefault(game.scenario, BookLine())
            book.games += 1
            book.nights += game.nights
            book.draws += not game.winner
            book.wins.update(game.winner)

    def portrait(self, user: int | None = None) -> Portrait:
        """Of one person; of everybody who has a seat."""
        found = Portrait()
        for game, chance in zip(self.games, self._chances, strict=True):
            for seat in game.seats:
                if user is None or seat.user == user:
                    expected = chance(seat.team)
                    lines = (
                        found.whole,
                        found.sides.setdefault(seat.team, TallyLine()),
                        found.roles.setdefault((game.scenario, seat.role), TallyLine()),
                        found.books.setdefault(game.scenario, TallyLine()),
                    )
                    for line in lines:
                        line.take(seat, expected)
                    found.seen.setdefault(seat.team, game.scenario)
        return found

    def ranked(self, but: Collection[int] = ()) -> Sequence[Ranked]:
        """Whoever has played enough, the best first; `but` those who do not wish it. Equals share a place."""
        names = self.names()
        people = [
            (rating, user)
            for user, rating in self.ratings.people.items()
            if rating.games >= LEAST_GAMES and user not in but and user != NOBODY
        ]
        people.sort(key=lambda one: (-one[0].points, -one[0].games, one[1]))
        places: list[Ranked] = []
        for number, (rating, user) in enumerate(people, 1):
            same = bool(places) and places[-1].rating.points == rating.points
            places.append(Ranked(places[-1].place if same else number, user, names[user], rating))
        return places

    def names(self) -> dict[int, str]:
        """Everybody's last name."""
        return {seat.user: seat.name for game in self.games for seat in game.seats if seat.user != NOBODY}
