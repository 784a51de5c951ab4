"""How a request to Discord may fail: for good, or just now."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable

import aiohttp
import discord

from core.table import NotNow

log = logging.getLogger(__name__)

BROKEN = (aiohttp.ClientError, asyncio.TimeoutError, OSError, discord.RateLimited)
"""No answer came: the request may have been carried out or not."""
LOST = (discord.HTTPException, *BROKEN)
"""Whatever may become of a request."""
TOO_MANY = 429


def is_final(error: BaseException) -> bool:
    """Whether the same request would always fail: Discord has understood and refused it."""
    return isinstance(error, discord.HTTPException) and 400 <= error.status < 500 and error.status != TOO_MANY


async def each(guild: int, *works: Awaitable[object]) -> None:
    """All of these at once; one that fails stops no other. What is refused for good is logged and let be. Raises
    `NotNow` where something failed just now."""
    failed: BaseException | None = None
    for outcome in await asyncio.gather(*works, return_exceptions=True):
        if not isinstance(outcome, BaseException):
            continue
        if is_final(outcome):
            log.warning("guild %s: Discord refuses a request for good: %s", guild, outcome)
        elif isinstance(outcome, (*LOST, NotNow)):
            failed = failed or outcome
        else:
            raise outcome
    if failed is not None:
        raise NotNow(repr(failed)) from failed
