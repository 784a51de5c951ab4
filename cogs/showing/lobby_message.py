"""The lobby's message: brought up to date, posted anew where it is gone, old or out of sight, and closed at the end."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Container
from dataclasses import replace

import discord

from cogs.messages.note_codecs import Spot
from cogs.messages.place_notes import LOBBY
from cogs.messages.redraw import Redraws
from cogs.messages.request_terms import IDLE
from cogs.messages.work import Work
from cogs.services import Services
from cogs.showing.panels.lobby import closed_lobby, lobby_panel
from cogs.showing.scrolling import Scrolling, too_old
from cogs.showing.side_by_side import voice_elsewhere
from cogs.showing.thread_reading import thread_readers
from cogs.showing.view import TableView, shown_in_turn
from cogs.showing.writing import Writing
from core.table import TableId

log = logging.getLogger(__name__)

BETWEEN_EDITS = 2.0  # seconds
COMES_WITHIN = 15.0  # seconds in which the answer to a command has come, unless its process has ended


def nonce_of(view: TableView, before: Spot | None) -> str:
    """The nonce of a lobby's message: the one `before` it, if there was one, gives it."""
    return f"{view.state.token}.l{0 if before is None else before.message % 1_000_000}"


class LobbyMessage:
    """The message of each open lobby. The answer to `/mafia start` is the first; where it was lost, it is posted."""

    def __init__(self, services: Services, writing: Writing) -> None:
        self._services = services
        self._writing = writing
        self._redraws = Redraws(services.wait, BETWEEN_EDITS, services.serves)
        self._scrolling = Scrolling(services.now)
        # Whoever's turn it is sends: what a lobby shows last is what was decided about it last.
        self._turn: defaultdict[TableId, asyncio.Lock] = defaultdict(asyncio.Lock)
        # Tables that this process has opened, whose message is yet to come.
        self._expected: set[TableId] = set()
        # Tables at which people gather, as far as this process has heard.
        self.gathering: set[TableId] = set()

    def opened(self, id_: TableId) -> None:
        """A table has been opened: its message is on its way. Whether it has come is looked at after a while."""
        self._expected.add(id_)
        self.look_for(id_)

    def look_for(self, id_: TableId) -> None:
        """The message of a table may have been lost with the process that was to send it."""
        self.gathering.add(id_)
        self._redraws.soon(("lobby opening", id_), self._look_for)

    async def stands(self, shown: TableView, message: int) -> None:
        """The first message of a lobby has come, which shows it so. What has happened before it is noted where that
        message stands, nobody could show."""
        id_ = shown.id
        async with self._turn[id_]:
            spot = Spot(shown.state.lobby.channel, message)
            await self._services.places.put(shown.work, LOBBY.set_to(spot))
            self._expected.discard(id_)
            now = self._services.table(id_).state
            if now is not None and now.token == shown.state.token and (now.game is not None or now.over):
                await self._services.sender.edit(shown.work, spot, closed_lobby(shown, shown.words("panel-over")))
            elif now is not None and now.lobby != shown.state.lobby:
                self.soon(id_)

    async def _look_for(self, work: Work) -> None:
        await self._services.wait(asyncio.sleep(COMES_WITHIN), "the message of a lobby that has just been opened")
        self._expected.discard(work.table)
        if await self._services.places.get(work, LOBBY) is None:
            await self._anew(work, None)

    def soon(self, id_: TableId) -> None:
        """Somebody has come or gone, or other terms hold."""
        self.gathering.add(id_)
        self._redraws.soon(("lobby", id_), self._draw)

    async def deleted(self, id_: TableId, messages: Container[int]) -> None:
        """Somebody has deleted these messages: if the lobby's is among them, it is posted anew."""
        spot = await self._services.places.get(Work(id_), LOBBY)
        if spot is not None and spot.message in messages:
            self.soon(id_)

    def taken_up(self, id_: TableId) -> None:
        """The process before may have ended before it showed who came last. Where it has posted nothing yet, that is
        seen to as when the table was opened."""
        self.gathering.add(id_)
        self._redraws.soon(("lobby", id_), self._catch_up)

    async def _catch_up(self, work: Work) -> None:
        view = await shown_in_turn(self._services, work)
        if view is not None and await self._services.places.get(work, LOBBY) is not None:
            await self._draw(replace(work, urgent=IDLE))

    def voice_changed(self, guild: int, than: TableId) -> None:
        """The voice of a server has been taken or given back, by the table `than`: what other lobbies say of it may be
        otherwise."""
        for id_ in [one for one in self.gathering if one.guild == guild and one != than]:
            view = self._open(Work(id_))
            if view is not None and view.state.lobby.voice is not None:
                self.soon(id_)

    async def written(self, id_: TableId, channel: int, message: int) -> None:
        """Somebody has written in a server where people gather."""
        spot = await self._services.places.get(Work(id_), LOBBY)
        if spot is None or spot.channel != channel or message <= spot.message:
            return
        if self._scrolling.carries_away(id_):
            self._redraws.soon(("lobby moving", id_), lambda work: self._anew(work, spot))

    async def _draw(self, work: Work) -> None:
        id_ = work.table
        spot = await self._services.places.get(work, LOBBY)
        view = self._open(work)
        if view is None:
            return
        if spot is None and id_ in self._expected:
            return  # when it has come, it will show this too
        if spot is None or too_old(spot, view.now):
            await self._anew(work, spot)
            return
        panel = await self._panel(view)
        async with self._turn[id_]:
            if id_ not in self.gathering or self._open(work) is None:
                return  # closed meanwhile: its buttons must not come back
            if spot != await self._services.places.get(work, LOBBY):
                self.soon(id_)  # it has been moved meanwhile
                return
            stands = await self._services.sender.edit(work, spot, panel)
        if not stands:
            await self._anew(work, spot, gone=True)

    async def _anew(self, work: Work, spot: Spot | None, *, gone: bool = False) -> None:
        """Post it in the place of the one at `spot`, unless that has been done."""
        id_ = work.table
        async with self._turn[id_]:
            view = self._open(work)
            if view is None or spot != await self._services.places.get(work, LOBBY):
                return
            channel = view.state.lobby.channel
            first = replace(work, again=spot is None)
            sent = await self._services.sender.post(first, channel, await self._panel(view), nonce_of(view, spot))
            now = Spot(channel, sent)
            await self._services.places.put(work, LOBBY.set_to(now))
            self._scrolling.stands(id_)
            if spot is None:  # it may have been found, as it stood when the process died
                await self._services.sender.edit(work, now, await self._panel(view))
        if spot is not None and not gone:
            idle = replace(work, urgent=IDLE)
            await self._services.sender.edit(idle, spot, closed_lobby(view, view.words("panel-moved")))

    async def close(self, view: TableView, text: str) -> None:
        """People gather no more, for this reason. Raises `discord.HTTPException` where that may pass."""
        id_ = view.id
        self.gathering.discard(id_)
        self._expected.discard(id_)
        self._redraws.drop(("lobby", id_))
        self._redraws.drop(("lobby moving", id_))
        self._scrolling.forget(id_)
        async with self._turn[id_]:  # what is on its way comes first, and is closed as well
            spot = await self._services.places.get(view.work, LOBBY)
            if spot is not None:
                await self._services.sender.edit(view.work, spot, closed_lobby(view, text))
        self._turn.pop(id_, None)

    async def _panel(self, view: TableView) -> discord.ui.LayoutView:
        readers = await thread_readers(self._services, view)
        return lobby_panel(view, readers, voice_elsewhere(self._services, view))

    def _open(self, work: Work) -> TableView | None:
        """The table, if it still gathers and may be shown."""
        view = TableView.of(self._services.table(work.table), self._services.now(), work=work)
        if view is None or view.state.game is not None or view.state.over or self._writing.is_barred(work.table):
            return None
        return view
