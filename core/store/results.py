"""What games came to, in a few hundred bytes each: kept longer than the games themselves, for statistics and ratings.

The store does not know what is in a result.
"""

from __future__ import annotations

from collections.abc import Mapping

from core.store.keeps import Keeps
from core.store.keys import key
from core.store.redis_server import Part
from core.store.scripts import RESULT, SWAP

RESULTS = "results"
ONE = "result"
KEPT_RESULTS = 1000
"""Results kept per guild, those of the last games."""
RESULT_DAYS = 730
AT_ONCE = 100
"""So many are read in one round trip, so that nobody waits while a long answer is taken apart."""
RESULT_MS = RESULT_DAYS * 24 * 60 * 60 * 1000
"""So long each of them is kept after its game."""


class Results(Part):
    """The results of each guild's games, each under a key of its own, so that Redis lets it go when its time is up."""

    KEEPS = (
        Keeps("results", rf"mafia:\{{\d+\}}:{RESULTS}", "zset", people=True),
        Keeps("results", rf"mafia:\{{\d+\}}:{ONE}:.+", "string", people=True),
    )

    async def put_result(self, guild: int, game: str, ended: int, body: bytes, now: int) -> None:
        """Keep what a game came to that ended then (epoch milliseconds); again over one that is kept already."""
        left = RESULT_MS - max(0, now - ended)
        if left <= 0:
            return
        keys = [key(guild, RESULTS), key(guild, f"{ONE}:{game}")]
        over = await self._server.run(RESULT, keys, [game, ended, body, left, RESULT_MS, KEPT_RESULTS])
        if over:
            gone = [key(guild, f"{ONE}:{token.decode()}") for token in over]
            await self._server.call(lambda client: client.delete(*gone))

    async def results(self, guild: int) -> Mapping[str, bytes]:
        """All of them by game, the oldest first."""
        found = await self._server.call(lambda client: client.zrange(key(guild, RESULTS), 0, -1))
        tokens = [token.decode() for token in found]
        kept: dict[str, bytes] = {}
        for first in range(0, len(tokens), AT_ONCE):
            some = tokens[first : first + AT_ONCE]
            names = [key(guild, f"{ONE}:{token}") for token in some]
            bodies = await self._server.call(lambda client, names=names: client.mget(names))
            kept |= {token: body for token, body in zip(some, bodies, strict=True) if body is not None}
        return kept

    async def swap_result(self, guild: int, game: str, before: bytes, after: bytes) -> bool:
        """Put one result in another's place, if it is still as it was."""
        return bool(await self._server.run(SWAP, [key(guild, f"{ONE}:{game}")], [before, after]))
