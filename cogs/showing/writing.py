"""Where the bot may not write any more: nothing is tried there, until Discord says that it may again."""

from __future__ import annotations

import discord

from cogs.messages.doors import OVER_THREADS
from cogs.messages.sender import NoRightError
from cogs.services import Services
from core.table import TableId

READING = "view_channel"
WRITING = "send_messages"
IN_THREADS = "send_messages_in_threads"


class Writing:
    """The right to write in the games' channels and threads."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._barred: set[TableId] = set()

    def is_barred(self, id_: TableId) -> bool:
        """Whether nothing can be written in this game, and nothing has changed since."""
        return id_ in self._barred

    def raise_if_barred(self, id_: TableId) -> None:
        """Raise `NoRightError` instead of a request that is known to be refused."""
        if self.is_barred(id_):
            raise NoRightError

    def lacking(self, guild: int, channel: int, permissions: discord.Permissions | None = None) -> str | None:
        """Which right the bot lacks to write there, as far as the gateway has told; None where it may, or where nothing
        is known. `permissions`: its own there, where Discord has just told them."""
        here = self._services.client.get_guild(guild)
        where = None if here is None else here.get_channel_or_thread(channel)
        if isinstance(where, discord.Thread) and where.parent is None:
            return None
        if permissions is None:
            if here is None or where is None:
                return None
            permissions = where.permissions_for(here.me)
        in_thread = isinstance(where, discord.Thread)
        needed = [READING, IN_THREADS if in_thread else WRITING]
        if isinstance(where, discord.Thread) and where.locked:
            needed.append(OVER_THREADS)
        return next((right for right in needed if not getattr(permissions, right)), None)

    def bar(self, id_: TableId, channel: int) -> str:
        """Discord has refused a message, or would: which right is missing."""
        self._barred.add(id_)
        found = self.lacking(id_.guild, channel)
        if found is not None:
            return found
        here = self._services.client.get_guild(id_.guild)
        where = None if here is None else here.get_channel_or_thread(channel)
        return IN_THREADS if isinstance(where, discord.Thread) else WRITING

    def free(self, id_: TableId) -> bool:
        """It may write again, or need not any more: whether it could not."""
        was = self.is_barred(id_)
        self._barred.discard(id_)
        return was
