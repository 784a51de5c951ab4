"""What the cogs of commands have in common."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from cogs.presses.acknowledge import acknowledge
from cogs.presses.press import Press
from cogs.presses.router import Router
from cogs.services import Services

Interaction = discord.Interaction[Any]


class TableCog(commands.Cog):
    """Commands about a table, with the presses that belong to them."""

    def __init__(self, services: Services, router: Router) -> None:
        self.services = services
        self._asking = router.asking

    def take_presses(self, router: Router) -> None:
        """Say which presses are seen to here: asked of every cog once it is made, where the bot adds it
        (`cogs/moderator.py`). Where several parts make up one cog, each passes the word on."""

    async def asked(self, interaction: Interaction) -> Press:
        """A command about a table that is answered to the asker alone: acknowledged at once. Where several may be meant
        they are asked which; where they do not say, it is called off."""
        await acknowledge(self.services, interaction, ephemeral=True, thinking=True)
        return await self._asking.press(interaction)

    async def asked_of_server(self, interaction: Interaction) -> Press:
        """A command about a server, a rulebook or a person: the table is the one that is meant, if that can be told."""
        await acknowledge(self.services, interaction, ephemeral=True, thinking=True)
        return await Press.of(self.services, interaction)

    async def asked_of_rulebook(self, interaction: Interaction, scenario: str | None) -> Press:
        """A command about a rulebook: where none is named it is about the table's, so that they are asked which table
        where several may be meant."""
        return await (self.asked(interaction) if scenario is None else self.asked_of_server(interaction))
