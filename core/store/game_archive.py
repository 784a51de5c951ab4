"""Games that have ended: each under a key of its own, so that Redis itself lets it go when its time is up."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Callable
from dataclasses import replace

from core.store.changes import Past
from core.store.keeps import Keeps
from core.store.keys import key
from core.store.redis_server import Part
from core.store.scripts import SWAP

PAST = "past"
KEPT_GAMES = 100
"""Finished games kept per guild, the last ones."""
KEPT_DAYS = 180
KEPT_MS = KEPT_DAYS * 24 * 60 * 60 * 1000
"""So long each of them is kept."""


class Archive(Part):
    """The history of each guild."""

    KEEPS = (
        Keeps("past", rf"mafia:\{{\d+\}}:{PAST}", "zset", people=True),
        Keeps("past", rf"mafia:\{{\d+\}}:{PAST}:.+", "string", people=True),
    )

    async def past(self, guild: int, game: str) -> Past | None:
        """The finished game of this token; None where it is not kept (any more)."""
        blob = await self._server.call(lambda client: client.get(key(guild, f"{PAST}:{game}")))
        return None if blob is None else unpacked(blob)

    async def history(self, guild: int, last: int = KEPT_GAMES, skip: int = 0) -> list[Past]:
        """The last finished games of a guild, newest first, without the `skip` newest."""
        tokens = await self._server.call(lambda client: client.zrevrange(key(guild, PAST), skip, skip + last - 1))
        if not tokens:
            return []
        names = [key(guild, f"{PAST}:{token.decode()}") for token in tokens]
        blobs = await self._server.call(lambda client: client.mget(names))
        return [unpacked(blob) for blob in blobs if blob is not None]

    async def past_tokens(self, guild: int) -> list[str]:
        """The finished games of a guild that are kept, newest first."""
        found = await self._server.call(lambda client: client.zrevrange(key(guild, PAST), 0, -1))
        return [token.decode() for token in found]

    async def change_past(self, guild: int, game: str, change: Callable[[Past], Past | None]) -> bool:
        """Put what `change` makes of a finished game in its place, for as long as it had; False where there is none, or
        nothing to change. `change` is called in a thread, and again where somebody else wrote first."""
        name = key(guild, f"{PAST}:{game}")
        while True:
            before = await self._server.call(lambda client: client.get(name))
            after = None if before is None else await asyncio.to_thread(_changed, before, change)
            if before is None or after is None:
                return False
            if await self._server.run(SWAP, [name], [before, after]):
                return True

    async def show(self, guild: int, game: str) -> bool:
        """Note that the cards of a game that was broken off have been turned over; False where it is not kept."""
        return await self.change_past(guild, game, lambda past: replace(past, shown=True))


def _changed(before: bytes, change: Callable[[Past], Past | None]) -> bytes | None:
    after = change(unpacked(before))
    return None if after is None else packed(after)


def packed(past: Past) -> bytes:
    """A game as it is kept."""
    data = {"game": past.game, "ended": past.ended, "events": [event.decode() for event in past.events]}
    return zlib.compress(json.dumps({**data, "shown": True} if past.shown else data).encode())


def unpacked(blob: bytes) -> Past:
    """Read what `packed` made."""
    data = json.loads(zlib.decompress(blob))
    return Past(
        data["game"], data["ended"], tuple(event.encode() for event in data["events"]), data.get("shown", False)
    )
