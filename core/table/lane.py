"""Lanes: what one audience is to be shown goes its own way, in order, and holds nobody else up."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, replace

from core.once import once
from core.rules.events import Event
from core.store import Entry, StoreUnavailable
from core.store.changes import order
from core.table.deadline_scheduler import Wait

log = logging.getLogger(__name__)

AGAIN = (1.0, 2.0, 5.0, 10.0, 30.0, 60.0)
"""Seconds before each further try; the last for all that follow."""
TRIES = 10
"""So often a thing is offered while it cannot be shown just now, about five minutes, before it lets newer ones pass."""
FAULTS = 2
FAULTS_ALONE = 4
"""So often it is offered while showing it fails for no known reason: with others, and by itself."""
FOR_GOOD = 6 * 3600.0
"""Seconds after which nobody waits any more for what was left behind: it is given up, so that a game that has ended
goes into the history."""
LONG_AGO = 60.0
"""Seconds after the first try from which on a repetition may no longer be recognised by its nonce."""


@dataclass(frozen=True, slots=True)
class QueuedEvent:
    """One event to be shown to its audience.

    `id` is unique per thing said and stays the same when it is offered again: give it as the message's nonce.
    """

    id: str
    event: Event
    again: bool = False
    """It may have been shown so long ago that nobody knows its nonce any more: look before it is shown."""

    @property
    def place(self) -> tuple[int, int]:
        """Where it stands among all that is said at its table."""
        return order(Entry(self.id, b""))


class NotNow(Exception):
    """Nothing is wrong with what was to be done; it may even have been done. It is offered again as it is."""


class NotServed(NotNow, OSError):
    """Another process serves this table by now: nothing more of it is said here."""


async def nap(seconds: float, woken: asyncio.Event) -> None:
    """A pause that ends early when `woken` is set."""
    try:
        async with asyncio.timeout(seconds):
            await woken.wait()
    except TimeoutError:
        pass


class LanePauses:
    """Growing pauses between tries. `hurry` ends the one that is under way, or the next."""

    def __init__(self, wait: Wait, reason: str) -> None:
        self._wait = wait
        self._reason = reason
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

    A batch that cannot be shown for long is left behind: newer ones may pass it, and it is offered again before each of
    them, and once in each of the longest pauses, until it is given up. `offer` names what is done with, also what has
    been overtaken meanwhile, and raises `NotNow` where that is not known; `done` is called with each id that needs no
    further try, `still` whenever the lane has nothing to do for the moment.
    """

    def __init__(
        self,
        name: str,
        offer: Callable[[Sequence[QueuedEvent]], Awaitable[Collection[str]]],
        done: Callable[[str], None],
        still: Callable[[], None],
        wait: Wait,
    ) -> None:
        self._name = name
        self._offer = offer
        self._done = done
        self._still = still
        self._pauses = LanePauses(wait, "a delivery to be tried again")
        self._batches: deque[list[QueuedEvent]] = deque()
        # Each with the moment at which it was left behind.
        self._behind: deque[tuple[float, list[QueuedEvent]]] = deque()
        self._last_try = False
        self._idle = False
        self.task: asyncio.Task[None] | None = None

    @property
    def empty(self) -> bool:
        """Whether everything has been shown but what was left behind."""
        return not self._batches

    @property
    def offering(self) -> bool:
        """Whether something is being shown at this moment."""
        return not self.empty and not self._idle

    def add(self, batch: list[QueuedEvent]) -> None:
        """Show these as well, after what waits already."""
        self._batches.append(batch)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._run(), name=f"lane {self._name}")
        elif self._behind and len(self._batches) == 1:
            self._pauses.hurry()

    def hurry(self) -> None:
        """Try again now."""
        self._pauses.hurry()

    def end(self) -> None:
        """Try again now; where all the rest was left behind and cannot be shown now either, it is given up."""
        self._last_try = self.empty
        self._pauses.hurry()

    async def _run(self) -> None:
        while self._batches or self._behind:
            if self._batches:
                left = await self._say(self._batches[0])
                self._batches.popleft()
                if not left:
                    await self._catch_up(all_of_them=True)
                self._behind += [(asyncio.get_running_loop().time(), one) for one in left]
            else:
                await self._pauses.before(len(AGAIN))
                await self._catch_up(all_of_them=True)
            self._still()

    async def _say(self, batch: list[QueuedEvent]) -> list[list[QueuedEvent]]:
        """Offer a batch until it is done; where a fault comes of it, each of it by itself, so that one that cannot be
        shown takes no innocent ones with it. What is to be left behind."""
        alone = len(batch) == 1
        left, faulty = await self._offered(batch, FAULTS_ALONE if alone else FAULTS)
        if not faulty:
            return [left] if left else []
        behind: list[list[QueuedEvent]] = []
        for one in left:
            rest, faulty = ([one], True) if alone else await self._offered([one], FAULTS_ALONE)
            if faulty:
                self._give_up(rest)
            elif rest:
                behind.append(rest)
        return behind

    async def _offered(self, batch: list[QueuedEvent], faults: int) -> tuple[list[QueuedEvent], bool]:
        """What is left of a batch after so many tries, or so many unforeseen failures; and whether it was those."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        for try_ in range(TRIES):
            if try_:
                self._idle = True
                self._still()
            await self._pauses.before(try_)
            self._idle = False
            await self._catch_up()
            if loop.time() - began > LONG_AGO:
                batch = _again(batch)
            batch, failed = await self._once(batch)
            faults -= failed
            if not batch or not faults:
                break
        return batch, not faults

    async def _catch_up(self, all_of_them: bool = False) -> None:
        """Offer what was left behind, the oldest first: until one still has to wait, or each."""
        last = all_of_them and self._last_try
        loop = asyncio.get_running_loop()
        for _ in range(len(self._behind)):
            since, batch = self._behind[0]
            left, failed = await self._once(_again(batch))
            self._behind.popleft()
            if left and (failed or last or loop.time() - since > FOR_GOOD):
                self._give_up(left)
            elif left and not all_of_them:
                self._behind.appendleft((since, left))
                return
            elif left:
                self._behind.append((since, left))
        if last:
            self._last_try = False

    async def _once(self, batch: list[QueuedEvent]) -> tuple[list[QueuedEvent], bool]:
        """What is left of a batch after one try, and whether that failed for no known reason."""
        try:
            done = set(await self._offer(batch))
        except (NotNow, StoreUnavailable) as error:
            log.info("%s: not shown just now: %s", self._name, error)
            return batch, False
        except Exception as error:
            log.exception("%s: a delivery failed", self._name, extra=once(self._name, type(error)))
            return batch, True
        for one in batch:
            if one.id in done:
                self._done(one.id)
        return [one for one in batch if one.id not in done], False

    def _give_up(self, batch: list[QueuedEvent]) -> None:
        for one in batch:
            about = once(self._name, one.event.kind)
            log.error("%s: %s (%s) could not be shown and is given up", self._name, one.id, one.event.kind, extra=about)
            self._done(one.id)


def _again(batch: list[QueuedEvent]) -> list[QueuedEvent]:
    return [replace(one, again=True) for one in batch]


class Chore:
    """Something that is kept up to date: done soon after each wish for it, and again after a failure.

    `do` is told whether an earlier process may have done some of it already. `still`: called after each time.
    """

    def __init__(self, name: str, do: Callable[[bool], Awaitable[None]], still: Callable[[], None], wait: Wait) -> None:
        self._name = name
        self._do = do
        self._still = still
        self._pauses = LanePauses(wait, "something to be brought up to date")
        self._wanted = False
        self._again = False
        self._failures = 0
        self.task: asyncio.Task[None] | None = None

    @property
    def settled(self) -> bool:
        """Whether it is up to date, or has been tried often enough."""
        return self.task is None or self.task.done()

    def doubt(self) -> None:
        """An earlier process may have done it already and not noted it: the next time goes by that."""
        self._again = True

    def soon(self) -> None:
        """Bring it up to date."""
        self._wanted = True
        self._pauses.hurry()
        if self.task is None or self.task.done():
            self._failures = 0
            self.task = asyncio.create_task(self._run(), name=f"upkeep {self._name}")

    def end(self) -> None:
        """Try now, for the last time."""
        self._failures = max(self._failures, TRIES - 1)
        self._pauses.hurry()

    async def _run(self) -> None:
        while self._wanted:
            await self._pauses.before(self._failures)
            self._wanted = False
            again = self._again
            try:
                await self._do(again)
            except (NotNow, StoreUnavailable) as error:
                log.info("%s: not up to date just now: %s", self._name, error)
                self._failed()
            except Exception as error:
                log.exception("%s: could not be brought up to date", self._name, extra=once(self._name, type(error)))
                self._failed()
            else:
                self._again = False
                self._failures = 0
            self._still()

    def _failed(self) -> None:
        self._failures += 1
        self._wanted = self._wanted or self._failures < TRIES
