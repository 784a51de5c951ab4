"""Somebody who presses without end: others get their turn, and nothing heaps up."""

from __future__ import annotations

import asyncio
from typing import Any

from redis import Redis

from core.rules.commands import Vote
from core.store.games import REMEMBERED
from core.table import TableId, Tables
from core.table.codec import pack_state
from tests.table.people import GUILD, TABLE, Hands, seat, until_phase, user

PRESSES = 300
A_FEW = 5
"""Presses of somebody's that go before one of another's, who presses when all of them are there already."""


async def flood(table: Any, done: list[str], presses: int = PRESSES) -> list[asyncio.Task[None]]:
    """One player votes for one and another by turns, as fast as a program can."""

    async def press(number: int) -> None:
        outcome = await table.do(Vote(2, (3 + number % 2,)), user=user(2), interaction=f"flood/{number}")
        assert outcome.refusal is None
        done.append("flood")

    tasks = [asyncio.create_task(press(number)) for number in range(presses)]
    await asyncio.sleep(0)
    return tasks


async def test_others_at_the_same_table_get_their_turn(table: Any, hands: Hands) -> None:
    await seat(table, 8)
    await until_phase(table, hands, "nomination")
    done: list[str] = []
    tasks = await flood(table, done)
    for other in (3, 4, 5):
        before = len(done)
        assert (await table.do(Vote(other, (2,)), user=user(other), interaction=f"other/{other}")).refusal is None
        assert len(done) - before <= A_FEW
    await asyncio.gather(*tasks)
    assert len(done) == PRESSES
    assert {voter: len(votes) for voter, votes in table.state.game.votes.items()} == {2: 1, 3: 1, 4: 1, 5: 1}


async def test_others_at_other_tables_get_their_turn(tables: Tables, hands: Hands) -> None:
    one, two = tables.get(TABLE), tables.get(TableId(GUILD + 1))
    for table in (one, two):
        await seat(table, 8)
        await until_phase(table, hands, "nomination")
    done: list[str] = []
    tasks = await flood(one, done)
    for other in (3, 4, 5):
        before = len(done)
        assert (await two.do(Vote(other, (2,)), user=user(other), interaction=f"other/{other}")).refusal is None
        assert len(done) - before <= 4 * A_FEW
    await asyncio.gather(*tasks)


async def test_a_flood_leaves_little_behind(table: Any, hands: Hands, redis_url: str) -> None:
    """Of interactions so many are remembered and no more; nothing is left to be said, and the state has not grown."""
    await seat(table, 8)
    await until_phase(table, hands, "nomination")
    before = len(pack_state(table.state))
    await asyncio.gather(*await flood(table, []))
    await table.settled()
    with Redis.from_url(redis_url) as client:
        names: Any = client.keys("*:answers")
        assert [client.llen(name) <= 2 * REMEMBERED < 2 * PRESSES for name in names] == [True]
    assert len(pack_state(table.state)) <= before + 100
    assert table.state is not None
