"""Whom a player votes for, and why."""

from __future__ import annotations

from collections.abc import Sequence

from core.simulate.mind import Mind
from core.simulate.repute import chance
from core.simulate.said import Why

PULL = 0.45
"""What each hand that is up already adds against a seat, in log odds: tables that never agree put nobody out."""
PULLED_AT_MOST = 2.7
HEARD = 0.2
"""So much of it is left where the accused have spoken: a verdict is everybody's own."""
LEAST = -1.0
"""Below this odds, measured against anybody's, the many join no crowd."""
SECOND = 0.25
"""Where several may be named: one is named besides who is so near to the first."""
LOST = 1.8
"""Public odds at which a member of a hidden side is beyond help, and voted against by its own half the time."""


def votes(mind: Mind, seats: Sequence[int], most: int) -> tuple[int, ...]:
    """Whom the player would put out of these; nobody where none of them deserves it."""
    others = [seat for seat in seats if seat != mind.seat]
    if not others:
        return ()
    rated = sorted(((rate(mind, seat), seat) for seat in others), reverse=True)
    best, first = rated[0]
    if best < least(mind, len(others)):
        return ()
    chosen = [first]
    if most > 1 and len(rated) > 1 and rated[1][0] > max(best - SECOND, 0.0):
        chosen.append(rated[1][1])
    return tuple(chosen)


def least(mind: Mind, candidates: int) -> float:
    """What somebody must come to before a hand is raised: of few who stand accused, more than of all."""
    if mind.informed:
        return -3.0
    return 0.0 if candidates * 3 <= len(mind.square.living) else LEAST


def rate(mind: Mind, seat: int) -> float:
    """How much the player wants this seat out, in log odds beyond what anybody's are."""
    crowd = min(PULLED_AT_MOST, PULL * mind.square.hands_on(seat))
    if mind.square.defence:
        crowd *= HEARD
    if not mind.informed:
        # A table that has got nowhere for days agrees on somebody in the end.
        own = mind.beyond(seat) / (1 + mind.square.calm)
        return own + crowd if own > LEAST else own
    public = mind.reputes.beyond(seat)
    if seat in mind.mates or (seat in mind.known and not mind.known[seat]):
        return _of_a_mate(mind, seat)
    return 0.7 * public + 1.3 * crowd + 0.6 * mind.worth(seat) + mind.gut[seat]


def _of_a_mate(mind: Mind, seat: int) -> float:
    """One's own are voted against only where they are lost, and then as often as not: somebody will look at the
    hands."""
    lost = mind.reputes.of(seat) > LOST or mind.square.hands_on(seat) * 2 > len(mind.square.living)
    return 1.0 + mind.gut[seat] if lost and mind.gut[seat] > 0 else -9.0


def reason(mind: Mind, seat: int) -> Why:
    """What the player would give as the reason: only what is so."""
    square = mind.square
    if any(about == seat and hostile and by in square.living for by, about, hostile in square.findings):
        return "finding"
    if square.hands_on(seat) > 1:
        return "crowd"
    friends = {one for one in square.gone if chance(mind.reputes.of(one)) < 0.2}
    hit = any(friends & set(ballot.votes.get(seat, ())) for ballot in square.ballots)
    return "votes" if hit else "gut"
