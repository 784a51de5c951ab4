"""Several processes over one Redis: each shard has one owner, who may change, and nobody speaks in another's place."""

from __future__ import annotations

import asyncio
import random
import signal

import aiohttp
import pytest

from tests.fleet.crowd import PATIENCE, Crowd
from tests.fleet.fleet import Fleet, fleet
from tests.fleet.presses import Press
from tests.fleet.processes import BotProcess, eventually, shards
from tests.fleet.room import FORWARDED, LEASES, ROOM, SUCCESSION, without
from tests.fleet.seeds import sow
from tests.store.groups import until

pytestmark = pytest.mark.process

STANDS_STILL = 5.0
"""Seconds after which another process sees to what one that stands still does not; of one that works no test asks for
as much."""


async def pressed(crowd: Crowd, times: int) -> None:
    """People press what there is, and each of them is acknowledged."""
    for _ in range(times):
        press = await crowd.discord.world.until(crowd.press_something, PATIENCE)
        await crowd.discord.presses.acknowledged(press)


async def test_processes_with_shards_of_their_own_play_side_by_side(tmp_path):
    async with fleet(tmp_path, shards=2, concurrency=2, room=ROOM) as standing:
        discord = standing.discord
        crowds = [Crowd(discord, discord.world.town(7), random.Random(n)) for n in range(2)]
        bots = [standing.bot("--shards", f"{n}/2") for n in range(2)]
        for bot in bots:
            await bot.ready()
        for crowd in crowds:
            await crowd.sit()
        await asyncio.gather(*(pressed(crowd, 10) for crowd in crowds))
        assert discord.presses.unanswered() == discord.presses.twice() == []
        assert discord.gateway.counts["too early"] == 0
        for bot in bots:
            bot.stop()
        assert [await bot.ended() for bot in bots] == [0, 0]


async def directly(crowd: Crowd) -> Press:
    """Somebody presses something in their direct messages."""
    direct = crowd.discord.world.backend.dm_channels

    def press() -> Press | None:
        for person in crowd.town.people:
            for offer in crowd.offers(person):
                if offer.message.channel_id == direct.get(person):
                    return crowd.press(offer, person)
        return None

    return await crowd.discord.world.until(press, PATIENCE)


async def played_directly(standing: Fleet) -> tuple[BotProcess, BotProcess, Crowd]:
    """A game of the second of two processes, in its first night; direct messages come in at the first."""
    world = standing.discord.world
    town = next(town for town in (world.town(7) for _ in range(2)) if town.shard(2) == 1)
    await sow(standing.redis_url, world, [town])
    first, second = (standing.bot("--shards", f"{n}/2") for n in range(2))
    for bot in (first, second):
        await bot.ready()
    return first, second, Crowd(standing.discord, town, random.Random(1))


def askers(standing: Fleet) -> list[int]:
    """The ports from which interactions are acknowledged from now on."""
    heard: list[int] = []
    standing.discord.rest.heard = lambda port, what: heard.append(port) if "/callback" in what else None
    return heard


async def test_a_press_in_direct_messages_is_seen_to_by_who_serves_the_table(tmp_path):
    async with fleet(tmp_path, shards=2, concurrency=2, room=ROOM) as standing:
        presses = standing.discord.presses
        first, second, crowd = await played_directly(standing)
        heard = askers(standing)
        for _ in range(5):
            await presses.acknowledged(await directly(crowd))
        assert len(heard) == 5
        assert set(heard) <= second.ports()
        assert not set(heard) & first.ports()
        assert presses.unanswered() == presses.twice() == []


async def test_who_does_not_answer_is_answered_for_and_does_not_when_it_goes_on(tmp_path):
    async with fleet(tmp_path, shards=2, concurrency=2, room={**ROOM, FORWARDED: STANDS_STILL}) as standing:
        presses = standing.discord.presses
        first, second, crowd = await played_directly(standing)
        for _ in range(5):
            await crowd.seen(await directly(crowd))
        heard = askers(standing)
        second.send(signal.SIGSTOP)
        await presses.acknowledged(await directly(crowd))
        assert heard
        assert set(heard) <= first.ports()
        second.send(signal.SIGCONT)
        await pressed(crowd, 5)
        assert presses.unanswered() == presses.twice() == []


async def test_one_that_comes_beside_another_waits_and_takes_over_when_that_is_killed(tmp_path):
    async with fleet(tmp_path, shards=1, room=SUCCESSION) as standing:
        discord = standing.discord
        crowd = Crowd(discord, discord.world.town(7), random.Random(1))
        first = standing.bot()
        await first.ready()
        second = standing.bot()
        await eventually(lambda: "it waits" in second.said())
        await crowd.sit()
        assert discord.gateway.counts["identified"] == 1
        assert await shards(first, second) == [1, 0]
        async with aiohttp.ClientSession() as session:
            assert await second.stands(session), "nobody is to be called for a spare"

        first.kill()
        await first.ended()
        await standing.lease_ends(first)
        await second.ready()
        await pressed(crowd, 10)
        assert second.said().count("it waits") == 1
        assert discord.presses.unanswered() == discord.presses.twice() == []


async def test_who_wakes_up_after_its_lease_has_ended_says_nothing(tmp_path):
    async with fleet(tmp_path, shards=1, room=SUCCESSION) as standing:
        discord = standing.discord
        crowd = Crowd(discord, discord.world.town(7), random.Random(1))
        first = standing.bot(room=without(SUCCESSION, *LEASES))
        await first.ready()
        await crowd.sit()
        second = standing.bot()
        await eventually(lambda: "it waits" in second.said())
        first.send(signal.SIGSTOP)
        await second.ready()
        await pressed(crowd, 5)
        # Of the two only the one that has slept can ask for anything now; people's presses wait for it too. What the
        # other one had sent before can still come in.
        second.send(signal.SIGSTOP)
        sent_before, asked = second.ports(), list[str]()
        discord.rest.heard = lambda port, what: None if port in sent_before else asked.append(what)
        first.send(signal.SIGCONT)
        await eventually(lambda: "serves shards 0 no more" in first.said())
        second.send(signal.SIGCONT)
        assert asked == []
        await pressed(crowd, 10)
        assert discord.presses.twice() == []
        assert discord.gateway.shards_heard() == {0}


async def test_a_process_that_is_told_to_end_leaves_its_shards_to_one_that_waits(tmp_path):
    async with fleet(tmp_path, shards=1, room=SUCCESSION) as standing:
        discord = standing.discord
        crowd = Crowd(discord, discord.world.town(7), random.Random(1))
        first = standing.bot()
        await first.ready()
        await crowd.sit()
        second = standing.bot()
        await eventually(lambda: "it waits" in second.said())
        first.stop()
        ending = asyncio.create_task(first.ended())
        while not ending.done():
            await pressed(crowd, 1)
        assert await ending == 0
        await pressed(crowd, 5)
        await second.ready()
        assert discord.gateway.counts["unheard"] == 0
        assert discord.presses.unanswered() == discord.presses.twice() == []


async def test_processes_share_the_shards_out_among_themselves(tmp_path):
    async with fleet(tmp_path, shards=4, concurrency=4, room=SUCCESSION) as standing:
        discord = standing.discord
        crowds = [Crowd(discord, discord.world.town(7), random.Random(n)) for n in range(4)]
        first = standing.bot("--shards", "auto", forked=False)  # so that the two have nothing in common
        await first.ready()
        for crowd in crowds:
            await crowd.sit()
        second = standing.bot("--shards", "auto")
        joining = asyncio.create_task(second.ready())
        while not joining.done():
            await asyncio.gather(*(pressed(crowd, 1) for crowd in crowds))
        await joining
        assert await shards(first, second) == [2, 2]
        await asyncio.gather(*(pressed(crowd, 3) for crowd in crowds))
        second.kill()
        await second.ended()
        await standing.lease_ends(second)
        await until(lambda: _serves(first, 4))  # what is pressed before that, nobody hears
        await eventually(lambda: discord.gateway.shards_heard() == {0, 1, 2, 3})
        await first.ready()
        await asyncio.gather(*(pressed(crowd, 3) for crowd in crowds))
        assert discord.gateway.counts["too early"] == 0
        assert discord.presses.twice() == []


async def _serves(bot: BotProcess, count: int) -> bool:
    return await shards(bot) == [count]
