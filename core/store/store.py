"""The store as the rest of the house sees it."""

from __future__ import annotations

from core.store.allowances import Allowances
from core.store.archive import Archive
from core.store.connect import Client, connect
from core.store.debts import Debts
from core.store.games import Games
from core.store.notes import Notes
from core.store.patience import Patience
from core.store.server import Server


class Store(Games, Archive, Debts, Notes, Allowances):
    """Games, those that have ended, mute debts, notes and allowances over one connection to Redis.

    Every method raises `StoreUnavailable` when Redis stays away for longer than `patience`.
    """

    def __init__(self, client: Client, patience: Patience | None = None) -> None:
        super().__init__(Server(client, patience))

    @classmethod
    def at(cls, url: str, patience: Patience | None = None) -> Store:
        """The store at an address that `connect` understands. Nothing is sent before the first command."""
        return cls(connect(url), patience)

    @property
    def round_trips(self) -> int:
        """How many commands have been sent so far."""
        return self._server.round_trips

    async def healthy(self) -> bool:
        """Whether Redis answers now, without waiting for it."""
        return await self._server.healthy()

    async def close(self) -> None:
        """Give the connections back."""
        await self._server.close()
