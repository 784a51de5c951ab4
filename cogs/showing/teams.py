"""What gangs read: their room's thread, its door, its menu. And the thread of the dead, whom everybody saw leave."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.messages.places import Spot
from cogs.services import Services
from cogs.showing.batch import Batch
from cogs.showing.menus import Menus
from cogs.showing.panels.night import room_menu, told
from cogs.showing.view import TableView
from core.rules import views
from core.rules.events import Event
from core.rules.events import room as room_audience

# The menu shows these.
_IN_THE_MENU = frozenset(("act", "withdrew"))


class Teams:
    """The private threads of a table."""

    def __init__(self, services: Services, menus: Menus) -> None:
        self._services, self._menus = services, menus

    async def show(self, batch: Batch) -> None:
        """Bring rooms up to date and say in them what is addressed to them. Raises `discord.HTTPException`."""
        if batch.state.game is None:
            return
        for number, room in enumerate(batch.view.book.scenario.rooms, 1):
            said = batch.to(lambda to, room=room: to == f"room:{room}")
            await self._room(batch, room, number, [one.event for one in said], said[0].id if said else None)
        await self._dead(batch)

    async def _room(self, batch: Batch, room: str, number: int, events: Sequence[Event], nonce: str | None) -> None:
        changes = [event for event in events if event.kind == "room"]
        if batch.state.lobby.relay:
            await self._relayed(batch, room, events, nonce)
            return
        moved = batch.has("replaced") or (
            batch.state.over and await self._services.threads.of(batch.guild, room) is not None
        )
        is_new = await self._services.threads.of(batch.guild, room) is None
        # Until its door first opens there is no thread: its list of members would introduce them before their hour.
        if (changes or moved) and (not is_new or views.room(batch.view.game, room).open):
            await self._bring_up(batch, room, number)
        if batch.state.over:
            return
        if await self._services.threads.of(batch.guild, room) is None:
            await self._relayed(batch, room, events, nonce)
            return
        sentences = [
            sentence
            for event in events
            if event.kind not in _IN_THE_MENU and (event.kind != "room" or is_new)
            for sentence in [batch.view.wording.word_event(event)]
            if sentence
        ]
        await self._say(batch, room, sentences, nonce or f"{batch.state.token}.{batch.view.serial}.r{number}")
        if any(event.kind in _IN_THE_MENU for event in events):
            await self._menus.redraw_room(batch.view, room)

    async def _relayed(self, batch: Batch, room: str, events: Sequence[Event], nonce: str | None) -> None:
        """A team without a thread: each member is told directly, and what they write to the bot goes to the others."""
        gang = views.room(batch.view.game, room)
        first = f"room:{room}:relay"
        told_of = [event for event in events if event.kind != "room"]
        begins = bool(gang.members) and gang.open and not batch.state.over
        begins = begins and first not in await self._services.places.of(batch.guild)
        if begins:
            opens = {"room": room, "members": [*gang.members], "open": True}
            told_of.insert(0, Event("room", room_audience(room), opens))
            await self._services.places.put(batch.guild, {first: 1})
        if nonce is None:
            return
        acted = {event.data.get("by") for event in events if event.kind in _IN_THE_MENU}
        for seat in gang.members:
            user = batch.state.user_of(seat)
            if user is None or acted == {seat}:
                continue
            view = batch.view.spoken(await self._services.people.language(user, batch.state.lobby.language))
            sentences = [sentence for event in told_of for sentence in [view.wording.word_event(event)] if sentence]
            if begins:
                sentences.insert(0, _introduced(view, room))
            if sentences:
                await self._services.sender.dm(user, told(view, sentences), f"{nonce}.{seat}")

    async def _bring_up(self, batch: Batch, room: str, number: int) -> None:
        gang = views.room(batch.view.game, room)
        users = [user for seat in gang.members if (user := batch.state.user_of(seat)) is not None]
        title = batch.view.words("room-thread", number=number)
        channel = batch.state.lobby.channel
        await self._services.threads.bring_up(
            batch.guild, channel, room, title, users, shut=not gang.open, over=batch.state.over
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
        game = batch.view.game
        if batch.state.over or batch.state.lobby.relay:
            return
        channel = batch.state.lobby.channel
        for one in batch.said:
            if one.event.kind not in ("left", "back"):
                continue
            user = batch.state.user_of(one.event.data["seat"])
            if user is None:
                continue
            if one.event.kind == "back":
                await self._services.threads.remove(batch.guild, channel, user)
            elif not game.seat(one.event.data["seat"]).alive:
                await self._services.threads.add(batch.guild, channel, batch.view.words("dead-thread"), user)


def _introduced(view: TableView, room: str) -> str:
    """How a team that has no thread is told of its way to talk."""
    words = view.words
    name = words(f"room-{room}") if words.has(f"room-{room}") else words("room-title", room=room)
    return words("room-relay-intro", room=name)
