"""Time that passes only while everybody waits for it: hours in no time, and the same on every machine."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

TICK = 1e-9
"""Seconds that each round of the loop takes: who sleeps for less than a float can tell apart must come to an end."""


class SimulatedTime:
    """`now`: the loop's time, in seconds."""

    def __init__(self, at: float = 1000.0) -> None:
        self.now = at

    def wall(self) -> int:
        """The same in milliseconds, as a wall clock says it."""
        return round(self.now * 1000)


@contextmanager
def simulated_time() -> Generator[SimulatedTime]:
    """The running loop's time is simulated while this is open. For what waits for timers and for its own tasks alone:
    whoever waits for a socket, a thread or a process would have all its time-outs pass at once."""
    loop: Any = asyncio.get_running_loop()
    time, select, simulated = loop.time, loop._selector.select, SimulatedTime()

    def wait(timeout: float | None) -> Any:
        found = select(0 if timeout is not None else None)
        simulated.now += TICK if found or timeout is None else max(timeout, TICK)
        return found

    loop.time, loop._selector.select = lambda: simulated.now, wait
    try:
        yield simulated
    finally:
        loop.time, loop._selector.select = time, select
