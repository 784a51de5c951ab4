"""The servers and people of a Discord that several processes share: SimCord's world, by the clock on the wall."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, TypeVar, cast

import discord
from simcord._clock import Clock
from simcord.backend import Backend, serializers
from simcord.backend.models import User
from simcord.enums import ChannelType

from cogs.presence.rights import USED

T = TypeVar("T")
FIRST_GUILD = 81384788765712384
FIRST_PERSON = 181384788765712384
SEATS = 64
KEPT = 1000
"""Of what crossed the wire, so much is remembered: a world that runs for an hour must not grow."""


class WallClock(Clock):
    """Time as it passes."""

    def __init__(self) -> None:
        self._began = time.monotonic()

    @property
    def elapsed(self) -> float:  # type: ignore[override]
        return time.monotonic() - self._began

    def now(self) -> datetime:
        return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Town:
    """A server with its channel and the people in it."""

    guild: int
    channel: int
    people: tuple[int, ...]

    def shard(self, shards: int) -> int:
        """Whose it is, of so many."""
        return (self.guild >> 22) % shards


class FleetWorld:
    """What the layer that checks requests knows of the world that it stands in."""

    patient = False

    def __init__(self) -> None:
        self.backend = Backend(clock=WallClock())
        for growing in ("transcript", "http_requests"):
            setattr(self.backend, growing, deque[Any](maxlen=KEPT))
        self.towns: list[Town] = []
        self._changed = asyncio.Event()
        self.backend.subscribers.append(lambda event, payload: self._changed.set())

    def now(self) -> datetime:
        """The moment."""
        return self.backend.clock.now()

    def loop_time(self) -> float:
        """Seconds since the world began."""
        return self.backend.clock.elapsed

    async def until(self, found: Callable[[], T | None], patience: float) -> T:
        """Wait until this finds something: it is asked again whenever something has happened."""
        async with asyncio.timeout(patience):
            while (there := found()) is None:
                self._changed.clear()
                await self._changed.wait()
        return there

    def town(self, people: int = 10) -> Town:
        """One more server. Their ids go through the shards one after another."""
        number, backend = len(self.towns), self.backend
        owner = self._person(FIRST_PERSON + number * SEATS, f"owner{number}")
        guild = backend.create_guild(f"Town {number}", id=FIRST_GUILD + (number << 22), owner_id=owner)
        (role,) = (guild.roles[one] for one in guild.members[backend.bot_user.id].role_ids)
        role.permissions = discord.Permissions(**dict.fromkeys(USED, True)).value
        payload = {"guild_id": str(guild.id), "role": dict(serializers.role_payload(role))}
        backend.emit("GUILD_ROLE_UPDATE", payload)
        channel = backend.create_channel(guild.id, "square")
        members = [
            self._person(FIRST_PERSON + number * SEATS + one, f"Name{number}x{one}") for one in range(1, people + 1)
        ]
        for member in members:
            backend.add_member(guild.id, member)
        made = Town(guild.id, channel.id, tuple(members))
        self.towns.append(made)
        return made

    def beside(self, town: Town, people: int = 10) -> Town:
        """A second channel of a server, with people of its own, as a town: no further server."""
        channel = self.backend.create_channel(town.guild, "square-1")
        first = town.people[-1] + 1
        members = [self._person(first + one, f"Guest{one + 1}") for one in range(people)]
        for member in members:
            self.backend.add_member(town.guild, member)
        return Town(town.guild, channel.id, tuple(members))

    def hall(self, town: Town) -> int:
        """A voice channel of a town, with all its people in it."""
        hall = self.backend.create_channel(town.guild, "hall", type=ChannelType.VOICE)
        for person in town.people:
            self.backend.set_voice_state(town.guild, person, hall.id)
        return hall.id

    def _person(self, id_: int, name: str) -> int:
        self.backend.users[self.backend.reserve_id(id_)] = User(id=id_, name=name.lower(), global_name=name)
        return id_

    def payload(self, channel: int, message: int) -> dict[str, Any]:
        """A message as it stands."""
        return cast(
            dict[str, Any], dict(serializers.message_payload(self.backend, self.backend.get_message(channel, message)))
        )

    def guild_payload(self, guild: int) -> dict[str, Any]:
        """A server as a new session is shown it."""
        return cast(dict[str, Any], serializers.guild_create_payload(self.backend, self.backend.get_guild(guild)))

    def bot_payload(self) -> dict[str, Any]:
        """The bot's own account."""
        return dict(serializers.user_payload(self.backend.bot_user))
