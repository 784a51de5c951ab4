"""`/mafia stats`: what the games of a server came to, by person, role and rulebook, and who leads the ratings."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import discord
from discord import app_commands

from cogs.commands.base import Interaction, TableCog
from cogs.commands.rulebooks import asked_about, rulebook_choices
from cogs.presses.errors import suggesting
from cogs.presses.languages import about, choices, name, options
from cogs.presses.press import Press
from cogs.presses.router import Router
from cogs.showing.panels.record import FILE, record_of, record_page
from cogs.showing.panels.stats import (
    CARD,
    OF_NOBODY,
    PLAYER,
    SERVER_ROLES,
    STATS,
    VIEWS,
    StatsContent,
    StatsRequest,
    stats_page,
)
from cogs.showing.view import words_ready
from core.books.library import name_of
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
            await press.update(record_page(record), [(FILE, drawn)])

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
