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
        self.take_presses(router)

    def take_presses(self, router: Router) -> None:
        """Say which presses are seen to here. Where several parts make up one cog, each passes the word on."""

    async def asked(self, interaction: Interaction) -> Press:
        """A command that is answered to the asker alone: acknowledged at once."""
        await acknowledge(interaction, ephemeral=True, thinking=True)
        return await Press.of(self.services, interaction)
