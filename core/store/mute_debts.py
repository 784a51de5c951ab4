"""Mute debts: whom the bot has muted and must release, whatever happens to the bot.

A server mute outlives the channel and the process, and cannot be lifted while its owner is out of voice; so it is
written down before it is made, and struck off after it is lifted. Whom somebody else has released is left alone for as
long as that game lasts, and that is written down as well.
"""

from __future__ import annotations

from core.store.keeps import Keeps
from core.store.keys import DEBTS, TableId, guild_of, key, table_key
from core.store.redis_server import Part
from core.store.scripts import LEAVE_ALONE

SOMEBODY = 0
"""Stands among the debts of a guild of which some are lost: somebody is owed a release, and nobody knows who."""


class MuteDebts(Part):
    """The book of mutes. Every call may be repeated; each raises `StoreUnavailable`."""

    KEEPS = (Keeps("debts", r"mafia:\{\d+\}:debts", "hash", people=True),)

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

    async def leave_alone(self, table: TableId, game: str, user: int, *, paid: bool) -> None:
        """`user` has been unmuted by hand: nobody mutes them again while this game is at this table. `paid`: that was
        the release which they were owed; in the same step, so that no death in between loses either."""
        keys = [table_key(table, "game"), key(table.guild, "debts")]
        await self._server.keep(LEAVE_ALONE, keys, [game, user, int(paid)])

    async def left_alone(self, table: TableId, game: str) -> set[int]:
        """Who has been unmuted by hand in this game."""
        name = table_key(table, "game")
        held, users = await self._server.call(lambda client: client.hmget(name, "game", "unmuted"))
        return set(map(int, users.split())) if users and held == game.encode() else set()

    async def debts(self, guild: int) -> dict[int, int]:
        """Who is still owed a release in this guild: user to channel. With `SOMEBODY`, where some are lost."""
        found = await self._server.call(lambda client: client.hgetall(key(guild, "debts")))
        return {int(user): int(channel) for user, channel in found.items()}

    async def all_debts(self) -> dict[int, dict[int, int]]:
        """The debts of every guild: guild to user to channel. For a start; the caller keeps its own shards'."""
        guilds = [guild_of(name) for name in await self._server.names(DEBTS)]
        return {guild: owed for guild in guilds if (owed := await self.debts(guild))}
