"""What one player knows and believes: from the card in their hand, what they alone were told, and the public square."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from core.rules.events import ActGiven, Event, PhaseBegan, Told, UsesLeft, Withdrew
from core.rules.views import HeldCard
from core.simulate.possible_answers import evidence
from core.simulate.public_knowledge import PublicKnowledge
from core.simulate.purposes import uses_of
from core.simulate.repute import CERTAIN, Reputes, chance, odds

GUT = 0.35
"""The spread of what people feel about each other without a reason."""
KEEPS = 0.7
"""How much of it they still feel on the next day."""
FOUND = 1.0
"""A finding of these log odds is worth telling."""
LIAR = 3.0
"""What it says of somebody that they have said what the hearer knows to be false."""


@dataclass(frozen=True, slots=True)
class QuestionAsked:
    """A question that was put: with which verb, in the hands of which role, about whom."""

    do: str
    role: str
    at: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Gave:
    """Whom somebody or their room chose in a phase that is over."""

    until: int
    """The serial of the phase that came after."""
    at: tuple[int, ...]


class Mind:
    """The player on a seat. `reputes`: how everybody looks to the whole table."""

    def __init__(self, seat: int, square: PublicKnowledge, reputes: Reputes, chance: random.Random) -> None:
        self.seat = seat
        self.square = square
        self.reputes = reputes
        self.chance = chance
        self.role = ""
        self.team = ""
        self.mates: frozenset[int] = frozenset()
        self.shown_own: frozenset[int] = frozenset()  # Whom it was shown as its own, rightly or not.
        self.uses: dict[str, int] = {}  # What is left of abilities that have a limit.
        self.known: dict[int, bool] = {}  # Seats of which it is sure: whether they are against it.
        self.found: dict[int, float] = {}  # By seat, the log odds of what it has found out.
        self.told: set[int] = set()  # Seats of which it has told the table what it found.
        self.given: dict[str, tuple[int, tuple[int, ...]]] = {}  # What its room has given in this phase: who, and whom.
        self.gave: dict[str, Gave] = {}  # And, by verb, in the last phase before in which it gave that.
        self.gut = [chance.gauss(0, GUT) for _ in range(square.size + 1)]
        self.struck: set[int] = set()  # Whom it or its room has attacked since the day before.
        self.missed: set[int] = set()  # Those of them who lived to see this day.
        self.disputed: set[int] = set()  # Whose claim to its own card it has disputed.
        self.weighed: set[int] = set()  # Whose claims and reports of this day it has judged aloud, or let be.
        self.questioned: set[int] = set()  # Whom it has asked something on this day.
        self._day = 0
        self._seen: tuple[str, str, tuple[int, ...]] = ("", "", ())
        self._asked: list[QuestionAsked] = []
        self._hostile: Mapping[str, bool] = {}
        self._odds: list[float] = []
        self._usual = 0.0
        self._version: tuple[int, int] = (-1, -1)
        self._news = 0

    # -- what it hears ------------------------------------------------------------------------------------------------

    def look(self, card: HeldCard) -> None:
        """See the card in one's hand, and whom one was shown as one's own."""
        seen = (card.role, card.team, tuple(card.knows))
        if seen == self._seen:
            return
        self._seen = seen
        self._news += 1
        book = self.square.book
        self.role = card.role
        self.team = card.team
        self._hostile = {role: book.roles[role].team != card.team for role in self.square.cards}
        self.shown_own = frozenset(card.knows) - {self.seat}
        among_enemies = self._sits_among_enemies()
        self.known = dict.fromkeys(self.shown_own, among_enemies) | {self.seat: False}
        for seat, role in card.met.items():
            if seat != self.seat:
                self.known[seat] = self._hostile.get(role, book.roles[role].team != self.team)
        self.mates = frozenset(seat for seat in self.shown_own if not self.known[seat])

    def hear(self, event: Event) -> None:
        """Something has happened before one's own eyes that not everybody has seen."""
        match event:
            case ActGiven(by=by, do=do, at=at):
                self.given[do] = (by, at)
                purposes = uses_of(self.square.book).of(self.role, event.ability or do)
                if "harms" in purposes:
                    self.struck.update(at)
                if at and "asks" in purposes:
                    self._asked = [asked for asked in self._asked if asked.do != do]
                    self._asked.append(QuestionAsked(do, self.role, at))
            case Withdrew(do=do):
                if do is None:
                    self.given.clear()
                else:
                    self.given.pop(do, None)
            case UsesLeft(ability=ability, left=left):
                if left is None:
                    self.uses.pop(ability, None)
                else:
                    self.uses[ability] = left
            case Told():
                self._answered(event)
            case _:
                pass

    def new_phase(self, event: PhaseBegan) -> None:
        """What was given in the phase before is over."""
        self.gave |= {do: Gave(event.serial, at) for do, (_, at) in self.given.items() if at}
        self.given = {}
        if not self.square.at_night:
            self._asked = []
        if event.day != self._day:
            self._day = event.day
            self._new_day()

    def _new_day(self) -> None:
        """Feelings change overnight; and whoever was to fall and has not, may be looked after."""
        for seat in range(1, self.square.size + 1):
            self.gut[seat] = KEEPS * self.gut[seat] + self.chance.gauss(0, GUT * (1 - KEEPS**2) ** 0.5)
        self.missed = {seat for seat in self.struck if seat in self.square.living}
        self.struck = set()
        self.weighed = set()
        self.questioned = set()
        self._news += 1

    def _answered(self, event: Told) -> None:
        if event.own or not self._asked:
            return
        self._news += 1
        asked = self._asked[0]
        word = event.said.text
        value = event.value
        if isinstance(value, tuple):
            self._seen_with(asked.at[0], value)
        elif isinstance(value, str) and value in self.square.book.roles:
            hostile = self._hostile.get(value, self.square.book.roles[value].team != self.team)
            self._find(asked.at[0], CERTAIN if hostile else -CERTAIN)
        else:
            said = evidence(self.square, asked.do, asked.role, word, self._hostile)
            self._find_among(asked.at, said)

    def _find_among(self, at: tuple[int, ...], said: float) -> None:
        """An answer about one seat; or about two, of whom the one less in doubt tells of the other."""
        if len(at) == 1:
            self._find(at[0], said)
            return
        least = max(at[:2], key=lambda seat: abs(self.odds(seat)))
        other = at[0] if at[0] != least else at[1]
        self._find(other, said * (2 * chance(self.odds(least)) - 1))

    def _seen_with(self, seat: int, others: tuple[int, ...]) -> None:
        """Who was seen beside somebody who has fallen had a hand in it."""
        fallen = set(self.square.fallen)
        if seat in fallen:
            for other in others:
                self._find(other, 1.5)
        elif fallen & set(others):
            self._find(seat, 1.5)

    def _find(self, seat: int, said: float) -> None:
        if seat != self.seat:
            self.found[seat] = max(-CERTAIN, min(CERTAIN, self.found.get(seat, 0.0) + said))

    # -- what it believes ---------------------------------------------------------------------------------------------

    @property
    def informed(self) -> bool:
        """Whether it is of another side than the many."""
        return self.team != self.square.many

    def against(self, seat: int) -> float:
        """How likely (0 to 1) a seat is against it."""
        return chance(self.odds(seat))

    def odds(self, seat: int) -> float:
        """The log odds that a seat is against it."""
        version = (self.square.version, self._news)
        if version != self._version:
            self._version = version
            self._odds = [self._of(one) for one in range(self.square.size + 1)]
            others = [self._odds[one] for one in self.square.living if one != self.seat]
            self._usual = sum(others) / max(1, len(others))
        return self._odds[seat]

    def beyond(self, seat: int) -> float:
        """How much likelier than whoever else is in the game a seat is against it, in log odds."""
        return self.odds(seat) - self._usual

    def _of(self, seat: int) -> float:
        known = self.known.get(seat)
        if known is not None:
            return CERTAIN if known else -CERTAIN
        shown = self.square.shown.get(seat)
        if shown is not None:
            return CERTAIN if shown != self.team else -CERTAIN
        if self.informed:
            return CERTAIN if self.knows_all_mates else 1.5 - 0.6 * (self.reputes.of(seat) - self.reputes.prior)
        return self.reputes.of(seat) + self.gut[seat] + self.found.get(seat, 0.0) + self._caught(seat)

    @property
    def knows_all_mates(self) -> bool:
        """Whether it has been shown all of its side, by the cards on the table."""
        own = sum(count for role, count in self.square.cards.items() if not self._hostile[role])
        return len(self.mates) + 1 >= own

    def _caught(self, seat: int) -> float:
        """What a seat has said that this player knows to be false, or true."""
        said = 0.0
        square = self.square
        claimed = square.claims.get(seat)
        if claimed is not None and claimed == self.role and square.cards[claimed] == 1:
            said += LIAR
        for by, about, hostile in square.findings:
            if by != seat:
                continue
            if about == self.seat:
                said += LIAR if hostile else -0.5
            elif about in self.found and abs(self.found[about]) > FOUND:
                said += -1.0 if (self.found[about] > 0) == hostile else LIAR / 2
        return said

    def exposed(self, seat: int) -> bool:
        """Whether the table has good reason to think that a seat is against the many."""
        return self.reputes.of(seat) > odds(0.6)

    def worth(self, seat: int) -> float:
        """What a seat is worth to the many, as far as the table knows: powers claimed, findings told, trust won."""
        square = self.square
        claimed = self.square.claims.get(seat)
        worth = 0.4 * max(-2.0, min(2.0, -self.reputes.beyond(seat)))
        if claimed is not None and self.reputes.is_power(claimed) and not self.exposed(seat):
            worth += 1.5 if not square.contested(claimed) else 0.6
        worth += 0.7 * sum(1 for by, _, _ in square.findings if by == seat)
        return worth

    def _sits_among_enemies(self) -> bool:
        """Whether those that it was shown are a gang of another side: one who wakes with them and is not of them."""
        square = self.square
        rooms = {room for ability in square.book.abilities[self.role].values() for room in ability.room}
        sides: Counter[str] = Counter()
        for role, count in square.cards.items():
            if any(rooms & set(ability.room) for ability in square.book.abilities[role].values()):
                sides[square.book.roles[role].team] += count
        return bool(sides) and sides[self.team] * 2 < sides.total()
