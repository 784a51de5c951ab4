"""What a player says to the table, and when: findings, claims, accusations, and lies where they serve."""

from __future__ import annotations

from collections.abc import Iterator

from core.simulate.hands_up import rate, reason
from core.simulate.mind import FOUND, Mind
from core.simulate.purposes import uses_of
from core.simulate.said import Statement

TELLS = 0.95
"""How likely somebody who has found an enemy says so."""
VOUCHES_LATE = 0.35
LATE = 3
"""How likely friends are named though nobody has asked, from this day on."""
OPENS_UP = 0.85
"""How likely one of the many who stands accused says what they are."""
ACCUSES = 0.5
PRESSED = 0.55
"""Odds beyond anybody's at which somebody feels accused."""
PLAIN_LIE = 0.4
BOLD_LIE = 0.35
"""How likely an accused member of a hidden side claims a plain card, or one with findings."""


def speech(mind: Mind) -> list[Statement]:
    """What the player says at this moment; nothing is said twice."""
    said = list(_of_the_many(mind) if not mind.informed else _of_the_hidden(mind))
    if not said and mind.chance.random() < ACCUSES:
        said = list(_accusation(mind))
    return said


def pressed(mind: Mind) -> bool:
    """Whether the player has to defend themselves."""
    square = mind.square
    if mind.seat in square.defence:
        return True
    return mind.reputes.beyond(mind.seat) > PRESSED


def _of_the_many(mind: Mind) -> Iterator[Statement]:
    square = mind.square
    me = mind.seat
    new = {seat: odds for seat, odds in mind.found.items() if abs(odds) > FOUND and seat not in mind.told}
    enemies = [seat for seat, odds in new.items() if odds > 0 and seat in square.living]
    accused = pressed(mind)
    vouch = accused or any(seat in square.defence for seat in new)
    late = square.day >= LATE and mind.chance.random() < VOUCHES_LATE
    if (enemies and mind.chance.random() < TELLS) or (new and (vouch or late)):
        yield from _claim(mind, mind.role)
        for seat, odds in new.items():
            mind.told.add(seat)
            if seat in square.living:
                yield Statement(me, "finds", seat, hostile=odds > 0)
    elif accused and mind.chance.random() < OPENS_UP:
        yield from _claim(mind, mind.role)
        yield Statement(me, "denies")
    liar = next((seat for seat in square.living if _claims_mine(mind, seat)), None)
    if liar is not None and square.claims.get(me) != mind.role:
        yield Statement(me, "disputes", liar, role=mind.role)


def _claims_mine(mind: Mind, seat: int) -> bool:
    return seat != mind.seat and mind.square.claims.get(seat) == mind.role and mind.square.cards[mind.role] == 1


def _claim(mind: Mind, role: str) -> Iterator[Statement]:
    if mind.square.claims.get(mind.seat) != role:
        yield Statement(mind.seat, "claims", role=role)


def _of_the_hidden(mind: Mind) -> Iterator[Statement]:
    if not pressed(mind):
        return
    if mind.seat in mind.square.claims:
        yield Statement(mind.seat, "denies")
        return
    drawn = mind.chance.random()
    bold = _bold(mind)
    plain = plain_card(mind)
    if drawn < BOLD_LIE and bold is not None:
        yield Statement(mind.seat, "claims", role=bold)
        victim = _victim(mind)
        if victim is not None:
            yield Statement(mind.seat, "finds", victim, hostile=True)
    elif drawn < BOLD_LIE + PLAIN_LIE and plain is not None:
        yield Statement(mind.seat, "claims", role=plain)
    yield Statement(mind.seat, "denies")


def plain_card(mind: Mind) -> str | None:
    """The commonest card of the many that can do nothing: nobody can say that there is one too many."""
    square = mind.square
    own = [role for role in square.cards if square.book.roles[role].team == square.many]
    return max(
        (role for role in own if not mind.reputes.is_power(role)), key=lambda role: square.cards[role], default=None
    )


def _bold(mind: Mind) -> str | None:
    """A card of the many that asks: that of the accuser, or one that nobody has claimed."""
    square = mind.square
    uses = uses_of(square.book)
    asking = [
        role
        for role in square.cards
        if square.book.roles[role].team == square.many
        and any("asks" in uses.of(role, name) for name in square.book.roles[role].abilities)
    ]
    accusers = [by for by, about, hostile in square.findings if about == mind.seat and hostile]
    theirs = [square.claims[by] for by in accusers if square.claims.get(by) in asking]
    free = [role for role in asking if role not in square.claims.values()]
    return next(iter(theirs or free), None)


def _victim(mind: Mind) -> int | None:
    """Whom a liar says to have found: the accuser, or else whoever the table trusts the least of those not its own."""
    square = mind.square
    for by, about, _ in square.findings:
        if about == mind.seat and by in square.living and by not in mind.mates:
            return by
    others = [seat for seat in square.living if seat != mind.seat and seat not in mind.mates]
    return max(others, key=mind.reputes.of, default=None)


def _accusation(mind: Mind) -> Iterator[Statement]:
    square = mind.square
    others = [seat for seat in square.living if seat != mind.seat and seat not in mind.mates]
    if not others:
        return
    worst = max(others, key=lambda seat: rate(mind, seat))
    if rate(mind, worst) > 0 and mind.seat not in square.accusers.get(worst, ()):
        yield Statement(mind.seat, "accuses", worst, why=reason(mind, worst))
