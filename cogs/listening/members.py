"""Servers that show the bot out, channels and threads that are deleted in mid-game."""

from __future__ import annotations

import logging

import discord
from discord.ext import commands

from cogs.messages.failures import LOST
from cogs.messages.sender import ChannelGoneError
from cogs.messages.threads import TABLE
from cogs.messages.work import Work
from cogs.services import Services
from cogs.showing.own_thread import OwnThread
from cogs.showing.teams import Teams
from cogs.showing.view import TableView
from core.once import once
from core.table import NotNow, StoreUnavailable, Table
from core.table.table_commands import Stop

log = logging.getLogger(__name__)


class Members(commands.Cog):
    """Listens for what takes a game's places away.

    Who leaves a server is no part of it: Discord tells of members only with a privileged intent, which the bot does not
    ask for; it looks for them itself (`cogs.presence.attendance`).
    """

    def __init__(self, services: Services, teams: Teams, own_thread: OwnThread) -> None:
        self._services = services
        self._teams = teams
        self._own_thread = own_thread

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted: a game in it ends with a word to those who play it."""
        self._services.sender.deleted(channel.id)
        for table in self._services.known_tables(channel.guild.id):
            if table.state is None or not table.state.is_under(channel.id):
                continue
            try:
                await self._end(table)
            except StoreUnavailable:
                log.warning("table %s: its channel is gone and the store is away", table.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted: if it was a room's, its members get another, or are reached directly; from its own, the
        table goes back into the channel, or where another table is there, into a new one."""
        self._services.sender.deleted(payload.thread_id)
        for table in self._services.known_tables(payload.guild_id):
            room = await self._services.threads.deleted(Work(table.id), payload.thread_id)
            view = None if room is None else TableView.of(table, self._services.now())
            if room is None or view is None:
                continue
            try:
                if room == TABLE:
                    await self._own_thread.lost(Work(table.id), payload.thread_id)
                else:
                    await self._teams.restore(view, room)
            except (*LOST, NotNow, ChannelGoneError) as error:
                log.warning(
                    "table %s: room %s has no thread for now: %r", table.id, room, error, extra=once(table.id, room)
                )
                table.look_after()

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was shown out of a server: its games end."""
        for table in self._services.known_tables(guild.id):
            try:
                await self._end(table)
            except StoreUnavailable:
                log.warning("table %s: its server has shown the bot out and the store is away", table.id)

    async def _end(self, table: Table) -> None:
        if table.state is not None and not table.state.over:
            await table.do(Stop(by=table.state.lobby.host, steward=True))
