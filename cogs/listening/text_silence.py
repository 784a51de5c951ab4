"""The silence of a text table: what is written where nobody may is taken away, with a private word why.

Discord tells that something was written, by whom and where, and not what: that would be a privileged intent.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import discord
from discord.ext import commands

from cogs.messages.failures import LOST, is_final
from cogs.messages.place_notes import HUSHED
from cogs.messages.request_terms import IDLE
from cogs.messages.retries import retried
from cogs.messages.sender import ChannelGoneError, NoRightError
from cogs.presence.quiet import Why, silence_of, why_quiet
from cogs.presence.rights import QUIET, lacking
from cogs.services import Services
from cogs.showing.panels.page import plain
from cogs.showing.private import Private
from cogs.showing.view import TableView
from core.table import StoreUnavailable, Table

log = logging.getLogger(__name__)

SECONDS = 15.0
"""So long a word stands at the table that could be said nowhere else."""
PAUSES = (1.0, 3.0, 10.0, 30.0)
"""Seconds between the tries to take something away, where Discord cannot be reached or Redis is away just then."""
WRITTEN = (discord.MessageType.default, discord.MessageType.reply)


class TextSilence(commands.Cog):
    """Listens for what is written at tables. Nothing of it is read or kept."""

    def __init__(self, services: Services, private: Private) -> None:
        self._services = services
        self._private = private

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Somebody has written somewhere: if that is a table and they are to be silent there, it is taken away."""
        guild = message.guild
        if guild is None or message.author.bot or message.webhook_id or message.type not in WRITTEN:
            return
        for table in self._services.known_tables(guild.id):
            state = table.state
            if state is None or not state.running or message.channel.id != state.lobby.channel:
                continue
            try:
                await self._look(guild, table, message)
            except StoreUnavailable:
                log.info("table %s: the store is away, and a word stays there", table.id)

    async def _look(self, guild: discord.Guild, table: Table, message: discord.Message) -> None:
        view = TableView.of(table, self._services.now())
        channel = guild.get_channel_or_thread(message.channel.id)
        if view is None or channel is None or lacking(channel.permissions_for(guild.me), QUIET):
            return
        settings = await self._settings(guild.id)
        own = view.state.lobby.parent is not None or settings.get("channel") == str(channel.id)
        author = message.author
        keeps = isinstance(author, discord.Member) and channel.permissions_for(author).manage_messages
        why = why_quiet(view.state, view.book, author.id, silence_of(settings), guest=keeps or not own)
        if why is None or not await self._taken_away(view, message):
            return
        if HUSHED(author.id) not in await self._services.places.of(view.work):
            await self._say_why(view, author.id, why)

    async def _settings(self, guild: int) -> dict[str, str]:
        return await retried(
            lambda: self._services.guild_notes.settings(guild),
            PAUSES,
            lambda error: isinstance(error, StoreUnavailable),
            self._services.wait,
            "the reading of how silence is kept in a server",
        )

    async def _taken_away(self, view: TableView, message: discord.Message) -> bool:
        try:
            await self._gone(view, message)
        except discord.Forbidden:
            await self._private.lost_right(view, *QUIET)
            return False
        except LOST as error:
            log.info("table %s: a message stays there: %r", view.id, error)
            return False
        return True

    async def _gone(self, view: TableView, message: discord.Message | discord.PartialMessage) -> None:
        for tried, pause in enumerate((*PAUSES, None)):
            try:
                await view.work.request(message.delete(), IDLE)
            except discord.NotFound:
                if not tried:
                    raise
                return  # by a try of which no word came
            except LOST as error:
                if pause is None or is_final(error):
                    raise
                log.info("table %s: a message is taken away in %.0f s: %r", view.id, pause, error)
                await self._services.wait(asyncio.sleep(pause), "a while before a message is taken away after all")
            else:
                return

    async def _say_why(self, view: TableView, user: int, why: Why) -> None:
        """Once a game: by direct message, where this person has one with the bot, else for a moment at the table."""
        people = self._services.people
        noted = HUSHED(user).set_to(True)
        channel = view.state.lobby.channel
        own = view.spoken(await people.language(user, view.state.lobby.language))
        text = own.words(f"square-taken-{why}", channel=f"<#{channel}>")
        known = "dm" in await people.notes(user)
        if known and await self._private.tell(user, own, text, f"{view.state.token}.q{user % 10**9}"):
            await self._services.places.put(view.work, noted)
            return
        try:
            line = plain(f"<@{user}> {text}")
            nonce = f"{view.state.token}.q{user % 10**9}"
            sent = await self._services.sender.post(view.work, channel, line, nonce, ping=[user])
            with suppress(StoreUnavailable):  # it is to be taken down all the same
                await self._services.places.put(view.work, noted)
            await self._services.wait(asyncio.sleep(SECONDS), "a word that stands at the table for a moment")
            said = self._services.client.get_partial_messageable(channel).get_partial_message(sent)
            await self._gone(view, said)
        except (*LOST, ChannelGoneError, NoRightError) as error:
            log.info("table %s: a word there: %r", view.id, error)
            if is_final(error) or not isinstance(error, LOST):  # it would be refused for each of their words
                await self._services.places.put(view.work, noted)
