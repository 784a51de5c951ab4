"""People and things around a table: who plays, who writes down what is said, a clock that is moved by hand."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

from core.rules.commands import Act, Command, Vote
from core.rules.events import Event
from core.rules.prompts import Prompt
from core.table import Delivery, QueuedEvent, Table, TableId
from core.table.table_commands import Begin, Join, Open

GUILD = 81384788765712384
TABLE = TableId(GUILD)
CHANNEL = 500
STEWARD = 9
"""Somebody with rights over the server's games, who does not play."""

E = TypeVar("E", bound=Event)


class Scribe(Delivery):
    """A delivery that writes down what it is given. `refusing`: says nothing while it is true."""

    def __init__(self) -> None:
        self.said: list[tuple[TableId, QueuedEvent]] = []
        self.offers = 0
        self.refusing = False

    async def deliver(self, id_: TableId, to: str, said: Sequence[QueuedEvent]) -> list[str]:
        self.offers += 1
        if self.refusing:
            return []
        self.said += [(id_, one) for one in said]
        return [one.id for one in said]

    def events(self, kind: type[E], table: TableId = TABLE) -> list[E]:
        return [one.event for where, one in self.said if where == table and isinstance(one.event, kind)]


class Hands:
    """A wall clock that stands still until it is moved."""

    def __init__(self, at: int = 1_700_000_000_000) -> None:
        self.at = at

    def __call__(self) -> int:
        return self.at

    def move(self, seconds: float) -> None:
        self.at += int(seconds * 1000)


def user(seat: int) -> int:
    """The Discord user who joined as the n-th."""
    return 1000 + seat


async def gather(table: Table, players: int, scenario: str = "classic", **more) -> None:
    """A lobby with so many players; the first is its host."""
    opened = await table.do(Open(user(1), "P1", CHANNEL, scenario, **more))
    assert opened.refusal is None, opened.refusal
    for number in range(2, players + 1):
        assert (await table.do(Join(user(number), f"P{number}"))).refusal is None


async def seat(table: Table, players: int, seed: int = 7, roles: Sequence[str] = (), **more) -> None:
    """A game with so many players, dealt."""
    await gather(table, players, **more)
    assert (await table.do(Begin(user(1), seed, tuple(roles)))).refusal is None


def answer(prompt: Prompt, dice: random.Random) -> Command:
    """Some lawful answer to a prompt that needs no extras."""
    count = max(prompt.least, min(1, prompt.most))
    at = tuple(dice.sample(prompt.seats, count)) if prompt.seats else ()
    return Vote(prompt.seat, at) if prompt.do == "vote" else Act(prompt.seat, prompt.do, at)


async def until_phase(table: Table, hands: Hands, name: str) -> None:
    """Let the clock run until a phase of this name has begun."""
    for _ in range(200):
        state = table.state
        assert state is not None
        assert state.game is not None
        assert not state.over, "the game ended first"
        if state.game.phase == name:
            return
        await run_out(table, hands)
    raise AssertionError(f"no {name} in sight")


async def run_out(table: Table, hands: Hands) -> None:
    """Let the time of what runs now run out."""
    state = table.state
    assert state is not None
    assert state.clock is not None
    assert state.clock.due is not None
    hands.at = state.clock.due
    await table.due()
