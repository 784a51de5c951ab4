"""A thread of the table's own: made as the game begins, locked while the city sleeps, opened by day."""

from __future__ import annotations

import logging
from collections.abc import Callable

import discord

from cogs.messages.failures import is_final, refused
from cogs.messages.places import Spot
from cogs.messages.table_thread import make_table_thread
from cogs.messages.threads import TABLE
from cogs.presence.rights import OWN_THREAD, lacking
from cogs.services import Services
from cogs.showing.naming import thread_name
from cogs.showing.panels.call import NOBODY, Call
from cogs.showing.panels.page import plain
from cogs.showing.view import TableView
from cogs.showing.watching import watching
from core.rules.views import NIGHTS
from core.table import TableId
from core.table.commands import Move

log = logging.getLogger(__name__)


class OwnThread:
    """The thread of each table that is to have one."""

    def __init__(self, services: Services, redraw: Callable[[TableId], None]) -> None:
        """`redraw`: the panel of the running phase, soon."""
        self._services, self._redraw = services, redraw

    async def settle(self, view: TableView) -> TableView:
        """As the game begins, the table moves into its thread. The table as it stands then. Raises as
        `MessageSender.post` does."""
        lobby, places = view.state.lobby, self._services.places
        if not lobby.apart or not view.state.running:
            return view
        if not await self._services.threads.is_settled(view.id, TABLE):
            await self._services.threads.adopt(view.id, TABLE, await self._made(view))
        thread = await self._services.threads.of(view.id, TABLE)
        if thread is not None and lobby.channel != thread:
            await self._services.table(view.id).do(Move(thread))
            view = TableView.of(self._services.table(view.id), self._services.now()) or view
        if thread is None and (await places.of(view.id)).get("called-in") is None:
            text = plain(view.words("square-refused"))
            await self._services.sender.post(view.state.lobby.channel, text, f"{view.state.token}.s")
            await places.put(view.id, {"called-in": 0})
        return view

    async def call_in(self, view: TableView, nonce: str) -> Call:
        """Everybody is called to the first panel in the table's thread, the one of this `nonce`, also where it is shown
        again after a restart; nobody to a later one."""
        if view.state.lobby.parent is None:
            return NOBODY
        if (await self._services.places.of(view.id)).get("called-in", nonce) != nonce:
            return NOBODY
        players = tuple(player.user for player in view.state.seats)
        called = view.words(
            "square-opens", players=" ".join(f"<@{user}>" for user in players), channel=f"<#{view.state.lobby.home}>"
        )
        return Call(f"{called}\n{await watching(self._services, view)}", players)

    async def called_in(self, view: TableView, nonce: str) -> None:
        """The panel of this `nonce` stands; the first is remembered."""
        if view.state.lobby.parent is not None and "called-in" not in await self._services.places.of(view.id):
            await self._services.places.put(view.id, {"called-in": nonce})

    async def _made(self, view: TableView) -> int | None:
        parent = self._services.client.get_channel(view.state.lobby.home)
        if not isinstance(parent, discord.TextChannel):
            return None
        if lacking(parent.permissions_for(parent.guild.me), OWN_THREAD):
            return None
        spot: Spot | None = await self._services.places.spot(view.id, "lobby")
        at = spot.message if spot is not None and spot.channel == parent.id else None
        try:
            return await make_table_thread(
                parent, at, await thread_name(self._services, view, view.words("square-thread"))
            )
        except discord.HTTPException as error:
            if not is_final(error):
                raise
            refused(view.id, "a thread for the table", error)
            return None

    async def bring_up(self, view: TableView) -> None:
        """Let the door of the table's thread be as the hour wants it. Raises `discord.HTTPException`."""
        game, lobby = view.state.game, view.state.lobby
        if game is not None and lobby.parent is not None:
            shut = view.state.running and game.phase in NIGHTS
            await self._services.threads.lock(view.id, lobby.parent, TABLE, shut)

    async def lost(self, id_: TableId) -> None:
        """The table's thread was deleted: the game goes on in its channel. Raises as `MessageSender.post` does."""
        table = self._services.table(id_)
        if table.state is None or table.state.lobby.parent is None or table.state.over:
            return
        await table.do(Move(None))
        view = TableView.of(table, self._services.now())
        if view is not None:
            await self._services.places.put(id_, {"panel": None})
            text = plain(view.words("square-gone"))
            await self._services.sender.post(view.state.lobby.channel, text, f"{view.state.token}.sg")
            self._redraw(id_)
