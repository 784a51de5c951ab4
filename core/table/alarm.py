"""When a table is looked at without being asked: at its next deadline, or again after trouble."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from core.store import StoreUnavailable, TableId
from core.table.codec import SnapshotError
from core.table.deadline_scheduler import DeadlineScheduler
from core.table.pace import next_deadline
from core.table.shared import SharedByTables
from core.table.table_commands import Due, Stop
from core.table.table_state import TableState

log = logging.getLogger(__name__)

ATTEMPTS = 5
"""So often what came due is decided anew when it cannot be decided."""
LOOK_AGAIN = 5_000
"""Milliseconds until a table looks at Redis again after it was away."""
SELDOM = 15 * 60_000
"""Milliseconds between two looks at a table that cannot go on."""


class Alarm:
    """One table's. `ours`: whether this process has its clock."""

    def __init__(
        self, id_: TableId, shared: SharedByTables, clock: DeadlineScheduler, ours: Callable[[], bool]
    ) -> None:
        self._id = id_
        self._shared = shared
        self._clock = clock
        self._ours = ours
        self._failures = 0
        self._is_off = False

    def follow(self, state: TableState | None) -> None:
        """At the next deadline of a table that stands like this."""
        deadline = None if state is None or not self._ours() else next_deadline(state, self._shared.limits)
        self._set(deadline)

    def look_again(self, pause: int = LOOK_AGAIN) -> None:
        """After so many milliseconds."""
        self._set(self._shared.now() + pause if self._ours() else None)

    def off(self) -> None:
        """Never any more. The process may have the table anew by then, with another alarm by the same clock: what is
        still under way here leaves that one alone."""
        self._set(None)
        self._is_off = True

    def _set(self, deadline: int | None) -> None:
        if not self._is_off:
            self._clock.set(self._id, deadline)

    async def ring(self, do: Callable[[Due | Stop], Awaitable[object]], state: Callable[[], TableState | None]) -> None:
        """The clock has come round: whatever has come due, happens."""
        try:
            await do(Due())
            self._failures = 0
        except StoreUnavailable:
            pass  # whoever carries it out has set the clock to look again
        except SnapshotError:
            self._failures += 1  # told where it was read
            self._look_more_seldom()
        except Exception as error:
            await self._stuck(error, do, state())

    async def _stuck(
        self, error: Exception, do: Callable[[Due | Stop], Awaitable[object]], state: TableState | None
    ) -> None:
        """What came due could not be decided: a table that cannot go on stops with a word, it must not hang. Where it
        cannot even do that, it is looked at ever more seldom."""
        self._failures += 1
        if self._failures in (1, ATTEMPTS):
            log.error("table %s: what came due could not be decided", self._id, exc_info=error)
        if self._failures == ATTEMPTS and state is not None:
            try:
                await do(Stop(state.lobby.host, steward=True))
                return
            except Exception as worse:
                log.error("table %s: nor could its game be stopped: %s", self._id, worse)
        self._look_more_seldom()

    def _look_more_seldom(self) -> None:
        self.look_again(min(LOOK_AGAIN * 2 ** max(0, self._failures - ATTEMPTS), SELDOM))
