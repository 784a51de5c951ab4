"""Somebody's record as a card that is drawn: what stands on it, and the message that shows it."""

from __future__ import annotations

import discord
from discord import ui

from cogs.showing.panels.end import ALT
from cogs.showing.panels.page import END, cut, page, rows
from cogs.showing.panels.stats import StatsContent, StatsRequest, most_played, percent, rating_line, role_called
from cogs.showing.view import side
from core.picture.made import bare
from core.picture.record_picture import Record, WinShareBar
from core.stats.tally import TallyLine
from core.words.safe import plain

FILE = "record.png"
SIDES = 5
ROLES = 6
"""So many of each have room on a card."""


def record_of(shown: StatsContent, asked: StatsRequest) -> Record | None:
    """The card of whom is asked about; None where nothing counts for them."""
    words = shown.words
    portrait = shown.found.portrait(asked.whom)
    whole = portrait.whole
    if not whole.games:
        return None
    sides = [
        _bar(shown, "stats-card-sides", side(shown.of_book(portrait.seen[team]), team), line, foretold=True)
        for team, line in most_played(portrait.sides)[:SIDES]
    ]
    roles = [
        _bar(shown, "stats-card-roles", role_called(shown, *key), line)
        for key, line in most_played(portrait.roles)[:ROLES]
    ]
    games = words("stats-games", games=whole.games, won=whole.won, share=percent(whole.won, whole.games))
    rating = [] if asked.whom in shown.unranked else [rating_line(shown, asked.whom)]
    lines = [games, *rating, words("stats-survived", count=whole.survived, games=whole.games)]
    name = shown.found.names().get(asked.whom)
    return Record(
        shown.language,
        words.language.right_to_left,
        words("stats-somebody") if name is None else plain(name),
        lines=tuple(map(bare, lines)),
        bars=(*sides, *roles),
        legend=bare(words("stats-card-stroke")),
    )


def record_page(record: Record, *buttons: ui.Button[ui.LayoutView]) -> ui.LayoutView:
    """The card, with what is on it in words for who cannot see it."""
    picture = discord.MediaGalleryItem(f"attachment://{FILE}", description=cut(record.said, ALT))
    return page(ui.MediaGallery(picture), *rows(buttons), colour=END)


def _bar(shown: StatsContent, group: str, label: str, line: TallyLine, *, foretold: bool = False) -> WinShareBar:
    share = percent(line.won, line.games)
    figure = shown.words("stats-card-figure", won=line.won, games=line.games, share=share)
    expected = line.expected / line.games if foretold else None
    return WinShareBar(bare(shown.words(group)), bare(label), bare(figure), line.won / line.games, expected)
