"""What the scripted players of a local table know: the table's own log, each event for those who may see it."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from core.rules.events import Event
from core.simulate.company import Players
from core.simulate.said import Statement
from core.table import StoreUnavailable, Table

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Said:
    """Something that was said, when so many events of the game's log had been heard."""

    after: int
    statement: Statement
    row: str
    """The two as they are written down: once, since all of a game is written with each of its moments."""

    @classmethod
    def of(cls, after: int, statement: Statement) -> _Said:
        """With its row."""
        said = {key: value for key, value in asdict(statement).items() if value is not None}
        return cls(after, statement, json.dumps([after, said]))


class Minds:
    """The players of the game that runs. They are made anew from its log, and from what was said among it, when the
    program starts again, or when something of the game has been undone."""

    def __init__(self, seed: int | str) -> None:
        self._seed = seed
        self._game = ""
        """Of which game `_said` was said."""
        self._said: list[_Said] = []
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
            if state.token != self._game:
                self._game = state.token
                self._said = []
            self._heard = 0
            self._seen = ()
        seen = (game.tick, game.serial, None if game.turn is None else game.turn.number)
        if seen != self._seen:
            try:
                happened = await table.log(self._heard)
            except StoreUnavailable:
                return None
            if self._heard:
                self.players.hear(happened)
            else:
                self.players.look(game)  # what they did before they were listened to says nothing without their cards
                self._hear_all(self.players, happened)
            self._heard += len(happened)
            self._seen = seen
            self._tick = game.tick
            self.players.look(game)
        return self.players

    def _hear_all(self, players: Players, happened: Sequence[Event]) -> None:
        """The whole of the log, each thing that was said in its place."""
        before = 0
        for said in self._said:
            players.hear(happened[before : said.after])
            players.square.hear_again(said.statement)
            before = said.after
        players.hear(happened[before:])

    def hear(self, players: Players, said: Statement) -> None:
        """Somebody has said this, so that all could hear it."""
        players.square.hear(said)
        self._said.append(_Said.of(self._heard, said))

    def written(self) -> str:
        """What was said in the game that runs, or ran last, to be remembered."""
        return f"[{json.dumps(self._game)}, [{', '.join(one.row for one in self._said)}]]"

    def remember(self, written: str) -> None:
        """What was said before the program started again. Raises `ValueError` and `TypeError` for what is none."""
        self._game, said = json.loads(written)
        self._said = [_Said.of(after, Statement(**one)) for after, one in said]
