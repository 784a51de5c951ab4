"""Menus where they stand: in direct messages and in the threads of rooms. They are redrawn here and nowhere else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Container, Sequence
from dataclasses import dataclass, field

from discord import ui

from cogs.messages.failures import LOST
from cogs.messages.note_codecs import Spot, TimesInPhase
from cogs.messages.place_notes import FORMER_MENU, MENU, MENU_LOST, OLD_MENU, RELAYED, GameNote
from cogs.messages.sender import ChannelGoneError, NoRightError
from cogs.messages.work import Work
from cogs.services import Services
from cogs.showing.answers import chosen_in, chosen_together
from cogs.showing.panels.night import in_the_room, night_menu, room_menu, told
from cogs.showing.view import TableView
from core.rules.events import ActGiven, Event, PhaseBegan, Withdrew
from core.rules.events import room as room_audience
from core.rules.prompts import VOTE, Prompt
from core.table import TableId

log = logging.getLogger(__name__)

Questions = tuple[tuple[str, tuple[int, ...], int, int, tuple[str, ...]], ...]

TENTH = 100
"""Milliseconds."""
SOME_TIME = 1 << 16
"""Tenths of a second, after which the short form in which it is told when a phase began comes round: near two hours."""

Asked = dict[int, list[Prompt]]
"""What is asked in direct messages, by seat."""


@dataclass
class StandingMenus:
    """The menus in the direct messages of one phase of one game: the next game at a table may be in the same phase,
    where this process has not seen the end of the one before."""

    game: str
    serial: int
    drawn: dict[int, Questions] = field(default_factory=dict)
    """What each of them asks as it was last drawn, by seat."""


def menu_nonce(view: TableView, whose: str, turn: int = 0) -> str:
    """The nonce of a menu of the running phase. `whose`: which seat or room it is for, by a short name; `turn`: another
    for each that takes the place of one before. A phase that comes again, since Redis was put back, begins at another
    time and has menus of its own: Discord would give back the ones that are over."""
    began = 0 if view.state.clock is None else view.state.clock.began // TENTH % SOME_TIME
    parts = [view.state.token, f"m{view.serial}", f"{began:x}", whose, *([f"{turn}"] if turn else [])]
    return ".".join(parts)


def questions(prompts: Sequence[Prompt]) -> Questions:
    """What makes two menus differ, whatever has been chosen in them."""
    return tuple((prompt.do, prompt.seats, prompt.least, prompt.most, tuple(prompt.extras)) for prompt in prompts)


class Menus:
    """Knows what every menu of the running phase asks, and draws it anew when that changes."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._standing: dict[TableId, StandingMenus] = {}
        # Messages whose menus have been put away, or need not be, by table; and those that this process has sent and
        # in which it has seen nothing chosen.
        self._away: dict[TableId, set[int]] = {}
        self._own: dict[TableId, set[int]] = {}

    def forget(self, id_: TableId) -> None:
        """The game is over."""
        self._standing.pop(id_, None)
        self._away.pop(id_, None)
        self._own.pop(id_, None)

    async def asked(self, view: TableView) -> Asked:
        """What is asked of each seat in its direct messages: all but what its room asks in a thread of its own."""
        found: dict[int, list[Prompt]] = {}
        if not view.game.at_night:
            return found
        for prompt in view.prompts():
            room = prompt.room if in_the_room(prompt) else None
            user = view.state.user_of(prompt.seat) or 0
            elsewhere = room is not None and await self._services.threads.serves(view.work, room, user)
            if prompt.do != VOTE and not elsewhere:
                found.setdefault(prompt.seat, []).append(prompt)
        return found

    async def unsent(self, view: TableView, asked: Asked) -> set[int]:
        """Seats that are asked something and have no menu yet."""
        return set(asked) - set((await self._of(view, asked)).drawn)

    async def stand(self, view: TableView, whose: int | str, spot: Spot) -> None:
        """The menu of a seat, or of a room, has been sent there."""
        placed = Spot(spot.channel, spot.message, view.serial)
        self._own.setdefault(view.id, set()).add(spot.message)
        before = await self._services.places.get(view.work, MENU(whose))
        earlier = before is not None and before.serial != view.serial
        old = [OLD_MENU(whose).set_to(before)] if earlier else []
        await self._services.places.put(view.work, MENU(whose).set_to(placed), *old)

    async def put_away(self, view: TableView, *, rooms: bool = False) -> None:
        """Take the menus of phases that are over out of the messages where they stand, and leave what was chosen in
        them. A menu that nobody has pressed stays, since that would cost a request: whoever presses it is told.

        The log says whether something was chosen in it, unless this process knows that nothing was. The last menus of
        `rooms` are put away by themselves, before their threads are closed: in those nothing can be edited any more."""
        id_ = view.id
        places = await self._services.places.of(view.work)
        away = self._away.setdefault(id_, set())
        own = self._own.setdefault(id_, set())
        noted = [(MENU(whose), whose, spot) for whose, spot in places.each(MENU).items()]
        noted += [(OLD_MENU(whose), whose, spot) for whose, spot in places.each(OLD_MENU).items()]
        over: list[tuple[GameNote[Spot], int | str, Spot]] = [
            (note, whose, spot)
            for note, whose, spot in noted
            if (not view.state.over or isinstance(whose, str) == rooms)
            and (view.state.over or spot.serial != view.serial)
            and spot.message not in away
            and (spot.message not in own or self._services.sender.is_free(spot.message))
        ]
        log_ = await self._services.table(id_).standing_log() if over else []
        closed: list[Awaitable[None]] = []
        for _, whose, spot in over:
            away.add(spot.message)
            pressed = _was_pressed(view, log_, whose, spot.serial)
            if rooms and not self._services.threads.is_open(id_, spot.channel):
                continue  # closed by the process before
            if self._services.sender.is_free(spot.message) or pressed:
                closed.append(self._put_away(view, whose, spot, log_))
        await asyncio.gather(*closed)  # one after the other, each would tell its reader how many there are
        gone = [note.removed() for note, _, spot in over if places.get(note) == spot]
        if gone:
            await self._services.places.put(view.work, *gone)

    async def _put_away(self, view: TableView, whose: int | str, spot: Spot, log_: Sequence[Event]) -> None:
        """`whose`: a seat or a room."""
        user = view.state.user_of(whose) if isinstance(whose, int) else None
        if user is not None:
            view = view.spoken(await self._services.people.language(user, view.state.lobby.language))
        chosen = (
            chosen_in(view, log_, whose, spot.serial)
            if isinstance(whose, int)
            else chosen_together(view, log_, whose, spot.serial)
        )
        layout = told(view, [*chosen, view.words("panel-over")])
        try:
            await self._services.sender.edit(view.work, spot, layout)
        except (*LOST, ChannelGoneError, NoRightError) as error:
            log.info("table %s: a menu keeps its components: %r", view.id, error)

    async def pass_on(self, view: TableView, seat: int, was: int) -> None:
        """A seat has another owner: the menu in the messages of the one before is put away, and a new one is due."""
        table = view.id
        places = self._services.places
        # Whoever dies before it is put away leaves it to the next process, and to nobody as the menu of this seat.
        spot = await places.get(view.work, MENU(seat)) or await places.get(view.work, FORMER_MENU(seat))
        if spot is not None and await self._is_read_by(spot, view.state.user_of(seat)):
            return  # it was passed on, and the new one sent, before a process died
        relayed = (await places.of(view.work)).each(RELAYED)
        forgotten = [RELAYED(room).set_to(seats - {seat}) for room, seats in relayed.items()]
        moved = FORMER_MENU(seat).set_to(spot), MENU(seat).removed(), OLD_MENU(seat).removed()
        await places.put(view.work, *forgotten, *moved)
        standing = self._standing.get(table)
        if standing is not None:
            standing.drawn.pop(seat, None)
        if spot is None:
            return
        own = view.spoken(await self._services.people.language(was, view.state.lobby.language))
        try:
            await self._services.sender.edit(view.work, spot, told(own, [own.words("panel-over")]))
        except (*LOST, ChannelGoneError, NoRightError) as error:
            log.info("table %s: a menu keeps its components: %r", table, error)
        await places.put(view.work, FORMER_MENU(seat).removed())

    async def _is_read_by(self, spot: Spot, user: int | None) -> bool:
        """Whether a message stands among this person's direct messages."""
        return user is not None and (await self._services.people.notes(user)).get("dm") == str(spot.channel)

    async def follow(self, view: TableView, asked: Asked, sent: set[int]) -> None:
        """Draw those anew whose questions have changed since they were drawn. `sent`: whose menu is new, or could not
        be sent because their messages are closed."""
        standing = await self._of(view, asked)
        for seat in sorted(sent):
            standing.drawn[seat] = questions(asked.get(seat, []))
        changed: list[Awaitable[None]] = []
        for seat, drawn in list(standing.drawn.items()):
            now = questions(asked.get(seat, []))
            if now != drawn and view.state.user_of(seat) is not None:
                standing.drawn[seat] = now
                changed.append(self._redraw(view, seat))
        await asyncio.gather(*changed)  # as they are put away

    async def answers(self, work: Work, seat: int) -> None:
        """A seat's owner is about to answer. Whatever becomes of the press, their menu is put away when the phase is
        over, if the log has their answer."""
        own = self._own.get(work.table)
        if own and (spot := await self._services.places.get(work, MENU(seat))) is not None:
            own.discard(spot.message)

    async def answered(
        self,
        view: TableView,
        seat: int,
        pressed: int | None,
        update: Callable[[ui.LayoutView], Awaitable[None]],
    ) -> None:
        """A seat's owner has answered in the message `pressed`, which `update` changes: it shows what stands now,
        and so does the menu in their direct messages, if that is another."""
        asked = await self.asked(view)
        standing = await self._of(view, asked)
        before = standing.drawn.get(seat)
        if before is not None:
            standing.drawn[seat] = questions(asked.get(seat, []))
        try:
            await update(night_menu(view, seat))
        except LOST:
            if before is not None:
                standing.drawn[seat] = before
            raise
        spot = await self._services.places.get(view.work, MENU(seat))
        if spot is not None and pressed is not None and spot.message != pressed:
            await self._redraw(view, seat)

    async def redraw_room(self, view: TableView, room: str) -> bool:
        """A room's menu shows what its members have chosen. False where it, or its thread, has been deleted. Raises
        `discord.HTTPException` for what may pass."""
        spot = await self._services.places.get(view.work, MENU(room))
        if spot is None or spot.serial != view.serial:
            return True
        self._own.get(view.id, set()).discard(spot.message)
        try:
            there = await self._services.sender.edit(view.work, spot, room_menu(view, room))
        except NoRightError:
            return True
        except ChannelGoneError as gone:
            await self._services.threads.deleted(view.work, gone.channel)
            return False
        if not there:
            lost = TimesInPhase(view.serial, await self.times_lost(view, room) + 1)
            await self._services.places.put(view.work, MENU(room).removed(), MENU_LOST(room).set_to(lost))
        return there

    async def times_lost(self, view: TableView, room: str) -> int:
        """How often a room's menu of this phase has been found deleted."""
        lost = await self._services.places.get(view.work, MENU_LOST(room))
        return lost.times if lost is not None and lost.serial == view.serial else 0

    async def rooms_of(self, id_: TableId, messages: Container[int]) -> list[str]:
        """Rooms whose menus are among these messages."""
        menus = (await self._services.places.of(Work(id_))).each(MENU)
        return [whose for whose, spot in menus.items() if isinstance(whose, str) and spot.message in messages]

    async def _redraw(self, view: TableView, seat: int) -> None:
        """The menu in a seat's direct messages, in its owner's language."""
        user = view.state.user_of(seat)
        spot = await self._services.places.get(view.work, MENU(seat))
        if user is None or spot is None or spot.serial != view.serial:
            return
        own = view.spoken(await self._services.people.language(user, view.state.lobby.language))
        try:
            await self._services.sender.edit(view.work, spot, night_menu(own, seat))
        except (*LOST, ChannelGoneError, NoRightError) as error:
            log.info("table %s: a menu could not be redrawn: %r", view.id, error)

    async def _of(self, view: TableView, asked: Asked) -> StandingMenus:
        """The menus of this phase; after a restart, those that the process before has sent."""
        known = self._standing.get(view.id)
        game = view.state.token
        if known is None or (known.game, known.serial) != (game, view.serial):
            known = self._standing[view.id] = StandingMenus(game, view.serial)
            for seat, prompts in asked.items():
                spot = await self._services.places.get(view.work, MENU(seat))
                if spot is not None and spot.serial == view.serial:
                    known.drawn[seat] = questions(prompts)
        return known


def _was_pressed(view: TableView, log_: Sequence[Event], whose: int | str, serial: int) -> bool:
    """Whether something was chosen in a seat's or a room's menu of the phase of this serial."""
    if isinstance(whose, int):
        return len(chosen_in(view, log_, whose, serial)) > 1
    running = 0
    for event in log_:
        if isinstance(event, PhaseBegan):
            running = event.serial
        elif running == serial and isinstance(event, ActGiven | Withdrew) and event.to == room_audience(whose):
            return True
    return False
