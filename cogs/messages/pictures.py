"""Pictures of games and records: drawn in processes of their own, few at a time, given up where too many wait."""

from __future__ import annotations

import asyncio

from core.picture.drawing_process import drawn
from core.picture.record_picture import Record
from core.picture.sheet import Sheet

AT_ONCE = 1
MOST_WAITING = 50


class Pictures:
    """Has sheets drawn."""

    def __init__(self) -> None:
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def draw(self, sheet: Sheet | Record) -> bytes | None:
        """The picture, as a PNG; None where it could not be drawn, or too many wait for theirs."""
        if self._waiting >= MOST_WAITING:
            return None
        self._waiting += 1
        try:
            async with self._gate:
                return await asyncio.to_thread(drawn, sheet)
        finally:
            self._waiting -= 1
