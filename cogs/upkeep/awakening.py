"""Games are taken up: after a start, and whenever Discord shows a server that was not there before."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection

from cogs.services import Services
from cogs.upkeep.patience import SOON, Pauses
from cogs.voice.port import Surroundings
from core.table import StoreUnavailable, Tables

log = logging.getLogger(__name__)


class Awakening:
    """Takes up the games of this process's shards: clocks, what was left to be said, voices, mutes that are owed.

    It is done when all of it is done. A Redis that is away in that moment is asked again, for as long as it takes.
    """

    def __init__(self, services: Services, tables: Tables, around: Surroundings) -> None:
        self._services, self._tables, self._around = services, tables, around
        self._taken: set[int] = set()
        self._asked = 0
        self._answered = 0
        self._pauses = Pauses(services.wait, SOON, "Redis, to take the games up")
        self._task: asyncio.Task[None] | None = None

    @property
    def done(self) -> bool:
        """Whether everything that there was to take up has been taken up."""
        return 0 < self._asked == self._answered

    def ask(self, shards: Collection[int] | None, shard_count: int) -> None:
        """Take up what there is, or what has come since the last time."""
        self._asked += 1
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(shards, shard_count), name="games to take up")

    async def close(self) -> None:
        """The process ends; what is not taken up is there for the next one."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self, shards: Collection[int] | None, shard_count: int) -> None:
        troubled = False
        while self._answered < self._asked:
            asked = self._asked
            try:
                await self._take_up(await self._tables.live(shards, shard_count))
            except Exception as error:
                away = isinstance(error, StoreUnavailable)
                if not troubled:
                    log.warning("games could not be taken up (%s), tried again", error, exc_info=not away)
                troubled = True
                await self._pauses.rest()
            else:
                self._answered = asked
                self._pauses.begin_anew()

    async def _take_up(self, live: Collection[int]) -> None:
        """Those of these games whose server Discord has shown us."""
        services = self._services
        here = [guild for guild in live if guild not in self._taken and services.client.get_guild(guild) is not None]
        taken = await self._tables.resume(here)
        # Debts are paid where nothing is played, so the tables come first.
        await services.narration.start(self._around)
        await asyncio.gather(*(self._follow(guild) for guild in taken))
        if here or not self._answered:
            log.info("%d games taken up", len(taken))

    async def _follow(self, guild: int) -> None:
        self._taken.add(guild)
        state = self._tables.get(guild).state
        if state is not None and state.running:
            self._services.playing.add(guild)
        try:
            await self._services.narration.resume(guild)
        except Exception:  # a voice that fails stops no game
            log.exception("the voice of guild %s did not go on", guild)
