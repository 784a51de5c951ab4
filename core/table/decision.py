"""What a decision of the table is made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from core.rulebook.book import Rulebook
from core.rules.events import Event
from core.rules.refusal import EngineCode, Refusal
from core.table.pace import Limits
from core.table.refusal import TableCode, refused
from core.table.state import TableState

Books = Callable[[str], Rulebook | None]
"""The scenario of an id, or `None` where there is none."""


@dataclass(frozen=True, slots=True)
class Means:
    """What comes from outside into a decision. `now`: epoch milliseconds. `token`: for a game that opens now.
    `seed`: for one that is dealt now."""

    now: int
    books: Books
    limits: Limits
    token: str
    seed: int


@dataclass(frozen=True, slots=True)
class Decision:
    """The table after a command. With a `refusal` the state is the one before."""

    state: TableState | None
    events: list[Event] = field(default_factory=list[Event])
    refusal: Refusal | None = None


def refuse(state: TableState | None, code: EngineCode | TableCode, **args: Any) -> Decision:
    """Nothing changes, for this reason."""
    return Decision(state, [], refused(code, **args))
