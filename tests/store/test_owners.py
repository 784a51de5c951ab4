"""Shards are shared out through Redis: each has one owner, and nobody's is left without one."""

from __future__ import annotations

import asyncio

import pytest
from redis.asyncio import Redis

from core.store import AUTO, LEAVE, LIFE, Store, owners, wish_for
from tests.waits import HANG


@pytest.fixture(autouse=True)
def long_lives(monkeypatch):
    """Leases that end when the test says so: see `passes`. Nor does a call give up after two seconds."""
    monkeypatch.setattr(owners, "LIFE", 3600.0)
    monkeypatch.setattr("core.store.redis_server.EXPRESS_SECONDS", HANG)


async def passes(url, seconds):
    """So much time passes for all leases: each ends so much sooner."""
    processes = owners._KEYS[0]
    async with Redis.from_url(url) as client:
        for process, _ in await client.zrange(processes, 0, -1, withscores=True):
            await client.zincrby(processes, -seconds * 1000, process)


async def test_a_lease_lasts_as_long_as_it_should(store, server, monkeypatch):
    monkeypatch.setattr(owners, "LIFE", LIFE)
    async with Redis.from_url(server.url) as client:
        began, _ = await client.time()
        await store.hold("a", 1, wish_for([0]))
        ended, _ = await client.time()
        [(_, until)] = await client.zrange(owners._KEYS[0], 0, -1, withscores=True)
    assert began + LIFE <= float(until) / 1000 <= ended + 1 + LIFE


def shards(standing):
    return sorted(standing.held)


async def test_a_shard_has_one_owner_and_the_next_one_another_number(store):
    first = await store.hold("a", 4, wish_for([0, 1]))
    second = await store.hold("b", 4, wish_for([1, 2, 3]))
    assert (shards(first), shards(second)) == ([0, 1], [2, 3])
    assert (first.by, second.by, second.share, second.others) == ("", "a", 3, 1)
    assert (await store.hold("a", 4, wish_for([0, 1]))).held == first.held, "renewed, not acquired again"

    await store.let_go("a", [1], heard=[2**60 + 1, 7])
    third = await store.hold("b", 4, wish_for([1, 2, 3]))
    assert shards(third) == [1, 2, 3]
    assert third.held[1] not in {*first.held.values(), *second.held.values()}
    assert await store.heard(1) == {2**60 + 1, 7}
    assert await store.heard(2) == set()


async def test_what_a_dead_process_had_is_taken_and_it_has_nothing_when_it_wakes(store, server):
    mine = await store.hold("a", 2, wish_for([0, 1]))
    assert shards(mine) == [0, 1]
    assert shards(await store.hold("b", 2, wish_for([0, 1]))) == []
    await passes(server.url, owners.LIFE)
    assert shards(await store.hold("b", 2, wish_for([0, 1]))) == [0, 1]
    assert shards(await store.hold("a", 2, wish_for([0, 1]))) == []


async def test_who_was_away_for_too_long_has_to_acquire_anew(store, server):
    before = await store.hold("a", 2, wish_for([0, 1]))
    await passes(server.url, owners.LIFE)
    after = await store.hold("a", 2, wish_for([0, 1]))
    assert shards(after) == [0, 1]
    assert not set(before.held.values()) & set(after.held.values())


async def test_nothing_is_held_beside_processes_that_count_otherwise(store, server):
    await store.hold("a", 2, wish_for([0, 1]))
    beside = await store.hold("b", 3, wish_for([2]))
    assert (beside.held, beside.count) == ({}, 2)
    await passes(server.url, owners.LIFE)
    assert shards(await store.hold("b", 3, wish_for([2]))) == [2]


async def settle(store, count, *processes):
    """Everybody renews until nothing changes; what is to be handed over is."""
    for _ in range(4 * count):
        for process in processes:
            standing = await store.hold(process, count, AUTO)
            ready = await store.hold(process, count, AUTO, standing.next)
            assert len(ready.held) <= count
        for process in processes:
            standing = await store.hold(process, count, AUTO)
            await store.let_go(process, standing.ready)
    return {process: shards(await store.hold(process, count, AUTO)) for process in processes}


@pytest.mark.parametrize("count", [1, 2, 4, 7])
async def test_processes_share_the_shards_evenly_as_they_come_and_go(store, count):
    names, held = ["d", "a", "c", "b"], {}
    for n in range(1, len(names) + 1):
        held = await settle(store, count, *names[:n])
        assert sorted(shard for one in held.values() for shard in one) == list(range(count))
        sizes = [len(one) for one in held.values()]
        assert max(sizes) - min(sizes) <= 1, held
    assert await settle(store, count, *names) == held, "shares that are even stay as they are"
    await store.let_go("d", held["d"], gone=True)
    held = await settle(store, count, *names[1:])
    assert sorted(shard for one in held.values() for shard in one) == list(range(count))


async def test_a_shard_is_left_to_who_stands_ready_for_it(store):
    assert shards(await store.hold("a", 2, AUTO)) == [0, 1]
    joined = await store.hold("b", 2, AUTO)
    assert (joined.held, len(joined.next), joined.share) == ({}, 1, 1)
    (moving,) = joined.next
    assert (await store.hold("a", 2, AUTO)).awaited == {moving}
    await store.hold("b", 2, AUTO, [moving])
    assert (await store.hold("a", 2, AUTO)).ready == {moving}
    await store.let_go("a", [moving])
    assert shards(await store.hold("c", 2, AUTO)) == [], "it is promised"
    assert shards(await store.hold("b", 2, AUTO)) == [moving]


async def test_who_waits_for_a_process_makes_itself_ready_when_that_leaves(store):
    await store.hold("a", 2, wish_for([0, 1]))
    waiting = await store.hold("b", 2, wish_for([0, 1]))
    assert (waiting.held, waiting.next, waiting.by) == ({}, set(), "a")
    leaving = await store.hold("a", 2, LEAVE)
    assert (shards(leaving), leaving.others) == ([0, 1], 1)
    assert (await store.hold("b", 2, wish_for([0, 1]))).next == {0, 1}
    await store.hold("b", 2, wish_for([0, 1]), [0])
    last = await store.hold("a", 2, LEAVE)
    assert (last.ready, last.awaited) == ({0}, {1})
    await store.let_go("a", [0, 1], gone=True)
    assert shards(await store.hold("b", 2, wish_for([0, 1]))) == [0, 1]


async def test_turns_are_had_one_after_another(store):
    assert await store.turn("0", HANG) == 0
    assert 0 < await store.turn("0", 1) <= HANG
    assert await store.turn("1", 0.01) == 0
    async with asyncio.timeout(HANG):
        while left := await store.turn("1", 0.01):
            await asyncio.sleep(left)


async def test_all_processes_together_make_no_more_requests_than_the_rate_and_a_burst(server, store):
    """At a rate so low that what the calls themselves take is nothing beside it."""
    another, every = Store.at(server.url), 1000.0
    loop = asyncio.get_running_loop()
    times: list[float] = []

    async def ask(by, most):
        began = loop.time()
        times.extend(began + slot for slot in await by.slots("requests", most, 1 / every, 5))

    for _ in range(15):
        await asyncio.gather(ask(store, 8), ask(another, 3))
    times.sort()
    busiest = max(sum(at <= other < at + 100 * every for other in times) for at in times)
    assert 95 <= busiest <= 106
    assert sum(at - times[0] < every / 2 for at in times) >= 5, "a burst after a pause"
    await another.close()


async def test_nobody_stands_still_where_the_clock_of_redis_is_set_back(server, store):
    """As where a replica takes over whose clock is another's: what stands there by the old one is an hour away."""
    hour = 3600
    before = int(2 * owners.LIFE)
    await store.hold("gone", 2, AUTO)
    async with Redis.from_url(server.url) as client:
        seconds, _ = await client.time()
        await client.zadd("mafia:{shards}:processes", {"gone": (seconds + before) * 1000})
        await client.set("mafia:{shards}:requests", (seconds + hour) * 1_000_000, px=2 * hour * 1000)
        await client.set("mafia:{shards}:turn:0", 1, px=hour * 1000)
    assert max(await store.slots("requests", 8, 40, 5)) < 1
    assert await store.turn("0", 5.25) == 0
    assert shards(await store.hold("a", 2, AUTO)) == []
    await passes(server.url, owners.LIFE)
    assert shards(await store.hold("b", 2, AUTO)) == [0, 1]


async def test_a_lease_does_not_wait_for_the_calls_of_a_busy_process(store):
    done = asyncio.Event()
    busy = [asyncio.create_task(store._server.call(lambda _: done.wait())) for _ in range(40)]
    await asyncio.sleep(0)
    async with asyncio.timeout(HANG):
        assert shards(await store.hold("a", 2, wish_for([0, 1]))) == [0, 1]
        assert await store.turn("0", 1) == 0
    done.set()
    await asyncio.gather(*busy)
