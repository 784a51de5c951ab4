"""How a seat looks to the whole table: how likely it is to be against the many, by what all have seen and heard."""

from __future__ import annotations

import math

from core.simulate.public_knowledge import PublicKnowledge
from core.simulate.purposes import uses_of

CERTAIN = 4.0
"""Log odds beyond which nobody doubts any more."""
POWER_CLAIMED = -1.6
PLAIN_CLAIMED = -0.2
CONTESTED = 0.9
"""What a claim that nobody disputes says of who makes it, with a power and without; and one that is disputed."""
CONFESSED = 2.5
"""What it says of somebody that they claim a card of another side than the many's."""
WAVERED = 0.9
"""What it says of somebody that they have claimed or reported now this, now that."""
UNBACKED = 0.55
CAUGHT = 0.5
"""How much of a report is believed of one who has claimed no card that asks, and for each of theirs that proved false.
"""
ACCUSED = 0.15
ACCUSED_AT_MOST = 0.6
HIT_A_FRIEND = 0.3
HIT_AN_ENEMY = -0.7
SPARED_AN_ENEMY = 0.35
"""What a hand against one who proved a friend, or an enemy, says of the voter; and none against an enemy."""
TRUE_OF_HOSTILE = 0.95
TRUE_OF_FRIEND = 0.9
"""How likely a finding is right where it is honest: some cards look like what they are not."""
LIED_OF_HOSTILE = 0.06
LIED_OF_FRIEND = 0.55
"""How likely one who lies names an enemy all the same, when finding somebody hostile, and when vouching."""


def chance(odds: float) -> float:
    """The probability that these log odds stand for."""
    return 1 / (1 + math.exp(-odds))


def odds(probability: float) -> float:
    """The log odds of a probability, never beyond what is certain."""
    held = min(0.982, max(0.018, probability))
    return math.log(held / (1 - held))


class Reputes:
    """The log odds of each seat, worked out anew when something has changed that bears on them."""

    def __init__(self, square: PublicKnowledge) -> None:
        self._square = square
        self._of: list[float] = []
        self._usual = 0.0
        self._version = -1
        hostile = sum(count for role, count in square.cards.items() if square.book.roles[role].team != square.many)
        self.prior = odds(hostile / max(1, square.size))
        self._with_power = {role for role in square.cards if _has_power(square, role)}
        self._asking = {role for role in square.cards if _asks(square, role)}

    def of(self, seat: int) -> float:
        """The log odds that a seat is against the many."""
        self._look()
        return self._of[seat]

    def beyond(self, seat: int) -> float:
        """How much worse a seat looks than whoever else is in the game: somebody there is against the many."""
        self._look()
        return self._of[seat] - self._usual

    def _look(self) -> None:
        if self._version != self._square.version:
            self._of = self._worked_out()
            living = [self._of[seat] for seat in self._square.living]
            self._usual = sum(living) / max(1, len(living))
            self._version = self._square.version

    def is_power(self, role: str | None) -> bool:
        """Whether a card of this role can do something for its side."""
        return role in self._with_power

    def _worked_out(self) -> list[float]:
        square = self._square
        found = [self.prior] * (square.size + 1)
        for seat in range(1, square.size + 1):
            hostile = square.is_hostile(seat)
            if hostile is not None:
                found[seat] = CERTAIN if hostile else -CERTAIN
            elif seat in square.gone and square.gone[seat].night:
                found[seat] = -2.0
            else:
                found[seat] += self._own(seat)
        self._hands(found)
        self._findings(found)
        return found

    def _own(self, seat: int) -> float:
        square = self._square
        accused = min(ACCUSED_AT_MOST, ACCUSED * len(square.accusers.get(seat, ())))
        if seat in square.wavered:
            accused += WAVERED
        role = square.claims.get(seat)
        if role is None:
            return accused
        if role in square.book.roles and square.book.roles[role].team != square.many:
            return accused + CONFESSED
        if square.contested(role):
            return accused + CONTESTED
        return accused + (POWER_CLAIMED if role in self._with_power else PLAIN_CLAIMED)

    def _hands(self, found: list[float]) -> None:
        """What the hands of past ballots say now that something is known of whom they were raised against."""
        square = self._square
        proved = {seat: found[seat] for seat in square.gone if abs(found[seat]) >= 2.0}
        if not proved:
            return
        told: dict[int, float] = {}
        for ballot in square.ballots:
            named = {seat for choices in ballot.votes.values() for seat in choices if seat in proved}
            for voter, choices in ballot.votes.items():
                for seat in named:
                    if proved[seat] < 0:
                        said = HIT_A_FRIEND if seat in choices else 0.0
                    else:
                        said = HIT_AN_ENEMY if seat in choices else SPARED_AN_ENEMY
                    told[voter] = told.get(voter, 0.0) + said
        for voter, said in told.items():
            if voter not in square.shown:
                found[voter] += max(-1.5, min(1.2, said))

    def _findings(self, found: list[float]) -> None:
        square = self._square
        honest = {by: (1 - chance(found[by])) * self._backed(by) for by, _, _ in square.findings}
        for by, about, hostile in square.findings:
            if about not in square.shown:
                found[about] += finding(honest[by], hostile) - self.prior
        for by, about, hostile in square.findings:
            known = square.is_hostile(about)
            if known is not None and by not in square.shown:
                found[by] += -1.5 if known == hostile else 1.5

    def _backed(self, by: int) -> float:
        """How much of what a seat reports may be believed (0 to 1), by what it claims and what its reports proved to
        be."""
        square = self._square
        proved = [(square.is_hostile(about), hostile) for who, about, hostile in square.findings if who == by]
        wrong = sum(1 for known, hostile in proved if known is not None and known != hostile)
        return (1.0 if square.claims.get(by) in self._asking else UNBACKED) * CAUGHT**wrong


def finding(honest: float, hostile: bool) -> float:
    """The log odds of a seat of which somebody, honest with this probability, says what they have found."""
    if hostile:
        return odds(honest * TRUE_OF_HOSTILE + (1 - honest) * LIED_OF_HOSTILE)
    return odds(honest * (1 - TRUE_OF_FRIEND) + (1 - honest) * LIED_OF_FRIEND)


def _has_power(square: PublicKnowledge, role: str) -> bool:
    uses = uses_of(square.book)
    return any(uses.of(role, name) for name in square.book.roles[role].abilities)


def _asks(square: PublicKnowledge, role: str) -> bool:
    uses = uses_of(square.book)
    return any("asks" in uses.of(role, name) for name in square.book.roles[role].abilities)
