"""What all tables of a process share."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from core.store import Store, TableId
from core.table.aftermath import Aftermath
from core.table.deadline_scheduler import Wait
from core.table.decision import Books, DecisionContext
from core.table.fair_scheduler import FairScheduler
from core.table.guild_rulebooks import Rulebooks
from core.table.outgoing import Delivery
from core.table.pace import Limits
from core.table.table_state import TableState


@dataclass(frozen=True, slots=True)
class SharedByTables:
    """What all tables of a process share."""

    store: Store
    delivery: Delivery
    books: Books
    rulebooks: Rulebooks
    limits: Limits
    now: Callable[[], int]
    """Epoch milliseconds."""
    wait: Wait
    fair_scheduler: FairScheduler
    beside: Callable[[TableId], Sequence[TableState]]
    """The other live tables of a table's server, as this process knows them."""
    aftermath: Aftermath
    ours: Callable[[int], int] | None = None
    """Since which change of hands this process has served the tables of a guild; 0 where it does not now: such are
    decided and written here, and nothing more. None: no other process is known."""

    def context(self, id_: TableId, sound: int) -> DecisionContext:
        """What a decision of this table needs besides its state. `sound`: since when nothing has been amiss."""
        seed = secrets.randbits(63)
        return DecisionContext(
            self.now(),
            self.books,
            self.limits,
            token=secrets.token_hex(4),
            seed=seed,
            sound=sound,
            beside=self.beside(id_),
        )
