"""`/mafia roles`: what each role of a rulebook is and does, all of them or one in full."""

from __future__ import annotations

from discord import app_commands

from cogs.commands.base import Interaction, TableCog
from cogs.commands.rulebooks import asked_about, played, role_choices, rulebook_choices
from cogs.messages.payload import Page
from cogs.presses.errors import suggesting
from cogs.presses.languages import about, name, options
from cogs.presses.press import Press
from cogs.presses.router import Router
from cogs.showing.panels.roles import Guide, found_among, role_page, roles_found, roles_list, search_form
from cogs.showing.view import words_ready


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
        press = await self.asked_of_rulebook(interaction, scenario)
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
        return await role_choices(self.services, interaction, current)

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
        scenario = await asked_about(press, Page.read(press.rest).of)
        if scenario is not None:
            guide = Guide.of(press.table.id, scenario, press.language, press.view())
            await press.ask(search_form(guide))

    async def _roles_found(self, press: Press) -> None:
        guide = await self._guide(press, Page.read(press.rest).of)
        if guide is not None:
            await press.update(roles_found(guide, press.line))

    async def _guide(self, press: Press, scenario: str) -> Guide | None:
        """The roles of a rulebook as this person reads them; None, and they have been told, where there is none."""
        found = await asked_about(press, scenario)
        if found is None:
            return None
        await words_ready(press.language, found)
        return Guide.of(press.table.id, found, press.language, press.view() if press.is_sure else None)
