"""Ten seconds before the talk or a vote is over, the panel says so at a table that no voice tells."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from cogs.services import Services
from core.table import TableId, TableState

WARNING = 10_000
"""Milliseconds before the end at which it is said."""
WORTH_IT = 45
"""Seconds that a turn or a phase lasts at least for it to be said: it costs a request."""
TOO_LATE = 2_000
"""Milliseconds before the end from which on it is not said any more."""


def short(state: TableState, now: int) -> bool:
    """Whether the last seconds run, of something long enough, at a table without a voice."""
    clock = state.clock
    if not _worth_it(state) or clock is None or clock.ends is None:
        return False
    return clock.ends - WARNING <= now < clock.ends


def _worth_it(state: TableState) -> bool:
    game = state.game
    lobby = state.lobby
    if game is None or not state.running or not lobby.warned or lobby.voice is not None or game.at_night:
        return False
    return (game.seconds if game.turn is None else game.turn.seconds) >= WORTH_IT


class LastSeconds:
    """Waits for the last seconds of whatever a table's panel shows. One wait for each table."""

    def __init__(self, services: Services, draw: Callable[[TableId], None]) -> None:
        self._services = services
        self._draw = draw
        self._waiting: dict[TableId, asyncio.Task[None]] = {}

    def watch(self, table: TableId) -> None:
        """A panel stands, or has changed."""
        if table not in self._waiting:
            self._waiting[table] = asyncio.create_task(self._run(table), name=f"last seconds {table}")

    def forget(self, table: TableId) -> None:
        """The game is over."""
        task = self._waiting.pop(table, None)
        if task is not None:
            task.cancel()

    async def _run(self, table: TableId) -> None:
        try:
            while (left := self._left(table)) is not None and left > WARNING:
                await self._services.wait(asyncio.sleep((left - WARNING) / 1000), "the last seconds of a turn")
            if left is not None and left > TOO_LATE:
                self._draw(table)
        finally:
            self._waiting.pop(table, None)

    def _left(self, table: TableId) -> int | None:
        """Milliseconds until what runs is over; None where that is not worth a word."""
        state = self._services.table(table).state
        clock = None if state is None or not _worth_it(state) else state.clock
        return None if clock is None or clock.ends is None else clock.ends - self._services.now()
