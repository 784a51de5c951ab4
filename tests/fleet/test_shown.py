"""When a shard is ready: as soon as Discord has shown the servers that it has named, and not before."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import Any

import discord
import pytest_asyncio

from cogs.upkeep.shown import know_when_all_are_shown
from tests.fleet.world import FleetWorld, Town
from tests.waits import HANG


class Client(discord.AutoShardedClient):
    """A bot that waits for the next server of its session for ever. `heard`: what it was told."""

    def __init__(self, world: FleetWorld) -> None:
        super().__init__(intents=discord.Intents(guilds=True), shard_count=1, chunk_guilds_at_startup=False)
        self.world, self.heard = world, list[str]()
        self.state: Any = self._connection
        self.state.guild_ready_timeout = 10 * HANG
        self.state.shard_ids = [0]
        know_when_all_are_shown(self)

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        self.heard.append(event_name)

    def begin(self, *towns: Town) -> asyncio.Task[None]:
        """A session begins, with these servers; its shard gets ready."""
        guilds = [{"id": str(town.guild), "unavailable": True} for town in towns]
        self.state.parsers["READY"]({"user": self.world.bot_payload(), "guilds": guilds, "shard": [0, 1]})
        return self.state._ready_tasks[0]

    def show(self, town: Town) -> None:
        """Discord shows a server."""
        self.state.parsers["GUILD_CREATE"](self.world.guild_payload(town.guild) | {"unavailable": False})


@pytest_asyncio.fixture
async def client() -> AsyncGenerator[Client]:
    async with Client(FleetWorld()) as client:
        yield client


async def ready(getting: asyncio.Task[None]) -> None:
    """It is, though discord.py would wait for longer."""
    async with asyncio.timeout(HANG):
        await getting


async def still(getting: asyncio.Task[None]) -> bool:
    """Whether it waits, with nothing left to do."""
    for _ in range(20):
        await asyncio.sleep(0)
    return not getting.done()


async def test_a_shard_without_servers_is_ready_at_once(client):
    await ready(client.begin())
    assert "shard_ready" in client.heard


async def test_a_shard_is_ready_when_its_last_server_has_been_shown(client):
    towns = [client.world.town(1) for _ in range(3)]
    getting = client.begin(*towns)
    for town in towns[:-1]:
        client.show(town)
        assert await still(getting)
    client.show(towns[-1])
    await ready(getting)
    assert client.heard.count("guild_available") == 3
    assert client.heard.index("shard_ready") > client.heard.index("guild_available")


async def test_a_server_that_was_not_named_is_none_of_those_that_are_waited_for(client):
    named, joined = client.world.town(1), client.world.town(1)
    getting = client.begin(named)
    client.show(joined)
    assert await still(getting)
    client.show(named)
    await ready(getting)
    assert client.heard.count("guild_available") == 2


async def test_a_session_that_begins_anew_waits_for_its_own_servers(client):
    first, second = client.world.town(1), client.world.town(1)
    client.begin(first, second)
    client.show(first)
    getting = client.begin(first, second)
    client.show(second)
    assert await still(getting)
    client.show(first)
    await ready(getting)
    assert client.heard.count("shard_ready") == 1


async def test_a_server_that_does_not_come_is_waited_for_as_long_as_discord_py_does(client):
    client.state.guild_ready_timeout = 0.0
    await ready(client.begin(client.world.town(1)))
    assert client.heard.count("shard_ready") == 1
