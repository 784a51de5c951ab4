"""Mute debts: whom the bot has muted, and owes a release, whatever happens to the bot.

A server mute outlives the channel and the process. So a debt is written before its mute is made, and struck out when
the person has been released, or when somebody else has released them.
"""

from __future__ import annotations

from typing import Protocol


class Debts(Protocol):
    """Where debts are kept. Guilds, users and channels by their ids."""

    async def owe(self, guild: int, user: int, channel: int) -> None:
        """`user` is about to be muted in `channel`."""
        ...

    async def paid(self, guild: int, user: int) -> None:
        """`user` is released."""
        ...

    async def debts(self, guild: int) -> dict[int, int]:
        """Who is owed a release in this guild: user to channel."""
        ...

    async def all_debts(self) -> dict[int, dict[int, int]]:
        """The debts of every guild."""
        ...
