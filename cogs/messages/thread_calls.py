"""What is asked of Discord about one thread, whatever room it is of."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from dataclasses import replace

import discord

from cogs.messages.failures import is_final
from cogs.messages.request_terms import CRITICAL, IDLE
from cogs.messages.sender import UNKNOWN_CHANNEL
from cogs.messages.work import Work

log = logging.getLogger(__name__)

ARCHIVE_MINUTES = 1440
ARCHIVED_THREAD = 50083
UNKNOWN_MEMBER = 10007
UNKNOWN_USER = 10013
CLOCKS_APART = 10_000  # milliseconds between Discord's clock and this machine's


class ThreadCalls:
    """Making a thread, finding it, opening it, shutting it."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def made(self, work: Work, channel: int, title: str) -> int | None:
        """A new private thread, which nobody but the bot invites to; None in a channel that has no private threads.
        Raises `discord.HTTPException`."""
        parent = self._client.get_channel(channel)
        parent = parent or await work.request(self._client.fetch_channel(channel), CRITICAL)
        if not isinstance(parent, discord.TextChannel) or parent.is_news():
            return None
        making = parent.create_thread(
            name=title[:100],
            type=discord.ChannelType.private_thread,
            auto_archive_duration=ARCHIVE_MINUTES,
            invitable=False,
        )
        return (await work.request(making, CRITICAL)).id

    def found(self, guild: int, channel: int, title: str, since: int) -> int | None:
        """A thread that was made just before the process ended, and not noted: the gateway has told of it since."""
        here = self._client.get_guild(guild)
        me = self._client.user
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

    def is_open(self, guild: int, thread: int) -> bool:
        """Whether a thread can be written in: the gateway tells of none that is archived."""
        here = self._client.get_guild(guild)
        known = None if here is None else here.get_thread(thread)
        return known is not None and not known.archived

    async def opened(self, work: Work, thread: int, afresh: bool = False) -> discord.Thread:
        """The thread of this id, not archived (`afresh`: whatever the gateway has told of it). Raises
        `discord.HTTPException`: 404 where it has been deleted."""
        here = self._client.get_guild(work.guild)
        known = None if here is None or afresh else here.get_thread(thread)
        found = known or await work.request(self._client.fetch_channel(thread))
        assert isinstance(found, discord.Thread)
        return await work.request(found.edit(archived=False)) if found.archived else found

    async def turned(self, work: Work, thread: int, shut: bool, *, afresh: bool = False) -> None:
        """Lock it, or open it. `afresh`: as in `opened`. Raises `discord.HTTPException`."""
        work = replace(work, urgent=CRITICAL)
        try:
            await work.request((await self.opened(work, thread, afresh)).edit(locked=shut, archived=False))
        except discord.HTTPException as error:
            if error.code != ARCHIVED_THREAD or afresh:
                raise
            await work.request((await self.opened(work, thread, afresh=True)).edit(locked=shut, archived=False))

    def shuts_out(self, guild: int, thread: int) -> bool:
        """Whether it is locked, as far as the gateway has told, and the bot may not manage threads: it may not write
        there then, nor may anybody who is in it."""
        here = self._client.get_guild(guild)
        known = None if here is None else here.get_thread(thread)
        if here is None or known is None or known.parent is None or not known.locked:
            return False
        return not known.permissions_for(here.me).manage_threads

    async def count(self, work: Work, thread: int) -> int:
        """How many are in a thread, the bot too: one request, where to ask for each costs one each, and for the list a
        privileged intent. 0 where Discord does not say. Raises `discord.HTTPException`: 404 where it is gone."""
        try:
            found = await work.request(self._client.fetch_channel(thread), CRITICAL)
        except discord.HTTPException as error:
            if not is_final(error) or error.code == UNKNOWN_CHANNEL:
                raise
            log.info("who is in thread %s is not known: %s", thread, error)
            return 0
        return found.member_count if isinstance(found, discord.Thread) else 0

    def manages(self, guild: int, channel: int) -> bool:
        """Whether the bot may manage the threads of a channel; it may as long as nothing says otherwise."""
        here = self._client.get_guild(guild)
        parent = None if here is None else here.get_channel(channel)
        return here is None or parent is None or parent.permissions_for(here.me).manage_threads

    async def shut_for_good(self, work: Work, thread: int) -> None:
        """Archive it, and lock it where that may be. Where neither ever can be, it stays as it is. Raises what may
        pass (`LOST`)."""
        work = replace(work, urgent=IDLE)
        try:
            found = await self.opened(work, thread)
            if found.parent is None or found.permissions_for(found.guild.me).manage_threads:
                await work.request(found.edit(locked=True, archived=True))
            else:
                await work.request(found.edit(archived=True))  # which whoever made it may
        except discord.HTTPException as error:
            if not is_final(error):
                raise
            log.info("guild %s: thread %s could not be closed: %s", work.guild, thread, error)


async def let_in(work: Work, thread: discord.Thread, user: int) -> bool:
    """Whether somebody is in the thread now."""
    return await _refusal(work.request(thread.add_user(discord.Object(user)), CRITICAL)) is None


async def see_out(work: Work, thread: discord.Thread, user: int) -> bool:
    """Whether somebody is not in the thread any more."""
    return await _refusal(work.request(thread.remove_user(discord.Object(user)), CRITICAL)) in (
        None,
        UNKNOWN_MEMBER,
        UNKNOWN_USER,
    )


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
