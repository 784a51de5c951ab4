"""What fails just now is tried again, after pauses that grow."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from core.table import Wait

log = logging.getLogger(__name__)

T = TypeVar("T")


async def retried(
    act: Callable[[], Awaitable[T]], pauses: Sequence[float], passes: Callable[[Exception], bool], wait: Wait, what: str
) -> T:
    """What `act` gives, tried again after each of these `pauses` (seconds) while it fails with something that `passes`.
    `what`: what is done, for the log and for whoever asks what is waited for. Raises what the last try raises."""
    for pause in pauses:
        try:
            return await act()
        except Exception as error:
            if not passes(error):
                raise
            log.info("%s, again in %.0f s: %r", what, pause, error)
            await wait(asyncio.sleep(pause), f"a while before {what} is tried again")
    return await act()
