"""The clock of a process, in real time: each table is woken once, at its time."""

from __future__ import annotations

import asyncio
import time
from itertools import pairwise

import pytest_asyncio

from core.table import TableId
from core.table.clock import AT_ONCE, Clock, wall


class Alarm:
    """Notes who was woken when, and lets a test wait for it."""

    def __init__(self) -> None:
        self.rung: list[tuple[int, int]] = []
        self.bell = asyncio.Event()

    async def ring(self, guild: int) -> None:
        self.rung.append((guild, wall()))
        self.bell.set()
        if guild == 666:
            raise RuntimeError("this table is broken")

    async def times(self, count: int) -> list[int]:
        async with asyncio.timeout(5):
            while len(self.rung) < count:
                self.bell.clear()
                await self.bell.wait()
        return [guild for guild, _ in self.rung]


@pytest_asyncio.fixture
async def alarm():
    return Alarm()


@pytest_asyncio.fixture
async def clock(alarm):
    running = Clock(alarm.ring)
    running.start()
    yield running
    await running.stop()


async def test_tables_are_woken_in_the_order_of_their_deadlines(clock, alarm):
    now = wall()
    for guild, after in ((1, 90), (2, 30), (3, 60), (4, -500)):
        clock.set(guild, now + after)
    assert await alarm.times(4) == [4, 2, 3, 1]
    for guild, after in ((1, 90), (2, 30), (3, 60)):
        assert dict(alarm.rung)[guild] >= now + after - 1


async def test_a_deadline_that_moved_fires_at_its_last_place_alone(clock, alarm):
    now = wall()
    clock.set(1, now + 30)
    clock.set(1, now + 120)
    clock.set(2, now + 500)
    clock.set(2, now + 60)
    clock.set(3, now + 40)
    clock.set(3, None)
    assert await alarm.times(2) == [2, 1]
    assert len(clock) == 0


async def test_a_sooner_deadline_wakes_a_sleeping_clock(clock, alarm):
    clock.set(1, wall() + 60_000)
    await asyncio.sleep(0.02)
    clock.set(2, wall() + 20)
    assert await alarm.times(1) == [2]


async def test_a_broken_table_stops_no_other(clock, alarm):
    clock.set(666, wall())
    clock.set(1, wall() + 20)
    assert await alarm.times(2) == [666, 1]


async def test_a_thousand_deadlines_at_once_are_fired_a_few_in_each_round_of_the_loop(clock, alarm):
    rounds: list[int] = []

    async def count() -> None:
        while len(alarm.rung) < 1000:
            rounds.append(len(alarm.rung))
            await asyncio.sleep(0)

    for guild in range(1, 1001):
        if guild != 666:
            clock.set(guild, wall() - 1)
    clock.set(1001, wall() - 1)
    async with asyncio.timeout(5):
        await count()
    assert max(after - before for before, after in pairwise(rounds)) <= AT_ONCE


async def test_an_idle_clock_uses_no_time(clock, alarm):
    clock.set(1, wall() + 60_000)
    before = time.process_time()
    await asyncio.sleep(0.2)
    assert time.process_time() - before < 0.05
    assert alarm.rung == []


async def test_the_wait_is_announced(alarm):
    waits: list[str] = []

    async def wait(awaitable, reason):
        waits.append(reason)
        return await awaitable

    clock = Clock(alarm.ring, wait=wait)
    clock.start()
    clock.set(TableId(1), wall() + 10)
    await alarm.times(1)
    await clock.stop()
    assert set(waits) == {"the next deadline of a table"}


async def test_a_wall_clock_set_back_neither_fires_early_nor_spins(alarm):
    """What was set is slept through on the monotonic clock."""
    offset = 0
    clock = Clock(alarm.ring, now=lambda: wall() + offset)
    clock.start()
    clock.set(TableId(1), wall() + 50)
    await asyncio.sleep(0)
    offset = -3_600_000
    assert await alarm.times(1) == [TableId(1)]
    await clock.stop()
