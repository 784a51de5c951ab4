"""Many games of one set-up, and how often each side won."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from core.books.deal import shuffled
from core.rulebook.book import Rulebook
from core.simulate.influence import Influence
from core.simulate.random_play import Played, play
from core.simulate.whole_games import play_sensibly

Policy = Literal["random", "sensible"]
"""How people play: by chance within the rules, or as those who know the game."""
NOBODY = "nobody"
TOGETHER = "+"
"""Joins sides that share a win."""
DAY = 3
"""On this day it is looked who is alive, unless told otherwise."""
Z_95 = 1.959964


@dataclass(frozen=True, slots=True)
class Rate:
    """A share of games, with the interval (95 per cent unless asked otherwise) in which the true share lies."""

    count: int
    games: int
    low: float
    high: float

    @property
    def share(self) -> float:
        """The share seen, 0 to 1."""
        return self.count / self.games if self.games else 0.0


def rate(count: int, games: int, z: float = Z_95) -> Rate:
    """Wilson's interval of a share; `z` is the number of standard deviations to each side."""
    if games == 0:
        return Rate(0, 0, 0.0, 1.0)
    share = count / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return Rate(count, games, max(0.0, middle - reach), min(1.0, middle + reach))


@dataclass(slots=True)
class Tally:
    """What came of the games: `wins` by side, `unfinished` games that reached no end, `nights` played in all.

    `nobody` is a stated draw; sides that share a win are joined by `+`, and one that may win beside whoever wins has a
    row of its own.
    """

    games: int = 0
    wins: Counter[str] = field(default_factory=Counter[str])
    unfinished: int = 0
    nights: int = 0
    lengths: Counter[int] = field(default_factory=Counter[int])
    """Games by their number of nights."""
    influence: Influence = field(default_factory=lambda: Influence(DAY))

    def add(self, other: Tally) -> None:
        """Count the games of another tally in."""
        self.games += other.games
        self.wins.update(other.wins)
        self.unfinished += other.unfinished
        self.nights += other.nights
        self.lengths.update(other.lengths)
        self.influence.add(other.influence)

    def rates(self, z: float = Z_95) -> dict[str, Rate]:
        """The rate of each side, the most frequent first."""
        return {side: rate(count, self.games, z) for side, count in self.wins.most_common()}

    def rates_by_side(self, z: float = Z_95) -> dict[str, Rate]:
        """The rate of each side over all its wins, whoever shares them, the most frequent first."""
        won: Counter[str] = Counter()
        for sides, count in self.wins.items():
            won.update(dict.fromkeys(sides.split(TOGETHER), count))
        return {side: rate(count, self.games, z) for side, count in won.most_common()}


@dataclass(frozen=True, slots=True)
class PlayingManner:
    """How the games are played: by which `policy`; of random players `willing` and `follow` as in `play`."""

    policy: Policy = "random"
    willing: float = 0.85
    follow: float = 0.0
    day: int = DAY
    """The one on which it is looked who is alive."""


BY_CHANCE = PlayingManner()


def simulate(
    book: Rulebook,
    roles: Sequence[str],
    options: Mapping[str, Any],
    games: int,
    seed: int | str = 1,
    *,
    first: int = 0,
    manner: PlayingManner = BY_CHANCE,
) -> Tally:
    """Play `games` games with these roles, dealt anew for each; the same `seed` plays the same games.

    `first`: the number of the first game; a game depends on the seed and its own number alone.
    """
    tally = Tally(wins=Counter(dict.fromkeys(book.scenario.teams, 0)), influence=Influence(manner.day))
    for number in range(first, first + games):
        game_seed = f"{seed}/{number}"
        dealt = shuffled(roles, game_seed)
        played = _played(book, dealt, game_seed, options, manner)
        tally.games += 1
        tally.nights += played.game.night
        tally.lengths[played.game.night] += 1
        winner = played.game.winner
        if winner is None:
            tally.unfinished += 1
        else:
            tally.wins.update(_rows(book, winner))
            winning = [role for role in dict.fromkeys(roles) if book.team_of(role, options) in winner]
            tally.influence.count(dealt, played.events, winning)
    return tally


def _rows(book: Rulebook, winner: Sequence[str]) -> list[str]:
    """What a game counts for: whoever won it, together, and each side that won beside them."""
    beside = {team for one in book.scenario.beside for team in one.team}
    main = TOGETHER.join(team for team in winner if team not in beside)
    others = [team for team in winner if team in beside]
    return [main, *others] if main else others or [NOBODY]


def _played(
    book: Rulebook, dealt: Sequence[str], seed: int | str, options: Mapping[str, Any], manner: PlayingManner
) -> Played:
    if manner.policy == "sensible":
        return play_sensibly(book, dealt, seed, options)
    return play(book, dealt, seed, options, willing=manner.willing, follow=manner.follow)
