"""Discord's time in tests whose work goes on by the real clock: it passes only while somebody waits for it.

Its limits, and the waits of discord.py's requests, go by it. So a client that waits as long as it is told comes neither
too soon nor too late, however slow the machine is; and no test waits for whole seconds of Discord's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

PAUSE = 0.002
"""Real seconds for which a second that somebody waits for gives way to whatever else is going on."""


class DiscordTime:
    """Seconds since the simulated Discord began, and what discord.py's requests know of `asyncio` and its loop."""

    def __init__(self) -> None:
        self.now = 0.0

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    def get_running_loop(self) -> DiscordTime:
        """What a bucket of discord.py's asks for the time and for futures."""
        return self

    def time(self) -> float:
        """The loop's time."""
        return self.now

    def create_future(self) -> asyncio.Future[Any]:
        """Of the real loop."""
        return asyncio.get_running_loop().create_future()

    async def sleep(self, seconds: float) -> None:
        """Let so much of Discord's time pass."""
        until = self.now + seconds
        await asyncio.sleep(seconds * PAUSE)
        self.now = max(self.now, until)

    async def wait(self, futures: Iterable[asyncio.Future[Any]], *, timeout: float) -> None:
        """Let so much of it pass, unless one of these is done before."""
        until = self.now + timeout
        done, _ = await asyncio.wait(list(futures), timeout=timeout * PAUSE)
        if not done:
            self.now = max(self.now, until)
