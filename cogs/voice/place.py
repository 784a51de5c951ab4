"""The voice channel of a table, by its ids.

A gateway session that cannot be resumed gives discord.py a new object for every server, channel and member, and the old
ones never change again. So no part of the voice keeps one: each asks here, at each use.
"""

from __future__ import annotations

from collections.abc import Mapping

import discord

from cogs.voice.gateway import VocalChannel


class VoicePlace:
    """A voice or stage channel of a server, as the gateway has last told of it."""

    def __init__(self, client: discord.Client, guild: int, channel: int, *, stage: bool = False) -> None:
        self._client = client
        self.guild_id = guild
        self.channel_id = channel
        self.stage = stage
        """Whether it is a stage."""

    @classmethod
    def of(cls, client: discord.Client, channel: VocalChannel) -> VoicePlace:
        """The place that this channel is."""
        return cls(client, channel.guild.id, channel.id, stage=isinstance(channel, discord.StageChannel))

    @property
    def mention(self) -> str:
        """The channel as it is written in a message."""
        return f"<#{self.channel_id}>"

    @property
    def guild(self) -> discord.Guild | None:
        """The server; None while Discord has not told of it, or is away with it."""
        guild = self._client.get_guild(self.guild_id)
        return None if guild is None or guild.unavailable else guild

    @property
    def channel(self) -> VocalChannel | None:
        """The channel; None where it is deleted or not known at the moment."""
        guild = self.guild
        channel = None if guild is None else guild.get_channel(self.channel_id)
        return channel if isinstance(channel, discord.VoiceChannel | discord.StageChannel) else None

    @property
    def deleted(self) -> bool:
        """Whether the channel is gone for good, as far as Discord tells now."""
        return self.guild is not None and self.channel is None

    @property
    def states(self) -> Mapping[int, discord.VoiceState]:
        """Who is in the channel: user to voice state."""
        channel = self.channel
        return {} if channel is None else channel.voice_states

    @property
    def me(self) -> discord.Member | None:
        """The bot in this server."""
        guild = self.guild
        return None if guild is None else guild.me

    @property
    def rights(self) -> discord.Permissions:
        """What the bot may do in the channel."""
        channel = self.channel
        me = self.me
        return discord.Permissions.none() if channel is None or me is None else channel.permissions_for(me)

    @property
    def full(self) -> bool:
        """Whether we are not let in but by the right to move members. Who is in there already is: the process that
        spoke before us may have died in there."""
        channel = self.channel
        me = self.me
        limit = 0 if channel is None else channel.user_limit
        inside = me is not None and me.id in self.states
        return bool(limit) and len(self.states) >= limit and not inside and not self.rights.move_members
