"""A process knows by its own clock when it may not speak any more, and learns of every shard that comes and goes."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest
import pytest_asyncio

from core.store import LIFE, Patience, Store, StoreUnavailable, wish_for
from core.table.ownership import MARGIN, SETTLING, Leases, Ownership
from tests.store.servers import RunningServer
from tests.waits import HANG, until

TOWN, OTHER_TOWN = 0 << 22 | 5, 1 << 22 | 5


class Seen:
    """What the ownership tells."""

    def __init__(self):
        self.told = []

    def counted(self, count):
        self.told.append(("of", count))

    def gained(self, shards):
        self.told.append(("gained", sorted(shards)))

    def lost(self, shards):
        self.told.append(("lost", sorted(shards)))

    def stood(self, standing):
        pass


class Time:
    """A clock that stands still."""

    now = 1000.0

    def __call__(self):
        return self.now


@pytest.fixture(autouse=True)
def patient(monkeypatch):
    """Neither does Redis take a lease away, nor a process give a call up, because the machine is slow."""
    monkeypatch.setattr("core.store.owners.LIFE", 3600.0)
    monkeypatch.setattr("core.store.redis_server.EXPRESS_SECONDS", HANG)
    monkeypatch.setattr("core.table.ownership.PATIENCE", HANG)


@pytest_asyncio.fixture
async def server(tmp_path):
    running = RunningServer(tmp_path / "redis", "--save", "", "--appendonly", "no")
    await running.start()
    yield running
    running.stop()


@pytest_asyncio.fixture
async def store(server):
    opened = Store.at(server.url, Patience(HANG))
    yield opened
    await opened.close()


def two_shards(store, clock):
    return Ownership(store, lambda count: wish_for(range(count)), clock)


async def test_whose_a_server_is_ends_before_the_lease_does(store):
    clock, seen = Time(), Seen()
    owned = two_shards(store, clock)
    assert not owned.ours(TOWN), "nothing before the first word of Redis"
    await owned.begin(2, seen, fixed=True)
    before = owned.ours(TOWN)
    assert min(before, owned.ours(OTHER_TOWN)) > 0
    assert owned.served
    clock.now += LIFE - MARGIN - 0.01
    assert owned.ours(TOWN)
    clock.now += 0.02
    assert (owned.ours(TOWN), owned.served, owned.held) == (0, False, {0, 1})
    await owned.renewal(HANG)
    assert owned.ours(TOWN) > before
    # While it was no owner its clocks stood still: all is taken up anew, though nobody else came.
    assert seen.told == [("of", 2), ("gained", [0, 1]), ("lost", [0, 1]), ("gained", [0, 1])]
    await owned.close()


async def test_who_comes_second_waits_and_follows_at_once_when_the_first_leaves(store):
    first, second, seen = two_shards(store, Time()), two_shards(store, Time()), Seen()
    await first.begin(2, Seen(), fixed=True)
    await second.begin(3, seen, fixed=False)
    assert (second.count, second.ours(TOWN), second.served) == (2, 0, False)
    assert seen.told == [("of", 3), ("of", 2)]
    await first.close()
    async with asyncio.timeout(HANG):
        while not second.ours(TOWN):
            await second.renewal(1)
    assert seen.told[-1] == ("gained", [0, 1])
    await second.close()


async def test_what_is_let_go_of_is_not_ours_before_another_can_have_it(store):
    seen = Seen()
    owned = two_shards(store, Time())
    await owned.begin(2, seen, fixed=True)

    async def heard():
        assert not owned.ours(TOWN)
        return [7]

    await owned.let_go([0], heard)
    assert seen.told[-1] == ("lost", [0])
    assert owned.ours(OTHER_TOWN)
    assert await store.heard(0) == {7}
    await owned.close()


async def test_a_redis_that_is_away_is_asked_for_as_long_as_it_takes(server):
    clock = Time()
    impatient = Store.at(server.url, Patience(seconds=0.2))
    owned = two_shards(impatient, clock)
    await owned.begin(2, Seen(), fixed=True)
    await asyncio.to_thread(server.stop)
    clock.now += LIFE
    assert not owned.ours(TOWN)
    with pytest.raises(StoreUnavailable):
        await impatient.reach()
    await server.start()
    async with asyncio.timeout(HANG):
        while not owned.ours(TOWN):
            await owned.renewal(1)
    await owned.close()
    await impatient.close()


async def test_a_new_process_makes_few_requests_until_the_others_know_of_it(store):
    clock = Time()
    first, second = two_shards(store, clock), two_shards(store, clock)
    assert not first.alone, "nobody has been asked yet"
    await first.begin(2, Seen(), fixed=True)
    assert not first.alone
    assert await first.slots(3, 10, 2) == pytest.approx([0, 0, 0.1], abs=0.05)
    await second.begin(2, Seen(), fixed=True)
    assert await second.slots(2, 10, 2) == pytest.approx([0, 1], abs=0.05)
    clock.now += SETTLING
    assert not second.alone
    ahead = await second.slots(2, 10, 2)
    assert ahead[1] - ahead[0] < 0.2, "of the same requests as the first by now"
    await first.close()
    await second.close()


class Broken:
    """Leases that fail for no known reason, from the second time on."""

    def __init__(self, store):
        self._store, self.asked, self.well = store, 0, False

    async def hold(self, *args):
        self.asked += 1
        if self.asked > 1 and not self.well:
            raise RuntimeError("nobody has thought of it")
        return await self._store.hold(*args)

    def __getattr__(self, name):
        return getattr(self._store, name)


async def test_leases_that_cannot_be_renewed_are_said_once_with_what_it_means(store, caplog, monkeypatch):
    monkeypatch.setattr("core.table.ownership.ALONE", 0.05)
    leases = Broken(store)
    owned = Ownership(cast(Leases, leases), lambda count: wish_for(range(count)))
    await owned.begin(1, Seen(), fixed=True)
    await until(lambda: leases.asked >= 6)
    assert caplog.text.count("cannot be renewed") == caplog.text.count("Traceback") == 1
    leases.well = True
    await owned.renewal(HANG)
    await asyncio.sleep(0)
    assert caplog.text.count("are renewed again") == 1
    await owned.close()


async def test_each_thing_that_all_processes_have_in_common_has_a_pace_of_its_own(store):
    clock = Time()
    first, second = two_shards(store, clock), two_shards(store, clock)
    await first.begin(2, Seen(), fixed=True)
    await second.begin(2, Seen(), fixed=True)
    clock.now += SETTLING
    openings = [one.common("openings") for one in (first, second)]
    # One in a thousand seconds: beside it nobody minds what the calls take.
    assert await openings[0].slots(2, 0.001, 1) == pytest.approx([0, 1000], abs=0.05)
    assert await openings[1].slots(1, 0.001, 1) == pytest.approx([2000], abs=100)
    assert await second.slots(1, 10, 1) == pytest.approx([0], abs=0.05)
    await first.close()
    await second.close()
