"""Messages that are deleted in a game's channel and in its threads: what the game asks for comes back by itself."""

from __future__ import annotations

from collections.abc import Container

import discord
from discord.ext import commands

from cogs.services import Services
from cogs.showing.public import Public
from cogs.showing.teams import Teams


class Deletions(commands.Cog):
    """Tells what is shown of messages that are gone, whoever deleted them: nobody can press a button that is not there.

    Discord tells of them by number, without the privileged intent.
    """

    def __init__(self, services: Services, public: Public, teams: Teams) -> None:
        self._services = services
        self._public = public
        self._teams = teams

    @commands.Cog.listener()
    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """A message was deleted."""
        await self._deleted(payload.guild_id, {payload.message_id})

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """Many were at once."""
        await self._deleted(payload.guild_id, payload.message_ids)

    async def _deleted(self, guild: int | None, messages: Container[int]) -> None:
        for table in self._services.known_tables(guild or 0):
            if table.id in self._services.playing:
                await self._public.panel.deleted(table.id, messages)
                await self._teams.deleted(table.id, messages)
            elif table.id in self._public.lobby.gathering:
                await self._public.lobby.deleted(table.id, messages)
