"""`/mafia`: everything that is not part of the play itself."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.commands.again import Again
from cogs.commands.chairs import ChairCommands
from cogs.commands.guide import GuideCommands
from cogs.commands.history import History
from cogs.commands.learn import Learning
from cogs.commands.own_rulebooks import OwnRulebooks
from cogs.commands.privacy import PrivacyCommands
from cogs.commands.roles import RoleGuide
from cogs.commands.setup import SetupCommands
from cogs.commands.stats import StatsCommands
from cogs.commands.table_files import TableFiles
from cogs.commands.table_settings import TableSettings
from cogs.presses.languages import about, name


@app_commands.guild_only()
class Mafia(
    Again,
    History,
    StatsCommands,
    GuideCommands,
    PrivacyCommands,
    RoleGuide,
    Learning,
    SetupCommands,
    TableFiles,
    OwnRulebooks,
    TableSettings,
    ChairCommands,
    commands.GroupCog,
    group_name=name("mafia"),
    group_description=about("mafia"),
):
    """One group of commands out of several areas, and what is agreed on in the lobby.

    One cog in many parts: discord.py binds a command to the cog in which it is written only as long as it has no
    group yet, so several cogs cannot write their commands into one `app_commands.Group`.
    """
