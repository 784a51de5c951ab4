"""The clock of a process: one task that sleeps until the next deadline of any table."""

from __future__ import annotations

import asyncio
import heapq
import logging
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

from core.once import once
from core.store import TableId

T = TypeVar("T")
log = logging.getLogger(__name__)

AT_LEAST = 0.005
"""Seconds between two looks at the deadlines, so that a clock set back cannot spin."""
AT_ONCE = 5
"""So many deadlines are fired in one round of the event loop."""
A_JUMP = 1000
"""Milliseconds by which a wall clock must have moved more than time did to have been set."""


class Wait(Protocol):
    """Waits for something from outside (time, a click), so that a simulated world can know of it."""

    def __call__(self, awaitable: Awaitable[T], reason: str) -> Awaitable[T]:
        """The same awaitable's result; `reason` names the wait."""
        ...


async def just_wait(awaitable: Awaitable[T], reason: str) -> T:
    """The wait of the real world, which nobody has to know of."""
    return await awaitable


def wall() -> int:
    """Now, in epoch milliseconds."""
    return time.time_ns() // 1_000_000


class SteadyTime:
    """Now, in epoch milliseconds, as `wall` says it; but time that has been is never told again.

    A wall clock that is set back would let a phase last as much longer. From then on the time that passes is reckoned
    with, until the wall clock has caught up.
    """

    def __init__(self, wall: Callable[[], int]) -> None:
        self._wall = wall
        self._ahead = 0
        self._last = -sys.maxsize
        self._looked = time.monotonic()

    @classmethod
    def of(cls, now: Callable[[], int]) -> SteadyTime:
        """The steady time over this one, which may be steady already."""
        return now if isinstance(now, SteadyTime) else cls(now)

    def __call__(self) -> int:
        """Now."""
        wall = self._wall()
        looked = time.monotonic()
        passed = self._last + int((looked - self._looked) * 1000)
        if wall + self._ahead < self._last:
            self._ahead = passed - wall
        elif self._ahead and wall + self._ahead > passed + A_JUMP:
            self._ahead = max(0, passed - wall)
        self._last = wall + self._ahead
        self._looked = looked
        return self._last

    def reach(self, moment: int) -> None:
        """By another clock this moment has come."""
        if self() < moment:
            self._ahead += moment - self._last
            self._last = moment


class DeadlineScheduler:
    """Wakes tables when their time comes. Times are given in epoch milliseconds by `now`'s reckoning and slept through
    on the loop's monotonic clock: a changed wall clock neither shortens nor lengthens a night that is under way."""

    def __init__(
        self, fire: Callable[[TableId], Awaitable[None]], now: Callable[[], int] = wall, wait: Wait = just_wait
    ) -> None:
        self._fire = fire
        self._now = SteadyTime.of(now)
        self._wait = wait
        self._set: dict[TableId, int] = {}
        self._new: list[TableId] = []
        self._at: dict[TableId, float] = {}
        self._heap: list[tuple[float, TableId]] = []
        self._changed = asyncio.Event()
        self._firing: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to run, as a task of the running loop."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="table clock")

    async def stop(self) -> None:
        """Fire nothing more; what has been fired is waited for."""
        task = self._task
        self._task = None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        if self._firing:
            await asyncio.gather(*self._firing, return_exceptions=True)

    def set(self, table: TableId, deadline: int | None) -> None:
        """Wake this table at `deadline`, and at no other time any more."""
        if self._set.get(table) == deadline:
            return
        self._at.pop(table, None)
        if deadline is None:
            del self._set[table]
            return
        self._set[table] = deadline
        # The loop's time is asked for in the clock's own task alone: in a simulated world each task may see another.
        self._new.append(table)
        self._changed.set()

    def __len__(self) -> int:
        return len(self._set)

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            self._changed.clear()
            self._take_in(loop.time())
            if self._fire_due(loop.time()):
                await asyncio.sleep(0)
                continue
            next_at = self._heap[0][0] if self._heap else None
            await self._wait(self._until(next_at), reason="the next deadline of a table")

    def _take_in(self, time_now: float) -> None:
        wall_now = self._now()
        for table in self._new:
            if table in self._set and table not in self._at:
                self._at[table] = time_now + (self._set[table] - wall_now) / 1000
                heapq.heappush(self._heap, (self._at[table], table))
        self._new.clear()

    def _fire_due(self, time_now: float) -> bool:
        """Fire what has come due, a few at a time: each begins in the same round of the loop. Whether there is more."""
        for _ in range(AT_ONCE):
            if not self._heap or self._heap[0][0] > time_now:
                return False
            at, table = heapq.heappop(self._heap)
            if self._at.get(table) != at:
                continue
            del self._at[table]
            self._now.reach(self._set.pop(table))
            task = asyncio.create_task(self._fired(table), name=f"deadline of {table}")
            self._firing.add(task)
            task.add_done_callback(self._firing.discard)
        return True

    async def _fired(self, table: TableId) -> None:
        try:
            await self._fire(table)
        except Exception as error:
            log.exception("the deadline of table %s failed", table, extra=once(table, "deadline", type(error)))

    async def _until(self, at: float | None) -> None:
        loop = asyncio.get_running_loop()
        soonest: Any = None if at is None else max(at, loop.time() + AT_LEAST)
        try:
            async with asyncio.timeout_at(soonest):
                await self._changed.wait()
        except TimeoutError:
            pass
