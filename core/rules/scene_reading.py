"""A scene as stages read it: the state while one command is worked out, and what formulas say of it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from core.rulebook.book import Rulebook
from core.rulebook.formula import FATAL, UNRECKONABLE, Formula, as_number
from core.rules import stock
from core.rules.chance import dice
from core.rules.commands import Host
from core.rules.events import Event
from core.rules.functions import Functions
from core.rules.night.deed import Deed, Reason
from core.rules.pad import Pad
from core.rules.state import Game, Given, Seat

A_DAY = 24 * 3600  # seconds


class Passing(NamedTuple):
    """The floor passing on: who had it before, and who has it now (None: nobody)."""

    before: int | None
    now: int | None


class SceneReading:
    """The state while a command is worked out. It reads the game; only the pad of this command is written on."""

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

    def ask(self, formula: Formula, me: Seat | None = None, target: Seat | None = None, slot: int = 0) -> Any:
        """The value of a formula, about `me`, about `target` (the seat that `me` names), in the place `slot`."""
        if formula.is_constant:
            return formula.constant
        self.names.spend(formula.work)
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
        return as_number(self.ask(formula, me))

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
