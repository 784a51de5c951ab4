"""What one person has chosen and has been told in a game, for them alone."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from cogs.showing.panels.page import NIGHT, leaves, page, rows
from cogs.showing.view import TableView

NOTEBOOK_TEXT = 2400
"""Characters of one's own answers on one page."""


def notebook_button(view: TableView) -> ui.Button[ui.LayoutView]:
    """Opens all that its presser has chosen and has been told."""
    return view.button("answers", "notebook-button", any_time=True)


def notebook_page(view: TableView, paragraphs: Sequence[str], number: int | None = None) -> ui.LayoutView:
    """What a seat has chosen and has been told, night by night, in pages: this one (from 0), else the last."""
    words = view.words
    pages = leaves([f"{one}\n" for one in paragraphs] or [words("notebook-none")], NOTEBOOK_TEXT)
    at = len(pages) - 1 if number is None else min(max(number, 0), len(pages) - 1)
    turners = [
        view.button("answers-page", text, rest=str(to), any_time=True)
        for text, to in (("night-back-button", at - 1), ("night-next-button", at + 1))
        if 0 <= to < len(pages)
    ]
    where = words("night-page", page=at + 1, pages=len(pages)) if turners else None
    return page(f"## {words('notebook-title')}", pages[at].rstrip(), where, *rows(turners), colour=NIGHT)
