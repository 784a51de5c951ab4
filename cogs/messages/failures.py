"""How a request to Discord may fail: for good, or just now."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable

import aiohttp
import discord

from core.once import once
from core.table import NotNow, TableId

log = logging.getLogger(__name__)

BROKEN = (aiohttp.ClientError, asyncio.TimeoutError, OSError, discord.RateLimited)
"""No answer came: the request may have been carried out or not."""
LOST = (discord.HTTPException, *BROKEN)
"""Whatever may become of a request."""
TOO_MANY = 429
NOT_ACCEPTED = 401
NO_RIGHT = 403
GONE = 404
MALFORMED = 400
REMEDIES = {
    MALFORMED: "Look at the server's AutoMod rules; where they are not at fault, the bot is: report it.",
    NOT_ACCEPTED: "Copy the bot's token anew from the Bot page of your application, and start it again.",
    NO_RIGHT: "Give the bot the rights there that /mafia setup names.",
    GONE: "Somebody has deleted it; nothing needs to be done.",
}
"""What to do where Discord refuses something, by the status of its answer."""


def is_final(error: BaseException) -> bool:
    """Whether the same request would always fail: Discord has understood and refused it."""
    return isinstance(error, discord.HTTPException) and 400 <= error.status < 500 and error.status != TOO_MANY


def may_pass(error: BaseException) -> bool:
    """Whether this is a request that may be taken when it is made again."""
    return isinstance(error, LOST) and not is_final(error)


def kind_of(error: BaseException) -> tuple[object, ...]:
    """What an error has in common with others of the same cause."""
    return type(error).__name__, getattr(error, "status", None), getattr(error, "code", None)


def refused(table: TableId, what: str, error: BaseException) -> None:
    """A line in the log on what Discord refuses for good and is let be, with what to do: once for a table, a thing of
    this kind and a way to be refused."""
    remedy = REMEDIES.get(getattr(error, "status", NO_RIGHT), REMEDIES[MALFORMED])
    log.warning(
        "table %s: Discord refuses %s for good: %s. The game goes on without. %s",
        table,
        what,
        error or "no right",
        remedy,
        extra=once(table, what, *kind_of(error)),
    )


async def each(table: TableId, *works: Awaitable[object]) -> None:
    """All of these at once; one that fails stops no other. What is refused for good is logged and let be. Raises
    `NotNow` where something failed just now."""
    failed: BaseException | None = None
    for outcome in await asyncio.gather(*works, return_exceptions=True):
        if not isinstance(outcome, BaseException):
            continue
        if is_final(outcome):
            refused(table, "a request", outcome)
        elif isinstance(outcome, (*LOST, NotNow)):
            failed = failed or outcome
        else:
            raise outcome
    if failed is not None:
        raise NotNow(repr(failed)) from failed
