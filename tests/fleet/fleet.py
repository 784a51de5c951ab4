"""A Discord, a Redis and the processes over them, for a test or a measurement."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Any, cast

from redis.asyncio import Redis

from tests.fleet.gateway import BETWEEN_IDENTIFIES
from tests.fleet.processes import BotProcess
from tests.fleet.room import BETWEEN_IDENTIFIES as SOONER
from tests.fleet.server import DiscordServer
from tests.store.servers import RunningServer

LEASES = "mafia:{shards}:processes"
"""By process when its lease ends."""


class Fleet:
    """What stands together. `bots`: every process that was started, those that have ended included. `room`: the bounds
    of theirs that are not the bot's own. `forked`: as `BotProcess` has it."""

    def __init__(
        self, discord: DiscordServer, redis_url: str, home: Path, room: Mapping[str, Any], forked: bool
    ) -> None:
        self.discord, self.redis_url, self.home, self.room, self.forked = discord, redis_url, home, room, forked
        self.bots: list[BotProcess] = []

    def bot(
        self, *arguments: str, room: Mapping[str, Any] | None = None, forked: bool | None = None, **settings: str
    ) -> BotProcess:
        """Start one more process, as `mafia run ARGUMENTS`. `room`, `forked`: where it is to have another than all."""
        room = self.room if room is None else room
        forked = self.forked if forked is None else forked
        made = BotProcess(self.discord, self.redis_url, self.home, *arguments, room=room, forked=forked, **settings)
        made.start()
        self.bots.append(made)
        return made

    async def lease_ends(self, bot: BotProcess) -> None:
        """So much time has passed that the lease of one that is dead has ended."""
        assert bot.process is not None
        assert not bot.running
        async with Redis.from_url(self.redis_url) as client:
            for name in cast(list[bytes], await client.zrange(LEASES, 0, -1)):
                if f":{bot.process.pid}:".encode() in name:
                    await client.zadd(LEASES, {name: 0})

    async def close(self) -> None:
        """End what runs: at once, those that a test has not ended itself have nothing left to say."""
        for bot in self.bots:
            bot.kill()
        for bot in self.bots:
            await bot.ended()
        await self.discord.close()


@asynccontextmanager
async def fleet(
    home: Path,
    *,
    shards: int = 1,
    concurrency: int = 1,
    between: float | None = None,
    redis_url: str = "",
    room: Mapping[str, Any] = MappingProxyType({}),
    forked: bool | None = None,
) -> AsyncGenerator[Fleet]:
    """A fleet without processes yet; with a Redis of its own, unless there is one at `redis_url`. `room`: what tests
    give its processes (`tests.fleet.room`); measurements leave them to their own bounds. `forked`: whether they
    are; where they have room, unless a test is about processes that have nothing in common."""
    server = None
    if not redis_url:
        server = RunningServer(home / "redis", "--save", "", "--appendonly", "yes", "--appendfsync", "always")
        await server.start()
        redis_url = server.url
    if between is None:
        between = SOONER if room else BETWEEN_IDENTIFIES
    discord = DiscordServer(shards, concurrency=concurrency, between=between)
    discord.presses.patient = bool(room)
    await discord.open()
    made = Fleet(discord, redis_url, home, room, bool(room) if forked is None else forked)
    try:
        yield made
    finally:
        await made.close()
        if server is not None:
            await asyncio.to_thread(server.stop)
