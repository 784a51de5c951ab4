"""What all tables of a process share."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from core.store import Store, TableId
from core.table.aftermath import Aftermath
from core.table.clock import Wait
from core.table.decision import Books, Means
from core.table.outgoing import Delivery
from core.table.pace import Limits
from core.table.rulebooks import Rulebooks
from core.table.state import TableState
from core.table.turnstile import Turnstile


@dataclass(frozen=True, slots=True)
class Shared:
    """What all tables of a process share."""

    store: Store
    delivery: Delivery
    books: Books
    rulebooks: Rulebooks
    limits: Limits
    now: Callable[[], int]
    """Epoch milliseconds."""
    wait: Wait
    turnstile: Turnstile
    beside: Callable[[TableId], Sequence[TableState]]
    """The other live tables of a table's server, as this process knows them."""
    aftermath: Aftermath
    ours: Callable[[int], int] | None = None
    """Since which change of hands this process has served the tables of a guild; 0 where it does not now: such are
    decided and written here, and nothing more. None: no other process is known."""

    def means(self, id_: TableId, sound: int) -> Means:
        """What a decision of this table needs besides its state. `sound`: since when nothing has been amiss."""
        seed = secrets.randbits(63)
        return Means(
            self.now(),
            self.books,
            self.limits,
            token=secrets.token_hex(4),
            seed=seed,
            sound=sound,
            beside=self.beside(id_),
        )
