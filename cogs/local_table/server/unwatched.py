"""A game that nobody looks at stands still: who has closed the page comes back to where they were, and has not been put
out for being away.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cogs.local_table.server.evening import Evening

log = logging.getLogger(__name__)

LOOK = 1.0
"""Real seconds between two looks at who looks."""
AWAY = 20.0
"""Real seconds for which there is no page before the game is paused: a reload, or a connection that breaks, is sooner
over."""


async def pause_unwatched(evening: Evening, watched: Callable[[], bool]) -> None:
    """Pause the game whenever nobody has watched it for a while, until cancelled. Whoever comes back lets it go on."""
    loop = asyncio.get_running_loop()
    last = loop.time()
    while True:
        await asyncio.sleep(LOOK)
        state = evening.company.table.state
        if watched() or evening.clock.paused or state is None or not state.running:
            last = loop.time()
        elif loop.time() - last >= AWAY:
            log.info("nobody looks at the game: it is paused")
            await evening.ahead.halt(paused=True)
