"""Where the bot may not write any more: nothing is tried there, until Discord says that it may again."""

from __future__ import annotations

import discord

from cogs.messages.sender import NoRightError
from cogs.services import Services
from core.table import TableId

READING, WRITING, IN_THREADS = "view_channel", "send_messages", "send_messages_in_threads"


class Writing:
    """The right to write in the games' channels."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._barred: set[TableId] = set()

    def is_barred(self, id_: TableId) -> bool:
        """Whether Discord has refused a message in this game, and nothing has changed since."""
        return id_ in self._barred

    def raise_if_barred(self, id_: TableId) -> None:
        """Raise `NoRightError` instead of a request that is known to be refused."""
        if self.is_barred(id_):
            raise NoRightError

    def refused(self, id_: TableId, channel: int) -> str:
        """Discord has refused a message: which right is missing."""
        self._barred.add(id_)
        here = self._services.client.get_guild(id_.guild)
        where = None if here is None else here.get_channel_or_thread(channel)
        if here is not None and where is not None and not where.permissions_for(here.me).view_channel:
            return READING
        return IN_THREADS if isinstance(where, discord.Thread) else WRITING

    def look_again(self, id_: TableId, channel: int, permissions: discord.Permissions | None = None) -> bool:
        """Rights may have changed: whether the bot may write again. `permissions`: its own in that channel, as Discord
        has just told them; else as the gateway has."""
        here = self._services.client.get_guild(id_.guild)
        where = None if here is None else here.get_channel_or_thread(channel)
        if permissions is None:
            if here is None or where is None:
                return False
            permissions = where.permissions_for(here.me)
        in_thread = isinstance(where, discord.Thread)
        writing = permissions.send_messages_in_threads if in_thread else permissions.send_messages
        if not (permissions.view_channel and writing):
            return False
        self._barred.discard(id_)
        return True

    def forget(self, id_: TableId) -> None:
        """The game is over."""
        self._barred.discard(id_)
