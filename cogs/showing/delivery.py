"""The one door out: events with their audience become messages in the places where that audience reads."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Collection, Coroutine, Sequence
from dataclasses import replace
from typing import Any

from structlog.contextvars import bind_contextvars

from cogs.messages.failures import LOST, each, is_final, refused
from cogs.messages.sender import ChannelGoneError
from cogs.messages.thread_calls import ARCHIVED_THREAD
from cogs.messages.work import Work
from cogs.services import Services
from cogs.showing.batch import Batch
from cogs.showing.lost_game import LostGame
from cogs.showing.menus import Menus
from cogs.showing.private import Private
from cogs.showing.public import Public
from cogs.showing.teams import Teams
from cogs.showing.view import TableView, shown_in_turn
from core.rules.events import ALL, HOST, VoteCast
from core.table import Delivery, NotNow, QueuedEvent, StoreUnavailable, TableId
from core.table.table_commands import Stop
from core.table_events import Returned

DAY = "day"
ROOMS = "rooms"
SEATS = "seats"
log = logging.getLogger(__name__)


class DiscordDelivery(Delivery):
    """The delivery of every table: one message for what one commit has said to one audience."""

    upkeep = (ROOMS, SEATS)

    def __init__(self, services: Services) -> None:
        self._services = services
        self.menus = Menus(services)
        self.private = Private(services, self.menus)
        self.public = Public(services, self.private)
        self.teams = Teams(services, self.menus, self.private)
        self.own_thread = self.public.own_thread
        self._under_way: set[asyncio.Task[None]] = set()
        self._told_gone: set[str] = set()
        # The last thing of which the voice of each game has heard.
        self._heard: dict[TableId, tuple[str, tuple[int, int]]] = {}

    async def deliver(self, id_: TableId, to: str, said: Sequence[QueuedEvent]) -> Collection[str]:
        """Show these to their audience. Raises `NotNow` where Discord would not take them just now; what it refuses for
        good is said more plainly, or let be."""
        view = await self._view(id_, any(one.again for one in said))
        if view is None:
            return [one.id for one in said]
        batch = Batch(view, said)
        if view.state.running:
            self._services.playing.add(id_)
        await self._try(view, f"what is for {to.partition(':')[0]}", self._show(batch, to))
        return [one.id for one in said]

    async def _view(self, id_: TableId, again: bool) -> TableView | None:
        """The table, once it is this one's turn to be shown and its texts are there, with the work for its game."""
        table = self._services.table(id_)
        view = await shown_in_turn(self._services, Work(id_))
        if view is None:
            return None
        bind_contextvars(table=str(id_), game=view.state.token)  # for the log
        work = Work(id_, game=view.state.token, again=again, serves=lambda: table.is_ours)
        return replace(view, work=work)

    async def _try(self, view: TableView, what: str, doing: Awaitable[object]) -> None:
        """Raises `NotNow` where it failed just now; what is refused for good is let be, with a line in the log."""
        try:
            await doing
        except ChannelGoneError as gone:
            await self._channel_gone(view, gone.channel)
        except LOST as error:
            if not is_final(error):
                self._services.table(view.id).amiss()
                raise NotNow(repr(error)) from error
            refused(view.id, what, error)

    async def _show(self, batch: Batch, to: str) -> None:
        if to == ALL:
            for one in batch.said:
                if isinstance(one.event, Returned):
                    await self._services.threads.came_back(batch.work, one.event.user)
            await self._announce(batch)
        elif to == HOST:
            await self.private.show_host(batch)
        else:
            kind, _, name = to.partition(":")
            await (self.teams.show(batch, name) if kind == "room" else self.private.show(batch, int(name)))
            if batch.has(VoteCast):
                self.public.panel.soon(batch.id)  # of a secret hand everybody may know that it was raised

    async def _announce(self, batch: Batch) -> None:
        """The game's channel, and then the voice."""
        try:
            await self._in_text(batch)
        except LOST as error:
            if batch.late and not is_final(error):
                await self._in_voice(batch)  # which waits for the text, but not for ever
            raise
        await self._in_voice(batch)
        if batch.state.game is not None and batch.begins and batch.view.game.day_part == DAY:
            self._beside(self._look_round(batch), "attendance")

    async def _in_text(self, batch: Batch) -> None:
        batch = replace(batch, view=await self.own_thread.settle(batch.view))
        if batch.state.running and batch.begins:
            await self.own_thread.open_by_day(batch.view)
        for again in (False, True):
            try:
                await self.public.show(batch)
                return
            except LOST as error:
                if not is_final(error):
                    raise
                archived = getattr(error, "code", 0) == ARCHIVED_THREAD
                if again or not archived or not await self.own_thread.reopened(batch.view):
                    refused(batch.id, "a message in the channel, so that a plainer one is sent", error)
                    break
        await self.public.show_plainly(batch)

    def _beside(self, doing: Coroutine[Any, Any, None], name: str) -> None:
        """Nobody waits for it."""
        task = asyncio.create_task(doing, name=name)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _in_voice(self, batch: Batch) -> None:
        """Once, and in order."""
        token = batch.state.token
        place = batch.said[-1].place
        heard = self._heard.get(batch.id)
        if heard is not None and heard[0] == token and place <= heard[1]:
            return
        await self._services.narration.hear(batch.id, [one.event for one in batch.said], place)
        self._heard[batch.id] = (token, place)

    async def _look_round(self, batch: Batch) -> None:
        """See who is still here."""
        try:
            await self._services.attendance.check(batch.work, batch.state)
        except StoreUnavailable as error:
            log.info("table %s: leavers are looked for on another day: %r", batch.id, error)

    async def keep(self, id_: TableId, what: str, waiting: Collection[str], again: bool) -> None:
        """Bring the rooms, or what is asked of seats, up to date. Raises `NotNow` where some of it failed just now."""
        view = await self._view(id_, again)
        if view is None:
            return
        if what == ROOMS:
            rooms = each(id_, self.own_thread.bring_up(view), self.teams.bring_up(view, waiting))
            await self._try(view, "a room", rooms)
        elif view.state.game is not None:
            if again and not view.state.over:
                for_a_chair = [player.user for player in view.state.lobby.waiting]
                await self.private.welcome_expected(view, (*_hosts(view), *for_a_chair))
            hosts = self.private.greet_host(view), self.private.consoles.bring_up(view)
            menus = each(id_, *hosts, self.private.ask(view, waiting))
            await self._try(view, "a menu", menus)
        elif again and not view.state.over:
            self.public.lobby.look_for(id_)  # the process may have died over its first message
            await self.private.welcome_all(view)
            await self.private.welcome_expected(view, _hosts(view))

    async def ended(self, id_: TableId) -> None:
        """Forget where the game stood."""
        services = self._services
        state = services.table(id_).state
        await services.places.clear(id_)
        services.attendance.forget(id_)
        services.playing.discard(id_)
        self.menus.forget(id_)
        self.teams.forget(id_)
        self.private.forget(id_)
        self._heard.pop(id_, None)
        if state is not None:
            self._told_gone.discard(state.token)
            services.metrics.games_ended.labels(state.closed or "won").inc()

    async def put_back(self, id_: TableId) -> None:
        """Note anew where the game stands: what was shown after that hour is still there. The table is told."""
        state = self._services.table(id_).state
        await self._services.places.again(id_)
        self._services.narration.went_back(id_)
        if state is not None:
            self._beside(LostGame(self._services).went_back(id_, state), "word on an earlier hour")

    async def lost(self, id_: TableId, game: str | None) -> None:
        """End a game that can be read no more."""
        await LostGame(self._services).end(id_, game)

    async def _channel_gone(self, view: TableView, channel: int) -> None:
        """The game's channel was deleted: the game ends, and whoever leads or plays it is told. (Of a thread, whoever
        works with it has taken note.)"""
        lobby = view.state.lobby
        if channel == lobby.channel and lobby.parent is not None:
            await self._services.threads.deleted(view.work, channel)
            if await self.own_thread.lost(view.work, channel):
                raise NotNow("the table's thread is gone, and it is said where the game goes on")
        if channel not in (lobby.channel, lobby.parent):
            log.info("table %s: channel %s is gone in mid-game", view.id, channel)
            return
        if not view.state.over:
            await self._services.table(view.id).do(Stop(by=lobby.host, steward=True))
        if view.state.token not in self._told_gone:
            self._told_gone.add(view.state.token)
            await self._tell_all(view, "error-channel-gone")

    async def _tell_all(self, view: TableView, text: str) -> None:
        """A word to the host, and to each who plays: where their direct messages are known, for none are opened for
        it. What the channel said it can say no more."""
        host = view.state.lobby.moderator or view.state.lobby.host
        users = {host, *(player.user for player in view.state.seats)}
        word = self.private.word
        await asyncio.gather(*(word(user, view, f"x{user % 10**9}", text) for user in sorted(users)))


def _hosts(view: TableView) -> tuple[int | None, int | None]:
    return view.state.lobby.moderator, view.state.lobby.cohost
