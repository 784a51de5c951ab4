"""What two processes hear, one of them perhaps late, is taken in by one of them alone, and by one of them."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
import pytest_asyncio

from cogs.upkeep import gate
from cogs.upkeep.gate import INTERACTION, MESSAGE, WORTH, Gate
from core.store import ProcessStanding, Store, StoreUnavailable, owners, wish_for
from core.table import Ownership, ownership
from core.table.ownership import Leases
from tests.store.servers import RunningServer
from tests.waits import HANG, until

GUILD = 5


class Side:
    """A process with its gate. `taken`: the presses and messages that it has made something of; `now`: its clock."""

    def __init__(self, redis_url: str) -> None:
        self.store, self.now = Store.at(redis_url), 0.0
        self.ownership = Ownership(self.store, lambda count: wish_for(range(count)), lambda: self.now)
        self.taken: list[int] = []
        self.gate = Gate(self.ownership, lambda _, thing: self.taken.append(thing.id), lambda: self.now)

    def counted(self, count: int) -> None:
        pass

    def gained(self, shards: frozenset[int]) -> None:
        self.gate.gained(shards)

    def lost(self, shards: frozenset[int]) -> None:
        pass

    def stood(self, standing: ProcessStanding) -> None:
        pass

    async def begin(self) -> None:
        await self.ownership.begin(1, self, fixed=True)

    def hears(self, thing: Any) -> None:
        if self.gate.passes(MESSAGE if isinstance(thing, discord.Message) else INTERACTION, (thing,)):
            self.taken.append(thing.id)

    async def leave(self, shards: Collection[int]) -> None:
        async def heard() -> list[int]:
            return self.gate.lately()

        await self.ownership.let_go(shards, heard)

    async def stands_by(self) -> None:
        """It is to have the shard next."""
        async with asyncio.timeout(HANG):
            while self.ownership.standing.next != frozenset([0]):
                await self.ownership.renewal(HANG)

    async def serves(self) -> None:
        async with asyncio.timeout(HANG):
            while not self.ownership.held:
                await self.ownership.renewal(HANG)

    async def until(self, *things: int) -> None:
        await until(lambda: sorted(self.taken) == sorted(things))

    async def close(self) -> None:
        await self.gate.close()
        await self.ownership.close(self.gate.lately())
        await self.store.close()


class Written(discord.Message):
    """What somebody has written."""

    def __init__(self, number: int, *, guild: int | None = None, bot: bool = False) -> None:
        self.id, self.guild = number, None if guild is None else SimpleNamespace(id=guild)  # type: ignore[assignment]
        self.author = SimpleNamespace(bot=bot)  # type: ignore[assignment]


def press(number: int) -> Any:
    return SimpleNamespace(id=number, guild_id=GUILD)


@pytest_asyncio.fixture
async def sides(tmp_path, monkeypatch):
    monkeypatch.setattr(owners, "LIFE", 2 * HANG)  # no lease ends by itself
    server = RunningServer(tmp_path / "redis", "--save", "", "--appendonly", "no")
    await server.start()
    first, second = Side(server.url), Side(server.url)
    await first.begin()
    await second.begin()
    yield first, second
    await first.close()
    await second.close()
    server.stop()


async def test_what_comes_late_to_the_next_one_was_taken_in_by_the_one_before(sides):
    first, second = sides
    first.hears(press(1))
    await first.until(1)
    await first.leave([0])
    await second.serves()
    second.hears(press(1))  # its connection, or its loop, was slower
    second.hears(press(2))
    await second.until(2)
    second.hears(press(1))
    second.hears(press(3))
    await second.until(2, 3)


async def test_where_it_cannot_be_read_what_the_one_before_has_taken_in_what_comes_is_taken_in(sides, caplog):
    first, second = sides

    async def heard() -> Any:
        return [[1, 2]]  # as another version might say it

    await first.ownership.leave()
    await second.stands_by()
    await first.ownership.let_go([0], heard)
    await second.serves()
    second.hears(Written(1))
    await second.until(1)
    second.hears(press(2))
    await second.until(1, 2)


async def test_who_ends_without_leaving_in_order_says_what_was_taken_in_too(sides):
    """As where Redis's word that others are there comes too late to wait for them."""
    first, second = sides
    await first.ownership.leave()
    await second.stands_by()
    for number in (1, 2):
        for side in sides:
            side.hears(press(number))
    second.hears(press(3))
    await first.until(1, 2)
    await first.close()
    await second.serves()
    await second.until(3)


async def test_a_direct_message_that_comes_while_nobody_serves_is_kept_for_the_next_one(sides):
    first, second = sides
    await first.ownership.leave()
    await second.stands_by()
    for side in sides:
        side.hears(Written(1))
        side.hears(Written(2, bot=True))
    assert first.taken == [1, 2], "what the bot writes is no message to it, and is told to whoever wants to know"
    await first.leave([0])
    for side in sides:
        side.hears(Written(3))
        side.hears(Written(4, guild=GUILD))
        side.hears(Written(5, bot=True))
        side.hears(Written(6))
    await second.serves()
    await second.until(3, 6)
    second.hears(Written(1))
    second.hears(Written(7))
    assert second.taken == [3, 6, 7]
    assert first.taken == [1, 2]


async def test_a_press_that_was_kept_for_too_long_is_not_answered_any_more(sides):
    first, second = sides
    await first.ownership.leave()
    await second.stands_by()
    second.hears(press(1))
    second.now += WORTH[INTERACTION]
    second.hears(press(2))
    second.hears(Written(3))
    await first.leave([0])
    await second.serves()
    await second.until(2, 3)


async def test_who_cannot_know_what_was_carried_carries_it_and_answers_nothing(sides):
    first, second = sides
    await first.ownership.leave()
    await second.stands_by()

    async def heard(shard: int) -> frozenset[int]:
        raise StoreUnavailable("Redis is away")

    second.ownership.heard = heard
    second.hears(press(1))
    second.hears(Written(2))
    await first.leave([0])
    await second.serves()
    await second.until(2)


class Slow:
    """Leases whose renewal takes until it is let through. `refused`: of so many tries nothing comes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.asked, self.let_through, self.refused = asyncio.Event(), asyncio.Event(), 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def hold(self, process: str, count: int, wish: str, ready: Collection[int] = ()) -> ProcessStanding:
        self.asked.set()
        await self.let_through.wait()
        if self.refused:
            self.refused -= 1
            raise StoreUnavailable("Redis is away")
        return ProcessStanding({}, by="another")


async def slept(side: Side) -> Slow:
    """It has stood still for so long that it may have lost its shard, and begins to ask."""
    slow = Slow(side.store)
    side.ownership._leases = cast(Leases, slow)
    await slow.asked.wait()
    side.now += 1000
    assert side.ownership.lapsed
    side.hears(press(1))
    side.hears(press(2))
    await asyncio.sleep(0)
    return slow


@pytest.fixture
def no_time(monkeypatch):
    """Whoever waits for seconds of its own has waited for them, and soon asks again how it stands."""
    monkeypatch.setattr(gate, "DOUBT", 0.0)
    for seconds in ("ALONE", "AMONG_OTHERS"):
        monkeypatch.setattr(ownership, seconds, 0.02)


async def test_who_may_have_lost_its_shard_answers_nothing_before_it_knows(no_time, sides):
    first, _ = sides
    slow = await slept(first)
    for _ in range(5):
        await asyncio.sleep(0)
        await first.store.healthy()
    assert first.taken == []
    slow.let_through.set()
    await until(lambda: not first.gate._doubtful)
    assert first.taken == []


async def test_who_cannot_know_since_redis_is_away_tells_people(no_time, sides):
    first, _ = sides
    slow = await slept(first)
    slow.refused = 1000
    slow.let_through.set()
    await first.until(1, 2)


async def test_a_try_that_fails_because_one_stood_still_does_not_mean_that_redis_is_away(no_time, sides):
    first, _ = sides
    slow = await slept(first)
    slow.refused = 1
    slow.let_through.set()
    await until(lambda: not first.gate._doubtful)
    assert first.taken == []
