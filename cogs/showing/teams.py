"""What gangs read: their room's thread, its door, its menu. And the thread of the dead, whom everybody saw leave."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cogs.messages.places import Spot
from cogs.messages.sender import NoRightError
from cogs.showing.panels.night import room_menu, told
from cogs.showing.view import Look
from core.rules.events import Event
from core.rules.events import room as room_audience

if TYPE_CHECKING:
    from cogs.moderator import Moderator
    from cogs.showing.delivery import Batch

# The menu shows these.
_IN_THE_MENU = frozenset(("act", "withdrew"))


class Teams:
    """The private threads of a table."""

    def __init__(self, bot: Moderator) -> None:
        self._bot = bot

    async def show(self, batch: Batch) -> None:
        """Bring rooms up to date and say in them what is addressed to them. Raises ``discord.HTTPException``."""
        if batch.state.game is None:
            return
        for number, room in enumerate(batch.book.scenario.rooms, 1):
            said = batch.to(lambda to, room=room: to == f"room:{room}")
            await self._room(batch, room, number, [one.event for one in said], said[0].id if said else None)
        await self._dead(batch)

    async def _room(self, batch: Batch, room: str, number: int, events: Sequence[Event], nonce: str | None) -> None:
        changes = [event for event in events if event.kind == "room"]
        if batch.state.lobby.relay:
            await self._relayed(batch, room, events, nonce)
            return
        moved = batch.has("replaced") or (batch.state.over and await self._bot.rooms.of(batch.guild, room) is not None)
        is_new = await self._bot.rooms.of(batch.guild, room) is None
        # Until its door first opens there is no thread: its list of members would introduce them before their hour.
        if (changes or moved) and (not is_new or _is_open(batch, room)):
            await self._bring_up(batch, room, number)
        if batch.state.over:
            return
        if await self._bot.rooms.of(batch.guild, room) is None:
            await self._relayed(batch, room, events, nonce)
            return
        sentences = [
            sentence
            for event in events
            if event.kind not in _IN_THE_MENU and (event.kind != "room" or is_new)
            for sentence in [batch.look.wording.word_event(event)]
            if sentence
        ]
        await self._say(batch, room, sentences, nonce or f"{batch.state.token}.{batch.look.serial}.r{number}")
        if any(event.kind in _IN_THE_MENU for event in events):
            await self.redraw(batch.look, room)

    async def _relayed(self, batch: Batch, room: str, events: Sequence[Event], nonce: str | None) -> None:
        """A team without a thread: each member is told directly, and what they write to the bot goes to the others."""
        members, open_ = batch.look.game.members.get(room, [[], False])
        first = f"room:{room}:relay"
        told_of = [event for event in events if event.kind != "room"]
        begins = bool(members) and open_ and not batch.state.over
        begins = begins and first not in await self._bot.places.of(batch.guild)
        if begins:
            told_of.insert(0, Event("room", room_audience(room), {"room": room, "members": members, "open": True}))
            await self._bot.places.put(batch.guild, {first: 1})
        if nonce is None:
            return
        acted = {event.data.get("by") for event in events if event.kind in _IN_THE_MENU}
        for seat in members:
            user = batch.state.user_of(seat)
            if user is None or acted == {seat}:
                continue
            look = batch.look.spoken(await self._bot.people.language(user, batch.state.lobby.language))
            sentences = [sentence for event in told_of for sentence in [look.wording.word_event(event)] if sentence]
            if begins:
                sentences.insert(0, _introduced(look, room))
            if sentences:
                await self._bot.surface.dm(user, told(look, sentences), f"{nonce}.{seat}")

    async def _bring_up(self, batch: Batch, room: str, number: int) -> None:
        members, open_ = batch.look.game.members.get(room, [[], False])
        users = [user for seat in members if (user := batch.state.user_of(seat)) is not None]
        title = batch.look.words("room-thread", number=number)
        channel = batch.state.lobby.channel
        await self._bot.rooms.bring_up(batch.guild, channel, room, title, users, shut=not open_, over=batch.state.over)

    async def _say(self, batch: Batch, room: str, sentences: list[str], nonce: str) -> None:
        look = batch.look
        spot = await self._bot.places.spot(batch.guild, f"menu:{room}")
        asked = (spot is None or spot.serial != look.serial) and any(prompt.room == room for prompt in look.prompts())
        if not asked and not sentences:
            return
        view = room_menu(look, room, before=sentences) if asked else told(look, sentences)
        sent = await self._bot.rooms.say(batch.guild, room, view, nonce)
        thread = await self._bot.rooms.of(batch.guild, room)
        if asked and sent is not None and thread is not None:
            await self._bot.places.put(batch.guild, {f"menu:{room}": Spot(thread, sent, look.serial)})

    async def redraw(self, look: Look, room: str) -> None:
        """The room's menu shows what its members have chosen."""
        spot = await self._bot.places.spot(look.guild, f"menu:{room}")
        if spot is None or spot.serial != look.serial:
            return
        try:
            await self._bot.surface.edit(spot, room_menu(look, room))
        except NoRightError:
            return

    async def _dead(self, batch: Batch) -> None:
        game = batch.look.game
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
                await self._bot.rooms.remove(batch.guild, channel, user)
            elif not game.seat(one.event.data["seat"]).alive:
                await self._bot.rooms.add(batch.guild, channel, batch.look.words("dead-thread"), user)


def _is_open(batch: Batch, room: str) -> bool:
    return bool(batch.look.game.members.get(room, [[], False])[1])


def _introduced(look: Look, room: str) -> str:
    """How a team that has no thread is told of its way to talk."""
    words = look.words
    name = words(f"room-{room}") if words.has(f"room-{room}") else words("room-title", room=room)
    return words("room-relay-intro", room=name)
