"""Threads: one for each gang (opened for its members alone, shut when the rulebook says so), one for the dead."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection

import discord

from cogs.messages.limiter import CRITICAL, IDLE, urgency
from cogs.messages.places import Places
from cogs.messages.sender import UNKNOWN_CHANNEL, ChannelGoneError, MessageSender, NoRightError

log = logging.getLogger(__name__)

DEAD = "dead"
BEGUN = 0  # noted before a thread is made: whoever finds it looks whether it was
KEPT_MINUTES = 1440
UNKNOWN_MEMBER = 10007


class Threads:
    """The threads of every guild's game, by room name; None for one that cannot be made."""

    def __init__(self, client: discord.Client, places: Places, sender: MessageSender) -> None:
        self._client, self._places, self._sender = client, places, sender

    async def of(self, guild: int, room: str) -> int | None:
        """The thread of a room, or None."""
        return await self._places.thread(guild, f"room:{room}") or None

    async def bring_up(
        self,
        guild: int,
        channel: int,
        room: str,
        title: str,
        users: Collection[int],
        shut: bool | None,
        over: bool = False,
    ) -> int | None:
        """Let exactly these users be in the room, and let its door be as it should. The thread's id, or None.

        `shut` None leaves the door: who is alone in a room has nobody to talk to, by day or by night.
        """
        thread = await self.of(guild, room)
        if thread is None:
            if over or not users:
                return None
            thread = await self._make(guild, channel, room, title)
            if thread is None:
                return None
        try:
            await self._members(guild, thread, room, users)
            await self._door(guild, thread, room, shut, over)
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
            await self._places.put(guild, {f"room:{room}": None, f"in:{room}": None, f"door:{room}": None})
            return None
        except discord.Forbidden:
            log.warning("guild %s: no right over the thread of room %s", guild, room)
        return thread

    async def add(self, guild: int, channel: int, title: str, user: int) -> tuple[int | None, bool]:
        """Let somebody into the thread of the dead, made at the first. The thread, and whether it is new."""
        thread = await self.of(guild, DEAD)
        new = thread is None
        inside = await self._inside(guild, DEAD)
        thread = await self.bring_up(guild, channel, DEAD, title, inside | {user}, shut=False)
        return thread, new and thread is not None

    async def remove(self, guild: int, channel: int, user: int) -> None:
        """Somebody has come back from the dead."""
        inside = await self._inside(guild, DEAD)
        if user in inside:
            await self.bring_up(guild, channel, DEAD, "", inside - {user}, shut=False)

    async def _make(self, guild: int, channel: int, room: str, title: str) -> int | None:
        noted = await self._places.thread(guild, f"room:{room}")
        if noted == BEGUN:
            made = self._found(guild, channel, title)
            if made is not None:
                await self._places.put(guild, {f"room:{room}": made})
                return made
        parent = self._client.get_channel(channel)
        if parent is None:
            raise ChannelGoneError
        if not isinstance(parent, discord.TextChannel):
            return None  # no other channel has private threads
        await self._places.put(guild, {f"room:{room}": BEGUN})
        try:
            with urgency(CRITICAL):
                thread = await parent.create_thread(
                    name=title[:100],
                    type=discord.ChannelType.private_thread,
                    auto_archive_duration=KEPT_MINUTES,
                    invitable=False,
                )
        except discord.Forbidden:
            return None
        except discord.NotFound as error:
            raise ChannelGoneError from error
        await self._places.put(guild, {f"room:{room}": thread.id})
        return thread.id

    async def _opened(self, guild: int, thread: int) -> discord.Thread:
        """The thread of this id. Raises `discord.NotFound` where it has been deleted."""
        here = self._client.get_guild(guild)
        known = None if here is None else here.get_thread(thread)
        found = known or await self._client.fetch_channel(thread)
        assert isinstance(found, discord.Thread)
        return found

    def _found(self, guild: int, channel: int, title: str) -> int | None:
        """A thread that was made just before the process ended, and not noted: the gateway has told of it since."""
        here, me = self._client.get_guild(guild), self._client.user
        if here is None or me is None:
            return None
        found = [t for t in here.threads if t.parent_id == channel and t.name == title and t.owner_id == me.id]
        return max((thread.id for thread in found), default=None)

    async def _inside(self, guild: int, room: str) -> set[int]:
        text = (await self._places.of(guild)).get(f"in:{room}", "")
        return {int(user) for user in text.split(".") if user}

    async def _members(self, guild: int, id_: int, room: str, users: Collection[int]) -> None:
        inside = await self._inside(guild, room)
        wanted = set(users)
        if inside == wanted:
            return
        thread = await self._opened(guild, id_)
        with urgency(CRITICAL):
            await asyncio.gather(*(self._let_in(thread, user) for user in sorted(wanted - inside)))
            await asyncio.gather(*(self._see_out(thread, user) for user in sorted(inside - wanted)))
        await self._places.put(guild, {f"in:{room}": ".".join(map(str, sorted(wanted)))})

    async def _let_in(self, thread: discord.Thread, user: int) -> None:
        try:
            await thread.add_user(discord.Object(user))
        except discord.HTTPException as error:
            if error.code == UNKNOWN_CHANNEL or error.status >= 500:
                raise
            log.info("user %s could not be let into thread %s: %s", user, thread.id, error)

    async def _see_out(self, thread: discord.Thread, user: int) -> None:
        try:
            await thread.remove_user(discord.Object(user))
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                raise

    async def _door(self, guild: int, id_: int, room: str, shut: bool | None, over: bool) -> None:
        if shut is None and not over:
            return
        state = "over" if over else "shut" if shut else "open"
        known = (await self._places.of(guild)).get(f"door:{room}", "open")
        if state == known:
            return
        thread = await self._opened(guild, id_)
        with urgency(IDLE if over else CRITICAL):
            if over:
                await thread.edit(locked=True, archived=True)
            else:
                await thread.edit(locked=bool(shut), archived=False)
        await self._places.put(guild, {f"door:{room}": state})

    async def say(self, guild: int, room: str, layout: discord.ui.LayoutView, nonce: str) -> int | None:
        """A message in a room; its id, or None where there is no room."""
        thread = await self.of(guild, room)
        if thread is None:
            return None
        try:
            return await self._sender.post(thread, layout, nonce)
        except ChannelGoneError:
            await self._places.put(guild, {f"room:{room}": None, f"in:{room}": None, f"door:{room}": None})
        except NoRightError:
            log.warning("guild %s: may not write in room %s", guild, room)
        return None
