"""What a table has to say at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cogs.messages.work import Work
from cogs.showing.view import TableView
from core.rules.events import Event, GameOver, PhaseBegan
from core.table import QueuedEvent, TableId, TableState
from core.table_events import Closed


@dataclass(frozen=True, slots=True)
class Batch:
    """What is to be said now, at a table as it stands."""

    view: TableView
    """The table in its own language."""
    said: Sequence[QueuedEvent]

    @property
    def id(self) -> TableId:
        """Which table it is."""
        return self.view.id

    @property
    def work(self) -> Work:
        """What it is said for."""
        return self.view.work

    @property
    def guild(self) -> int:
        """Whose table it is."""
        return self.view.guild

    @property
    def state(self) -> TableState:
        """The table as it stands."""
        return self.view.state

    def to(self, wanted: Callable[[str], bool]) -> list[QueuedEvent]:
        """What is addressed to these audiences, in order."""
        return [one for one in self.said if wanted(one.event.to)]

    @property
    def late(self) -> bool:
        """Whether all of it was to be said a while ago: what has been overtaken since is left out."""
        return all(one.again for one in self.said)

    @property
    def begins(self) -> bool:
        """Whether it tells of the beginning of the phase that runs now."""
        return any(isinstance(one.event, PhaseBegan) and one.event.serial == self.view.serial for one in self.said)

    @property
    def ends(self) -> bool:
        """Whether it tells of the table's end."""
        return self.has(GameOver) or self.has(Closed)

    def has(self, kind: type[Event]) -> bool:
        """Whether something of this kind has happened."""
        return any(isinstance(one.event, kind) for one in self.said)
