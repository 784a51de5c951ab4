"""Pauses that grow, between tries of something that has to succeed in the end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import chain, repeat

from core.table import Wait

SOON = (1.0, 2.0, 5.0, 10.0, 30.0)
"""Seconds, for what a game waits for; the last one for ever."""
LATER = (60.0, 300.0, 900.0, 3600.0)
"""Seconds, for what nobody waits for."""


class GrowingPauses:
    """The pauses of one undertaking, from the shortest on."""

    def __init__(self, wait: Wait, seconds: tuple[float, ...], reason: str) -> None:
        self._wait = wait
        self._seconds = seconds
        self._reason = reason
        self.begin_anew()

    def begin_anew(self) -> None:
        """It went well: the next pause is a short one again."""
        self._left: Iterator[float] = chain(self._seconds, repeat(self._seconds[-1]))

    async def rest(self, at_least: float = 0.0) -> None:
        """The next pause."""
        await self.rest_for(max(at_least, next(self._left)))

    async def rest_for(self, seconds: float) -> None:
        """A pause of this length."""
        await self._wait(asyncio.sleep(seconds), reason=self._reason)
