"""The evening's clock: simulated time follows the wall's, faster or slower, stands still, or runs ahead to a moment."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from cogs.simulated.live import LiveEnv

TICK = 0.02
"""Real seconds between two looks at the clock."""
LONGEST_STEP = 0.5
"""Real seconds that one step makes up for: a machine that slept has not played."""
SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)


class SimulationClock:
    """Moves the time of a world. `told` is called when its pace has changed.

    In a pause the game stands still, and the bot still says what it has to: where it has used up its share of requests,
    the moment passes for which it must wait.
    """

    def __init__(self, env: LiveEnv, told: Callable[[], None]) -> None:
        self._env = env
        self._told = told
        self.speed = 1.0
        self.paused = False
        self.until_me = False

    @property
    def moment(self) -> float:
        """Seconds since the world began."""
        return self._env.loop_time()

    def set(self, speed: float | None = None, *, paused: bool | None = None) -> None:
        """Another speed, or a pause begun or ended; None leaves it as it is. Running ahead is over then."""
        if speed is not None:
            self.speed = min(max(speed, SPEEDS[0]), SPEEDS[-1])
        if paused is not None:
            self.paused = paused
        self.until_me = False
        self._told()

    def run_ahead(self) -> None:
        """Run ahead until the viewer is asked something; a pause is over then."""
        self.paused = False
        self.until_me = True
        self._told()

    def let_go(self) -> None:
        """The evening ends: go on, as fast as may be."""
        self.speed = SPEEDS[-1]
        self.paused = False
        self.until_me = False

    async def run(self) -> None:
        """Follow the wall's clock until cancelled. While running ahead, somebody else moves the time."""
        loop = asyncio.get_running_loop()
        last = loop.time()
        while True:
            await asyncio.sleep(TICK)
            now = loop.time()
            passed = min(now - last, LONGEST_STEP)
            last = now
            if self.until_me or self._env.is_owed or (self.paused and not self._env.is_underway):
                continue
            await self._go(self.moment + passed * (1.0 if self.paused else self.speed))

    async def _go(self, target: float) -> None:
        """Move on, waking at each moment whom it wakes."""
        while True:
            timer = self._env.next_timer
            if timer is None or timer > target:
                break
            self._env.move_to(max(timer, self.moment))
            await asyncio.sleep(0)
        if target > self.moment:
            self._env.move_to(target)
