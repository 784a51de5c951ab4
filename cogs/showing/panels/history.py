"""The last games of a server, and one of them again."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from cogs.messages.address import Address
from cogs.showing.panels.end import at_a_glance, beside
from cogs.showing.panels.page import END, Part, menu, page, rows
from cogs.showing.telling import Telling
from cogs.showing.view import Style, side, when, words_of
from core.table import KEPT_DAYS, KEPT_GAMES, PastGame, TableId

LIST, OPEN = "history", "past"
PER_PAGE = 10


def history_page(guild: int, language: str, games: Sequence[PastGame], number: int) -> ui.LayoutView:
    """A page of the history, from 0. `games`: those on it, newest first, and the next one where there are more."""
    words, shown = words_of(language), games[:PER_PAGE]
    first = number * PER_PAGE + 1
    lines = [_line(language, place, game) for place, game in enumerate(shown, first)]
    told = [(place, game) for place, game in enumerate(shown, first) if game.told]
    parts: list[Part | None] = ["\n".join(lines) or words("history-none")]
    if told:
        options = [
            discord.SelectOption(label=_label(language, place, game)[:100], value=game.token) for place, game in told
        ]
        parts.append(menu(str(Address(TableId(guild), "", 0, OPEN, str(number))), words("history-open"), options))
    parts += rows(
        ui.Button[ui.LayoutView](label=words(text), custom_id=str(Address(TableId(guild), "", 0, LIST, str(to))))
        for text, to, there in (
            ("night-back-button", number - 1, number > 0),
            ("night-next-button", number + 1, len(games) > PER_PAGE),
        )
        if there
    )
    kept = words("history-kept", games=KEPT_GAMES, days=KEPT_DAYS)
    return page(f"## {words('history-title')}", *parts, f"-# {kept}", colour=END)


def past_page(telling: Telling, files: Sequence[str], back: int) -> ui.LayoutView:
    """One game again, for one reader. `back`: the page of the history that it was opened from."""
    words, game = telling.words, telling.game
    to_the_list = ui.Button[ui.LayoutView](
        label=words("history-back-button"),
        custom_id=str(Address(telling.id, "", 0, LIST, str(back))),
        style=Style.secondary,
    )
    return page(
        f"## {words('scenario-title')}\n{when(game.ended, 'f')}",
        *at_a_glance(telling, files, [to_the_list]),
        colour=END,
        files=beside(files),
    )


def _line(language: str, place: int, game: PastGame) -> str:
    words = words_of(language, game.scenario)
    over = game.over
    if over is None:
        result = words("history-broken-off")
    else:
        result = words.join(side(words, team) for team in over.winner) or words("history-draw")
    return words(
        "history-line",
        number=place,
        when=when(game.ended, "d"),
        scenario=words("scenario-title") if words.has("scenario-title") else game.scenario or "",
        count=len(game.people),
        won=over is not None and bool(over.winner),
        result=result,
    )


def _label(language: str, place: int, game: PastGame) -> str:
    words = words_of(language, game.scenario)
    title = words("scenario-title") if words.has("scenario-title") else game.scenario or ""
    return words("history-label", number=place, scenario=title, count=len(game.people))
