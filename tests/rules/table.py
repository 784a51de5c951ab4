"""A table of one rulebook for tests: seated by hand, run by the clock, its speakers listened to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from core.books.deal import options_of, roles_for
from core.books.library import load
from core.rulebook.book import Rulebook
from core.rules.commands import Act, Command, Deadline, Host, TurnOver, Vote
from core.rules.engine import start, step
from core.rules.events import Event
from core.rules.functions import Functions
from core.rules.refusal import Refusal
from core.rules.state import Game


def speaker_of(game: Game) -> int:
    """Who has the floor."""
    assert game.turn is not None
    assert game.turn.seat is not None
    return game.turn.seat


@dataclass
class Table:
    """A running game and the events of the last command.

    `copy`, `at`, `after` and `refusal` leave this table as it is, so that a test can try several ways on from one
    moment; the other commands go on with it.
    """

    book: Rulebook
    game: Game
    events: list[Event] = field(default_factory=list[Event])

    @classmethod
    def seated(cls, book: Rulebook, roles: str | Sequence[str], seed: int = 1, **options: Any) -> Table:
        """Seats 1..n hold these roles, a list or words in a text."""
        listed = roles.split() if isinstance(roles, str) else roles
        chosen = options_of(book, options, listed)
        assert not isinstance(chosen, Refusal), chosen
        came = start(book, listed, seed=seed, options=chosen)
        return cls(book, came.game, list(came.events))

    def copy(self) -> Table:
        """The same moment, to go on from in another way."""
        return Table(self.book, self.game, self.events)

    def at(self, phase: str) -> Table:
        """What comes of letting time run out until the next phase of this name."""
        return self.copy().until(phase)

    def after(self, *commands: Command) -> Table:
        """What comes of these commands, each of which must be taken; the events are those of all of them."""
        table, events = self.copy(), list[Event]()
        for command in commands:
            refusal = table.give(command)
            assert refusal is None, (command, refusal)
            events += table.events
        table.events = events
        return table

    def refusal(self, command: Command) -> Refusal | None:
        """Why the command would be refused now."""
        return step(self.book, self.game, command).refusal

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
            heard.append((self.game.turn.seat or 0, self.game.turn.seconds))
            assert self.give(TurnOver(serial, self.game.turn.number)) is None
        return heard

    def calls(self) -> list[tuple[str, int]]:
        """Who is called in the running night, for how many seconds."""
        names = Functions(self.book, self.game)
        return [(call.call, int(call.seconds(names))) for call in self.book.scenario.wake if call.if_(names)]


def dealt(book: Rulebook, players: int) -> dict[str, int]:
    """How many of each role are dealt to so many players."""
    options = options_of(book, {}, [""] * players)
    assert not isinstance(options, Refusal)
    roles = roles_for(book, players, options)
    assert not isinstance(roles, Refusal)
    assert len(roles) == players
    return {role: roles.count(role) for role in roles}


def seated(scenario: str, players: int | None = None) -> Table:
    """A game of as many as the rulebook needs, or of so many."""
    book = load(scenario)
    roles = dealt(book, players or book.scenario.players[0])
    return Table.seated(book, " ".join(role for role, count in roles.items() for _ in range(count)))
