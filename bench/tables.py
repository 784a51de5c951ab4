"""Tables over a real Redis, without Discord: round trips, memory, and a thousand games taken up again."""

from __future__ import annotations

import random
import statistics
import tempfile
import time
import tracemalloc
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from core.rules.commands import Act, Vote
from core.simulate.random_play import answer
from core.store import Store, TableId
from core.store.embedded import EmbeddedServer
from core.table import Delivery, QueuedEvent, Table, Tables
from core.table.table_commands import Begin, Join, Next, Open

PLAYERS = 10
LIVE = 1000
WEIGHED = 100
FIRST_GUILD = 81384788765712384
FIRST_USER = 181384788765712384
STEWARD = 1
"""Has rights over games and plays in none."""


class Quiet(Delivery):
    """A delivery to nobody: everything counts as said at once."""

    async def deliver(self, id_: TableId, to: str, said: Sequence[QueuedEvent]) -> list[str]:
        """All of it is done."""
        return [one.id for one in said]


@asynccontextmanager
async def store() -> AsyncGenerator[Store]:
    """A store over an embedded server of its own."""
    with tempfile.TemporaryDirectory(prefix="mafia-bench-") as home:
        server = EmbeddedServer(Path(home))
        server.open()
        opened = Store.at(server.url)
        try:
            yield opened
        finally:
            await opened.close()
            server.close()


def guild(number: int) -> int:
    """The id of the n-th server."""
    return FIRST_GUILD + number * (1 << 22)


def user(number: int, seat: int) -> int:
    """The id of the person who sits at this seat of the n-th server's table."""
    return FIRST_USER + number * 64 + seat


async def seat(tables: Tables, number: int, scenario: str = "classic") -> Table:
    """A dealt game of ten in the n-th server."""
    table = tables.get(TableId(guild(number)))
    await table.do(Open(user(number, 1), "Player 1", guild(number) + 1, scenario))
    for chair in range(2, PLAYERS + 1):
        await table.do(Join(user(number, chair), f"Player {chair}"))
    await table.do(Begin(user(number, 1), seed=number))
    return table


async def forward(table: Table, phase: str) -> None:
    """Let somebody from outside the game, who may, move the table on to a phase of this name."""
    while (state := table.state) is not None and state.game is not None and state.running and state.game.phase != phase:
        outcome = await table.do(Next(STEWARD, steward=True))
        assert outcome.refusal is None, outcome.refusal


async def redis_round_trips() -> float:
    """Round trips to Redis that a command waits for, on average over a game in which everybody acts."""
    trips: list[int] = []
    async with store() as opened:
        tables = Tables(opened, Quiet())
        table = await seat(tables, 0)
        chance = random.Random(1)
        for _ in range(60):
            for prompt in table.prompts():
                command = answer(prompt, chance, 1.0)
                if isinstance(command, Act | Vote):
                    await table.settled()
                    before = opened.round_trips
                    await table.do(command, user=user(0, prompt.seat), interaction=str(len(trips)))
                    trips.append(opened.round_trips - before)
            if table.state is None or not table.state.running:
                break
            await table.do(Next(STEWARD, steward=True))
        await tables.close()
    return statistics.mean(trips)


async def game_memory_kib() -> float:
    """KiB that a live game takes in the process, in its first night, on average."""
    async with store() as opened:
        tables = Tables(opened, Quiet())
        await forward(await seat(tables, 0), "night")
        await tables.settled()
        tracemalloc.start()
        before, _ = tracemalloc.get_traced_memory()
        for number in range(1, WEIGHED + 1):
            await forward(await seat(tables, number), "night")
        await tables.settled()
        after, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        await tables.close()
    return (after - before) / WEIGHED / 1024


async def resume_1000_games_s() -> float:
    """Seconds until a new process has taken up a thousand live games: states read, clocks set, prompts open."""
    async with store() as opened:
        first = Tables(opened, Quiet())
        for number in range(LIVE):
            await seat(first, number)
        await first.settled()
        await first.close()
        began = time.perf_counter()
        second = Tables(opened, Quiet())
        second.start()
        taken = await second.resume()
        took = time.perf_counter() - began
        assert len(taken) == LIVE
        await second.close()
    return took
