"""What live games take in Redis, by how far they have come: real games, played by presses, each under many names."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count
from typing import Any, cast

from redis.asyncio import Redis

from bench.tables import STEWARD, Quiet, guild, store, user
from core.rules.commands import Act, Vote
from core.simulate.random_play import answer
from core.store import Store, TableId
from core.table import Tables
from core.table.table_commands import Begin, Command, Join, Next, Open
from core.table.table_state import TableState

MIB = 1024 * 1024
FIRST_INTERACTION = 1_300_000_000_000_000_000
NAMES = ("Anna-Maria", "Борис", "کاوه", "Sam", "Оксана", "xX_Dragon_Xx", "Lee", "Николай", "مریم")
PLACES: dict[str, str | None] = {
    **dict.fromkeys(("lobby", "panel", "turn", "called", "begun"), "1456074443980800010.1456078765372211200.8"),
    **{f"menu:{seat}": "1456074443980800021.1456078262055731202.7" for seat in (1, 2, 3, "mafia")},
    **{f"old:{seat}": "1456074443980800021.1456076919983308800.4" for seat in (1, 2, 3, "mafia")},
    **dict.fromkeys(("room:mafia", "met:mafia", "in:mafia"), "1456074446287667200.1456074443980800017"),
    "said": "**Day 3. The city wakes up.** You speak one after the other, 1 minute each. Let us begin. " * 2,
}
"""Where a game shows itself on Discord, as the bot notes it; what is played here is shown to nobody."""

Stop = Callable[[TableState, int], bool]
"""Whether a game has come far enough, after so many of its phases and speeches."""


async def play(opened: Store, number: int, scenario: str, players: int, stop: Stop) -> bool:
    """A game in the n-th server, in which everybody presses whatever they can; False where it ended before."""
    tables, chance, serial = Tables(opened, Quiet()), random.Random(number), count(FIRST_INTERACTION + (number << 22))
    table = tables.get(TableId(guild(number)))

    async def do(command: Command, by: int | None = None) -> None:
        await table.do(command, user=by, interaction=str(next(serial)))

    await do(Open(user(number, 1), NAMES[0], guild(number) + 1, scenario, pace="together"))
    for seat in range(2, players + 1):
        await do(Join(user(number, seat), f"{NAMES[seat % len(NAMES)]} {seat}"))
    await do(Begin(user(number, 1), seed=number))
    for steps in range(1000):
        if table.state is None or not table.state.running:
            return False
        if stop(table.state, steps):
            break
        for prompt in table.prompts():
            command = answer(prompt, chance)
            if isinstance(command, Act | Vote):
                await do(command, user(number, prompt.seat))
        await table.settled()
        await table.do(Next(STEWARD, steward=True))
    await table.settled()
    await opened.refer(table.id, PLACES)
    await tables.close()
    return True


async def mib(games: int, real: int, scenario: str, players: int, stop: Callable[[int], Stop]) -> float:
    """MiB that so many games take. `stop`: for each of the real ones."""
    async with store() as opened:
        client = cast(Any, opened._server.client)
        await client.config_set("appendfsync", "no")
        empty = (await client.info("memory"))["used_memory"]
        seeds, kept = iter(range(10 * real)), 0
        while kept < real:
            number = next(seeds)
            if await play(opened, number, scenario, players, stop(kept)):
                kept += 1
            else:
                gone = [name async for name in client.scan_iter(match=f"mafia:{{{guild(number)}}}*")]
                await client.delete(*gone)
        await copied(client, games // real)
        return ((await client.info("memory"))["used_memory"] - empty) / MIB


async def copied(client: Redis, times: int) -> None:
    """Everything of every server that is there, under so many names in all."""
    names = [name async for name in client.scan_iter(match="mafia:{*", count=1000)]
    held = [(name.decode(), await client.dump(name), max(0, await client.pttl(name))) for name in names]
    for copy in range(1, times):
        pipeline = client.pipeline(transaction=False)
        for name, body, left in held:
            number, rest = name.removeprefix("mafia:{").split("}", 1)
            assert body is not None
            pipeline.restore(f"mafia:{{{int(number) + (copy << 40)}}}{rest}", left, body)
        await pipeline.execute()


def third_night(_: int) -> Stop:
    """The third day is over, and its night has begun."""
    return lambda state, _: state.game is not None and state.game.night >= 3


def late_night(_: int) -> Stop:
    """So late that few games last longer."""
    return lambda state, _: state.game is not None and state.game.night >= 8


def anywhere(number: int) -> Stop:
    """The games of an evening are each at another point."""
    return lambda _, steps: steps >= number
