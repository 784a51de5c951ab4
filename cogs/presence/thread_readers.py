"""Who could read a private thread of the channel without being let into it, and who could be let in."""

from __future__ import annotations

from collections import OrderedDict

import discord

from core.table import Lobby

REMEMBERED = 50_000


class ThreadReaders:
    """Remembers, for each server, who of those that have pressed something may manage threads in the game's channel,
    and who sees that channel.

    A press carries its author's rights in its channel, so nobody has to be asked for, and no member has to be cached.
    """

    def __init__(self) -> None:
        self._found: set[tuple[int, int]] = set()
        self._seeing: OrderedDict[tuple[int, int], None] = OrderedDict()

    def note(self, interaction: discord.Interaction) -> None:
        """Note what this press shows of its author's rights."""
        if interaction.guild_id is None:
            return
        person = (interaction.guild_id, interaction.user.id)
        rights = interaction.permissions
        if rights.manage_threads or rights.administrator:
            self._found.add(person)
        else:
            self._found.discard(person)
        channel = interaction.channel
        place = (channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id) or 0
        self._seeing.pop((place, interaction.user.id), None)
        if rights.view_channel or rights.administrator:
            self._seeing[place, interaction.user.id] = None
            if len(self._seeing) > REMEMBERED:
                self._seeing.popitem(last=False)

    def sees(self, channel: int, user: int) -> bool:
        """Whether this person has been seen to see this channel; where it is not known, they may all the same."""
        return (channel, user) in self._seeing

    def among(self, guild: int, lobby: Lobby) -> list[str]:
        """Names of players at this table who can open any private thread in its channel."""
        return [player.name for player in lobby.players if (guild, player.user) in self._found]
