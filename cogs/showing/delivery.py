"""The one door out: events with their audience become messages in the places where that audience reads."""

from __future__ import annotations

import logging
from collections.abc import Collection, Coroutine, Sequence
from typing import Any

import discord

from cogs.messages.sender import ChannelGoneError
from cogs.services import Services
from cogs.showing.batch import Batch
from cogs.showing.menus import Menus
from cogs.showing.private import Private
from cogs.showing.public import Public
from cogs.showing.teams import Teams
from cogs.showing.view import TableView
from core.rules.events import ALL, HOST, PhaseBegan
from core.table import Said
from core.table.commands import Stop

DAY = "day"
log = logging.getLogger(__name__)


class DiscordDelivery:
    """The delivery of every table. What happened together goes out together: one message a place."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.menus = Menus(services)
        self.private = Private(services, self.menus)
        self.public = Public(services, self.private)
        self.teams = Teams(services, self.menus, self.private)

    async def deliver(self, guild: int, said: Sequence[Said]) -> Collection[str]:
        """Show these to their audiences. What Discord would not take just now is left for another try."""
        services = self._services
        view = TableView.of(services.table(guild), services.now())
        if view is None:
            return [one.id for one in said]
        state, batch = view.state, Batch(view, said)
        if state.running:
            services.playing.add(guild)
        done: list[str] = []
        try:
            done += await self._try(self.public.show(batch), batch.to(lambda to: to == ALL))
            await services.narration.hear(guild, [one.event for one in said if one.id in done])
            done += await self._try(self.teams.show(batch), batch.to(lambda to: to.startswith("room:")))
            done += await self.private.show(batch)
            done += await self._try(self.private.show_host(batch), batch.to(lambda to: to == HOST))
        except ChannelGoneError as gone:
            if gone.channel != state.lobby.channel:
                # A thread of this game; it is forgotten where it was found missing.
                log.info("guild %s: channel %s is gone in mid-game", guild, gone.channel)
                return done
            await self._channel_gone(batch)
            return [one.id for one in said]
        if state.over and len(done) == len(said):
            await services.places.clear(guild)
            services.attendance.forget(guild)
            services.playing.discard(guild)
            services.metrics.games_ended.labels(state.closed or "won").inc()
        elif batch.has(PhaseBegan) and state.game is not None and state.game.phase == DAY:
            await services.attendance.check(guild, state)
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
        await self._services.places.clear(batch.guild)
        if not batch.state.over:
            await self._services.table(batch.guild).do(Stop(by=lobby.host, steward=True))
        await self.private.word(lobby.moderator or lobby.host, batch, "error-channel-gone")
