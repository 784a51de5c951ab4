"""The end of a game that can be read no more: a word where it stood, its threads closed, its mutes paid."""

from __future__ import annotations

import asyncio
import logging

from cogs.messages.failures import LOST, is_final
from cogs.messages.place_notes import GAME, LOBBY, PANEL, ROOM, GameNotes
from cogs.messages.sender import ChannelGoneError, NoRightError
from cogs.messages.work import Work
from cogs.services import Services
from cogs.showing.panels.page import page
from cogs.showing.view import words_of
from core.table import StoreUnavailable, TableId

log = logging.getLogger(__name__)

AGAIN = (5.0, 30.0, 120.0)  # seconds
SHOWN_IN = (PANEL, LOBBY)  # messages that stand in the game's channel


class LostGame:
    """Ends what nobody can play on."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def end(self, id_: TableId, game: str | None) -> None:
        """Say so, close what is open, let everybody speak."""
        services = self._services
        services.playing.discard(id_)
        try:
            places = await services.places.lost(id_, game)
            game = places.get(GAME) or game
            language = (await services.guild_notes.settings(id_.guild)).get("language") or services.language
        except StoreUnavailable as error:
            log.warning("table %s: nobody can be told that game %s is lost: %s", id_, game, error)
            return
        await self._say(id_, game, places, language)
        await services.narration.release(id_)
        rooms = places.each(ROOM)
        for pause in (*AGAIN, None):
            rooms = await services.threads.close_all(Work(id_), rooms)
            if not rooms or pause is None:
                return
            await services.wait(asyncio.sleep(pause), "threads of a lost game, to be tried again")

    async def _say(self, id_: TableId, game: str | None, places: GameNotes, language: str) -> None:
        channel = next((spot.channel for note in SHOWN_IN if (spot := places.get(note)) is not None), None)
        if channel is None:
            return
        words = words_of(language)
        for pause in (*AGAIN, None):
            try:
                await self._services.sender.post(
                    Work(id_), channel, page(words("table-closed-unreadable")), f"{game}.lost"
                )
                return
            except (ChannelGoneError, NoRightError):
                return
            except LOST as error:
                if pause is None or is_final(error):
                    log.warning("table %s: not told that its game is lost: %s", id_, error)
                    return
                await self._services.wait(asyncio.sleep(pause), "a word on a lost game, to be tried again")
