"""What anybody may look up: how things stand, rules, help, their own card."""

from __future__ import annotations

from discord import app_commands

from cogs.commands.base import Interaction, TableCog
from cogs.commands.rulebooks import asked_about, rulebook_choices
from cogs.messages.payload import page_number
from cogs.presses.errors import suggesting
from cogs.presses.languages import about, languages, name, options
from cogs.presses.press import Press
from cogs.presses.router import Router
from cogs.showing.answers import notebook, told_so_far
from cogs.showing.panels.lobby import gathering
from cogs.showing.panels.night import role_card
from cogs.showing.panels.notebook import notebook_page
from cogs.showing.panels.page import LOBBY, page
from cogs.showing.panels.privacy import papers_line, papers_of
from cogs.showing.panels.status import status_page
from cogs.showing.view import words_of, words_ready


class GuideCommands(TableCog):
    """Look-ups. Each is answered to the one who asks, alone."""

    def take_presses(self, router: Router) -> None:
        """Take the presses of the buttons that stand under many messages."""
        super().take_presses(router)
        router.route("card", self._card, "private", any_time=True)
        router.route("answers", self._answers, "private", any_time=True)
        router.route("answers-page", self._turn_answers, "update", any_time=True)
        router.route("status", self._status, "private", anywhere=True)

    @app_commands.command(name=name("mafia-status"), description=about("mafia-status"))
    async def status(self, interaction: Interaction) -> None:
        """How the game stands."""
        await self._status(await self.asked(interaction))

    @app_commands.command(name=name("mafia-card"), description=about("mafia-card"))
    async def card(self, interaction: Interaction) -> None:
        """One's own card again."""
        await self._card(await self.asked(interaction))

    @app_commands.command(name=name("mafia-rules"), description=about("mafia-rules"))
    @options("mafia-rules", "scenario")
    async def rules(self, interaction: Interaction, scenario: str | None = None) -> None:
        """How a rulebook is played."""
        press = await self.asked_of_rulebook(interaction, scenario)
        chosen = await asked_about(press, scenario)
        if chosen is None:
            return
        await words_ready(press.language, chosen)
        words = words_of(press.language, chosen)
        title = f"## {words('rules-title', scenario=words('scenario-title'))}"
        await press.whisper(page(title, words("scenario-summary"), words("scenario-rules"), colour=LOBBY))

    @rules.autocomplete("scenario")
    @suggesting
    async def _scenario(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await rulebook_choices(self.services, interaction, current)

    @app_commands.command(name=name("mafia-help"), description=about("mafia-help"))
    async def help(self, interaction: Interaction) -> None:
        """How to begin."""
        press = await self.asked_of_server(interaction)
        words = words_of(press.language)
        owner = words("help-owner") if press.steward else None
        papers = papers_line(words, papers_of(self.services.client))
        about_you = "\n".join(one for one in (words("help-privacy"), papers) if one)
        await press.whisper(
            page(f"## {words('help-title')}", words("help-text"), words("help-night"), about_you, owner, colour=LOBBY)
        )

    @app_commands.command(name=name("mafia-language"), description=about("mafia-language"))
    @options("mafia-language", "language")
    @app_commands.choices(language=languages())
    async def language(self, interaction: Interaction, language: str) -> None:
        """The language in which this person is answered from now on."""
        press = await self.asked_of_server(interaction)
        await self.services.people.note(press.user, language=language)
        press.language = language
        await press.say("language-set-person", language=words_of(language)(f"language-{language}"))

    async def _status(self, press: Press) -> None:
        view = press.view()
        if view is None:
            await press.say("status-none")
        elif view.state.game is None:
            await press.whisper(gathering(view))
        else:
            await press.whisper(status_page(view, press.seat))

    async def _card(self, press: Press) -> None:
        view = press.view()
        seat = press.seat
        if view is None or seat is None or view.state.game is None:
            await press.refuse("no_card")
        else:
            press.welcome()  # who plays on from another's chair has not joined
            await press.whisper(
                role_card(view, seat, answers=told_so_far(view, await press.table.standing_log(), seat))
            )

    async def _answers(self, press: Press) -> None:
        view = press.view()
        seat = press.seat
        if view is None or seat is None or view.state.game is None:
            await press.refuse("no_card")
        else:
            await press.whisper(notebook_page(view, notebook(view, await press.table.standing_log(), seat)))

    async def _turn_answers(self, press: Press) -> None:
        """Another page of one's own answers, in the same answer."""
        view = press.view()
        seat = press.seat
        if view is not None and seat is not None and view.state.game is not None:
            written = notebook(view, await press.table.standing_log(), seat)
            await press.update(notebook_page(view, written, page_number(press.rest)))
