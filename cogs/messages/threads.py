"""Threads: one for each gang (opened for its members alone, shut when the rulebook says so), one for the dead."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence

import discord

from cogs.messages.failures import is_final
from cogs.messages.limiter import CRITICAL, IDLE, urgency
from cogs.messages.places import Places
from cogs.messages.sender import UNKNOWN_CHANNEL, ChannelGoneError, MessageSender, NoRightError

log = logging.getLogger(__name__)

DEAD = "dead"
TABLE = "table"
BEGUN = "?"  # and the moment: noted before a thread is made, so that whoever finds it looks whether it was
NONE = "-"  # there can be none in this game
ARCHIVE_MINUTES = 1440
ARCHIVED_THREAD, UNKNOWN_MEMBER, UNKNOWN_USER = 50083, 10007, 10013
CLOCKS_APART = 10_000  # milliseconds between Discord's clock and this machine's


class _UnfitError(Exception):
    """The thread serves no more: somebody in it cannot be shown out."""


class Threads:
    """The threads of every guild's game, by room name. What is noted of each:

    `room:NAME` its id (or `BEGUN`, or `NONE`); `in:NAME` who was let in, `call:NAME` who comes in with the message that
    is due there, `out:NAME` who could not be let in; `door:NAME`.

    What Discord refuses for good is not asked of it again in the same game.
    """

    def __init__(self, client: discord.Client, places: Places, sender: MessageSender, now: Callable[[], int]) -> None:
        """`now`: in epoch milliseconds."""
        self._client, self._places, self._sender, self._now = client, places, sender, now
        self._missing: dict[int, set[str]] = {}

    async def of(self, guild: int, room: str) -> int | None:
        """The thread of a room, or None."""
        return _id((await self._places.of(guild)).get(f"room:{room}"))

    async def serves(self, guild: int, room: str, user: int) -> bool:
        """Whether this person reads a room's thread: who does not is asked and told in direct messages."""
        if await self.of(guild, room) is None:
            return False
        return user in await self._people(guild, f"in:{room}") | await self._people(guild, f"call:{room}")

    def missing(self, guild: int) -> set[str]:
        """Rights over threads that were found to be missing since this was asked last."""
        return self._missing.pop(guild, set())

    async def bring_up(
        self,
        guild: int,
        channel: int,
        room: str,
        title: str,
        users: Collection[int],
        shut: bool | None,
        called: Collection[int] = (),
    ) -> int | None:
        """Let exactly these users be in the room, and let its door be as it should. The thread's id, or None.

        `called`: who of them the next message in the room will call by name, and is known to see the channel. Discord
        lets in whom a message in a private thread mentions, where its author may let people in
        (discord/discord-api-docs#5295, discord.com/blog/connect-the-conversation-with-threads-on-discord). It does not
        say whether it did, so others are let in one by one.

        `shut` None leaves the door: who is alone in a room has nobody to talk to, by day or by night. A thread that
        was deleted is made anew. Raises `ChannelGoneError`, or `discord.HTTPException` for what may pass.
        """
        for _ in range(2):
            thread = await self.of(guild, room)
            if thread is None and users:
                thread = await self._make(guild, channel, room, title)
            if thread is None:
                return None
            try:
                await self._members(guild, thread, room, users, called if self._manages(guild, channel) else ())
                await self._door(guild, channel, thread, room, shut)
            except _UnfitError:
                await self._shut_for_good(guild, thread)
                await self._forget(guild, room)
            except discord.HTTPException as error:
                if not is_final(error):
                    raise
                if error.code == ARCHIVED_THREAD:
                    await self._opened(guild, thread, afresh=True)
                    continue
                log.warning("guild %s: the thread of room %s is lost: %s", guild, room, error)
                await self._forget(guild, room, None if error.code == UNKNOWN_CHANNEL else NONE)
            else:
                return await self.of(guild, room)
        return await self.of(guild, room)

    async def adopt(self, guild: int, room: str, thread: int | None) -> None:
        """A thread that was made elsewhere is a room's; None where there can be none in this game."""
        await self._places.put(guild, {f"room:{room}": thread or NONE})

    async def is_settled(self, guild: int, room: str) -> bool:
        """Whether a room has a thread, or can have none."""
        noted = (await self._places.of(guild)).get(f"room:{room}")
        return noted is not None and not noted.startswith(BEGUN)

    async def lock(self, guild: int, channel: int, room: str, shut: bool) -> None:
        """Let a thread under this channel be locked or open. In a locked thread only who may manage threads can
        write (discord/discord-api-docs#5919); everybody reads on, and presses."""
        thread = await self.of(guild, room)
        if thread is not None:
            await self._door(guild, channel, thread, room, shut)

    async def say(
        self, guild: int, room: str, layout: discord.ui.LayoutView, nonce: str, ping: Sequence[int] = ()
    ) -> int | None:
        """A message in a room; its id, or None where there is no room (any more). `ping`: whom it notifies, and lets in
        where they were to be `called`. Raises `discord.HTTPException`."""
        thread = await self.of(guild, room)
        if thread is None:
            return None
        try:
            try:
                sent = await self._sender.post(thread, layout, nonce, ping=ping)
            except discord.HTTPException as error:
                if error.code != ARCHIVED_THREAD:
                    raise
                await self._opened(guild, thread, afresh=True)
                sent = await self._sender.post(thread, layout, nonce, ping=ping)
            await self._came(guild, room, ping)
            return sent
        except ChannelGoneError:
            await self._forget(guild, room)
        except NoRightError:
            self._missing.setdefault(guild, set()).add("send_messages_in_threads")
            await self._shut_for_good(guild, thread)
            await self._forget(guild, room, NONE)
        return None

    async def deleted(self, guild: int, thread: int) -> str | None:
        """Somebody has deleted this thread: the room that it was of, forgotten now, or None. The table's own is not
        made anew: it goes on in its channel."""
        for name, text in dict(await self._places.of(guild)).items():
            if name.startswith("room:") and _id(text) == thread:
                room = name.removeprefix("room:")
                await self._forget(guild, room, NONE if room == TABLE else None)
                return room
        return None

    async def close(self, guild: int, stay: Collection[int] = ()) -> None:
        """The game is over: every room's thread is archived and locked, and nobody is in the one of the dead but who
        may `stay`. The table's own thread is left to the talk about the game."""
        inside = await self._people(guild, f"in:{DEAD}")
        dead = await self.of(guild, DEAD)
        with urgency(IDLE):
            if dead is not None and not inside <= set(stay):
                try:
                    await self._members(guild, dead, DEAD, inside & set(stay))
                except (discord.HTTPException, _UnfitError) as error:
                    log.info("guild %s: somebody stays with the dead: %r", guild, error)
            for name, text in dict(await self._places.of(guild)).items():
                thread = _id(text) if name.startswith("room:") else None
                door = f"door:{name.removeprefix('room:')}"
                if (
                    thread is not None
                    and door != f"door:{TABLE}"
                    and (await self._places.of(guild)).get(door) != "over"
                ):
                    await self._shut_for_good(guild, thread)
                    await self._places.put(guild, {door: "over"})

    async def close_left_behind(self, guild: int) -> None:
        """Close the threads of an earlier game that nobody could end."""
        await self.close_all(guild, await self._places.left_behind(guild))

    async def close_all(self, guild: int, places: Mapping[str, str]) -> None:
        """Close the threads among these places."""
        for name, text in places.items():
            thread = _id(text) if name.startswith("room:") else None
            if thread is not None:
                await self._shut_for_good(guild, thread)

    async def _make(self, guild: int, channel: int, room: str, title: str) -> int | None:
        noted = (await self._places.of(guild)).get(f"room:{room}")
        if noted == NONE:
            return None
        if noted is not None and noted.startswith(BEGUN):
            made = self._found(guild, channel, title, int(noted[1:]))
            if made is not None:
                await self._places.put(guild, {f"room:{room}": made})
                return made
        await self._places.put(guild, {f"room:{room}": f"{BEGUN}{self._now()}"})
        try:
            with urgency(CRITICAL):
                parent = self._client.get_channel(channel) or await self._client.fetch_channel(channel)
                if not isinstance(parent, discord.TextChannel) or parent.is_news():
                    # No other channel has private threads.
                    await self._forget(guild, room, NONE)
                    return None
                thread = await parent.create_thread(
                    name=title[:100],
                    type=discord.ChannelType.private_thread,
                    auto_archive_duration=ARCHIVE_MINUTES,
                    invitable=False,
                )
        except discord.HTTPException as error:
            if error.code == UNKNOWN_CHANNEL:
                raise ChannelGoneError(channel) from error
            if not is_final(error):
                raise
            log.warning("guild %s: no thread for room %s: %s", guild, room, error)
            if error.status == 403:
                self._missing.setdefault(guild, set()).add("create_private_threads")
            await self._forget(guild, room, NONE)
            return None
        await self._places.put(guild, {f"room:{room}": thread.id})
        return thread.id

    def _found(self, guild: int, channel: int, title: str, since: int) -> int | None:
        """A thread that was made just before the process ended, and not noted: the gateway has told of it since."""
        here, me = self._client.get_guild(guild), self._client.user
        if here is None or me is None:
            return None
        found = [
            thread.id
            for thread in here.threads
            if thread.parent_id == channel
            and thread.name == title[:100]
            and thread.owner_id == me.id
            and discord.utils.snowflake_time(thread.id).timestamp() * 1000 >= since - CLOCKS_APART
        ]
        return max(found, default=None)

    async def _opened(self, guild: int, thread: int, afresh: bool = False) -> discord.Thread:
        """The thread of this id, not archived (`afresh`: whatever the gateway has told of it). Raises
        `discord.HTTPException`: 404 where it has been deleted."""
        here = self._client.get_guild(guild)
        known = None if here is None or afresh else here.get_thread(thread)
        found = known or await self._client.fetch_channel(thread)
        assert isinstance(found, discord.Thread)
        return await found.edit(archived=False) if found.archived else found

    async def _people(self, guild: int, name: str) -> set[int]:
        text = (await self._places.of(guild)).get(name, "")
        return {int(user) for user in text.split(".") if user}

    async def _came(self, guild: int, room: str, called: Collection[int]) -> None:
        """A message has let these in."""
        expected = await self._people(guild, f"call:{room}")
        came = expected & set(called)
        if came:
            inside = await self._people(guild, f"in:{room}") | came
            left = _listed(expected - came) or None
            await self._places.put(guild, {f"in:{room}": _listed(inside), f"call:{room}": left})

    async def _members(
        self, guild: int, id_: int, room: str, users: Collection[int], called: Collection[int] = ()
    ) -> None:
        wanted = set(users)
        inside, outside = await self._people(guild, f"in:{room}"), await self._people(guild, f"out:{room}")
        expected = (wanted - inside - outside) & set(called)
        if expected != await self._people(guild, f"call:{room}"):
            await self._places.put(guild, {f"call:{room}": _listed(expected) or None})
        coming, going = sorted(wanted - inside - outside - expected), sorted(inside - wanted)
        if not coming and not going:
            return
        thread = await self._opened(guild, id_)
        with urgency(CRITICAL):
            came = await asyncio.gather(*(self._let_in(thread, user) for user in coming), return_exceptions=True)
            went = await asyncio.gather(*(self._see_out(thread, user) for user in going), return_exceptions=True)
        inside |= {user for user, result in zip(coming, came, strict=True) if result is True}
        inside -= {user for user, result in zip(going, went, strict=True) if result is True}
        outside = {user for user, result in zip(coming, came, strict=True) if result is False} | (outside & wanted)
        await self._places.put(guild, {f"in:{room}": _listed(inside), f"out:{room}": _listed(outside)})
        for result in (*came, *went):
            if isinstance(result, BaseException):
                raise result
        if False in went:
            raise _UnfitError
        if wanted and not inside and not expected:
            log.warning("guild %s: nobody could be let into the thread of room %s", guild, room)
            self._missing.setdefault(guild, set()).add("send_messages_in_threads")
            await self._shut_for_good(guild, id_)
            await self._forget(guild, room, NONE)

    async def _let_in(self, thread: discord.Thread, user: int) -> bool:
        return await _refusal(thread.add_user(discord.Object(user))) is None

    async def _see_out(self, thread: discord.Thread, user: int) -> bool:
        return await _refusal(thread.remove_user(discord.Object(user))) in (None, UNKNOWN_MEMBER, UNKNOWN_USER)

    async def _door(self, guild: int, channel: int, id_: int, room: str, shut: bool | None) -> None:
        """Lock or unlock. Who has made a thread may lock it without the right to manage threads, but not unlock it, so
        without that right the door is left open."""
        known = (await self._places.of(guild)).get(f"door:{room}", "open")
        state = "shut" if shut else "open"
        if shut is None or known in (state, "stuck") or await self.of(guild, room) != id_:
            return
        try:
            if not self._manages(guild, channel):
                raise PermissionError
            thread = await self._opened(guild, id_)
            with urgency(CRITICAL):
                await thread.edit(locked=shut, archived=False)
        except (PermissionError, discord.Forbidden):
            self._missing.setdefault(guild, set()).add("manage_threads")
            state = "stuck"
        await self._places.put(guild, {f"door:{room}": state})

    def _manages(self, guild: int, channel: int) -> bool:
        here = self._client.get_guild(guild)
        parent = None if here is None else here.get_channel(channel)
        return here is None or parent is None or parent.permissions_for(here.me).manage_threads

    async def _shut_for_good(self, guild: int, thread: int) -> None:
        """Archive it, and lock it where that may be. Where neither can be, it stays as it is."""
        try:
            with urgency(IDLE):
                found = await self._opened(guild, thread)
                if found.parent is None or found.permissions_for(found.guild.me).manage_threads:
                    await found.edit(locked=True, archived=True)
                else:
                    await found.edit(archived=True)  # which whoever made it may
        except discord.HTTPException as error:
            log.info("guild %s: thread %s could not be closed: %s", guild, thread, error)

    async def _forget(self, guild: int, room: str, instead: str | None = None) -> None:
        names = {
            f"room:{room}": instead,
            f"in:{room}": None,
            f"out:{room}": None,
            f"door:{room}": None,
            f"call:{room}": None,
        }
        await self._places.put(guild, {**names, f"menu:{room}": None})


def _id(text: str | None) -> int | None:
    return int(text) if text is not None and text.isdecimal() else None


def _listed(users: Collection[int]) -> str:
    return ".".join(map(str, sorted(users)))


async def _refusal(request: Awaitable[object]) -> int | None:
    """Why Discord would not change a member of a thread, None where it did. Raises `discord.HTTPException` for what may
    pass, and for what is wrong with the thread itself."""
    try:
        await request
    except discord.HTTPException as error:
        if not is_final(error) or error.code in (UNKNOWN_CHANNEL, ARCHIVED_THREAD):
            raise
        log.info("a member of a thread could not be changed: %s", error)
        return error.code
    return None
