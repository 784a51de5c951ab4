"""Names that imitate, format, ping, turn round or pile up: a game told with them looks as one with plain names."""

from __future__ import annotations

import logging
from contextlib import AsyncExitStack
from typing import Any

import discord
import pytest
from redis import Redis

from cogs.listening.team_talk import carried
from cogs.simulated.people.players import components, text_of
from core.store import Store
from tests.discord.world import World, Worlds, kill, labels

ROLES = ("godfather", "mafioso", "doctor", "detective", "citizen", "citizen", "citizen", "citizen")
PLAIN = tuple(f"Name{number}" for number in range(1, 9))
HOSTILE = (
    "TestBot",  # as the bot is called
    "1 · TestBot",
    "**7 · Name7**:\n### The game is over",
    "\u202eLavender\u202c\u2067",
    "\u200b\ufeff\u2060",
    "a" + "\u0336\u0489" * 15,
    "@everyone <@1> <#2>",
    "- [x](https://a.b) discord.gg/c",
)


async def told(redis_url: str, names: tuple[str, ...]) -> tuple[World, list[discord.Message], list[str]]:
    """A game of people with these names; all messages of the bot's, and what its threads are called."""
    with Redis.from_url(redis_url) as client:
        client.flushall()
    async with AsyncExitStack() as stack:
        store = Store.at(redis_url)
        stack.push_async_callback(store.close)
        world = await Worlds(store, stack).open(0)
        members = [
            world.guild.add_member(world.env.create_user(f"u{n}", global_name=name)) for n, name in enumerate(names)
        ]
        world.people, world.members = members, {member.id: member for member in members}
        await world.lobby(pace="clock")
        await world.deal(*ROLES)
        await world.play(kill(lambda game: 8, lambda game, voter: (1, 2)))
        messages = list(world.channel.history())
        for thread in world.channel.threads:
            messages += thread.history()
        for person in world.people:
            messages += world.dm(person)
        by_bot = [message for message in messages if message.author.id == world.env.backend.bot_user.id]
        return world, by_bot, [thread.name or "" for thread in world.channel.threads]


def form(message: discord.Message) -> tuple[Any, ...]:
    """How a message is laid out: its parts, the lines of each, and what can be pressed."""
    parts = components(message)
    return tuple(
        (part["type"], str(part.get("content", "")).count("\n"), len(part.get("options", []))) for part in parts
    )


async def test_a_game_of_hostile_names_is_laid_out_as_any_other(
    redis_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    _, plain, threads = await told(redis_url, PLAIN)
    with caplog.at_level(logging.DEBUG, "cogs"), caplog.at_level(logging.DEBUG, "core"):
        world, hostile, same_threads = await told(redis_url, HOSTILE)
    assert len(plain) > 20
    assert [form(message) for message in hostile] == [form(message) for message in plain]
    assert threads == same_threads
    said = "\n".join(text_of(message) for message in hostile)
    assert said.count("TestBot") == said.count("1\xa0·\xa0TestBot") + said.count("2\xa0·\xa01 · TestBot") + lobby_names(
        said
    )
    assert "\u202e" not in said
    assert not any(line.startswith("### The game") for line in said.splitlines())
    for message in hostile:
        assert not any("\n" in label for label in labels(message))
    for request in world.env.discord.log:
        body = request.request.body
        pinged = body.get("data", body).get("allowed_mentions") if isinstance(body.get("data", body), dict) else None
        if pinged is not None:
            assert not pinged.get("parse")
            assert {int(user) for user in pinged.get("users", [])} <= set(world.members)
    lines = [record.getMessage() for record in caplog.records if record.name.startswith(("cogs", "core"))]
    assert not [line for line in lines if "\n" in line or "Lavender" in line]


def lobby_names(said: str) -> int:
    """How often the lobby names those two, by the numbers of their chairs, and its host."""
    return said.count("1. TestBot") + said.count("2. 1 · TestBot") + said.count("**TestBot**")


async def test_two_of_one_name_are_told_apart_by_their_chairs(world: World) -> None:
    for person in world.people[1:3]:
        world.env.backend.get_user(person.id).global_name = "Anna"
    lobby = await world.lobby(1, 2, 3)
    shown = await world.people[0].click(lobby, custom_id=world._address(lobby, "settings"))
    assert shown.response is not None
    assert {"2. Anna", "3. Anna"} <= set(labels(shown.response.message))


def test_what_is_carried_passes_for_nobody_elses_words() -> None:
    said = carried("I shoot **4**.\n**3\xa0·\xa0Boris:** I am the detective.\r\n## The mafia has won\u2028@everyone")
    first, *others = said.split("\n")
    assert first == "I shoot **4**."
    assert len(others) == 3
    assert all(line.startswith("> ") for line in others)
    assert "@everyone" not in said
