"""A Discord, a Redis and the processes over them, for a test or a measurement."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.fleet.gateway import BETWEEN_IDENTIFIES
from tests.fleet.processes import BotProcess
from tests.fleet.server import DiscordServer
from tests.store.servers import RunningServer


class Fleet:
    """What stands together. `bots`: every process that was started, those that have ended included."""

    def __init__(self, discord: DiscordServer, redis_url: str, home: Path) -> None:
        self.discord, self.redis_url, self.home = discord, redis_url, home
        self.bots: list[BotProcess] = []

    def bot(self, *arguments: str, **settings: str) -> BotProcess:
        """Start one more process, as `mafia run ARGUMENTS`."""
        made = BotProcess(self.discord, self.redis_url, self.home, *arguments, **settings)
        made.start()
        self.bots.append(made)
        return made

    async def close(self) -> None:
        """End what runs."""
        for bot in self.bots:
            bot.stop()
        for bot in self.bots:
            try:
                await bot.ended(15)
            except Exception:
                bot.kill()
        await self.discord.close()


@asynccontextmanager
async def fleet(
    home: Path, *, shards: int = 1, concurrency: int = 1, between: float = BETWEEN_IDENTIFIES, redis_url: str = ""
) -> AsyncGenerator[Fleet]:
    """A fleet without processes yet; with a Redis of its own, unless there is one at `redis_url`."""
    server = None
    if not redis_url:
        server = RunningServer(home / "redis", "--save", "", "--appendonly", "yes", "--appendfsync", "always")
        await server.start()
        redis_url = server.url
    discord = DiscordServer(shards, concurrency=concurrency, between=between)
    await discord.open()
    made = Fleet(discord, redis_url, home)
    try:
        yield made
    finally:
        await made.close()
        if server is not None:
            await asyncio.to_thread(server.stop)
