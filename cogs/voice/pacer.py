"""How fast member edits may be made: Discord allows about one a second in a guild, after a burst of ten."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

BURST = 10
RATE = 1.0
"""Edits a second."""


class Pacer:
    """A token bucket for one guild; all voice work of the guild takes from it."""

    def __init__(
        self,
        burst: int = BURST,
        rate: float = RATE,
        clock: Callable[[], float] | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._burst = burst
        self._rate = rate
        self._clock = clock or asyncio.get_running_loop().time
        self._sleep = sleep
        self._tokens = float(burst)
        self._at = self._clock()

    async def take(self) -> None:
        """Wait until one more edit may be made."""
        self._fill()
        self._tokens -= 1
        if self._tokens < 0:
            await self._sleep(-self._tokens / self._rate)

    def wait_for(self, edits: int) -> float:
        """Seconds until the last of so many edits could be made."""
        self._fill()
        return max(0.0, edits - self._tokens) / self._rate

    def _fill(self) -> None:
        now = self._clock()
        self._tokens = min(float(self._burst), self._tokens + (now - self._at) * self._rate)
        self._at = now
