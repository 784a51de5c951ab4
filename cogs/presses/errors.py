"""The one place where what went wrong is explained to the person who meets it, and to the log."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from functools import partial, wraps
from typing import Any, Protocol, TypeVar

import discord
from discord import app_commands

from cogs.messages.failures import BROKEN, LOST, kind_of
from cogs.messages.people import language_of
from cogs.presses.acknowledge import ALREADY, Kinds, acknowledged, answer_first, insist
from cogs.presses.languages import language_for
from cogs.presses.whose import state_meant
from cogs.services import Services
from cogs.showing.panels.page import page
from cogs.showing.view import words_of
from core.once import once
from core.table import SnapshotError, StoreUnavailable

log = logging.getLogger(__name__)


class _HasServices(Protocol):
    services: Services


C = TypeVar("C", bound=_HasServices)

TOO_LATE = 10062  # Discord no longer knows the interaction
A_MOMENT = 0.5  # seconds; it may not have been acknowledged yet


class CommandTree(app_commands.CommandTree[Any]):
    """The command tree, whose errors are explained."""

    services: Services
    admits: Callable[[discord.Interaction[Any]], bool] = staticmethod(lambda _: True)
    """Whether a command is for this process to carry out."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Asked by discord.py before a command is carried out."""
        return self.admits(interaction)

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        """Explain an error of a slash command."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if interaction.type is discord.InteractionType.autocomplete:
            _nothing_found(cause)
            await suggest(self.services, interaction, [])
        else:
            await explain(self.services, interaction, cause)


def _nothing_found(error: Exception) -> None:
    """No choices could be found while somebody typed; there is nobody to tell of it but the log."""
    log.warning("nothing could be suggested: %r", error, extra=once("suggested", *kind_of(error)))


Choices = list[app_commands.Choice[str]]
Suggesting = Callable[[C, discord.Interaction[Any], str], Coroutine[Any, Any, Choices]]


async def suggest(services: Services, interaction: discord.Interaction[Any], choices: Choices) -> None:
    """Show these to whoever types."""
    kind = Kinds.autocomplete_result
    say = interaction.response.autocomplete
    try:
        await answer_first(services, interaction, kind, lambda: say(choices))
    except LOST as gone:
        log.info("suggestions did not arrive: %r", gone)


def suggesting(find: Suggesting[C]) -> Suggesting[C]:
    """A finder of choices that finds none where it fails, and shows them: discord.py would leave the typist without an
    answer, where finding fails or the connection breaks."""

    @wraps(find)
    async def found(cog: C, interaction: discord.Interaction[Any], current: str) -> Choices:
        try:
            choices = await find(cog, interaction, current)
        except Exception as error:
            _nothing_found(error)
            choices = []
        await suggest(cog.services, interaction, choices)
        if not interaction.response.is_done():  # discord.py would try once more, and fail
            raise asyncio.CancelledError("suggestions did not arrive, or no word of it")
        return choices

    return found


async def explain(services: Services, interaction: discord.Interaction[Any], error: Exception) -> None:
    """Tell the person alone what went wrong. What nobody could have foreseen gets a reference that the log has too."""
    if isinstance(error, discord.HTTPException) and error.code == TOO_LATE:
        log.warning("an interaction was acknowledged too late: %s", error)
        return
    if isinstance(error, discord.HTTPException) and error.code == ALREADY:
        log.info("an interaction that was handed over twice is seen to already: %s", error)
        return
    words = words_of(await _language(services, interaction))
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
        reference = secrets.token_hex(4)
        log.error("interaction failed (%s)", reference, exc_info=error)
        text = words("error-unexpected", reference=reference)
    await whisper(services, interaction, page(text))


async def _language(services: Services, interaction: discord.Interaction[Any]) -> str:
    """In which this person is answered, as far as that is at hand; else their client's."""
    try:
        async with asyncio.timeout(A_MOMENT):
            state = state_meant(services, interaction)
            return await language_for(services, interaction, interaction.guild_id or 0, state)
    except (StoreUnavailable, TimeoutError):
        return language_of(interaction.locale) or "en"


async def whisper(services: Services, interaction: discord.Interaction[Any], layout: discord.ui.LayoutView) -> None:
    """An answer for this person alone, whichever way the interaction has been acknowledged so far."""
    none = discord.AllowedMentions.none()
    try:
        kind = acknowledged(interaction)
        if kind is None:
            say = interaction.response.send_message
            answer = partial(say, view=layout, ephemeral=True, allowed_mentions=none)
            await answer_first(services, interaction, Kinds.channel_message, answer)
        elif kind is discord.InteractionResponseType.deferred_channel_message:
            edit = interaction.edit_original_response
            await insist(services, lambda: edit(view=layout, allowed_mentions=none))
        else:
            await interaction.followup.send(view=layout, ephemeral=True, allowed_mentions=none)
    except LOST as gone:
        log.warning("an answer did not arrive: %s", gone, extra=once("answers", *kind_of(gone)))
