"""Servers that show the bot out, channels and threads that are deleted in mid-game."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from itertools import chain, repeat
from typing import TypeVar

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

T = TypeVar("T")
PAUSES = (1.0, 2.0, 5.0, 10.0, 30.0)
"""Seconds between the tries to note what is gone while Redis is away; the last one until it is back. Discord tells of
it once."""


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
            if table.state is not None and table.state.is_under(channel.id):
                await self._noted(table, lambda table=table: self._end(table))

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted: if it was a room's, its members get another, or are reached directly; from its own, the
        table goes back into the channel, or where another table is there, into a new one."""
        self._services.sender.deleted(payload.thread_id)
        for table in self._services.known_tables(payload.guild_id):
            work = Work(table.id)
            room = await self._noted(table, lambda work=work: self._services.threads.deleted(work, payload.thread_id))
            if room is not None:
                await self._noted(table, lambda table=table, room=room: self._restore(table, room, payload.thread_id))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was shown out of a server: its games end."""
        for table in self._services.known_tables(guild.id):
            await self._noted(table, lambda table=table: self._end(table))

    async def _noted(self, table: Table, doing: Callable[[], Awaitable[T]]) -> T | None:
        """See to something that is gone, again while Redis is away; None where another process has come to serve the
        table, which looks for itself."""
        pauses = chain(PAUSES, repeat(PAUSES[-1]))
        while self._services.serves(table.id.guild):
            try:
                return await doing()
            except StoreUnavailable as error:
                log.warning(
                    "table %s: its channel, or a thread of it, is gone, and Redis is away; tried again: %s",
                    table.id,
                    error,
                    extra=once(table.id, "gone"),
                )
                await self._services.wait(asyncio.sleep(next(pauses)), "Redis, to note what is gone")
        return None

    async def _restore(self, table: Table, room: str, thread: int) -> None:
        view = TableView.of(table, self._services.now())
        if view is None:
            return
        try:
            if room == TABLE:
                await self._own_thread.lost(Work(table.id), thread)
            else:
                await self._teams.restore(view, room)
        except (*LOST, NotNow, ChannelGoneError) as error:
            log.warning(
                "table %s: room %s has no thread for now: %r", table.id, room, error, extra=once(table.id, room)
            )
            table.look_after()

    async def _end(self, table: Table) -> None:
        if table.state is not None and not table.state.over:
            await table.do(Stop(by=table.state.lobby.host, steward=True))
