"""What goes on in a game's channel: how much is written there (never what), and whether the bot may write."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from cogs.services import Services
from cogs.showing.public import Public


class Square(commands.Cog):
    """Tells what is shown in a channel of what becomes of that channel.

    Messages of servers are heard of without the privileged intent: where one was written, not what it says.
    """

    def __init__(self, services: Services, public: Public) -> None:
        self._services, self._public = services, public

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Something has been written: it carries a panel away."""
        if message.guild is None:
            return
        guild = message.guild.id
        if guild in self._services.playing:
            await self._public.panel.written(guild, message.channel.id, message.id)
        elif guild in self._public.lobby.gathering:
            await self._public.lobby.written(guild, message.channel.id, message.id)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """A press says what the bot may do in its channel."""
        if interaction.guild_id is None or not self._public.writing.is_barred(interaction.guild_id):
            return
        state = self._services.table(interaction.guild_id).state
        if state is not None and state.lobby.channel == interaction.channel_id:
            await self._public.may_write_again(interaction.guild_id, interaction.app_permissions)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Rights of a channel may have changed."""
        await self._public.may_write_again(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        """Rights of a role may have changed."""
        await self._public.may_write_again(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        """The bot's own roles may have changed; of others' Discord does not tell."""
        await self._public.may_write_again(after.guild.id)
