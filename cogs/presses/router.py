"""Where every press of a component comes in, on whichever message, from whichever process that sent it."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal

import discord

from cogs.messages.address import Address
from cogs.presses.errors import explain
from cogs.presses.press import Press
from cogs.presses.refusals import Reason
from cogs.services import Services

log = logging.getLogger(__name__)

Handler = Callable[[Press], Awaitable[object]]
Manner = Literal["update", "private", "form"]


@dataclass(frozen=True, slots=True)
class _Route:
    handler: Handler
    manner: Manner
    anywhere: bool
    tableless: bool


class Router:
    """Handlers by purpose. A press is acknowledged before anything else is done with it.

    discord.py's `DynamicItem` would do as much for buttons and menus; but forms come in another way, an item is made
    anew out of the message before its press can be acknowledged, and what is checked here would stand in every item.

    What is stale, forged or somebody else's is answered here, to the one who pressed, and changes nothing: a component
    of another server or another game, of an earlier phase, or used by somebody without a seat where a seat is needed.
    """

    def __init__(self, services: Services) -> None:
        self._services = services
        self._routes: dict[str, _Route] = {}

    def route(
        self, purpose: str, handler: Handler, manner: Manner, *, anywhere: bool = False, tableless: bool = False
    ) -> None:
        """Let `handler` see to presses of this purpose.

        `manner`: the message pressed will be changed (`update`), something is shown to the presser alone
        (`private`), or the handler answers with a form at once (`form`). `anywhere`: no seat is needed;
        `tableless`: no table either.
        """
        self._routes[purpose] = _Route(handler, manner, anywhere, tableless)

    async def came(self, interaction: discord.Interaction[Any]) -> None:
        """Discord tells of an interaction; those that are no presses are left to others."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        data: Any = interaction.data or {}
        address = Address.read(str(data.get("custom_id", "")))
        route = None if address is None else self._routes.get(address.purpose)
        if address is None or route is None:
            return
        came = time.monotonic()
        try:
            await self._acknowledge(interaction, route)
            self._services.metrics.ack_seconds.observe(time.monotonic() - came)
            press = await Press.of(self._services, interaction, address)
            code = _refusal(press, address, route)
            if code is not None:
                await press.refuse(code)
                return
            await route.handler(press)
        except Exception as error:
            await explain(interaction, error)

    async def _acknowledge(self, interaction: discord.Interaction[Any], route: _Route) -> None:
        if interaction.type is discord.InteractionType.modal_submit:
            await interaction.response.defer()
        elif route.manner == "update":
            await interaction.response.defer()
            self._services.sender.offer(interaction)
        elif route.manner == "private":
            await interaction.response.defer(ephemeral=True, thinking=True)


def _refusal(press: Press, address: Address, route: _Route) -> Reason | None:
    guild = press.interaction.guild_id
    if guild is not None and guild != address.guild:
        return "not_here"
    if route.tableless:
        return None
    state = press.state
    if state is None or state.token != address.game:
        return "stale"
    if address.serial and (state.game is None or state.game.serial != address.serial):
        return "stale"
    return None if route.anywhere or press.seat is not None else "not_playing"
