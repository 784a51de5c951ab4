"""What goes on in a game's channel: how much is written there (never what), and whether the bot may write."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord
from discord.ext import commands

from cogs.messages.failures import LOST
from cogs.messages.sender import ChannelGoneError, NoRightError
from cogs.messages.threads import TABLE
from cogs.messages.work import Work
from cogs.services import Services
from cogs.showing.public import Public
from core.table import NotNow, StoreUnavailable, Table, TableId
from core.table.table_commands import Here

log = logging.getLogger(__name__)

PAUSES = (1.0, 2.0, 5.0, 10.0, 30.0)
"""Seconds between the tries to note what has become of rights, while Redis is away: Discord tells of it once."""


class ChannelWatcher(commands.Cog):
    """Tells what is shown in a channel of what becomes of that channel.

    Messages of servers are heard of without the privileged intent: where one was written, not what it says.
    """

    def __init__(self, services: Services, public: Public) -> None:
        self._services = services
        self._public = public

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Something has been written: it carries a panel away."""
        if message.guild is None:
            return
        for table in self._services.known_tables(message.guild.id):
            if table.id in self._services.playing:
                await self._public.panel.written(table.id, message.channel.id, message.id)
                await self._sign(table.id, message)
            elif table.id in self._public.lobby.gathering:
                await self._public.lobby.written(table.id, message.channel.id, message.id)

    async def _sign(self, id_: TableId, message: discord.Message) -> None:
        """Who writes at a table is there: it is told so once a round."""
        table = self._services.table(id_)
        state = table.state
        user = message.author.id
        seat = None if state is None or state.lobby.channel != message.channel.id else state.seat_of(user)
        if state is None or state.game is None or not state.running or seat is None:
            return
        if not state.game.seat(seat).alive or seat in state.watch.signs:
            return
        try:
            await table.do(Here(user))
        except StoreUnavailable:
            log.info("table %s: somebody wrote who could not be noted", id_)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """A press says what the bot may do in its channel."""
        for table in self._services.known_tables(interaction.guild_id or 0):
            barred = self._public.writing.is_barred(table.id)
            if barred and table.state is not None and table.state.lobby.channel == interaction.channel_id:
                await self._look(table, interaction.app_permissions)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Rights of a channel may have changed."""
        if before.overwrites != after.overwrites:
            self._services.thread_readers.unsure(after.id)
        await self._rights_changed(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Rights of a role may have changed."""
        if before.permissions != after.permissions:
            self._unsure(after.guild.id)
        await self._rights_changed(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """The bot, or somebody who plays, may have had their rights by it."""
        self._unsure(role.guild.id)
        await self._rights_changed(role.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A table's own thread may have been locked or opened by somebody."""
        for table in self._services.known_tables(payload.guild_id):
            if table.state is None or not (table.state.running and table.state.lobby.apart):
                continue
            if await self._services.threads.of(Work(table.id), TABLE) == payload.thread_id:
                await self._look(table)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        """The bot's own roles may have changed; of others' Discord does not tell."""
        await self._rights_changed(after.guild.id)

    def _unsure(self, guild: int) -> None:
        for table in self._services.known_tables(guild):
            if table.state is not None:
                self._services.thread_readers.unsure(table.state.lobby.home)

    async def _rights_changed(self, guild: int) -> None:
        for table in self._services.known_tables(guild):
            self._services.threads.rights_changed(table.id)
            await self._look(table)
            table.look_after()

    async def _look(self, table: Table, permissions: discord.Permissions | None = None) -> None:
        for pause in (*PAUSES, None):
            try:
                await self._public.rights_changed(Work(table.id), permissions)
            except (*LOST, ChannelGoneError, NoRightError, NotNow) as error:
                log.info("table %s: whether it can be written in: %r", table.id, error)
            except StoreUnavailable as error:
                log.info("table %s: whether it can be written in could not be noted: %s", table.id, error)
                if pause is not None:
                    permissions = None  # what they are by then the gateway has told
                    await self._services.wait(asyncio.sleep(pause), "Redis, to note whether a table can be written in")
                    continue
            return
