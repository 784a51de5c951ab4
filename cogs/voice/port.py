"""Who narrates at the tables: the seam between the games and the voice."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from discord.ext import commands

from core.rules.events import Event
from core.table import GuildNotes, Lobby, Table

SayAtTable = Callable[[Lobby, str, Mapping[str, Any]], Awaitable[None]]
"""Says a text by its id, with arguments, in a game's channel."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What narrators need of the running bot."""

    bot: commands.Bot | commands.AutoShardedBot
    # The table of a guild.
    table: Callable[[int], Table]
    # Now, in epoch milliseconds.
    now: Callable[[], int]
    say: SayAtTable
    # What is noted of a server.
    notes: GuildNotes
    # Whether a player is still in the server, by the server and the player; who is not is taken for gone.
    look: Callable[[int, int], Awaitable[bool]]


class Narration(Protocol):
    """The voice of every table of a process."""

    async def start(self, around: Surroundings) -> None:
        """The gateway is open: pay what debts of silence are left over.

        Called again where it raises `StoreUnavailable`, and when Discord shows servers that were away.
        """
        ...

    async def resume(self, guild: int) -> None:
        """A game goes on after a restart."""
        ...

    async def hear(self, guild: int, events: Sequence[Event]) -> None:
        """These events, whatever their audience, have happened at this table; only those for everybody may be heard.
        What happens before `start` is not narrated."""
        ...

    async def call(self, guild: int, *, here: bool) -> bool:
        """Send the narrator of a running game away from its voice table, or call it back. False if it has none."""
        ...

    def tables(self) -> int:
        """At how many tables a voice is open."""
        ...

    async def release(self, guild: int) -> None:
        """The game of this guild is no more: nobody stays muted."""
        ...

    async def close(self) -> None:
        """The process ends."""
        ...


class NoNarration:
    """Tables without a voice."""

    async def start(self, around: Surroundings) -> None:
        """Nothing is owed."""

    async def resume(self, guild: int) -> None:
        """Nobody speaks."""

    async def hear(self, guild: int, events: Sequence[Event]) -> None:
        """Nobody listens."""

    def tables(self) -> int:
        """None."""
        return 0

    async def call(self, guild: int, *, here: bool) -> bool:
        """Nobody comes."""
        return False

    async def release(self, guild: int) -> None:
        """Nobody is muted."""

    async def close(self) -> None:
        """Nobody is there."""
