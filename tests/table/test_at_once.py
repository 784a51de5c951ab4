"""Two people at the same instant, each in another process: one of them is first, and the other is told why not."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest_asyncio

from core.store import Store
from core.table import Tables
from core.table.codec import read_state
from core.table.table_commands import Begin, Join, Open, SeekSubstitute
from tests.table.people import CHANNEL, TABLE, Hands, Scribe, gather, seat, user


@pytest_asyncio.fixture
async def two(redis_url: str, hands: Hands) -> Any:
    """The same table in two processes."""
    stores = [Store.at(redis_url), Store.at(redis_url)]
    made = [Tables(store, Scribe(), now=hands) for store in stores]
    yield [tables.get(TABLE) for tables in made]
    for one in (*made, *stores):
        await one.close()


async def at_once(two: Any, *commands: Any) -> list[str | None]:
    """Why each was refused."""
    outcomes = await asyncio.gather(*(table.do(command) for table, command in zip(two, commands, strict=True)))
    return [None if outcome.refusal is None else outcome.refusal.code for outcome in outcomes]


async def state_of(redis_url: str) -> Any:
    """The table as Redis has it."""
    store = Store.at(redis_url)
    saved = await store.load(TABLE)
    await store.close()
    assert saved is not None
    return read_state(saved.snapshot)


async def test_two_open_a_table(two: Any) -> None:
    codes = await at_once(two, *(Open(user(one), f"P{one}", CHANNEL, "classic") for one in (1, 2)))
    assert sorted(codes, key=str) == [None, "lobby_open"]


async def test_two_want_the_last_chair(two: Any, redis_url: str) -> None:
    await gather(two[0], 19)
    await two[1].load()
    await at_once(two, Join(user(20), "P20"), Join(user(21), "P21"))
    held = (await state_of(redis_url)).lobby
    assert len(held.players) == 20
    assert {player.user for player in (held.players[-1], *held.waiting)} == {user(20), user(21)}


async def test_two_begin_the_game(two: Any) -> None:
    await gather(two[0], 6)
    await two[1].load()
    codes = await at_once(two, Begin(user(1), 1), Begin(user(1), 2))
    assert sorted(codes, key=str) == [None, "game_running"]


async def test_two_want_a_chair_that_is_held_open(two: Any, redis_url: str) -> None:
    await seat(two[0], 6)
    assert (await two[0].do(SeekSubstitute(user(3)))).refusal is None
    await two[1].load()
    await at_once(two, Join(70, "New"), Join(71, "Other"))
    state = await state_of(redis_url)
    assert {state.user_of(3), *(player.user for player in state.lobby.waiting)} == {70, 71}
    assert len(state.lobby.waiting) == 1
