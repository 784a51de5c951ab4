"""What an evening is to be."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from cogs.local_table.server.keep import Rows

PLAN = ("evening", "plan")
STANDING = ("evening", "standing")
"""The rows of what was chosen, and of how it stands."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What was chosen on the start screen."""

    rulebook: str
    language: str
    seats: int
    name: str
    role: str | None = None
    """The card that the viewer wants, for practice."""
    watch: bool = False
    """They do not play."""
    look: bool = False
    """The lobby waits until they begin, and is not begun for them."""
    seed: int | None = None
    lesson: bool = False
    """No table is opened: they are led through `/mafia learn`, alone."""

    def written(self) -> Rows:
        """As a row."""
        return {PLAN: json.dumps(asdict(self))}

    @classmethod
    def read(cls, rows: Rows) -> Plan | None:
        """The plan of an evening that was kept; None where there is none."""
        return cls(**json.loads(rows[PLAN])) if PLAN in rows else None
