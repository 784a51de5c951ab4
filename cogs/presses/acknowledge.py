"""The first answer to an interaction: that it has come in. Discord waits three seconds for it."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord

from cogs.messages.failures import BROKEN

log = logging.getLogger(__name__)

A_TRY = 1.3  # seconds: two of them fit into Discord's three
ALREADY = 40060
_KIND = "acknowledged"


async def acknowledge(
    interaction: discord.Interaction[Any], *, ephemeral: bool = False, thinking: bool = False
) -> None:
    """Say that it has come in; where the connection breaks, once more. Raises as `interaction.response.defer` does."""
    try:
        async with asyncio.timeout(A_TRY):
            await interaction.response.defer(ephemeral=ephemeral, thinking=thinking)
    except BROKEN as error:
        log.info("an acknowledgement broke off and is repeated: %r", error)
        try:
            async with asyncio.timeout(A_TRY):
                await interaction.response.defer(ephemeral=ephemeral, thinking=thinking)
        except discord.HTTPException as again:
            if again.code != ALREADY:
                raise
            # The first has arrived, only its answer has not; discord.py does not know that.
            kinds = discord.InteractionResponseType
            updates = interaction.type is not discord.InteractionType.application_command and not thinking
            interaction.extras[_KIND] = kinds.deferred_message_update if updates else kinds.deferred_channel_message


def acknowledged(interaction: discord.Interaction[Any]) -> discord.InteractionResponseType | None:
    """How an interaction has been acknowledged; None where it has not been."""
    return interaction.extras.get(_KIND) or interaction.response.type
