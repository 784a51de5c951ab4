"""Games that have ended: each under a key of its own, so that Redis itself lets it go when its time is up."""

from __future__ import annotations

import json
import zlib
from dataclasses import replace

from core.store.changes import Past
from core.store.keys import key
from core.store.server import Part

PAST = "past"
KEPT_GAMES = 100
"""Finished games kept per guild, the last ones."""
KEPT_DAYS = 180
KEPT_MS = KEPT_DAYS * 24 * 60 * 60 * 1000
"""So long each of them is kept."""


class Archive(Part):
    """The history of each guild."""

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

    async def show(self, guild: int, game: str) -> bool:
        """Note that the cards of a game that was broken off have been turned over; False where it is not kept."""
        past = await self.past(guild, game)
        if past is None:
            return False
        blob = packed(replace(past, shown=True))
        name = key(guild, f"{PAST}:{game}")
        return bool(await self._server.call(lambda client: client.set(name, blob, xx=True, keepttl=True)))


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
