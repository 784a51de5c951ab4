"""Who narrates at the tables: the seam between the games and the voice."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from discord.ext import commands

from cogs.voice.unsaid import Place
from core.rules.events import Event
from core.table import GuildNotes, Lobby, Table, TableId

SayAtTable = Callable[[TableId, Lobby, str, Mapping[str, Any]], Awaitable[None]]
"""Says a text by its id, with arguments, in a game's channel."""


class VoiceNotes(Protocol):
    """Where is noted what the voice of a server has still to say: `core.store.Voices`."""

    async def note_voice(self, guild: int, text: str | None) -> None:
        """Keep this; `None`: nothing any more."""
        ...

    async def voiced(self) -> list[int]:
        """The servers of which something is noted."""
        ...

    async def voice_note(self, guild: int) -> str | None:
        """What was noted last."""
        ...


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What narrators need of the running bot."""

    bot: commands.Bot | commands.AutoShardedBot
    table: Callable[[TableId], Table]
    """The table of an id."""
    now: Callable[[], int]
    """Now, in epoch milliseconds."""
    say: SayAtTable
    notes: GuildNotes
    """What is noted of a server."""
    unsaid: VoiceNotes
    """What is left to be said."""
    look: Callable[[TableId, int], Awaitable[bool]]
    """Whether a player is still in the server, by the table and the player; who is not is taken for gone."""
    tables: Callable[[int], Sequence[Table]]
    """The tables of a server that live."""
    live: Callable[[int], Awaitable[Sequence[Table]]]
    """The same, read if need be. Raises `StoreUnavailable`."""
    ours: Callable[[int], bool] = lambda _: True
    """Whether this process serves a server."""


class Narration(Protocol):
    """The voice of every table of a process."""

    async def start(self, around: Surroundings) -> None:
        """The gateway is open: pay what debts of silence are left over.

        Called again where it raises `StoreUnavailable`, and when Discord shows servers that were away.
        """
        ...

    async def resume(self, id_: TableId) -> None:
        """A game goes on after a restart."""
        ...

    async def hear(self, id_: TableId, events: Sequence[Event], place: Place | None = None) -> None:
        """These events, whatever their audience, have happened at this table; only those for everybody may be heard.

        `place`: where the last of them stands among all that is said; what was heard by an earlier process is not said
        again. In a running game they wait for `resume`. What is to be said of them is noted for the next process when
        this returns."""
        ...

    async def call(self, id_: TableId, *, here: bool) -> bool:
        """Send the narrator of a running game away from its voice table, or call it back. False if it has none."""
        ...

    def tables(self) -> int:
        """At how many tables a voice is open."""
        ...

    def went_back(self, id_: TableId) -> None:
        """The game goes on from an earlier hour, to which Redis was put back: who sits and lives is another matter."""
        ...

    async def release(self, id_: TableId) -> None:
        """The game of this table is no more: nobody stays muted."""
        ...

    async def leave(self, id_: TableId, *, taken: bool) -> None:
        """Another process serves this table from now on: the voice goes, and nobody is released. `taken`: that process
        may be in the channel by now."""
        ...

    async def close(self) -> None:
        """The process ends."""
        ...


class NoNarration:
    """Tables without a voice."""

    async def start(self, around: Surroundings) -> None:
        """Nothing is owed."""

    async def resume(self, id_: TableId) -> None:
        """Nobody speaks."""

    async def hear(self, id_: TableId, events: Sequence[Event], place: Place | None = None) -> None:
        """Nobody listens."""

    def tables(self) -> int:
        """None."""
        return 0

    async def call(self, id_: TableId, *, here: bool) -> bool:
        """Nobody comes."""
        return False

    def went_back(self, id_: TableId) -> None:
        """Nobody listens."""

    async def release(self, id_: TableId) -> None:
        """Nobody is muted."""

    async def leave(self, id_: TableId, *, taken: bool) -> None:
        """Nobody was there."""

    async def close(self) -> None:
        """Nobody is there."""
