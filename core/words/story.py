"""The story of a game: its whole log retold, night by night and day by day, once nothing is secret any more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from core.rules.answer import Answer
from core.rules.events import (
    ActGiven,
    AgendaSet,
    Announced,
    BallotCounted,
    Became,
    CameBack,
    CardDealt,
    Dealt,
    DefenceCalled,
    Event,
    Extended,
    GameOver,
    Left,
    Marked,
    Met,
    Noted,
    PhaseBegan,
    RoomChanged,
    Spoke,
    TalkNoted,
    Told,
    TurnBegan,
    Unmarked,
    UsesLeft,
    VoteCast,
    Withdrew,
)
from core.rules.log_form import values
from core.table_events import ClockChanged, Closed, LobbyChanged, Returned, Seated, TakenBack, WentAbsent
from core.words.account import account_of, told_to
from core.words.ending import moved
from core.words.fill import fill
from core.words.wording import Wording

_PLANS = (ActGiven, Withdrew, VoteCast, UsesLeft, Noted, TalkNoted, AgendaSet, TurnBegan, Spoke, Met)
"""A change of plan within one phase is not retold, only what stood when the moment came that it took effect."""
_UNTOLD = (
    *(CardDealt, RoomChanged, Extended, Marked, Unmarked),
    *(ClockChanged, WentAbsent, Returned, LobbyChanged, Seated, Closed),
)


@dataclass(slots=True)
class Chapter:
    """One night or day: its heading, and what happened, a sentence (or a short list) each."""

    heading: str
    lines: list[str] = field(default_factory=list[str])

    @property
    def text(self) -> str:
        """The chapter as markdown."""
        return "\n".join([f"### {self.heading}", *self.lines])


def story(wording: Wording, events: Iterable[Event]) -> list[Chapter]:
    """The chapters of a game's log, which may still be running; the last one of a finished game tells who won and why.

    A batch of events of one phase is told in its order; of acts and votes only the last of each player.
    """
    return _Story(wording).tell(events)


def pages(chapters: Sequence[Chapter], limit: int = 3800) -> list[str]:
    """The chapters joined into texts of at most `limit` characters, broken between lines.

    A single line longer than `limit` is cut. Discord shows 4,000 characters in one message of components.
    """
    full: list[str] = []
    page = ""
    for chapter in chapters:
        for number, line in enumerate(chapter.text.split("\n")):
            gap = "" if not page else "\n\n" if number == 0 else "\n"
            if len(page) + len(gap) + len(line) > limit:
                full.append(page)
                page = ""
                gap = ""
            page += gap + line[:limit]
    return [text for text in (*full, page) if text]


class _Story:
    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.words = wording.words
        self.names = wording.names
        self.chapters: list[Chapter] = []
        self.roles: dict[int, str] = {}
        self.acts: dict[tuple[int, str], ActGiven] = {}
        self.votes: dict[int, tuple[int, ...]] = {}
        self.told: tuple[Answer, list[int]] | None = None
        self.moved: set[int] = set()
        self.nominated = False

    def tell(self, events: Iterable[Event]) -> list[Chapter]:
        for event in events:
            if isinstance(event, ActGiven):
                self.acts.pop((event.by, event.do), None)
                self.acts[event.by, event.do] = event
            elif isinstance(event, Withdrew):
                self.acts = {
                    key: act
                    for key, act in self.acts.items()
                    if key[0] != event.by or (event.do is not None and key[1] != event.do)
                }
            elif isinstance(event, VoteCast):
                self.votes[event.voter] = event.choices
            elif not isinstance(event, _PLANS + _UNTOLD):
                self._happened(event)
        self._settle()
        return self.chapters

    def _happened(self, event: Event) -> None:
        if isinstance(event, Told):
            self._told(event)
            return
        self._settle()
        nominated = self.nominated
        self.nominated = isinstance(event, BallotCounted) and event.removed is None
        if isinstance(event, DefenceCalled):
            if nominated:
                self._line(self.words("story-on-defence", **fill(self.names, values(event))))
        elif type(event) in self._RETOLD:
            self._RETOLD[type(event)](self, event)
        else:
            self._line(account_of(self.wording, event))

    def _dealt(self, event: Dealt) -> None:
        self.roles = {seat: row["role"] for seat, row in enumerate(event.seats, 1)}
        self._open(self.words("story-table"))
        self._line(account_of(self.wording, event))

    def _phase(self, event: PhaseBegan) -> None:
        self.votes = {}
        heading = f"phase-{event.phase}.chapter"
        if self.words.has(heading):
            self._open(self.words(heading, day=event.day, night=event.night))

    def _ballot(self, event: BallotCounted) -> None:
        if not event.needed or not self.words.has(f"story-ballot-{event.phase}"):
            return
        hands: dict[int, list[int]] = {}
        for voter, choices in sorted(self.votes.items()):
            for choice in choices:
                hands.setdefault(choice, []).append(voter)
        self.votes = {}
        self._line(self.words(f"story-ballot-{event.phase}", needed=event.needed, n=event.n))
        for choice in sorted(hands, key=lambda seat: (-len(hands[seat]), seat)):
            voters = self.names.join(hands[choice])
            self._line(self.words("story-hands", seat=self.names[choice], votes=len(hands[choice]), seats=voters))
        if not hands:
            self._line(self.words("vote-tally-empty"))
        if event.removed == () and self.words.has(f"ballot-{event.phase}-nobody"):
            self._line(self.words(f"ballot-{event.phase}-nobody"))

    def _moved(self, event: Left | CameBack) -> None:
        self.moved.add(event.seat)
        self._line(moved(self.names, event, self.roles.get(event.seat, "")))

    def _announced(self, event: Announced) -> None:
        if not event.seats or not self.moved.issuperset(event.seats):
            self._line(account_of(self.wording, event))

    def _became(self, event: Became) -> None:
        self.roles[event.seat] = event.role
        self._line(account_of(self.wording, event))

    def _taken_back(self, event: TakenBack) -> None:
        self._line(self.words("story-taken-back"))

    def _over(self, event: GameOver) -> None:
        self._open(self.words("story-end"))
        self._line(self.wording.outcome(event.winner))
        if event.winners:
            self._line(self.words("story-winners", **fill(self.names, {"winners": event.winners})))

    def _told(self, event: Told) -> None:
        answer = event.said
        seat = event.seat
        if self.told is not None and self.told[0] == answer:
            self.told[1].append(seat)
            return
        self._settle()
        self.told = (answer, [seat])

    def _settle(self) -> None:
        """What was planned or told stands now: it is written before what comes of it."""
        if self.told is not None:
            answer, seats = self.told
            self.told = None
            self._line(told_to(self.wording, seats, answer))
        for act in self.acts.values():
            self._line(account_of(self.wording, act))
        self.acts = {}

    def _open(self, heading: str) -> None:
        self.moved = set()
        self.chapters.append(Chapter(heading))

    def _line(self, line: str | None) -> None:
        if line:
            if not self.chapters:
                self._open(self.words("story-table"))
            self.chapters[-1].lines.append(line)

    _RETOLD: ClassVar[dict[type[Event], Callable[[_Story, Any], None]]] = {
        Dealt: _dealt,
        PhaseBegan: _phase,
        BallotCounted: _ballot,
        Left: _moved,
        CameBack: _moved,
        Announced: _announced,
        Became: _became,
        GameOver: _over,
        TakenBack: _taken_back,
    }
    """By its kind, how an event is told; each takes an event of its own kind alone."""
