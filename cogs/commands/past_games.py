"""Games that have ended: their story, the cards of one that was broken off."""

from __future__ import annotations

import asyncio

from cogs.commands.base import TableCog
from cogs.messages.payload import page_number
from cogs.presses.languages import language_beside
from cogs.presses.press import Press
from cogs.presses.router import Router
from cogs.showing.game_files import File, picture_of, texts_of
from cogs.showing.panels.end import STORY_BUTTON, STORY_PAGE, TURN_OVER, story_page, turned_over
from cogs.showing.telling import Telling
from cogs.showing.view import words_ready
from core.table import PastGame


class PastGames(TableCog):
    """What can be looked up of a game after its end. It needs no table: the game is read from the history."""

    def take_presses(self, router: Router) -> None:
        """Take the presses under the last messages of games."""
        super().take_presses(router)
        router.route(STORY_BUTTON, self._story, "private", anywhere=True, tableless=True)
        router.route(STORY_PAGE, self._leaf, "update", anywhere=True, tableless=True)
        router.route(TURN_OVER, self._turn_over, "update", anywhere=True, tableless=True)

    async def _story(self, press: Press) -> None:
        telling = await self._told(press)
        if telling is not None:
            await press.whisper(story_page(telling, 0))

    async def _leaf(self, press: Press) -> None:
        """Another leaf of the story, in the same answer."""
        telling = await self._told(press)
        if telling is not None:
            await press.update(story_page(telling, page_number(press.values[0] if press.values else press.rest)))

    async def _turn_over(self, press: Press) -> None:
        """Whoever led a game that was broken off shows its cards to everybody."""
        game = await self._game(press)
        if game is None:
            return
        if not may_show(press, game):
            await press.refuse("not_host")
            return
        if not await self._is_noted(press, game):
            await press.refuse("putting_away")
            return
        language = press.language if game.lobby is None else game.lobby.language
        await words_ready(language, game.scenario)
        telling = Telling.of(press.table.id, game, language)
        files = await self._files(telling) if press.may_attach else []
        await press.update(turned_over(telling, [name for name, _ in files]), files)

    async def _files(self, telling: Telling) -> list[File]:
        texts = await asyncio.to_thread(texts_of, telling)
        return [*texts, *await picture_of(telling, self.services.pictures)]

    async def _is_noted(self, press: Press, game: PastGame) -> bool:
        state = press.state
        if state is not None and state.token == game.token:
            await press.table.put_away()
        return await press.table.history.turn_over(game.token)

    async def _told(self, press: Press) -> Telling | None:
        """The game that a press is about, in its author's language; None where they have been told why not."""
        return await self._telling(press, "" if press.address is None else press.address.game)

    async def _telling(self, press: Press, token: str) -> Telling | None:
        game = await self._past(press, token)
        if game is None:
            return None
        if not game.told:
            await press.refuse("face_down")
            return None
        return await self._in_words(press, game)

    async def _in_words(self, press: Press, game: PastGame) -> Telling:
        language = press.language
        if game.lobby is not None:  # told as it would have been at its table, whatever is played here by now
            language = await language_beside(self.services, press.interaction, game.lobby.language)
        await words_ready(language, game.scenario)
        await self.services.fair_scheduler.through()
        return Telling.of(press.table.id, game, language)

    async def _game(self, press: Press) -> PastGame | None:
        return await self._past(press, "" if press.address is None else press.address.game)

    async def _past(self, press: Press, token: str) -> PastGame | None:
        game = await press.table.past(token) if token else None
        if game is None or game.scenario is None:
            await press.refuse("not_kept")
            return None
        await self.services.rulebooks.bring(press.table.guild, game.scenario)
        return game


def may_show(press: Press, game: PastGame) -> bool:
    """Whether this person may show the cards of a game that was broken off."""
    return press.steward or game.may_turn_over(press.user)
