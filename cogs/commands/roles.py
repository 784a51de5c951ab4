"""`/mafia roles`: what each role of a rulebook is and does, all of them or one in full."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from cogs.commands.base import Interaction, TableCog
from cogs.commands.rulebooks import MOST_CHOICES, is_published, played, rulebook_choices
from cogs.messages.payload import Page
from cogs.presses.errors import suggesting
from cogs.presses.languages import about, language_for, name, options
from cogs.presses.press import Press
from cogs.presses.router import Router
from cogs.showing.panels.roles import Guide, found_among, role_page, roles_found, roles_list, search_form
from cogs.showing.view import words_of, words_ready
from core.books.library import load


class RoleGuide(TableCog):
    """The roles, for whoever asks, in answers that they see alone."""

    def take_presses(self, router: Router) -> None:
        """Take the presses of the list of roles and of its pages."""
        super().take_presses(router)
        router.route("roles", self._table_roles, "private", anywhere=True)
        router.route("roles-page", self._turn_roles, "update", anywhere=True, tableless=True)
        router.route("roles-open", self._open_role, "update", anywhere=True, tableless=True)
        router.route("roles-search", self._ask_for_role, "form", anywhere=True, tableless=True)
        router.route("roles-found", self._roles_found, "update", anywhere=True, tableless=True)

    @app_commands.command(name=name("mafia-roles"), description=about("mafia-roles"))
    @options("mafia-roles", "scenario", "role")
    async def roles(self, interaction: Interaction, scenario: str | None = None, role: str | None = None) -> None:
        """The roles of a rulebook, or one of them."""
        press = await self.asked(interaction)
        guide = await self._guide(press, scenario or played(press))
        if guide is None:
            return
        if role is None:
            await press.whisper(roles_list(guide))
        elif role in guide.book.roles:
            await press.whisper(role_page(guide, role))
        else:
            found = found_among(guide.words, guide.book, role)
            await press.whisper(role_page(guide, found[0]) if len(found) == 1 else roles_found(guide, role))

    @roles.autocomplete("scenario")
    @suggesting
    async def _of_which(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await rulebook_choices(self.services, interaction, current)

    @roles.autocomplete("role")
    @suggesting
    async def _which_role(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        guild = interaction.guild_id or 0
        state = self.services.table(guild).state
        language = await language_for(self.services, interaction, guild, state)
        scenario = _named(interaction) or ("classic" if state is None else state.lobby.scenario)
        if not is_published(scenario):
            return []
        words, book = words_of(language, scenario), load(scenario)
        found = found_among(words, book, current)
        return [app_commands.Choice(name=words(f"role-{one}")[:100], value=one) for one in found[:MOST_CHOICES]]

    async def _table_roles(self, press: Press) -> None:
        guide = await self._guide(press, played(press))
        if guide is not None:
            await press.whisper(roles_list(guide))

    async def _turn_roles(self, press: Press) -> None:
        """Another page of the roles, in the same answer."""
        turned = Page.read(press.rest)
        guide = await self._guide(press, turned.of)
        if guide is not None:
            await press.update(roles_list(guide, turned.number))

    async def _open_role(self, press: Press) -> None:
        """One role in full, in the same answer."""
        turned = Page.read(press.rest)
        guide = await self._guide(press, turned.of)
        role = press.values[0] if press.values else ""
        if guide is not None and role in guide.book.roles:
            await press.update(role_page(guide, role, turned.number))

    async def _ask_for_role(self, press: Press) -> None:
        scenario = Page.read(press.rest).of
        if is_published(scenario):
            guide = Guide.of(press.table.guild, scenario, press.language, press.view())
            await press.interaction.response.send_modal(search_form(guide))

    async def _roles_found(self, press: Press) -> None:
        guide = await self._guide(press, Page.read(press.rest).of)
        if guide is not None:
            await press.update(roles_found(guide, press.line))

    async def _guide(self, press: Press, scenario: str) -> Guide | None:
        """The roles of a rulebook as this person reads them; None, and they have been told, where there is none."""
        if not is_published(scenario):
            await press.refuse("unknown_scenario", scenario=scenario)
            return None
        await words_ready(press.language, scenario)
        return Guide.of(press.table.guild, scenario, press.language, press.view())


def _named(interaction: discord.Interaction[Any]) -> str | None:
    """The rulebook that has been filled in already, while another option is being typed."""
    scenario = getattr(interaction.namespace, "scenario", None)
    return scenario if isinstance(scenario, str) and scenario else None
