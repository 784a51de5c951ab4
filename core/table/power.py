"""What somebody may do to a running game.

Who runs it from outside decides about seats. Whoever opened it and plays in it has no power over others' seats: what
needs judgement is put to the living. They may hold the clock and give time, which takes nothing from anybody. Who has
rights over the server's games may do what a host may, unless they play in this one.
"""

from __future__ import annotations

from typing import Literal

from core.table.table_refusal import TableCode
from core.table.table_state import TableState

Power = Literal["full", "small"]


def power(state: TableState, user: int, steward: bool) -> Power | None:
    """Over the seats of the running game (`full`), over its clock alone (`small`), or none."""
    if state.judges(user) or (steward and state.seat_of(user) is None):
        return "full"
    return "small" if user == state.lobby.host else None


def why_none(state: TableState, user: int, steward: bool) -> TableCode:
    """Why this person has none."""
    return "steward_plays" if steward and state.seat_of(user) is not None else "not_host"
