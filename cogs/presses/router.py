"""Where every press of a component comes in, on whichever message, from whichever process that sent it."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal

import discord
from structlog.contextvars import bind_contextvars

from cogs.messages.address import Address, is_ours
from cogs.messages.press_purposes import Purpose
from cogs.presses.acknowledge import acknowledge
from cogs.presses.asking import PURPOSE as ASKING
from cogs.presses.asking import Asking
from cogs.presses.errors import explain, whisper
from cogs.presses.languages import language_for
from cogs.presses.press import Press
from cogs.presses.refusals import Reason
from cogs.services import Services
from cogs.showing.panels.page import page
from cogs.showing.view import words_of
from core.table import TableId
from core.words import SeatNames, Wording

log = logging.getLogger(__name__)

Handler = Callable[[Press], Awaitable[object]]
Manner = Literal["update", "private", "form"]


@dataclass(frozen=True, slots=True)
class _Route:
    handler: Handler
    manner: Manner
    anywhere: bool
    any_time: bool
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
        self.asking = Asking(services)
        self.route(ASKING, self.asking.chosen, "update", anywhere=True, tableless=True)

    def route(
        self,
        purpose: Purpose,
        handler: Handler,
        manner: Manner,
        *,
        anywhere: bool = False,
        any_time: bool = False,
        tableless: bool = False,
    ) -> None:
        """Let `handler` see to presses of this purpose.

        `manner`: the message pressed will be changed (`update`), something is shown to the presser alone
        (`private`), or the handler answers with a form at once (`form`). `anywhere`: no seat is needed, and no
        running phase; `any_time`: a seat, in whichever phase; `tableless`: no table either.
        """
        self._routes[purpose] = _Route(handler, manner, anywhere, any_time or anywhere or tableless, tableless)

    async def came(self, interaction: discord.Interaction[Any]) -> None:
        """Discord tells of an interaction; those that are no presses are left to others."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        address = Address.read(custom_id)
        route = None if address is None else self._routes.get(address.purpose)
        if address is None or route is None:
            if is_ours(custom_id):
                await self._of_another_age(interaction)
            return
        came = time.monotonic()
        bind_contextvars(table=str(address.table), interaction=interaction.id)  # for the log
        there = True
        try:
            await self._acknowledge(interaction, route)
            self._services.metrics.ack_seconds.observe(time.monotonic() - came)
            there = await self._has_table(address.table)
            if not there and not route.tableless:
                await self._stale(interaction)
                return
            press = await Press.of(self._services, interaction, address)
            code = _refusal(press, address, route)
            if code is not None:
                await press.refuse(code)
                return
            await route.handler(press)
        except Exception as error:
            await explain(self._services, interaction, error)
        finally:
            if not there:
                self._services.let_go(address.table)

    async def _of_another_age(self, interaction: discord.Interaction[Any]) -> None:
        """A press of a message that another version of this program has sent."""
        try:
            await acknowledge(self._services, interaction, ephemeral=True, thinking=True)
            await self._stale(interaction)
        except Exception as error:
            await explain(self._services, interaction, error)

    async def _stale(self, interaction: discord.Interaction[Any]) -> None:
        language = await language_for(self._services, interaction, interaction.guild_id or 0, None)
        await whisper(
            self._services, interaction, page(Wording(SeatNames(words_of(language), {})).word_refusal("stale", {}))
        )

    async def _has_table(self, id_: TableId) -> bool:
        """Whether there may be such a table. For a server that Discord has not shown us (it may be another process's,
        or made up) the store is asked, so that none is kept for it."""
        return self._services.client.get_guild(id_.guild) is not None or await self._services.has_table(id_)

    async def _acknowledge(self, interaction: discord.Interaction[Any], route: _Route) -> None:
        if interaction.type is discord.InteractionType.modal_submit:
            await acknowledge(self._services, interaction)
        elif route.manner == "update":
            await acknowledge(self._services, interaction)
            self._services.sender.keep_token(interaction)
        elif route.manner == "private":
            await acknowledge(self._services, interaction, ephemeral=True, thinking=True)


def _refusal(press: Press, address: Address, route: _Route) -> Reason | None:
    guild = press.interaction.guild_id
    if guild is not None and guild != address.guild:
        return "not_here"
    if route.tableless:
        return None
    state = press.state
    if state is None or state.token != address.game:
        return "stale"
    if not address.serial and not route.any_time:
        return "stale"
    if address.serial and (state.game is None or state.game.serial != address.serial):
        return "stale"
    return None if route.anywhere or press.seat is not None else "not_playing"
