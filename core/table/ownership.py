"""Which servers this process serves: it holds the leases of their shards, and knows when it holds them no more."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import os
import secrets
import socket
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import replace
from typing import Protocol

from core.store import LEAVE, LIFE, ProcessStanding, StoreUnavailable

log = logging.getLogger(__name__)

MARGIN = 1.0
"""Seconds before the end of its lease from which on a process takes itself for no owner any more."""
SETTLING = 3.0
NEWCOMERS = 0.1
"""Seconds after which every other process knows of a new one; until then all new ones together make do with this part
of the requests, as one that was alone may still make all of them."""
PATIENCE = 1.0
"""Seconds that a request, or the end of the process, waits for word of Redis."""
ALONE = 2.0
AMONG_OTHERS = 0.5
"""Seconds between two renewals. Among others it is also how soon a shard that became free is taken."""


class Leases(Protocol):
    """Where shards are agreed upon: `core.store.Owners`."""

    async def hold(self, process: str, count: int, wish: str, ready: Collection[int] = ()) -> ProcessStanding:
        """Renew, and take what is wished for and free."""
        ...

    async def let_go(
        self, process: str, shards: Collection[int], heard: Sequence[int] = (), gone: bool = False
    ) -> None:
        """Leave shards to others at once."""
        ...

    async def turn(self, name: str, seconds: float) -> float:
        """Have a turn, or hear for how long somebody else has it."""
        ...

    async def slots(self, name: str, most: int, rate: float, burst: float) -> list[float]:
        """When requests may go."""
        ...

    async def heard(self, shard: int) -> frozenset[int]:
        """What whoever let go of a shard had taken in lately."""
        ...


class Changes(Protocol):
    """What follows the ownership."""

    def counted(self, count: int) -> None:
        """There are so many shards in all."""
        ...

    def gained(self, shards: frozenset[int]) -> None:
        """These are this process's from now on."""
        ...

    def lost(self, shards: frozenset[int]) -> None:
        """These are not any more; another process may have them already."""
        ...

    def stood(self, standing: ProcessStanding) -> None:
        """How this process stands now; after each renewal."""
        ...


def uptime() -> float:
    """Seconds that go on while the machine sleeps, where the system has such a clock."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class Ownership:
    """The shards of a process. `wish`: what it wants of so many, as `core.store.Owners` reads it. `clock`: seconds."""

    def __init__(self, leases: Leases, wish: Callable[[int], str], clock: Callable[[], float] = uptime) -> None:
        self.process = f"{socket.gethostname()}:{os.getpid()}:{secrets.token_hex(4)}"
        self.count = 1
        self.standing = ProcessStanding({})
        self._leases = leases
        self._wish = wish
        self._clock = clock
        self._changes: Changes | None = None
        self._fixed = False
        self._until = self._ask_again = float("-inf")
        self._settled = float("inf")
        self._since: dict[int, int] = {}
        self._numbers = itertools.count(1)
        self._ready: frozenset[int] = frozenset()
        self._told = ""
        self._renewed = asyncio.Event()
        self._tried = asyncio.Event()
        self._troubled = self._away = False
        self._turn = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def ours(self, guild: int) -> int:
        """Since which change of hands this process may speak in this server, by a number that never comes again; 0
        where it may not now."""
        return 0 if self.lapsed else self._since.get(self.shard(guild), 0)

    @property
    def lapsed(self) -> bool:
        """Whether the last renewal is so long ago that others may have taken over."""
        return self._clock() >= self._until

    @property
    def held(self) -> frozenset[int]:
        """The shards that were this process's at the last renewal."""
        return frozenset(self.standing.held)

    @property
    def served(self) -> bool:
        """Whether it holds all that it is to hold."""
        return not self.lapsed and self.standing.count is None and len(self.held) >= self.standing.share

    @property
    def waits(self) -> bool:
        """Whether a process that lives has what this one is to have after it."""
        return not self.lapsed and self.standing.count is None and bool(self.standing.by)

    def shard(self, guild: int) -> int:
        """To which shard a server belongs; direct messages (0) to the first."""
        return (guild >> 22) % self.count

    async def begin(self, count: int, changes: Changes, *, fixed: bool) -> None:
        """Take what there is to take, and go on renewing it. `fixed`: it has to be this number of shards; else that of
        processes which are there already goes before it. Raises `StoreUnavailable` at the first try alone."""
        self._changes = changes
        self._fixed = fixed
        self._reckon_with(count)
        await self._renew()
        self._settled = self._clock() + SETTLING
        self._task = asyncio.create_task(self._run(), name="leases")

    async def renewal(self, seconds: float) -> None:
        """Wait for the next renewal, but no longer than this."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._renewed.wait()

    async def word(self, seconds: float) -> None:
        """Where the lease has lapsed, wait until it is known whether what was held still is; where Redis is known not
        to take commands, no longer than this. A try that failed while this process itself stood still says nothing."""
        while self.lapsed and not self._away:
            await self._tried.wait()
        if self.lapsed:
            await self.renewal(seconds)

    def stand_ready(self, shards: Collection[int]) -> None:
        """This process could serve these, of those that it is to make itself ready for."""
        self._ready = frozenset(shards)

    async def turn(self, name: str, seconds: float) -> float:
        """Have the turn of this name among all processes; 0, or for how many seconds somebody else has it. Raises
        `StoreUnavailable`."""
        return await self._leases.turn(name, seconds)

    @property
    def alone(self) -> bool:
        """Whether no other process is known, for long enough."""
        return not self.standing.others and self._clock() >= self._settled

    @property
    def part(self) -> float:
        """An even part of what all processes have in common."""
        return 1 / (1 + self.standing.others)

    def common(self, name: str) -> Common:
        """Something else that all processes have in common, by its name."""
        return Common(self, name)

    async def slots(self, most: int, rate: float, burst: float, name: str = "requests") -> list[float] | None:
        """In how many seconds each of so many requests may go, all processes' together; None where Redis is away."""
        if self._clock() < self._ask_again:
            return None
        try:
            async with asyncio.timeout(PATIENCE):
                if self.standing.others and self._clock() < self._settled:
                    return await self._leases.slots(f"first-{name}", most, rate * NEWCOMERS, 1)
                return await self._leases.slots(name, most, rate, burst)
        except (StoreUnavailable, TimeoutError):
            self._ask_again = self._clock() + ALONE
            return None

    async def heard(self, shard: int) -> frozenset[int]:
        """What whoever let go of this shard had taken in lately. Raises `StoreUnavailable`."""
        return await self._leases.heard(shard)

    async def let_go(self, shards: Collection[int], heard: Callable[[], Awaitable[Sequence[int]]]) -> None:
        """Leave these to others; from then on they are not ours, and `heard` is asked what was taken in before. A Redis
        that is away lets them lapse."""
        async with self._turn:
            kept = {shard: epoch for shard, epoch in self.standing.held.items() if shard not in shards}
            self._take_in(replace(self.standing, held=kept, ready=self.standing.ready - set(shards)), self._until)
            with contextlib.suppress(StoreUnavailable):
                await self._leases.let_go(self.process, shards, await heard())

    async def leave(self) -> ProcessStanding:
        """Want nothing more; how it stands then."""
        self._wish = lambda _: LEAVE
        return await self._renew()

    async def close(self, heard: Sequence[int] = ()) -> None:
        """The process ends: what it holds is free at once. `heard`: as of what is let go of."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        with contextlib.suppress(StoreUnavailable, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._leases.let_go(self.process, self.held, heard, gone=True)

    async def _run(self) -> None:
        while True:
            alone = not self.standing.others and self.standing.count is None
            await asyncio.sleep(ALONE if alone else AMONG_OTHERS)
            had_lapsed = self.lapsed
            try:
                await self._renew()
            except Exception as error:
                if not self._troubled:
                    why = "Redis is away" if isinstance(error, StoreUnavailable) else "see below, and report it"
                    log.warning(
                        "the leases of shards cannot be renewed, so this process serves nobody until they are: %s (%s)."
                        " It goes on trying; another process takes over where Redis answers that one.",
                        error,
                        why,
                        exc_info=not isinstance(error, StoreUnavailable),
                    )
                self._troubled = True
                self._away = had_lapsed
            else:
                if self._troubled:
                    log.warning("the leases of shards are renewed again")
                self._troubled = self._away = False
            self._tried.set()
            self._tried.clear()

    async def _renew(self) -> ProcessStanding:
        async with self._turn:
            began = self._clock()
            standing = await self._hold()
            if standing.count is not None and not self._fixed:
                self._reckon_with(standing.count)
                standing = await self._hold()
            self._take_in(standing, began + LIFE - MARGIN)
        self._say(standing)
        self._renewed.set()
        self._renewed.clear()
        return standing

    async def _hold(self) -> ProcessStanding:
        return await self._leases.hold(self.process, self.count, self._wish(self.count), self._ready)

    def _reckon_with(self, count: int) -> None:
        self.count = count
        if self._changes is not None:
            self._changes.counted(count)

    def _take_in(self, standing: ProcessStanding, until: float) -> None:
        before = self.standing.held
        after = standing.held
        same = set() if self.lapsed else {shard for shard in after if after[shard] == before.get(shard)}
        gone = frozenset(before) - same
        new = frozenset(after) - same
        self._since = {shard: self._since[shard] if shard in same else next(self._numbers) for shard in after}
        self.standing = standing
        self._until = until
        changes = self._changes
        if changes is None:
            return
        if gone:
            changes.lost(gone)
        if new:
            changes.gained(new)
        changes.stood(standing)

    def _say(self, standing: ProcessStanding) -> None:
        """One line whenever that for which this process waits is another."""
        if standing.count is not None:
            waits = f"other processes reckon with {standing.count} shards, this one with {self.count}: it waits for"
            waits += " them to end"
        else:
            waits = f"process {standing.by} serves shards that this one is to serve: it waits" if standing.by else ""
        if waits and waits != self._told:
            log.warning("%s", waits)
        self._told = waits


class Common:
    """What all processes have in common under a name: a part of it for each, or turns in it."""

    def __init__(self, ownership: Ownership, name: str) -> None:
        self._ownership = ownership
        self._name = name

    @property
    def alone(self) -> bool:
        """Whether no other process is known, for long enough."""
        return self._ownership.alone

    @property
    def part(self) -> float:
        """An even part of it."""
        return self._ownership.part

    async def slots(self, most: int, rate: float, burst: float) -> list[float] | None:
        """In how many seconds each of so many may go; None where Redis is away."""
        return await self._ownership.slots(most, rate, burst, self._name)
