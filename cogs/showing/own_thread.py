"""A thread of the table's own: made as the game begins, locked while the city sleeps, opened by day."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from typing import Literal

import discord

from cogs.messages.failures import LOST, is_final, refused
from cogs.messages.place_notes import AWAY, CALLED_IN, LOBBY, NOBODY_CALLED, TIMES_AWAY
from cogs.messages.sender import ChannelGoneError, NoRightError
from cogs.messages.table_thread import make_table_thread
from cogs.messages.threads import TABLE
from cogs.messages.work import Work
from cogs.presence.rights import IN_ANOTHER_THREAD, OWN_THREAD, lacking
from cogs.services import Services
from cogs.showing.naming import thread_name
from cogs.showing.panels.call import NOBODY, MentionLine
from cogs.showing.panels.page import plain
from cogs.showing.running_panel import RunningPanel
from cogs.showing.spectators import watching
from cogs.showing.view import TableView
from cogs.showing.writing import IN_THREADS, Writing
from core.table import TableId
from core.table.table_commands import Move, Stop

log = logging.getLogger(__name__)


class OwnThread:
    """The thread of each table that is to have one.

    Where the bot may not write in it, as in one that is locked once it may not manage threads, the table stands in its
    channel meanwhile, or, where another table has come there, in a new thread from then on. Written down among a game's
    places: that it is `AWAY`, and `TIMES_AWAY`.
    """

    def __init__(self, services: Services, writing: Writing, panel: RunningPanel) -> None:
        self._services = services
        self._writing = writing
        self._panel = panel
        # Threads that have refused a message which they should have taken, until rights change.
        self._refusing: set[TableId] = set()
        # Those for which Discord would not make another, until then as well.
        self._stuck: set[TableId] = set()
        self._turns: dict[TableId, asyncio.Lock] = {}

    def forget(self, id_: TableId) -> None:
        """The game is over."""
        self.rights_changed(id_)
        self._turns.pop(id_, None)

    def rights_changed(self, id_: TableId) -> None:
        """The bot's rights may have: its thread may take again what it refused."""
        self._refusing.discard(id_)
        self._stuck.discard(id_)

    async def settle(self, view: TableView) -> TableView:
        """The table moves into its thread as the game begins, out of it where the bot may not write there, and back.
        The table as it stands then. Raises as `MessageSender.post` does."""
        if not view.state.lobby.apart or not view.state.running:
            return view
        async with self._turn(view.id):
            return await self._settle(self._now(view))

    async def _settle(self, view: TableView) -> TableView:
        places = self._services.places
        threads = self._services.threads
        if not await threads.is_settled(view.work, TABLE):
            await threads.adopt(view.work, TABLE, await self._made(view))
        thread = await threads.of(view.work, TABLE)
        if thread is None:
            if await places.get(view.work, CALLED_IN) is None:
                text = plain(view.words("square-refused"))
                await self._services.sender.post(view.work, view.state.lobby.channel, text, f"{view.state.token}.s")
                await places.put(view.work, CALLED_IN.set_to(NOBODY_CALLED))
            return view
        may = view.id not in self._refusing and self._writing.lacking(view.guild, thread) is None
        if may and view.state.lobby.channel != thread:
            if view.state.lobby.parent is not None:
                return await self._change_to(view, thread)  # a process has died over it
            return await self._go_in(view, thread)
        if not may and view.state.lobby.channel == thread:
            return await self._go_out(view) or view
        return view

    async def _go_in(self, view: TableView, thread: int) -> TableView:
        home = view.state.lobby.home
        places = self._services.places
        await self._services.table(view.id).do(Move(thread))
        view = self._now(view)
        noted = await places.of(view.work)
        if AWAY in noted:
            await places.put(view.work, AWAY.removed())
            text = view.words("square-back", thread=f"<#{thread}>")
            nonce = f"{view.state.token}.sb{noted.get(TIMES_AWAY)}"
            await self._services.sender.post(view.work, home, plain(text), nonce)
            await self._panel.moves(view)
        return view

    async def _go_out(self, view: TableView) -> TableView | None:
        """Into the channel, if the bot may write there; where another table is there, into a new thread. The table as
        it stands then; None where it has not moved."""
        lobby = view.state.lobby
        places = self._services.places
        if lobby.parent is None or self._writing.lacking(view.guild, lobby.parent) is not None:
            return None
        thread = lobby.channel
        count = (await places.get(view.work, TIMES_AWAY) or 0) + 1
        right = self._writing.lacking(view.guild, thread) or IN_THREADS
        await places.put(view.work, AWAY.set_to(True), TIMES_AWAY.set_to(count))
        if not await self._into_its_channel(view.id):
            await places.put(view.work, AWAY.removed())
            return await self._into_another(view, "shut")
        self._writing.free(view.id)
        view = self._now(view)
        text = view.words("square-shut", thread=f"<#{thread}>", permission=view.words(f"permission-{right}"))
        try:
            await self._services.sender.post(view.work, lobby.parent, plain(text), f"{view.state.token}.sa{count}")
        except NoRightError:
            log.info("table %s: neither its thread nor its channel can be written in", view.id)
        await self._panel.moves(view)
        return view

    async def _into_its_channel(self, id_: TableId) -> bool:
        """Whether it is there now. Another table may be, which a process that has just begun knows only once all of the
        server's have been read."""
        await self._services.tables_of(id_.guild)
        return (await self._services.table(id_).do(Move(None))).refusal is None

    async def _into_another(self, view: TableView, why: Literal["gone", "shut"]) -> TableView | None:
        """Into a new thread, where the one before serves no more and another table is in the channel. The table as it
        stands then; None where there can be none. Raises as `settle`."""
        made = await self._made_again(view, view.words("square-elsewhere", why=why))
        if made is None:
            return None
        await self._services.threads.adopt(view.work, TABLE, made)
        return await self._change_to(view, made)

    async def _change_to(self, view: TableView, thread: int) -> TableView:
        """From one thread into another, to which everybody is called."""
        players = tuple(player.user for player in view.state.seats)
        text = view.words("square-anew", players=" ".join(f"<@{user}>" for user in players))
        try:
            await self._services.sender.post(
                view.work, thread, plain(text), f"{view.state.token}.sm{thread % 10**9}", ping=players
            )
        except NoRightError:
            log.info("table %s: its new thread cannot be written in either", view.id)
        await self._services.table(view.id).do(Move(thread))
        self._refusing.discard(view.id)
        self._writing.free(view.id)
        view = self._now(view)
        await self._panel.moves(view)
        self._services.table(view.id).look_after()  # its door
        return view

    async def _made_again(self, view: TableView, text: str) -> int | None:
        """Another thread, at a message of this `text` in the channel; None where there can be none."""
        lobby = view.state.lobby
        parent = self._services.client.get_channel(lobby.home)
        if view.id in self._stuck or not isinstance(parent, discord.TextChannel):
            return None
        if lacking(parent.permissions_for(parent.guild.me), IN_ANOTHER_THREAD):
            return None
        try:
            # Of the thread that is left: what is tried again finds the message.
            nonce = f"{view.state.token}.sn{lobby.channel % 10**9}"
            message = await self._services.sender.post(view.work, parent.id, plain(text), nonce)
        except (ChannelGoneError, NoRightError):
            return None
        made = await self._made_at(parent, message, view)
        if made is None:
            self._stuck.add(view.id)
            with suppress(*LOST):
                await view.work.request(parent.get_partial_message(message).delete())
        return made

    async def refused(self, view: TableView) -> bool:
        """The table's thread has refused a message: whether the game goes on elsewhere. Raises as `settle`."""
        if view.state.lobby.parent is None or not view.state.running:
            return False
        async with self._turn(view.id):
            now = self._now(view)
            if now.state.lobby.parent is not None and now.state.lobby.channel != view.state.lobby.channel:
                return True  # in a new one
            self._refusing.add(view.id)
            return now.state.lobby.parent is None or await self._go_out(now) is not None

    async def reopened(self, view: TableView) -> bool:
        """The table's thread is said to be archived, or locked: whether it could be opened."""
        lobby = view.state.lobby
        if lobby.parent is None:
            return False
        try:
            async with self._turn(view.id):
                await self._services.threads.reopen(view.work, TABLE, self._is_shut(view))
        except discord.HTTPException as error:
            if not is_final(error):
                raise
            return False
        return True

    def _now(self, view: TableView) -> TableView:
        return TableView.of(self._services.table(view.id), self._services.now(), work=view.work) or view

    @asynccontextmanager
    async def _turn(self, id_: TableId) -> AsyncGenerator[None]:
        turn = self._turns.setdefault(id_, asyncio.Lock())
        await self._services.wait(turn.acquire(), "another hand at the table's thread")
        try:
            yield
        finally:
            turn.release()

    async def call_in(self, view: TableView, nonce: str) -> MentionLine:
        """Everybody is called to the first panel in the table's thread, the one of this `nonce`, also where it is shown
        again after a restart; nobody to a later one."""
        if view.state.lobby.parent is None:
            return NOBODY
        if await self._services.places.get(view.work, CALLED_IN) not in (None, nonce):
            return NOBODY
        players = tuple(player.user for player in view.state.seats)
        called = view.words(
            "square-opens", players=" ".join(f"<@{user}>" for user in players), channel=f"<#{view.state.lobby.home}>"
        )
        return MentionLine(f"{called}\n{await watching(self._services, view)}", players)

    async def called_in(self, view: TableView, nonce: str) -> None:
        """The panel of this `nonce` stands; the first is remembered."""
        if view.state.lobby.parent is not None and CALLED_IN not in await self._services.places.of(view.work):
            await self._services.places.put(view.work, CALLED_IN.set_to(nonce))

    async def _made(self, view: TableView) -> int | None:
        parent = self._services.client.get_channel(view.state.lobby.home)
        if not isinstance(parent, discord.TextChannel):
            return None
        if lacking(parent.permissions_for(parent.guild.me), OWN_THREAD):
            return None
        spot = await self._services.places.get(view.work, LOBBY)
        return await self._made_at(
            parent, spot.message if spot is not None and spot.channel == parent.id else None, view
        )

    async def _made_at(self, parent: discord.TextChannel, message: int | None, view: TableView) -> int | None:
        try:
            return await make_table_thread(
                view.work, parent, message, await thread_name(self._services, view, view.words("square-thread"))
            )
        except discord.HTTPException as error:
            if not is_final(error):
                raise
            refused(view.id, "a thread for the table", error)
            return None

    async def bring_up(self, view: TableView) -> None:
        """Let the door of the table's thread be as the hour wants it, and where it was lost, what comes of that. Raises
        as `lost`."""
        lobby = view.state.lobby
        inside = view.state.running and lobby.parent is not None
        if inside and await self._services.threads.of(view.work, TABLE) is None:
            await self.lost(view.work, lobby.channel)
        elif view.state.game is not None and lobby.apart:
            async with self._turn(view.id):
                await self._services.threads.lock(view.work, lobby.home, TABLE, self._is_shut(view))

    async def open_by_day(self, view: TableView) -> None:
        """A phase begins, and by day its thread is opened before it is said there. Raises what may pass."""
        if self._is_shut(view):
            return  # what is said at nightfall is followed by the lock
        try:
            await self.bring_up(view)
        except discord.HTTPException as error:
            if not is_final(error):
                raise
            refused(view.id, "to open the table's thread", error)

    def _is_shut(self, view: TableView) -> bool:
        return view.state.running and view.game.at_night

    async def lost(self, work: Work, thread: int) -> bool:
        """A table's own `thread` was deleted: the game goes on in its channel, or where another table is there, in a
        new thread. Where that cannot be either, it is called off. Whether it goes on. Raises as `MessageSender.post`
        does; the thread is not noted any more, so that `bring_up` tries again."""
        table = self._services.table(work.table)
        async with self._turn(work.table):
            view = TableView.of(table, self._services.now(), work=work)
            if view is None or view.state.lobby.channel != thread:
                return True  # another hand has seen to it
            if view.state.over:
                return False
            if not await self._into_its_channel(work.table):
                if await self._into_another(view, "gone") is not None:
                    return True
                await table.do(Stop(by=view.state.lobby.host, steward=True))
                return False
            view = self._now(view)
            text = plain(view.words("square-gone"))
            try:
                await self._services.sender.post(view.work, view.state.lobby.channel, text, f"{view.state.token}.sg")
            except NoRightError:
                log.info("table %s: its thread is gone and its channel cannot be written in", view.id)
            await self._panel.moves(view, gone=True)
            return True
