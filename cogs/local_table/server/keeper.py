"""Keeps an evening written down while it goes on."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable

from cogs.local_table.server.keep import EveningFile, Rows
from cogs.simulated.row_types import Key
from cogs.simulated.rows import Writer

log = logging.getLogger(__name__)

SOON = 0.2
"""Seconds within which is written what nobody waits for."""


class EveningWriter:
    """Writes what has changed, all that has come together at once. `own`: rows beside those of the world.

    A change is said once only: what could not be written is kept here until it can be.
    """

    def __init__(self, kept: EveningFile, writer: Writer, own: Callable[[], Rows]) -> None:
        self._kept = kept
        self._writer = writer
        self._own = own
        self._waiting: list[asyncio.Future[None]] = []
        self._refused: dict[Key, str | None] = {}
        self._wanted = asyncio.Event()
        self._soon: asyncio.TimerHandle | None = None

    async def saved(self) -> None:
        """Wait until everything that is so now is written down."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(done)
        self._wanted.set()
        await done

    def stir(self) -> None:
        """Something may have changed; nobody waits for it."""
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(SOON, self._write_soon)

    async def run(self) -> None:
        """Write until cancelled."""
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            await self.write()

    async def write(self) -> None:
        """Write what has changed. A disk that is full stops no game, and is tried again with the next change."""
        waiting = self._waiting
        self._waiting = []
        try:
            changed = self._refused | self._writer.changes(self._own())
            self._refused = changed
            if changed:
                await self._kept.write(changed)
            self._refused = {}
        except sqlite3.Error:
            log.exception("the evening could not be written down")
        finally:
            for done in waiting:
                if not done.done():
                    done.set_result(None)

    def _write_soon(self) -> None:
        self._soon = None
        self._wanted.set()
