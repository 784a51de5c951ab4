"""The end: who won and why, who was who and what became of each, and the way to the story."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from cogs.showing.panels.page import END, OPTIONS, Part, cut, menu, page, rows
from cogs.showing.telling import Telling, options
from cogs.showing.view import Style, TableView
from core.picture.made import bare
from core.words import ending

STORY = "story.md"
SCRIPT = "game.yaml"
PICTURE = "game.png"
ALT = 1024
"""Characters of a picture's description."""
STORY_BUTTON = "story"
STORY_PAGE = "story-page"
TURN_OVER = "turn-over"
AGAIN = "again"


def end_panel(telling: Telling, sentences: Sequence[str], files: Sequence[str]) -> ui.LayoutView:
    """The last message of a game. `sentences`: what led to it. `files`: names of its attachments."""
    return page(
        f"## {telling.words('end-title')}",
        *sentences,
        *at_a_glance(telling, files),
        telling.words("end-thanks"),
        colour=END,
        files=beside(files),
    )


def turned_over(telling: Telling, files: Sequence[str]) -> ui.LayoutView:
    """A game that was broken off, once whoever led it has shown the cards."""
    return page(*at_a_glance(telling, files), colour=END, files=beside(files))


def at_a_glance(
    telling: Telling, files: Sequence[str], more: Sequence[ui.Button[ui.LayoutView]] = ()
) -> list[Part | None]:
    """Who won, who was who, the picture, and the buttons that lead on; `more` of them."""
    told = telling.chronicle()
    if told is None:
        return []
    words = telling.words
    said = ending(telling.wording, told)
    buttons = [
        telling.button(STORY_BUTTON, "ending-story-button", Style.primary),
        telling.button(AGAIN, "end-again-button"),
        *more,
    ]
    return [
        said.outcome,
        "\n".join([words("end-roles-title"), *said.people]),
        "\n".join([words("ending-turns"), *said.turns]) if said.turns else None,
        _picture(telling, files),
        _what_for(telling, files),
        *rows(buttons),
    ]


def beside(files: Sequence[str]) -> list[str]:
    """The files that are named in a message; a picture is shown."""
    return [name for name in files if name != PICTURE]


def _picture(telling: Telling, files: Sequence[str]) -> Part | None:
    """The picture, with what is on it in words for who cannot see it."""
    told = telling.chronicle()
    if PICTURE not in files or told is None:
        return None
    said = ending(telling.wording, told)
    alt = bare(telling.words("picture-alt", outcome=said.outcome or "", people=" ".join(said.people)))
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{PICTURE}", description=cut(alt, ALT)))


def _what_for(telling: Telling, files: Sequence[str]) -> str | None:
    """What the files are for."""
    if STORY not in files:
        return None
    return telling.words("ending-files" if SCRIPT in files else "ending-file-story")


def plain_end(view: TableView, sentences: Sequence[str]) -> ui.LayoutView:
    """The end in words alone, where Discord refuses it as it should be."""
    return page(f"## {view.words('end-title')}", *sentences, view.words("end-thanks"), colour=END)


def stopped(view: TableView, text: str) -> ui.LayoutView:
    """A game that ended without a winner. Whoever led it may show its cards."""
    button = view.button(TURN_OVER, "ending-reveal-button", any_time=True)
    return page(text, *rows([button]), colour=END)


def story_page(telling: Telling, number: int) -> ui.LayoutView:
    """One leaf of the story, from 0, with the ways to the others."""
    words = telling.words
    leaves = telling.leaves()
    at = min(max(number, 0), len(leaves) - 1)
    turners = [
        telling.button(STORY_PAGE, text, rest=str(to))
        for text, to in (("night-back-button", at - 1), ("night-next-button", at + 1))
        if 0 <= to < len(leaves)
    ]
    titles = options([leaf.title for leaf in leaves], at, OPTIONS)
    return page(
        f"## {leaves[at].title}",
        leaves[at].text,
        menu(telling.address(STORY_PAGE), words("story-goto"), titles) if len(leaves) > 1 else None,
        *rows(turners),
        colour=END,
    )
