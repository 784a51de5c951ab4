"""The end: who won and why, who was who, and the story."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord import ui

from cogs.showing.panels.page import END, page
from cogs.showing.view import TableView, phase_title
from core.rules.events import Event, Left, PhaseBegan
from core.words import pages, story


def end_panel(
    view: TableView, sentences: Sequence[str], files: Sequence[str], summary: Sequence[str] = ()
) -> ui.LayoutView:
    """The last message of a game. `files`: names of its attachments. `summary`: who left when, line by line."""
    words = view.words
    return page(
        f"## {words('end-title')}",
        *sentences,
        "\n".join(summary),
        words("end-script-note") if files else None,
        words("end-thanks"),
        colour=END,
        files=files,
    )


def departures(view: TableView, log: Iterable[Event]) -> list[str]:
    """Who left in which night or part of a day, a line each."""
    lines: list[str] = []
    began: PhaseBegan | None = None
    gone: list[int] = []
    for event in (*log, None):
        if isinstance(event, Left):
            gone.append(event.seat)
        elif event is None or isinstance(event, PhaseBegan):
            if began is not None and gone:
                lines.append(f"**{phase_title(view, began)}**{view.words('list-gap')}{view.names.join(gone)}")
                gone = []
            began = event
    return lines


def story_text(view: TableView, log: Iterable[Event]) -> str:
    """The whole story, night by night, as markdown."""
    return "\n\n".join(pages(story(view.wording, log), limit=1_000_000))


def stopped(view: TableView, text: str) -> ui.LayoutView:
    """A game that ended without a winner."""
    return page(text, colour=END)
