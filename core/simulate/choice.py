"""Whom an ability is used on, by what it is for."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from core.rulebook.stage import Purpose
from core.simulate.hands_up import least, rate
from core.simulate.mind import Mind
from core.simulate.purposes import Purposes

ORDER: tuple[Purpose, ...] = (
    "recruits", "trusts", "revives", "arms", "shows", "accuses", "asks", "saves", "hampers", "harms",
)  # fmt: skip
"""What of several purposes is looked at first: the rarer ones."""
HEAT = 0.45
"""How much chance there is in a choice: a player who always takes the best one can be read."""
SURE_TO_SHOOT = 0.62
SURE_TO_SHOW = 0.7
SURE_TO_HAMPER = 0.35
"""How likely somebody must be an enemy before one of the many who need not act harms, shows or hampers them."""
GUARDED = 2.0
"""What speaks against aiming again at somebody who has just been saved."""
SURE_TO_TRUST = 0.3
"""How likely somebody may be an enemy to one who need not bind themselves to anybody."""

Rating = Callable[[Mind, int], float | None]
"""How good a target a seat is; None where it had better be nobody."""


def purpose_of(purposes: Purposes) -> Purpose | None:
    """The purpose by which a target is chosen."""
    return next((one for one in ORDER if one in purposes), None)


def targets(mind: Mind, seats: Sequence[int], purpose: Purpose | None, must: bool) -> list[int]:
    """Those of the seats that are worth it, the first choice first. `must`: somebody has to be named."""
    rate = RATINGS.get(purpose, _anybody)
    rated: list[tuple[float, int]] = []
    for seat in seats:
        rating = rate(mind, seat)
        if rating is not None:
            rated.append((rating - HEAT * math.log(-math.log(mind.chance.random() or 0.5)), seat))
    if not rated and must:
        return mind.chance.sample(list(seats), len(seats))
    return [seat for _, seat in sorted(rated, reverse=True)]


def _harms(mind: Mind, seat: int) -> float | None:
    if seat == mind.seat or seat in mind.mates:
        return None
    against = mind.against(seat)
    if not mind.informed:
        return 4 * against if against >= SURE_TO_SHOOT else None
    return 2 * against + 1.6 * mind.worth(seat) - (GUARDED if seat in mind.missed else 0.0)


def _saves(mind: Mind, seat: int) -> float | None:
    against = mind.against(seat)
    if mind.informed:
        return 1.0 if seat == mind.seat else 0.5 if seat in mind.mates else None
    return 2 * (1 - against) + 1.4 * mind.worth(seat) + (0.4 if seat == mind.seat else 0.0)


def _asks(mind: Mind, seat: int) -> float | None:
    if seat == mind.seat or seat in mind.known or abs(mind.found.get(seat, 0.0)) > 1:
        return None
    if mind.informed:
        return 0.5 + 0.5 * mind.worth(seat)
    return 3 * (1 - abs(2 * mind.against(seat) - 1)) + mind.against(seat)


def _hampers(mind: Mind, seat: int) -> float | None:
    if seat == mind.seat or seat in mind.mates:
        return None
    against = mind.against(seat)
    if not mind.informed:
        return 3 * against if against >= SURE_TO_HAMPER else None
    return against + 1.2 * mind.worth(seat)


def _recruits(mind: Mind, seat: int) -> float | None:
    """One who has no power is won the easiest; who has claimed one is not."""
    if seat == mind.seat or seat in mind.mates:
        return None
    if not mind.informed:
        return 2 * (1 - mind.against(seat))
    return 0.5 if mind.reputes.is_power(mind.square.claims.get(seat)) else 1.5


def _revives(mind: Mind, seat: int) -> float | None:
    against = mind.against(seat)
    return None if against > 0.5 else 3 * (1 - against) + mind.worth(seat)


def _arms(mind: Mind, seat: int) -> float | None:
    if seat == mind.seat:
        return 0.0
    return 3 * (1 - mind.against(seat)) + 0.5 * mind.worth(seat)


def _shows(mind: Mind, seat: int) -> float | None:
    against = mind.against(seat)
    if seat == mind.seat or seat in mind.mates or (not mind.informed and against < SURE_TO_SHOW):
        return None
    return 3 * against


def _accuses(mind: Mind, seat: int) -> float | None:
    """As in a ballot: whoever is worth a vote, and more so than all who are up already and can be voted for."""
    wanted = rate(mind, seat)
    up = [one for one in mind.square.defence if one != mind.seat]
    if seat == mind.seat or wanted < least(mind, len(mind.square.living)):
        return None
    return None if any(rate(mind, one) >= wanted for one in up) else wanted


def _trusts(mind: Mind, seat: int) -> float | None:
    against = mind.against(seat)
    if mind.informed:
        return 1.0 - mind.worth(seat)
    return 4 * (1 - against) if against <= SURE_TO_TRUST else None


def _anybody(mind: Mind, seat: int) -> float | None:
    return None if seat in mind.mates or seat == mind.seat else 1.0


RATINGS: dict[Purpose | None, Rating] = {
    "harms": _harms,
    "saves": _saves,
    "asks": _asks,
    "hampers": _hampers,
    "recruits": _recruits,
    "revives": _revives,
    "arms": _arms,
    "shows": _shows,
    "accuses": _accuses,
    "trusts": _trusts,
}
