"""A public thread for the table itself."""

from __future__ import annotations

import discord

from cogs.messages.request_terms import CRITICAL
from cogs.messages.sender import UNKNOWN_MESSAGE
from cogs.messages.thread_calls import ARCHIVE_MINUTES
from cogs.messages.work import Work

HAS_A_THREAD = 160004


async def make_table_thread(work: Work, parent: discord.TextChannel, message: int | None, title: str) -> int:
    """Make it at the `message` of the lobby, where that still stands: a message has one thread at most, whose id is its
    own, so this may be repeated. Raises `discord.HTTPException`."""
    name = title[:100]
    if message is not None:
        at = parent.get_partial_message(message)
        try:
            making = at.create_thread(name=name, auto_archive_duration=ARCHIVE_MINUTES)
            return (await work.request(making, CRITICAL)).id
        except discord.HTTPException as error:
            if error.code == HAS_A_THREAD:
                return message
            if error.code != UNKNOWN_MESSAGE:
                raise
    kind = discord.ChannelType.public_thread
    making = parent.create_thread(name=name, type=kind, auto_archive_duration=ARCHIVE_MINUTES)
    return (await work.request(making, CRITICAL)).id
