"""Leagues of people whose strengths are known, to see what the ratings make of their games.

People are dealt to sides of unequal size; each side wins by chance, as often as its handicap and its people's skills
make likely. The balance that the ratings are told beforehand is off, as a simulation is off for real people.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from core.stats.rating import Ratings
from core.table.result import GameResult, SeatResult

LOOKS = (10, 20, 50, 100)
"""Games a person after which it is looked how well the ratings rank them."""
OFF = 0.4
"""How far the foretold balance is off, in the logarithm of a side's odds."""
BINS = 10


@dataclass(frozen=True, slots=True)
class Setup:
    """A rulebook of the league: seats of each side, and how often it wins among equals."""

    sides: Mapping[str, int]
    wins: Mapping[str, float]


SETUPS = (
    Setup({"many": 7, "few": 3}, {"many": 0.25, "few": 0.75}),
    Setup({"many": 7, "few": 3}, {"many": 0.5, "few": 0.5}),
    Setup({"many": 8, "few": 4}, {"many": 0.65, "few": 0.35}),
    Setup({"many": 6, "few": 3, "alone": 1}, {"many": 0.5, "few": 0.38, "alone": 0.12}),
)
FAVOURED = ("0", "few")
"""The side that wins most whoever plays it: rulebook and side."""


@dataclass(slots=True)
class Figures:
    """What came of some leagues."""

    ranks: dict[int, list[tuple[float, float]]] = field(default_factory=dict[int, list[tuple[float, float]]])
    """By games a person the rank correlation with the true strengths, of the ratings and of the plain share of wins."""
    foretold: list[tuple[float, bool]] = field(default_factory=list[tuple[float, bool]])
    """Chances of sides before a game, and whether they won."""
    tilt: list[tuple[float, float]] = field(default_factory=list[tuple[float, float]])
    """By measure how much better who sat on the favoured side half as often again looks, in standard deviations, than
    they are."""

    def rank(self, games: int) -> tuple[float, float]:
        """The mean rank correlation after so many games a person."""
        return _means(self.ranks[games])

    def bins(self) -> list[tuple[float, float, int]]:
        """What was foretold, what came of it, of how many: in bins of a tenth."""
        found: list[tuple[float, float, int]] = []
        for number in range(BINS):
            inside = [one for one in self.foretold if number <= one[0] * BINS < number + 1]
            if inside:
                told, came = (sum(column) / len(inside) for column in zip(*inside, strict=True))
                found.append((told, came, len(inside)))
        return found

    def tilted(self) -> tuple[float, float]:
        """The mean tilt, of the ratings and of the plain share of wins."""
        return _means(self.tilt)

    def miscalibration(self) -> float:
        """How far what was foretold is from what came, on average."""
        return sum(abs(told - came) * many for told, came, many in self.bins()) / len(self.foretold)


def leagues(many: int, people: int, seed: int, spread: float = 1.0) -> Figures:
    """Play so many leagues. `spread`: standard deviation of the true skills; the ratings believe in 1."""
    figures = Figures()
    for number in range(many):
        _league(figures, people, random.Random(f"{seed}/{number}"), spread)
    return figures


def _league(figures: Figures, people: int, dice: random.Random, spread: float) -> None:
    skills = [dice.gauss(0, spread) for _ in range(people)]
    foretold = {str(number): _off(setup.wins, dice) for number, setup in enumerate(SETUPS)}
    ratings = Ratings(lambda scenario, _: foretold[scenario])
    played = [0] * people
    won = [0] * people
    number = 0
    for look in LOOKS:
        while sum(played) < look * people:
            number += 1
            game = _game(number, skills, played, dice)
            forecast = ratings.take(game)
            if look == LOOKS[-1]:
                figures.foretold += [(chance, team in game.winner) for team, chance in forecast.chances.items()]
            for seat in game.seats:
                played[seat.user - 1] += 1
                won[seat.user - 1] += seat.won
        rated = [ratings.of(user).skill for user in range(1, people + 1)]
        shares = [wins / games for wins, games in zip(won, played, strict=True)]
        figures.ranks.setdefault(look, []).append((rank_correlation(skills, rated), rank_correlation(skills, shares)))
        if look == LOOKS[-1]:
            figures.tilt.append((_tilt(skills, rated), _tilt(skills, shares)))


def _game(number: int, skills: Sequence[float], played: Sequence[int], dice: random.Random) -> GameResult:
    scenario = dice.randrange(len(SETUPS))
    setup = SETUPS[scenario]
    seats = sum(setup.sides.values())
    here = sorted(range(len(skills)), key=lambda one: played[one] + 6 * dice.random())[:seats]
    dice.shuffle(here)
    if (str(scenario), "few") == FAVOURED:  # every third person is dealt the favoured side rather than not
        here.sort(key=lambda one: one % 3 != 0 or dice.random() < 0.3)
        here.reverse()
    sides: dict[str, list[int]] = {}
    for team, size in setup.sides.items():
        sides[team] = here[:size]
        here = here[size:]
    strengths = [
        math.log(setup.wins[team]) + sum(skills[one] for one in users) / len(users) for team, users in sides.items()
    ]
    (winner,) = dice.choices(list(sides), [math.exp(one) for one in strengths])
    rows = [SeatResult(one + 1, "", "", team, team == winner) for team, users in sides.items() for one in users]
    return GameResult(str(number), number, str(scenario), winner=(winner,), nights=0, seats=tuple(rows))


def _off(wins: Mapping[str, float], dice: random.Random) -> dict[str, float]:
    moved = {team: share * math.exp(dice.gauss(0, OFF)) for team, share in wins.items()}
    return {team: share / sum(moved.values()) for team, share in moved.items()}


def _tilt(skills: Sequence[float], measured: Sequence[float]) -> float:
    """How much better every third person looks than they are, beside the others, in standard deviations."""
    error = [got - true for got, true in zip(_standard(measured), _standard(skills), strict=True)]
    favoured = [one for at, one in enumerate(error) if at % 3 == 0]
    others = [one for at, one in enumerate(error) if at % 3]
    return sum(favoured) / len(favoured) - sum(others) / len(others)


def _standard(values: Sequence[float]) -> list[float]:
    middle = sum(values) / len(values)
    spread = math.sqrt(sum((one - middle) ** 2 for one in values) / len(values)) or 1.0
    return [(one - middle) / spread for one in values]


def rank_correlation(first: Sequence[float], second: Sequence[float]) -> float:
    """Spearman's: 1 where both rank alike."""
    pairs = zip(_standard(_ranks(first)), _standard(_ranks(second)), strict=True)
    return sum(one * other for one, other in pairs) / len(first)


def _ranks(values: Sequence[float]) -> list[float]:
    """Places from the smallest; equals share the mean of theirs."""
    places: dict[float, list[int]] = {}
    for place, value in enumerate(sorted(values)):
        places.setdefault(value, []).append(place)
    return [sum(places[value]) / len(places[value]) for value in values]


def _means(rows: Sequence[tuple[float, float]]) -> tuple[float, float]:
    first, second = zip(*rows, strict=True)
    return sum(first) / len(rows), sum(second) / len(rows)
