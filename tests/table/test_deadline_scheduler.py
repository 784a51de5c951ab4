"""The clock of a process, in simulated time: each table is woken once, at its time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable
from itertools import pairwise
from typing import Any

import pytest_asyncio

from core.table import TableId
from core.table.deadline_scheduler import AT_LEAST, AT_ONCE, DeadlineScheduler
from tests.simulated_time import SimulatedTime, simulated_time


@pytest_asyncio.fixture
async def time() -> AsyncGenerator[SimulatedTime]:
    with simulated_time() as simulated:
        yield simulated


class Alarm:
    """Notes who was woken when, and lets a test wait for it."""

    def __init__(self, time: SimulatedTime) -> None:
        self.rung: list[tuple[int, int]] = []
        self.bell = asyncio.Event()
        self._time = time

    async def ring(self, guild: int) -> None:
        self.rung.append((guild, self._time.wall()))
        self.bell.set()
        if guild == 666:
            raise RuntimeError("this table is broken")

    async def times(self, count: int) -> list[int]:
        while len(self.rung) < count:
            self.bell.clear()
            await self.bell.wait()
        return [guild for guild, _ in self.rung]


@pytest_asyncio.fixture
async def alarm(time):
    return Alarm(time)


@pytest_asyncio.fixture
async def clock(alarm, time):
    running = DeadlineScheduler(alarm.ring, now=time.wall)
    running.start()
    yield running
    await running.stop()


async def test_tables_are_woken_in_the_order_of_their_deadlines_at_their_time(clock, alarm, time):
    now = time.wall()
    for guild, after in ((1, 90), (2, 30), (3, 60), (4, -500)):
        clock.set(guild, now + after)
    assert await alarm.times(4) == [4, 2, 3, 1]
    assert alarm.rung == [(4, now), (2, now + 30), (3, now + 60), (1, now + 90)]


async def test_a_deadline_that_moved_fires_at_its_last_place_alone(clock, alarm, time):
    now = time.wall()
    clock.set(1, now + 30)
    clock.set(1, now + 120)
    clock.set(2, now + 500)
    clock.set(2, now + 60)
    clock.set(3, now + 40)
    clock.set(3, None)
    await asyncio.sleep(60)
    assert alarm.rung == [(2, now + 60), (1, now + 120)]
    assert len(clock) == 0


async def test_a_sooner_deadline_wakes_a_sleeping_clock(clock, alarm, time):
    now = time.wall()
    clock.set(1, now + 60_000)
    await asyncio.sleep(0.02)
    clock.set(2, now + 40)
    assert await alarm.times(1) == [2]
    assert alarm.rung == [(2, now + 40)]


async def test_a_broken_table_stops_no_other(clock, alarm, time):
    clock.set(666, time.wall())
    clock.set(1, time.wall() + 20)
    assert await alarm.times(2) == [666, 1]


async def test_a_thousand_deadlines_at_once_are_fired_a_few_in_each_round_of_the_loop(clock, alarm, time):
    rounds: list[int] = []
    for guild in range(1, 1002):
        if guild != 666:
            clock.set(guild, time.wall() - 1)
    while len(alarm.rung) < 1000:
        rounds.append(len(alarm.rung))
        assert len(rounds) < 10_000, "it stands still"
        await asyncio.sleep(0)
    assert max(after - before for before, after in pairwise(rounds)) <= AT_ONCE


class Waits(list[str]):
    """The reasons of all waits, in their order."""

    async def __call__(self, awaitable: Awaitable[Any], reason: str) -> Any:
        self.append(reason)
        return await awaitable


async def test_an_idle_clock_sleeps(alarm, time):
    waits = Waits()
    clock = DeadlineScheduler(alarm.ring, now=time.wall, wait=waits)
    clock.start()
    await asyncio.sleep(3600)
    clock.set(TableId(1), time.wall() + 7_200_000)
    await asyncio.sleep(3600)
    assert alarm.rung == []
    assert len(waits) == 2, "one without an end, and one until the deadline"
    await clock.stop()


async def test_the_wait_is_announced(alarm, time):
    waits = Waits()
    clock = DeadlineScheduler(alarm.ring, now=time.wall, wait=waits)
    clock.start()
    clock.set(TableId(1), time.wall() + 10)
    await alarm.times(1)
    await clock.stop()
    assert set(waits) == {"the next deadline of a table"}


async def test_a_wall_clock_set_back_neither_fires_early_nor_spins(alarm, time):
    """What was set is slept through on the monotonic clock."""
    offset, waits = 0, Waits()
    clock = DeadlineScheduler(alarm.ring, now=lambda: time.wall() + offset, wait=waits)
    clock.start()
    began = time.wall()
    clock.set(TableId(1), began + 50)
    await asyncio.sleep(0)
    offset = -3_600_000
    assert await alarm.times(1) == [TableId(1)]
    assert began + 50 <= alarm.rung[0][1] <= began + 50 + 2 * AT_LEAST * 1000
    assert len(waits) < 5
    await clock.stop()
