"""Sessions with Discord's gateway follow the shards that this process serves, and those it makes itself ready for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from discord import AutoShardedClient
from discord.gateway import DiscordWebSocket

from cogs.upkeep.growing_pauses import SOON, GrowingPauses
from cogs.upkeep.shown import know_when_all_are_shown
from core.settings import Shards
from core.table import Ownership, ProcessStanding, StoreUnavailable, Wait

log = logging.getLogger(__name__)

BETWEEN_IDENTIFIES = 5.25
"""Seconds between two sessions that begin in one turn: Discord's five, and what requests may differ by on their way."""


class Sessions:
    """Opens a session for each shard that is held or about to be, and closes the others.

    discord.py has all shards of a client stand from its start to its end; what is done here between the two goes by its
    `launch_shard`, and by the record that it keeps of them. `moved` is called when other shards are held than before.
    """

    def __init__(
        self,
        bot: AutoShardedClient,
        ownership: Ownership,
        shards: Shards,
        *,
        moved: Callable[[frozenset[int]], None],
        hand_over: Callable[[frozenset[int]], Awaitable[None]],
        wait: Wait,
    ) -> None:
        self._bot = bot
        self._ownership = ownership
        self._shards = shards
        self._moved = moved
        self._hand_over = hand_over
        self._wait = wait
        self._gateway = DiscordWebSocket.DEFAULT_GATEWAY
        self._concurrency = 1
        self._opening: dict[int, asyncio.Task[None]] = {}
        self._shown: set[int] = set()
        self._going: set[int] = set()
        self._asides: set[asyncio.Task[Any]] = set()
        self._closed = False
        know_when_all_are_shown(bot)

    @property
    def ready(self) -> bool:
        """Whether Discord has shown the servers of every shard that is held."""
        return self._ownership.held <= self._shown

    async def begin(self) -> None:
        """Take the shards, and open their sessions. Returns when they are being opened, whatever is waited for."""
        count, gateway, limits = await self._bot.http.get_bot_gateway()
        self._concurrency = max(1, limits["max_concurrency"])
        if self._shards.count is None:
            self._gateway = type(self._gateway)(gateway)
        pauses = GrowingPauses(self._wait, SOON, "Redis, to share out the shards")
        while True:
            try:
                await self._ownership.begin(self._shards.count or count, self, fixed=self._shards.count is not None)
                break
            except StoreUnavailable as error:
                log.warning("which shards are ours cannot be known (Redis is away: %s), tried again", error)
                await pauses.rest()

    def counted(self, count: int) -> None:
        """There are so many shards in all."""
        self._bot.shard_count = count
        self._bot._connection.shard_count = count

    def gained(self, shards: frozenset[int]) -> None:
        """These are this process's from now on."""
        log.info("serves shards %s of %d", _list(shards), self._ownership.count)
        self._moved(shards)

    def lost(self, shards: frozenset[int]) -> None:
        """These are another's by now, or nobody's."""
        log.info("serves shards %s no more", _list(shards))
        self._moved(shards)

    def stood(self, standing: ProcessStanding) -> None:
        """Open and close what is to be; hand over what another process stands ready for."""
        if self._closed:
            return
        wanted = {*standing.held, *standing.next}
        if not self._bot.is_ready():
            self._bot._connection.shard_ids = sorted(wanted)
            if wanted and wanted <= self._shown:  # discord.py waits for one that is not ours any more
                self._bot._connection.call_handlers("ready")
                self._bot.dispatch("ready")
        for shard in sorted(wanted - self._opening.keys()):
            self._opening[shard] = asyncio.create_task(self._open(shard), name=f"session of shard {shard}")
        for shard in self._opening.keys() - wanted:
            self._aside(self._close(shard, self._opening.pop(shard)))
        self._ownership.stand_ready(standing.next & self._shown)
        if leaving := standing.ready - self._going:
            self._going |= leaving
            self._aside(self._give(leaving))

    def shown(self, shard: int) -> None:
        """Discord has shown the servers of this shard."""
        self._shown.add(shard)
        self._ownership.stand_ready(self._ownership.standing.next & self._shown)

    async def turn(self, shard: int) -> None:
        """Wait until this shard may identify: of all processes together, so many at a time as Discord allows."""
        if shard not in self._opening:
            raise asyncio.CancelledError  # given up meanwhile; discord.py lets go of it quietly
        name = str(shard % self._concurrency)
        while True:
            try:
                left = await self._ownership.turn(name, BETWEEN_IDENTIFIES)
            except StoreUnavailable:
                left = BETWEEN_IDENTIFIES
            if not left:
                return
            await self._wait(asyncio.sleep(left), "the turn to identify")

    async def close(self) -> None:
        """Open nothing more."""
        self._closed = True
        tasks = [*self._opening.values(), *self._asides]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _open(self, shard: int) -> None:
        await self._bot.launch_shard(self._gateway, shard)

    async def _close(self, shard: int, opening: asyncio.Task[None]) -> None:
        opening.cancel()
        await asyncio.gather(opening, return_exceptions=True)
        self._shown.discard(shard)
        standing = _record(self._bot).pop(shard, None)
        if standing is not None:
            await standing.close()
        for guild in [guild for guild in self._bot.guilds if self._ownership.shard(guild.id) == shard]:
            self._bot._connection._remove_guild(guild)  # nobody tells us any more what becomes of it

    async def _give(self, shards: frozenset[int]) -> None:
        try:
            await self._hand_over(shards)
        finally:
            self._going -= shards

    def _aside(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._asides.add(task)
        task.add_done_callback(self._asides.discard)


def _record(bot: AutoShardedClient) -> dict[int, Any]:
    """discord.py's record of the shards that stand."""
    return bot.__dict__["_AutoShardedClient__shards"]


def _list(shards: frozenset[int]) -> str:
    return ", ".join(map(str, sorted(shards)))
