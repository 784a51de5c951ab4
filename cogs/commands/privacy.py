"""`/mafia privacy`: what is kept about a person, the deletion of all of it, and whether they are ranked."""

from __future__ import annotations

from discord import app_commands

from cogs.commands.base import Interaction, TableCog
from cogs.presses.languages import about, name
from cogs.presses.press import Press
from cogs.presses.router import Router
from cogs.showing.panels.privacy import (
    FORGET,
    KEEP,
    NOT_RANKED,
    RANKED,
    SURE,
    asked_page,
    forgotten_page,
    kept_page,
    papers_of,
)


class PrivacyCommands(TableCog):
    """Each answer is for its asker alone: whoever presses on it is whom it is about."""

    def take_presses(self, router: Router) -> None:
        """Take the presses on the pages."""
        super().take_presses(router)
        router.route(SURE, self._ask_whether_sure, "update", anywhere=True, tableless=True)
        router.route(KEEP, self._show_again, "update", anywhere=True, tableless=True)
        router.route(FORGET, self._forget_all, "update", anywhere=True, tableless=True)
        router.route(RANKED, self._rank_again, "update", anywhere=True, tableless=True)
        router.route(NOT_RANKED, self._rank_no_more, "update", anywhere=True, tableless=True)

    privacy = app_commands.Group(name=name("mafia-privacy"), description=about("mafia-privacy"))

    @privacy.command(name=name("mafia-privacy-show"), description=about("mafia-privacy-show"))
    async def show_kept(self, interaction: Interaction) -> None:
        """What is kept about this person."""
        press = await self.asked_of_server(interaction)
        kept = await self.services.privacy.show(press.user)
        await press.whisper(kept_page(press.table.guild, press.language, kept, papers_of(self.services.client)))

    @privacy.command(name=name("mafia-privacy-delete"), description=about("mafia-privacy-delete"))
    async def delete_kept(self, interaction: Interaction) -> None:
        """Delete it, once they are sure."""
        press = await self.asked_of_server(interaction)
        await press.whisper(asked_page(press.table.guild, press.language))

    async def _ask_whether_sure(self, press: Press) -> None:
        await press.update(asked_page(press.table.guild, press.language))

    async def _show_again(self, press: Press) -> None:
        kept = await self.services.privacy.show(press.user)
        await press.update(kept_page(press.table.guild, press.language, kept, papers_of(self.services.client)))

    async def _forget_all(self, press: Press) -> None:
        remains = await self.services.privacy.forget(press.user)
        await press.update(forgotten_page(press.language, remains))

    async def _rank_again(self, press: Press) -> None:
        await self.services.privacy.rank(press.user, wished=True)
        await self._show_again(press)

    async def _rank_no_more(self, press: Press) -> None:
        await self.services.privacy.rank(press.user, wished=False)
        await self._show_again(press)
