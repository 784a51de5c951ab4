"""The panel of the running phase: posted, brought up to date, moved down when talk has carried it away, and left behind
without buttons.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Container, Iterable
from dataclasses import replace
from itertools import count

import discord
from discord import ui

from cogs.messages.failures import LOST, is_final
from cogs.messages.note_codecs import FinishedPanel, NotedTurn, Spot
from cogs.messages.place_notes import (
    PANEL,
    PANEL_ANEW,
    PANEL_BEGUN,
    PANEL_PLAIN,
    PANEL_SAID,
    PANEL_TURN,
    PANELS_FINISHED,
    GameNotes,
)
from cogs.messages.redraw import Redraws
from cogs.messages.request_terms import IDLE
from cogs.messages.sender import ChannelGoneError, NoRightError
from cogs.messages.work import Work
from cogs.services import Services
from cogs.showing.last_seconds import LastSeconds, short
from cogs.showing.panels.call import NOBODY, MentionLine, call_of
from cogs.showing.panels.phase import phase_panel, without_buttons
from cogs.showing.scrolling import Scrolling, too_old
from cogs.showing.unseen import Unseen
from cogs.showing.view import TableView, shown_in_turn
from cogs.showing.writing import Writing
from core.table import NotNow, StoreUnavailable, TableId

log = logging.getLogger(__name__)

BETWEEN_EDITS = 2.0  # seconds between two edits of one panel
REFUSED = (5.0, 15.0, 30.0, 60.0)
"""Seconds before a panel that was refused for good is offered again; the last before all further times."""


class RunningPanel:
    """What a phase asks is a message of its own, which notifies whom it is about; votes and words only change it.

    Written down among a game's places as `PANEL`, `PANEL_BEGUN` and its like, and `PANELS_FINISHED`.

    A phase is noted as begun also where its panel was refused, so that it is posted as soon as it can be. A clock that
    was held meanwhile goes on then.
    """

    def __init__(self, services: Services, writing: Writing, unseen: Unseen) -> None:
        self._services = services
        self._writing = writing
        self._unseen = unseen
        self._redraws = Redraws(services.wait, BETWEEN_EDITS, services.serves)
        self._scrolling = Scrolling(services.now)
        self._last_seconds = LastSeconds(services, self.soon)
        self._posting: defaultdict[TableId, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._offering: dict[TableId, asyncio.Task[None]] = {}

    async def begin(self, view: TableView, sentences: list[str], nonce: str, also: MentionLine = NOBODY) -> None:
        """A phase begins. `also`: who is called to it besides whom it is about. Raises as `MessageSender.post` does."""
        self._redraws.drop(("panel", view.id))
        async with self._posting[view.id]:
            if await self._stands_already(view):
                self.soon(view.id)
                return
            said = [also.line, *sentences] if also.line else sentences
            call = call_of(view)
            called = MentionLine(call.line, tuple(dict.fromkeys((*also.users, *call.users))))
            await self._stand(view, said, nonce, called, answering=await self._carrier(view))

    async def _stands_already(self, view: TableView) -> bool:
        """Whether this phase has its panel: what began it is said again, since a process died before it could strike it
        out. Brought up to date since, the panel bears no mark any more by which a message is found."""
        places = await self._services.places.of(view.work)
        spot = places.get(PANEL)
        return spot is not None and spot.serial == view.serial == places.get(PANEL_BEGUN)

    async def begin_plainly(self, view: TableView, sentences: list[str], nonce: str) -> None:
        """The phase's panel in a plainer form: no names, nobody called. Raises as `begin` does."""
        self._redraws.drop(("panel", view.id))
        async with self._posting[view.id]:
            await self._stand(view, sentences, nonce, NOBODY, plain=True)

    async def lags(self, view: TableView) -> bool:
        """Whether the panel of this phase was posted for an earlier turn."""
        places = await self._services.places.of(view.work)
        return places.get(PANEL_BEGUN) == view.serial and places.get(PANEL_TURN) != _turn(view)

    async def pass_on(self, view: TableView, sentences: list[str], nonce: str, also: Iterable[int] = ()) -> None:
        """The floor passes on at a table without a voice: the panel moves down with it. `also`: who is called besides.
        Raises as `begin` does."""
        self._redraws.drop(("panel", view.id))
        async with self._posting[view.id]:
            plain = await self._services.places.get(view.work, PANEL_PLAIN) == view.serial
            call = call_of(view)
            call = MentionLine(call.line, tuple(dict.fromkeys((*also, *call.users))))
            await self._stand(view, sentences, nonce, call, answering=await self._carrier(view), plain=plain)

    async def _carrier(self, view: TableView) -> int | None:
        """The panel whose last press may carry the next one, as whoever gives up the floor does: whose press a message
        answers can be read in it, and on a panel of turns every press is said aloud."""
        places = await self._services.places.of(view.work)
        spot = places.get(PANEL)
        return None if spot is None or PANEL_TURN not in places else spot.message

    async def end(self, view: TableView) -> None:
        """The game is over."""
        id_ = view.id
        self._redraws.drop(("panel", id_))
        finished = await self._left(view, moved=False)
        changes = PANEL.removed(), PANEL_BEGUN.removed(), PANELS_FINISHED.set_to(finished)
        await self._services.places.put(view.work, *changes)
        self._scrolling.forget(id_)
        self._last_seconds.forget(id_)
        self._posting.pop(id_, None)
        offering = self._offering.pop(id_, None)
        if offering is not None:
            offering.cancel()
        await self._tidy(view.work)

    async def moves(self, view: TableView, *, gone: bool = False) -> None:
        """The table has moved to another channel: the panel is left behind (or `gone`), and is due in the new one."""
        finished = [] if gone else [PANELS_FINISHED.set_to(await self._left(view, moved=True))]
        await self._services.places.put(view.work, PANEL.removed(), *finished)
        self.soon(view.id)

    def offer_again(self, work: Work) -> None:
        """The running phase's panel was refused for good: offer it now and then, since the cause may pass."""
        id_ = work.table
        offering = self._offering.get(id_)
        if offering is None or offering.done():
            self._offering[id_] = asyncio.create_task(self._offer_again(work), name=f"panel {id_} again")

    async def _offer_again(self, work: Work) -> None:
        for number in count():
            pause = REFUSED[min(number, len(REFUSED) - 1)]
            await self._services.wait(asyncio.sleep(pause), "a panel that was refused, to be offered again")
            view = self._view(work)
            if view is None or not view.state.running or not self._services.serves(work.guild):
                return
            if await self._services.places.get(work, PANEL) is not None:
                return
            try:
                await self._anew(work, None)
            except (*LOST, ChannelGoneError, NoRightError, NotNow, StoreUnavailable) as error:
                log.info("table %s: the panel is refused again: %r", work.table, error)

    def soon(self, id_: TableId) -> None:
        """Something on the panel has changed."""
        self._redraws.soon(("panel", id_), self._draw)

    async def deleted(self, id_: TableId, messages: Container[int]) -> None:
        """Somebody has deleted these messages: if the panel is among them, it is posted anew."""
        spot = await self._services.places.get(Work(id_), PANEL)
        if spot is not None and spot.message in messages:
            self.soon(id_)

    def taken_up(self, id_: TableId, look: Callable[[Work], Awaitable[None]]) -> None:
        """The process before may have ended before it showed what came last. `look`: at where it may be shown."""
        self._redraws.soon(("panel", id_), lambda work: self._catch_up(work, look))

    def may_move(self, id_: TableId, move: Callable[[Work], Awaitable[None]]) -> None:
        """There may be a place again for a game that could not be shown where it was."""
        self._redraws.soon(("moving on", id_), move)

    async def _catch_up(self, work: Work, look: Callable[[Work], Awaitable[None]]) -> None:
        if await shown_in_turn(self._services, work) is not None:
            await look(work)
            await self._draw(replace(work, urgent=IDLE))

    async def written(self, id_: TableId, channel: int, message: int) -> None:
        """Somebody has written in a server where a game is played: far up, the panel is of no use."""
        spot = await self._services.places.get(Work(id_), PANEL)
        if spot is None or spot.channel != channel or message <= spot.message:
            return
        if self._scrolling.carries_away(id_):
            self._redraws.soon(("moving", id_), lambda work: self._anew(work, spot))

    async def _draw(self, work: Work) -> None:
        """Bring the panel up to date; where it is gone, could not be posted or is too old to be edited, post it."""
        id_ = work.table
        view = self._view(work)
        spot = await self._services.places.get(work, PANEL)
        if view is None or not await self._is_due(view):
            return
        if not short(view.state, view.now):
            self._last_seconds.watch(id_)
        gone = False
        if spot is not None and not too_old(spot, view.now):
            places = await self._services.places.of(work)
            plain = places.get(PANEL_PLAIN) == view.serial
            said = places.get(PANEL_SAID) or []
            if await self._services.sender.edit(work, spot, _layout(view, said, call_of(view), plain)):
                await self._unseen.over(id_)
                return
            gone = True
        await self._anew(work, spot, gone=gone)

    async def _is_due(self, view: TableView) -> bool:
        """Whether the running phase has been announced: until then its panel is on its way already."""
        if not view.state.running or self._writing.is_barred(view.id):
            return False
        return await self._services.places.get(view.work, PANEL_BEGUN) == view.serial

    async def _anew(self, work: Work, spot: Spot | None, *, gone: bool = False) -> None:
        """Post the running phase's panel once more, in the place of the one at `spot`, unless that has been done. Who
        was called to it has been, unless it never stood."""
        id_ = work.table
        async with self._posting[id_]:
            view = self._view(work)
            if view is None or not await self._is_due(view):
                return
            if spot != await self._services.places.get(work, PANEL):
                return
            places = await self._services.places.of(work)
            times = (places.get(PANEL_ANEW) or 0) + 1  # noted once it stands: a repetition has the same nonce
            call = call_of(view) if spot is None else MentionLine(call_of(view).line)
            nonce = f"{view.state.token}.p{times}"
            plain = places.get(PANEL_PLAIN) == view.serial
            said = places.get(PANEL_SAID) or []
            try:
                await self._stand(view, said, nonce, call, moved=True, gone=gone, plain=plain, anew=times)
            except NoRightError:
                self._writing.bar(id_, view.state.lobby.channel)
                raise

    async def _stand(
        self,
        view: TableView,
        sentences: list[str],
        nonce: str,
        call: MentionLine,
        *,
        moved: bool = False,
        gone: bool = False,
        answering: int | None = None,
        plain: bool = False,
        anew: int | None = None,
    ) -> None:
        """Post the panel. The one before it is left behind without buttons, unless it is `gone`. `anew`: how often one
        has been posted anew when this one stands."""
        id_ = view.id
        channel = view.state.lobby.channel
        finished = await self._left(view, moved=moved, gone=gone)
        changes = [
            PANEL_BEGUN.set_to(view.serial),
            PANEL_SAID.set_to(sentences),
            PANEL_TURN.set_to(_turn(view)),
            PANEL_PLAIN.set_to(view.serial if plain else None),
        ]
        layout = _layout(view, sentences, call, plain)
        try:
            self._writing.raise_if_barred(id_)
            ping = () if plain else call.users
            message = await self._services.sender.post(
                view.work, channel, layout, nonce, ping=ping, answering=answering
            )
        except (NoRightError, discord.HTTPException) as error:
            # A plainer form is tried after the whole one, which is what is offered again.
            if isinstance(error, NoRightError) or (is_final(error) and not plain):
                await self._services.places.put(view.work, *changes, PANEL.removed(), PANELS_FINISHED.set_to(finished))
            raise
        # A process that takes over may find its panel posted.
        finished = [panel for panel in finished if panel.spot.message != message]
        stands = [PANEL.set_to(Spot(channel, message, view.serial))]
        stands += [] if anew is None else [PANEL_ANEW.set_to(anew)]
        await self._services.places.put(view.work, *changes, *stands, PANELS_FINISHED.set_to(finished))
        self._scrolling.stands(id_)
        self._last_seconds.watch(id_)
        self._redraws.soon(("finished", id_), self._tidy)
        await self._unseen.over(id_)

    async def _left(self, view: TableView, *, moved: bool, gone: bool = False) -> list[FinishedPanel]:
        """The panels whose buttons are still to be taken off, and what remains of each, with the present one unless it
        is `gone`."""
        places = await self._services.places.of(view.work)
        finished = places.get(PANELS_FINISHED) or []
        panel = places.get(PANEL)
        if panel is not None and not gone:
            finished.append(FinishedPanel(panel, [*(places.get(PANEL_SAID) or []), _last_line(view, places, moved)]))
        return finished

    async def _tidy(self, work: Work) -> None:
        """Take the buttons off panels whose time is over."""
        places = self._services.places
        for panel in await places.get(work, PANELS_FINISHED) or []:
            try:
                idle = replace(work, urgent=IDLE)
                await self._services.sender.edit(idle, panel.spot, without_buttons(panel.lines))
            except (*LOST, ChannelGoneError, NoRightError) as error:
                log.info("table %s: a panel keeps its buttons: %r", work.table, error)
            left = [one for one in await places.get(work, PANELS_FINISHED) or [] if one.spot != panel.spot]
            await places.put(work, PANELS_FINISHED.set_to(left or None))

    def _view(self, work: Work) -> TableView | None:
        return TableView.of(self._services.table(work.table), self._services.now(), work=work)


def _layout(view: TableView, sentences: list[str], call: MentionLine, plain: bool) -> ui.LayoutView:
    return phase_panel(view.nameless(), sentences) if plain else phase_panel(view, sentences, call.line)


def _turn(view: TableView) -> NotedTurn | None:
    """Which turn it is, and whose."""
    turn = view.game.turn
    return None if turn is None else NotedTurn(turn.number, turn.seat or 0)


def _last_line(view: TableView, places: GameNotes, moved: bool) -> str:
    """What a panel says at its end."""
    if moved:
        return view.words("panel-moved")
    turn = places.get(PANEL_TURN)
    if turn is None or not turn.seat:
        return view.words("panel-over")
    return view.words("panel-spoke", speaker=view.names[turn.seat])
