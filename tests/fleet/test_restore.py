"""Backed up, lost, restored, played on: what `.github/OPERATING.md` tells operators to do, done."""

from __future__ import annotations

import asyncio
import random
import shutil
import signal
from pathlib import Path

import pytest
from redis.asyncio import Redis

from core.store import Store, TableId
from tests.fleet.crowd import PATIENCE, Crowd
from tests.fleet.fleet import fleet
from tests.fleet.room import ROOM
from tests.store.groups import until
from tests.store.servers import RunningServer

pytestmark = pytest.mark.process

AS_IN_COMPOSE = ("--save", "", "--appendonly", "yes", "--appendfsync", "always")


async def back_up(server: RunningServer, copy: Path) -> None:
    """A snapshot, taken while the bot plays on."""
    async with Redis(port=server.port) as client:
        await client.save()
    shutil.copy(server.folder / "dump.rdb", copy)


async def restore(server: RunningServer, copy: Path) -> None:
    """Read the snapshot without the append-only file, have that written, and start as ever."""
    server.folder.mkdir(parents=True)
    shutil.copy(copy, server.folder / "dump.rdb")
    server.options = ("--save", "", "--appendonly", "no")
    await server.start()
    async with Redis(port=server.port) as client:
        await client.config_set("appendonly", "yes")

        async def written() -> bool:
            told = await client.info("persistence")
            return not told["aof_rewrite_in_progress"] and not told.get("aof_rewrite_scheduled")

        await until(written)
    server.stop()
    server.options = AS_IN_COMPOSE
    await server.start()


async def test_a_game_is_played_on_from_a_backup(tmp_path):
    server = RunningServer(tmp_path / "data", *AS_IN_COMPOSE)
    await server.start()
    async with fleet(tmp_path, redis_url=server.url, room=ROOM) as standing:
        discord, store = standing.discord, Store.at(server.url)
        crowd = Crowd(discord, discord.world.town(7), random.Random(1))
        table = TableId(crowd.town.guild)
        bot = standing.bot()
        await bot.ready()
        await crowd.sit()
        await crowd.seen(await discord.world.until(crowd.press_something, PATIENCE))

        await back_up(server, tmp_path / "backup.rdb")
        kept = await store.load(table)
        assert kept is not None
        bot.stop()
        assert await bot.ended() == 0
        server.stop(signal.SIGKILL)
        shutil.rmtree(server.folder)

        await restore(server, tmp_path / "backup.rdb")
        found = await store.load(table)
        assert found is not None
        assert (found.game, found.snapshot) == (kept.game, kept.snapshot)
        await standing.lease_ends(bot)  # of which the backup tells, as it still lived
        await standing.bot().ready()
        for _ in range(10):
            await crowd.seen(await discord.world.until(crowd.press_something, PATIENCE))
        played = await store.load(table)
        assert played is not None
        assert played.game == kept.game
        assert discord.presses.unanswered() == discord.presses.twice() == []
        await store.close()
    await asyncio.to_thread(server.stop)
