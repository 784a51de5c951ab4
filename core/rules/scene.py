"""A scene: one command being worked out. Stages read the state through it and change it only by emitting events."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from typing import Any, Literal, NamedTuple

from core.rulebook.book import Rulebook
from core.rulebook.fields import NO
from core.rulebook.formula import FATAL, UNRECKONABLE, Formula
from core.rulebook.stage import StageCall
from core.rules import events, stock, uses
from core.rules.answer import Answer
from core.rules.chance import dice
from core.rules.commands import Host
from core.rules.events import ALL, HOST, Event
from core.rules.fold import apply
from core.rules.functions import Functions
from core.rules.log_form import listed
from core.rules.night.deed import Deed, Reason
from core.rules.pad import Pad
from core.rules.state import Game, Given, Seat

NOBODY = "nobody"
"""Named for a team, it wins for none: a draw."""

A_DAY = 24 * 3600  # seconds


class Revealed(Enum):
    """What is shown of whoever leaves, where it is neither a role, nor a team, nor nothing (None)."""

    BY_THE_BOOK = "by the book"
    """What the rulebook's `reveals` says of this way to leave."""


BY_THE_BOOK = Revealed.BY_THE_BOOK
LeaverShown = str | Literal[Revealed.BY_THE_BOOK] | None
"""The role or team that is shown of whoever leaves; None: nothing; or as the rulebook says."""


class Passing(NamedTuple):
    """The floor passing on: who had it before, and who has it now (None: nobody)."""

    before: int | None
    now: int | None


class Scene:
    """The state while a command is worked out.

    The game passed in is changed: the caller owns it.
    """

    __slots__ = ("_pad", "book", "cut", "decision", "events", "game", "given", "leaver", "names", "passing")

    def __init__(self, book: Rulebook, game: Game) -> None:
        self.book = book
        self.game = game
        # What has happened so far.
        self.events: list[Event] = []
        # The names that formulas may use.
        self.names = Functions(book, game)
        # The act whose immediate effect is being worked out.
        self.given: Given | None = None
        # The host's decision that is being worked out.
        self.decision: Host | None = None
        # The seat whose departure is being worked out.
        self.leaver: Seat | None = None
        # The floor passing on, while what follows from that is worked out.
        self.passing: Passing | None = None
        # Whether the running phase is broken off then; its closing steps do not run.
        self.cut = False
        self._pad: Pad | None = None

    @property
    def pad(self) -> Pad:
        """The scratch-pad, made when first asked for: most commands need none."""
        pad = self._pad
        if pad is None:
            pad = self.pad = Pad()
        return pad

    @pad.setter
    def pad(self, pad: Pad) -> None:
        """Another pad, while something is only tried out."""
        self._pad = self.names.pad = pad

    # -- asking -------------------------------------------------------------------------------------------------------

    def ask(self, formula: Formula, me: Seat | None = None, target: Seat | None = None, slot: int = 0) -> Any:
        """The value of a formula, about `me`, about `target` (the seat that `me` names), in the place `slot`."""
        if formula.is_constant:
            return formula.constant
        try:
            return formula.run(self.names, me, target, slot)
        except (ArithmeticError, *FATAL):
            return UNRECKONABLE

    def seconds(self, formula: Formula, me: Seat | None = None) -> int:
        """The value of a formula that says how long something lasts: no less than nothing, no more than a day."""
        return max(0, min(self.number(formula, me), A_DAY))

    def number(self, formula: Formula, me: Seat | None = None) -> int:
        """The value of a formula that is to be a number, rounded down towards nothing; of one that is none,
        `UNRECKONABLE`.
        """
        value = self.ask(formula, me)
        return int(value) if isinstance(value, int | float) else UNRECKONABLE

    def seat(self, number: int) -> Seat:
        """The seat with this number."""
        return self.game.seats[number - 1]

    @property
    def living(self) -> list[Seat]:
        """The living seats, ascending."""
        return [seat for seat in self.game.seats if seat.alive]

    def matching(self, formula: Formula, living: bool = True) -> list[Seat]:
        """Seats of which the formula (about `me`) holds, ascending."""
        return [seat for seat in self.game.seats if (seat.alive or not living) and self.ask(formula, seat)]

    def has(self, seat: Seat | int, mark: str) -> bool:
        """Whether the seat bears the mark."""
        return mark in (self.game.seats[seat - 1] if isinstance(seat, int) else seat).marks

    def acts(self, *verbs: str) -> list[Given]:
        """Acts of these verbs standing in this phase, in the order given."""
        return [act for act in self.game.acts if act.do in verbs]

    @property
    def speaker(self) -> int | None:
        """Who has the floor now."""
        if self.passing is not None:
            return self.passing.now
        return None if self.game.turn is None else self.game.turn.seat

    def here(self, number: int) -> bool:
        """Whether acts of tonight can still reach the seat: living, and not put out earlier this night."""
        return self.game.seats[number - 1].alive and number not in self.pad.gone

    def deeds(self, *verbs: str) -> list[Deed]:
        """The deeds of the running phase of these verbs (all, if none is named), those without effect too."""
        deeds = self.pad.deeds
        if deeds is None:
            deeds = self.pad.deeds = [self.deed(act) for act in self.game.acts if not self.votes(act)]
        return [deed for deed in deeds if deed.do in verbs] if verbs else list(deeds)

    def deed(self, act: Given) -> Deed:
        """The deed of an act that stands in the running phase."""
        key, ability = self.book.find_key(self.seat(act.by).role, act.do, self.game.phase)
        kind = act.do if ability is None else ability.done_as(key)
        deed = Deed(
            by=act.by,
            do=kind,
            at=act.at,
            said=act.extras,
            order=act.order,
            owner=act.by,
            power=key,
            aimed=act.at,
            asked=act.at,
        )
        if ability is not None:
            deed.chief = stock.chief(ability, act.at, act.extras)
        return deed

    def votes(self, act: Given) -> bool:
        """Whether the act only says what its giver would like."""
        seat = self.seat(act.by)
        ability = self.book.find(seat.role, act.do, self.game.phase)
        return ability is not None and bool(self.ask(ability.vote, seat))

    def working(self, *verbs: str) -> Iterator[Deed]:
        """Of these deeds, those that have an effect as they are come to."""
        return (deed for deed in self.deeds(*verbs) if deed.works)

    def fallen(self, number: int) -> bool:
        """Whether the seat was felled earlier tonight, or has left the game."""
        return number in self.pad.dead or not self.here(number)

    def fell(self, number: int, cause: str) -> None:
        """The seat leaves at dawn; where deeds take effect one after the other, it does nothing later tonight."""
        if self.pad.by_call:
            self.off(number)
        self.pad.kill(number, cause)

    def off(self, number: int, reason: Reason = "fallen") -> None:
        """No deed of the seat has an effect tonight."""
        for deed in self.deeds():
            if deed.owner == number and deed.void is None:
                deed.void = reason

    def act_of(self, seat: int, verb: str) -> Given | None:
        """The act of this verb that the seat gave in this phase."""
        for act in self.game.acts:
            if act.by == seat and act.do == verb:
                return act
        return None

    def dice(self, label: str = "") -> random.Random:
        """A generator for one draw at this point of the game."""
        return dice(self.game.seed, self.game.tick, label)

    def around(self, start: int) -> list[Seat]:
        """All other seats clockwise from the seat after `start`."""
        return self.game.seats[start:] + self.game.seats[: start - 1]

    # -- changing -----------------------------------------------------------------------------------------------------

    def emit(self, event: Event) -> None:
        """Let an event happen: it is noted and folded into the state at once."""
        self.events.append(event)
        apply(self.game, event)

    def tell(self, seat: int, answer: str | Answer, *, own: bool = False) -> None:
        """A private answer; `own`: about what the one who is told has become."""
        said = answer if isinstance(answer, Answer) else Answer(answer)
        to = events.seat(seat)
        self.emit(events.Told(to, seat=seat, answer=said.word, value=said.value, own=own, about=said.about))

    def announce(self, code: str, seats: Sequence[int] = (), **args: Any) -> None:
        """An announcement to everybody."""
        self.emit(events.Announced(ALL, code=code, seats=tuple(seats), args=args))

    def show(self, seat: int) -> None:
        """Everybody learns the seat's role."""
        self.emit(events.Shown(ALL, seat=seat, role=self.seat(seat).role))

    def defend(self, seats: Iterable[int]) -> None:
        """These seats are on defence from now on."""
        self.emit(events.DefenceCalled(ALL, seats=tuple(seats)))

    def struck_off_defence(self, seat: int) -> None:
        """The seat is not on defence any more, if it was."""
        if seat in self.game.defence:
            self.defend(number for number in self.game.defence if number != seat)

    def put_out(self, seat: int, how: str, shown: LeaverShown = BY_THE_BOOK) -> None:
        """The seat leaves at once: its acts of this phase end (but for a night's that are worked), and it is off the
        defence.
        """
        if self.pad.deeds is None:
            self.void(seat)
        self.leave(seat, how, shown)
        self.struck_off_defence(seat)

    def mark(self, seat: int, mark: str, until: str | None = None, value: Any = None) -> None:
        """Put a mark on a seat, until a phase of that name begins (or for good)."""
        said = listed(value)
        self.emit(events.Marked(self._mark_audience(seat, mark), seat=seat, mark=mark, until=until, value=said))

    def unmark(self, seat: int, mark: str) -> None:
        """Take a mark off, if it is there."""
        if mark in self.seat(seat).marks:
            self.emit(events.Unmarked(self._mark_audience(seat, mark), seat=seat, mark=mark))

    def become(self, seat: int, role: str | None = None, team: str | None = None) -> None:
        """Change a seat's role, team or both; what is new to a seat in another role has that role's limits of use."""
        now = self.seat(seat)
        before = now.role
        new = role or now.role
        team = team or (self.book.team_of(new, self.game.options) if role else now.team)
        self.emit(events.Became(HOST, seat=seat, role=new, team=team))
        if new != before:
            for name, left in uses.changed(self.names, now, before):
                self.set_uses(seat, name, left)

    def note(self, key: str, value: Any, seat: int = 0) -> None:
        """Remember something, for the table or for a seat; None forgets it, if it is remembered."""
        if value is not None or key in (self.seat(seat).notes if seat else self.game.notes):
            self.emit(events.Noted(HOST, seat=seat, key=key, value=listed(value)))

    def meet(self, seat: int, seats: Iterable[int], *, roles: bool = False) -> None:
        """From now on the seat knows these seats as its own; with `roles`, also what each of them is now."""
        met = {*seats} - {seat}
        known = sorted({*self.seat(seat).knows, *met})
        if roles:
            cards = {number: self.seat(number).role for number in sorted(met)}
            self.emit(events.Met(events.seat(seat), seat=seat, seats=tuple(known), roles=cards))
        elif known != self.seat(seat).knows:
            self.emit(events.Met(events.seat(seat), seat=seat, seats=tuple(known)))

    def estrange(self, seat: int) -> None:
        """From now on the seat knows nobody as its own."""
        self.emit(events.Met(events.seat(seat), seat=seat, seats=()))

    def set_uses(self, seat: int, ability: str, left: int | None) -> None:
        """So many uses of the ability are left to the seat; None lifts the limit."""
        self.emit(events.UsesLeft(events.seat(seat), seat=seat, ability=ability, left=left))

    def spend(self, seat: int, ability: str, count: int = 1) -> None:
        """Use up `count` uses of an ability that has a limit (no effect on one without; a negative count gives
        back).
        """
        left = self.seat(seat).uses.get(ability)
        if left is not None:
            self.set_uses(seat, ability, max(0, left - count))

    def leave(self, seat: int, how: str, shown: LeaverShown = BY_THE_BOOK, *, absent: bool = False) -> None:
        """A living seat leaves the game. `absent`: its player was away too long."""
        leaver = self.seat(seat)
        if not leaver.alive:
            return
        if shown is BY_THE_BOOK:
            rule = self.book.scenario.reveals.get(how, "nothing")
            if isinstance(rule, Formula):
                rule = self.ask(rule, leaver)
            shown = leaver.role if rule == "role" else leaver.team if rule == "team" else None
        known = shown is not None and leaver.face_up == shown
        self.emit(events.Left(ALL, seat=seat, how=how, shown=shown, absent=absent, known=known))
        outer = self.leaver
        self.leaver = leaver
        self.run("leaves")
        self.leaver = outer
        if not self.pad.resolving:
            self.run(f"{self.game.phase}.changes")

    def back(self, seat: int) -> None:
        """A seat that was out is in the game again."""
        if not self.seat(seat).alive:
            self.emit(events.CameBack(ALL, seat=seat))

    def withdraw(self, seat: int, do: str | None, to: str = HOST) -> None:
        """What the seat gave is taken back: this verb, or None for everything. `to`: who is told."""
        self.emit(events.Withdrew(to, by=seat, do=do))

    def void(self, seat: int) -> None:
        """Drop every act the seat gave in this phase."""
        if any(act.by == seat for act in self.game.acts):
            self.withdraw(seat, None)

    def insert(self, *phases: str) -> None:
        """Let these phases follow the running one, before anything that was to come."""
        self.plan([*phases, *self.game.agenda], self.game.spot)

    def jump(self, *phases: str) -> None:
        """Let these phases follow and forget what was on the agenda."""
        self.plan(phases, self.game.spot)

    def plan(self, phases: Sequence[str], spot: int) -> None:
        """These phases come next; then the cycle goes on from this place."""
        self.emit(events.AgendaSet(HOST, phases=tuple(phases), spot=spot))

    def run(self, hook: str) -> None:
        """Run the steps that the scenario lists under this name, while the game goes on."""
        self.work(self.book.steps.get(hook, ()), self.leaver)

    def work(self, steps: Iterable[StageCall], me: Seat | None = None) -> None:
        """Run these steps, each if its `if` holds (of `me`) as it is come to, while the game goes on."""
        for call in steps:
            if self.game.winner is not None:
                return
            if self.ask(call.condition, me):
                call.stage.run(self, call.params)

    def settle(self, moment: str) -> bool:
        """Look at the ways to win that belong to this moment; the first that holds ends the game. True if it ended.

        If nobody has won, a detour of this moment whose condition holds breaks off the running phase.
        """
        if self.game.winner is not None:
            return True
        for win in self.book.scenario.wins:
            if moment in win.at and self.ask(win.if_):
                self.finish(list(win.team), win.seats, list(win.announce), also=win.also)
                return True
        for detour in self.book.scenario.detours:
            if moment in detour.at and self.game.phase != detour.phase and self.ask(detour.if_):
                self.jump(detour.phase)
                self.cut = True
                break
        return False

    def finish(
        self, teams: list[str], seats: Formula | None = None, announce: Sequence[str] = (), *, also: Formula = NO
    ) -> None:
        """End the game: these teams win, with the seats of which the formula holds (by default everybody of the
        teams), and those of other teams of which `also` does; and whoever wins beside them.
        """
        for code in announce:
            self.announce(code)
        game = self.game
        if seats is not None:
            winners = {seat.number for seat in self.matching(seats, living=False)}
        else:
            winners = {seat.number for seat in game.seats if seat.team in teams}
        winners.update(seat.number for seat in self.matching(also, living=False))
        won = [team for team in teams if team != NOBODY]
        for team, number in self._beside() if won else ():
            winners.add(number)
            won += [team] if team not in won else []
        self.run("over")
        roles = {seat.number: seat.role for seat in game.seats}
        self.emit(events.GameOver(ALL, winner=tuple(won), winners=tuple(sorted(winners)), roles=roles))

    def _beside(self) -> list[tuple[str, int]]:
        """The seats that win beside whoever wins now, each with its team; in the order in which the rulebook lists
        them."""
        return [
            (seat.team, seat.number)
            for beside in self.book.scenario.beside
            if self.ask(beside.if_)
            for seat in self.matching(beside.seats, living=False)
            if seat.team in beside.team
        ]

    def _mark_audience(self, seat: int, mark: str) -> str:
        seen = self.book.scenario.marks.get(mark, "secret")
        return ALL if seen == "public" else events.seat(seat) if seen == "own" else HOST
