"""What is another process's to see to is seen to by that one; by who has forwarded it, where that one does not."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, cast

import pytest
import pytest_asyncio
from redis.asyncio import Redis

from cogs.upkeep.forwarding import AT_ONCE, CLAIMING, ENDING, Forwarding, Raw
from core.store import ProcessStanding, Store, wish_for
from core.table import Ownership
from tests.store.servers import RunningServer

HERE, THERE = 0, 1
GUILDS = {shard: shard << 22 for shard in (HERE, THERE)}
NOW = 1_700_000_000_000
HANG = 60.0


class Hours:
    """Time that passes when the test says so. `over`: by what is waited for, set when the seconds for it are over."""

    def __init__(self) -> None:
        self.now = NOW
        self.over = {CLAIMING: asyncio.Event(), ENDING: asyncio.Event()}

    async def wait(self, awaitable: Awaitable[Any], reason: str) -> Any:
        over = self.over.get(reason)
        if over is None:
            return await awaitable
        cast(Any, awaitable).close()  # seconds on the wall
        await over.wait()
        return None


class Slow:
    """What processes have in common, as one of them has it. `held`: claims of these go through when they are let."""

    def __init__(self, store: Store) -> None:
        self.tell, self.listen, self._store = store.tell, store.listen, store
        self.held: dict[str, asyncio.Event] = {}
        self.asked: list[str] = []

    async def claim(self, process: str, things: Sequence[str]) -> list[bool]:
        self.asked += things
        claimed = await self._store.claim(process, things)
        for thing in things:
            if thing in self.held:
                await self.held[thing].wait()
        return claimed


class Letters:
    """Of one process. `seen`: those that it has seen to. `heard`: of which it has been asked whether they are its own.
    `open`: set while it gets to the end of them."""

    topic = "mafia:letters:"
    unfinished: Mapping[int, asyncio.Future[Any]] = {}

    def __init__(self, urgent: bool) -> None:
        self.urgent = urgent
        self.seen: list[str] = []
        self.heard: list[str] = []
        self.ours = True
        self.open = asyncio.Event()
        self.open.set()

    def is_ours(self, thing: Raw) -> bool:
        self.heard.append(thing["id"])
        return self.ours

    def see_to(self, thing: Raw) -> asyncio.Task[Any]:
        self.seen.append(thing["id"])
        return asyncio.create_task(self.open.wait())

    async def until(self, *ids: str) -> None:
        await until(lambda: self.seen, list(ids))


async def until(found: Callable[[], list[str]], wanted: list[str]) -> None:
    """Wait until it is so; where it never is, say what is."""
    try:
        async with asyncio.timeout(HANG):
            while found() != wanted:
                await asyncio.sleep(0.01)
    except TimeoutError:
        assert found() == wanted


class Side:
    """A process that serves one of two shards."""

    def __init__(self, redis_url: str, shard: int, urgent: bool, hours: Hours) -> None:
        self.store, self.hours = Store.at(redis_url), hours
        self.among = Slow(self.store)
        self.ownership = Ownership(self.store, lambda _: wish_for([shard]))
        self.letters = Letters(urgent)
        self.forwarding = Forwarding(self.ownership, self.among, hours.wait, lambda: hours.now)
        self.forwarding.carry(self.letters)

    def counted(self, count: int) -> None:
        pass

    def gained(self, shards: frozenset[int]) -> None:
        self.forwarding.moved()

    def lost(self, shards: frozenset[int]) -> None:
        self.forwarding.moved()

    def stood(self, standing: ProcessStanding) -> None:
        pass

    def sends(self, *ids: str) -> None:
        """Whatever comes in here of the other one's."""
        shard = self.forwarding.shard_elsewhere([GUILDS[THERE]])
        assert shard == THERE
        for id_ in ids:
            self.forwarding.send(self.letters, shard, {"id": id_})

    async def claimed(self, *ids: str) -> None:
        """Until it has tried to claim these, and nothing of it is under way."""
        await until(lambda: [one for one in self.among.asked if one in ids], list(ids))
        await self.forwarding.settled()

    async def close(self) -> None:
        await self.forwarding.close()
        await self.ownership.close()
        await self.store.close()


@pytest_asyncio.fixture
async def sides(tmp_path, urgent):
    server, hours = RunningServer(tmp_path / "redis", "--save", "", "--appendonly", "no"), Hours()
    await server.start()
    here, there = (Side(server.url, shard, urgent, hours) for shard in (HERE, THERE))
    for side in (here, there):
        await side.ownership.begin(2, side, fixed=True)
    await hears(server.url)
    yield here, there
    await here.close()
    await there.close()
    server.stop()


async def hears(redis_url: str) -> None:
    """The other one is told nothing before it is subscribed."""
    async with asyncio.timeout(HANG), Redis.from_url(redis_url) as client:
        while await client.publish(f"{Letters.topic}{THERE}", "[0,[]]") == 0:
            await asyncio.sleep(0.01)


both = pytest.mark.parametrize("urgent", [True, False])
lasting = pytest.mark.parametrize("urgent", [False])
pressing = pytest.mark.parametrize("urgent", [True])


@both
async def test_the_one_whose_it_is_sees_to_it_in_order_and_nobody_else(sides, urgent):
    here, there = sides
    for number in range(5):
        here.sends(f"{number}")
    await there.letters.until("0", "1", "2", "3", "4")
    await there.claimed("0", "1", "2", "3", "4")
    here.hours.over[CLAIMING].set()
    await here.claimed("0", "1", "2", "3", "4")
    assert here.letters.seen == []
    assert len(there.letters.seen) == 5


@both
@pytest.mark.parametrize("sent", ["{", "[1]", '[0,[{"number":"1"}]]'])
async def test_what_cannot_be_read_keeps_nothing_else_from_being_heard(sides, urgent, sent, caplog):
    """As when a process of another version is among them."""
    here, there = sides
    await here.store.tell(f"{Letters.topic}{THERE}", sent)
    here.sends("2")
    await there.letters.until("2")
    assert [record.getMessage() for record in caplog.records] == ["what another process has sent on could not be read"]


@both
async def test_what_nobody_claims_is_seen_to_where_it_came_in(sides, urgent):
    here, there = sides
    there.letters.ours = False
    here.sends("1", "2")
    await until(lambda: there.letters.heard, ["1", "2"])
    here.hours.over[CLAIMING].set()
    await here.letters.until("1", "2")
    assert there.letters.seen == []


@both
async def test_what_comes_one_after_another_is_seen_to_in_order_where_nobody_claims_it(sides, urgent):
    here, there = sides
    there.letters.ours = False
    here.among.held["1"] = asyncio.Event()
    here.hours.over[CLAIMING].set()
    for sent in ("1", "2", "3"):
        here.sends(sent)
        await until(lambda sent=sent: there.letters.heard[-1:], [sent])
    await until(lambda: here.among.asked[:1], ["1"])
    await here.store.claim("whoever", ["something else"])  # those after it would have been claimed by now
    here.among.held["1"].set()
    await until(lambda: sorted(here.letters.seen), ["1", "2", "3"])
    assert here.letters.seen == ["1", "2", "3"]


@pressing
async def test_what_is_urgent_does_not_wait_until_what_came_before_is_claimed(sides, urgent):
    here, there = sides
    there.among.held["1"] = asyncio.Event()
    here.sends("1")
    await until(lambda: [one for one in there.among.asked if one == "1"], ["1"])
    here.sends("2", "3")
    await there.letters.until("1", "2", "3")
    there.among.held["1"].set()


@both
async def test_who_hears_of_it_late_finds_it_claimed(sides, urgent):
    here, there = sides
    there.letters.ours = False
    here.sends("1")
    await until(lambda: there.letters.heard, ["1"])
    here.hours.over[CLAIMING].set()
    await here.letters.until("1")
    there.letters.ours = True
    told = [NOW - int(AT_ONCE * 2000), [{"id": "1"}, {"id": "2"}]]
    await here.store.tell(f"{Letters.topic}{THERE}", json.dumps(told))
    await there.letters.until("2")


@both
async def test_what_is_being_claimed_when_other_shards_are_held_is_seen_to(sides, urgent):
    here, there = sides
    there.among.held["1"] = asyncio.Event()
    long_ago = NOW - int(AT_ONCE * 2000)  # so that it is claimed first
    await here.store.tell(f"{Letters.topic}{THERE}", json.dumps([long_ago, [{"id": "1"}]]))
    await until(lambda: there.among.asked, ["1"])
    there.forwarding.moved()
    there.among.held["1"].set()
    await there.letters.until("1")


@lasting
async def test_what_is_claimed_and_not_done_is_seen_to_where_it_came_in(sides, urgent):
    here, there = sides
    there.letters.open.clear()
    here.sends("1", "2")
    await there.letters.until("1", "2")
    here.hours.over[CLAIMING].set()
    await here.claimed("1", "2")
    assert here.letters.seen == []
    here.hours.over[ENDING].set()
    await here.letters.until("1", "2")


@lasting
async def test_what_is_claimed_and_done_is_not_seen_to_again(sides, urgent):
    here, there = sides
    here.sends("1", "2")
    await there.letters.until("1", "2")
    await there.forwarding.settled()
    here.hours.over[CLAIMING].set()
    here.hours.over[ENDING].set()
    await here.claimed("1", "2", "1:end", "2:end")
    assert here.letters.seen == []


@lasting
async def test_what_is_done_is_known_to_be(sides, urgent):
    here, there = sides
    here.sends("1")
    await there.letters.until("1")
    await there.forwarding.settled()
    assert await here.store.claim("whoever", ["1", "1:end", "2:end"]) == [False, False, True]


@lasting
async def test_a_process_that_leaves_waits_for_what_it_is_seeing_to(sides, urgent):
    here, there = sides
    there.letters.open.clear()
    here.sends("1")
    await there.letters.until("1")
    settling = asyncio.create_task(there.forwarding.settled())
    here.hours.over[CLAIMING].set()
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
