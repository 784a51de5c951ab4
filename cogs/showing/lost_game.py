"""The end of a game that can be read no more: a word where it stood, its threads closed, its mutes paid."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping

from cogs.messages.failures import LOST, is_final
from cogs.messages.places import Spot
from cogs.messages.sender import ChannelGoneError, NoRightError
from cogs.services import Services
from cogs.showing.panels.page import page
from cogs.showing.view import words_of
from core.table import StoreUnavailable

log = logging.getLogger(__name__)

AGAIN = (5.0, 30.0, 120.0)  # seconds
SHOWN_IN = ("panel", "lobby")  # messages that stand in the game's channel


class LostGame:
    """Ends what nobody can play on."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def end(self, guild: int, game: str) -> None:
        """Say so, close what is open, let everybody speak."""
        services = self._services
        services.playing.discard(guild)
        try:
            places = await services.places.lost(guild, game)
            language = (await services.guild_notes.settings(guild)).get("language") or services.language
        except StoreUnavailable as error:
            log.warning("guild %s: nobody can be told that game %s is lost: %s", guild, game, error)
            return
        await self._say(guild, game, places, language)
        await services.threads.close_all(guild, places)
        await services.narration.release(guild)

    async def _say(self, guild: int, game: str, places: Mapping[str, str], language: str) -> None:
        channel = next((Spot.read(places[name]).channel for name in SHOWN_IN if name in places), None)
        if channel is None:
            return
        words = words_of(language)
        for pause in (*AGAIN, None):
            try:
                await self._services.sender.post(channel, page(words("table-closed-unreadable")), f"{game}.lost")
                return
            except (ChannelGoneError, NoRightError):
                return
            except LOST as error:
                if pause is None or is_final(error):
                    log.warning("guild %s: not told that its game is lost: %s", guild, error)
                    return
                await self._services.wait(asyncio.sleep(pause), "a word on a lost game, to be tried again")
