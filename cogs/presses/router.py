"""Where every press of a component comes in, on whichever message, from whichever process that sent it."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

import discord

from cogs.messages.address import Address
from cogs.presses.errors import explain
from cogs.presses.press import Visit

if TYPE_CHECKING:
    from cogs.moderator import Moderator

log = logging.getLogger(__name__)

Handler = Callable[[Visit], Awaitable[object]]
Manner = Literal["update", "private", "form"]


@dataclass(frozen=True, slots=True)
class _Desk:
    handler: Handler
    manner: Manner
    anywhere: bool
    tableless: bool


class Clicks:
    """Handlers by purpose. A press is acknowledged before anything else is done with it.

    What is stale, forged or somebody else's is answered here, to the one who pressed, and changes nothing: a component
    of another server or another game, of an earlier phase, or used by somebody without a seat where a seat is needed.
    """

    def __init__(self, bot: Moderator) -> None:
        self._bot = bot
        self._desks: dict[str, _Desk] = {}
        bot.add_listener(self._came, "on_interaction")

    def serve(
        self, purpose: str, handler: Handler, manner: Manner, *, anywhere: bool = False, tableless: bool = False
    ) -> None:
        """Let ``handler`` see to presses of this purpose.

        ``manner``: the message pressed will be changed (``update``), something is shown to the presser alone
        (``private``), or the handler answers with a form at once (``form``). ``anywhere``: no seat is needed;
        ``tableless``: no table either.
        """
        self._desks[purpose] = _Desk(handler, manner, anywhere, tableless)

    async def _came(self, interaction: discord.Interaction[Any]) -> None:
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        data: Any = interaction.data or {}
        address = Address.read(str(data.get("custom_id", "")))
        desk = None if address is None else self._desks.get(address.purpose)
        if address is None or desk is None:
            return
        came = time.monotonic()
        try:
            await self._acknowledge(interaction, desk)
            self._bot.metrics.ack_seconds.observe(time.monotonic() - came)
            visit = await Visit.of(self._bot, interaction, address.guild)
            visit = replace(visit, address=address, values=tuple(data.get("values", ())))
            code = _refusal(visit, address, desk)
            if code is not None:
                await visit.refuse(code)
                return
            await desk.handler(visit)
        except Exception as error:
            await explain(interaction, error)

    async def _acknowledge(self, interaction: discord.Interaction[Any], desk: _Desk) -> None:
        if interaction.type is discord.InteractionType.modal_submit:
            await interaction.response.defer()
        elif desk.manner == "update":
            await interaction.response.defer()
            self._bot.surface.offer(interaction)
        elif desk.manner == "private":
            await interaction.response.defer(ephemeral=True, thinking=True)


def _refusal(visit: Visit, address: Address, desk: _Desk) -> str | None:
    guild = visit.interaction.guild_id
    if guild is not None and guild != address.guild:
        return "not_here"
    if desk.tableless:
        return None
    state = visit.state
    if state is None or state.token != address.game:
        return "stale"
    if address.serial and (state.game is None or state.game.serial != address.serial):
        return "stale"
    return None if desk.anywhere or visit.seat is not None else "not_playing"
