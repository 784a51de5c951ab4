"""Channels that were deleted while the bot could not hear of it: their games end as they would have at once."""

from __future__ import annotations

import logging

import discord

from cogs.messages.failures import LOST
from cogs.messages.request_terms import IDLE, asked
from cogs.messages.sender import UNKNOWN_CHANNEL
from core.table import Table
from core.table.table_commands import Stop

log = logging.getLogger(__name__)


async def end_if_gone(client: discord.Client, table: Table) -> None:
    """End the game whose channel is no more; whoever plays it is told as it ends. A server that is shown brings its
    channels with it, so a request is made only for one that is not among them. Raises `StoreUnavailable`."""
    state = table.state
    server = client.get_guild(table.id.guild)
    if state is None or state.over or server is None or server.unavailable:
        return
    home = state.lobby.home
    if server.get_channel_or_thread(home) is None and await _is_gone(client, home):
        log.info("table %s: its channel was deleted while nobody heard of it", table.id)
        await table.do(Stop(by=state.lobby.host, steward=True))


async def _is_gone(client: discord.Client, channel: int) -> bool:
    """Whether Discord knows no such channel; one that is hidden or archived may be there."""
    try:
        await asked(client.fetch_channel(channel), urgent=IDLE)
    except discord.HTTPException as error:
        return error.code == UNKNOWN_CHANNEL
    except LOST as error:
        log.info("channel %s could not be looked for: %r", channel, error)
    return False
