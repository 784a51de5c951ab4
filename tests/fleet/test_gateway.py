"""The simulated gateway keeps Discord's laws, for any client: identifying in turn, shards, sessions taken up again."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest_asyncio
from discord import Intents

from cogs.upkeep import sessions
from tests.fleet import room
from tests.fleet.gateway import BETWEEN_IDENTIFIES
from tests.fleet.server import TOKEN, DiscordServer
from tests.waits import HANG

INTENTS = Intents(guilds=True, guild_messages=True, dm_messages=True).value


class Client:
    """A shard's connection, by hand."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def hears(self, *events: str | int) -> dict[str, Any]:
        """The next frame that is one of these events or operations."""
        while True:
            frame = await self.socket.receive_json(timeout=HANG)
            if frame["op"] in events or frame["t"] in events:
                return frame

    async def identify(self, shard: int, shards: int) -> dict[str, Any]:
        """As this shard; what came of it."""
        said = {"token": TOKEN, "shard": [shard, shards], "intents": INTENTS, "properties": {}}
        await self.socket.send_json({"op": 2, "d": said})
        return await self.hears("READY", 9)

    async def resume(self, session: str, after: int) -> dict[str, Any]:
        """A session that broke off."""
        await self.socket.send_json({"op": 6, "d": {"token": TOKEN, "session_id": session, "seq": after}})
        return await self.socket.receive_json(timeout=HANG)


@asynccontextmanager
async def connected(discord: DiscordServer) -> AsyncGenerator[Client]:
    async with aiohttp.ClientSession() as session, session.ws_connect(discord.gateway.address) as socket:
        client = Client(socket)
        await client.hears(10)
        yield client


@pytest_asyncio.fixture
async def discord():
    server = DiscordServer(2, between=10 * HANG)
    await server.open()
    yield server
    await server.close()


async def test_an_identify_before_its_turn_is_refused_and_counted(discord):
    async with connected(discord) as first, connected(discord) as second:
        assert (await first.identify(0, 2))["t"] == "READY"
        assert (await second.identify(1, 2))["op"] == 9
    assert discord.gateway.counts["too early"] == 1


def test_the_bot_waits_for_its_turn_longer_than_discord_asks_for():
    assert sessions.BETWEEN_IDENTIFIES > BETWEEN_IDENTIFIES > room.BETWEEN_IDENTIFIES
    assert room.IN_TURN > room.BETWEEN_IDENTIFIES


async def test_as_many_identify_together_as_discord_allows(discord):
    discord.gateway.concurrency = 2
    async with connected(discord) as first, connected(discord) as second:
        assert (await first.identify(0, 2))["t"] == "READY"
        assert (await second.identify(1, 2))["t"] == "READY"
    assert discord.gateway.counts["too early"] == 0


async def test_a_shard_hears_its_servers_and_the_first_one_all_that_has_none(discord):
    discord.gateway.concurrency = 2
    towns = [discord.world.town(1) for _ in range(2)]
    backend = discord.world.backend
    async with connected(discord) as first, connected(discord) as second:
        await first.identify(0, 2)
        await second.identify(1, 2)
        sides = {town.shard(2): town for town in towns}
        for shard, client in ((0, first), (1, second)):
            assert (await client.hears("GUILD_CREATE"))["d"]["id"] == str(sides[shard].guild)
        for town in towns:
            backend.create_message(backend.get_dm_channel(town.people[0]).id, town.people[0], content="to the bot")
            backend.create_message(town.channel, town.people[0], content="to all")
        for _ in towns:
            assert "guild_id" not in (await first.hears("MESSAGE_CREATE"))["d"]
            if town_of(await _next_in_a_town(first)) == sides[0].guild:
                break
        assert town_of(await second.hears("MESSAGE_CREATE")) == sides[1].guild


async def test_what_was_missed_is_told_to_whoever_resumes(discord):
    town = discord.world.town(1)
    backend = discord.world.backend
    async with connected(discord) as first:
        ready = await first.identify(0, 1)
        last = (await first.hears("GUILD_CREATE"))["s"]
        await first.socket.close(code=4000)
    backend.create_message(town.channel, town.people[0], content="while nobody listens")
    async with connected(discord) as second:
        missed = await second.resume(ready["d"]["session_id"], last)
        assert (missed["t"], missed["s"]) == ("MESSAGE_CREATE", last + 1)
        assert (await second.hears("RESUMED"))["s"] == last + 2
    assert discord.gateway.counts["replayed"] == 1


async def test_a_session_ends_with_a_goodbye(discord):
    async with connected(discord) as first:
        ready = await first.identify(0, 1)
        await first.socket.close(code=1000)
    async with connected(discord) as second:
        assert (await second.resume(ready["d"]["session_id"], 1))["op"] == 9


def town_of(frame: dict[str, Any]) -> int:
    return int(frame["d"].get("guild_id", 0))


async def _next_in_a_town(client: Client) -> dict[str, Any]:
    while True:
        frame = await client.hears("MESSAGE_CREATE")
        if town_of(frame):
            return frame
