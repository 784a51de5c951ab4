"""What came to this process and is another's to see to, since that one serves the table, goes on to that process.

Discord tells all that happens in direct messages to shard 0 alone. Were everything decided where it comes in, that one
process would read, for every press and message, a table that another has in memory, and the other would read it again:
the bot would not grow with its processes. What comes in is published instead, and the one who serves the table sees to
it. Published, since nothing hangs on its being heard: what nobody has claimed after `PATIENCE` is seen to where it came
in. So is, a while later, what somebody has claimed who did not get to the end of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import defaultdict
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Protocol

from discord import utils

from core.table import Hint, Ownership, StoreUnavailable, Wait, wall

log = logging.getLogger(__name__)

PATIENCE = 0.7
"""Seconds for another process to claim something. For a press Discord waits for three, and for that process too."""
AT_ONCE = 0.3
"""What is urgent and was forwarded so few seconds ago is seen to while it is claimed: nobody else claims it yet."""
TO_THE_END = 5.0
"""Seconds more for whoever has claimed something to get to the end of it."""
CLAIMING = "another process that sees to something"
ENDING = "another process that gets to the end of something"
"""What these seconds are waited for, by its name."""

Raw = dict[str, Any]
"""Something that came in, as JSON says it. `id`: its number, as text."""


class Among(Protocol):
    """What processes have in common: `core.store.Store`."""

    async def tell(self, topic: str, text: str) -> None:
        """Tell whoever listens now. Raises `StoreUnavailable`."""
        ...

    def listen(self, topics: Sequence[str]) -> AsyncGenerator[Hint | None]:
        """What is told."""
        ...

    async def claim(self, process: str, things: Sequence[str]) -> list[bool]:
        """Which of these are this process's to see to. Raises `StoreUnavailable`."""
        ...


class Kind(Protocol):
    """What is forwarded, of one kind."""

    topic: str
    """Its name for other processes, before the number of a shard."""
    urgent: bool
    """Worth nothing after a moment, and must not be seen to twice; who waits for it sees whether anything came of it.
    Anything else may be seen to twice: whoever comes second finds it done."""

    @property
    def unfinished(self) -> Mapping[int, asyncio.Future[Any]]:
        """By their numbers those that this process is seeing to."""
        ...

    def is_ours(self, thing: Raw) -> bool:
        """Whether this process can see to one that another has forwarded to it."""
        ...

    def see_to(self, thing: Raw) -> Awaitable[object] | None:
        """See to one that this process has claimed; where it takes a while, its end."""
        ...


class _Line:
    """What is due stays in order: whoever's turn it is sees to all that is due by then, the others find it done."""

    def __init__(self) -> None:
        self._due: list[Raw] = []
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def of(self, things: Iterable[Raw]) -> AsyncGenerator[list[Raw]]:
        """These are due too; when it is our turn, all that are."""
        self._due += things
        async with self._turn:
            due = self._due
            self._due = []
            yield due


class Forwarding:
    """Tells, listens, and watches that nothing falls between two processes. `now`: as `wall` says it."""

    def __init__(self, ownership: Ownership, among: Among, wait: Wait, now: Callable[[], int] = wall) -> None:
        self._ownership = ownership
        self._among = among
        self._wait = wait
        self._now = now
        self._lines: defaultdict[tuple[str, str], _Line] = defaultdict(_Line)
        self._kinds: dict[str, Kind] = {}
        self._waiting: dict[str, list[Raw]] = {}
        self._sending: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None
        self._under_way: set[asyncio.Task[None]] = set()
        self._asides: set[asyncio.Task[None]] = set()

    def carry(self, kind: Kind) -> None:
        """Things of this kind may come from other processes from now on. Before any shard is held."""
        self._kinds[kind.topic] = kind

    def shard_elsewhere(self, guilds: Collection[int]) -> int | None:
        """The one shard to which these servers belong, where it is another process's to see to what comes in here."""
        owned = self._ownership
        shards = {self._ownership.shard(guild) for guild in guilds}
        if len(shards) != 1 or owned.lapsed or owned.shard(0) not in owned.held:
            return None
        (shard,) = shards
        return None if shard in owned.held else shard

    def send(self, kind: Kind, shard: int, thing: Raw) -> None:
        """Let the process that serves this shard see to it; this one, if nobody does."""
        self._waiting.setdefault(f"{kind.topic}{shard}", []).append(thing)
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send(), name="what goes on to other processes")

    def moved(self) -> None:
        """Other shards are held than before."""
        if self._listening is not None:
            self._listening.cancel()
        topics = [f"{topic}{shard}" for topic in self._kinds for shard in sorted(self._ownership.held)]
        self._listening = asyncio.create_task(self._listen(topics), name="what other processes send on")

    async def settled(self) -> None:
        """Wait until all that came in is seen to here, or has been claimed by somebody."""
        while tasks := [task for task in self._before_the_end() if not task.done()]:
            await asyncio.wait(tasks)

    def unfinished(self) -> set[int]:
        """The numbers of what came in and is not seen to yet: the next process is to see to it."""
        return {number for kind in self._kinds.values() for number in kind.unfinished}

    def _before_the_end(self) -> Iterator[asyncio.Future[Any]]:
        if self._sending is not None:
            yield self._sending
        yield from list(self._under_way)
        for kind in self._kinds.values():
            yield from list(kind.unfinished.values())

    async def close(self) -> None:
        """Forward nothing more."""
        tasks = [task for task in (self._sending, self._listening, *self._under_way, *self._asides) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _send(self) -> None:
        """One message after another: what one person does is not to overtake itself."""
        while self._waiting:
            topic = next(iter(self._waiting))
            things = self._waiting.pop(topic)
            self._start(self._watch(self._kind(topic), things), self._under_way)
            with contextlib.suppress(StoreUnavailable):
                await self._among.tell(topic, utils._to_json([self._now(), things]))

    async def _watch(self, kind: Kind, things: Sequence[Raw]) -> None:
        await self._wait(asyncio.sleep(PATIENCE), CLAIMING)
        async with self._lines[kind.topic, CLAIMING].of(things) as due:
            try:
                others = await self._claim_and_see_to(kind, due)
            except StoreUnavailable:
                self._see_to(kind, due)  # whoever waits for it is told that there is trouble
                return
        if others and not kind.urgent:
            self._start(self._watch_the_end(kind, others), self._asides)

    async def _watch_the_end(self, kind: Kind, things: Sequence[Raw]) -> None:
        await self._wait(asyncio.sleep(TO_THE_END), ENDING)
        async with self._lines[kind.topic, ENDING].of(things) as due:
            undone = due
            with contextlib.suppress(StoreUnavailable):
                claimed = await self._claimed([_end(thing) for thing in due])
                undone = [thing for thing, got in zip(due, claimed, strict=True) if got]
            self._see_to(kind, undone)

    async def _listen(self, topics: Sequence[str]) -> None:
        if not topics:
            return
        heard = self._among.listen(topics)
        while True:
            hint = await self._wait(anext(heard), "what other processes send on")
            if hint is None or self._ownership.lapsed:
                continue
            try:
                await self._hear(hint)
            except Exception:  # as of another version's: what comes after it is heard all the same
                log.exception("what another process has sent on could not be read")

    async def _hear(self, hint: Hint) -> None:
        kind = self._kind(hint.topic)
        sent, things = utils._from_json(hint.text)
        ours = [thing for thing in things if kind.is_ours(thing)]
        if kind.urgent and self._now() - sent < AT_ONCE * 1000:
            self._see_to(kind, ours)
            self._start(self._claim(ours), self._under_way)  # what is heard next need not wait for Redis's disk
        else:
            # To its end, though other shards be held meanwhile: what is claimed nobody else sees to.
            await asyncio.shield(self._start(self._take(kind, ours), self._under_way))

    async def _claim(self, things: Sequence[Raw]) -> None:
        """Say that this process sees to them."""
        with contextlib.suppress(StoreUnavailable):
            await self._claimed([thing["id"] for thing in things])

    async def _take(self, kind: Kind, things: Sequence[Raw]) -> None:
        """See to what has been heard of, where nobody else does."""
        with contextlib.suppress(StoreUnavailable):
            await self._claim_and_see_to(kind, things)

    def _kind(self, topic: str) -> Kind:
        return self._kinds[topic.rstrip("0123456789")]

    async def _claim_and_see_to(self, kind: Kind, things: Sequence[Raw]) -> list[Raw]:
        """See to those of them that no other process sees to; the others. Raises `StoreUnavailable`."""
        claimed = await self._claimed([thing["id"] for thing in things])
        self._see_to(kind, [thing for thing, got in zip(things, claimed, strict=True) if got])
        return [thing for thing, got in zip(things, claimed, strict=True) if not got]

    async def _claimed(self, ids: Sequence[str]) -> list[bool]:
        return await self._among.claim(self._ownership.process, ids) if ids else []

    def _see_to(self, kind: Kind, things: Iterable[Raw]) -> None:
        for thing in things:
            try:
                end = kind.see_to(thing)
            except Exception:
                log.exception("what was forwarded could not be read")
            else:
                if end is not None:
                    self._start(self._note_the_end(thing, end), self._under_way)

    async def _note_the_end(self, thing: Raw, end: Awaitable[object]) -> None:
        try:
            await end
            await self._claimed([_end(thing)])
        except StoreUnavailable as error:
            log.info("where it came in they will not know that it is done: %s", error)
        except Exception:
            log.exception("what was forwarded could not be seen to")

    def _start(self, work: Any, among: set[asyncio.Task[None]]) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name="something that was forwarded")
        among.add(task)
        task.add_done_callback(among.discard)
        return task


def _end(thing: Raw) -> str:
    """What is claimed by whoever has seen to something, and after a while by whoever finds that nobody has."""
    return f"{thing['id']}:end"
