"""The tables of a process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection

from core.books.library import load
from core.rulebook.book import Rulebook
from core.rulebook.loader import ScenarioError
from core.store import Store, StoreUnavailable
from core.table.clock import Clock, SteadyTime, Wait, just_wait, wall
from core.table.decision import Books
from core.table.outgoing import Delivery
from core.table.pace import Limits
from core.table.table import Shared, Table
from core.table.turnstile import Turnstile

log = logging.getLogger(__name__)

AT_ONCE = 64


def published_book(scenario: str) -> Rulebook | None:
    """The published scenario of an id, or `None`."""
    try:
        return load(scenario)
    except ScenarioError:
        return None


class Tables:
    """Every guild's table, made when first asked for; one clock for all of them."""

    def __init__(
        self,
        store: Store,
        delivery: Delivery,
        *,
        books: Books = published_book,
        limits: Limits | None = None,
        now: Callable[[], int] = wall,
        wait: Wait = just_wait,
        turnstile: Turnstile | None = None,
    ) -> None:
        self.store = store
        self.now = SteadyTime.of(now)
        self._shared = Shared(store, delivery, books, limits or Limits(), self.now, wait, turnstile or Turnstile())
        self._tables: dict[int, Table] = {}
        self.clock = Clock(self._due, self.now, wait)

    def get(self, guild: int) -> Table:
        """The guild's table. Its state is known after its first command or `load`."""
        table = self._tables.get(guild)
        if table is None:
            table = self._tables[guild] = Table(guild, self._shared, self.clock)
        return table

    def __len__(self) -> int:
        return len(self._tables)

    async def has(self, guild: int) -> bool:
        """Whether there is a table in a guild; none is made to find out. Raises `StoreUnavailable`."""
        return guild in self._tables or await self.store.load(guild) is not None

    def start(self) -> None:
        """Start the clock, as a task of the running loop."""
        self.clock.start()

    async def resume(self, guilds: Collection[int] | None = None) -> list[int]:
        """Take up the live games of these guilds (`None`: of all that Redis has): clocks run, what was left unsaid is
        said. The guilds taken up: one whose game is broken holds up no other. Raises `StoreUnavailable`."""
        found = await self.live() if guilds is None else guilds
        gate = asyncio.Semaphore(AT_ONCE)
        away: list[StoreUnavailable] = []

        async def take_up(guild: int) -> None:
            async with gate:
                if away:
                    return
                try:
                    await self.get(guild).resume()
                except StoreUnavailable as error:
                    away.append(error)
                except Exception:
                    log.exception("guild %s could not be taken up", guild)

        await asyncio.gather(*(take_up(guild) for guild in found))
        if away:
            raise away[0]
        return [guild for guild in found if self.get(guild).state is not None]

    async def live(self, shards: Collection[int] | None = None, shard_count: int = 1) -> list[int]:
        """Guilds with a live game, of these shards alone (`None`: of all). Raises `StoreUnavailable`."""
        return await self.store.live(shards, shard_count)

    def waiting(self) -> int:
        """How many things of all tables have been committed and are not yet said."""
        return sum(table.waiting() for table in self._tables.values())

    async def healthy(self) -> bool:
        """Whether Redis answers now, without waiting for it."""
        return await self.store.healthy()

    async def release(self, guild: int) -> None:
        """Let go of a guild that another process serves from now on; its game stays in Redis."""
        table = self._tables.pop(guild, None)
        if table is not None:
            await table.stop()

    async def settled(self) -> None:
        """Wait until everything said so far has been delivered."""
        await asyncio.gather(*(table.settled() for table in list(self._tables.values())))

    async def close(self) -> None:
        """Stop the clock and all deliveries. The games stay in Redis."""
        await self.clock.stop()
        await asyncio.gather(*(table.stop() for table in self._tables.values()))

    async def _due(self, guild: int) -> None:
        await self.get(guild).due()
