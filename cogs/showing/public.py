"""What everybody at the table reads: the lobby, the panel of each phase, what is announced, the end."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import discord

from cogs.messages.failures import is_final
from cogs.messages.places import Spot
from cogs.messages.redraw import Redraws
from cogs.messages.sender import Attachment, NoRightError, file
from cogs.services import Services
from cogs.showing.batch import Batch
from cogs.showing.panels.end import end_panel, stopped, story_text
from cogs.showing.panels.lobby import closed_lobby, lobby_panel
from cogs.showing.panels.page import plain
from cogs.showing.panels.phase import closed_phase, phase_panel
from cogs.showing.panels.wishes import on_the_panel
from cogs.showing.private import Private
from cogs.showing.view import TableView, words_of
from core.rules.events import Extended, GameOver, Noted, PhaseBegan, Spoke, TurnBegan, VoteCast
from core.rules.views import is_defence
from core.script.record import UnreplayableError, record
from core.table import Lobby, Said
from core.table.events import ClockChanged, Closed, LobbyChanged, Seated, of_rules

logger = logging.getLogger(__name__)

# These change the panel and are no news of their own.
_ON_THE_PANEL = (VoteCast, Spoke, TurnBegan, Extended, ClockChanged, LobbyChanged, Noted)
_SILENT = (*_ON_THE_PANEL, Seated)
# What is said even where nothing else can be.
_MATTERS_MOST = (GameOver, Closed, PhaseBegan)
EVENING = 300.0  # seconds after which a message is too far up in the talk to carry on in it
BETWEEN_EDITS = 2.0  # seconds between two edits of one panel


class Public:
    """The game's channel."""

    def __init__(self, services: Services, private: Private) -> None:
        self._services, self._private = services, private
        self._redraws = Redraws(services.wait, BETWEEN_EDITS)

    async def show(self, batch: Batch) -> None:
        """Show what is addressed to everybody. Raises `ChannelGoneError`, or `discord.HTTPException`."""
        said = batch.to(lambda to: to == "all")
        if not said:
            return
        try:
            if batch.state.game is None:
                await self._lobby(batch, said)
            else:
                await self._game(batch, said)
        except NoRightError:
            await self._private.lost_right(batch.view)

    async def _lobby(self, batch: Batch, said: Sequence[Said]) -> None:
        if batch.state.closed is not None:
            if batch.has(Closed):
                await self._close_lobby(batch, batch.view.wording.word_event(said[-1].event) or "")
        elif not all(isinstance(one.event, LobbyChanged) and one.event.change == "opened" for one in said):
            self._redraws.soon(("lobby", batch.guild), lambda: self.draw_lobby(batch.guild))

    async def draw_lobby(self, guild: int) -> None:
        """Bring the lobby's message up to date."""
        view, spot = self._view(guild), await self._services.places.spot(guild, "lobby")
        if view is None or spot is None or view.state.game is not None or view.state.over:
            return
        watchers = self._services.thread_readers.among(guild, view.state.lobby)
        if not await self._services.sender.edit(spot, lobby_panel(view, watchers)):
            layout = lobby_panel(view, watchers)
            sent = await self._services.sender.post(view.state.lobby.channel, layout, f"{view.state.token}.lobby")
            await self._services.places.put(guild, {"lobby": Spot(spot.channel, sent)})

    async def _close_lobby(self, batch: Batch, text: str) -> None:
        self._redraws.drop(("lobby", batch.guild))
        spot = await self._services.places.spot(batch.guild, "lobby")
        if spot is not None:
            await self._services.sender.edit(spot, closed_lobby(batch.view, text))

    async def _game(self, batch: Batch, said: Sequence[Said]) -> None:
        view = batch.view
        if any(isinstance(one.event, Seated) for one in said):
            words = view.words
            count = len(batch.state.seats)
            await self._close_lobby(batch, words("lobby-begins", count=count, scenario=words("scenario-title")))
        told = view.wording.word_events(one.event for one in said if self._is_news(batch, one))
        sentences = [sentence for _, sentence in told]
        nonce = said[0].id
        if batch.has(GameOver):
            await self._end(batch, sentences, nonce)
        elif batch.has(Closed):
            await self._services.sender.post(batch.state.lobby.channel, stopped(view, "\n\n".join(sentences)), nonce)
        elif any(isinstance(one.event, PhaseBegan) and one.event.serial == view.serial for one in said):
            await self._phase(batch, sentences, nonce)
        else:
            if sentences:
                await self._services.sender.post(batch.state.lobby.channel, closed_phase(view, sentences), nonce)
            if sentences or self._worth_an_edit(batch, said):
                await self._soon(batch.guild)

    def _is_news(self, batch: Batch, one: Said) -> bool:
        return not isinstance(one.event, _SILENT) and not on_the_panel(batch.view.book, one.event)

    def _worth_an_edit(self, batch: Batch, said: Sequence[Said]) -> bool:
        """A turn that begins when it was to begin is on the panel already."""
        shown = [one.event for one in said if not isinstance(one.event, TurnBegan | Noted)]
        return any(isinstance(event, _ON_THE_PANEL) or on_the_panel(batch.view.book, event) for event in shown)

    async def _phase(self, batch: Batch, sentences: list[str], nonce: str) -> None:
        """A phase begins: its panel, after what led to it."""
        self._redraws.drop(("panel", batch.guild))
        places = await self._services.places.of(batch.guild)
        spot = await self._carried_on(batch)
        if spot is not None and batch.view.game.phase in batch.view.book.scenario.ballots:
            sentences = [*json.loads(places.get("said", "[]")), *sentences]
        layout = phase_panel(batch.view, sentences)
        if spot is None or not await self._services.sender.edit(spot, layout):
            channel = batch.state.lobby.channel
            spot = Spot(channel, await self._services.sender.post(channel, layout, nonce), batch.view.serial)
        await self._services.places.put(batch.guild, {"panel": spot, "said": json.dumps(sentences)})

    async def _carried_on(self, batch: Batch) -> Spot | None:
        """The message in which the phase that begins carries on: a defence, and the ballot over who defended
        themselves, where hands have just been raised, while that costs nothing. None where a new message is due.
        """
        old = await self._services.places.spot(batch.guild, "panel")
        if old is None or not is_defence(batch.view.book, batch.view.game.phase):
            return None
        age = batch.view.now / 1000 - discord.utils.snowflake_time(old.message).timestamp()
        if old.serial != batch.view.serial - 1 or age > EVENING or not self._services.sender.is_free(old.message):
            return None
        return Spot(old.channel, old.message, batch.view.serial)

    async def _soon(self, guild: int) -> None:
        self._redraws.soon(("panel", guild), lambda: self.draw_panel(guild))

    async def draw_panel(self, guild: int) -> None:
        """Bring the running phase's panel up to date."""
        view, spot = self._view(guild), await self._services.places.spot(guild, "panel")
        if view is None or spot is None or not view.state.running or spot.serial != view.serial:
            return
        sentences = json.loads((await self._services.places.of(guild)).get("said", "[]"))
        await self._services.sender.edit(spot, phase_panel(view, sentences))

    async def _end(self, batch: Batch, sentences: list[str], nonce: str) -> None:
        self._redraws.drop(("panel", batch.guild))
        files = await self._files(batch)
        layout = end_panel(batch.view, sentences, [name for name, _ in files])
        attachments: list[Attachment] = [file(name, lambda text=text: text.encode()) for name, text in files]
        channel = batch.state.lobby.channel
        await self._services.sender.post(channel, layout, nonce, attachments)

    async def show_plainly(self, batch: Batch) -> None:
        """Say in a plainer form what Discord refuses as it should be: the end without its files, then in one line what
        matters most. Raises `ChannelGoneError`, or `discord.HTTPException` for what may pass."""
        view = batch.view
        told = [(one.event, view.wording.word_event(one.event)) for one in batch.said]
        layouts: list[discord.ui.LayoutView] = []
        if batch.has(GameOver):
            sentences = [sentence for event, sentence in told if sentence and not isinstance(event, _SILENT)]
            layouts.append(end_panel(view, sentences, []))
        matters = [sentence for event, sentence in told if sentence and isinstance(event, _MATTERS_MOST)]
        layouts += [plain("\n".join(matters))] if matters else []
        for number, layout in enumerate(layouts):
            try:
                await self._services.sender.post(batch.state.lobby.channel, layout, f"{batch.said[0].id}.p{number}")
            except (discord.HTTPException, NoRightError) as error:
                if not isinstance(error, NoRightError) and not is_final(error):
                    raise
                logger.warning("guild %s: the plainer form is refused as well: %r", batch.guild, error)
            else:
                return

    async def _files(self, batch: Batch) -> list[tuple[str, str]]:
        log = await self._services.table(batch.guild).log()
        here = self._services.client.get_guild(batch.guild)
        channel = None if here is None else here.get_channel(batch.state.lobby.channel)
        if here is not None and channel is not None and not channel.permissions_for(here.me).attach_files:
            return []
        files = [("story.md", story_text(batch.view, of_rules(log)))]
        try:
            files.append(("game.yaml", record(of_rules(log), batch.view.book)))
        except UnreplayableError as error:
            # The rulebook has changed since the game began: its story can be told, but not played again.
            logger.warning("guild %s: no script of this game: %s", batch.guild, error)
        return files

    def _view(self, guild: int) -> TableView | None:
        return TableView.of(self._services.table(guild), self._services.now())

    async def say(self, lobby: Lobby, text: str, args: Mapping[str, Any]) -> None:
        """Post the text of this id, and nothing else, in a game's channel. Raises as `MessageSender.post` does."""
        words = words_of(lobby.language, lobby.scenario)
        await self._services.sender.post(lobby.channel, plain(words(text, **args)), secrets.token_hex(8))
