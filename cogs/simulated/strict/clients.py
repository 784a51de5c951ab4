"""discord.py's own REST client and webhook adapter, over the simulated wire."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any, TypeVar

import discord.http
from discord.webhook.async_ import AsyncWebhookAdapter
from simcord.http import FakeHTTPClient

from cogs.simulated.strict.connection import Answering, StrictSession
from cogs.simulated.strict.world import World

T = TypeVar("T")
ON_THE_WAY = "an answer of Discord"


async def on_the_way(env: World, work: Awaitable[T]) -> T:
    """Await a request. Its waits (a limit's, a slow answer's) go by the simulated clock alone."""
    if env.can_declare():
        return await env.external_wait(work, reason=ON_THE_WAY)
    return await work


class StrictHTTPClient(FakeHTTPClient):
    """What SimCord cut short is discord.py's again: every request is made in full."""

    def __init__(
        self, env: World, answering: Answering, loop: asyncio.AbstractEventLoop, longest: float | None
    ) -> None:
        super().__init__(env.backend, loop)
        self._env = env
        self.max_ratelimit_timeout = longest
        self._HTTPClient__session: Any = StrictSession(answering)
        self._global_over = asyncio.Event()
        self._global_over.set()

    async def request(self, route: discord.http.Route, **kwargs: Any) -> Any:  # type: ignore[override]
        """One request, with discord.py's buckets, repetitions and errors."""
        return await on_the_way(self._env, discord.http.HTTPClient.request(self, route, **kwargs))


class StrictAdapter(AsyncWebhookAdapter):
    """Interaction replies."""

    def __init__(self, env: World) -> None:
        super().__init__()
        self._env = env

    async def request(self, route: discord.http.Route, session: Any, **kwargs: Any) -> Any:  # type: ignore[override]
        """One reply."""
        return await on_the_way(self._env, super().request(route, session, **kwargs))
