"""The one door out: events with their audience become messages in the places where that audience reads."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Coroutine, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord

from cogs.look import Look
from cogs.private import Private
from cogs.public import Public
from cogs.surface import ChannelGoneError
from cogs.teams import Teams
from core.rulebook.book import Rulebook
from core.rules.events import ALL, HOST
from core.table import Said, TableState
from core.table.commands import Stop

if TYPE_CHECKING:
    from cogs.bot import Moderator

DAY = "day"
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Batch:
    """What is to be said now, at a table as it stands. ``look``: in the table's language."""

    guild: int
    state: TableState
    book: Rulebook
    look: Look
    said: Sequence[Said]

    def to(self, wanted: Callable[[str], bool]) -> list[Said]:
        """What is addressed to these audiences, in order."""
        return [one for one in self.said if wanted(one.event.to)]

    def has(self, kind: str) -> bool:
        """Whether something of this kind has happened."""
        return any(one.event.kind == kind for one in self.said)


class Door:
    """The delivery of every table. What happened together goes out together: one message a place."""

    def __init__(self, bot: Moderator) -> None:
        self._bot = bot
        self.public, self.teams, self.private = Public(bot), Teams(bot), Private(bot)

    async def deliver(self, guild: int, said: Sequence[Said]) -> Collection[str]:
        """Show these to their audiences. What Discord would not take just now is left for another try."""
        table = self._bot.tables.get(guild)
        state, book = table.state, table.book
        if state is None or book is None:
            return [one.id for one in said]
        if state.running:
            self._bot.playing.add(guild)
        look = Look.at(guild, state, book, state.lobby.language, self._bot.pieces.now())
        batch = Batch(guild, state, book, look, said)
        done: list[str] = []
        try:
            done += await self._try(self.public.show(batch), batch.to(lambda to: to == ALL))
            await self._bot.pieces.voices.hear(self._bot, guild, [one.event for one in said if one.id in done])
            done += await self._try(self.teams.show(batch), batch.to(lambda to: to.startswith("room:")))
            done += await self.private.show(batch)
            done += await self._try(self.private.show_host(batch), batch.to(lambda to: to == HOST))
        except ChannelGoneError:
            await self._channel_gone(batch)
            return [one.id for one in said]
        if state.over and len(done) == len(said):
            await self._bot.places.clear(guild)
            self._bot.roll.forget(guild)
            self._bot.playing.discard(guild)
            self._bot.metrics.games_ended.labels(state.closed or "won").inc()
        elif batch.has("phase") and state.game is not None and state.game.phase == DAY:
            await self._bot.roll.call(guild, state)
        return done

    async def _try(self, showing: Coroutine[Any, Any, None], said: list[Said]) -> list[str]:
        try:
            await showing
        except discord.HTTPException as error:
            log.warning("guild: Discord did not take a message: %s", error)
            return []
        return [one.id for one in said]

    async def _channel_gone(self, batch: Batch) -> None:
        """The game's channel was deleted: the game ends, and its host is told."""
        lobby = batch.state.lobby
        await self._bot.places.clear(batch.guild)
        if not batch.state.over:
            await self._bot.tables.get(batch.guild).do(Stop(by=lobby.host, steward=True))
        await self.private.word(lobby.moderator or lobby.host, batch, "error-channel-gone")
