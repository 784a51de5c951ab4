"""Mute debts: whom the bot has muted and must release, whatever happens to the bot.

A server mute outlives the channel and the process, and cannot be lifted while its owner is out of voice; so it is
written down before it is made, and struck off after it is lifted.
"""

from __future__ import annotations

from core.store.keys import DEBTS, guild_of, key
from core.store.server import Part


class Debts(Part):
    """The book of mutes. Every call may be repeated; each raises `StoreUnavailable`."""

    async def owe(self, guild: int, user: int, channel: int) -> None:
        """`user` is about to be muted in `channel`."""
        await self.owe_all(guild, {user: channel})

    async def owe_all(self, guild: int, channels: dict[int, int]) -> None:
        """Several mutes at once, user to channel, in one round trip."""
        if channels:
            mapping = {str(user): channel for user, channel in channels.items()}
            await self._server.call(lambda client: client.hset(key(guild, "debts"), mapping=mapping))

    async def paid(self, guild: int, user: int) -> None:
        """`user` has been released, or was released by somebody else."""
        await self._server.call(lambda client: client.hdel(key(guild, "debts"), str(user)))

    async def debts(self, guild: int) -> dict[int, int]:
        """Who is still owed a release in this guild: user to channel."""
        found = await self._server.call(lambda client: client.hgetall(key(guild, "debts")))
        return {int(user): int(channel) for user, channel in found.items()}

    async def all_debts(self) -> dict[int, dict[int, int]]:
        """The debts of every guild: guild to user to channel. For a start; the caller keeps its own shards'."""
        guilds = [guild_of(name) for name in await self._server.names(DEBTS)]
        return {guild: owed for guild in guilds if (owed := await self.debts(guild))}
