"""What is kept up to date beside the things that are said at a table: its parts, in a stated order."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Generator, Sequence
from contextlib import contextmanager
from functools import partial

from core.table.deadline_scheduler import Wait
from core.table.lane import Chore

Keep = Callable[[str, bool], Awaitable[None]]
"""Brings one part up to date. `bool`: an earlier process may have done some of it already."""


class Upkeep:
    """The parts of a table's upkeep, a chore each, in the order in which the delivery names them.

    A pass begins with the first part; whenever a part has been tried, well or not, the next one is. Each tries again by
    itself after a failure, and passes on anew: one that fails holds up no other, and none is behind what stands before
    it. One that is cancelled passes nothing on.
    """

    def __init__(self, name: str, parts: Sequence[str], keep: Keep, still: Callable[[], None], wait: Wait) -> None:
        """`name`: whose upkeep it is. `still`: called after each try of each part."""
        self._keep = keep
        self._ending = 0
        self.chores = [
            Chore(f"{part} of {name}", partial(self._do, place, part), still, wait) for place, part in enumerate(parts)
        ]

    @property
    def settled(self) -> bool:
        """Whether all parts are up to date, or have been tried often enough."""
        return all(chore.settled for chore in self.chores)

    def tasks(self) -> list[asyncio.Task[None]]:
        """What is being done now."""
        return [chore.task for chore in self.chores if chore.task is not None and not chore.task.done()]

    def begin(self) -> None:
        """Bring all of it up to date, from the first part on."""
        if self.chores:
            self._see_to(0)

    def all_again(self) -> None:
        """Bring all of it up to date: an earlier process may have done some of it and not noted it. In the same order,
        since what comes later goes by what stands before it: who is in no room yet would be asked elsewhere."""
        for chore in self.chores:
            chore.doubt()
        self.begin()

    @contextmanager
    def last_pass(self) -> Generator[None]:
        """While the table is put away each part is tried now, and but once more."""
        for chore in self.chores:
            chore.end()
        self._ending += 1
        try:
            yield
        finally:
            self._ending -= 1

    async def _do(self, place: int, part: str, again: bool) -> None:
        try:
            await self._keep(part, again)
        except Exception:
            self._pass_on(place)
            raise
        self._pass_on(place)

    def _pass_on(self, place: int) -> None:
        if place + 1 < len(self.chores):
            self._see_to(place + 1)

    def _see_to(self, place: int) -> None:
        """Have it done; once, where the table is being put away: what one does has the next one look again, also after
        its own last try."""
        chore = self.chores[place]
        chore.soon()
        if self._ending:
            chore.end()
