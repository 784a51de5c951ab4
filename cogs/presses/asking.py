"""Which table is meant: where nothing tells, the person is asked, and their choice carries the command out."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from cogs.messages.address import Address
from cogs.presses.errors import whisper
from cogs.presses.languages import language_for
from cogs.presses.press import Press
from cogs.presses.whose import meant
from cogs.services import Services
from cogs.showing.panels.page import page
from cogs.showing.panels.which import which_table
from cogs.showing.view import words_of, words_ready
from core.table import SnapshotError, Table, TableId

PURPOSE = "which"
PATIENCE = 300.0
"""Seconds for which a command waits to be told its table."""


Answer = tuple[discord.Interaction[Any], Table]


@dataclass(frozen=True, slots=True)
class _Question:
    key: str
    tables: Mapping[str, Table]
    """Those that may be chosen, as the menu calls them."""
    answer: asyncio.Future[Answer | None]
    """The press that answers it, and the table; None where another question has taken its place."""


class Asking:
    """Makes a press out of a command. One question a person is open at a time; nothing of it outlives the process."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._open: dict[int, _Question] = {}

    async def press(self, interaction: discord.Interaction[Any]) -> Press:
        """The command, at the table that is meant. It has been acknowledged. It is called off (its task is cancelled)
        where nobody says which; they have been told that it is too late then."""
        try:
            tables = await self._services.tables_of(interaction.guild_id or 0)
        except SnapshotError:  # one waits for a later program, and so does whoever means it
            return await Press.of(self._services, interaction)
        if len(tables) < 2 or meant(self._services, tables, interaction) is not None:
            return await Press.of(self._services, interaction)
        answer = await self._asked(interaction, tables)
        if answer is None:
            raise asyncio.CancelledError("nobody has said at which table")
        pressed, table = answer
        return await Press.of(self._services, pressed, table=table)

    async def _asked(self, interaction: discord.Interaction[Any], tables: Sequence[Table]) -> Answer | None:
        language = await language_for(self._services, interaction, interaction.guild_id or 0, None)
        for table in tables:
            await words_ready(language, None if table.state is None else table.state.lobby.scenario)
        user = interaction.user.id
        key = secrets.token_hex(4)
        named = {str(table.id): table for table in tables}
        question = _Question(key, named, asyncio.get_running_loop().create_future())
        before = self._open.get(user)
        self._open[user] = question
        if before is not None and not before.answer.done():
            before.answer.set_result(None)
        address = str(Address(TableId(tables[0].guild), "", 0, PURPOSE, key))
        ask = which_table(tables, words_of(language), address, self._services.client.get_channel)
        await whisper(self._services, interaction, ask)
        try:
            waiting = asyncio.wait({question.answer}, timeout=PATIENCE)
            await self._services.wait(waiting, "a choice of the table that a command is for")
        finally:
            if self._open.get(user) is question:
                del self._open[user]
        if question.answer.done() and (chosen := question.answer.result()) is not None:
            return chosen
        await whisper(self._services, interaction, page(words_of(language)("which-late")))
        return None

    async def chosen(self, press: Press) -> None:
        """A table has been chosen in the menu."""
        question = self._open.get(press.user)
        words = words_of(press.language)
        table = None
        if question is not None and question.key == press.rest and not question.answer.done():
            table = question.tables.get(press.values[0] if press.values else "")
        if question is None or table is None or table.state is None:
            await press.update(page(words("which-late")))
            return
        question.answer.set_result((press.interaction, table))
        await press.update(page(words("which-chosen", channel=f"<#{table.state.lobby.channel}>")))
