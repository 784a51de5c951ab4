"""What the gateway does when a session is lost for good: READY, new objects for everything, a server that is away."""

from __future__ import annotations

import asyncio

import discord
from simcord.backend import serializers

from tests.voice.tables import Club


def cut_off(place: Club) -> discord.Guild:
    """The session is lost and a new one begun; of the server nothing is known yet but its id. The object of before."""
    before = place.bot.get_guild(place.guild.id)
    assert before is not None
    state = place.bot._connection
    state._get_websocket(shard_id=0).open = False  # type: ignore[attr-defined]
    user = serializers.user_payload(place.env.backend.bot_user)
    away = [{"id": str(place.guild.id), "unavailable": True}]
    ready = {"v": 10, "user": dict(user), "guilds": away, "session_id": "another", "shard": [0, 1]}
    state.parse_ready(ready)  # type: ignore[arg-type]
    return before


async def told_of(place: Club, before: discord.Guild) -> None:
    """Discord tells of the server: everything in it has another object than before.

    Not before the shard is ready: SimCord has discord.py wait for no servers then, and one that comes in that moment is
    never called available.
    """
    await asyncio.gather(*place.bot._connection._ready_tasks.values())  # type: ignore[attr-defined]
    guild = place.env.backend.get_guild(place.guild.id)
    place.bot._connection._get_websocket(shard_id=0).open = True  # type: ignore[attr-defined]
    place.env.backend.emit("GUILD_CREATE", serializers.guild_create_payload(place.env.backend, guild))
    await place.env.settle()
    now = place.bot.get_guild(place.guild.id)
    assert now is not None
    assert now is not before
    assert not now.unavailable


async def new_session(place: Club) -> None:
    """A gateway session that could not be resumed, from its loss to the last GUILD_CREATE."""
    await told_of(place, cut_off(place))
