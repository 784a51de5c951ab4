"""What everybody at the table reads: the lobby, the panel of each phase, what is announced, the end."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord

from cogs.messages.places import Spot
from cogs.messages.redraw import Pacing
from cogs.messages.sender import Attachment, NoRightError, file
from cogs.presence.thread_readers import overseers
from cogs.showing.panels.end import end_panel, stopped, story_text
from cogs.showing.panels.lobby import closed_lobby, lobby_panel
from cogs.showing.panels.phase import closed_phase, phase_panel
from cogs.showing.panels.wishes import on_the_panel
from cogs.showing.view import Look
from core.script.record import UnreplayableError, record
from core.table import Said
from core.table.codec import read_event
from core.table.events import of_rules

if TYPE_CHECKING:
    from cogs.moderator import Moderator
    from cogs.showing.delivery import Batch

logger = logging.getLogger(__name__)

# These change the panel and are no news of their own.
_ON_THE_PANEL = frozenset(("vote", "floor", "turn", "extended", "clock", "lobby", "memo"))
_SILENT = frozenset((*_ON_THE_PANEL, "seated"))
EVENING = 300.0  # seconds after which a message is too far up in the talk to carry on in it
BETWEEN_EDITS = 2.0  # seconds between two edits of one panel


class Public:
    """The game's channel."""

    def __init__(self, bot: Moderator) -> None:
        self._bot = bot
        self._pacing = Pacing(bot.pieces.wait, BETWEEN_EDITS)

    async def show(self, batch: Batch) -> None:
        """Show what is addressed to everybody. Raises ``ChannelGoneError``, or ``discord.HTTPException``."""
        said = batch.to(lambda to: to == "all")
        if not said:
            return
        try:
            if batch.state.game is None:
                await self._lobby(batch, said)
            else:
                await self._game(batch, said)
        except NoRightError:
            await self._bot.door.private.lost_right(batch)

    async def _lobby(self, batch: Batch, said: Sequence[Said]) -> None:
        if batch.state.closed is not None:
            await self._close_lobby(batch, batch.look.wording.word_event(said[-1].event) or "")
        elif any(one.event.data.get("change") != "opened" for one in said):
            self._pacing.soon(("lobby", batch.guild), lambda: self.draw_lobby(batch.guild))

    async def draw_lobby(self, guild: int) -> None:
        """Bring the lobby's message up to date."""
        look, spot = self._look(guild), await self._bot.places.spot(guild, "lobby")
        if look is None or spot is None or look.state.game is not None or look.state.over:
            return
        watchers = overseers(self._bot, guild, look.state.lobby)
        if not await self._bot.surface.edit(spot, lobby_panel(look, watchers)):
            view = lobby_panel(look, watchers)
            sent = await self._bot.surface.post(look.state.lobby.channel, view, f"{look.state.token}.lobby")
            await self._bot.places.put(guild, {"lobby": Spot(spot.channel, sent)})

    async def _close_lobby(self, batch: Batch, text: str) -> None:
        self._pacing.drop(("lobby", batch.guild))
        spot = await self._bot.places.spot(batch.guild, "lobby")
        if spot is not None:
            await self._bot.surface.edit(spot, closed_lobby(batch.look, text))

    async def _game(self, batch: Batch, said: Sequence[Said]) -> None:
        look = batch.look
        if any(one.event.kind == "seated" for one in said):
            words = look.words
            count = len(batch.state.seats)
            await self._close_lobby(batch, words("lobby-begins", count=count, scenario=words("scenario-title")))
        told = look.wording.word_events(one.event for one in said if self._is_news(batch, one))
        sentences = [sentence for _, sentence in told]
        nonce = said[0].id
        if batch.state.game is not None and batch.state.game.over:
            await self._end(batch, sentences, nonce)
        elif batch.state.closed is not None:
            await self._bot.surface.post(batch.state.lobby.channel, stopped(look, "\n\n".join(sentences)), nonce)
        elif any(one.event.kind == "phase" for one in said):
            await self._phase(batch, sentences, nonce)
        else:
            if sentences:
                await self._bot.surface.post(batch.state.lobby.channel, closed_phase(look, sentences), nonce)
            if sentences or self._worth_an_edit(batch, said):
                await self._soon(batch.guild)

    def _is_news(self, batch: Batch, one: Said) -> bool:
        return one.event.kind not in _SILENT and not on_the_panel(batch.book, one.event)

    def _worth_an_edit(self, batch: Batch, said: Sequence[Said]) -> bool:
        """A turn that begins when it was to begin is on the panel already."""
        shown = [one.event for one in said if one.event.kind not in ("turn", "memo")]
        return any(event.kind in _ON_THE_PANEL or on_the_panel(batch.book, event) for event in shown)

    async def _phase(self, batch: Batch, sentences: list[str], nonce: str) -> None:
        """A phase begins: its panel, after what led to it."""
        self._pacing.drop(("panel", batch.guild))
        places = await self._bot.places.of(batch.guild)
        spot = await self._carried_on(batch)
        if spot is not None and batch.look.game.phase in batch.book.scenario.ballots:
            sentences = [*json.loads(places.get("said", "[]")), *sentences]
        view = phase_panel(batch.look, sentences)
        if spot is None or not await self._bot.surface.edit(spot, view):
            channel = batch.state.lobby.channel
            spot = Spot(channel, await self._bot.surface.post(channel, view, nonce), batch.look.serial)
        await self._bot.places.put(batch.guild, {"panel": spot, "said": json.dumps(sentences)})

    async def _carried_on(self, batch: Batch) -> Spot | None:
        """The message in which the phase that begins carries on: a defence, and the ballot over who defended
        themselves, where hands have just been raised, while that costs nothing. None where a new message is due.
        """
        phase, scenario = batch.look.game.phase, batch.book.scenario
        ballot = scenario.ballots.get(phase)
        defends = scenario.phases[phase].turns == "defence" if phase in scenario.phases else False
        old = await self._bot.places.spot(batch.guild, "panel")
        if old is None or not (defends or (ballot is not None and ballot.candidates == "defence")):
            return None
        age = batch.look.now / 1000 - discord.utils.snowflake_time(old.message).timestamp()
        if old.serial != batch.look.serial - 1 or age > EVENING or not self._bot.surface.is_free(old.message):
            return None
        return Spot(old.channel, old.message, batch.look.serial)

    async def _soon(self, guild: int) -> None:
        self._pacing.soon(("panel", guild), lambda: self.draw_panel(guild))

    async def draw_panel(self, guild: int) -> None:
        """Bring the running phase's panel up to date."""
        look, spot = self._look(guild), await self._bot.places.spot(guild, "panel")
        if look is None or spot is None or not look.state.running or spot.serial != look.serial:
            return
        sentences = json.loads((await self._bot.places.of(guild)).get("said", "[]"))
        await self._bot.surface.edit(spot, phase_panel(look, sentences))

    async def _end(self, batch: Batch, sentences: list[str], nonce: str) -> None:
        self._pacing.drop(("panel", batch.guild))
        files = await self._files(batch)
        view = end_panel(batch.look, sentences, [name for name, _ in files])
        attachments: list[Attachment] = [file(name, lambda text=text: text.encode()) for name, text in files]
        channel = batch.state.lobby.channel
        await self._bot.surface.post(channel, view, nonce, attachments)

    async def _files(self, batch: Batch) -> list[tuple[str, str]]:
        log = [read_event(body) for body in await self._bot.store.log(batch.guild)]
        here = self._bot.get_guild(batch.guild)
        channel = None if here is None else here.get_channel(batch.state.lobby.channel)
        if here is not None and channel is not None and not channel.permissions_for(here.me).attach_files:
            return []
        files = [("story.md", story_text(batch.look, of_rules(log)))]
        try:
            files.append(("game.yaml", record(of_rules(log), batch.book)))
        except UnreplayableError as error:
            # The rulebook has changed since the game began: its story can be told, but not played again.
            logger.warning("guild %s: no script of this game: %s", batch.guild, error)
        return files

    def _look(self, guild: int) -> Look | None:
        table = self._bot.tables.get(guild)
        state, book = table.state, table.book
        if state is None or book is None:
            return None
        return Look.at(guild, state, book, state.lobby.language, self._bot.pieces.now())
