"""What an evening needs is imported and compiled while somebody still chooses: it would keep the table waiting."""

from __future__ import annotations

from importlib import import_module

from cogs.showing.view import words_of
from core.house import module_name

TABLE = "cogs.local_table.server.sitting"
"""With it comes all that a table is made of."""


def warm(language: str, scenario: str | None = None) -> None:
    """Get ready for an evening in this language, of any rulebook or of this one. Takes seconds the first time, so in a
    thread."""
    import_module(module_name(TABLE))
    words_of(language, scenario).compile()
