"""Edits at a bounded rate: a change is shown at once, further ones after a pause, and the last state always."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable

import discord

from cogs.messages.sender import ChannelGoneError, NoRightError
from core.table import Wait

log = logging.getLogger(__name__)


class Redraws:
    """One task for each thing that is being redrawn. `seconds`: the pause after each drawing."""

    def __init__(self, wait: Wait, seconds: float) -> None:
        self._wait, self._seconds = wait, seconds
        self._tasks: dict[Hashable, asyncio.Task[None]] = {}
        self._wanted: set[Hashable] = set()

    def soon(self, key: Hashable, draw: Callable[[], Awaitable[None]]) -> None:
        """Draw now, or when the pause after the last drawing is over."""
        self._wanted.add(key)
        if key not in self._tasks:
            task = asyncio.create_task(self._run(key, draw), name=f"redraw {key}")
            self._tasks[key] = task

    def drop(self, key: Hashable) -> None:
        """What was to be drawn has been replaced."""
        self._wanted.discard(key)

    async def _run(self, key: Hashable, draw: Callable[[], Awaitable[None]]) -> None:
        try:
            while key in self._wanted:
                self._wanted.discard(key)
                try:
                    await draw()
                except (discord.HTTPException, ChannelGoneError, NoRightError) as error:
                    log.info("%s could not be redrawn: %r", key, error)
                await self._wait(asyncio.sleep(self._seconds), "the pause between two edits")
        finally:
            self._tasks.pop(key, None)
