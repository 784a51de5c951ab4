"""Where a game shows itself on Discord: its panel, its rooms, its menus. Written down, so that a restart finds them."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import TypeVar

from cogs.messages.place_notes import GAME, GameNote, GameNotes, NoteChange
from cogs.messages.work import Work
from core.table import PlaceNotes, TableId

V = TypeVar("V")


class Places:
    """The notes of every table's game, as `place_notes` declares them. Read once, kept in memory from then on.

    They carry the token of their game. What an earlier game has left, because it could not be read or its store was
    emptied, is never found by a later one; it is handed out once, to be closed.
    """

    def __init__(
        self,
        kept: PlaceNotes,
        game: Callable[[TableId], str | None],
        ours: Callable[[int], bool] = lambda _: True,
        tell: Callable[[str], Awaitable[None]] | None = None,
    ) -> None:
        """`game`: the token of a table's game, None where there is none. `ours`: whether this process serves a guild's
        tables; another's places are read at each use, and who serves it is told (`tell`) when they are noted."""
        self._kept = kept
        self._game = game
        self._ours = ours
        self._tell = tell
        self._held: dict[TableId, dict[str, str]] = {}
        self._left: dict[TableId, dict[str, str]] = {}
        # The token of the last game at a table whose places were forgotten for good.
        self._cleared: dict[TableId, str] = {}
        self._turn: defaultdict[TableId, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def of(self, work: Work) -> GameNotes:
        """All places of a table's game, if it is the one that the work is for."""
        return GameNotes(await self._written(work))

    async def _written(self, work: Work) -> dict[str, str]:
        table = work.table
        token = self._token(work)
        if token is None:
            return {}
        if not self._ours(table.guild):
            held = await self._kept.refs(table)
            return held if held.get(GAME.key) == token else {}
        held = self._held.get(table)
        if held is not None and held.get(GAME.key) == token:
            return held
        async with self._turn[table]:
            return await self._read(table, token)

    def in_mind(self, table: TableId) -> GameNotes:
        """Those that this process has in mind, without asking anybody: for who only looks on."""
        held = self._held.get(table, {})
        return GameNotes(held if held.get(GAME.key) == self._token(Work(table)) else {})

    def _token(self, work: Work) -> str | None:
        token = self._game(work.table)
        return token if work.game in (None, token) and token != self._cleared.get(work.table) else None

    async def _read(self, table: TableId, token: str) -> dict[str, str]:
        held = self._held.get(table)
        if held is None:
            held = self._held[table] = await self._kept.refs(table)
        if held.get(GAME.key) != token:
            if held:
                self._left[table] = held
                await self._kept.drop_refs(table)
            held = self._held[table] = {GAME.key: token}
        return held

    async def left_behind(self, work: Work) -> GameNotes:
        """The places that an earlier game has left; told once."""
        await self._written(work)
        return GameNotes(self._left.pop(work.table, {}))

    async def lost(self, table: TableId, game: str | None) -> GameNotes:
        """The places of a game that can be read no more (None: of the last), unless a later one has found them; told
        once."""
        async with self._turn[table]:
            left = await self._kept.refs(table) or self._held.get(table, {})  # Redis may have lost them with the game
            if left.get(GAME.key) != game if game is not None else left.get(GAME.key) in (None, self._game(table)):
                return GameNotes({})
            await self._kept.drop_refs(table)
            self._held.pop(table, None)
        return GameNotes(left)

    async def get(self, work: Work, note: GameNote[V]) -> V | None:
        """One of them, or None."""
        return (await self.of(work)).get(note)

    async def put(self, work: Work, *changes: NoteChange) -> None:
        """Write these down, at once; of two changes of one note the later holds."""
        table = work.table
        named = {change.key: change.text for change in changes}
        async with self._turn[table]:
            token = self._token(work)
            if token is None:
                return
            if not self._ours(table.guild):
                await self._kept.refer(table, {GAME.key: token, **named})
                if self._tell is not None:
                    await self._tell(str(table))
                return
            held = await self._read(table, token)
            await self._kept.refer(table, {GAME.key: token, **named})
            for name, place in named.items():
                if place is None:
                    held.pop(name, None)
                else:
                    held[name] = place

    async def again(self, table: TableId) -> None:
        """Note all that this process knows of a table's game once more: Redis was put back to an earlier hour."""
        async with self._turn[table]:
            held = self._held.get(table)
            if held is not None and held.get(GAME.key) == self._token(Work(table)):
                before = await self._kept.refs(table)
                await self._kept.refer(table, {**dict.fromkeys(before), **held})

    def changed_elsewhere(self, table: str | None) -> None:
        """Another process has noted places of this table (None: perhaps of any): read them again."""
        if table is None:
            self._held.clear()
        else:
            self._held.pop(TableId.read(table), None)

    def moved(self) -> None:
        """Which guilds are ours has changed."""
        for table in [table for table in self._held if not self._ours(table.guild)]:
            del self._held[table]

    async def clear(self, table: TableId) -> None:
        """Forget every place of a game that is over. What was still under way for it notes nothing any more."""
        token = self._game(table)
        if token is not None:
            self._cleared[table] = token
        async with self._turn[table]:
            await self._kept.drop_refs(table)
            self._held.pop(table, None)
