"""What many games came to, as figures with their intervals: for people, for programs, for a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from core.simulate.influence import Lived, difference
from core.simulate.win_tally import Policy, Rate, Tally, rate


@dataclass(frozen=True, slots=True)
class Share:
    """A share, or a difference of two, with the interval in which it lies in 95 cases of 100."""

    value: float
    low: float
    high: float

    def as_json(self, name: str = "share") -> dict[str, float]:
        """As it stands in JSON."""
        return {name: self.value, "low": self.low, "high": self.high}


@dataclass(frozen=True, slots=True)
class Report:
    """What is told of the games."""

    title: str
    subtitle: str
    day: int
    sides: Sequence[tuple[str, Share]]
    lengths: Sequence[tuple[int, int]]
    roles: Sequence[tuple[str, Share]]
    """For each, how much oftener its side won where it was alive on the `day` than where it was gone by then, of the
    games that came to that day."""


def report(scenario: str, players: int, policy: Policy, tally: Tally) -> Report:
    """The figures of a tally. A role that never, or always, lived to the day says nothing and is left out."""
    found: list[tuple[str, Share]] = []
    for role, lived in tally.influence.roles.items():
        if lived.alive and lived.gone:
            found.append((role, _worth(lived)))
    return Report(
        title=f"{scenario}, {players} players",
        subtitle=f"{tally.games} games of {policy} players, {tally.nights / max(1, tally.games):.1f} nights each",
        day=tally.influence.day,
        sides=[(side, _share(one)) for side, one in tally.rates().items()],
        lengths=sorted(tally.lengths.items()),
        roles=sorted(found, key=lambda one: -one[1].value),
    )


def influence_as_json(tally: Tally) -> dict[str, Any]:
    """By role: the games of each kind, and the shares that its side won of them."""
    rows: dict[str, Any] = {}
    for role, lived in tally.influence.roles.items():
        row: dict[str, Any] = {}
        for name, games, won in (("alive", lived.alive, lived.alive_won), ("gone", lived.gone, lived.gone_won)):
            row[name] = {"games": games, "wins": won, **_share(rate(won, games)).as_json()}
        if lived.alive and lived.gone:
            row["difference"] = _worth(lived).as_json("value")
        rows[role] = row
    return rows


def _worth(lived: Lived) -> Share:
    alive = rate(lived.alive_won, lived.alive)
    gone = rate(lived.gone_won, lived.gone)
    return Share(*difference((alive.share, alive.low, alive.high), (gone.share, gone.low, gone.high)))


def _share(one: Rate) -> Share:
    return Share(one.share, one.low, one.high)
