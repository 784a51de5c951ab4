"""Threads of games that are over are closed, also those that no process could note."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from cogs.messages.failures import LOST
from cogs.messages.thread_calls import ThreadCalls
from core.table import TableId

log = logging.getLogger(__name__)

BEGUN = "?"
"""And the moment, the channel, the title: noted before a thread is made, to look whether it was."""


class ThreadClosing:
    """Archives threads and locks them."""

    def __init__(self, calls: ThreadCalls) -> None:
        self._calls = calls

    async def close_all(self, table: TableId, places: Mapping[str, str]) -> Mapping[str, str]:
        """Close the threads among these places; what could not be closed just now."""
        left: dict[str, str] = {}
        for name, text in places.items():
            thread = self._made(table.guild, text) if name.startswith("room:") else None
            try:
                if thread is not None:
                    await self._calls.shut_for_good(table.guild, thread)
            except LOST as error:
                log.info("table %s: thread %s could not be closed just now: %r", table, thread, error)
                left[name] = text
        return left

    def _made(self, guild: int, text: str) -> int | None:
        """The thread that is noted with these words, or was made just before a process ended, which could not note it
        any more."""
        begun, _, where = text.removeprefix(BEGUN).partition(" ")
        channel, _, title = where.partition(" ")
        if not text.startswith(BEGUN) or not title:
            return id_of(text)
        return self._calls.found(guild, int(channel), title, int(begun))


def id_of(text: str | None) -> int | None:
    """A thread's id, where that is what is noted."""
    return int(text) if text is not None and text.isdecimal() else None
