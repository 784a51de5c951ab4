"""Edits at a bounded rate: a change is shown at once, further ones after a pause, and the last state always."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from cogs.messages.failures import LOST, is_final
from cogs.messages.sender import ChannelGoneError, NoRightError
from cogs.messages.work import Work
from core.table import NotNow, StoreUnavailable, TableId, Wait

log = logging.getLogger(__name__)

Key = tuple[str, TableId]
Draw = Callable[[Work], Awaitable[None]]
TRIES = 6
"""So often a state is drawn that cannot be drawn just now; each time after twice the pause."""


class Redraws:
    """One task for each thing that is being redrawn. `seconds`: the pause after each drawing. `serves`: whether it is
    this process's to say something in a server, now."""

    def __init__(self, wait: Wait, seconds: float, serves: Callable[[int], bool]) -> None:
        self._wait = wait
        self._seconds = seconds
        self._serves = serves
        self._tasks: dict[Key, asyncio.Task[None]] = {}
        self._wanted: dict[Key, Draw] = {}

    def soon(self, key: Key, draw: Draw) -> None:
        """Draw now, or when the pause after the last drawing is over; then in the way that was wanted last."""
        self._wanted[key] = draw
        if key not in self._tasks:
            task = asyncio.create_task(self._run(key), name=f"redraw {key}")
            self._tasks[key] = task

    def drop(self, key: Key) -> None:
        """What was to be drawn has been replaced."""
        self._wanted.pop(key, None)

    async def _run(self, key: Key) -> None:
        pause = self._seconds
        failures = 0
        try:
            while (draw := self._wanted.pop(key, None)) is not None:
                if await self._drawn(key, draw):
                    pause = self._seconds
                    failures = 0
                else:
                    pause = pause * 2
                    failures = failures + 1
                    if failures < TRIES:
                        self._wanted.setdefault(key, draw)
                await self._wait(asyncio.sleep(pause), "the pause between two edits")
        finally:
            self._tasks.pop(key, None)

    async def _drawn(self, key: Key, draw: Draw) -> bool:
        """Whether nothing is left to be drawn: it has been, or it cannot be."""
        try:
            # Whichever game is played when it is drawn, and whoever serves it then; not when it was first wanted.
            work = Work(key[1], serves=lambda: self._serves(key[1].guild))
            work.raise_if_not_served()
            await draw(work)
        except (ChannelGoneError, NoRightError) as error:
            log.info("%s can no longer be redrawn: %r", key, error)
        except (*LOST, NotNow, StoreUnavailable) as error:
            log.info("%s could not be redrawn: %r", key, error)
            return is_final(error)
        except Exception:
            log.exception("%s could not be redrawn", key)
        return True
