"""Where a game shows itself on Discord: its panel, its rooms, its menus. Written down, so that a restart finds them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from core.table import PlaceNotes


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
    `room:NAME` (thread ids). Read once, kept in memory from then on."""

    def __init__(self, kept: PlaceNotes) -> None:
        self._kept = kept
        self._held: dict[int, dict[str, str]] = {}

    async def of(self, guild: int) -> dict[str, str]:
        """All places of a guild's game."""
        held = self._held.get(guild)
        if held is None:
            held = self._held[guild] = await self._kept.refs(guild)
        return held

    async def spot(self, guild: int, name: str) -> Spot | None:
        """A message's place, or None."""
        text = (await self.of(guild)).get(name)
        return None if text is None else Spot.read(text)

    async def thread(self, guild: int, name: str) -> int | None:
        """A thread's id, or None."""
        text = (await self.of(guild)).get(name)
        return None if text is None else int(text)

    async def put(self, guild: int, places: Mapping[str, Spot | int | str | None]) -> None:
        """Note places by their names; None forgets one."""
        held = await self.of(guild)
        named = {name: None if place is None else str(place) for name, place in places.items()}
        await self._kept.refer(guild, named)
        for name, place in named.items():
            if place is None:
                held.pop(name, None)
            else:
                held[name] = place

    async def clear(self, guild: int) -> None:
        """Forget every place of a game that is over."""
        await self._kept.drop_refs(guild)
        self._held.pop(guild, None)
