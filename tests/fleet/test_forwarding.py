"""What is another process's to see to is seen to by that one; by who has forwarded it, where that one does not."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from typing import Any

import pytest
import pytest_asyncio
from redis.asyncio import Redis

from cogs.upkeep import forwarding
from cogs.upkeep.forwarding import AT_ONCE, TO_THE_END, Forwarding, Raw
from core.store import Standing, Store, wish_for
from core.table import Ownership, just_wait, wall
from tests.store.servers import RunningServer

HERE, THERE = 0, 1
GUILDS = {shard: shard << 22 for shard in (HERE, THERE)}


class Letters:
    """Of one process. `seen`: those that it has seen to. `open`: set while it gets to the end of them."""

    topic = "mafia:letters:"
    unfinished: Mapping[int, asyncio.Future[Any]] = {}

    def __init__(self, urgent: bool) -> None:
        self.urgent = urgent
        self.seen: list[str] = []
        self.ours = True
        self.open = asyncio.Event()
        self.open.set()

    def is_ours(self, thing: Raw) -> bool:
        return self.ours

    def see_to(self, thing: Raw) -> asyncio.Task[Any]:
        self.seen.append(thing["id"])
        return asyncio.create_task(self.open.wait())

    async def until(self, *ids: str) -> None:
        async with asyncio.timeout(TO_THE_END + 5):
            while self.seen != list(ids):
                await asyncio.sleep(0.01)


class Side:
    """A process that serves one of two shards."""

    def __init__(self, redis_url: str, shard: int, urgent: bool) -> None:
        self.store = Store.at(redis_url)
        self.ownership = Ownership(self.store, lambda _: wish_for([shard]))
        self.letters = Letters(urgent)
        self.forwarding = Forwarding(self.ownership, self.store, just_wait)
        self.forwarding.carry(self.letters)

    def counted(self, count: int) -> None:
        pass

    def gained(self, shards: frozenset[int]) -> None:
        self.forwarding.moved()

    def lost(self, shards: frozenset[int]) -> None:
        self.forwarding.moved()

    def stood(self, standing: Standing) -> None:
        pass

    def sends(self, *ids: str) -> None:
        """Whatever comes in here of the other one's."""
        shard = self.forwarding.shard_elsewhere([GUILDS[THERE]])
        assert shard == THERE
        for id_ in ids:
            self.forwarding.send(self.letters, shard, {"id": id_})

    async def close(self) -> None:
        await self.forwarding.close()
        await self.ownership.close()
        await self.store.close()


@pytest_asyncio.fixture
async def sides(tmp_path, urgent):
    server = RunningServer(tmp_path / "redis", "--save", "", "--appendonly", "no")
    await server.start()
    here, there = (Side(server.url, shard, urgent) for shard in (HERE, THERE))
    for side in (here, there):
        await side.ownership.begin(2, side, fixed=True)
    async with asyncio.timeout(10), Redis.from_url(server.url) as client:  # who is not subscribed yet hears nothing
        while await client.publish(f"{Letters.topic}{THERE}", "[0,[]]") == 0:
            await asyncio.sleep(0.01)
    yield here, there
    await here.close()
    await there.close()
    server.stop()


@pytest.fixture
def patient(monkeypatch):
    """The other process is given longer than a busy machine may stand still."""
    monkeypatch.setattr(forwarding, "PATIENCE", 5.0)


both = pytest.mark.parametrize("urgent", [True, False])
lasting = pytest.mark.parametrize("urgent", [False])


@both
async def test_the_one_whose_it_is_sees_to_it_in_order_and_nobody_else(sides, urgent, patient):
    here, there = sides
    for number in range(5):
        here.sends(f"{number}")
    await there.letters.until("0", "1", "2", "3", "4")
    await here.forwarding.settled()
    assert here.letters.seen == []
    assert len(there.letters.seen) == 5


@both
async def test_what_nobody_claims_is_seen_to_where_it_came_in(sides, urgent):
    here, there = sides
    there.letters.ours = False
    here.sends("1", "2")
    await here.letters.until("1", "2")
    assert there.letters.seen == []


@both
async def test_who_hears_of_it_late_finds_it_claimed(sides, urgent):
    here, there = sides
    there.letters.ours = False
    here.sends("1")
    await here.letters.until("1")
    there.letters.ours = True
    told = [wall() - int(AT_ONCE * 2000), [{"id": "1"}, {"id": "2"}]]
    await here.store.tell(f"{Letters.topic}{THERE}", json.dumps(told))
    await there.letters.until("2")


@lasting
async def test_what_is_claimed_and_not_done_is_seen_to_where_it_came_in(sides, urgent, patient):
    here, there = sides
    there.letters.open.clear()
    here.sends("1", "2")
    await there.letters.until("1", "2")
    assert here.letters.seen == []
    await here.letters.until("1", "2")


@lasting
async def test_what_is_done_is_known_to_be(sides, urgent, patient):
    here, there = sides
    here.sends("1")
    await there.letters.until("1")
    await there.forwarding.settled()
    assert await here.store.claim("whoever", ["1", "1:end", "2:end"]) == [False, False, True]


@lasting
async def test_a_process_that_leaves_waits_for_what_it_is_seeing_to(sides, urgent, patient):
    here, there = sides
    there.letters.open.clear()
    here.sends("1")
    await there.letters.until("1")
    settling = asyncio.create_task(there.forwarding.settled())
    await here.forwarding.settled()
    assert not settling.done()
    there.letters.open.set()
    await settling


@lasting
async def test_only_what_is_one_other_process_s_goes_on(sides, urgent):
    here, there = sides
    assert here.forwarding.shard_elsewhere([]) is None
    assert here.forwarding.shard_elsewhere([GUILDS[HERE]]) is None
    assert here.forwarding.shard_elsewhere([GUILDS[HERE], GUILDS[THERE]]) is None
    assert here.forwarding.shard_elsewhere([GUILDS[THERE], GUILDS[THERE] + (2 << 22)]) == THERE
    assert there.forwarding.shard_elsewhere([GUILDS[HERE]]) is None, "it hears no direct messages"
