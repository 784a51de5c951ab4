"""What is heard of a game before it is taken up: kept until then, in its order."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from cogs.voice.gateway import VoiceGateway
from cogs.voice.unsaid import Place
from core.rules.events import Event
from core.table import NotNow, TableId

PATIENCE = 10.0
"""Seconds for which what is heard of a game waits for it to be taken up: whoever tells of it forgets it then, and tells
nothing further before. Afterwards it is kept in memory alone, for a voice is nothing for which texts wait for long."""

Heard = tuple[Sequence[Event], Place | None]


@dataclass
class _Waiting:
    until: float
    heard: deque[Heard] = field(default_factory=deque[Heard])
    over: asyncio.Event = field(default_factory=asyncio.Event)
    elsewhere: bool = False


class Early:
    """Of each game that is yet to be taken up, what was heard of it."""

    def __init__(self, gateway: VoiceGateway) -> None:
        self._gateway = gateway
        self._games: dict[TableId, _Waiting] = {}

    async def keep(self, id_: TableId, heard: Heard) -> None:
        """Keep this until the game is taken up, and wait for that, within reason. Raises `NotNow` where another process
        takes it up."""
        now = asyncio.get_running_loop().time()
        game = self._games.setdefault(id_, _Waiting(now + PATIENCE))
        game.heard.append(heard)
        if now < game.until:
            try:
                await self._gateway.wait(game.over, game.until - now)
            except asyncio.CancelledError:  # then it is told again
                self._forget(id_, game, heard)
                raise
        if game.elsewhere:
            raise NotNow("another process speaks at this table")

    def _forget(self, id_: TableId, game: _Waiting, heard: Heard) -> None:
        if heard in game.heard:
            game.heard.remove(heard)
        if not game.heard and self._games.get(id_) is game:
            del self._games[id_]

    def next(self, id_: TableId) -> Heard | None:
        """The first that is still kept of a game, and kept no more."""
        game = self._games.get(id_)
        return game.heard.popleft() if game is not None and game.heard else None

    def over(self, id_: TableId, *, elsewhere: bool = False) -> None:
        """Nobody waits for this game any more: it is taken up, has no voice, is lost, or another process has it."""
        game = self._games.pop(id_, None)
        if game is not None:
            game.elsewhere = elsewhere
            game.over.set()

    def over_unless(self, waits: Callable[[TableId], bool]) -> None:
        """Nobody waits any more but for these games."""
        for id_ in [one for one in self._games if not waits(one)]:
            self.over(id_)
