"""What everybody at a table has seen and heard: the fold of its public events, and of what players said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from core.rulebook.book import Rulebook
from core.rules.events import CameBack, DefenceCalled, Event, Left, PhaseBegan, Shown, VoteCast
from core.simulate.said import ACCUSING, Statement
from core.simulate.sides import sides
from core.simulate.talk_memory import TalkMemory


@dataclass(frozen=True, slots=True)
class Departure:
    """Who left."""

    night: bool
    """By night or by day."""
    vote: bool
    """By the table's own hands."""


@dataclass(slots=True)
class BallotHands:
    """The hands of one ballot, by voter."""

    day: int
    votes: dict[int, tuple[int, ...]] = field(default_factory=dict[int, tuple[int, ...]])


class PublicKnowledge:
    """The public side of a game of the seats 1 to `size`, dealt these `cards`, as a lobby tells everybody.

    `many`: the largest side, which does not know its own. `version` changes with whatever bears on who is who.
    """

    def __init__(self, book: Rulebook, cards: Iterable[str]) -> None:
        self.book = book
        self.cards = Counter(cards)
        self.size = self.cards.total()
        self.many = sides(book)[0]
        self.living = list(range(1, self.size + 1))
        self.phase = ""
        self.day = 0
        self.serial = 0
        self.at_night = False
        self.defence: tuple[int, ...] = ()
        self.gone: dict[int, Departure] = {}
        self.shown: dict[int, str] = {}  # The side of a seat that was shown to everybody.
        self.fallen: list[int] = []  # Who has left since the last night began.
        self.ballots: list[BallotHands] = []
        self.votes: dict[int, tuple[int, ...]] = {}
        self.claims: dict[int, str] = {}
        self.findings: list[tuple[int, int, bool]] = []
        self.accusers: dict[int, set[int]] = {}
        self.wavered: set[int] = set()  # Who has claimed now this card, now that, or reported now this, now that.
        self.heard = TalkMemory()
        self.calm = 0  # So many days in a row have begun with nobody gone since the one before.
        self._at_dawn = 0
        self.version = 0

    def hands_on(self, seat: int) -> int:
        """How many hands are raised against a seat in the running ballot."""
        return sum(1 for choices in self.votes.values() if seat in choices)

    def is_hostile(self, seat: int) -> bool | None:
        """Whether a seat is of another side than the many, as far as it was shown."""
        team = self.shown.get(seat)
        return None if team is None else team != self.many

    def contested(self, role: str) -> bool:
        """Whether more say that they are this than there are."""
        return sum(1 for claimed in self.claims.values() if claimed == role) > self.cards[role]

    def see(self, event: Event) -> None:
        """Something has happened before everybody's eyes."""
        match event:
            case VoteCast(voter=voter, choices=choices, given=True):
                self.votes.pop(voter, None)
                if choices:
                    self.votes[voter] = choices
            case PhaseBegan():
                self._begin(event)
            case Left():
                self._leave(event)
            case DefenceCalled(seats=seats):
                self.defence = seats
            case Shown(seat=seat, role=role):
                self._show(seat, role)
            case CameBack(seat=seat):
                self.living = sorted({*self.living, seat})
                self.gone.pop(seat, None)
                self.version += 1
            case _:
                pass

    def hear(self, said: Statement) -> None:
        """Somebody has said something. What a seat is and has found it says once; the last word counts."""
        self.heard.hear(said)
        if said.what in ("claims", "disputes") and said.role is not None:
            self._claim(said.by, said.role)
        elif said.what == "finds" and said.about is not None and said.hostile is not None:
            self._report(said.by, said.about, said.hostile)
        elif said.what in ACCUSING and said.about is not None:
            self._accuse(said.by, said.about)
        taken_back = {"turns": said.other, "believes": said.about}.get(said.what)
        if taken_back is not None and said.by in self.accusers.get(taken_back, ()):
            self.accusers[taken_back].discard(said.by)
            self.version += 1

    def hear_again(self, said: Statement) -> None:
        """As `hear`, for who looks back: whoever spoke has spoken, and answered what was said to them before."""
        self.heard.answers(said.by)
        self.heard.speaks(said.by)
        self.hear(said)

    def _claim(self, by: int, role: str) -> None:
        if self.claims.get(by) != role:
            if by in self.claims:
                self.wavered.add(by)
            self.claims[by] = role
            self.version += 1

    def _report(self, by: int, about: int, hostile: bool) -> None:
        if (by, about, hostile) in self.findings:
            return
        if (by, about, not hostile) in self.findings:
            self.findings.remove((by, about, not hostile))
            self.wavered.add(by)
        self.findings.append((by, about, hostile))
        self.version += 1

    def _accuse(self, by: int, about: int) -> None:
        accusers = self.accusers.setdefault(about, set())
        if by not in accusers:
            accusers.add(by)
            self.version += 1

    def _begin(self, event: PhaseBegan) -> None:
        if self.votes:
            self.ballots.append(BallotHands(self.day, self.votes))
            self.votes = {}
            self.version += 1
        if event.at_night:
            self.fallen = []
        if event.day != self.day:
            self.accusers = {}
            self.heard.new_day()
            self.calm = self.calm + 1 if len(self.living) == self._at_dawn else 0
            self._at_dawn = len(self.living)
            self.version += 1
        self.phase = event.phase
        self.serial = event.serial
        self.day = event.day
        self.at_night = event.at_night
        self.defence = event.on_defence

    def _leave(self, event: Left) -> None:
        if event.seat in self.living:
            self.living.remove(event.seat)
        self.fallen.append(event.seat)
        self.gone[event.seat] = Departure(self.at_night, bool(self.votes) and not self.at_night)
        if event.shown is not None:
            self._show(event.seat, event.shown)
        self.version += 1

    def _show(self, seat: int, what: str) -> None:
        role = self.book.roles.get(what)
        self.shown[seat] = what if role is None else role.team
        self.version += 1
