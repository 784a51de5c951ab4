"""`/mafia stats`: what the games of a server came to, by person, role and rulebook, and who leads the ratings."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import discord
from discord import app_commands

from cogs.commands.base import Interaction, TableCog
from cogs.commands.rulebooks import asked_about, rulebook_choices
from cogs.messages.sender import attached
from cogs.messages.work import Work
from cogs.presence.rights import lacking
from cogs.presses.errors import suggesting
from cogs.presses.languages import about, choices, name, options
from cogs.presses.press import Press
from cogs.presses.router import Router
from cogs.presses.whose import table_here
from cogs.showing.panels.record import FILE, record_of, record_page
from cogs.showing.panels.stats import (
    CARD,
    OF_NOBODY,
    PLAYER,
    POST,
    SERVER_ROLES,
    STATS,
    VIEWS,
    StatsContent,
    StatsRequest,
    post_button,
    stats_page,
)
from cogs.showing.view import words_ready
from cogs.showing.writing import IN_THREADS, READING, WRITING
from core.books.library import name_of
from core.picture.record_picture import Record
from core.stats.expected import expected
from core.stats.tally import Portrait, Statistics
from core.table.result import GameResult


class StatsCommands(TableCog):
    """Look-ups in a server's results, computed when somebody asks. Each is answered to them alone."""

    def take_presses(self, router: Router) -> None:
        """Take the presses on the page."""
        super().take_presses(router)
        router.route(STATS, self._turn_stats, "update", anywhere=True, tableless=True)
        router.route(CARD, self._draw_record, "private", anywhere=True, tableless=True)
        router.route(POST, self._post_record, "update", anywhere=True, tableless=True)

    @app_commands.command(name=name("mafia-stats"), description=about("mafia-stats"))
    @options("mafia-stats", "of", "player", "scenario")
    @app_commands.choices(of=choices("mafia-stats", "of", *VIEWS))
    async def stats(
        self,
        interaction: Interaction,
        of: str = PLAYER,
        player: discord.User | None = None,
        scenario: str | None = None,
    ) -> None:
        """What this server's games came to."""
        press = await self.asked_of_server(interaction)
        chosen = "" if scenario is None else await asked_about(press, scenario)
        if chosen is None:
            return
        whom = press.user if player is None else player.id
        await press.whisper(await self._stats_page(press, StatsRequest(of, whom, chosen)))

    @stats.autocomplete("scenario")
    @suggesting
    async def _stats_books(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await rulebook_choices(self.services, interaction, current)

    async def _turn_stats(self, press: Press) -> None:
        asked = StatsRequest.read(press.rest)
        if press.values:
            asked = replace(asked, view=press.values[0], page=0)
        await press.update(await self._stats_page(press, asked))

    async def _draw_record(self, press: Press) -> None:
        shown, asked = await self._stats_found(press, StatsRequest.read(press.rest))
        record = None if asked.hidden else record_of(shown, asked)
        if record is None:  # they wish it no more, or it has ended since
            await press.whisper(stats_page(shown, asked))
        elif not press.may_attach:
            await press.say("file-no-right")
        elif (drawn := await self.services.pictures.draw(record)) is None:
            await press.say("stats-card-none")
        else:
            buttons = [post_button(shown, asked)] if asked.whom == press.user and press.interaction.guild_id else []
            await press.update(record_page(record, *buttons), [(FILE, drawn)])

    async def _post_record(self, press: Press) -> None:
        """Put one's own card where it was drawn, for everybody there."""
        shown, asked = await self._stats_found(press, StatsRequest.read(press.rest))
        record = record_of(shown, asked)
        why = self._why_no_post(press, asked)
        if why is not None:
            await press.say(why)
        elif record is None:  # it has ended since
            await press.whisper(stats_page(shown, asked))
        elif (drawn := await self.services.pictures.draw(record)) is None:
            await press.say("stats-card-none")
        else:
            await self._post(press, record, drawn)
            await press.update(record_page(record, post_button(shown, asked, posted=True)), [(FILE, drawn)])

    async def _post(self, press: Press, record: Record, drawn: bytes) -> None:
        """Post a card once, however often its button is pressed: the nonce is the card's."""
        card = press.interaction.message
        nonce = f"{press.interaction.id if card is None else card.id}.s"
        files = attached([(FILE, drawn)])
        channel = press.interaction.channel_id or 0
        await self.services.sender.post(Work(press.table.id), channel, record_page(record), nonce, files=files)

    def _why_no_post(self, press: Press, asked: StatsRequest) -> str | None:
        """The text that says what is in the way of posting a card here; None where nothing is."""
        here = press.interaction
        if asked.whom != press.user:
            return "stats-card-another"
        channel = here.channel
        writing = (READING, IN_THREADS if isinstance(channel, discord.Thread) else WRITING)
        if here.guild_id is None or lacking(here.app_permissions, writing):
            return "stats-card-no-right"
        if lacking(here.permissions, writing):
            return "stats-card-silent"
        table = table_here(self.services, here)
        if table is not None and table.state is not None and table.state.running:
            return "stats-card-game"
        return None if press.may_attach else "file-no-right"

    async def _stats_page(self, press: Press, asked: StatsRequest) -> discord.ui.LayoutView:
        return stats_page(*await self._stats_found(press, asked))

    async def _stats_found(self, press: Press, asked: StatsRequest) -> tuple[StatsContent, StatsRequest]:
        """What there is to show, and what of it may be."""
        results = await self.services.records.of(press.table.guild)
        await self.services.fair_scheduler.through()
        book = name_of(asked.scenario)
        games = [one for one in _by_newest(results) if book in ("", name_of(one.scenario))]
        found = await asyncio.to_thread(Statistics, games, expected)
        unranked = await self.services.privacy.unranked({press.user, *found.ratings.people})
        if asked.view not in OF_NOBODY and asked.whom in unranked and asked.whom != press.user:
            asked = replace(asked, hidden=True)
        for scenario in found.books:
            await self.services.rulebooks.bring(press.table.guild, scenario)
            await words_ready(press.language, scenario)
        everybody = await asyncio.to_thread(found.portrait) if asked.view == SERVER_ROLES else Portrait()
        return StatsContent(
            press.table.guild, press.language, press.user, found=found, unranked=unranked, everybody=everybody
        ), asked


def _by_newest(results: Sequence[GameResult]) -> list[GameResult]:
    """All versions of a server's own rulebook are one: that of its last game."""
    newest = {name_of(one.scenario): one.scenario for one in sorted(results, key=lambda one: one.ended)}
    return [replace(one, scenario=newest[name_of(one.scenario)]) for one in results]
