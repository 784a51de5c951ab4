"""What a gang's members write to each other through the bot is carried by who serves their game, and once."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest

from core.store import TableId
from tests.fleet import room
from tests.fleet.fleet import Fleet, fleet
from tests.fleet.gangs import ROOM, Gang
from tests.fleet.processes import BotProcess, eventually
from tests.fleet.world import Town

pytestmark = pytest.mark.process

PEOPLE = 10
AT_ONCE = 5
"""So many messages Discord takes for one channel, and lets the bot wait for the next."""
AHEAD = 2
"""So many messages the bot has to wait with at least."""
A_WHILE = 2.0
"""Seconds for who serves a game to begin to carry what was forwarded, where it is to die of it, and to get to the end.
On a busy machine it may not begin so soon, and another is to be written."""
GANGS, EACH = 4, 7
"""Who writes, and how many messages: more in so short a time Discord would make the bot wait for."""
BETWEEN = 0.04
"""Seconds between two messages of theirs."""
FOR_A_WHILE = {room.FORWARDED: A_WHILE, room.TO_THE_END: A_WHILE}


def town(standing: Fleet, shard: int) -> Town:
    """A new town of this shard of two."""
    world = standing.discord.world
    return next(made for made in (world.town(PEOPLE) for _ in range(2)) if made.shard(2) == shard)


def who_carries(standing: Fleet, text: str) -> list[BotProcess]:
    """The processes that send messages with this in them from now on."""
    carriers: list[BotProcess] = []

    def read(port: int, body: Any) -> None:
        if text in json.dumps(body):
            carriers.extend(bot for bot in standing.bots if bot.running and port in bot.ports())

    standing.discord.rest.read = read
    return carriers


async def two(standing: Fleet) -> tuple[BotProcess, BotProcess]:
    """A process for each of two shards."""
    first, second = (standing.bot("--shards", f"{number}/2") for number in range(2))
    for bot in (first, second):
        await bot.ready()
    return first, second


async def ended(*bots: BotProcess) -> None:
    """They have ended, after all that they had begun."""
    for bot in bots:
        bot.stop()
    for bot in bots:
        assert await bot.ended() == 0


async def test_it_is_carried_by_who_serves_the_game(tmp_path):
    async with fleet(tmp_path, shards=2, concurrency=2, room=room.ROOM) as standing:
        gang = await Gang.of(standing, town(standing, 1))
        first, second = await two(standing)
        writer, texts = gang.users[0], [f"Number {number}." for number in range(1, 6)]
        carriers = who_carries(standing, "Number ")
        for text in texts:
            gang.writes(writer, text)
        await gang.have_read(writer, *texts)
        assert set(carriers) == {second}
        for user in gang.others(writer):
            told = [said for said in gang.read(user) if "Number " in said]
            assert [text in said for text, said in zip(texts, told, strict=True)] == [True] * 5, "in order"
        await ended(first, second)
        assert gang.once(writer, *texts)


async def test_it_is_carried_where_it_came_in_when_who_serves_the_game_is_killed(tmp_path):
    async with fleet(tmp_path, shards=2, concurrency=2, room=room.without(room.ROOM, room.FORWARDED)) as standing:
        gang = await Gang.of(standing, town(standing, 1))
        first, second = await two(standing)
        writer = gang.users[0]
        second.kill()
        await second.ended()
        gang.writes(writer, "Before it is missed.")
        await gang.have_read(writer, "Before it is missed.")
        await ended(first)
        assert gang.once(writer, "Before it is missed.")


async def test_what_it_had_begun_to_carry_is_carried_to_the_end_when_it_is_killed(tmp_path):
    async with fleet(tmp_path, shards=2, concurrency=2, room={**room.ROOM, **FOR_A_WHILE}) as standing:
        gang = await Gang.of(standing, town(standing, 1))
        first, second = await two(standing)
        writer = gang.users[0]
        carriers = list[int]()

        def read(port: int, body: Any) -> None:
            if not carriers and "In the middle of it" in json.dumps(body) and port in second.ports():
                second.kill()
                carriers.append(port)

        standing.discord.rest.read = read
        texts = list[str]()
        while not carriers:
            texts.append(f"In the middle of it, {len(texts)}.")
            gang.writes(writer, texts[-1])
            await gang.have_read(writer, texts[-1])
        await ended(first)
        assert gang.once(writer, *texts)


async def of_two(standing: Fleet, *shards: int) -> list[Gang]:
    """The gangs of towns of these shards, with the same people in them."""
    towns = [town(standing, shard) for shard in shards]
    people = towns[0].people
    for other in towns[1:]:
        for person in people:
            standing.discord.world.backend.add_member(other.guild, person)
    return [await Gang.of(standing, replace(one, people=people)) for one in towns]


@pytest.mark.parametrize(("beside", "asks"), [(0, 0), (1, 1)], ids=["of two processes", "of one that does not hear"])
async def test_who_is_in_two_gangs_is_asked_by_a_process_that_knows_the_answer(tmp_path, beside, asks):
    async with fleet(tmp_path, shards=2, concurrency=2, room=room.ROOM) as standing:
        meant, other = await of_two(standing, 1, beside)
        bots = await two(standing)
        writer = next(user for user in meant.users if user in other.users)
        carriers = who_carries(standing, "Which is it?")
        meant.writes(writer, "Which is it?")
        press = await meant.answers(writer, f"{TableId(meant.town.guild)}/{ROOM}")
        await standing.discord.presses.acknowledged(press)
        await meant.have_read(writer, "Which is it?")
        assert set(carriers) == {bots[asks]}
        await ended(*bots)
        assert meant.once(writer, "Which is it?")
        assert not any(other.copies(user, "Which is it?") for user in set(other.users) - set(meant.users))


async def test_nothing_is_lost_or_told_twice_while_one_process_follows_another(tmp_path):
    async with fleet(tmp_path, shards=1, room=room.SUCCESSION) as standing:
        world = standing.discord.world
        gangs = [await Gang.of(standing, world.town(PEOPLE)) for _ in range(GANGS)]
        first = standing.bot()
        await first.ready()
        second = standing.bot()
        await eventually(lambda: "it waits" in second.said())
        first.stop()
        await eventually(lambda: "has connected to Gateway" in second.said())  # and has to be ready before it serves
        # The first one serves still, the second one hears as well.
        said: list[tuple[Gang, int, str]] = []
        for number in range(EACH):
            for gang in gangs:
                said.append((gang, gang.users[number % len(gang.users)], f"Number {len(said)}."))
                gang.writes(*said[-1][1:])
                await asyncio.sleep(BETWEEN)
        await first.ended()
        for gang, writer, text in said:
            await gang.have_read(writer, text)
        await second.ready()
        await ended(second)
        assert [text for gang, writer, text in said if not gang.once(writer, text)] == []


async def test_what_one_process_has_to_wait_with_is_carried_by_the_next(tmp_path):
    async with fleet(tmp_path, shards=1, room=room.SUCCESSION) as standing:
        gang = await Gang.of(standing, standing.discord.world.town(PEOPLE))
        first = standing.bot()
        await first.ready()
        second = standing.bot()
        await eventually(lambda: "it waits" in second.said())
        first.stop()
        await eventually(lambda: "has connected to Gateway" in second.said())  # and has to be ready before it serves
        writer, texts = gang.users[0], [f"Number {number}." for number in range(AT_ONCE + AHEAD)]
        carriers = who_carries(standing, "Number ")
        for text in texts:
            gang.writes(writer, text)
        while second not in carriers:  # it may take long to be ready: the first always has to wait with some
            if sum(gang.copies(user, "Number ") for user in gang.others(writer)[:1]) > len(texts) - AHEAD:
                texts.append(f"Number {len(texts)}.")
                gang.writes(writer, texts[-1])
            await asyncio.sleep(BETWEEN)
        await first.ended()
        await gang.have_read(writer, *texts)
        await second.ready()
        await ended(second)
        assert gang.once(writer, *texts)
