"""Mute debts: whom the bot has muted, and owes a release, whatever happens to the bot.

A server mute outlives the channel and the process. So a debt is written before its mute is made, and struck out when
the person has been released, or when somebody else has released them. That is written too: whom a moderator has
released by hand is left alone for the rest of the game, by the next process as well.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from core.table import TableId


class GameId(NamedTuple):
    """Which game: its table, and its token there."""

    table: TableId
    token: str


class Debts(Protocol):
    """Where debts are kept. Guilds, users and channels by their ids."""

    async def owe(self, guild: int, user: int, channel: int) -> None:
        """`user` is about to be muted in `channel`."""
        ...

    async def paid(self, guild: int, user: int) -> None:
        """`user` is released."""
        ...

    async def leave_alone(self, table: TableId, game: str, user: int, *, paid: bool) -> None:
        """`user` was unmuted by hand in this game. `paid`: and is owed no release any more, in one step."""
        ...

    async def left_alone(self, table: TableId, game: str) -> set[int]:
        """Who was unmuted by hand in this game."""
        ...

    async def debts(self, guild: int) -> dict[int, int]:
        """Who is owed a release in this guild: user to channel. With `SOMEBODY`, where some are lost."""
        ...

    async def all_debts(self) -> dict[int, dict[int, int]]:
        """The debts of every guild."""
        ...
