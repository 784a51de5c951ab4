"""Players who could read a private thread of the channel without being let into it."""

from __future__ import annotations

import discord

from core.table import Lobby


class ThreadReaders:
    """Remembers, for each server, who of those that have pressed something may manage threads in the game's channel.

    A press carries its author's rights in that channel, so nobody has to be asked for, and no member has to be cached.
    """

    def __init__(self) -> None:
        self._found: set[tuple[int, int]] = set()

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

    def among(self, guild: int, lobby: Lobby) -> list[str]:
        """Names of players at this table who can open any private thread in its channel."""
        return [player.name for player in lobby.players if (guild, player.user) in self._found]
