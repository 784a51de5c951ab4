"""What a decision of the table is made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from core.rulebook.book import Rulebook
from core.rules.events import Event
from core.rules.refusal import EngineCode
from core.table.pace import Limits
from core.table.table_refusal import TableCode, TableRefusal, refused
from core.table.table_state import TableState

Books = Callable[[str], Rulebook | None]
"""The scenario of an id, or `None` where there is none."""


@dataclass(frozen=True, slots=True)
class DecisionContext:
    """What comes from outside into a decision."""

    now: int
    """Epoch milliseconds."""
    books: Books
    limits: Limits
    token: str
    """For a game that opens now."""
    seed: int
    """For one that is dealt now."""
    sound: int = 0
    """Since when (epoch milliseconds) nothing has been amiss with the bot."""
    beside: Sequence[TableState] = ()
    """The server's other tables that live, as they stand or are about to."""

    def table_at(self, channel: int) -> TableState | None:
        """The other table that is at this channel or thread, or None."""
        return next((other for other in self.beside if other.is_at(channel)), None)

    def seat_elsewhere(self, user: int) -> int | None:
        """The channel of the other table at which this person sits, or None."""
        return next((other.lobby.channel for other in self.beside if other.sits(user)), None)

    def voice_elsewhere(self) -> int | None:
        """The channel of the other table whose game has the server's voice, or None: Discord gives a bot one."""
        with_voice = (other for other in self.beside if other.running and other.lobby.voice is not None)
        return next((other.lobby.channel for other in with_voice), None)


@dataclass(frozen=True, slots=True)
class TableDecision:
    """The table after a command. With a `refusal` the state is the one before."""

    state: TableState | None
    events: list[Event] = field(default_factory=list[Event])
    refusal: TableRefusal | None = None


def refuse(state: TableState | None, code: EngineCode | TableCode, **args: Any) -> TableDecision:
    """Nothing changes, for this reason."""
    return TableDecision(state, [], refused(code, **args))
