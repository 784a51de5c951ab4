"""Where a person has been, so that all that is kept about them is found without looking at everything; and what they
wish of it."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from core.store.keeps import Keeps
from core.store.keys import LEAVING, guild_of, key, person_key
from core.store.redis_server import Part
from core.store.results import RESULT_MS
from core.store.scripts import BEEN_IN

UNRANKED = "mafia:unranked"


class Whereabouts(Part):
    """By person the guilds at whose tables they have been; by guild who is to be forgotten once they are free; and who
    wishes to stand in no ranking."""

    KEEPS = (
        Keeps("guilds", r"mafia:person:\{\d+\}:guilds", "zset", people=True),
        Keeps("leaving", r"mafia:\{\d+\}:leaving", "set", people=True),
        Keeps("unranked", UNRANKED, "set", people=True),
    )

    async def been_in(self, guild: int, users: Collection[int], now: int) -> None:
        """These people are at a table of this guild now (epoch milliseconds)."""
        calls = [self._server.run(BEEN_IN, [_guilds(user)], [guild, now, RESULT_MS]) for user in users]
        await asyncio.gather(*calls)

    async def guilds_of(self, user: int) -> list[int]:
        """Where this person has been, the last first."""
        found = await self._server.call(lambda client: client.zrevrange(_guilds(user), 0, -1))
        return [int(guild) for guild in found]

    async def forget_guilds(self, user: int, but: Collection[int] = ()) -> None:
        """This person has been nowhere, `but` there."""
        if not but:
            await self._server.call(lambda client: client.delete(_guilds(user)))
            return
        gone = [str(guild) for guild in await self.guilds_of(user) if guild not in but]
        if gone:
            await self._server.call(lambda client: client.zrem(_guilds(user), *gone))

    async def leave_later(self, guild: int, user: int) -> None:
        """This person is to be forgotten as soon as no game of this guild needs them."""
        await self._server.call(lambda client: client.sadd(key(guild, "leaving"), str(user)))

    async def leaving(self, guild: int) -> set[int]:
        """Who is to be forgotten in this guild."""
        found = await self._server.call(lambda client: client.smembers(key(guild, "leaving")))
        return {int(user) for user in found}

    async def has_left(self, guild: int, user: int) -> None:
        """This person has been forgotten there."""
        await self._server.call(lambda client: client.srem(key(guild, "leaving"), str(user)))

    async def set_unranked(self, user: int, wished: bool) -> None:
        """Whether this person wishes to stand in no ranking."""
        if wished:
            await self._server.call(lambda client: client.sadd(UNRANKED, str(user)))
        else:
            await self._server.call(lambda client: client.srem(UNRANKED, str(user)))

    async def unranked(self, users: Collection[int]) -> set[int]:
        """Those of these people who do."""
        asked = list(users)
        if not asked:
            return set()
        found = await self._server.call(lambda client: client.smismember(UNRANKED, [str(user) for user in asked]))
        return {user for user, wished in zip(asked, found, strict=True) if wished}

    async def all_leaving(self) -> list[int]:
        """Guilds where somebody is to be forgotten. For a start."""
        return [guild_of(name) for name in await self._server.names(LEAVING)]


def _guilds(user: int) -> str:
    return f"{person_key(user)}:guilds"
