"""Games are taken up: after a start, and whenever Discord shows a server that was not there before."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection

from cogs.services import Services
from cogs.upkeep.growing_pauses import SOON, GrowingPauses
from cogs.upkeep.lost_channels import end_if_gone
from cogs.voice.port import Surroundings
from core.table import StoreUnavailable, TableId, Tables, is_ours

log = logging.getLogger(__name__)


class GameResumer:
    """Takes up the games of this process's shards: clocks, what was left to be said, voices, mutes that are owed.

    It is done when all of it is done. A Redis that is away in that moment is asked again, for as long as it takes.
    What was deleted while nobody heard of it is noticed then. `show` brings what stands in a game's channel up to date,
    beside it; `moved` lets go of the tables of shards that are another process's by now.
    """

    def __init__(
        self,
        services: Services,
        tables: Tables,
        around: Surroundings,
        show: Callable[[TableId], None],
        moved: Callable[[], Awaitable[None]],
    ) -> None:
        self._services = services
        self._tables = tables
        self._around = around
        self._show = show
        self._moved = moved
        self._taken: set[TableId] = set()
        self._changed: list[tuple[frozenset[int], int]] = []
        self._shards: Collection[int] | None = None
        self._shard_count = 1
        self._asked = 0
        self._answered = 0
        self._resting = False
        self._pauses = GrowingPauses(services.wait, SOON, "Redis, to take the games up")
        self._task: asyncio.Task[None] | None = None

    @property
    def done(self) -> bool:
        """Whether everything that there was to take up has been taken up."""
        return 0 < self._asked == self._answered

    def ask(self, shards: Collection[int] | None, shard_count: int) -> None:
        """Take up what there is, or what has come since the last time."""
        self._asked += 1
        self._shards = shards
        self._shard_count = shard_count
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="games to take up")

    def change(self, changed: frozenset[int], shards: Collection[int], shard_count: int) -> None:
        """These shards have become ours, or another's: `shards` are those that we have now. Redis has just said so, and
        is waited for no longer."""
        self._changed.append((changed, shard_count))
        if self._resting and self._task is not None:
            self._resting = False
            self._task.cancel()
            self._task = None
        self.ask(shards, shard_count)

    async def close(self) -> None:
        """The process ends; what is not taken up is there for the next one."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        troubled = False
        while self._answered < self._asked:
            asked = self._asked
            try:
                if self._changed:
                    await self._let_go()
                await self._take_up(await self._tables.live(self._shards, self._shard_count))
            except Exception as error:
                away = isinstance(error, StoreUnavailable)
                if not troubled:
                    why = f"Redis is away: {error}" if away else repr(error)
                    log.warning("games could not be taken up (%s), tried again", why, exc_info=not away)
                troubled = True
                self._resting = True
                await self._pauses.rest()
                self._resting = False
            else:
                self._answered = asked
                self._pauses.begin_anew()

    async def _let_go(self) -> None:
        changed = self._changed
        self._taken = {id_ for id_ in self._taken if not any(is_ours(id_.guild, *one) for one in changed)}
        await self._moved()
        self._changed = self._changed[len(changed) :]

    async def _take_up(self, live: Collection[TableId]) -> None:
        """Those of these games whose server Discord has shown us."""
        services = self._services
        here = [id_ for id_ in live if id_ not in self._taken and services.client.get_guild(id_.guild) is not None]
        taken = await self._tables.resume(here)
        # Debts are paid where nothing is played, so the tables come first.
        await services.narration.start(self._around)
        await asyncio.gather(*(self._follow(id_) for id_ in taken))
        known = [table for guild in {id_.guild for id_ in live} for table in services.known_tables(guild)]
        await asyncio.gather(*(end_if_gone(services.client, table) for table in known))
        self._tables.catch_up(taken, first=not self._answered)
        if here or not self._answered:
            log.info("%d games taken up", len(taken))

    async def _follow(self, id_: TableId) -> None:
        self._taken.add(id_)
        state = self._tables.get(id_).state
        if state is not None and state.running:
            self._services.playing.add(id_)
        if not self._tables.get(id_).opened_here:
            self._show(id_)
        try:
            await self._services.narration.resume(id_)
        except Exception:  # a voice that fails stops no game
            log.exception("the voice of table %s did not go on", id_)
