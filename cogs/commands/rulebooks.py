"""Rulebooks as people name them in commands."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from cogs.presses.languages import language_for
from cogs.presses.press import Press
from cogs.services import Services
from cogs.showing.view import words_of
from core.books.library import at_hand, load
from core.rulebook.loader import ScenarioError

MOST_CHOICES = 25  # Discord shows no more


async def rulebook_choices(
    services: Services, interaction: discord.Interaction[Any], current: str
) -> list[app_commands.Choice[str]]:
    """Rulebooks by their titles in this person's language; those whose title or id holds what is typed."""
    guild = interaction.guild_id or 0
    language = await language_for(services, interaction, guild, services.table(guild).state)
    titles = {id_: words_of(language, id_)("scenario-title") for id_ in at_hand()}
    typed = current.casefold()
    found = [id_ for id_, title in titles.items() if typed in id_ or typed in title.casefold()]
    return [app_commands.Choice(name=titles[id_], value=id_) for id_ in found[:MOST_CHOICES]]


def is_published(scenario: str) -> bool:
    """Whether a rulebook of this id is published."""
    try:
        load(scenario)
    except (ScenarioError, OSError):
        return False
    return True


def played(press: Press) -> str:
    """The rulebook that is asked about where none is named: the table's."""
    return "classic" if press.state is None else press.state.lobby.scenario
