"""Wishes of the whole table, on the panel: who has each of them, and how many must. None of them is news of its own."""

from __future__ import annotations

from cogs.showing.view import TableView
from core.rules import views
from core.rules.events import ALL, ActGiven, Event
from core.table import Rulebook


def on_the_panel(book: Rulebook, event: Event) -> bool:
    """Whether this event only changes what the panel says of the table's wishes."""
    return isinstance(event, ActGiven) and event.to == ALL and views.is_wish(book, event.do)


def wish_lines(view: TableView) -> list[str]:
    """A line for each wish that somebody has now."""
    return [
        view.words(
            "panel-wish",
            do=view.words(f"verb-{wish.do}"),
            seats=view.names.roster(wish.by),
            votes=len(wish.by),
            needed=wish.needed,
            enough=len(wish.by) >= wish.needed,
        )
        for wish in views.wishes(view.book, view.game)
    ]
