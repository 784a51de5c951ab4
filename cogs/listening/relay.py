"""The relay: where a team has no thread, what its members write to the bot goes to the others, word for word."""

from __future__ import annotations

import discord
from discord.ext import commands

from cogs.services import Services
from cogs.showing.panels.night import told
from cogs.showing.private import Private
from cogs.showing.view import TableView
from core.rules import views

LONGEST = 1500  # characters of one message that are carried


class Relay(commands.Cog):
    """Listens to direct messages. Nothing of them is kept."""

    def __init__(self, services: Services, private: Private) -> None:
        self._services, self._private = services, private

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Carry a message to the writer's team, if their team talks this way and may talk now."""
        if message.guild is not None or message.author.bot or not message.content:
            return
        for guild in sorted(self._services.playing):
            view = TableView.of(self._services.table(guild), self._services.now())
            if view is None or not view.state.running:
                continue
            seat = view.state.seat_of(message.author.id)
            for room in [] if seat is None else views.rooms_of(view.game, seat):
                await self._carry(view, seat or 0, room, message)

    async def _carry(self, view: TableView, seat: int, name: str, message: discord.Message) -> None:
        room, threads = views.room(view.game, name), self._services.threads
        users = {other: user for other in room.members if (user := view.state.user_of(other)) is not None}
        inside = {other for other, user in users.items() if await threads.serves(view.guild, name, user)}
        if inside == set(users):
            return  # they talk among themselves
        writer = await self._for(message.author.id, view)
        if not room.open:
            await self._private.tell(message.author.id, writer, writer.words("room-closes"), f"{message.id}")
            return
        text = discord.utils.escape_mentions(message.content[:LONGEST])
        missed: list[int] = []
        if inside - {seat}:
            line = view.words("room-relay-line", **{"from": view.names[seat], "text": text})
            await threads.say(view.guild, name, told(view, [line]), f"{message.id}.t"[-25:])
        for other, user in users.items():
            if other == seat or other in inside:
                continue
            reader = await self._for(user, view)
            line = reader.words("room-relay-line", **{"from": reader.names[seat], "text": text})
            if not await self._private.tell(user, reader, line, f"{message.id}.{other}"[-25:]):
                missed.append(other)
        if missed:
            failed = writer.words("room-relay-failed", seats=writer.names.join(missed))
            await self._private.tell(message.author.id, writer, failed, f"{message.id}.f")

    async def _for(self, user: int, view: TableView) -> TableView:
        return view.spoken(await self._services.people.language(user, view.state.lobby.language))
