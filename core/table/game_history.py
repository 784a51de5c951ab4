"""The games that have ended in a table's server, as the store keeps them."""

from __future__ import annotations

import logging

from core.rules.events import Event
from core.store import Store
from core.table.archived_game import PastGame
from core.table.codec import read_event

log = logging.getLogger(__name__)


class GameHistory:
    """What is kept of a server's games. Every call raises `StoreUnavailable`."""

    def __init__(self, guild: int, store: Store) -> None:
        self._guild = guild
        self._store = store

    async def newest_log(self) -> list[Event]:
        """Everything that happened in the last game that has ended here."""
        past = await self._store.history(self._guild, 1)
        return [read_event(body) for game in past for body in game.events]

    async def game(self, token: str) -> PastGame | None:
        """The game of this token; None where it is not kept, or still played."""
        found = await self._store.past(self._guild, token)
        return None if found is None else PastGame.read(found)

    async def last(self, count: int, skip: int = 0) -> list[PastGame]:
        """The last games, newest first, without the `skip` newest."""
        games: list[PastGame] = []
        for found in await self._store.history(self._guild, count, skip):
            try:
                games.append(PastGame.read(found))
            except ValueError as error:  # another program's: one that cannot be read hides no other
                log.warning("guild %s: game %s cannot be read: %s", self._guild, found.game, error)
        return games

    async def kept(self) -> int:
        """How many games are kept, those too that cannot be read."""
        return len(await self._store.past_tokens(self._guild))

    async def turn_over(self, token: str) -> bool:
        """Let everybody see the cards of a game that was broken off; False where it is not kept."""
        return await self._store.show(self._guild, token)
