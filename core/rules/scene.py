"""A scene: one command being worked out. Stages read the state through it and change it only by emitting events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Any, Literal

from core.rulebook.fields import NO
from core.rulebook.formula import Formula
from core.rulebook.stage import StageCall
from core.rules import events, uses
from core.rules.answer import Answer
from core.rules.events import ALL, HOST, Event
from core.rules.fold import apply
from core.rules.log_form import listed
from core.rules.scene_reading import SceneReading
from core.rules.state import Seat

NOBODY = "nobody"
"""Named for a team, it wins for none: a draw."""


class Revealed(Enum):
    """What is shown of whoever leaves, where it is neither a role, nor a team, nor nothing (None)."""

    BY_THE_BOOK = "by the book"
    """What the rulebook's `reveals` says of this way to leave."""


BY_THE_BOOK = Revealed.BY_THE_BOOK
LeaverShown = str | Literal[Revealed.BY_THE_BOOK] | None
"""The role or team that is shown of whoever leaves; None: nothing; or as the rulebook says."""


class Scene(SceneReading):
    """The state while a command is worked out.

    The game passed in is changed: the caller owns it.
    """

    __slots__ = ()

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
