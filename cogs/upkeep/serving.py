"""Which shards this process serves, and all that follows from it: from taking them to leaving them to others."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Collection
from typing import Any

from discord import AutoShardedClient

from cogs.upkeep.direct_presses import DirectPresses
from cogs.upkeep.forwarding import Among, Forwarding
from cogs.upkeep.gate import Gate
from cogs.upkeep.resume_games import GameResumer
from cogs.upkeep.sessions import Sessions
from core.settings import Shards
from core.table import Ownership, StoreUnavailable, Tables, Wait

log = logging.getLogger(__name__)

FINISHING = 2.0
FALLING_SILENT = 1.0
"""Seconds for what is being said when a shard is left, and for leaving its voice channels."""
ASKING = 1.5
"""Seconds within which others say that they will take over from a process that leaves."""
LEAVING = 25.0
NEXT_ONE = 8.0
"""Seconds that a process which is told to end waits for others to be ready: in all, and for the next of its shards."""


class Serving:
    """One process's share of the bot. `let_in` makes something of an event that the gate had kept, `fall_silent` takes
    voices out of the servers that are about to be another's."""

    def __init__(
        self,
        bot: AutoShardedClient,
        ownership: Ownership,
        shards: Shards,
        *,
        tables: Tables,
        game_resumer: GameResumer,
        let_in: Callable[..., None],
        among: Among,
        fall_silent: Callable[[], Awaitable[None]],
        wait: Wait,
    ) -> None:
        self.ownership = ownership
        self._tables = tables
        self._awakening = game_resumer
        self._fall_silent = fall_silent
        self.gate = Gate(ownership, let_in)
        self.forwarding = Forwarding(ownership, among, wait)
        self._presses = DirectPresses(bot, ownership, self.gate, self.forwarding)
        self.sessions = Sessions(bot, ownership, shards, moved=self._changed, hand_over=self._hand_over, wait=wait)

    @property
    def shards(self) -> Collection[int]:
        """Those that are served."""
        return self.ownership.held

    @property
    def shown(self) -> bool:
        """Whether Discord has shown the servers of all of them."""
        return self.sessions.ready

    def passes(self, event: str, args: tuple[Any, ...]) -> bool:
        """Whether this process is to make something of an event."""
        return self.gate.passes(event, args)

    async def leave(self) -> None:
        """Before the end: leave what is served to processes that are there and make themselves ready for it."""
        owned = self.ownership
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(FINISHING):
                standing = await owned.leave()
        except (StoreUnavailable, TimeoutError):
            return
        began = last = loop.time()
        left = len(owned.held)
        while standing.others and owned.held and loop.time() < min(began + LEAVING, last + NEXT_ONE):
            await owned.renewal(ASKING)
            standing = owned.standing
            if len(owned.held) < left:
                left = len(owned.held)
                last = loop.time()
            if loop.time() - began > ASKING and not standing.awaited and not standing.ready:
                break
        if standing.others and owned.held:
            await self._hand_over(owned.held)

    async def close(self) -> None:
        """Open no session any more."""
        await self.sessions.close()
        await self.forwarding.close()
        await self.gate.close()

    async def end(self) -> None:
        """What is still held is free at once. Who stands ready for it has kept all that came meanwhile, and is told
        what was taken in here, also where there was no time to leave in order."""
        await self.ownership.close(self._taken_in())

    def _changed(self, shards: frozenset[int]) -> None:
        owned = self.ownership
        self._awakening.change(shards, owned.held, owned.count)
        self.forwarding.moved()
        self.gate.gained(shards & owned.held)

    async def _hand_over(self, shards: frozenset[int]) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FINISHING):
                await self.forwarding.settled()
                await self._tables.settled(lambda guild: self.ownership.shard(guild) in shards)
        await self.ownership.let_go(shards, self._last_words)

    async def _last_words(self) -> list[int]:
        """The last thing before others may have what is left to them: voices go, or theirs would be put out too."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FALLING_SILENT):
                await self._fall_silent()
        return self._taken_in()

    def _taken_in(self) -> list[int]:
        unfinished = self.forwarding.unfinished()
        return [one for one in self.gate.lately() if one not in unfinished]
