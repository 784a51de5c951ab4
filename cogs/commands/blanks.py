"""Binding a blank card of a table: the host's presses in the builder and in the house rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cogs.presses.press import Press
from core.table.role_pool import rebound
from core.table.table_commands import Configure


async def bind_blank(press: Press, change: Mapping[str, Any] | None) -> bool:
    """Bind the blank that the press is about (None: take it out of the game); whether that has been done."""
    view = press.view()
    if view is None:
        return False
    changes = rebound(view.book, view.state.lobby, press.rest, change)
    return await press.do(Configure(press.user, changes, press.steward)) is not None
