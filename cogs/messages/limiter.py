"""The bot's share of Discord's fifty requests a second, taken before a request instead of found out after it."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections.abc import Awaitable, Callable, Sequence
from contextvars import ContextVar
from typing import Any, Protocol

from discord.http import HTTPClient

from cogs.messages.request_terms import USUAL, raise_if_not_served, terms
from core.table import Wait, just_wait

OUR_SHARE = "the bot's share of requests"
RATE = 40.0
"""Requests a second; Discord allows a bot fifty in all."""
BURST = 5.0
"""Requests at once after a pause. In no second are there more than `RATE` and these: what is sent evenly may arrive
less so."""
LATE = 0.05
"""Seconds after its time from which on a request asks for another."""
SLICE = 8
"""So many are asked for at once where other processes share in them."""

_turn: ContextVar[list[float] | None] = ContextVar("turn of a call", default=None)
"""When the call that is being made had its turn, until a try of it goes out. discord.py stands between the two, as
`request_terms` says."""


class SharedBudget(Protocol):
    """The requests of all processes of a bot."""

    @property
    def alone(self) -> bool:
        """Whether no other process is known."""
        ...

    async def slots(self, most: int, rate: float, burst: float) -> Sequence[float] | None:
        """For up to so many requests, in how many seconds each may go; None where nobody can tell now."""
        ...

    @property
    def part(self) -> float:
        """This process's part of all, where nobody can tell more."""
        ...


class Limiter:
    """One token bucket. Who waits is served by urgency, then by order of coming. Where there are other processes
    (`share_with`), they all have one bucket, of which slices are taken for those that wait.

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
        self.rate = rate
        self._burst = burst
        self._taken = taken
        self._wait = wait
        self._tokens = burst
        self._seen = 0.0
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._number = itertools.count()
        self._pump: asyncio.Task[None] | None = None
        self._shared: SharedBudget | None = None

    def share_with(self, shared: SharedBudget) -> None:
        """There may be other processes."""
        self._shared = shared

    @property
    def _alone(self) -> bool:
        return self._shared is None or self._shared.alone

    @property
    def waiting(self) -> int:
        """How many wait for a token."""
        return len(self._waiting)

    async def take(self, urgent: int = USUAL) -> None:
        """Wait for a token. `urgent`: `CRITICAL`, `USUAL` or `IDLE`."""
        self._refill()
        if not self._waiting and self._tokens >= 1 and self._alone:
            self._go()
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (urgent, next(self._number), mine))
        if self._pump is None or self._pump.done():
            self._pump = asyncio.create_task(self._serve(), name="request limiter")
        await self._wait(mine, OUR_SHARE)

    async def _serve(self) -> None:
        while self._waiting:
            shared = self._shared
            if shared is not None and not shared.alone:
                slots = await shared.slots(min(len(self._waiting), SLICE), self.rate, self._burst)
                if slots is not None:
                    await self._serve_at(slots)
                    continue
            self._refill()
            if self._tokens < 1:
                await self._wait(asyncio.sleep((1 - self._tokens) / self._own_rate), OUR_SHARE)
                continue
            self._serve_one()

    async def _serve_at(self, slots: Sequence[float]) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        for number, slot in enumerate(slots):
            pause = began + slot - loop.time()
            if pause > 0:
                await self._wait(asyncio.sleep(pause), OUR_SHARE)
            if number and loop.time() > began + slot + LATE:
                return  # what a loop that was held up has missed must not go all at once
            self._serve_one()

    def _serve_one(self) -> None:
        while self._waiting:
            _, _, mine = heapq.heappop(self._waiting)
            if not mine.done():
                self._go()
                mine.set_result(None)
                return

    def _go(self) -> None:
        self._tokens = max(0.0, self._tokens - 1)
        self._taken()

    @property
    def _own_rate(self) -> float:
        return self.rate if self._shared is None else self.rate * self._shared.part

    def _refill(self) -> None:
        now = asyncio.get_running_loop().time()
        self._tokens = min(self._burst, self._tokens + max(0.0, now - self._seen) * self._own_rate)
        self._seen = now

    def stand_before(self, http: HTTPClient) -> None:
        """Let every request of this client pass here first: what another process is to say by now goes no further.
        Interaction replies go another way, unlimited."""
        request: Callable[..., Awaitable[Any]] = http.request

        async def limited(*args: Any, **kwargs: Any) -> Any:
            await self.take(terms().urgent)
            raise_if_not_served()
            turn = _turn.set([asyncio.get_running_loop().time()])
            try:
                return await request(*args, **kwargs)
            finally:
                _turn.reset(turn)

        http.request = limited  # type: ignore[method-assign]

    async def before_each_try(self) -> None:
        """Wait for another turn, if this try of a call has none: where discord.py repeats it, and where it was held
        back by the limit of a route, or of the bot, until its turn was long over. Else all of them would go at once."""
        turn = _turn.get()
        if turn is None:
            return
        now = asyncio.get_running_loop().time()
        if not turn or now > turn.pop() + LATE:
            await self.take(terms().urgent)
