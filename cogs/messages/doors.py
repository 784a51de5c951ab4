"""The doors of threads: locked and opened as the hour wants it."""

from __future__ import annotations

from collections.abc import Callable

import discord

from cogs.messages.note_codecs import Door
from cogs.messages.place_notes import DOOR_OF
from cogs.messages.places import Places
from cogs.messages.thread_calls import ThreadCalls
from cogs.messages.work import Work
from core.table import TableId

OVER_THREADS = "manage_threads"


class Doors:
    """How each room's door was turned last is written down among a game's places, as `DOOR_OF` it.

    Who has made a thread may lock it without the right to manage threads, but not unlock it, so without that right a
    door is left as it is, until the right is back.
    """

    def __init__(self, calls: ThreadCalls, places: Places, lacks: Callable[[TableId, str], None]) -> None:
        """`lacks`: told of a right that was found to be missing."""
        self._calls = calls
        self._places = places
        self._lacks = lacks
        # Whose door Discord would not let us turn although we seem to have the right.
        self._stuck: set[tuple[TableId, str]] = set()

    def rights_changed(self, table: TableId) -> None:
        """The bot's rights may have, or the game is over: what was refused is tried again."""
        self._stuck = {one for one in self._stuck if one[0] != table}

    async def turn(self, work: Work, channel: int, thread: int, room: str, shut: bool) -> None:
        """Lock or open it, unless it is so. `channel`: under which the thread is. Raises `discord.HTTPException`."""
        table = work.table
        known = await self._places.get(work, DOOR_OF(room)) or "open"
        if known == _state(shut) or (table, room) in self._stuck:
            return
        if not self._calls.manages(table.guild, channel):
            self._lacks(table, OVER_THREADS)
            return
        try:
            await self._calls.turned(work, thread, shut)
        except discord.Forbidden:
            self._lacks(table, OVER_THREADS)
            self._stuck.add((table, room))
        else:
            await self._places.put(work, DOOR_OF(room).set_to(_state(shut)))

    async def turn_afresh(self, work: Work, thread: int, room: str, shut: bool) -> None:
        """It is not as it was left: lock or open it, whatever is known of it. Raises `discord.HTTPException`."""
        await self._calls.turned(work, thread, shut, afresh=True)
        await self._places.put(work, DOOR_OF(room).set_to(_state(shut)))


def _state(shut: bool) -> Door:
    return "shut" if shut else "open"
