"""What becomes of a game of which Redis has lost something: a word where it stands. Where nothing of it can be read any
more, it ends: its threads are closed, its mutes paid."""

from __future__ import annotations

import asyncio
import logging

import discord

from cogs.messages.failures import LOST, may_pass
from cogs.messages.place_notes import GAME, LOBBY, PANEL, ROOM, GameNotes
from cogs.messages.retries import retried
from cogs.messages.sender import ChannelGoneError, NoRightError
from cogs.messages.work import Work
from cogs.services import Services
from cogs.showing.panels.page import page
from cogs.showing.view import words_of
from core.table import StoreUnavailable, TableId
from core.table.table_state import TableState

log = logging.getLogger(__name__)

AGAIN = (5.0, 30.0, 120.0)  # seconds
SHOWN_IN = (PANEL, LOBBY)  # messages that stand in the game's channel


class LostGame:
    """Ends what nobody can play on, and tells of what is played on from an earlier hour."""

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

    async def went_back(self, id_: TableId, state: TableState) -> None:
        """Say that the game goes on from an earlier hour. `state`: as it stood last."""
        words = words_of(state.lobby.language)
        second = self._services.now() // 1000
        await self._post(id_, state.lobby.channel, page(words("table-put-back")), f"{state.token}.back.{second:x}")

    async def _say(self, id_: TableId, game: str | None, places: GameNotes, language: str) -> None:
        channel = next((spot.channel for note in SHOWN_IN if (spot := places.get(note)) is not None), None)
        if channel is not None:
            layout = page(words_of(language)("table-closed-unreadable"))
            await self._post(id_, channel, layout, f"{game}.lost")

    async def _post(self, id_: TableId, channel: int, layout: discord.ui.LayoutView, nonce: str) -> None:
        try:
            await retried(
                lambda: self._services.sender.post(Work(id_), channel, layout, nonce),
                AGAIN,
                may_pass,
                self._services.wait,
                "a word on what is lost of a game",
            )
        except (ChannelGoneError, NoRightError):
            return
        except LOST as error:
            log.warning("table %s: not told of what is lost of its game: %s", id_, error)
