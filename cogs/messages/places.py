"""Where a game shows itself on Discord: its panel, its rooms, its menus. Written down, so that a restart finds them."""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Awaitable, Callable, Generator, Mapping
from contextvars import ContextVar
from dataclasses import dataclass

from core.table import PlaceNotes, TableId

GAME = "game"
"""The field that says whose the others are: the token of a game."""

_work_of: ContextVar[str | None] = ContextVar("work_of", default=None)


@contextlib.contextmanager
def work_of(game: str | None) -> Generator[None]:
    """What is done within is work for this game (None: for whichever is played): it finds and notes no other's places,
    even if that other has begun meanwhile."""
    token = _work_of.set(game)
    try:
        yield
    finally:
        _work_of.reset(token)


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a message is."""

    channel: int
    message: int
    # Of the phase that it was made for.
    serial: int = 0

    def __str__(self) -> str:
        return f"{self.channel}.{self.message}.{self.serial}"

    @classmethod
    def read(cls, text: str) -> Spot:
        """Read what `str` made."""
        return cls(*(int(part) for part in text.split(".")))


class Places:
    """The places of every table's game, by name: `panel`, `lobby`, `menu:SEAT`, `menu:ROOM` (spots),
    `room:NAME` (thread ids). Read once, kept in memory from then on.

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
        self._kept, self._game, self._ours, self._tell = kept, game, ours, tell
        self._held: dict[TableId, dict[str, str]] = {}
        self._left: dict[TableId, dict[str, str]] = {}
        # The token of the last game at a table whose places were forgotten for good.
        self._cleared: dict[TableId, str] = {}
        self._turn: defaultdict[TableId, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def of(self, table: TableId) -> Mapping[str, str]:
        """All places of a table's game."""
        token = self._token(table)
        if token is None:
            return {}
        if not self._ours(table.guild):
            held = await self._kept.refs(table)
            return held if held.get(GAME) == token else {}
        held = self._held.get(table)
        if held is not None and held.get(GAME) == token:
            return held
        async with self._turn[table]:
            return await self._read(table, token)

    def in_mind(self, table: TableId) -> Mapping[str, str]:
        """Those that this process has in mind, without asking anybody: for who only looks on."""
        held = self._held.get(table, {})
        return held if held.get(GAME) == self._token(table) else {}

    def _token(self, table: TableId) -> str | None:
        token, working = self._game(table), _work_of.get()
        return token if working in (None, token) and token != self._cleared.get(table) else None

    async def _read(self, table: TableId, token: str) -> dict[str, str]:
        held = self._held.get(table)
        if held is None:
            held = self._held[table] = await self._kept.refs(table)
        if held.get(GAME) != token:
            if held:
                self._left[table] = held
                await self._kept.drop_refs(table)
            held = self._held[table] = {GAME: token}
        return held

    async def left_behind(self, table: TableId) -> Mapping[str, str]:
        """The places that an earlier game has left; told once."""
        await self.of(table)
        return self._left.pop(table, {})

    async def lost(self, table: TableId, game: str | None) -> Mapping[str, str]:
        """The places of a game that can be read no more (None: of the last), unless a later one has found them; told
        once."""
        async with self._turn[table]:
            left = await self._kept.refs(table) or self._held.get(table, {})  # Redis may have lost them with the game
            if left.get(GAME) != game if game is not None else left.get(GAME) in (None, self._game(table)):
                return {}
            await self._kept.drop_refs(table)
            self._held.pop(table, None)
        return left

    async def spot(self, table: TableId, name: str) -> Spot | None:
        """A message's place, or None."""
        text = (await self.of(table)).get(name)
        return None if text is None else Spot.read(text)

    async def put(self, table: TableId, places: Mapping[str, Spot | int | str | None]) -> None:
        """Note places by their names; None forgets one."""
        named = {name: None if place is None else str(place) for name, place in places.items()}
        async with self._turn[table]:
            token = self._token(table)
            if token is None:
                return
            if not self._ours(table.guild):
                await self._kept.refer(table, {GAME: token, **named})
                if self._tell is not None:
                    await self._tell(str(table))
                return
            held = await self._read(table, token)
            await self._kept.refer(table, {GAME: token, **named})
            for name, place in named.items():
                if place is None:
                    held.pop(name, None)
                else:
                    held[name] = place

    async def again(self, table: TableId) -> None:
        """Note all that this process knows of a table's game once more: Redis was put back to an earlier hour."""
        async with self._turn[table]:
            held = self._held.get(table)
            if held is not None and held.get(GAME) == self._token(table):
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
