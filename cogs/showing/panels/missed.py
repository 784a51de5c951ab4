"""What somebody reads who is missed: what it will cost them, and a button that says they are there."""

from __future__ import annotations

from discord import ui

from cogs.showing.panels.page import NIGHT, page, rows
from cogs.showing.view import Style, TableView
from core.table_events import MissedRounds


def missed(view: TableView, event: MissedRounds, whom: str | None = None) -> ui.LayoutView:
    """The word to somebody who is missed. `whom`: who is called, where others read it."""
    button = view.button("here", "idle-here-button", Style.success, any_time=True)
    return page(view.wording.word_event(event), *rows([button]), colour=NIGHT, above=whom)
