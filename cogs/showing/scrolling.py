"""How far up a message has been carried by what was written under it, and how long it may still be edited."""

from __future__ import annotations

from collections.abc import Callable

import discord

from cogs.messages.note_codecs import Spot
from core.table import TableId

BELOW = 25
"""So many messages further up, a panel is out of sight on any screen."""
BETWEEN = 60_000
"""Milliseconds for which a message stays where it is at least, however fast people write."""
OLD = 50 * 60.0
"""Seconds. Discord limits the edits of messages older than an hour (30046)."""


def too_old(spot: Spot, now: int) -> bool:
    """Whether a message that is brought up to date again and again is better posted anew. `now`: in milliseconds."""
    return now / 1000 - discord.utils.snowflake_time(spot.message).timestamp() > OLD


class Scrolling:
    """One message of each table, and how much has been written under it since it was posted. `now`: milliseconds."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._below: dict[TableId, int] = {}
        self._posted: dict[TableId, int] = {}

    def stands(self, table: TableId) -> None:
        """The message has just been posted."""
        self._below[table] = 0
        self._posted[table] = self._now()

    def forget(self, table: TableId) -> None:
        """There is no such message any more."""
        self._below.pop(table, None)
        self._posted.pop(table, None)

    def carries_away(self, table: TableId) -> bool:
        """Something has been written under it: whether it is out of sight now, and may be moved."""
        below = self._below[table] = self._below.get(table, 0) + 1
        return below >= BELOW and self._now() - self._posted.get(table, 0) >= BETWEEN
