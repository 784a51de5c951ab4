"""What a table has to say, on its way: from the outbox through a delivery, and struck off afterwards."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from functools import partial
from itertools import groupby
from typing import Protocol

from core.rules.events import ALL, HOST
from core.store import Entry, Store, StoreUnavailable, TableId, commit_of
from core.table.codec import read_event
from core.table.deadline_scheduler import Wait
from core.table.lane import AGAIN, Lane, NotServed, QueuedEvent
from core.table.upkeep import Upkeep

REMEMBERED = 512


class Delivery(Protocol):
    """Shows events to their audiences. Implemented by Discord's face."""

    upkeep: Sequence[str] = ()
    """What it keeps up to date beside the events themselves, in this order."""

    async def deliver(self, id_: TableId, to: str, said: Sequence[QueuedEvent]) -> Collection[str]:
        """Show these to one audience, in order: what one commit has said to it. The ids of those that are done, also of
        those that can never be shown.

        What is not named is offered again later, before anything newer for this audience, or after it where that has
        failed for long; all of it where `NotNow` is raised. It may have been shown already, or be overtaken. Another
        exception is a fault: after the second, each is offered alone.
        Several audiences are served at the same time, one batch each.
        """
        raise NotImplementedError

    async def keep(self, id_: TableId, what: str, waiting: Collection[str], again: bool) -> None:
        """Bring one part of `upkeep` up to date: after each batch, when a table is loaded, and again after an
        exception. `waiting`: audiences that have something to be shown first. `again`: an earlier process may have done
        some of it.
        """

    async def ended(self, id_: TableId) -> None:
        """All has been said at a table that has ended; it is about to be cleared away."""

    async def put_back(self, id_: TableId) -> None:
        """Redis was put back to an earlier hour of the game: note anew what is kept beside it."""

    async def lost(self, id_: TableId, game: str | None) -> None:
        """The game of this token (None: the one that was played there) can be read no more: end it where it stood."""


def _turn(to: str) -> tuple[bool, str, int]:
    """When an audience gets its turn among those of one commit: everybody first, then by name and number."""
    kind, _, name = to.partition(":")
    return to != ALL, kind if name.isdigit() else to, int(name) if name.isdigit() else 0


class Outgoing:
    """One table's things to be said, in this order: a commit enters the lanes of its audiences (`add`); a lane offers
    its batches (`_offer`); when it is still, the upkeep begins (`_lane_is_still`); after each of these what has been
    said is struck off the outbox, and where nothing is left the table is told so (`_stir`).

    A lane for each audience. `finished` is called whenever nothing is left; `serves`
    tells whether it is this process's to say."""

    def __init__(
        self,
        table: TableId,
        store: Store,
        delivery: Delivery,
        *,
        wait: Wait,
        finished: Callable[[], Awaitable[None]],
        serves: Callable[[], bool],
    ) -> None:
        self._table = table
        self._store = store
        self._delivery = delivery
        self._wait = wait
        self._finished = finished
        self._serves = serves
        self._lanes: dict[str, Lane] = {}
        self._upkeep = Upkeep(str(table), delivery.upkeep, self._keep, self._stir, wait)
        # Of each entry under way, the lanes that have yet to show it.
        self._pending: dict[str, set[str]] = {}
        self._done: dict[str, None] = {}
        self._known: deque[str] = deque(maxlen=REMEMBERED)
        self._closing: asyncio.Task[None] | None = None
        self._stirred = False

    def add(self, entries: Iterable[Entry], *, moderated: bool, loaded: bool = False) -> None:
        """Say these too, unless they are under way; strike off those that were said already; and see to whatever is
        left to do.

        `moderated`: the host follows what is hidden. `loaded`: it comes from the store, and who put it there may have
        shown it.
        """
        new = [one for one in entries if one.id not in self._pending]
        self._done |= {one.id: None for one in new if one.id in self._known}
        new = [one for one in new if one.id not in self._known]
        for _, commit in groupby(new, lambda entry: commit_of(entry.id)):
            self._enter([QueuedEvent(entry.id, read_event(entry.body), again=loaded) for entry in commit], moderated)
        if loaded:
            self._upkeep.all_again()
        self._stir()

    def _enter(self, commit: list[QueuedEvent], moderated: bool) -> None:
        batches: dict[str, list[QueuedEvent]] = {}
        for said in commit:
            to = said.event.to
            readers = {to} if to in (ALL, HOST) or not moderated else {to, HOST}
            self._pending[said.id] = readers
            for reader in sorted(readers):
                batches.setdefault(reader, []).append(said)
        # Not in the order in which the rules came to speak of them: whose message waits for whose would tell of cards.
        for reader in sorted(batches, key=_turn):
            self._lane(reader).add(batches[reader])

    def _lane(self, to: str) -> Lane:
        lane = self._lanes.get(to)
        if lane is None:
            offer = partial(self._offer, to)
            lane = Lane(f"{to} of {self._table}", offer, partial(self._shown, to), self._lane_is_still, self._wait)
            self._lanes[to] = lane
        return lane

    async def _offer(self, to: str, said: Sequence[QueuedEvent]) -> Collection[str]:
        self._raise_if_not_served()
        return await self._delivery.deliver(self._table, to, said)

    def _raise_if_not_served(self) -> None:
        if not self._serves():
            raise NotServed("another process serves this table")

    def waiting(self) -> int:
        """How many things have yet to be said."""
        return len(self._pending)

    def done(self) -> list[str]:
        """Ids said and not yet struck off: the next commit may take them along."""
        return list(self._done)

    def struck(self, ids: Iterable[str]) -> None:
        """These have been struck off."""
        for one in ids:
            self._done.pop(one, None)

    def look(self) -> None:
        """Another process has changed what there is to see: bring it up to date, and see whether anything is left."""
        self._upkeep.begin()
        self._stir()

    def hurry(self) -> None:
        """Whatever waits to be tried again is tried now."""
        for lane in self._lanes.values():
            lane.hurry()

    async def put_away(self) -> None:
        """Say now what is left to be said, or give it up where it could not be said for long; wait until it is done."""
        for lane in self._lanes.values():
            lane.end()
        with self._upkeep.last_pass():
            await self.settled()

    async def settled(self) -> None:
        """Wait until there is nothing more to do."""
        while tasks := self._tasks():
            await asyncio.wait(tasks)

    async def stop(self) -> None:
        """Say nothing more; what is left stays in the outbox."""
        tasks = self._tasks()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _tasks(self) -> list[asyncio.Task[None]]:
        workers = [self._closing, *(lane.task for lane in self._lanes.values())]
        return [*(task for task in workers if task is not None and not task.done()), *self._upkeep.tasks()]

    def _shown(self, to: str, id_: str) -> None:
        readers = self._pending.get(id_, set())
        readers.discard(to)
        if not readers:
            self._pending.pop(id_, None)
            self._done[id_] = None
            self._known.append(id_)

    def _lane_is_still(self) -> None:
        """A lane has nothing to do for the moment: the upkeep begins, unless everybody is being told something.

        It follows what everybody reads: its place among the messages hangs on nothing that only some were told.
        """
        everybody = self._lanes.get(ALL)
        if everybody is None or not everybody.offering:
            self._upkeep.begin()
        self._stir()

    async def _keep(self, part: str, again: bool) -> None:
        waiting = [to for to, lane in self._lanes.items() if not lane.empty]
        self._raise_if_not_served()
        await self._delivery.keep(self._table, part, waiting, again)

    def _stir(self) -> None:
        """Strike off what has been said, and see whether anything is left."""
        self._stirred = True
        if self._closing is None or self._closing.done():
            self._closing = asyncio.create_task(self._close(), name=f"outbox of {self._table}")

    async def _close(self) -> None:
        while self._stirred:
            self._stirred = False
            for to in [
                to for to, lane in self._lanes.items() if lane.empty and (lane.task is None or lane.task.done())
            ]:
                del self._lanes[to]
            if any(lane.offering for lane in self._lanes.values()):
                return  # a lane stirs when it has done
            if not await self._strike():
                self._stirred = True
            elif not self._pending and self._serves() and self._upkeep.settled:
                await self._finished()

    async def _strike(self) -> bool:
        ids = self.done()
        try:
            await self._store.delivered(self._table, ids)
        except StoreUnavailable:
            await self._wait(asyncio.sleep(AGAIN[1]), reason="Redis to strike off what was said")
            return False
        self.struck(ids)
        return True
