"""What the parts of the layer know of the world that they stand in."""

from __future__ import annotations

from collections.abc import Awaitable
from contextlib import AbstractContextManager
from datetime import datetime
from typing import Any, Protocol

import discord
from simcord.backend import Backend


class World(Protocol):
    """A running simulated world, as `StrictEnv` is."""

    backend: Backend
    bot: discord.Client
    patient: bool

    @property
    def shard_count(self) -> int:
        """Shards of the bot, of all processes."""
        ...

    def now(self) -> datetime:
        """The simulated moment."""
        ...

    def loop_time(self) -> float:
        """Simulated seconds since the world began."""
        ...

    def can_declare(self) -> bool:
        """Whether the running task is the bot's own, and has not said yet what it waits for."""
        ...

    async def external_wait(self, awaitable: Awaitable[Any], *, reason: str) -> Any:
        """Wait for what only the simulated clock or an input ends."""
        ...

    def websocket(self, shard: int) -> Any:
        """The bot's side of a gateway connection."""
        ...

    def bot_scope(self) -> AbstractContextManager[None]:
        """What is done within is the bot's work."""
        ...

    async def settle(self) -> None:
        """Let everything that is under way come to its end."""
        ...

    async def advance_time(self, seconds: float) -> None:
        """Let so much time pass."""
        ...
