"""What everybody at the table reads: the lobby, the panel of each phase, what is announced, the end."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any

import discord

from cogs.messages.failures import LOST, is_final, refused
from cogs.messages.note_codecs import Spot
from cogs.messages.place_notes import PANEL_BEGUN
from cogs.messages.sender import ChannelGoneError, NoRightError, attached
from cogs.messages.work import Work
from cogs.services import Services
from cogs.showing.batch import Batch
from cogs.showing.game_files import File, picture_of, texts_of
from cogs.showing.lobby_message import LobbyMessage
from cogs.showing.motion_message import MotionMessage
from cogs.showing.own_thread import OwnThread
from cogs.showing.panels.call import MentionLine
from cogs.showing.panels.end import end_panel, plain_end, stopped
from cogs.showing.panels.page import plain
from cogs.showing.panels.phase import held_open, without_buttons
from cogs.showing.panels.wishes_panel import on_the_panel
from cogs.showing.private import Private
from cogs.showing.running_panel import RunningPanel
from cogs.showing.spectators import watching
from cogs.showing.telling import Telling
from cogs.showing.thread_reading import are_told, untold
from cogs.showing.unseen import Unseen
from cogs.showing.view import TableView, phase_title, words_of
from cogs.showing.writing import Writing
from core.rules.events import Extended, GameOver, Noted, PhaseBegan, Spoke, TurnBegan, VoteCast
from core.table import Lobby, NotNow, PastGame, QueuedEvent, StoreUnavailable, TableId
from core.table_events import (
    ClockChanged,
    Closed,
    LobbyChanged,
    MotionMade,
    MotionVoted,
    Replaced,
    Seated,
    SubstituteSought,
    Wished,
)

logger = logging.getLogger(__name__)

FOR_THE_PICTURE = 1.0
"""Seconds that the end waits for its picture; one that takes longer costs a request more."""

_ON_THE_PANEL = (VoteCast, Spoke, TurnBegan, Extended, ClockChanged, LobbyChanged, Noted, Wished)
"""These change the panel and are no news of their own."""
_SILENT = (*_ON_THE_PANEL, Seated, MotionMade, MotionVoted)
_MATTERS_MOST = (GameOver, Closed, PhaseBegan)
"""What is said even where nothing else can be."""


class Public:
    """The game's channel."""

    def __init__(self, services: Services, private: Private) -> None:
        self._services = services
        self._private = private
        self._drawing: set[asyncio.Task[Any]] = set()
        self.writing = Writing(services)
        self._unseen = Unseen(services)
        self.panel = RunningPanel(services, self.writing, self._unseen)
        self.lobby = LobbyMessage(services, self.writing)
        self.own_thread = OwnThread(services, self.writing, self.panel)
        self.motion = MotionMessage(services)

    async def show(self, batch: Batch) -> None:
        """Show what is addressed to everybody. Raises `ChannelGoneError`, or `discord.HTTPException`."""
        said = batch.to(lambda to: to == "all")
        if not said or (batch.late and batch.state.over and not batch.ends):
            return  # the end tells all of it
        try:
            if batch.state.game is None:
                await self._lobby(batch, said)
            else:
                await self._game(batch, said)
        except NoRightError:
            await self._no_right(batch)
        if batch.state.over:
            self.writing.free(batch.id)
            self._unseen.forget(batch.id)
            self.own_thread.forget(batch.id)
            self.lobby.voice_changed(batch.guild, batch.id)
            self._has_left_its_channel(batch.id)

    def _has_left_its_channel(self, id_: TableId) -> None:
        """A table has ended: another, whose thread is shut and for which there was no other place, may come there."""
        for table in self._services.known_tables(id_.guild):
            if table.id != id_ and self.writing.is_barred(table.id):
                self.panel.may_move(table.id, self._move)

    async def _move(self, work: Work) -> None:
        view = TableView.of(self._services.table(work.table), self._services.now(), work=work)
        if view is not None and self.writing.is_barred(view.id):
            await self.own_thread.settle(view)

    def taken_up(self, id_: TableId) -> None:
        """A game has been taken up: what stands in its channel is brought up to date, if anything may be written."""
        state = self._services.table(id_).state
        if state is not None and state.running:
            self.panel.taken_up(id_, self.rights_changed)
        elif state is not None and not state.over:
            self.lobby.taken_up(id_)

    async def _no_right(self, batch: Batch) -> None:
        """Discord has refused a message for want of a right. Raises `NotNow` where it can be shown elsewhere."""
        view = batch.view
        if not await self.own_thread.refused(view):
            await self._cannot_write(view)
            return
        right = self.writing.lacking(view.guild, view.state.lobby.channel)
        if right is not None:
            await self._private.lost_right(view, right)
        if batch.begins:
            await self._services.places.put(view.work, PANEL_BEGUN.removed())  # it begins anew in the channel
        raise NotNow("the table's thread cannot be written in, and it is said in the channel")

    async def _cannot_write(self, view: TableView) -> None:
        right = self.writing.bar(view.id, view.state.lobby.channel)
        try:
            is_held = await self._unseen.hold(view)
        except StoreUnavailable:
            self.writing.free(view.id)  # who looks again finds it so
            raise
        if is_held:
            held = TableView.of(self._services.table(view.id), view.now, work=view.work)
            await self._private.tell_unseen(held or view, right)
        else:
            await self._private.lost_right(view, right)

    async def rights_changed(self, work: Work, permissions: discord.Permissions | None = None) -> None:
        """The bot's rights may have (`permissions`: its own in the game's channel): what could not be shown is, and
        where nothing can be shown any more, everybody is told. Raises as `MessageSender.post` does."""
        id_ = work.table
        view = TableView.of(self._services.table(id_), self._services.now(), work=work)
        if view is None or view.state.over:
            return
        self.own_thread.rights_changed(id_)
        now = await self.own_thread.settle(view)
        if now.state.lobby.channel != view.state.lobby.channel:
            permissions = None
        if self.writing.lacking(id_.guild, now.state.lobby.channel, permissions) is None:
            if self.writing.free(id_) or now.state.held:
                (self.panel if now.state.running else self.lobby).soon(id_)
        elif now.state.running and not self.writing.is_barred(id_):
            await self._cannot_write(now)

    async def _lobby(self, batch: Batch, said: Sequence[QueuedEvent]) -> None:
        if batch.state.closed is not None:
            if batch.has(Closed):
                await self.lobby.close(batch.view, batch.view.wording.word_event(said[-1].event) or "")
        elif all(isinstance(one.event, LobbyChanged) and one.event.change == "opened" for one in said):
            self.lobby.opened(batch.id)
        else:
            self.lobby.soon(batch.id)
            await self._concerned(batch, said)

    async def _concerned(self, batch: Batch, said: Sequence[QueuedEvent]) -> None:
        """Call whom a change of the lobby concerns who had no hand in it."""
        for one in said:
            sentence = batch.view.wording.word_event(one.event)
            if isinstance(one.event, LobbyChanged) and sentence is not None:
                channel = batch.state.lobby.channel
                await self._services.sender.post(batch.work, channel, plain(sentence), one.id, ping=one.event.people)

    async def _game(self, batch: Batch, said: Sequence[QueuedEvent]) -> None:
        view = batch.view
        if any(isinstance(one.event, Seated) for one in said):
            words = view.words
            count = len(batch.state.seats)
            lines = [words("lobby-begins", count=count, scenario=words("scenario-title"))]
            if view.state.lobby.parent is not None:
                lines.append(words("square-link", channel=f"<#{view.state.lobby.channel}>"))
            voiced = next((one.event.voiced for one in said if isinstance(one.event, Seated)), None)
            if voiced is not None:
                lines.append(words("voice-taken", channel=f"<#{voiced}>"))
            await self.lobby.close(view, "\n".join([*lines, await watching(self._services, view)]))
            self.lobby.voice_changed(batch.guild, batch.id)
        await self.motion.follow(batch)
        nonce = said[0].id
        if batch.has(GameOver):
            await self._end(batch, said, nonce)
            return
        told = view.wording.word_events(one.event for one in said if self._is_news(batch, one))
        new = [one.event.user for one in said if isinstance(one.event, Replaced)]
        call = MentionLine(
            view.words("substitute-called", people=view.words.join([f"<@{user}>" for user in new])), tuple(new)
        )
        sentences = [*(sentence for _, sentence in told), *([call.line] if new and call.line else [])]
        if batch.has(Closed):
            await self._services.sender.post(
                batch.work, batch.state.lobby.channel, stopped(view, "\n\n".join(sentences)), nonce
            )
            await self.panel.end(view)
        elif batch.begins:
            into = await self.own_thread.call_in(view, nonce)
            readers = await untold(self._services, view)
            if readers:
                sentences.append(view.words("readers-play", count=len(readers), seats=view.names.join(readers)))
            await self.panel.begin(view, sentences, nonce, MentionLine(into.line, (*into.users, *new)))
            await are_told(self._services, view, readers)
            await self.own_thread.called_in(view, nonce)
        elif await self._passes_on(batch, said):
            await self.panel.pass_on(view, sentences, nonce, new)
        else:
            if sentences:
                self.writing.raise_if_barred(batch.id)
                sought = any(isinstance(one.event, SubstituteSought) for one in said)
                layout = held_open(view, sentences) if sought else without_buttons(sentences)
                await self._services.sender.post(batch.work, batch.state.lobby.channel, layout, nonce, ping=new)
            if sentences or self._worth_an_edit(batch, said):
                self.panel.soon(batch.id)

    async def _passes_on(self, batch: Batch, said: Sequence[QueuedEvent]) -> bool:
        """Whether another has the floor now, at a table where no voice says so."""
        if batch.state.lobby.voice is not None or not any(isinstance(one.event, TurnBegan) for one in said):
            return False
        return await self.panel.lags(batch.view)

    def _is_news(self, batch: Batch, one: QueuedEvent) -> bool:
        if batch.late and isinstance(one.event, PhaseBegan) and one.event.serial != batch.view.serial:
            return False
        return not isinstance(one.event, _SILENT) and not on_the_panel(batch.view.book, one.event)

    def _worth_an_edit(self, batch: Batch, said: Sequence[QueuedEvent]) -> bool:
        """A turn that begins when it was to begin is on the panel already."""
        shown = [one.event for one in said if not isinstance(one.event, TurnBegan | Noted)]
        return any(isinstance(event, _ON_THE_PANEL) or on_the_panel(batch.view.book, event) for event in shown)

    async def _end(self, batch: Batch, said: Sequence[QueuedEvent], nonce: str) -> None:
        events = [one.event for one in said if self._is_news(batch, one) and not isinstance(one.event, GameOver)]
        sentences = [sentence for _, sentence in batch.view.wording.word_events(events, over=True)]
        channel = batch.state.lobby.channel
        telling = await self._telling(batch)
        if not self._may_attach(batch):
            await self._services.sender.post(batch.work, channel, end_panel(telling, sentences, []), nonce)
            await self.panel.end(batch.view)
            return
        drawing = asyncio.create_task(picture_of(telling, self._services.pictures), name="a picture")
        self._drawing.add(drawing)
        drawing.add_done_callback(self._drawing.discard)
        texts = await asyncio.to_thread(texts_of, telling)
        in_time, _ = await asyncio.wait({drawing}, timeout=FOR_THE_PICTURE)
        files = [*texts, *(drawing.result() if in_time else [])]
        layout = end_panel(telling, sentences, [name for name, _ in files])
        sent = await self._services.sender.post(batch.work, channel, layout, nonce, files=attached(files))
        await self.panel.end(batch.view)
        if not in_time:  # though it be done by now
            putting = self._add(batch.work, Spot(channel, sent), telling, sentences, texts=texts, drawing=drawing)
            adding = asyncio.create_task(putting, name="a picture that comes late")
            self._drawing.add(adding)
            adding.add_done_callback(self._drawing.discard)

    async def _add(
        self,
        work: Work,
        end: Spot,
        telling: Telling,
        sentences: Sequence[str],
        *,
        texts: list[File],
        drawing: asyncio.Task[list[File]],
    ) -> None:
        """The picture was not ready when the end had to be told: it is put to it. Nobody waits for it."""
        files = [*texts, *await drawing]
        if len(files) == len(texts):
            return
        try:
            layout = end_panel(telling, sentences, [name for name, _ in files])
            await self._services.sender.attach(work, end, layout, attached(files))
        except (*LOST, ChannelGoneError, NoRightError) as error:
            logger.info("table %s: the picture of a game is left out: %r", telling.id, error)

    async def _telling(self, batch: Batch) -> Telling:
        table = self._services.table(batch.id)
        game = PastGame.of(batch.state.token, self._services.now(), await table.log())
        return Telling.of(batch.id, game, batch.state.lobby.language)

    async def show_plainly(self, batch: Batch) -> None:
        """Say in a plainer form what Discord refuses as it should be: a phase without names, then with nothing but its
        title and what can be pressed; the end without its files; then in one line what matters most. Raises
        `ChannelGoneError`, or `discord.HTTPException` for what may pass."""
        view = batch.view
        channel = batch.state.lobby.channel
        post = partial(self._services.sender.post, batch.work)
        if batch.state.over:
            await self.panel.end(view)
        told = [(one.event, view.wording.word_event(one.event)) for one in batch.said]
        forms: list[Callable[[str], Awaitable[object]]] = []
        why: discord.HTTPException | NoRightError | None = None
        events = [one.event for one in batch.said]
        begun = [one for one in events if isinstance(one, PhaseBegan) and one.serial == view.serial]
        if view.state.running and begun:
            nameless = view.nameless()
            title = f"### {phase_title(view, begun[-1])}"
            news = [one.event for one in batch.said if self._is_news(batch, one)]
            words = [sentence for _, sentence in nameless.wording.word_events(news)]
            forms += [partial(self.panel.begin_plainly, view, lines) for lines in (words, [title])]
        if batch.has(GameOver):
            sentences = [sentence for event, sentence in told if sentence and not isinstance(event, _SILENT)]
            forms.append(partial(post, channel, plain_end(view, sentences)))
        matters = [sentence for event, sentence in told if sentence and isinstance(event, _MATTERS_MOST)]
        forms += [partial(post, channel, plain("\n".join(matters)))] if matters else []
        for number, form in enumerate(forms):
            try:
                await form(f"{batch.said[0].id}.p{number}")
            except (discord.HTTPException, NoRightError) as error:
                if not isinstance(error, NoRightError) and not is_final(error):
                    raise
                refused(batch.id, "the plainer form of a message as well", error)
                why = error
            else:
                return
        if isinstance(why, NoRightError):
            await self._no_right(batch)
        elif begun and view.state.running and why is not None:
            self.panel.offer_again(batch.work)
            await self._unseen.hold(view)
            await self._private.refused(view, why)

    def _may_attach(self, batch: Batch) -> bool:
        here = self._services.client.get_guild(batch.guild)
        channel = None if here is None else here.get_channel_or_thread(batch.state.lobby.channel)
        return here is None or channel is None or channel.permissions_for(here.me).attach_files

    async def say(self, id_: TableId, lobby: Lobby, text: str, args: Mapping[str, Any]) -> None:
        """Post the text of this id, and nothing else, in a game's channel, if Discord takes it."""
        words = words_of(lobby.language, lobby.scenario)
        try:
            said = plain(words(text, **args))
            work = Work(id_, serves=lambda: self._services.serves(id_.guild))
            await self._services.sender.post(work, lobby.channel, said, secrets.token_hex(8))
        except (*LOST, ChannelGoneError, NoRightError) as error:
            logger.info("channel %s was not told %s: %r", lobby.channel, text, error)
