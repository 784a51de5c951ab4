"""What discord.py repeats by itself, or holds back, keeps to the bot's share of requests as well."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import cast

import discord
import pytest
import pytest_asyncio
from discord.http import HTTPClient, Route

from cogs.messages.limiter import LATE, Limiter
from cogs.upkeep.watching import traced
from core.metrics import Metrics
from tests.house.discord_api import GOOD, DiscordApi, discord_api
from tests.simulated_time import simulated_time


class Client:
    """discord.py's way out, behind the limiter. `turns`: those that were taken."""

    def __init__(self) -> None:
        self.turns = 0
        self.limiter = Limiter(rate=1000, burst=1000, taken=self._taken)
        self.http = HTTPClient(asyncio.get_running_loop(), http_trace=traced(Metrics(), self.limiter))

    def _taken(self) -> None:
        self.turns += 1

    async def post(self, channel: int) -> None:
        """A message into a channel that nobody knows."""
        with pytest.raises(discord.NotFound):
            await self.http.request(Route("POST", "/channels/{channel_id}/messages", channel_id=channel), json={})


@pytest_asyncio.fixture
async def api(monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[DiscordApi]:
    async with discord_api() as opened:
        monkeypatch.setattr(Route, "BASE", opened.url)
        yield opened


async def test_each_try_has_a_turn_of_its_own(api: DiscordApi):
    client = Client()
    await client.http.static_login(GOOD)
    client.limiter.stand_before(client.http)
    before, api.limited = len(api.asked), 3
    await asyncio.gather(*(client.post(channel) for channel in range(1, 5)))
    assert len(api.asked) - before == 4 + 3
    assert client.turns == 4 + 3
    await client.http.close()


async def test_a_turn_is_over_soon():
    """A call that a route's limit has held back goes with all others that were, unless it takes another."""
    turns: list[float] = []
    limiter = Limiter(rate=100, burst=1, taken=lambda: turns.append(asyncio.get_running_loop().time()))

    class Held:
        async def request(self, held: float) -> None:
            await asyncio.sleep(held)
            await limiter.before_each_try()

    http = Held()
    limiter.stand_before(cast(HTTPClient, http))
    with simulated_time():
        await asyncio.gather(*(http.request(held) for held in (0.0, LATE / 2, 1.0, 1.0, 1.0)))
    assert len(turns) == 5 + 3
    assert max(turns) - sorted(turns)[-3] == pytest.approx(2 / 100)
