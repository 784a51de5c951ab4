"""`/mafia history`: the last games of a server, each with its story, picture and script again."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.commands.base import Interaction
from cogs.commands.past_games import PastGames, may_show
from cogs.messages.payload import page_number
from cogs.presses.languages import about, name
from cogs.presses.press import Press
from cogs.presses.router import Router
from cogs.showing.panels.history import LIST, OPEN, PER_PAGE, face_down_page, history_page, past_page


class History(PastGames):
    """What a server has played. Each answer is for its asker alone."""

    def take_presses(self, router: Router) -> None:
        """Take the presses in the history."""
        super().take_presses(router)
        router.route(LIST, self._list_turned, "update", anywhere=True, tableless=True)
        router.route(OPEN, self._opened, "update", anywhere=True, tableless=True)

    @app_commands.command(name=name("mafia-history"), description=about("mafia-history"))
    async def history(self, interaction: Interaction) -> None:
        """The last games of this server."""
        press = await self.asked_of_server(interaction)
        await press.whisper(await self._page_for(press, 0))

    async def _list_turned(self, press: Press) -> None:
        await press.update(await self._page_for(press, page_number(press.rest)), [])

    async def _page_for(self, press: Press, number: int) -> discord.ui.LayoutView:
        """A page of the list, with the rulebooks that its games were played by at hand."""
        games = await press.table.history.last(PER_PAGE, number * PER_PAGE)
        more = await press.table.history.kept() > (number + 1) * PER_PAGE
        for scenario in dict.fromkeys(game.scenario for game in games):
            await self.services.rulebooks.bring(press.table.guild, scenario)
        face_down = {game.token for game in games if not game.told and may_show(press, game)}
        return history_page(press.table.guild, press.language, games, number, face_down, more=more)

    async def _opened(self, press: Press) -> None:
        token = press.values[0] if press.values else ""
        game = await press.table.past(token) if token else None
        if game is not None and game.scenario is not None and not game.told and may_show(press, game):
            await self.services.rulebooks.bring(press.table.guild, game.scenario)
            telling = await self._in_words(press, game)
            await press.update(face_down_page(telling, page_number(press.rest)))
            return
        telling = await self._telling(press, token)
        if telling is not None:
            files = await self._files(telling) if press.may_attach else []
            await press.update(past_page(telling, [name for name, _ in files], page_number(press.rest)), files)
