"""The game of a guild in Redis: snapshot, log, outbox, deadline, answered interactions, archive."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from core.store.archive import KEPT_GAMES, KEPT_MS, PAST, packed
from core.store.changes import Change, Committed, Conflict, Duplicate, Entry, Past, Saved, order
from core.store.keys import LIVE, guild_of, is_ours, key
from core.store.scripts import ANSWER, COMMIT, FINISH, LOAD
from core.store.server import Part

REMEMBERED = 256
"""Interactions and commits remembered per guild."""
REMEMBERED_MS = 15 * 60 * 1000
"""An interaction's token lives so long; none is sent again later."""


class Games(Part):
    """What a table needs of Redis. Knows no rule: snapshots, events and answers are bytes."""

    async def load(self, guild: int) -> Saved | None:
        """The live game of a guild and what it has yet to say, in one round trip. Raises `StoreUnavailable`."""
        found = await self._server.run(LOAD, [key(guild, "game"), key(guild, "outbox")], [])
        if found is None:
            return None
        game, version, snapshot, deadline, flat = found
        pairs = zip(flat[::2], flat[1::2], strict=True)
        outbox = sorted((Entry(name.decode(), body) for name, body in pairs), key=order)
        return Saved(game.decode(), int(version), snapshot, int(deadline) if deadline else None, tuple(outbox))

    async def commit(self, guild: int, change: Change) -> Committed | Conflict | Duplicate:
        """Write all of `change` or nothing of it, in one round trip.

        May be repeated with the same `change`: one that was carried out is recognised by its id and says
        `Committed` again. Raises `StoreUnavailable`; the change may then have been carried out or not.
        """
        args: list[bytes | str | int] = [
            change.id, change.game, change.expect, change.snapshot,
            "" if change.deadline is None else change.deadline,
            change.interaction or "", change.answer, REMEMBERED_MS, REMEMBERED,
            len(change.events), len(change.outbox), len(change.delivered), *change.events,
        ]  # fmt: skip
        for entry in change.outbox:
            args += (entry.id, entry.body)
        args += change.delivered
        keys = [key(guild, name) for name in ("game", "log", "outbox", "seen", "seen-order")]
        word, value = await self._server.run(COMMIT, keys, args)
        if word == b"committed":
            return Committed(int(value))
        return Duplicate(value) if word == b"duplicate" else Conflict(int(value))

    async def answer(
        self, guild: int, game: str, version: int, interaction: str, answer: bytes
    ) -> Duplicate | Conflict | None:
        """Remember the answer to an interaction that changes nothing (a refusal), in one round trip.

        `game` and `version`: what it was decided upon (`""` and 0 without a game). None: noted.
        """
        keys = [key(guild, name) for name in ("game", "seen", "seen-order")]
        args = [interaction, game, version, answer, REMEMBERED_MS, REMEMBERED]
        word, value = await self._server.run(ANSWER, keys, args)
        if word == b"noted":
            return None
        return Duplicate(value) if word == b"duplicate" else Conflict(int(value))

    async def delivered(self, guild: int, ids: Sequence[str]) -> None:
        """Strike what has been said off the outbox."""
        if ids:
            await self._server.call(lambda client: client.hdel(key(guild, "outbox"), *ids))

    async def log(self, guild: int, since: int = 0) -> list[bytes]:
        """Every event of the live game, oldest first, but for the first `since`."""
        return await self._server.call(lambda client: client.lrange(key(guild, "log"), since, -1))

    async def finish(
        self, guild: int, game: str, version: int, ended: int, *, unsaid: bool = False, played: bool = True
    ) -> bool:
        """Archive the game (if one was `played`) and free its keys. `ended`: epoch milliseconds.

        False, and nothing done, when it is no longer at `version` or (unless `unsaid`) has something left to say.
        """
        archive = packed(Past(game, ended, tuple(await self.log(guild)))) if played else b""
        names = ("game", "log", "outbox", "history", PAST, f"{PAST}:{game}")
        keys = [key(guild, name) for name in names]
        args = [game, version, archive, KEPT_GAMES, int(unsaid), ended, KEPT_MS]
        over = await self._server.run(FINISH, keys, args)
        if over == 0:
            return False
        if over:
            gone = [key(guild, f"{PAST}:{token.decode()}") for token in over]
            await self._server.call(lambda client: client.delete(*gone))
        return True

    async def live(self, shards: Collection[int] | None = None, shard_count: int = 1) -> list[int]:
        """Guilds with a live game, of these shards alone (`None`: of all)."""
        guilds = sorted(guild_of(name) for name in await self._server.names(LIVE))
        return [guild for guild in guilds if is_ours(guild, shards, shard_count)]
