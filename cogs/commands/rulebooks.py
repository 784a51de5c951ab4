"""Rulebooks as people name them in commands."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from cogs.presses.languages import language_for
from cogs.presses.press import Press
from cogs.presses.whose import state_meant
from cogs.services import Services
from cogs.showing.panels.roles import found_among
from cogs.showing.view import words_of
from core.books.library import at_hand, load
from core.words.safe import plain

MOST_CHOICES = 25  # Discord shows no more


async def rulebook_choices(
    services: Services, interaction: discord.Interaction[Any], current: str, *, own_alone: bool = False
) -> list[app_commands.Choice[str]]:
    """Rulebooks by their titles in this person's language, the server's own first: those whose title or id holds what
    is typed."""
    guild = interaction.guild_id or 0
    language = await language_for(services, interaction, guild, state_meant(services, interaction))
    everybodys = [] if own_alone else at_hand()
    # By its name alone everybody's would be found where both are called so.
    titles = {
        book.id if book.name in everybodys else book.name: plain(book.title(language), 100)
        for book in await services.rulebooks.shelf(guild)
    }
    titles |= {id_: words_of(language, id_)("scenario-title") for id_ in everybodys}
    typed = current.casefold()
    found = [id_ for id_, title in titles.items() if typed in id_ or typed in title.casefold()]
    return [app_commands.Choice(name=titles[id_][:100], value=id_) for id_ in found[:MOST_CHOICES]]


async def role_choices(
    services: Services, interaction: discord.Interaction[Any], current: str
) -> list[app_commands.Choice[str]]:
    """Roles of the rulebook that has been filled in already, else of the table's, by what is typed of their names."""
    state = state_meant(services, interaction)
    language = await language_for(services, interaction, interaction.guild_id or 0, state)
    named = getattr(interaction.namespace, "scenario", None)
    wanted = named if isinstance(named, str) and named else "classic" if state is None else state.lobby.scenario
    scenario = await services.rulebooks.look_up(interaction.guild_id or 0, wanted)
    if scenario is None:
        return []
    words = words_of(language, scenario)
    found = found_among(words, load(scenario), current)
    return [app_commands.Choice(name=words(f"role-{one}")[:100], value=one) for one in found[:MOST_CHOICES]]


async def asked_about(press: Press, scenario: str | None) -> str | None:
    """The rulebook that is asked about, at hand: the named one, or else the table's. None, and they have been told,
    where there is none."""
    wanted = scenario or played(press)
    if press.state is not None and wanted == press.state.lobby.scenario:
        return wanted
    found = await press.services.rulebooks.look_up(press.table.guild, wanted)
    if found is None:
        await press.refuse("unknown_scenario", scenario=plain(wanted))
    return found


def played(press: Press) -> str:
    """The rulebook that is asked about where none is named: the table's."""
    return "classic" if press.state is None else press.state.lobby.scenario
