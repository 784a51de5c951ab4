"""The game of a table in Redis: snapshot, log, outbox, answered interactions, archive."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from core.store.changes import Change, Committed, Conflict, Duplicate, Entry, Past, Saved, order
from core.store.folding import AT_ONCE, folded, restored, shortened, unfolded
from core.store.game_archive import KEPT_GAMES, KEPT_MS, PAST, packed
from core.store.hints import WOKEN
from core.store.keeps import Keeps
from core.store.keys import LIVE, TABLES, TableId, is_ours, key, table_key, table_of
from core.store.redis_server import Part
from core.store.scripts import ANSWER, CHANGE, COMMIT, FINISH, LOAD, RAISE

REMEMBERED = 192
"""Interactions and commits remembered per table."""
REMEMBERED_MS = 15 * 60 * 1000
"""An interaction's token lives so long; none is sent again later."""
WHEN = 3
"""So many bytes before an answer say that it is one, and of which minute."""
SEEN = "seen"
"""Where an earlier program remembered them; Redis lets it go after the same time."""


class Games(Part):
    """What a table needs of Redis. Knows no rule: snapshots, events and answers are bytes."""

    KEEPS = (
        Keeps("game", r"mafia:\{\d+\}:(?:game|outbox)(?:\.\d+)?", "hash", people=True),
        Keeps("game", r"mafia:\{\d+\}:log(?:\.\d+)?", "list", people=True),
        Keeps("answers", r"mafia:\{\d+\}:answers(?:\.\d+)?", "list", people=True),
        Keeps("answers", rf"mafia:\{{\d+\}}:{SEEN}(?:\.\d+)?", "hash", people=True),
    )

    async def load(self, table: TableId) -> Saved | None:
        """The live game of a table and what it has yet to say, in one round trip. Raises `StoreUnavailable`."""
        (found,) = await self._load([table])
        return found

    async def load_all(self, guild: int) -> dict[TableId, Saved]:
        """The live games of a guild, in one round trip. Raises `StoreUnavailable`."""
        tables = [TableId(guild, number) for number in range(TABLES)]
        found = zip(tables, await self._load(tables), strict=True)
        return {table: saved for table, saved in found if saved is not None}

    async def _load(self, tables: Sequence[TableId]) -> list[Saved | None]:
        keys = [table_key(table, name) for table in tables for name in ("game", "outbox")]
        return [_saved(found) for found in await self._server.run(LOAD, keys, [])]

    async def commit(self, table: TableId, change: Change) -> Committed | Conflict | Duplicate:
        """Write all of `change` or nothing of it, in one round trip.

        May be repeated with the same `change`: one that was carried out is recognised by its id and says
        `Committed` again. Raises `StoreUnavailable`; the change may then have been carried out or not.
        """
        fold = change.folded
        args: list[bytes | str | int] = [
            change.id, change.game, change.expect, change.snapshot,
            change.interaction or "", shortened(change.answer), REMEMBERED_MS, REMEMBERED,
            len(change.events), len(change.outbox), len(change.delivered),
            self._server.topic(WOKEN) if change.wake else "", str(table),
            *(("0", "", "0") if fold is None else (fold.count, fold.chunk, int(fold.last))),
            AT_ONCE, change.leap, *change.events,
        ]  # fmt: skip
        for entry in change.outbox:
            args += (entry.id, entry.body)
        args += change.delivered
        keys = [table_key(table, name) for name in ("game", "log", "outbox", "answers", SEEN)]
        word, value, *rest = await self._server.keep(COMMIT, keys, args)
        if word == b"committed":
            (end,) = rest
            return Committed(int(value), folded(end) if end else None)
        return Duplicate(restored(value)) if word == b"duplicate" else Conflict(int(value))

    async def answer(
        self, table: TableId, game: str, version: int, interaction: str, answer: bytes
    ) -> Duplicate | Conflict | None:
        """Remember the answer to an interaction that changes nothing (a refusal), in one round trip.

        `game` and `version`: what it was decided upon (`""` and 0 without a game). None: noted.
        """
        keys = [table_key(table, name) for name in ("game", "answers", SEEN)]
        args = [interaction, game, version, shortened(answer), REMEMBERED_MS, REMEMBERED]
        word, value = await self._server.run(ANSWER, keys, args)
        if word == b"noted":
            return None
        return Duplicate(restored(value)) if word == b"duplicate" else Conflict(int(value))

    async def delivered(self, table: TableId, ids: Sequence[str]) -> None:
        """Strike what has been said off the outbox."""
        if ids:
            await self._server.call(lambda client: client.hdel(table_key(table, "outbox"), *ids))

    async def log(self, table: TableId, since: int = 0) -> list[bytes]:
        """Every event of the live game, oldest first, but for the first `since`."""
        elements = await self._server.call(lambda client: client.lrange(table_key(table, "log"), 0, -1))
        return unfolded(elements)[since:]

    async def change_answers(self, guild: int, change: Callable[[bytes], bytes]) -> None:
        """Put what `change` makes of each remembered answer in its place, for as long as it had; of one that somebody
        else has changed meanwhile, what it makes of that."""
        for number in range(TABLES):
            name = table_key(TableId(guild, number), "answers")
            while flat := await self._to_change(name, change):
                await self._server.run(CHANGE, [name], flat)

    async def _to_change(self, name: str, change: Callable[[bytes], bytes]) -> list[bytes]:
        held = set((await self._answers(name))[1::2])
        return [part for old in held if (new := _changed(old, change)) != old for part in (old, new)]

    async def _answers(self, name: str) -> list[bytes]:
        return await self._server.call(lambda client: client.lrange(name, 0, -1))

    async def finish(
        self, table: TableId, game: str, version: int, ended: int, *, unsaid: bool = False, played: bool = True
    ) -> bool:
        """Archive the game (if one was `played`) and free its keys. `ended`: epoch milliseconds.

        False, and nothing done, when it is no longer at `version` or (unless `unsaid`) has something left to say.
        """
        archive = packed(Past(game, ended, tuple(await self.log(table)))) if played else b""
        freed = [table_key(table, name) for name in ("game", "log", "outbox")]
        keys = [*freed, *(key(table.guild, name) for name in ("history", PAST, f"{PAST}:{game}"))]
        args = [game, version, archive, KEPT_GAMES, int(unsaid), ended, KEPT_MS]
        over = await self._server.run(FINISH, keys, args)
        if over == 0:
            return False
        if over:
            gone = [key(table.guild, f"{PAST}:{token.decode()}") for token in over]
            await self._server.call(lambda client: client.delete(*gone))
        return True

    async def drop(self, table: TableId) -> None:
        """Delete the game of a table, of which Redis has lost a part."""
        names = [table_key(table, name) for name in ("game", "log", "outbox")]
        await self._server.call(lambda client: client.delete(*names))

    async def raised(self, table: TableId, game: str, version: int, to: int) -> bool:
        """Count on from `to`, so that no id of what is said comes again: Redis was put back to `version`. False, and
        nothing done, when it is no longer there."""
        return bool(await self._server.run(RAISE, [table_key(table, "game")], [game, version, to]))

    async def live(self, shards: Collection[int] | None = None, shard_count: int = 1) -> list[TableId]:
        """Tables with a live game, of these shards alone (`None`: of all)."""
        found = sorted(table for name in await self._server.names(LIVE) if (table := table_of(name)) is not None)
        return [table for table in found if is_ours(table.guild, shards, shard_count)]


def _changed(old: bytes, change: Callable[[bytes], bytes]) -> bytes:
    when = old[:WHEN]
    answer = restored(old[WHEN:])
    new = change(answer)
    return old if new == answer else when + shortened(new)


def _saved(found: Any) -> Saved | None:
    if found is None:
        return None
    game, version, snapshot, flat = found
    pairs = zip(flat[::2], flat[1::2], strict=True)
    outbox = sorted((Entry(name.decode(), body) for name, body in pairs), key=order)
    return Saved(game.decode(), int(version), snapshot, tuple(outbox))
