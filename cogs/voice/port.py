"""Who speaks at the voice tables: the seam between the games and their narrators."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from core.rules.events import Event

if TYPE_CHECKING:
    from cogs.moderator import Moderator


class Voices(Protocol):
    """The voice of every table of a process."""

    async def start(self, bot: Moderator) -> None:
        """The gateway is open: pay what debts of silence are left over."""
        ...

    async def resume(self, bot: Moderator, guild: int) -> None:
        """A game goes on after a restart."""
        ...

    async def hear(self, bot: Moderator, guild: int, events: Sequence[Event]) -> None:
        """These events, whatever their audience, have happened at this table; only those for everybody may be heard."""
        ...

    async def close(self) -> None:
        """The process ends."""
        ...


class NoVoices:
    """Tables without a voice."""

    async def start(self, bot: Moderator) -> None:
        """Nothing is owed."""

    async def resume(self, bot: Moderator, guild: int) -> None:
        """Nobody speaks."""

    async def hear(self, bot: Moderator, guild: int, events: Sequence[Event]) -> None:
        """Nobody listens."""

    async def close(self) -> None:
        """Nobody is there."""
