"""A thread that a process has made and, since it died, could not note: a game that ends before anybody looks for it
closes it all the same."""

from __future__ import annotations

import asyncio
from typing import Any

from cogs.messages.place_notes import NoteChange
from cogs.messages.work import Work
from tests.discord.world import World


async def begun(world: World) -> dict[str, str]:
    """The game begins; what was noted of its room while its thread was being made."""
    slow = world.env.discord.trouble.slow("POST", "/channels/*/threads", 5)
    beginning = asyncio.create_task(world.begin())
    while not slow.met:
        await asyncio.sleep(0)
    noted = {name: text for name, text in (await world.store.refs(world.id)).items() if name == "room:mafia"}
    await beginning
    await world.env.advance_time(10)
    return noted


async def test_a_thread_that_was_made_and_not_noted_is_closed_with_the_game(world: World) -> None:
    noted = await begun(world)
    (room,) = world.channel.threads
    places: Any = world.bot.services.places
    with world.env._bot_scope():
        await places.put(Work(world.id), *(NoteChange(key, text) for key, text in noted.items()))
    await world.people[0].slash(world.channel, "mafia stop")
    await world.env.advance_time(60)
    kept = world.env.backend.get_channel(room.id).thread_metadata
    assert kept.archived
    assert kept.locked
    assert world.state_or_none() is None
