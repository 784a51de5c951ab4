"""Waiting for a Redis that is away for a moment: restarting, failing over, loading."""

from __future__ import annotations

import asyncio
import logging
import random
import re
from collections.abc import Awaitable, Callable
from typing import TypeVar

from redis import exceptions as redis_errors

T = TypeVar("T")
log = logging.getLogger(__name__)

PASSING = (
    redis_errors.ConnectionError,
    redis_errors.TimeoutError,
    redis_errors.BusyLoadingError,
    redis_errors.ReadOnlyError,
    redis_errors.ClusterError,
    redis_errors.AskError,
    redis_errors.MasterDownError,
    redis_errors.TryAgainError,
    redis_errors.OutOfMemoryError,
    redis_errors.SlotNotCoveredError,
    OSError,
)
"""What a restart or a fail-over looks like from here; a repeated command may meet a healthy server."""

PASSING_WORD = re.compile(
    r"(?:^|\s|-)"
    r"(READONLY|OOM|NOREPLICAS|MISCONF|LOADING|MASTERDOWN|CLUSTERDOWN|TRYAGAIN|UNBLOCKED|BUSY)\b"
)
"""The same as words: Redis before 7 puts them into the text of a script's error, which has no class of its own. Nor
have the last two: of who waited for a copy at a primary that is none any more, and of who came while a script ran that
takes long."""

UNSETTLED = ("could not agree", "slots are not covered")
"""Parts of what redis-py says of a Cluster whose nodes do not say the same of it, as while one takes over."""

CUT_OFF = ("writelines", "drain", "readline", "readexactly")
"""What redis-py asks of a connection that it has closed under a command's hands, as when a Cluster's node is gone: up
to Python 3.11 it looks whether there is one a moment before it writes."""

FATAL = (redis_errors.AuthenticationError, redis_errors.AuthorizationError)
"""Kinds of connection error that no waiting cures."""


def passes(error: BaseException) -> bool:
    """Whether an error speaks of a server that may be well again in a moment."""
    if isinstance(error, FATAL):
        return False
    if type(error) is redis_errors.RedisClusterException:  # it could not find out which nodes there are
        unsettled = any(words in str(error) for words in UNSETTLED)
        return unsettled or (error.__cause__ is not None and passes(error.__cause__))
    if isinstance(error, AttributeError):
        return error.obj is None and error.name in CUT_OFF
    said = isinstance(error, redis_errors.ResponseError) and PASSING_WORD.search(str(error)) is not None
    return said or isinstance(error, PASSING)


class StoreUnavailable(Exception):
    """Redis did not answer within the patience; the command may be tried again."""


async def heeded(work: Awaitable[T]) -> T:
    """What comes of it; or the cancellation that came meanwhile, which redis-py loses where it comes while a command is
    written: up to Python 3.11, `asyncio.wait_for` prefers the outcome. A loop would then never end."""
    task = asyncio.current_task()
    before = 0 if task is None else task.cancelling()
    try:
        return await work
    finally:
        if task is not None and task.cancelling() > before:
            raise asyncio.CancelledError


CALM = 5.0
"""Seconds without a failure after which Redis is back: in a Cluster's fail-over some calls go well all along."""


class Outage:
    """One line when Redis goes, one when it is back, however many tables knock, and whatever goes well in between."""

    def __init__(self) -> None:
        self._away = False
        self._last = 0.0

    def noted(self, error: Exception | None) -> None:
        """A call has failed in this way, or gone well."""
        if error is None and not self._away:
            return
        now = asyncio.get_running_loop().time()
        if error is not None:
            if not self._away:
                log.warning("Redis does not take commands: %s", error)
            self._away = True
            self._last = now
        elif now - self._last >= CALM:
            self._away = False
            log.warning("Redis takes commands again")


class Patience:
    """Repeats a call while Redis is away: growing waits, a bounded total.

    `seconds`: for how long in all. `at_once`: how many calls may be under way, so that a thousand tables waking
    together share a handful of connections.
    """

    def __init__(self, seconds: float = 10.0, at_once: int = 32, outage: Outage | None = None) -> None:
        self._seconds = seconds
        self._free = asyncio.Semaphore(at_once)
        self._outage = outage or Outage()

    def beside(self, seconds: float, at_once: int) -> Patience:
        """Another one, for calls that wait for none of those under way here."""
        return Patience(min(self._seconds, seconds), at_once, self._outage)

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
                    answer = await heeded(act())
            except Exception as error:
                if isinstance(error, FATAL):
                    raise StoreUnavailable(type(error).__name__) from error
                if not passes(error):
                    raise
                self._outage.noted(error)
                # Spread, so that the tables of a process do not all knock in the same moment.
                pause = wait * random.uniform(0.5, 1.5)
                if loop.time() + pause > until:
                    raise StoreUnavailable(type(error).__name__) from error
            else:
                self._outage.noted(None)
                return answer
            await asyncio.sleep(pause)
            wait = min(wait * 2, 1.0)
