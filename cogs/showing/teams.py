"""What gangs read: their room's thread, its door, its menu. And the thread of the dead."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Collection, Container, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import partial

from cogs.messages.failures import each
from cogs.messages.note_codecs import Spot
from cogs.messages.place_notes import DEAD_GREETED, MENU, MET, RELAYED
from cogs.messages.redraw import Redraws
from cogs.messages.threads import DEAD
from cogs.messages.work import Work
from cogs.services import Services
from cogs.showing.batch import Batch
from cogs.showing.menus import Menus, menu_nonce
from cogs.showing.naming import thread_name
from cogs.showing.panels.call import MentionLine, call_into_room, call_of_room
from cogs.showing.panels.night import room_menu, told
from cogs.showing.private import Private
from cogs.showing.view import TableView, room_name, shown_in_turn
from core.rules import views
from core.rules.events import ActGiven, Event, RoomChanged, Withdrew
from core.rules.events import room as room_audience
from core.rules.events import seat as seat_audience
from core.rules.leavers import leaving, returns
from core.table import TableId

BETWEEN_MENUS = 2.0
"""Seconds between two menus of a room, where somebody deletes them."""
_IN_THE_MENU = (ActGiven, Withdrew)
"""The menu shows these."""


class Teams:
    """The private threads of a table.

    A room is brought up to date from the state of the game alone: by its own events, after everybody else's, and after
    a restart. One hand at a time works on each.
    """

    def __init__(self, services: Services, menus: Menus, private: Private) -> None:
        self._services = services
        self._menus = menus
        self._private = private
        self._turns: dict[tuple[TableId, str], asyncio.Lock] = {}
        self._redraws = Redraws(services.wait, BETWEEN_MENUS, services.serves)

    def forget(self, id_: TableId) -> None:
        """The game is over."""
        self._turns = {key: turn for key, turn in self._turns.items() if key[0] != id_}

    async def bring_up(self, view: TableView, waiting: Collection[str] = ()) -> None:
        """Let every room be as it should: its thread, who is in it, its door, its introduction, its menu; and let the
        dead in where they talk. `waiting`: audiences with something to be told first. Raises `ChannelGoneError`, or
        `NotNow` where some of it failed just now."""
        game = view.state.game
        threads = self._services.threads
        await threads.close_left_behind(view.work)
        if game is None:
            return
        if view.state.over:
            await self._menus.put_away(view, rooms=True)
            await threads.close(view.work, self._dead(view))
            return
        try:
            rooms = [self._bring_up(view, room, waiting) for room in view.book.scenario.rooms]
            await each(view.id, *rooms, self._let_the_dead_in(view))
        finally:
            for right in sorted(threads.missing(view.id)):
                await self._private.lost_right(view, right)

    async def restore(self, view: TableView, room: str) -> None:
        """The thread of a room was deleted: another one is made, or its members are reached directly."""
        if view.state.running and room == DEAD:
            await self._let_the_dead_in(view)
        elif view.state.running and room in view.book.scenario.rooms:
            try:
                await self._bring_up(view, room)
            finally:
                await self._private.ask(view, ())

    async def deleted(self, id_: TableId, messages: Container[int]) -> None:
        """Somebody has deleted these messages: rooms whose menus are among them are asked anew."""
        for room in await self._menus.rooms_of(id_, messages):
            self._redraws.soon((f"menu of {room}", id_), partial(self._ask_anew, room))

    async def _ask_anew(self, room: str, work: Work) -> None:
        view = await shown_in_turn(self._services, work)
        if view is None or not view.state.running or room not in view.book.scenario.rooms:
            return
        async with self._turn(work.table, room):
            if not await self._menus.redraw_room(view, room):
                await self._stand(view, room)

    async def _bring_up(self, view: TableView, room: str, waiting: Collection[str] = ()) -> None:
        async with self._turn(view.id, room):
            await self._stand(view, room, waiting)

    async def show(self, batch: Batch, room: str) -> None:
        """Say in a room what is addressed to it. Raises as `MessageSender.post` does."""
        view = batch.view
        threads = self._services.threads
        if not batch.state.running or room not in view.book.scenario.rooms:
            return
        events = [one.event for one in batch.said if not isinstance(one.event, RoomChanged)]
        dead_come = [one.event for one in batch.said if _lets_the_dead_in(view, one.event)][-1:]
        news = [event for event in events if not isinstance(event, _IN_THE_MENU)]
        nonce = batch.said[0].id
        async with self._turn(batch.id, room):
            # Whoever is only now introduced to the room learns by that who sits in it.
            lines = self._sentences(view, news if await self._is_new(view, room) else [*dead_come, *news])
            begun = await self._services.places.get(batch.work, RELAYED(room)) or frozenset[int]()
            acted = any(isinstance(event, _IN_THE_MENU) for event in events)
            # Where there is news, whoever is to read it is introduced before it, and otherwise when they have a card.
            members = views.room(view.game, room).members
            waiting = () if events or dead_come else [seat_audience(seat) for seat in members]
            if (
                await self._stand(view, room, waiting) is not None
                and acted
                and not await self._menus.redraw_room(view, room)
            ):
                await self._stand(view, room)  # its thread was gone: a new one shows what stands now
            if lines and await threads.say(batch.work, room, told(view, lines), nonce) is None:
                await self._stand(view, room)
                await threads.say(batch.work, room, told(view, lines), nonce)
            await self._relay(view, room, lambda seat: [*(dead_come if seat in begun else ()), *events], nonce)

    @asynccontextmanager
    async def _turn(self, id_: TableId, room: str) -> AsyncGenerator[None]:
        turn = self._turns.setdefault((id_, room), asyncio.Lock())
        await self._services.wait(turn.acquire(), "another hand at the same room")
        try:
            yield
        finally:
            turn.release()

    async def _stand(self, view: TableView, room: str, waiting: Collection[str] = ()) -> int | None:
        """The room's thread, as it should be, with whoever it cannot hold told directly, but for those who have
        something `waiting` to be told first; None where there is none."""
        thread = await self._thread(view, room)
        if thread is not None and not await self._introduce(view, room, thread):
            thread = await self._thread(view, room)
            if thread is not None and not await self._introduce(view, room, thread):
                thread = None
        await self._introduce_relay(view, room, waiting)
        return thread

    async def _thread(self, view: TableView, room: str) -> int | None:
        """Until its door first opens a room has no thread: its list of members would introduce them before their
        hour."""
        gang = views.room(view.game, room)
        if view.state.lobby.relay or (not gang.open and await self._services.threads.of(view.work, room) is None):
            return None
        users = [user for seat in gang.members if (user := view.state.user_of(seat)) is not None]
        title = await thread_name(self._services, view, view.words("room-thread", number=self._number(view, room)))
        channel = view.state.lobby.home
        is_new = await self._is_new(view, room)
        called = self._seeing(channel, call_into_room(view, room).users) if is_new else []
        return await self._services.threads.bring_up(
            view.work, channel, room, title=title, users=users, shut=not gang.open, called=called
        )

    async def _is_new(self, view: TableView, room: str) -> bool:
        """Whether the room's thread is still to be introduced."""
        thread = await self._services.threads.of(view.work, room)
        met = await self._services.places.get(view.work, MET(room))
        return views.room(view.game, room).open and (thread is None or met != thread)

    def _seeing(self, channel: int, users: Iterable[int]) -> list[int]:
        return [user for user in users if self._services.thread_readers.sees(channel, user)]

    async def _introduce(self, view: TableView, room: str, thread: int) -> bool:
        """Say once in a thread who sits in the room, and ask what is asked of them now. False where it is gone."""
        places = self._services.places
        number = self._number(view, room)
        is_new = await self._is_new(view, room)
        spot = await places.get(view.work, MENU(room))
        asked = (spot is None or spot.serial != view.serial) and any(prompt.room == room for prompt in view.prompts())
        if not asked and not is_new:
            return True
        before = self._sentences(view, [_members(view, room)]) if is_new else []
        outside = await self._outside(view, room)
        if is_new and outside:
            before.append(view.words("room-relay-outside", seats=view.names.join(outside)))
        lost = await self._menus.times_lost(view, room)
        nonce = f"{view.state.token}.i{number}.{thread % 10**9}" if is_new else menu_nonce(view, f"r{number}", lost)
        call = call_of_room(view, room) if asked else call_into_room(view, room)
        if lost and not is_new:
            call = MentionLine(call.line)  # who was called has been
        layout = (
            room_menu(view, room, before=before, call=call.line) if asked else told(view, [call.line or "", *before])
        )
        sent = await self._services.threads.say(view.work, room, layout, nonce, call.users)
        if sent is None:
            return False
        if is_new:
            await self._tell_of_others_outside(view, room, thread, outside)
            await places.put(view.work, MET(room).set_to(thread))
        if asked:
            await self._menus.stand(view, room, Spot(thread, sent))
        return True

    async def _tell_of_others_outside(self, view: TableView, room: str, thread: int, told_of: Collection[int]) -> None:
        """Whom the first message of a thread called, and did not let in, is named to those whom it did."""
        late = [seat for seat in await self._outside(view, room) if seat not in told_of]
        if late:
            line = told(view, [view.words("room-relay-outside", seats=view.names.join(late))])
            nonce = f"{view.state.token}.o{self._number(view, room)}.{thread % 10**9}"
            await self._services.threads.say(view.work, room, line, nonce)

    async def _outside(self, view: TableView, room: str) -> list[int]:
        """Members of a room who do not read its thread, or all where it has none."""
        found: list[int] = []
        for seat in views.room(view.game, room).members:
            user = view.state.user_of(seat)
            if user is not None and not await self._services.threads.serves(view.work, room, user):
                found.append(seat)
        return found

    async def _introduce_relay(self, view: TableView, room: str, waiting: Collection[str]) -> None:
        """Members whom no thread reaches are told once that what they write to the bot goes to the others."""
        gang = views.room(view.game, room)
        places = self._services.places
        number = self._number(view, room)
        begun = await places.get(view.work, RELAYED(room)) or frozenset[int]()
        new = [seat for seat in await self._outside(view, room) if seat not in begun] if gang.open else []
        new = [seat for seat in new if seat_audience(seat) not in waiting]
        for seat in new:
            user = view.state.user_of(seat) or 0
            own = await self._spoken(view, user)
            others = [member for member in gang.members if member != seat]
            opens = own.words("room-relay-opens", members=own.names.join(others), count=len(others))
            sentences = [_relay_intro(own, room), opens]
            await self._services.sender.dm(
                view.work, user, told(own, sentences), f"{view.state.token}.i{number}.{seat}"
            )
        if new:
            await places.put(view.work, RELAYED(room).set_to(begun | set(new)))

    async def _relay(self, view: TableView, room: str, told_to: Callable[[int], Sequence[Event]], nonce: str) -> None:
        """What members whom no thread reaches are told, each directly."""
        for seat in await self._outside(view, room):
            user = view.state.user_of(seat)
            events = told_to(seat)
            acted = {event.by for event in events if isinstance(event, _IN_THE_MENU)}
            if user is None or acted == {seat}:
                continue
            own = await self._spoken(view, user)
            sentences = self._sentences(own, events)
            if sentences:
                await self._services.sender.dm(view.work, user, told(own, sentences), f"{nonce}.{seat}")

    async def _let_the_dead_in(self, view: TableView) -> None:
        """Who is out of the game, and done with it, sits in the thread of the dead, and nobody else does."""
        dead = self._dead(view)
        async with self._turn(view.id, DEAD):
            if not view.state.lobby.relay and (dead or await self._services.threads.of(view.work, DEAD) is not None):
                await self._thread_of_the_dead(view, dead, await self._to_be_greeted(view))
            await self._greet_the_dead(view)

    async def _thread_of_the_dead(self, view: TableView, dead: Sequence[int], new: Sequence[int]) -> None:
        title = await thread_name(self._services, view, view.words("dead-thread"))
        channel = view.state.lobby.home
        called = self._seeing(channel, new)
        await self._services.threads.bring_up(
            view.work, channel, DEAD, title=title, users=dead, shut=None, called=called
        )

    async def _to_be_greeted(self, view: TableView) -> list[int]:
        greeted = await self._services.places.get(view.work, DEAD_GREETED) or ()
        return [user for user in self._dead(view) if user not in greeted]

    async def _greet_the_dead(self, view: TableView) -> None:
        """Who has left the game is told so once: in the thread of the dead, or directly where they are not in it."""
        threads = self._services.threads
        new = await self._to_be_greeted(view)
        inside = [user for user in new if await threads.serves(view.work, DEAD, user)]
        nonce = f"{view.state.token}.d{view.serial}"
        channel = f"<#{view.state.lobby.channel}>"
        untold = set(new)
        try:
            if inside:
                players = " ".join(f"<@{user}>" for user in inside)
                sentences = [view.words("dead-greeting", players=players, channel=channel)]
                sentences += [view.words("dead-may-return")] if returns(view.book) else []
                layout = told(view, sentences)
                greeting = f"{nonce}.{inside[0] % 10**6}"
                if await threads.say(view.work, DEAD, layout, greeting, ping=inside) is not None:
                    untold -= set(inside)
            by_button = (
                (await self._services.guild_notes.settings(view.guild)).get("cards") == "ephemeral" if untold else False
            )
            for user in [user for user in new if user in untold]:
                if not by_button or "dm" in await self._services.people.notes(user):
                    own = await self._spoken(view, user)
                    layout = told(own, [own.words("dead-told", channel=channel)])
                    await self._services.sender.dm(view.work, user, layout, f"{nonce}.{user % 10**6}")
                untold.discard(user)
        finally:  # whom it did not reach just now is no reason to greet the others again
            await self._are_greeted(view, untold)

    async def _are_greeted(self, view: TableView, untold: Collection[int]) -> None:
        """All of the dead know but these."""
        places = self._services.places
        greeted = frozenset(self._dead(view)).difference(untold) or None
        if greeted != await places.get(view.work, DEAD_GREETED):
            await places.put(view.work, DEAD_GREETED.set_to(greeted))

    def _dead(self, view: TableView) -> list[int]:
        """Those who are out. Whoever has something left to say or to do hears nothing of the others: they may come
        back."""
        still = leaving(view.book, view.game)
        out = [seat.number for seat in view.game.seats if not seat.alive and seat.number not in still]
        return [user for seat in out if (user := view.state.user_of(seat)) is not None]

    def _sentences(self, view: TableView, events: Sequence[Event]) -> list[str]:
        return [sentence for event in events for sentence in [view.wording.word_event(event)] if sentence]

    def _number(self, view: TableView, room: str) -> int:
        return list(view.book.scenario.rooms).index(room) + 1

    async def _spoken(self, view: TableView, user: int) -> TableView:
        return view.spoken(await self._services.people.language(user, view.state.lobby.language))


def _lets_the_dead_in(view: TableView, event: Event) -> bool:
    """Whether a room is open now to somebody out of the game: they come and go, so all in it are told each time."""
    if not isinstance(event, RoomChanged):
        return False
    now = views.room(view.game, event.room)
    return now.open and now.members == event.members and any(not view.game.seat(seat).alive for seat in now.members)


def _members(view: TableView, room: str) -> RoomChanged:
    """Who sits in a room whose door is open."""
    return RoomChanged(room_audience(room), room=room, members=views.room(view.game, room).members, open=True)


def _relay_intro(view: TableView, room: str) -> str:
    """How members whom no thread reaches are told of their way to talk."""
    return view.words("room-relay-intro", room=room_name(view.words, room))
