"""`/mafia learn`: a newcomer is led through one short night and day at a table of scripted players."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

import discord
from discord import app_commands

from cogs.commands.base import Interaction, TableCog
from cogs.commands.rulebooks import asked_about, role_choices, rulebook_choices
from cogs.messages.work import Work
from cogs.presses.errors import suggesting
from cogs.presses.languages import about, name, options
from cogs.presses.press import Press
from cogs.presses.router import Router
from cogs.services import Services
from cogs.showing.panels.lesson import PURPOSE, Course, lesson_page
from cogs.showing.panels.page import page
from cogs.showing.panels.roles import found_among
from cogs.showing.view import words_of, words_ready
from core.books.library import at_hand, load
from core.simulate.lesson_games import Lesson, good_seed, usual_role

T = TypeVar("T")
AT_ONCE = 2
"""So many lessons are reckoned at one time; a lesson is some hundredths of a second, in a thread."""
WAITING_AT_MOST = 40


class Learning(TableCog):
    """Lessons. Where one stands is written in its controls: nothing is kept, and every process can go on with it."""

    def __init__(self, services: Services, router: Router) -> None:
        super().__init__(services, router)
        self._reckoning = asyncio.Semaphore(AT_ONCE)
        self._lessons_waiting = 0

    def take_presses(self, router: Router) -> None:
        """Take the presses of a lesson's controls."""
        super().take_presses(router)
        router.route(PURPOSE, self._answer_lesson, "update", anywhere=True, tableless=True)

    @app_commands.command(name=name("mafia-learn"), description=about("mafia-learn"))
    @options("mafia-learn", "scenario", "role")
    async def learn(self, interaction: Interaction, scenario: str | None = None, role: str | None = None) -> None:
        """Begin a lesson, in direct messages or, where none arrive, in the answer."""
        press = await self.asked_of_rulebook(interaction, scenario)
        chosen = await asked_about(press, scenario)
        if chosen is None:
            return
        await words_ready(press.language, chosen)
        book = load(chosen)
        words = words_of(press.language, chosen)
        found = [] if role is None else [role] if role in book.roles else found_among(words, book, role)
        if role is not None and len(found) != 1:
            await press.say("learn-no-role")
            return
        part = found[0] if found else usual_role(book)

        def first() -> tuple[Course, Lesson]:
            course = Course(chosen, part, good_seed(book, part))
            return course, course.lesson()

        begun = await self._reckoned(press, first)
        if begun is None:
            return
        layout = self._lesson_page(press, *begun)
        press.welcome("dm-first-word-lesson")
        sent = await self.services.sender.dm(Work(press.table.id), press.user, layout, f"{press.interaction.id}.l")
        if sent is None:
            await press.whisper(layout)
        else:
            await press.say("learn-sent", channel=f"<#{sent.channel}>")

    @learn.autocomplete("scenario")
    @suggesting
    async def _learn_which(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await rulebook_choices(self.services, interaction, current)

    @learn.autocomplete("role")
    @suggesting
    async def _learn_as(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await role_choices(self.services, interaction, current)

    async def _answer_lesson(self, press: Press) -> None:
        """One answer more."""
        words = words_of(press.language)
        try:
            course, action = Course.read(press.rest, await self._rulebooks(press.table.guild))
            await words_ready(press.language, course.book)
            further = course.further(action, press.values)
            lesson = await self._reckoned(press, further.lesson)
        except ValueError:  # the lesson is of another age of the program or of its rulebook
            await press.update(page(words("learn-gone")))
            return
        if lesson is not None:
            await press.update(self._lesson_page(press, course if lesson.refusal is not None else further, lesson))

    async def _rulebooks(self, guild: int) -> list[str]:
        """Every rulebook that a lesson in this server may be of, its own too."""
        own = [
            await self.services.rulebooks.look_up(guild, one.name) for one in await self.services.rulebooks.shelf(guild)
        ]
        return [*at_hand(), *(one for one in own if one is not None)]

    def _lesson_page(self, press: Press, course: Course, lesson: Lesson) -> discord.ui.LayoutView:
        guild = press.table.guild
        return lesson_page(guild, course, lesson, language=press.language, name=press.name, now=self.services.now())

    async def _reckoned(self, press: Press, reckon: Callable[[], T]) -> T | None:
        """What comes of it, worked out in a thread; None, and they have been told, where too many wait already."""
        if self._lessons_waiting >= WAITING_AT_MOST:
            await press.say("learn-busy")
            return None
        self._lessons_waiting += 1
        try:
            async with self._reckoning:
                return await asyncio.to_thread(reckon)
        finally:
            self._lessons_waiting -= 1
