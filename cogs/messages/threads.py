"""Threads: one for each gang (opened for its members alone, shut when the rulebook says so), one for the dead."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace

import discord

from cogs.messages.doors import OVER_THREADS, Doors
from cogs.messages.failures import LOST, is_final, may_pass, refused
from cogs.messages.note_codecs import NO_THREAD, NoThread, RoomThread, ThreadBegun
from cogs.messages.place_notes import CALLS_HEARD, DOOR_OF, EXPECTED, INSIDE, MENU, OUTSIDE, ROOM, GameNote
from cogs.messages.places import Places
from cogs.messages.request_terms import IDLE
from cogs.messages.sender import UNKNOWN_CHANNEL, ChannelGoneError, MessageSender, NoRightError
from cogs.messages.thread_calls import ARCHIVED_THREAD, ThreadCalls, let_in, see_out
from cogs.messages.thread_closing import ThreadClosing, id_of
from cogs.messages.work import Work
from core.once import once
from core.table import NotNow, TableId

log = logging.getLogger(__name__)

DEAD = "dead"
TABLE = "table"


class _UnfitError(Exception):
    """The thread serves no more: somebody in it cannot be shown out."""


class Threads:
    """The threads of every table's game, by room name. Noted of each: `ROOM`, `INSIDE`, `EXPECTED`, `OUTSIDE`,
    `DOOR_OF`; and `CALLS_HEARD`, once it is known.

    What Discord refuses for good is not asked of it again in the same game.
    """

    def __init__(self, client: discord.Client, places: Places, sender: MessageSender, now: Callable[[], int]) -> None:
        """`now`: in epoch milliseconds."""
        self._calls = ThreadCalls(client)
        self._places = places
        self._sender = sender
        self._now = now
        self._missing: dict[TableId, set[str]] = {}
        self._doors = Doors(self._calls, places, self._lacks)
        self._closing = ThreadClosing(self._calls)

    async def of(self, work: Work, room: str) -> int | None:
        """The thread of a room, or None."""
        return id_of(await self._places.get(work, ROOM(room)))

    async def serves(self, work: Work, room: str, user: int) -> bool:
        """Whether a room's thread is of use to this person: to whom it is not, they are asked and told in direct
        messages."""
        thread = await self.of(work, room)
        if thread is None or self._calls.shuts_out(work.guild, thread):
            return False
        return user in await self._people(work, INSIDE(room)) | await self._people(work, EXPECTED(room))

    def missing(self, table: TableId) -> set[str]:
        """Rights over threads that were found to be missing since this was asked last."""
        return self._missing.pop(table, set())

    async def bring_up(
        self,
        work: Work,
        channel: int,
        room: str,
        *,
        title: str,
        users: Collection[int],
        shut: bool | None,
        called: Collection[int] = (),
    ) -> int | None:
        """Let exactly these users be in the room, and let its door be as it should. The id of its thread, or None where
        there is none in which the bot may write.

        `called`: who of them the next message in the room will call by name, and is known to see the channel. Discord
        lets in whom a message in a private thread mentions, where its author may let people in
        (discord/discord-api-docs#5295, discord.com/blog/connect-the-conversation-with-threads-on-discord). It does not
        say whether it did, so that is looked at when the message is there; others are let in one by one.

        `shut` None leaves the door: who is alone in a room has nobody to talk to, by day or by night. A thread that
        was deleted is made anew. Raises `ChannelGoneError`, or `discord.HTTPException` for what may pass.
        """
        for _ in range(2):
            thread = await self.of(work, room)
            if thread is None and users:
                thread = await self._make(work, channel, room, title)
            if thread is None:
                return None
            try:
                unheard = await self._places.get(work, CALLS_HEARD) is False
                may_call = self._calls.manages(work.guild, channel) and not unheard
                await self._members(work, thread, room, users, called if may_call else ())
                await self._turn(work, channel, thread, room, shut)
            except _UnfitError:
                await self._calls.shut_for_good(work, thread)
                await self._forget(work, room)
            except discord.HTTPException as error:
                if not is_final(error):
                    raise
                if error.code == ARCHIVED_THREAD:
                    await self._calls.opened(work, thread, afresh=True)
                    continue
                refused(work.table, f"work in the thread of room {room}", error)
                await self._forget(work, room, None if error.code == UNKNOWN_CHANNEL else NO_THREAD)
            else:
                break
        thread = await self.of(work, room)
        return None if thread is None or self._calls.shuts_out(work.guild, thread) else thread

    def rights_changed(self, table: TableId) -> None:
        """The bot's rights may have: what was refused for want of one is tried again."""
        self._doors.rights_changed(table)

    async def adopt(self, work: Work, room: str, thread: int | None) -> None:
        """A thread that was made elsewhere, and is open, is a room's; None where there can be none in this game."""
        await self._places.put(work, ROOM(room).set_to(thread or NO_THREAD), DOOR_OF(room).removed())

    async def came_back(self, work: Work, user: int) -> None:
        """Somebody plays on who was away: they may have left the server, and its threads with it, so that they are to
        be let in anew where they were."""
        rooms = (await self._places.of(work)).each(INSIDE)
        out = [INSIDE(room).set_to(users - {user}) for room, users in rooms.items() if user in users]
        if out:
            await self._places.put(work, *out)

    def is_open(self, table: TableId, thread: int) -> bool:
        """Whether a thread can be written in."""
        return self._calls.is_open(table.guild, thread)

    async def is_settled(self, work: Work, room: str) -> bool:
        """Whether a room has a thread, or can have none."""
        noted = await self._places.get(work, ROOM(room))
        return noted is not None and not isinstance(noted, ThreadBegun)

    async def lock(self, work: Work, channel: int, room: str, shut: bool) -> None:
        """Let a thread under this channel be locked or open. In a locked thread only who may manage threads can
        write (discord/discord-api-docs#5919); everybody reads on, and presses."""
        thread = await self.of(work, room)
        if thread is not None:
            await self._turn(work, channel, thread, room, shut)

    async def reopen(self, work: Work, room: str, shut: bool) -> None:
        """A room's thread is not as it was left: open it, and lock it anew where it is to be `shut`. Raises
        `discord.HTTPException`."""
        thread = await self.of(work, room)
        if thread is not None:
            await self._doors.turn_afresh(work, thread, room, shut)

    async def say(
        self, work: Work, room: str, layout: discord.ui.LayoutView, nonce: str, ping: Sequence[int] = ()
    ) -> int | None:
        """A message in a room; its id, or None where there is no room (any more). `ping`: whom it notifies, and lets in
        where they were to be `called`. Raises `discord.HTTPException`."""
        thread = await self.of(work, room)
        if thread is None:
            return None
        try:
            try:
                sent = await self._sender.post(work, thread, layout, nonce, ping=ping)
            except discord.HTTPException as error:
                if error.code != ARCHIVED_THREAD:
                    raise
                await self._calls.opened(work, thread, afresh=True)
                sent = await self._sender.post(work, thread, layout, nonce, ping=ping)
            await self._came(work, thread, room, ping)
            return sent if await self.of(work, room) == thread else None
        except ChannelGoneError:
            await self._forget(work, room)
        except NoRightError:
            if self._calls.shuts_out(work.guild, thread):
                self._lacks(work.table, OVER_THREADS)  # until the door can be opened again
            else:
                self._lacks(work.table, "send_messages_in_threads")
                await self._calls.shut_for_good(work, thread)
                await self._forget(work, room, NO_THREAD)
        return None

    async def room_of(self, work: Work, thread: int) -> str | None:
        """The room of this table that has this thread, or None."""
        rooms = (await self._places.of(work)).each(ROOM)
        return next((room for room, noted in rooms.items() if id_of(noted) == thread), None)

    def is_known(self, table: TableId, thread: int) -> bool:
        """Whether a thread is one of this table's rooms, as far as this process has in mind."""
        return any(id_of(noted) == thread for noted in self._places.in_mind(table).each(ROOM).values())

    async def deleted(self, work: Work, thread: int) -> str | None:
        """Somebody has deleted this thread: the room that it was of, forgotten now, or None. The table's own is not
        made anew here: it may go on in its channel."""
        room = await self.room_of(work, thread)
        if room is not None:
            await self._forget(work, room, NO_THREAD if room == TABLE else None)
        return room

    async def close(self, work: Work, stay: Collection[int] = ()) -> None:
        """The game is over: every room's thread is archived and locked, and nobody is in the one of the dead but who
        may `stay`. The table's own thread is left to the talk about the game. Raises `NotNow` where some of it failed
        just now, when all else is done."""
        stays = {TABLE}
        inside = await self._people(work, INSIDE(DEAD))
        dead = await self.of(work, DEAD)
        work = replace(work, urgent=IDLE)
        if dead is not None and not inside <= set(stay):
            try:
                await self._members(work, dead, DEAD, inside & set(stay))
            except (*LOST, _UnfitError) as error:
                log.info("table %s: somebody stays with the dead: %r", work.table, error)
                if may_pass(error):
                    stays.add(DEAD)
        places = await self._places.of(work)
        rooms: dict[str, RoomThread] = {
            room: noted for room, noted in places.each(ROOM).items() if places.get(DOOR_OF(room)) != "over"
        }
        left = await self._closing.close_all(work, {room: noted for room, noted in rooms.items() if room not in stays})
        closed = [room for room in rooms if room not in {*left, *stays}]
        await self._places.put(work, *(DOOR_OF(room).set_to("over") for room in closed))
        self.rights_changed(work.table)
        if left or DEAD in stays:
            raise NotNow("a thread could not be closed")

    async def close_left_behind(self, work: Work) -> None:
        """Close the threads of an earlier game that nobody could end."""
        await self._closing.close_all(work, (await self._places.left_behind(work)).each(ROOM))

    async def close_all(self, work: Work, rooms: Mapping[str, RoomThread]) -> Mapping[str, RoomThread]:
        """Close the threads of these rooms; those that could not be closed just now."""
        return await self._closing.close_all(work, rooms)

    async def _make(self, work: Work, channel: int, room: str, title: str) -> int | None:
        noted = await self._places.get(work, ROOM(room))
        if noted == NO_THREAD:
            return None
        if isinstance(noted, ThreadBegun):
            made = self._calls.found(work.guild, channel, title, noted.moment)
            if made is not None:
                await self._places.put(work, ROOM(room).set_to(made))
                return made
        await self._places.put(work, ROOM(room).set_to(ThreadBegun(self._now(), channel, title)))
        try:
            thread = await self._calls.made(work, channel, title)
        except discord.HTTPException as error:
            if error.code == UNKNOWN_CHANNEL:
                raise ChannelGoneError(channel) from error
            if not is_final(error):
                raise
            refused(work.table, f"a thread for room {room}", error)
            if error.status == 403:
                self._lacks(work.table, "create_private_threads")
            await self._forget(work, room, NO_THREAD)
            return None
        if thread is None:
            await self._forget(work, room, NO_THREAD)
            return None
        await self._places.put(work, ROOM(room).set_to(thread))
        return thread

    async def _people(self, work: Work, note: GameNote[frozenset[int]]) -> frozenset[int]:
        return await self._places.get(work, note) or frozenset()

    async def _came(self, work: Work, id_: int, room: str, called: Collection[int]) -> None:
        """A message was to let these in. Where it has not let in all of them, each is by a request, which says whether
        it did. Raises `ChannelGoneError`, or `discord.HTTPException` for what may pass.

        Of the dead, who have been seen pressing since, it is only looked at while no room has shown what a call does.
        """
        expected = await self._people(work, EXPECTED(room))
        inside = await self._people(work, INSIDE(room))
        came = expected & set(called)
        known = await self._places.get(work, CALLS_HEARD) is True
        if not came:
            return
        try:
            new = len(came) if room == DEAD and known else await self._calls.count(work, id_) - len(inside) - 1
            if new < len(came):
                outside = await self._people(work, OUTSIDE(room))
                await self._places.put(work, CALLS_HEARD.set_to(new > 0))
                await self._members(work, id_, room, inside | outside | came)
                return
        except discord.HTTPException as error:
            if error.code == UNKNOWN_CHANNEL:
                raise ChannelGoneError(id_) from error
            raise
        left = EXPECTED(room).set_to(expected - came or None)
        await self._places.put(work, CALLS_HEARD.set_to(True), INSIDE(room).set_to(inside | came), left)

    async def _members(
        self, work: Work, id_: int, room: str, users: Collection[int], called: Collection[int] = ()
    ) -> None:
        wanted = set(users)
        inside = await self._people(work, INSIDE(room))
        outside = await self._people(work, OUTSIDE(room))
        before = await self._people(work, EXPECTED(room))
        expected = frozenset((wanted - inside - outside) & set(called))
        changes = [EXPECTED(room).set_to(expected or None)]
        if before - wanted:  # the message that called them may have come unheard
            inside |= before - wanted
            changes.append(INSIDE(room).set_to(inside))
        if expected != before:
            await self._places.put(work, *changes)
        coming = sorted(wanted - inside - outside - expected)
        going = sorted(inside - wanted)
        if not coming and not going:
            return
        thread = await self._calls.opened(work, id_)
        came = await asyncio.gather(*(let_in(work, thread, user) for user in coming), return_exceptions=True)
        went = await asyncio.gather(*(see_out(work, thread, user) for user in going), return_exceptions=True)
        inside |= {user for user, result in zip(coming, came, strict=True) if result is True}
        inside -= {user for user, result in zip(going, went, strict=True) if result is True}
        outside = (outside & wanted) | {user for user, result in zip(coming, came, strict=True) if result is False}
        await self._places.put(work, INSIDE(room).set_to(inside), OUTSIDE(room).set_to(outside))
        for result in (*came, *went):
            if isinstance(result, BaseException):
                raise result
        if False in went:
            raise _UnfitError
        if wanted and not inside and not expected:
            log.warning(
                "table %s: nobody could be let into the thread of room %s. "
                "Give the bot the rights that /mafia setup names.",
                work.table,
                room,
                extra=once(work.table, room),
            )
            self._lacks(work.table, "send_messages_in_threads")
            await self._calls.shut_for_good(work, id_)
            await self._forget(work, room, NO_THREAD)

    async def _turn(self, work: Work, channel: int, id_: int, room: str, shut: bool | None) -> None:
        if shut is not None and await self.of(work, room) == id_:
            await self._doors.turn(work, channel, id_, room, shut)

    def _lacks(self, table: TableId, right: str) -> None:
        self._missing.setdefault(table, set()).add(right)

    async def _forget(self, work: Work, room: str, instead: NoThread | None = None) -> None:
        await self._places.put(
            work,
            ROOM(room).set_to(instead),
            INSIDE(room).removed(),
            OUTSIDE(room).removed(),
            DOOR_OF(room).removed(),
            EXPECTED(room).removed(),
            MENU(room).removed(),
        )
