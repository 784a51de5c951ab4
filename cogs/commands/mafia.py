"""``/mafia``: everything that is not part of the play itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.commands.guide import GuideCommands
from cogs.commands.house_rules import HouseDesk
from cogs.commands.lobby import LobbyCommands
from cogs.commands.pool import PoolDesk
from cogs.commands.setup import SetupCommands
from cogs.presses.languages import about, name

if TYPE_CHECKING:
    from cogs.moderator import Moderator


@app_commands.guild_only()
class Mafia(
    LobbyCommands,
    GuideCommands,
    SetupCommands,
    PoolDesk,
    HouseDesk,
    commands.GroupCog,
    group_name=name("mafia"),
    group_description=about("mafia"),
):
    """One group of commands out of three areas, and two desks for what is agreed on in the lobby."""

    def __init__(self, bot: Moderator) -> None:
        self.bot = bot
        self.serve_lobby()
        self.serve_guide()
        self.serve_setup()
        self.serve_pool()
        self.serve_house()


async def setup(bot: Moderator) -> None:
    """Called by discord.py."""
    await bot.add_cog(Mafia(bot))
