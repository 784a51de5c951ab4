"""What gangs read: their room's thread, its door, its menu. And the thread of the dead, whom everybody saw leave."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.messages.places import Spot
from cogs.services import Services
from cogs.showing.batch import Batch
from cogs.showing.menus import Menus
from cogs.showing.naming import thread_name
from cogs.showing.panels.night import room_menu, told
from cogs.showing.private import Private
from cogs.showing.view import TableView
from core.rules import views
from core.rules.events import ActGiven, CameBack, Event, Left, RoomChanged, Withdrew
from core.rules.events import room as room_audience
from core.table.events import Replaced

# The menu shows these.
_IN_THE_MENU = (ActGiven, Withdrew)


class Teams:
    """The private threads of a table."""

    def __init__(self, services: Services, menus: Menus, private: Private) -> None:
        self._services, self._menus, self._private = services, menus, private

    async def show(self, batch: Batch) -> None:
        """Bring rooms up to date and say in them what is addressed to them. Raises `discord.HTTPException`."""
        game, threads = batch.state.game, self._services.threads
        await threads.close_left_behind(batch.guild)
        if game is None:
            return
        if batch.state.over:
            dead = [batch.state.user_of(seat.number) for seat in game.seats if not seat.alive]
            await threads.close(batch.guild, [user for user in dead if user is not None])
            return
        for number, room in enumerate(batch.view.book.scenario.rooms, 1):
            said = batch.to(lambda to, room=room: to == f"room:{room}")
            await self._room(batch, room, number, [one.event for one in said], said[0].id if said else None)
        await self._dead(batch)
        for right in sorted(threads.missing(batch.guild)):
            await self._private.lost_right(batch, right)

    async def restore(self, view: TableView, room: str) -> None:
        """The thread of a room was deleted: another one is made, or its members are reached directly."""
        if not view.state.running or room not in view.book.scenario.rooms:
            return
        number = list(view.book.scenario.rooms).index(room) + 1
        batch = Batch(view, [])
        await self._room(batch, room, number, [], None, again=True)
        await self._private.show(batch)

    async def _room(
        self, batch: Batch, room: str, number: int, events: Sequence[Event], nonce: str | None, again: bool = False
    ) -> None:
        threads, gang = self._services.threads, views.room(batch.view.game, room)
        changes = any(isinstance(event, RoomChanged) for event in events)
        before = await threads.of(batch.guild, room)
        # Until its door first opens there is no thread: its list of members would introduce them before their hour.
        if (
            not batch.state.lobby.relay
            and (changes or again or batch.has(Replaced))
            and (before is not None or gang.open)
        ):
            await self._bring_up(batch, room, number)
        thread = await threads.of(batch.guild, room)
        is_new = thread is not None and thread != before
        told_of = [
            event
            for event in events
            if not isinstance(event, _IN_THE_MENU) and (is_new or not isinstance(event, RoomChanged))
        ]
        nonce = nonce or f"{batch.state.token}.{batch.view.serial}.r{number}"
        if is_new and gang.open and not changes:
            told_of.insert(0, RoomChanged(room_audience(room), room, gang.members, True))
        if thread is not None:
            sentences = [text for event in told_of for text in [batch.view.wording.word_event(event)] if text]
            outside = await self._outside(batch, room)
            if is_new and outside:
                sentences.append(batch.view.words("room-relay-outside", seats=batch.view.names.join(outside)))
            await self._say(batch, room, sentences, nonce)
            others = [event for event in events if not isinstance(event, _IN_THE_MENU)]
            if len(others) < len(events) and not await self._menus.redraw_room(batch.view, room):
                await self._room(batch, room, number, others, f"{nonce}.a", again=True)
        await self._relayed(batch, room, events, nonce)

    async def _outside(self, batch: Batch, room: str) -> list[int]:
        """Members of a room who do not read its thread, or all where it has none."""
        found: list[int] = []
        for seat in views.room(batch.view.game, room).members:
            user = batch.state.user_of(seat)
            if user is not None and not await self._services.threads.serves(batch.guild, room, user):
                found.append(seat)
        return found

    async def _relayed(self, batch: Batch, room: str, events: Sequence[Event], nonce: str) -> None:
        """Members whom no thread reaches are told directly, and what they write to the bot goes to the others."""
        gang = views.room(batch.view.game, room)
        outside = await self._outside(batch, room)
        noted = f"relay:{room}"
        begun = {int(seat) for seat in (await self._services.places.of(batch.guild)).get(noted, "").split(".") if seat}
        news = [event for event in events if not isinstance(event, RoomChanged)]
        acted = {event.by for event in events if isinstance(event, _IN_THE_MENU)}
        for seat in outside:
            user = batch.state.user_of(seat)
            begins = gang.open and seat not in begun
            if user is None or (acted == {seat} and not begins):
                continue
            view = batch.view.spoken(await self._services.people.language(user, batch.state.lobby.language))
            told_of = [RoomChanged(room_audience(room), room, gang.members, True), *news] if begins else news
            sentences = [text for event in told_of for text in [view.wording.word_event(event)] if text]
            if begins:
                sentences.insert(0, _introduced(view, room))
            if sentences:
                await self._services.sender.dm(user, told(view, sentences), f"{nonce}.{seat}")
        if gang.open and not set(outside) <= begun:
            await self._services.places.put(batch.guild, {noted: ".".join(map(str, sorted(begun | set(outside))))})

    async def _bring_up(self, batch: Batch, room: str, number: int) -> None:
        gang = views.room(batch.view.game, room)
        users = [user for seat in gang.members if (user := batch.state.user_of(seat)) is not None]
        title = await thread_name(self._services, batch.view, batch.view.words("room-thread", number=number))
        await self._services.threads.bring_up(
            batch.guild, batch.state.lobby.channel, room, title, users, shut=not gang.open
        )

    async def _say(self, batch: Batch, room: str, sentences: list[str], nonce: str) -> None:
        view = batch.view
        spot = await self._services.places.spot(batch.guild, f"menu:{room}")
        asked = (spot is None or spot.serial != view.serial) and any(prompt.room == room for prompt in view.prompts())
        if not asked and not sentences:
            return
        layout = room_menu(view, room, before=sentences) if asked else told(view, sentences)
        sent = await self._services.threads.say(batch.guild, room, layout, nonce)
        thread = await self._services.threads.of(batch.guild, room)
        if asked and sent is not None and thread is not None:
            await self._menus.stand(view, room, Spot(thread, sent))

    async def _dead(self, batch: Batch) -> None:
        if batch.state.lobby.relay or not (batch.has(Left) or batch.has(CameBack)):
            return
        threads, channel = self._services.threads, batch.state.lobby.channel
        title = await thread_name(self._services, batch.view, batch.view.words("dead-thread"))
        out: list[int] = []
        for one in batch.said:
            event = one.event
            if not isinstance(event, Left | CameBack):
                continue
            user = batch.state.user_of(event.seat)
            if user is None:
                continue
            if isinstance(event, CameBack):
                await threads.remove(batch.guild, channel, title, user)
            elif not batch.view.game.seat(event.seat).alive:
                out.append(user)
        if out:
            await threads.add(batch.guild, channel, title, out)


def _introduced(view: TableView, room: str) -> str:
    """How a team that has no thread is told of its way to talk."""
    words = view.words
    name = words(f"room-{room}") if words.has(f"room-{room}") else words("room-title", room=room)
    return words("room-relay-intro", room=name)
