"""What anybody may look up: how things stand, roles, rules, help, their own card; and what is kept about them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.address import Address
from cogs.answers import answers_of
from cogs.lobby import scenario_choices
from cogs.look import Style, words_of
from cogs.panels.lobby import roles_page
from cogs.panels.night import SEPARATOR, role_card
from cogs.panels.page import LOBBY, page
from cogs.panels.status import status_page
from cogs.tongues import about, languages, name, options
from cogs.visit import Visit
from core.books.library import load
from core.rulebook.loader import ScenarioError

if TYPE_CHECKING:
    from cogs.bot import Moderator

Interaction = discord.Interaction[Any]


class GuideCommands(commands.Cog):
    """Look-ups. Each is answered to the one who asks, alone."""

    bot: Moderator

    def serve_guide(self) -> None:
        """Take the presses of the buttons that stand under many messages."""
        self.bot.clicks.serve("card", self._card, "private")
        self.bot.clicks.serve("status", self._status, "private", anywhere=True)
        self.bot.clicks.serve("forget", self._forget, "update", anywhere=True, tableless=True)
        self.bot.clicks.serve("roles", self._table_roles, "private", anywhere=True)
        self.bot.clicks.serve("roles-page", self._roles_turned, "update", anywhere=True, tableless=True)

    async def _asked(self, interaction: Interaction) -> Visit:
        await interaction.response.defer(ephemeral=True, thinking=True)
        return await Visit.of(self.bot, interaction, interaction.guild_id or 0)

    @app_commands.command(name=name("mafia-status"), description=about("mafia-status"))
    async def status(self, interaction: Interaction) -> None:
        """How the game stands."""
        await self._status(await self._asked(interaction))

    @app_commands.command(name=name("mafia-card"), description=about("mafia-card"))
    async def card(self, interaction: Interaction) -> None:
        """One's own card again."""
        await self._card(await self._asked(interaction))

    @app_commands.command(name=name("mafia-roles"), description=about("mafia-roles"))
    @options("mafia-roles", "scenario")
    async def roles(self, interaction: Interaction, scenario: str | None = None) -> None:
        """The roles of a rulebook."""
        await self._roles(await self._asked(interaction), scenario)

    @app_commands.command(name=name("mafia-rules"), description=about("mafia-rules"))
    @options("mafia-rules", "scenario")
    async def rules(self, interaction: Interaction, scenario: str | None = None) -> None:
        """How a rulebook is played."""
        visit = await self._asked(interaction)
        chosen = scenario or self._played(visit)
        if not known(chosen):
            await visit.refuse("unknown_scenario", scenario=chosen)
            return
        words = words_of(visit.language, chosen)
        title = f"## {words('rules-title', scenario=words('scenario-title'))}"
        await visit.whisper(page(title, words("scenario-summary"), words("scenario-rules"), colour=LOBBY))

    @roles.autocomplete("scenario")
    @rules.autocomplete("scenario")
    async def _scenario(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await scenario_choices(self.bot, interaction, current)

    @app_commands.command(name=name("mafia-help"), description=about("mafia-help"))
    async def help(self, interaction: Interaction) -> None:
        """How to begin."""
        visit = await self._asked(interaction)
        words = words_of(visit.language)
        owner = words("help-owner") if visit.steward else None
        await visit.whisper(
            page(f"## {words('help-title')}", words("help-text"), words("help-night"), owner, colour=LOBBY)
        )

    @app_commands.command(name=name("mafia-language"), description=about("mafia-language"))
    @options("mafia-language", "language")
    @app_commands.choices(language=languages())
    async def language(self, interaction: Interaction, language: str) -> None:
        """The language in which this person is answered from now on."""
        visit = await self._asked(interaction)
        await self.bot.people.note(visit.user, language=language)
        visit.language = language
        await visit.say("language-set-person", language=words_of(language)(f"language-{language}"))

    @app_commands.command(name=name("mafia-privacy"), description=about("mafia-privacy"))
    async def privacy(self, interaction: Interaction) -> None:
        """What is kept about this person, with a button that deletes it."""
        visit = await self._asked(interaction)
        words = words_of(visit.language)
        notes = await self.bot.people.notes(visit.user)
        kept = "\n".join(f"`{key}`: `{value}`" for key, value in sorted(notes.items())) or words("privacy-nothing")
        forget = Address(visit.table.guild, "", 0, "forget")
        delete: ui.Button[Any] = ui.Button(
            label=words("privacy-delete-button"), style=Style.danger, custom_id=str(forget)
        )
        await visit.whisper(page(f"## {words('privacy-title')}", words("privacy-text"), kept, ui.ActionRow(delete)))

    async def _forget(self, visit: Visit) -> None:
        """The page was shown to one person alone, so whoever presses is whom it is about."""
        await self.bot.people.forget(visit.user)
        await visit.update(page(words_of(visit.language)("privacy-deleted")))

    async def _status(self, visit: Visit) -> None:
        look = visit.look()
        if look is None or look.state.game is None:
            await visit.say("status-none")
        else:
            await visit.whisper(status_page(look))

    async def _card(self, visit: Visit) -> None:
        look, seat = visit.look(), visit.seat
        if look is None or seat is None or look.state.game is None:
            await visit.refuse("no_card")
        else:
            await visit.whisper(role_card(look, seat, answers=await answers_of(self.bot, look, seat)))

    async def _table_roles(self, visit: Visit) -> None:
        await self._roles(visit, None)

    async def _roles(self, visit: Visit, scenario: str | None) -> None:
        chosen = scenario or self._played(visit)
        if not known(chosen):
            await visit.refuse("unknown_scenario", scenario=chosen)
            return
        await visit.whisper(self._roles_of(visit, chosen, 0))

    def _roles_of(self, visit: Visit, scenario: str, number: int) -> ui.LayoutView:
        roles = [(role, description.team) for role, description in load(scenario).roles.items()]
        return roles_page(scenario, visit.language, roles, visit.table.guild, number)

    async def _roles_turned(self, visit: Visit) -> None:
        """Another page of the roles, in the same answer."""
        scenario, _, number = visit.rest.partition(SEPARATOR)
        if known(scenario) and number.isdecimal():
            await visit.update(self._roles_of(visit, scenario, int(number)))

    def _played(self, visit: Visit) -> str:
        return "classic" if visit.state is None else visit.state.lobby.scenario


def known(scenario: str) -> bool:
    """Whether a rulebook of this id is published."""
    try:
        load(scenario)
    except (ScenarioError, OSError):
        return False
    return True
