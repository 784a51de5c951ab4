"""The one place where what went wrong is explained to the person who meets it, and to the log."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, TypeVar

import discord
from discord import app_commands

from cogs.messages.failures import BROKEN, LOST, kind_of
from cogs.messages.people import language_of
from cogs.presses.acknowledge import ALREADY, acknowledged
from cogs.showing.panels.page import page
from cogs.showing.view import words_of
from core.once import once
from core.table import SnapshotError, StoreUnavailable

log = logging.getLogger(__name__)
C = TypeVar("C")

TOO_LATE = 10062  # Discord no longer knows the interaction


class CommandTree(app_commands.CommandTree[Any]):
    """The command tree, whose errors are explained. `admits`: whether a command is for this process to carry out."""

    admits: Callable[[discord.Interaction[Any]], bool] = staticmethod(lambda _: True)

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Asked by discord.py before a command is carried out."""
        return self.admits(interaction)

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        """Explain an error of a slash command."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if interaction.type is discord.InteractionType.autocomplete:
            await _suggest_nothing(interaction, cause)
        else:
            await explain(interaction, cause)


async def _suggest_nothing(interaction: discord.Interaction[Any], error: Exception) -> None:
    """No choices could be found while somebody typed; there is nobody to tell of it but the log."""
    log.warning("nothing could be suggested: %r", error, extra=once("suggested", *kind_of(error)))
    if not interaction.response.is_done():
        try:
            await interaction.response.autocomplete([])
        except LOST as gone:
            log.info("nor could that be said: %s", gone)


Suggesting = Callable[[C, discord.Interaction[Any], str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


def suggesting(find: Suggesting[C]) -> Suggesting[C]:
    """A finder of choices that finds none where it fails: discord.py would leave the typist without an answer."""

    @wraps(find)
    async def found(cog: C, interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        try:
            return await find(cog, interaction, current)
        except Exception as error:
            log.warning("nothing could be suggested: %r", error, extra=once("suggested", *kind_of(error)))
            return []

    return found


async def explain(interaction: discord.Interaction[Any], error: Exception) -> None:
    """Tell the person alone what went wrong. What nobody could have foreseen gets a reference that the log has too."""
    if isinstance(error, discord.HTTPException) and error.code == TOO_LATE:
        log.warning("an interaction was acknowledged too late: %s", error)
        return
    if isinstance(error, discord.HTTPException) and error.code == ALREADY:
        log.info("an interaction that was handed over twice is seen to already: %s", error)
        return
    language = language_of(interaction.locale) or "en"
    words = words_of(language)
    if isinstance(error, BROKEN):
        log.warning(
            "the connection broke off while somebody was answered: %r", error, extra=once("answers", *kind_of(error))
        )
        text = words("error-connection")
    elif isinstance(error, StoreUnavailable):
        text = words("error-store")
    elif isinstance(error, app_commands.CommandNotFound):
        text = words("error-unknown-command")
    elif isinstance(error, SnapshotError):
        text = words("error-newer-game")
    elif isinstance(error, app_commands.CommandSignatureMismatch):
        text = words("error-old-command")
    elif isinstance(error, app_commands.TransformerError) and error.type is discord.AppCommandOptionType.user:
        text = words("error-not-here")
    elif isinstance(error, app_commands.NoPrivateMessage):
        text = words("error-server-only")
    else:
        reference = secrets.token_hex(3)
        log.error("interaction failed (%s)", reference, exc_info=error)
        text = words("error-unexpected", reference=reference)
    await whisper(interaction, page(text))


async def whisper(interaction: discord.Interaction[Any], layout: discord.ui.LayoutView) -> None:
    """An answer for this person alone, whichever way the interaction has been acknowledged so far."""
    none = discord.AllowedMentions.none()
    try:
        kind = acknowledged(interaction)
        if kind is None:
            await interaction.response.send_message(view=layout, ephemeral=True, allowed_mentions=none)
        elif kind is discord.InteractionResponseType.deferred_channel_message:
            await interaction.edit_original_response(view=layout, allowed_mentions=none)
        else:
            await interaction.followup.send(view=layout, ephemeral=True, allowed_mentions=none)
    except LOST as gone:
        log.warning("an answer did not arrive: %s", gone, extra=once("answers", *kind_of(gone)))
