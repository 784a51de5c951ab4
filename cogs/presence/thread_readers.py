"""Who could read a private thread of the channel without being let into it, and who could be let in."""

from __future__ import annotations

from collections import OrderedDict

import discord

REMEMBERED = 50_000


class ThreadReaders:
    """Remembers, for each channel, who of those that have pressed something may manage its threads, and who sees it.

    A press carries its author's rights where it was made, and their roles, so nobody has to be asked for, and no member
    has to be cached.
    """

    def __init__(self) -> None:
        self._reading: OrderedDict[tuple[int, int], bool] = OrderedDict()
        self._seeing: OrderedDict[tuple[int, int], bool] = OrderedDict()

    def note(self, interaction: discord.Interaction, home: int | None = None) -> None:
        """Note what this press shows of its author's rights where it was made, and in the channel of their table."""
        if interaction.guild_id is None:
            return
        channel = interaction.channel
        user = interaction.user
        place = (channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id) or 0
        self._note(place, user.id, interaction.permissions)
        there = None if home in (None, place) or interaction.guild is None else interaction.guild.get_channel(home or 0)
        if there is not None and isinstance(user, discord.Member):
            self._note(there.id, user.id, there.permissions_for(user))

    def _note(self, place: int, user: int, rights: discord.Permissions) -> None:
        for kept, holds in ((self._reading, rights.manage_threads), (self._seeing, rights.view_channel)):
            kept[place, user] = holds or rights.administrator
            kept.move_to_end((place, user))
            if len(kept) > REMEMBERED:
                kept.popitem(last=False)

    def sees(self, channel: int, user: int) -> bool:
        """Whether this person has been seen to see this channel; where it is not known, they may all the same."""
        return self._seeing.get((channel, user), False)

    def unsure(self, channel: int) -> None:
        """Rights over this channel have changed: who sees it is not known, until they press again."""
        for key in [key for key in self._seeing if key[0] == channel]:
            del self._seeing[key]

    def reads(self, channel: int, user: int) -> bool | None:
        """Whether this person can open any private thread of this channel; None where nobody has seen."""
        return self._reading.get((channel, user))
