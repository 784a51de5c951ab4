"""Threads of games that are over are closed, also those that no process could note."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from cogs.messages.failures import LOST
from cogs.messages.note_codecs import RoomThread, ThreadBegun
from cogs.messages.thread_calls import ThreadCalls
from cogs.messages.work import Work

log = logging.getLogger(__name__)


class ThreadClosing:
    """Archives threads and locks them."""

    def __init__(self, calls: ThreadCalls) -> None:
        self._calls = calls

    async def close_all(self, work: Work, rooms: Mapping[str, RoomThread]) -> dict[str, RoomThread]:
        """Close the threads of these rooms; those that could not be closed just now."""
        left: dict[str, RoomThread] = {}
        for room, noted in rooms.items():
            thread = self._made(work.guild, noted)
            try:
                if thread is not None:
                    await self._calls.shut_for_good(work, thread)
            except LOST as error:
                log.info("table %s: thread %s could not be closed just now: %r", work.table, thread, error)
                left[room] = noted
        return left

    def _made(self, guild: int, noted: RoomThread) -> int | None:
        """The thread that is noted so, or was made just before a process ended, which could not note it any more."""
        if not isinstance(noted, ThreadBegun):
            return id_of(noted)
        if noted.channel is None or not noted.title:
            return None
        return self._calls.found(guild, noted.channel, noted.title, noted.moment)


def id_of(noted: RoomThread | None) -> int | None:
    """A thread's id, where that is what is noted."""
    return noted if isinstance(noted, int) else None
