"""The first answer to an interaction. Discord waits three seconds for it; then whoever pressed sees it fail."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from cogs.messages.failures import BROKEN
from cogs.services import Services

log = logging.getLogger(__name__)

IN_TIME = 3.0
"""Seconds in which Discord takes it."""
A_TRY = 1.3
"""Seconds in which word of a try that has arrived has come."""
PAUSES = (0.3, 0.5, 0.7)
"""Seconds between the tries: a line that is cut is not back at once, and often is within a second."""
BETWEEN_TRIES = "the pause before an answer to a press is repeated"
ALREADY = 40060
_KIND = "acknowledged"
_TRIED = "first tried"

Kinds = discord.InteractionResponseType


async def acknowledge(
    services: Services, interaction: discord.Interaction[Any], *, ephemeral: bool = False, thinking: bool = False
) -> None:
    """Say that it has come in. Raises as `answer_first` does."""
    updates = interaction.type is not discord.InteractionType.application_command and not thinking
    kind = Kinds.deferred_message_update if updates else Kinds.deferred_channel_message
    defer = interaction.response.defer
    await answer_first(services, interaction, kind, lambda: defer(ephemeral=ephemeral, thinking=thinking))


async def answer_first(
    services: Services,
    interaction: discord.Interaction[Any],
    kind: discord.InteractionResponseType,
    answer: Callable[[], Awaitable[object]],
) -> None:
    """Give the first answer, which is of this kind; where the connection breaks, again for as long as Discord takes it.
    Raises what `answer` does."""

    async def answered() -> None:
        async with asyncio.timeout(A_TRY):
            await answer()

    first = interaction.extras.setdefault(_TRIED, services.now())
    try:
        await insist(services, answered, until=first + round(IN_TIME * 1000))
    except Arrived:
        interaction.extras[_KIND] = kind  # discord.py does not know that it has


class Arrived(discord.DiscordException):
    """An earlier try had reached Discord; only the word of it was lost."""


async def insist(services: Services, answer: Callable[[], Awaitable[object]], *, until: int | None = None) -> None:
    """Try this, and where the connection breaks again after pauses, `until` a moment (epoch milliseconds) at most.
    Raises `Arrived`, or what the last try has raised."""
    broken = False
    for pause in (*PAUSES, None):
        try:
            await answer()
        except BROKEN as error:
            if pause is None or (until is not None and services.now() + pause * 1000 >= until):
                raise
            broken = True
            log.info("an answer broke off and is repeated in %.1f s: %r", pause, error)
            await services.wait(asyncio.sleep(pause), BETWEEN_TRIES)
        except discord.HTTPException as error:
            if broken and error.code == ALREADY:
                raise Arrived from error
            raise
        else:
            return


def acknowledged(interaction: discord.Interaction[Any]) -> discord.InteractionResponseType | None:
    """How an interaction has been acknowledged; None where it has not been."""
    return interaction.extras.get(_KIND) or interaction.response.type
