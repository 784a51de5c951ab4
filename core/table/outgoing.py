"""What a table has to say, on its way: from the outbox through a delivery, and struck off afterwards."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from core.rules.events import Event
from core.store import Entry, Store, StoreUnavailable
from core.table.clock import Wait
from core.table.codec import read_event

log = logging.getLogger(__name__)

TRIES = 6
"""So often one thing is offered to the delivery before it is given up."""
AGAIN = (1.0, 2.0, 5.0, 10.0, 30.0)
"""Seconds before each further try."""
REMEMBERED = 512


@dataclass(frozen=True, slots=True)
class Said:
    """One event to be shown to its audience. `id` is unique per thing said and stays the same when it is offered again:
    give it as the message's nonce."""

    id: str
    event: Event


class Delivery(Protocol):
    """Shows events to their audience. Implemented by Discord's face."""

    async def deliver(self, guild: int, said: Sequence[Said]) -> Collection[str]:
        """Show these, in order. The ids of those that are done, also of those that can never be shown.

        What is not named is offered again later, before anything newer. It may have been shown already in a process
        that died before it could say so.
        """
        ...


class Outgoing:
    """One guild's things to be said. `finished` is called whenever nothing is left."""

    def __init__(
        self, guild: int, store: Store, delivery: Delivery, wait: Wait, finished: Callable[[], Awaitable[None]]
    ) -> None:
        self._guild, self._store, self._delivery, self._wait, self._finished = guild, store, delivery, wait, finished
        self._pending: dict[str, Said] = {}
        self._done: dict[str, None] = {}
        self._known: deque[str] = deque(maxlen=REMEMBERED)
        self._task: asyncio.Task[None] | None = None

    def add(self, entries: Iterable[Entry]) -> None:
        """Say these too, unless they are under way or said already; and see to whatever is left to do."""
        for entry in entries:
            if entry.id not in self._pending and entry.id not in self._known:
                self._pending[entry.id] = Said(entry.id, read_event(entry.body))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name=f"outbox of {self._guild}")

    def done(self) -> list[str]:
        """Ids said and not yet struck off: the next commit may take them along."""
        return list(self._done)

    def struck(self, ids: Iterable[str]) -> None:
        """These have been struck off."""
        for one in ids:
            self._done.pop(one, None)

    async def settled(self) -> None:
        """Wait until there is nothing more to do."""
        while self._task is not None and not self._task.done():
            await asyncio.wait({self._task})

    async def stop(self) -> None:
        """Say nothing more; what is left stays in the outbox."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await self._say()
            if await self._strike() and not self._pending:
                await self._finished()
                if not self._pending:
                    return

    async def _say(self) -> None:
        tries = 0
        while self._pending:
            batch = list(self._pending.values())
            done = await self._offer(batch)
            for one in done:
                self._pending.pop(one, None)
                self._done[one] = None
                self._known.append(one)
            if len(done) == len(batch):
                tries = 0
                continue
            tries = 0 if done else tries + 1
            if tries == TRIES:
                await self._give_up(batch[0])
                tries = 0
            else:
                await self._wait(
                    asyncio.sleep(AGAIN[min(tries, len(AGAIN) - 1)]), reason="a delivery to be tried again"
                )

    async def _offer(self, batch: list[Said]) -> list[str]:
        offered = {said.id for said in batch}
        try:
            return [one for one in await self._delivery.deliver(self._guild, batch) if one in offered]
        except Exception:
            log.exception("a delivery in guild %s failed", self._guild)
            return []

    async def _give_up(self, said: Said) -> None:
        log.error("guild %s: %s (%s) could not be shown and is given up", self._guild, said.id, said.event.kind)
        self._pending.pop(said.id, None)
        self._done[said.id] = None
        self._known.append(said.id)

    async def _strike(self) -> bool:
        ids = self.done()
        try:
            await self._store.delivered(self._guild, ids)
        except StoreUnavailable:
            await self._wait(asyncio.sleep(AGAIN[1]), reason="Redis to strike off what was said")
            return False
        self.struck(ids)
        return True
