"""Waiting for a Redis that is away for a moment: restarting, failing over, loading."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import TypeVar

from redis import exceptions as redis_errors

T = TypeVar("T")

PASSING = (
    redis_errors.ConnectionError,
    redis_errors.TimeoutError,
    redis_errors.BusyLoadingError,
    redis_errors.ReadOnlyError,
    redis_errors.ClusterDownError,
    redis_errors.MasterDownError,
    redis_errors.TryAgainError,
    redis_errors.OutOfMemoryError,
    redis_errors.SlotNotCoveredError,
    OSError,
)
"""What a restart or a fail-over looks like from here; a repeated command may meet a healthy server."""

FATAL = (redis_errors.AuthenticationError, redis_errors.AuthorizationError)
"""Kinds of connection error that no waiting cures."""


class StoreUnavailable(Exception):
    """Redis did not answer within the patience; the command may be tried again."""


class Patience:
    """Repeats a call while Redis is away: growing waits, a bounded total.

    `seconds`: for how long in all. `at_once`: how many calls may be under way, so that a thousand tables waking
    together share a handful of connections.
    """

    def __init__(self, seconds: float = 10.0, at_once: int = 32) -> None:
        self._seconds = seconds
        self._free = asyncio.Semaphore(at_once)

    async def call(self, act: Callable[[], Awaitable[T]]) -> T:
        """`act()`, repeated while the error is a passing one. Raises `StoreUnavailable` when patience ends.

        `act` must be safe to repeat: its answer may have been lost after it was carried out.
        """
        loop = asyncio.get_running_loop()
        until = loop.time() + self._seconds
        wait = 0.02
        while True:
            try:
                async with self._free:
                    return await act()
            except FATAL as error:
                raise StoreUnavailable(type(error).__name__) from error
            except PASSING as error:
                # Spread, so that the tables of a process do not all knock in the same moment.
                pause = wait * random.uniform(0.5, 1.5)
                if loop.time() + pause > until:
                    raise StoreUnavailable(type(error).__name__) from error
            await asyncio.sleep(pause)
            wait = min(wait * 2, 1.0)
