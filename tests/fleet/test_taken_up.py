"""When a process takes up the games of a shard: as soon as Discord has shown its servers, whatever it waits for."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Collection
from typing import Any

import pytest_asyncio

from cogs.environment import Environment
from cogs.moderator import Moderator
from cogs.upkeep.growing_pauses import GrowingPauses
from core.settings import Shards
from core.store import ProcessStanding, Store, StoreUnavailable, TableId
from core.table import Ownership
from tests.fleet.seeds import sow
from tests.fleet.world import FleetWorld, Town
from tests.store.servers import RunningServer
from tests.waits import until


class OneAndOneMore(Store):
    """Leases by which a process has the first of two shards, and is to have the second when it stands ready for it."""

    async def hold(self, process: str, count: int, wish: str, ready: Collection[int] = ()) -> ProcessStanding:
        return ProcessStanding({0: 1}, next=frozenset([1]), share=1, others=1)


class Bot(Moderator):
    """A bot whose sessions are what a test tells it."""

    def __init__(self, store: Store) -> None:
        shards = Shards(None, 2, auto=True)
        ownership = Ownership(store, lambda _: "auto")
        super().__init__(Environment(store, ours=ownership.ours), ownership=ownership, shards=shards)
        self.ownership = ownership
        self._connection: Any = self._connection

    async def launch_shard(self, gateway: Any, shard_id: int, *, initial: bool = False) -> None:
        """Nobody is asked: the test plays Discord."""

    def shown(self, world: FleetWorld, shard: int, *towns: Town) -> None:
        """A session begins and is shown its servers."""
        parsers = self._connection.parsers
        named = [{"id": str(town.guild), "unavailable": True} for town in towns]
        parsers["READY"]({"user": world.bot_payload(), "guilds": named, "shard": [shard, 2]})
        for town in towns:
            parsers["GUILD_CREATE"](world.guild_payload(town.guild) | {"unavailable": False})


@pytest_asyncio.fixture
async def redis(tmp_path) -> AsyncGenerator[RunningServer]:
    server = RunningServer(tmp_path / "redis", "--save", "", "--appendonly", "no")
    await server.start()
    yield server
    server.stop()


async def test_games_are_taken_up_when_their_shard_is_shown_though_another_is_to_come(redis):
    world = FleetWorld()
    town = world.town(6)
    await sow(redis.url, world, [town])
    store = OneAndOneMore.at(redis.url)
    await store.forget_guilds(town.people[5])  # who had just come when the last process died
    bot = Bot(store)
    try:
        await bot._async_setup_hook()
        serving = bot.serving
        assert serving is not None
        await bot.ownership.begin(2, serving.sessions, fixed=True)
        await until(lambda: bot.game_resumer.done)
        assert not serving.shown, "there was nothing to take up yet"
        bot.shown(world, 0, town)
        await until(lambda: serving.shown and bot.game_resumer.done)
        assert bot.services.playing == {TableId(town.guild)}, "or /readyz says so before they are"
        assert not bot.is_ready(), "the other shard is still to be shown"
        await bot.tables.aftermath.settled()
        assert await store.guilds_of(town.people[5]) == [town.guild]
    finally:
        await bot.close()
        await store.close()


async def test_shards_that_are_ours_again_wait_for_no_pause(redis, monkeypatch):
    """Redis was away; somebody had asked for games meanwhile, in vain, and that is tried again after a while. With the
    lease Redis is back: all games of the shard would stand still for as long."""
    world = FleetWorld()
    town = world.town(6)
    await sow(redis.url, world, [town])
    store = OneAndOneMore.at(redis.url)
    bot = Bot(store)
    resting, look = asyncio.Event(), store.live

    async def for_ever(_: GrowingPauses) -> None:
        resting.set()
        await asyncio.Event().wait()

    async def away(*_: object) -> list[TableId]:
        raise StoreUnavailable("away")

    monkeypatch.setattr(GrowingPauses, "rest", for_ever)
    try:
        await bot._async_setup_hook()
        serving = bot.serving
        assert serving is not None
        await bot.ownership.begin(2, serving.sessions, fixed=True)
        await until(lambda: bot.game_resumer.done)
        monkeypatch.setattr(store, "live", away)
        bot.shown(world, 0, town)
        await resting.wait()
        monkeypatch.setattr(store, "live", look)
        serving.sessions.gained(frozenset([0]))
        await until(lambda: bot.game_resumer.done)
        assert bot.services.playing == {TableId(town.guild)}
    finally:
        await bot.close()
        await store.close()
