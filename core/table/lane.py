"""Lanes: what one audience is to be shown goes its own way, in order, and holds nobody else up."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, replace

from core.rules.events import Event
from core.store import StoreUnavailable
from core.table.clock import Wait

log = logging.getLogger(__name__)

AGAIN = (1.0, 2.0, 5.0, 10.0, 30.0, 60.0)
"""Seconds before each further try; the last for all that follow."""
TRIES = 10
"""So often a thing is offered while it cannot be shown just now; about five minutes."""
FAULTS, FAULTS_ALONE = 2, 4
"""So often it is offered while showing it fails for no known reason: with others, and by itself."""
LONG_AGO = 60.0
"""Seconds after the first try from which on a repetition may no longer be recognised by its nonce."""


@dataclass(frozen=True, slots=True)
class Said:
    """One event to be shown to its audience.

    `id` is unique per thing said and stays the same when it is offered again: give it as the message's nonce. `again`:
    it may have been shown so long ago that nobody knows its nonce any more: look before it is shown.
    """

    id: str
    event: Event
    again: bool = False


class NotNow(Exception):
    """Nothing is wrong with what was to be done; it may even have been done. It is offered again as it is."""


async def nap(seconds: float, woken: asyncio.Event) -> None:
    """A pause that ends early when `woken` is set."""
    try:
        async with asyncio.timeout(seconds):
            await woken.wait()
    except TimeoutError:
        pass


class Pauses:
    """Growing pauses between tries. `hurry` ends the one that is under way, or the next."""

    def __init__(self, wait: Wait, reason: str) -> None:
        self._wait, self._reason = wait, reason
        self._woken = asyncio.Event()

    def hurry(self) -> None:
        """Try now."""
        self._woken.set()

    async def before(self, try_: int) -> None:
        """Wait before the `try_`-th try; nothing before the first."""
        if try_ == 0:
            return
        try:
            await self._wait(nap(AGAIN[min(try_, len(AGAIN)) - 1], self._woken), self._reason)
        finally:
            self._woken.clear()


class Lane:
    """What one audience is still to be shown. What one commit said to it is one batch: offered together and under one
    nonce, also by the next process.

    `offer` names what is done with and raises `NotNow` where that is not known; `done` is called with each id that
    needs no further try, `still` whenever the lane has nothing to do for the moment.
    """

    def __init__(
        self,
        name: str,
        offer: Callable[[Sequence[Said]], Awaitable[Collection[str]]],
        done: Callable[[str], None],
        still: Callable[[], None],
        wait: Wait,
    ) -> None:
        self._name, self._offer, self._done, self._still = name, offer, done, still
        self._pauses = Pauses(wait, "a delivery to be tried again")
        self._batches: deque[list[Said]] = deque()
        self._idle = False
        self.task: asyncio.Task[None] | None = None

    @property
    def empty(self) -> bool:
        """Whether everything has been shown."""
        return not self._batches

    @property
    def offering(self) -> bool:
        """Whether something is being shown at this moment."""
        return not self.empty and not self._idle

    def add(self, batch: list[Said]) -> None:
        """Show these as well, after what waits already."""
        self._batches.append(batch)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._run(), name=f"lane {self._name}")

    def hurry(self) -> None:
        """Try again now."""
        self._pauses.hurry()

    async def _run(self) -> None:
        while self._batches:
            await self._say(self._batches[0])
            self._batches.popleft()
            self._still()

    async def _say(self, batch: list[Said]) -> None:
        """Offer a batch until it is done; where that does not help, each of it by itself, so that one that cannot be
        shown takes no innocent ones with it."""
        alone = len(batch) == 1
        left = await self._offered(batch, TRIES, FAULTS_ALONE if alone else FAULTS)
        for one in left:
            if alone or await self._offered([one], FAULTS_ALONE, FAULTS_ALONE):
                log.error("%s: %s (%s) could not be shown and is given up", self._name, one.id, one.event.kind)
                self._done(one.id)

    async def _offered(self, batch: list[Said], tries: int, faults: int) -> list[Said]:
        """What is left of a batch after so many tries, or so many unforeseen failures."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        for try_ in range(tries):
            if try_:
                self._idle = True
                self._still()
            await self._pauses.before(try_)
            self._idle = False
            if loop.time() - began > LONG_AGO:
                batch = [replace(one, again=True) for one in batch]
            try:
                done = set(await self._offer(batch))
            except (NotNow, StoreUnavailable) as error:
                log.info("%s: not shown just now: %s", self._name, error)
                continue
            except Exception:
                log.exception("%s: a delivery failed", self._name)
                faults -= 1
                if not faults:
                    break
                continue
            for one in batch:
                if one.id in done:
                    self._done(one.id)
            batch = [one for one in batch if one.id not in done]
            if not batch:
                break
        return batch


class Chore:
    """Something that is kept up to date: done soon after each wish for it, and again after a failure.

    `do` is told whether an earlier process may have done some of it already. `still`: called after each time.
    """

    def __init__(self, name: str, do: Callable[[bool], Awaitable[None]], still: Callable[[], None], wait: Wait) -> None:
        self._name, self._do, self._still = name, do, still
        self._pauses = Pauses(wait, "something to be brought up to date")
        self._wanted = False
        self._again = False
        self._failures = 0
        self.task: asyncio.Task[None] | None = None

    @property
    def settled(self) -> bool:
        """Whether it is up to date, or will not be so soon."""
        return self.task is None or self.task.done() or self._failures >= FAULTS

    def soon(self, again: bool = False) -> None:
        """Bring it up to date. `again`: an earlier process may have done so and not noted it."""
        self._wanted = True
        self._again = self._again or again
        self._pauses.hurry()
        if self.task is None or self.task.done():
            self._failures = 0
            self.task = asyncio.create_task(self._run(), name=f"upkeep {self._name}")

    async def _run(self) -> None:
        while self._wanted:
            await self._pauses.before(self._failures)
            self._wanted, again = False, self._again
            try:
                await self._do(again)
            except (NotNow, StoreUnavailable) as error:
                log.info("%s: not up to date just now: %s", self._name, error)
                self._failed()
            except Exception:
                log.exception("%s: could not be brought up to date", self._name)
                self._failed()
            else:
                self._again, self._failures = False, 0
            self._still()

    def _failed(self) -> None:
        self._failures += 1
        self._wanted = self._wanted or self._failures < TRIES
