"""`/mafia scenario`: the rulebooks that a server has for itself.

One is sent as one text file that carries its texts: such a file can be written, sent and mended on a phone, and there
is nothing to unpack. It is checked in a process of its own, and taken whole or not at all.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import discord
from discord import app_commands

from cogs.commands.base import Interaction, TableCog
from cogs.commands.rulebooks import rulebook_choices
from cogs.presses.errors import suggesting
from cogs.presses.languages import about, name, options
from cogs.presses.press import Press
from cogs.presses.router import Router
from cogs.services import Services
from cogs.showing.panels.own_rulebooks import FILE, own_list, players, wrong_file
from cogs.showing.panels.page import page
from cogs.showing.view import words_of
from core.authors.check_process import checked_apart
from core.authors.rulebook_check import Checked
from core.books.library import marked
from core.table import MOST_OWN, Shelved
from core.words import escape
from core.words.safe import plain

MOST_BYTES = 256 * 1024
"""Of what is sent; the largest published rulebook has some 150 KiB with all its texts."""
WAITING_AT_MOST = 8
"""Checks of all servers together, in hand or waiting: one is made at a time."""
PACKED = b"PK"
_CHECKING = ThreadPoolExecutor(max_workers=1, thread_name_prefix="rulebook to check")


class OwnRulebooks(TableCog):
    """What a server has besides the published rulebooks. Only who may manage it changes that."""

    scenario = app_commands.Group(name=name("mafia-scenario"), description=about("mafia-scenario"))

    def __init__(self, services: Services, router: Router) -> None:
        super().__init__(services, router)
        self._checking: set[int] = set()

    def take_presses(self, router: Router) -> None:
        """Take the presses of the list."""
        super().take_presses(router)
        router.route(FILE, self._send_file, "private", anywhere=True, tableless=True)

    @scenario.command(name=name("mafia-scenario-upload"), description=about("mafia-scenario-upload"))
    @options("mafia-scenario-upload", "file")
    async def upload(self, interaction: Interaction, file: discord.Attachment) -> None:
        """Check a rulebook, and have it beside the published ones if all is well in it."""
        press = await self.asked_of_server(interaction)
        if not press.steward:
            await press.refuse("not_steward")
            return
        if file.size > MOST_BYTES:
            await self._say(press, "own-too-large", size=-(-file.size // 1024), most=MOST_BYTES // 1024)
            return
        guild = press.table.guild
        if guild in self._checking or len(self._checking) >= WAITING_AT_MOST:
            await self._say(press, "own-busy")
            return
        self._checking.add(guild)
        try:
            await self._take(press, file)
        finally:
            self._checking.discard(guild)

    @scenario.command(name=name("mafia-scenario-list"), description=about("mafia-scenario-list"))
    async def shelf(self, interaction: Interaction) -> None:
        """What this server has."""
        press = await self.asked_of_server(interaction)
        books = await self.services.rulebooks.shelf(press.table.guild)
        await press.whisper(own_list(press.table.guild, press.language, books, press.steward))

    @scenario.command(name=name("mafia-scenario-remove"), description=about("mafia-scenario-remove"))
    @options("mafia-scenario-remove", "scenario")
    async def remove(self, interaction: Interaction, scenario: str) -> None:
        """Take one away. What is played by it goes on."""
        press = await self.asked_of_server(interaction)
        if not press.steward:
            await press.refuse("not_steward")
            return
        guild = press.table.guild
        rulebooks = self.services.rulebooks
        titles = {book.name: book.title(press.language) for book in await rulebooks.shelf(guild)}
        if scenario in titles and await rulebooks.remove(guild, scenario):
            await self._say(press, "own-removed", title=escape(titles[scenario]))
        else:
            await press.refuse("unknown_scenario", scenario=plain(scenario))

    @remove.autocomplete("scenario")
    @suggesting
    async def _which(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await rulebook_choices(self.services, interaction, current, own_alone=True)

    async def _take(self, press: Press, file: discord.Attachment) -> None:
        try:
            sent = await file.read()
        except discord.HTTPException:
            await self._say(press, "own-not-fetched")
            return
        if sent.startswith(PACKED):
            await self._say(press, "own-packed")
            return
        try:
            source = sent.decode("utf-8-sig").replace("\r\n", "\n")
        except UnicodeDecodeError:
            await self._say(press, "own-no-text")
            return
        called = plain(file.filename, 60)
        found = await asyncio.wrap_future(_CHECKING.submit(checked_apart, source, called))
        if found.problems:
            await press.whisper(wrong_file(press.language, called, found.problems))
        else:
            await self._put(press, found, source)

    async def _put(self, press: Press, found: Checked, source: str) -> None:
        guild = press.table.guild
        rulebooks = self.services.rulebooks
        there = {book.name for book in await rulebooks.shelf(guild)}
        if found.id not in there and len(there) >= MOST_OWN:
            await self._say(press, "own-full", count=len(there))
            return
        id_ = marked(found.id, source)
        size = len(source.encode())
        book = Shelved(found.id, id_, found.least, found.most, found.titles, self.services.now(), size)
        await rulebooks.put(guild, book, source)
        await self._say(
            press,
            "own-taken",
            title=escape(book.title(press.language)),
            players=players(press.language, book),
            replaced=found.id in there,
        )

    async def _send_file(self, press: Press) -> None:
        """What was sent, back again: to be looked at, mended and sent anew."""
        wanted = press.values[0] if press.values else ""
        books = await self.services.rulebooks.shelf(press.table.guild)
        book = next((book for book in books if book.id == wanted), None)
        source = None if book is None else await self.services.rulebooks.source(press.table.guild, book.id)
        if not press.steward:
            await press.refuse("not_steward")
        elif book is None or source is None:
            await press.refuse("unknown_scenario", scenario=plain(wanted))
        else:
            title = page(f"**{escape(book.title(press.language))}**", files=[f"{book.name}.yaml"])
            await press.update(title, [(f"{book.name}.yaml", source.encode())])

    async def _say(self, press: Press, text: str, **args: str | int | bool) -> None:
        await press.whisper(page(words_of(press.language)(text, **args)))
