"""A table of one rulebook for tests: seated by hand, run by the clock, its speakers listened to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from core.rulebook.book import Rulebook
from core.rules.commands import Act, Command, Deadline, Host, TurnOver, Vote
from core.rules.deal import options_of, roles_for
from core.rules.engine import Step, start, step
from core.rules.events import Event
from core.rules.functions import Names
from core.rules.refusal import Refusal
from core.rules.state import Game


@dataclass
class Table:
    """A running game and the events of the last command."""

    book: Rulebook
    game: Game
    events: list[Event] = field(default_factory=list[Event])

    @classmethod
    def seated(cls, book: Rulebook, roles: str, seed: int = 1, **options: Any) -> Table:
        """Seats 1..n hold these roles."""
        chosen = options_of(book, options, roles.split())
        assert not isinstance(chosen, Refusal), chosen
        came = start(book, roles.split(), seed=seed, options=chosen)
        return cls(book, came.game, list(came.events))

    def give(self, command: Command) -> Refusal | None:
        """One command; why it was refused, or None."""
        came = step(self.book, self.game, command)
        self.game, self.events = came.game, came.events
        return came.refusal

    def act(self, by: int, do: str, *at: int, **extras: Any) -> None:
        """An act that must be taken."""
        assert self.give(Act(by, do, at, extras)) is None

    def host(self, do: str, *at: int) -> None:
        """A host's decision that must be taken."""
        assert self.give(Host(do, at)) is None

    def vote(self, target: int, *voters: int) -> None:
        """Votes of several for one, each of which must be taken."""
        for voter in voters:
            assert self.give(Vote(voter, (target,))) is None

    def clock(self) -> str:
        """The running phase's time runs out; the phase that follows."""
        assert self.give(Deadline(self.game.serial)) is None
        return self.game.phase

    def until(self, phase: str) -> Table:
        """Let time run out until the next phase of this name."""
        for _ in range(20):
            if self.clock() == phase:
                return self
        raise AssertionError(f"no phase {phase}")

    def phases(self, count: int) -> list[str]:
        """The next phases, if nobody does anything."""
        return [self.clock() for _ in range(count)]

    def speakers(self) -> list[tuple[int, int]]:
        """Who is given the floor and for how many seconds, in order (0: nobody), while every turn runs out."""
        serial, heard = self.game.serial, []
        while self.game.serial == serial and self.game.turn:
            heard.append((self.game.turn["seat"] or 0, self.game.turn["seconds"]))
            assert self.give(TurnOver(serial, self.game.turn["number"])) is None
        return heard

    def calls(self) -> list[tuple[str, int]]:
        """Who is called in the running night, for how many seconds."""
        names = Names(self.book, self.game)
        return [(call.call, int(call.seconds(names))) for call in self.book.scenario.wake if call.if_(names)]


@dataclass(frozen=True)
class Steps:
    """Games of one rulebook, step by step: what has come about is handed in and given back."""

    book: Rulebook

    def begin(self, roles: Sequence[str], seed: int = 1, **options: Any) -> Step:
        """Seats 1..n hold these roles."""
        chosen = options_of(self.book, options, roles)
        assert not isinstance(chosen, Refusal), chosen
        return start(self.book, roles, seed=seed, options=chosen)

    def clock(self, came: Step, phase: str) -> Step:
        """Let deadlines pass until the phase of this name; the events are those of the last command."""
        for _ in range(12):
            came = step(self.book, came.game, Deadline(came.game.serial))
            if came.game.phase == phase:
                return came
        raise AssertionError(f"no phase {phase}")

    def lawful(self, came: Step, *commands: Command) -> Step:
        """These commands one after the other, none refused; the events are those of all of them."""
        events: list[Event] = []
        for command in commands:
            came = step(self.book, came.game, command)
            assert came.refusal is None, (command, came.refusal)
            events += came.events
        return Step(came.game, events)

    def speakers(self, came: Step) -> list[tuple[int, int]]:
        """Who is given the floor and for how many seconds, in order (0: nobody), while every turn runs out."""
        return Table(self.book, came.game).speakers()


def dealt(book: Rulebook, players: int) -> dict[str, int]:
    """How many of each role are dealt to so many players."""
    options = options_of(book, {}, [""] * players)
    assert not isinstance(options, Refusal)
    roles = roles_for(book, players, options)
    assert not isinstance(roles, Refusal)
    assert len(roles) == players
    return {role: roles.count(role) for role in roles}
