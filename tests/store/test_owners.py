"""Shards are shared out through Redis: each has one owner, and nobody's is left without one."""

from __future__ import annotations

import asyncio

import pytest

from core.store import AUTO, LEAVE, Store, owners, wish_for


@pytest.fixture
def short_lives(monkeypatch):
    """Leases that end soon."""
    monkeypatch.setattr(owners, "LIFE", 0.3)


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


async def test_what_a_dead_process_had_is_taken_and_it_has_nothing_when_it_wakes(store, short_lives):
    mine = await store.hold("a", 2, wish_for([0, 1]))
    assert shards(mine) == [0, 1]
    assert shards(await store.hold("b", 2, wish_for([0, 1]))) == []
    await asyncio.sleep(0.35)
    assert shards(await store.hold("b", 2, wish_for([0, 1]))) == [0, 1]
    assert shards(await store.hold("a", 2, wish_for([0, 1]))) == []


async def test_who_was_away_for_too_long_has_to_acquire_anew(store, short_lives):
    before = await store.hold("a", 2, wish_for([0, 1]))
    await asyncio.sleep(0.35)
    after = await store.hold("a", 2, wish_for([0, 1]))
    assert shards(after) == [0, 1]
    assert not set(before.held.values()) & set(after.held.values())


async def test_nothing_is_held_beside_processes_that_count_otherwise(store, short_lives):
    await store.hold("a", 2, wish_for([0, 1]))
    beside = await store.hold("b", 3, wish_for([2]))
    assert (beside.held, beside.count) == ({}, 2)
    await asyncio.sleep(0.35)
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
    assert await store.turn("0", 0.2) == 0
    assert 0 < await store.turn("0", 0.2) <= 0.2
    assert await store.turn("1", 0.2) == 0
    await asyncio.sleep(0.25)
    assert await store.turn("0", 0.2) == 0


async def test_all_processes_together_make_no_more_requests_than_the_rate_and_a_burst(server, store):
    another = Store.at(server.url)
    loop = asyncio.get_running_loop()
    times: list[float] = []

    async def ask(by, most):
        began = loop.time()
        times.extend(began + slot for slot in await by.slots("requests", most, 100, 5))

    for _ in range(15):
        await asyncio.gather(ask(store, 8), ask(another, 3))
    times.sort()
    busiest = max(sum(at <= other < at + 1 for other in times) for at in times)
    assert 95 <= busiest <= 106
    assert sum(at - times[0] < 0.005 for at in times) >= 5, "a burst after a pause"
    await another.close()


async def test_a_lease_does_not_wait_for_the_calls_of_a_busy_process(store):
    done = asyncio.Event()
    busy = [asyncio.create_task(store._server.call(lambda _: done.wait())) for _ in range(40)]
    await asyncio.sleep(0)
    async with asyncio.timeout(2):
        assert shards(await store.hold("a", 2, wish_for([0, 1]))) == [0, 1]
        assert await store.turn("0", 1) == 0
    done.set()
    await asyncio.gather(*busy)
