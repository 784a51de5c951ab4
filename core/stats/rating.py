"""Ratings out of games of unequal sides: Plackett and Luce's model of who comes first, updated as Weng and Lin do.

A game is a race of its sides, and only the winner counts. A side's strength is the mean of its people's skills and a
handicap: how often that side of that rulebook wins. The handicap begins at the rulebook's simulated balance and is
learned from the games as the skills are, so that winning with a side that always wins says little about its people.

R. C. Weng and C.-J. Lin, A Bayesian Approximation Method for Online Ranking, JMLR 12 (2011), section 4.2.
`core/decisions/rating.md` says why it is this and not openskill, with figures.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from core.stats.expected import Expected
from core.table.lobby_state import NOBODY
from core.table.result import GameResult

SKILL = 1.0
"""Standard deviation of people's skills, in the natural logarithm of odds."""
KNOWN = 0.5
UNKNOWN = 1.5
"""How far a side's chance may be off where a simulation has foretold it, and where nothing has."""
SURE = 0.02
"""A side is never thought to win less often than this."""
MIDDLE = 1000
POINT = 400 / math.log(10)
"""Points of an average player, and of one unit of skill: 400 more are ten times the odds, as in chess."""


@dataclass(frozen=True, slots=True)
class Rating:
    """What is thought of somebody after so many rated games: their skill, and how far it may be off."""

    skill: float = 0.0
    variance: float = SKILL**2
    games: int = 0

    @property
    def points(self) -> int:
        """The skill as people read it."""
        return round(MIDDLE + POINT * self.skill)

    @property
    def margin(self) -> int:
        """Points to each side in which the true figure lies in two cases of three."""
        return round(POINT * math.sqrt(self.variance))


@dataclass(frozen=True, slots=True)
class Forecast:
    """What was expected of one game before it was played: of each side its chance, with its people (`chances`) and
    were they all average (`fair`)."""

    chances: Mapping[str, float]
    fair: Mapping[str, float]


@dataclass(slots=True)
class Ratings:
    """Everybody's rating, and every side's handicap. Games are taken in the order in which they were played."""

    expected: Expected
    people: dict[int, Rating] = field(default_factory=dict[int, Rating])
    handicaps: dict[tuple[str, str], Rating] = field(default_factory=dict[tuple[str, str], Rating])

    def of(self, user: int) -> Rating:
        """Somebody's rating."""
        return self.people.get(user) or Rating()

    def forecast(self, game: GameResult) -> Forecast:
        """What is to be expected of a game of these people on these sides."""
        sides = _sides(game)
        grounds = self._grounds(game, sides)
        fair = [base + handicap.skill for base, handicap in grounds]
        people = [ground + self._mean(users) for ground, users in zip(fair, sides.values(), strict=True)]
        # What is not known for sure is nearer to even (MacKay's approximation of the mean chance).
        unsure = 1 / math.sqrt(1 + math.pi / 8 * self._spread(grounds, sides))
        return Forecast(
            dict(zip(sides, _shares([unsure * one for one in people]), strict=True)),
            dict(zip(sides, _shares(fair), strict=True)),
        )

    def take(self, game: GameResult) -> Forecast:
        """Learn from a game; what had been expected of it. One that nobody won teaches nothing."""
        sides = _sides(game)
        forecast = self.forecast(game)
        winners = [team for team in sides if team in game.winner]
        if not winners or len(sides) < 2:
            return forecast
        grounds = self._grounds(game, sides)
        spread = self._spread(grounds, sides)
        for (team, users), (_, handicap) in zip(sides.items(), grounds, strict=True):
            chance = forecast.chances[team]
            surprise = (team in winners) / len(winners) - chance
            information = chance * (1 - chance)
            damped = 1 / (1 + information * spread)
            for user in users:
                if user != NOBODY:
                    self.people[user] = _moved(self.of(user), 1 / len(users), surprise, information, damped)
            self.handicaps[game.scenario, team] = _moved(handicap, 1.0, surprise, information, damped)
        return forecast

    def _grounds(self, game: GameResult, sides: Iterable[str]) -> list[tuple[float, Rating]]:
        """Of each side what was foretold of it, as a logarithm, and the handicap that has been learned."""
        known = self.expected(game.scenario, len(game.seats))
        teams = list(sides)
        grounds: list[tuple[float, Rating]] = []
        for team in teams:
            share = 1 / len(teams) if known is None else max(SURE, known.get(team, 0.0))
            new = Rating(0.0, (UNKNOWN if known is None else KNOWN) ** 2)
            grounds.append((math.log(share), self.handicaps.get((game.scenario, team), new)))
        return grounds

    def _spread(self, grounds: Sequence[tuple[float, Rating]], sides: Mapping[str, Sequence[int]]) -> float:
        """The variance of what is thought of all sides together."""
        return sum(
            handicap.variance + sum(self.of(user).variance for user in users) / len(users) ** 2
            for (_, handicap), users in zip(grounds, sides.values(), strict=True)
        )

    def _mean(self, users: Sequence[int]) -> float:
        return sum(self.of(user).skill for user in users) / len(users)


def ratings_of(games: Iterable[GameResult], expected: Expected) -> Ratings:
    """Everybody's rating after these games, the oldest first."""
    found = Ratings(expected)
    for game in games:
        found.take(game)
    return found


def _sides(game: GameResult) -> dict[str, list[int]]:
    sides: dict[str, list[int]] = {}
    for one in game.seats:
        sides.setdefault(one.team, []).append(one.user)
    return sides


def _moved(rating: Rating, weight: float, surprise: float, information: float, damped: float) -> Rating:
    variance = rating.variance
    return Rating(
        rating.skill + variance * weight * surprise * damped,
        variance * (1 - variance * weight * weight * information * damped),
        rating.games + 1,
    )


def _shares(strengths: Sequence[float]) -> list[float]:
    top = max(strengths)
    weights = [math.exp(one - top) for one in strengths]
    whole = sum(weights)
    return [one / whole for one in weights]
