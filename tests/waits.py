"""Waiting in tests: for what must happen, as long as it takes. The bound is met by what hangs alone."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable

HANG = 60.0
"""Seconds after which something that must happen is taken to hang. No test that passes is longer for it."""
HANG_OF_PROCESS = 240.0
"""The same for a process: it starts, it imports, it may start others, all on a busy machine."""


async def until(holds: Callable[[], object], within: float = HANG) -> None:
    """Wait until it holds. For what lies outside the loop or tells nobody; where there is an event, wait for that.

    `holds` may be a question that has to be awaited.
    """
    async with asyncio.timeout(within):
        while True:
            found = holds()
            if await found if inspect.isawaitable(found) else found:
                return
            await asyncio.sleep(0.001)
