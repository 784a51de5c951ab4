"""The relay: where a team has no thread, what its members write to the bot goes to the others, word for word."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from cogs.showing.panels.night import told
from cogs.showing.view import Look
from core.table import TableState

if TYPE_CHECKING:
    from cogs.moderator import Moderator

log = logging.getLogger(__name__)

LONGEST = 1500  # characters of one message that are carried


class Relay(commands.Cog):
    """Listens to direct messages. Nothing of them is kept."""

    def __init__(self, bot: Moderator) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Carry a message to the writer's team, if their team talks this way and may talk now."""
        if message.guild is not None or message.author.bot or not message.content:
            return
        for guild in sorted(self.bot.playing):
            state = self.bot.tables.get(guild).state
            if state is None or not state.running or state.game is None:
                continue
            seat = state.seat_of(message.author.id)
            if seat is None:
                continue
            for room, (members, open_) in state.game.members.items():
                if seat in members and await self.bot.rooms.of(guild, room) is None:
                    await self._carry(guild, state, seat, members, open_, message)

    async def _carry(
        self, guild: int, state: TableState, seat: int, members: list[int], open_: bool, message: discord.Message
    ) -> None:
        book = self.bot.tables.get(guild).book
        assert book is not None
        look = Look.at(guild, state, book, state.lobby.language, self.bot.pieces.now())
        writer = await self._for(message.author.id, look)
        if not open_:
            await self._say(message.author.id, writer, writer.words("room-closes"), f"{message.id}")
            return
        text = discord.utils.escape_mentions(message.content[:LONGEST])
        missed: list[int] = []
        for other in members:
            user = state.user_of(other)
            if other == seat or user is None:
                continue
            reader = await self._for(user, look)
            line = reader.words("room-relay-line", **{"from": reader.names[seat], "text": text})
            if not await self._say(user, reader, line, f"{message.id}.{other}"):
                missed.append(other)
        if missed:
            failed = writer.words("room-relay-failed", seats=writer.names.join(missed))
            await self._say(message.author.id, writer, failed, f"{message.id}.f")

    async def _for(self, user: int, look: Look) -> Look:
        return look.spoken(await self.bot.people.language(user, look.state.lobby.language))

    async def _say(self, user: int, look: Look, text: str, nonce: str) -> bool:
        try:
            return await self.bot.surface.dm(user, told(look, [text]), nonce[-25:]) is not None
        except discord.HTTPException as error:
            log.info("guild %s: the relay did not reach %s: %s", look.guild, user, error)
            return False


async def setup(bot: Moderator) -> None:
    """Called by discord.py."""
    await bot.add_cog(Relay(bot))
