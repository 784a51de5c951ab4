"""Who of several processes takes in what Discord tells: the one that serves the shard.

While a shard changes hands both processes hear all of it. Interactions that come then, and what people write in direct
messages, are kept by the one that is about to serve it, until it does; what the one before has taken in itself is left
out. (Of what is written elsewhere, nothing hangs on a single message.)
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import discord

from core.table import Ownership, StoreUnavailable

log = logging.getLogger(__name__)

INTERACTION = "interaction"
MESSAGE = "message"
WORTH = {INTERACTION: 2.5, MESSAGE: 10.0}
"""Seconds after which something that was kept is not taken in any more. Discord gives an interaction up after three;
who writes waits for no answer, but what was written longer ago than a lease lives was heard by whoever had it."""
LATELY = 12.0
"""Seconds for which it is remembered what was taken in: longer than anything is kept."""
DOUBT = 0.5
"""Seconds to wait for word of whether a shard is still ours, where the lease may have ended and Redis is away."""


@dataclass(frozen=True, slots=True)
class _Kept:
    """Something that came before the shard was this process's."""

    came: float
    """By the gate's clock."""
    shard: int
    event: str
    thing: Any


class Gate:
    """Asked before anything is made of an event. `let_in`: makes something of it. `clock`: seconds."""

    def __init__(
        self, ownership: Ownership, let_in: Callable[..., None], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._ownership = ownership
        self._let_in = let_in
        self._clock = clock
        self._taken: OrderedDict[int, float] = OrderedDict()
        self._kept: deque[_Kept] = deque()
        self._asking: set[int] = set()
        self._before: dict[int, frozenset[int]] = {}
        self._doubtful: list[tuple[int, str, tuple[Any, ...]]] = []
        self._asides: set[asyncio.Task[None]] = set()
        self._forwarded = 0

    def passes(self, event: str, args: tuple[Any, ...]) -> bool:
        """Whether it is this process's to take in, now."""
        guild = _guild(args)
        if guild is None or (event == INTERACTION and args[0].id == self._forwarded):
            return True
        owned = self._ownership
        shard = self._ownership.shard(guild)
        once = _is_for_one(event, args)
        if shard not in owned.held:
            if once and shard in owned.standing.next:
                self._keep(shard, event, args[0])
            return False
        if owned.lapsed or self._doubtful:
            self._doubtful.append((shard, event, args))
            if len(self._doubtful) == 1:
                self._aside(self._find_out())
            return False
        if once:
            if shard in self._asking:
                self._keep(shard, event, args[0])
                return False
            if args[0].id in self._before.get(shard, ()):
                return False  # it came here later than to the one before
            self.note(args[0].id)
        return True

    @contextmanager
    def open_for(self, interaction: int) -> Generator[None]:
        """This one may pass, though it is of direct messages, which may be another's: it was forwarded to us."""
        self._forwarded = interaction
        try:
            yield
        finally:
            self._forwarded = 0

    def lately(self) -> list[int]:
        """The interactions and direct messages that were taken in within the last seconds."""
        return list(self._taken)

    def took(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether this one was taken in: slash commands come by another way than events, and a moment earlier."""
        return interaction.id in self._taken

    def note(self, taken: int) -> None:
        """This has been taken in, here or where it was forwarded to."""
        now = self._clock()
        while self._taken and now - next(iter(self._taken.values())) > LATELY:
            self._taken.popitem(last=False)
        self._taken[taken] = now

    def gained(self, shards: frozenset[int]) -> None:
        """These are ours now: what was kept for them is taken in, and what comes until it is known what the one before
        has taken in."""
        self._asking |= shards
        for shard in shards:
            self._before.pop(shard, None)
            self._aside(self._take_in(shard))

    async def close(self) -> None:
        """Nothing more is taken in."""
        for task in self._asides:
            task.cancel()
        await asyncio.gather(*self._asides, return_exceptions=True)

    def _keep(self, shard: int, event: str, thing: Any) -> None:
        while self._kept and self._clock() - self._kept[0].came > max(WORTH.values()):
            self._kept.popleft()
        self._kept.append(_Kept(self._clock(), shard, event, thing))

    def _is_worth_it(self, kept: _Kept) -> bool:
        """Whether it may still be taken in."""
        return self._clock() - kept.came < WORTH[kept.event]

    async def _take_in(self, shard: int) -> None:
        try:
            self._before[shard] = await self._ownership.heard(shard)
        except StoreUnavailable:
            self._before.pop(shard, None)
        except Exception:  # else the shard's presses would be kept for ever
            log.exception("what the process before had taken in could not be read")
            self._before.pop(shard, None)
        self._asking.discard(shard)
        kept = [one for one in self._kept if one.shard == shard]
        self._kept = deque(one for one in self._kept if one.shard != shard)
        known = shard in self._before
        for one in kept:
            if shard not in self._ownership.held or not self._is_worth_it(one):
                continue
            if one.event == INTERACTION and not known:
                continue  # somebody may have answered it; a message is carried under the same nonce by whoever does
            if one.thing.id not in self._before.get(shard, ()):
                self.note(one.thing.id)
                self._let_in(one.event, one.thing)

    async def _find_out(self) -> None:
        """A process that was held up for long, or whose Redis is away, may have lost its shards and not know it. The
        first will soon know, however long that takes it; of the second people are told that there is trouble."""
        await self._ownership.word(DOUBT)
        doubtful = self._doubtful
        self._doubtful = []
        for shard, event, args in doubtful:
            if shard in self._ownership.held:
                if _is_for_one(event, args):
                    self.note(args[0].id)
                self._let_in(event, *args)

    def _aside(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._asides.add(task)
        task.add_done_callback(self._asides.discard)


def _guild(args: tuple[Any, ...]) -> int | None:
    """The server of what has happened, 0 for direct messages; None for what every process is to hear: what the gateway
    tells of itself, and which servers there are."""
    if not args or isinstance(args[0], int | discord.Guild):
        return None
    first = args[0]
    guild = getattr(first, "guild_id", None) or getattr(getattr(first, "guild", None), "id", None)
    if guild is not None:
        return int(guild)
    return 0 if isinstance(first, discord.Interaction | discord.Message) else None


def _is_for_one(event: str, args: tuple[Any, ...]) -> bool:
    """Whether it must neither be lost nor be taken in twice: an interaction, or what a person writes directly."""
    if event == MESSAGE:
        return _guild(args) == 0 and not args[0].author.bot
    return event == INTERACTION
