"""The end: who won and why, who was who, and the story."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord import ui

from cogs.showing.panels.page import END, page
from cogs.showing.view import TableView
from core.rules.events import Event
from core.words import pages, story


def end_panel(view: TableView, sentences: Sequence[str], files: Sequence[str]) -> ui.LayoutView:
    """The last message of a game. `files`: names of its attachments."""
    words = view.words
    return page(
        f"## {words('end-title')}",
        *sentences,
        words("end-script-note") if files else None,
        words("end-thanks"),
        colour=END,
        files=files,
    )


def story_text(view: TableView, log: Iterable[Event]) -> str:
    """The whole story, night by night, as markdown."""
    return "\n\n".join(pages(story(view.wording, log), limit=1_000_000))


def stopped(view: TableView, text: str) -> ui.LayoutView:
    """A game that ended without a winner."""
    return page(text, colour=END)
