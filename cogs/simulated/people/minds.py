"""What the scripted players of a local table know: the table's own log, each event for those who may see it."""

from __future__ import annotations

import asyncio
import logging

from core.simulate.company import Players
from core.table import StoreUnavailable, Table

log = logging.getLogger(__name__)


class Minds:
    """The players of the game that runs. They are made anew from its log when the program starts again, or when
    something of the game has been undone; what was said at the table by then is forgotten."""

    def __init__(self, seed: int | str) -> None:
        self._seed = seed
        self._token = ""
        self._games = 0
        self._heard = 0
        self._seen: tuple[object, ...] = ()
        self._tick = 0
        self.players: Players | None = None
        self._listening = asyncio.Lock()  # Two who listen at once would hear some things twice, and others never.

    async def listen(self, table: Table) -> Players | None:
        """Hear what has happened since; None where no game is running, or its log cannot be read just now."""
        async with self._listening:
            return await self._listen(table)

    async def _listen(self, table: Table) -> Players | None:
        state = table.state
        book = table.book
        if state is None or book is None or state.game is None or not state.running:
            self.players = None
            self._token = ""
            return None
        game = state.game
        if state.token != self._token or self.players is None or game.tick < self._tick:
            cards = sorted(seat.dealt for seat in game.seats)
            self.players = Players(book, cards, f"{self._seed}/{self._games}")
            self._games += 1
            self._token = state.token
            self._heard = 0
            self._seen = ()
        seen = (game.tick, game.serial, None if game.turn is None else game.turn.number)
        if seen != self._seen:
            try:
                happened = await table.log(self._heard)
            except StoreUnavailable:
                return None
            if not self._heard:
                self.players.look(game)  # what they did before they were listened to says nothing without their cards
            self.players.hear(happened)
            self._heard += len(happened)
            self._seen = seen
            self._tick = game.tick
            self.players.look(game)
        return self.players
