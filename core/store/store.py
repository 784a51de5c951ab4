"""The store as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Callable

from core.store.allowances import Allowances
from core.store.connect import Client, connect
from core.store.game_archive import Archive
from core.store.games import Games
from core.store.hints import Hints
from core.store.keys import TableId, is_needed, is_owed
from core.store.mute_debts import SOMEBODY, MuteDebts
from core.store.owners import Owners
from core.store.pending_speech import Voices
from core.store.person_traces import Whereabouts
from core.store.redis_retries import Patience
from core.store.redis_server import Part, RedisServer
from core.store.replicas import replicas_at
from core.store.results import Results
from core.store.shelf import Shelf
from core.store.stored_notes import Notes


class Store(Games, Archive, Results, Whereabouts, MuteDebts, Notes, Shelf, Allowances, Owners, Voices, Hints):
    """Games, those that have ended and what they came to, where people have been, mute debts, notes, own rulebooks,
    allowances, who serves which shards, what voices have to say, and hints, over one connection to Redis.

    Every method raises `StoreUnavailable` when Redis stays away for longer than `patience`.
    """

    def __init__(self, client: Client, patience: Patience | None = None, replicas: int = 0) -> None:
        server = RedisServer(
            client, patience, replicas, [kind for part in Part.__subclasses__() for kind in part.KEEPS]
        )
        super().__init__(server)
        server.lost = self._lost
        self.lost_game: Callable[[TableId], object] = lambda _: None
        """Called with each table of whose game something has been put aside that it cannot go on without (see
        `core.store.misfits`). All of the game is deleted by then."""

    async def _lost(self, name: str) -> None:
        table = is_needed(name)
        if table is not None:
            await self.drop(table)
            self.lost_game(table)
        guild = is_owed(name)
        if guild is not None:
            await self.owe(guild, SOMEBODY, 0)

    @classmethod
    def at(cls, url: str, patience: Patience | None = None, replicas: int | None = None) -> Store:
        """The store at an address that `connect` understands. Nothing is sent before the first command.

        `replicas`: so many have a commit before it is answered for; by default one, where there is a fail-over.
        """
        return cls(connect(url), patience, replicas_at(url) if replicas is None else replicas)

    @property
    def round_trips(self) -> int:
        """How many commands have been sent so far."""
        return self._server.round_trips

    async def reach(self) -> None:
        """Wait, with patience, until Redis answers. Raises `StoreUnavailable`, and what no patience cures."""
        await self._server.reach()

    async def hindrance(self) -> str:
        """What keeps the bot from doing what it does on a server that answers, and the remedy; nothing where it can."""
        return await self._server.hindrance()

    async def healthy(self) -> bool:
        """Whether Redis answers now, without waiting for it."""
        return await self._server.healthy()

    async def close(self) -> None:
        """Give the connections back."""
        await self._server.close()
