"""The lobby's message: brought up to date, posted anew where it is gone, old or out of sight, and closed at the end."""

from __future__ import annotations

import asyncio
import logging

import discord

from cogs.messages.limiter import IDLE, urgency
from cogs.messages.places import Spot
from cogs.messages.redraw import Redraws
from cogs.services import Services
from cogs.showing.panels.lobby import closed_lobby, lobby_panel
from cogs.showing.scrolling import Scrolling, too_old
from cogs.showing.view import TableView
from cogs.showing.writing import Writing

log = logging.getLogger(__name__)

BETWEEN_EDITS = 2.0  # seconds
COMES_WITHIN = 15.0  # seconds in which the answer to a command has come, unless its process has ended


class LobbyMessage:
    """The message of each open lobby. The answer to `/mafia start` is the first; where it was lost, it is posted."""

    def __init__(self, services: Services, writing: Writing) -> None:
        self._services, self._writing = services, writing
        self._redraws = Redraws(services.wait, BETWEEN_EDITS)
        self._scrolling = Scrolling(services.now)
        # Guilds in which people gather, as far as this process has heard.
        self.gathering: set[int] = set()

    def opened(self, guild: int) -> None:
        """A table has been opened: its message is on its way. Whether it has come is looked at after a while."""
        self.gathering.add(guild)
        self._redraws.soon(("lobby opening", guild), lambda: self._look_for(guild))

    async def _look_for(self, guild: int) -> None:
        await self._services.wait(asyncio.sleep(COMES_WITHIN), "the message of a lobby that has just been opened")
        if await self._services.places.spot(guild, "lobby") is None:
            await self._anew(guild, None)

    def soon(self, guild: int) -> None:
        """Somebody has come or gone, or other terms hold."""
        self.gathering.add(guild)
        self._redraws.soon(("lobby", guild), lambda: self._draw(guild))

    async def written(self, guild: int, channel: int, message: int) -> None:
        """Somebody has written in a server where people gather."""
        spot = await self._services.places.spot(guild, "lobby")
        if spot is None or spot.channel != channel or message <= spot.message:
            return
        if self._scrolling.carries_away(guild):
            self._redraws.soon(("lobby moving", guild), lambda: self._anew(guild, spot))

    async def _draw(self, guild: int) -> None:
        view, spot = self._open(guild), await self._services.places.spot(guild, "lobby")
        if view is None:
            return
        if spot is None or too_old(spot, view.now):
            await self._anew(guild, spot)
        elif not await self._services.sender.edit(spot, self._panel(view)):
            await self._anew(guild, spot, gone=True)

    async def _anew(self, guild: int, spot: Spot | None, *, gone: bool = False) -> None:
        """Post it in the place of the one at `spot`, unless that has been done."""
        view = self._open(guild)
        if view is None or spot != await self._services.places.spot(guild, "lobby"):
            return
        channel = view.state.lobby.channel
        # The one before gives each its nonce.
        nonce = f"{view.state.token}.l{0 if spot is None else spot.message % 1_000_000}"
        sent = await self._services.sender.post(channel, self._panel(view), nonce)
        await self._services.places.put(guild, {"lobby": Spot(channel, sent)})
        self._scrolling.stands(guild)
        if spot is not None and not gone:
            with urgency(IDLE):
                await self._services.sender.edit(spot, closed_lobby(view, view.words("panel-moved")))

    async def close(self, view: TableView, text: str) -> None:
        """People gather no more, for this reason. Raises `discord.HTTPException` where that may pass."""
        guild = view.guild
        self.gathering.discard(guild)
        self._redraws.drop(("lobby", guild))
        self._redraws.drop(("lobby moving", guild))
        self._scrolling.forget(guild)
        spot = await self._services.places.spot(guild, "lobby")
        if spot is not None:
            await self._services.sender.edit(spot, closed_lobby(view, text))

    def _panel(self, view: TableView) -> discord.ui.LayoutView:
        return lobby_panel(view, self._services.thread_readers.among(view.guild, view.state.lobby))

    def _open(self, guild: int) -> TableView | None:
        """The table, if it still gathers and may be shown."""
        view = TableView.of(self._services.table(guild), self._services.now())
        if view is None or view.state.game is not None or view.state.over or self._writing.is_barred(guild):
            return None
        return view
