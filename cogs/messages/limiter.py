"""The bot's share of Discord's fifty requests a second, taken before a request instead of found out after it."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
from collections.abc import Awaitable, Callable, Generator
from contextvars import ContextVar
from typing import Any

from discord.http import HTTPClient

from core.table import Wait, just_wait

OUR_SHARE = "the bot's share of requests"
RATE = 45.0
"""Requests a second; Discord allows a bot fifty in all."""
BURST = 5.0
"""Requests at once after a pause. In no second are there more than `RATE` and these."""

CRITICAL, USUAL, IDLE = 0, 1, 2
_urgency: ContextVar[int] = ContextVar("urgency", default=USUAL)


@contextlib.contextmanager
def urgency(level: int) -> Generator[None]:
    """Requests made within count as `CRITICAL` (the game waits for them), `USUAL` or `IDLE` (tidying up)."""
    token = _urgency.set(level)
    try:
        yield
    finally:
        _urgency.reset(token)


class Limiter:
    """One token bucket. Who waits is served by urgency, then by order of coming.

    `rate`: tokens a second; `burst`: so many may go at once after a pause. `taken`: called for each that goes. `wait`:
    how to wait for the next token.
    """

    def __init__(
        self,
        rate: float = RATE,
        burst: float = BURST,
        taken: Callable[[], None] = lambda: None,
        wait: Wait = just_wait,
    ) -> None:
        self._rate, self._burst, self._taken, self._wait = rate, burst, taken, wait
        self._tokens, self._seen = burst, 0.0
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._number = itertools.count()
        self._pump: asyncio.Task[None] | None = None

    async def take(self, urgent: int | None = None) -> None:
        """Wait for a token. `urgent`: one of the levels; by default that of the surrounding `urgency`."""
        self._refill()
        if not self._waiting and self._tokens >= 1:
            self._go()
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        level = _urgency.get() if urgent is None else urgent
        heapq.heappush(self._waiting, (level, next(self._number), mine))
        if self._pump is None or self._pump.done():
            self._pump = asyncio.create_task(self._serve(), name="request limiter")
        await self._wait(mine, OUR_SHARE)

    async def _serve(self) -> None:
        while self._waiting:
            self._refill()
            if self._tokens < 1:
                await self._wait(asyncio.sleep((1 - self._tokens) / self._rate), OUR_SHARE)
                continue
            _, _, mine = heapq.heappop(self._waiting)
            if not mine.done():
                self._go()
                mine.set_result(None)

    def _go(self) -> None:
        self._tokens -= 1
        self._taken()

    def _refill(self) -> None:
        now = asyncio.get_running_loop().time()
        self._tokens = min(self._burst, self._tokens + max(0.0, now - self._seen) * self._rate)
        self._seen = now

    def stand_before(self, http: HTTPClient) -> None:
        """Let every request of this client pass here first. Interaction replies go another way, unlimited."""
        request: Callable[..., Awaitable[Any]] = http.request

        async def limited(*args: Any, **kwargs: Any) -> Any:
            await self.take()
            return await request(*args, **kwargs)

        http.request = limited  # type: ignore[method-assign]
