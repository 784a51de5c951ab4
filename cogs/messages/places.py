"""Where a game shows itself on Discord: its panel, its rooms, its menus. Written down, so that a restart finds them."""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Callable, Generator, Mapping
from contextvars import ContextVar
from dataclasses import dataclass

from core.table import PlaceNotes

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
    """The places of every guild's game, by name: `panel`, `lobby`, `menu:SEAT`, `menu:ROOM` (spots),
    `room:NAME` (thread ids). Read once, kept in memory from then on.

    They carry the token of their game. What an earlier game has left, because it could not be read or its store was
    emptied, is never found by a later one; it is handed out once, to be closed.
    """

    def __init__(self, kept: PlaceNotes, game: Callable[[int], str | None]) -> None:
        """`game`: the token of a guild's game, None where there is none."""
        self._kept, self._game = kept, game
        self._held: dict[int, dict[str, str]] = {}
        self._left: dict[int, dict[str, str]] = {}
        self._turn: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def of(self, guild: int) -> Mapping[str, str]:
        """All places of a guild's game."""
        token = self._token(guild)
        if token is None:
            return {}
        held = self._held.get(guild)
        if held is not None and held.get(GAME) == token:
            return held
        async with self._turn[guild]:
            return await self._read(guild, token)

    def _token(self, guild: int) -> str | None:
        token, working = self._game(guild), _work_of.get()
        return token if working in (None, token) else None

    async def _read(self, guild: int, token: str) -> dict[str, str]:
        held = self._held.get(guild)
        if held is None:
            held = self._held[guild] = await self._kept.refs(guild)
        if held.get(GAME) != token:
            if held:
                self._left[guild] = held
                await self._kept.drop_refs(guild)
            held = self._held[guild] = {GAME: token}
        return held

    async def left_behind(self, guild: int) -> Mapping[str, str]:
        """The places that an earlier game has left; told once."""
        await self.of(guild)
        return self._left.pop(guild, {})

    async def lost(self, guild: int, game: str) -> Mapping[str, str]:
        """The places of a game that can be read no more, unless a later one has found them; told once."""
        async with self._turn[guild]:
            left = await self._kept.refs(guild)
            if left.get(GAME) != game:
                return {}
            await self._kept.drop_refs(guild)
            self._held.pop(guild, None)
        return left

    async def spot(self, guild: int, name: str) -> Spot | None:
        """A message's place, or None."""
        text = (await self.of(guild)).get(name)
        return None if text is None else Spot.read(text)

    async def put(self, guild: int, places: Mapping[str, Spot | int | str | None]) -> None:
        """Note places by their names; None forgets one."""
        token = self._token(guild)
        if token is None:
            return
        named = {name: None if place is None else str(place) for name, place in places.items()}
        async with self._turn[guild]:
            held = await self._read(guild, token)
            await self._kept.refer(guild, {GAME: token, **named})
            for name, place in named.items():
                if place is None:
                    held.pop(name, None)
                else:
                    held[name] = place

    async def clear(self, guild: int) -> None:
        """Forget every place of a game that is over."""
        async with self._turn[guild]:
            await self._kept.drop_refs(guild)
            self._held.pop(guild, None)
