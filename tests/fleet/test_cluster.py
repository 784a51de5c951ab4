"""A real process on a real Cluster: whatever it asks for lies in one slot, and a primary's death loses no word."""

from __future__ import annotations

import asyncio
import random
import signal

import pytest
from redis.asyncio import Redis
from redis.crc import key_slot

from tests.fleet.crowd import PATIENCE, Crowd
from tests.fleet.fleet import fleet
from tests.fleet.measures import doubled
from tests.fleet.processes import shards
from tests.fleet.room import ROOM
from tests.store.groups import Cluster, Pair
from tests.store.overheard import keys, overheard
from tests.store.servers import RunningServer

pytestmark = pytest.mark.process


async def test_every_command_of_a_game_keeps_to_one_slot(tmp_path):
    async with fleet(tmp_path, room=ROOM) as standing, overheard(standing.redis_url) as heard:
        discord = standing.discord
        crowd = Crowd(discord, discord.world.town(7), random.Random(1))
        await standing.bot().ready()
        await crowd.sit()
        for _ in range(30):
            await crowd.seen(await discord.world.until(crowd.press_something, PATIENCE))
        assert heard.scripts() > len(crowd.town.people)
        assert heard.crossing() == []


def test_a_command_that_crosses_slots_is_seen():
    assert len({key_slot(key.encode()) for key in keys(["DEL", "mafia:{1}:game", "mafia:{2}:game"])}) == 2
    assert keys(["SUBSCRIBE", "mafia:a", "mafia:b"]) == []
    assert keys(["EVAL", "a", "text", "2", "mafia:{1}:log", "mafia:{1}:out", "x", "mafia:{2}:log"]) == [
        "mafia:{1}:log",
        "mafia:{1}:out",
    ]


async def test_a_game_goes_on_over_the_death_of_its_primary(tmp_path):
    cluster = Cluster(tmp_path / "cluster")
    await cluster.start()
    try:
        async with fleet(tmp_path, redis_url=cluster.url, room=ROOM) as standing:
            discord = standing.discord
            crowd = Crowd(discord, discord.world.town(7), random.Random(1))
            bot = standing.bot()
            await bot.ready()
            await crowd.sit()
            killed = await _primary_of(cluster, f"mafia:{{{crowd.town.guild}}}:game")
            killed.stop(signal.SIGKILL)
            for _ in range(12):
                await crowd.seen(await discord.world.until(crowd.press_something, PATIENCE))
            assert discord.presses.unanswered() == []
            assert discord.presses.twice() == []
            assert bot.raised() == ""
            assert "CROSSSLOT" not in bot.said()
    finally:
        await asyncio.to_thread(cluster.stop)


PAIR = pytest.param(Pair, marks=pytest.mark.repeats("that of a Cluster, whose nodes agree on who follows, with it"))


@pytest.mark.parametrize("kind", [PAIR, Cluster])
async def test_each_shard_keeps_one_owner_over_the_death_of_the_leases_primary(tmp_path, kind):
    group = kind(tmp_path / "group")
    await group.start()
    try:
        async with fleet(tmp_path, redis_url=group.url, shards=2, concurrency=2, room=ROOM) as standing:
            discord = standing.discord
            crowds = [Crowd(discord, discord.world.town(7), random.Random(n)) for n in range(2)]
            bots = [standing.bot("--shards", "auto") for _ in range(2)]
            await asyncio.gather(*(bot.ready() for bot in bots))
            for crowd in crowds:
                await crowd.sit()
            leases = "mafia:{shards}:processes"
            killed = group.primary if isinstance(group, Pair) else await _primary_of(group, leases)
            killed.stop(signal.SIGKILL)
            for _ in range(12):
                for crowd in crowds:
                    await crowd.seen(await discord.world.until(crowd.press_something, PATIENCE))
            assert discord.presses.twice() == []
            assert doubled(standing, [crowd.town for crowd in crowds]) == 0
            assert await shards(*bots) == [1, 1]
            assert [bot.raised() for bot in bots] == ["", ""]
    finally:
        await asyncio.to_thread(group.stop)


async def _primary_of(cluster: Cluster, key: str) -> RunningServer:
    for node in cluster.primaries:
        async with Redis(port=node.port) as client:
            if await client.execute_command("CLUSTER", "COUNTKEYSINSLOT", key_slot(key.encode())):
                return node
    raise AssertionError("no primary has it")
