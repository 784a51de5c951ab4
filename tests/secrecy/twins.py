"""A game at the table, without Redis and without Discord, and what one seat comes to know of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from core.rules import views
from core.rules.commands import Act, Command, Floor, Host, Vote
from core.rules.engine import step
from core.rules.events import ALL, Event
from core.rules.log_form import row
from core.rules.prompts import prompts
from core.rules.state import Game
from core.table import Limits, TableState
from core.table.decide import decide
from core.table.decision import DecisionContext
from core.table.lobby_state import TOGETHER
from core.table.pace import all_answered
from core.table.table_commands import (
    Begin,
    Due,
    Extend,
    Here,
    Join,
    Leave,
    Next,
    Open,
    Pause,
    Ruling,
    SeekSubstitute,
    Undo,
)
from core.table_events import TakenBack
from tests.secrecy.course import Course, Doing, doings
from tests.table.people import user

LOOKS = (0.0, 13.0)
"""Seconds after a phase has begun at which the seat looks around and tries everything."""
OF_HIDDEN_THINGS = ("left", "shown", "over", "announced", "back", "mark", "unmark", "ballot", "act", "withdrew")
TO_ITS_OWN = ("told", "uses", "knows", "room")
OUTCOMES = frozenset((*OF_HIDDEN_THINGS, *TO_ITS_OWN))
"""Events that tell what becomes of hidden things: how a night went, whom a vote put out, an answer, new mates."""
WORDS = ("yield", "skip", "extend", "challenge", "grant", "agree", "disagree", "conjure")


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that came to be known, and when (milliseconds since the lobby was opened)."""

    at: int
    what: str
    value: Any


@dataclass
class Twin:
    """One of two games. `seen`: what its `eye` knows, in order. By the phase's serial, `script`: what people did, and
    `began`: when.

    `probes`: so many things were tried. `answered`: by a night's serial, whether everybody had answered at its end.
    """

    course: Course
    roles: Sequence[str]
    now: int = 0
    state: TableState | None = None
    seen: list[Entry] = field(default_factory=list)
    rooms: dict[str, tuple[int, ...]] = field(default_factory=dict)
    script: dict[int, list[Doing]] = field(default_factory=dict)
    began: dict[int, int] = field(default_factory=dict)
    answered: dict[int, bool] = field(default_factory=dict)
    probes: int = 0

    @property
    def game(self) -> Game:
        """The running game."""
        assert self.state is not None
        assert self.state.game is not None
        return self.state.game

    @property
    def context(self) -> DecisionContext:
        """Everything from outside."""
        book = self.course.book
        limits = Limits(idle_phases=10_000)
        return DecisionContext(
            self.now, lambda id_: book if id_ == book.id else None, limits, "token", self.course.seed
        )

    def begin(self) -> None:
        """Everybody sits down, and the cards are dealt."""
        self._do(Open(user(1), "P1", 500, self.course.book.id, pace=self.course.pace))
        for number in range(2, self.course.players + 1):
            self._do(Join(user(number), f"P{number}"))
        self._do(Begin(user(1), self.course.seed, tuple(self.roles)))

    @property
    def goes_on(self) -> bool:
        """Whether it is still played."""
        return self.state is not None and self.state.running

    def copy(self) -> Twin:
        """The same game, to be tried another way."""
        lists = {serial: list(done) for serial, done in self.script.items()}
        began, answered = dict(self.began), dict(self.answered)
        return replace(self, seen=list(self.seen), rooms=dict(self.rooms), script=lists, began=began, answered=answered)

    def play(self, salt: int) -> None:
        """Play on to the end of this phase, or of this speech. `salt`: how what is done in secret is drawn."""
        serial, turn, began = self.game.serial, self._turn(), self.now
        self.began.setdefault(serial, began)
        first = turn is None or turn == 1
        marks: list[tuple[float, int, Any]] = [(after, 0, None) for after in (LOOKS if first else LOOKS[:1])]
        if first:
            book = self.course.book
            todo = doings(self.course, salt, book, self.game, prompts(book, self.game))
            marks += [(doing.after, 1, doing) for doing in todo]
        for after, _, doing in sorted(marks, key=lambda mark: mark[:2]):
            at = began + round(after * 1000)
            if self._is_at(serial, turn):
                self._wait(at)
            if not self._is_at(serial, turn):
                return
            if self.now > at:
                continue
            if doing is None:
                self._look()
            elif self._do(doing.command, user(doing.seat), lawful=False):
                self.script.setdefault(serial, []).append(doing)
        if self._is_at(serial, turn):
            if self.game.at_night:
                self.answered[serial] = self._all_answered()
            self._wait(self._due())

    def _is_at(self, serial: int, turn: int | None) -> bool:
        return self.goes_on and (self.game.serial, self._turn()) == (serial, turn)

    def _all_answered(self) -> bool:
        assert self.state is not None
        asked = prompts(self.course.book, self.game)
        return bool(asked or self.game.acts) and all_answered(asked, self.state.passed)

    def _turn(self) -> int | None:
        assert self.state is not None
        return None if self.state.clock is None or self.state.game is None else self.state.clock.turn

    def _due(self) -> int:
        assert self.state is not None
        clock = self.state.clock
        assert clock is not None
        assert clock.due is not None
        return clock.due

    def _wait(self, until: int) -> None:
        """Let the time pass, to the next deadline or to this moment, whichever comes first."""
        due = self._due()
        if due <= until:
            self.now = max(self.now, due)
            self._do(Due())
        else:
            self.now = max(self.now, until)

    def _do(self, command: Any, person: int | None = None, *, lawful: bool = True) -> bool:
        done = decide(self.state, command, self.context, person)
        assert done.refusal is None or not lawful, (command, done.refusal)
        self.state = done.state
        for event in done.events:
            if self._is_mine(event):
                self.seen.append(Entry(self.now, row(event)[0], row(event)))
        return done.refusal is None

    def _is_mine(self, event: Event) -> bool:
        kind, to, data = row(event)
        if kind == "room":
            self.rooms[data["room"]] = tuple(data["members"])
        if to.startswith("room:"):
            return self.course.eye in self.rooms.get(to.removeprefix("room:"), ())
        return to in (ALL, f"seat:{self.course.eye}")

    # ------------------------------------------------------------------------------------------------- looking around

    def _look(self) -> None:
        """Everything that is shown to this seat now, and what becomes of everything that it may try."""
        game, book, eye = self.game, self.course.book, self.course.eye
        assert self.state is not None
        clock = self.state.clock
        self._note("clock", None if clock is None else (clock.phase, clock.turn, clock.began, clock.ends))
        self._note("ballot", views.ballot(book, game))
        self._note("floor", views.floor(book, game))
        self._note("talk", (views.free_talk(game), views.talk_wishes(game), views.wishes(book, game)))
        self._note("table", ([row(event) for event in (*views.running(game), *views.silenced(book, game))]))
        self._note("calls", views.wake_calls(book, game) if game.at_night else None)
        self._note("cards", (views.cards_face_down(game), views.may_act(book, game.phase)))
        self._note("living", (game.living, sorted(self.state.absent), self.state.motion))
        if eye:
            self._note("asked", prompts(book, game, eye))
            self._note("card", views.held_card(book, game, eye))
            self._note("rooms", {name: views.room(game, name) for name in views.rooms_of(game, eye)})
        self._try()

    def _note(self, what: str, value: Any) -> None:
        self.seen.append(Entry(self.now, what, value))

    def _try(self) -> None:
        """Try what may be tried; none of it is carried out."""
        chance = self.course.chance(self.game.serial, self.now, "try")
        eye, book, seats = self.course.eye, self.course.book, list(range(len(self.game.seats) + 2))
        own = {verb for role, verb in book.by_verb if eye and role == self.game.seat(eye).role}
        found: list[tuple[Any, ...]] = []
        for do in (*sorted(own), chance.choice(sorted({verb for _, verb in book.by_verb})), "pass"):
            tried = [(), *[(seat,) for seat in chance.sample(seats, 4)], tuple(chance.sample(seats, 2))]
            found += [self._outcome(Act(eye, do, at)) for at in tried]
        votes = chance.sample(seats, 4 if self.game.phase in book.scenario.ballots else 1)
        found += [self._outcome(Vote(eye, at)) for at in ((), *[(seat,) for seat in votes])]
        found += [self._outcome(Floor(eye, do, at)) for do in WORDS for at in ((), (chance.choice(seats),))]
        found += [self._outcome(Host(do, (chance.choice(seats),))) for do in (*book.scenario.host, "eject")]
        person, other = user(eye or 99), chance.choice(seats)
        for command in (
            *(Here(person), Leave(person), Join(person, "P"), Pause(person), Next(person), Extend(person, 30)),
            *(Ruling(person, "eject", (other,)), SeekSubstitute(person), SeekSubstitute(person, other)),
            *(Undo(person, self.game.serial), Undo(person, self.game.serial - 1)),
        ):
            found.append(self._outcome(command))
        self._note("tried", found)

    def _outcome(self, command: Any) -> tuple[Any, ...]:
        """What its giver would be told, up to the first word on how a hidden thing turned out."""
        self.probes += 1
        if isinstance(command, Command):
            done: Any = step(self.course.book, self.game, command)
        else:
            done = decide(self.state, command, self.context)
        if done.refusal is not None:
            return (command, done.refusal.code, dict(done.refusal.args))
        if isinstance(command, Host | Ruling | Next | Leave):
            return (command, "taken")
        told = [_shown(event) for event in done.events if self._would_see(event)]
        return (command, "taken", told[: next((n for n, one in enumerate(told) if one[0] in OUTCOMES), len(told))])

    def _would_see(self, event: Event) -> bool:
        to = row(event)[1]
        if to.startswith("room:"):
            return self.course.eye in self.rooms.get(to.removeprefix("room:"), ())
        return to in (ALL, f"seat:{self.course.eye}")


def _drawn(*entries: Entry) -> bool:
    """Whether these are the same round of speeches, begun by another."""
    if [entry.what for entry in entries] != ["turn", "turn"]:
        return False
    one, other = ([entry.value[2]["seat"], *(seat for seat, _ in entry.value[2]["rest"])] for entry in entries)
    return other[0] in one and other == one[one.index(other[0]) :] + one[: one.index(other[0])]


def _shown(event: Event) -> list[Any]:
    """An event without what is there for the log alone."""
    if isinstance(event, TakenBack):
        event = replace(event, kept=0)
    return row(event)


@dataclass
class Pair:
    """Two games of one course, played side by side for as long as their eye may see no difference.

    `compared`: so many entries were the same. `cut`: by what they part. `parts_at`: in which phase, and how many
    seconds after it has begun.
    """

    one: Twin
    two: Twin
    compared: int = 0
    cut: tuple[list[Entry], list[Entry]] | None = None
    parts_at: tuple[int, float] | None = None

    @classmethod
    def dealt(cls, course: Course, roles: Sequence[str], others: Sequence[str]) -> Pair | None:
        """Both games as they have been dealt; None where the eye may know the difference from the beginning."""
        one, two = Twin(course, roles), Twin(course, others)
        one.begin()
        two.begin()
        pair = cls(one, two)
        return pair if pair._differ() is None else None

    @property
    def whole(self) -> bool:
        """Whether both were the same to their end, but for the cards that it shows."""
        return (
            not self.one.goes_on
            and not self.two.goes_on
            and (self.cut is None or all(entry.what == "over" for side in self.cut for entry in side))
        )

    @property
    def goes_on(self) -> bool:
        """Whether both are played, and have not parted."""
        return self.cut is None and self.one.goes_on and self.two.goes_on

    @property
    def after_the_eye(self) -> int:
        """Phases that have begun, the same in both, since the eye left the game."""
        eye = self.one.course.eye
        left = next((one.at for one in self.one.seen if one.what == "left" and one.value[2]["seat"] == eye), None)
        return 0 if left is None else sum(at >= left for at in self.one.began.values())

    def play(self, attempts: int = 6, phases: int = 1000) -> None:
        """Play both until they part, or until so many phases are over. So many `attempts` are made to go on in the
        second game as in the first."""
        while self.one.goes_on and self.two.goes_on and self.one.game.serial <= phases:
            if not self._go_on(attempts):
                return
        if self.one.goes_on:
            self.parts_at = self.one.game.serial, 0.0

    def _go_on(self, attempts: int) -> bool:
        """One phase (or speech) of both."""
        before, serial = self.two, self.one.game.serial
        self.one.play(0)
        at = None
        for salt in (*range(1, attempts), 0):
            self.two = before.copy()
            self.two.play(salt)
            at = self._differ()
            if at is None:
                self.compared, self.cut, self.parts_at = len(self.one.seen), None, None
                return True
            self.cut = self.one.seen[at : at + 1], self.two.seen[at : at + 1]
            self._must_be_lawful(serial)
        assert at is not None
        self.compared = at
        return False

    def _differ(self) -> int | None:
        """From where on there is a difference."""
        seen, other = self.one.seen, self.two.seen
        for at in range(self.compared, max(len(seen), len(other))):
            if seen[at : at + 1] != other[at : at + 1]:
                return at
        return None

    def _must_be_lawful(self, serial: int) -> None:
        """A difference is lawful where it is the outcome of a hidden thing that the eye is told, where everybody had
        answered in one night alone, whose end tells of it, or where chance lets another one speak first."""
        entries = [entry for side in self.cut or () for entry in side]
        first = min(entry.at for entry in entries)
        self.parts_at = serial, (first - self.one.began[serial]) / 1000
        if any(entry.at == first and entry.what in OUTCOMES for entry in entries):
            return
        if _drawn(*entries):
            return
        if self.one.course.pace == TOGETHER and self.one.answered.get(serial) != self.two.answered.get(serial):
            return
        raise LeakError(f"{self.one.course}: {self.one.roles} or {self.two.roles}:\n{entries}")


class LeakError(AssertionError):
    """A seat can tell two games apart."""
