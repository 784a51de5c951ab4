"""A shard is ready when Discord has shown every server that it has named, not after two quiet seconds.

discord.py takes a shard to be shown when no server has come for two seconds. A session begins with the names of all of
them, so after the last of these there is nothing to wait for, and who takes over from another process does so sooner.
For a server that Discord is in trouble with it waits as ever.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import discord
from discord import AutoShardedClient

EVENT = "READY"


class GuildQueue(asyncio.Queue[discord.Guild]):
    """The servers of one session as they come; who asks for one after the last is told at once that none will come."""

    def __init__(self, servers: Iterable[int]) -> None:
        super().__init__()
        self._missing = set(servers)

    def put_nowait(self, item: discord.Guild) -> None:
        """One has come."""
        self._missing.discard(item.id)
        super().put_nowait(item)

    async def get(self) -> discord.Guild:
        """The next one. Raises `TimeoutError` where none is missing: as where discord.py has waited in vain."""
        if self.empty() and not self._missing:
            raise TimeoutError
        return await super().get()


def know_when_all_are_shown(bot: AutoShardedClient) -> None:
    """Stand before what discord.py makes of the beginning of a session."""
    state: Any = bot._connection
    take_in = state.parsers[EVENT]

    def began(data: dict[str, Any]) -> None:
        state._ready_states[data["shard"][0]] = GuildQueue(int(server["id"]) for server in data["guilds"])
        take_in(data)

    state.parsers[EVENT] = began
