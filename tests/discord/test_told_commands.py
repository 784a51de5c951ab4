"""The slash commands at a start without Redis: the log names whom it waits for, and Discord is asked later."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.upkeep import registration
from cogs.upkeep.registration import LATER, Registration
from core.store import Patience, Store
from tests.discord.world import World
from tests.store.servers import RunningServer
from tests.waits import HANG


@pytest.fixture
async def redis(tmp_path: Path) -> AsyncIterator[RunningServer]:
    """One that is stopped."""
    server = RunningServer(tmp_path / "redis", "--save", "")
    await server.start()
    server.stop()
    yield server
    server.stop()


def puts(world: World) -> int:
    path = f"/applications/{world.bot.application_id}/commands"
    return sum((entry.method, entry.path) == ("PUT", path) for entry in world.env.http_requests)


async def test_a_redis_that_is_down_is_named_and_discord_is_not(
    world: World, redis: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    before, store = puts(world), Store.at(redis.url, Patience(seconds=0.0))
    telling = Registration(world.bot, store, world.simulation.wait)
    await world.env.as_bot(telling.begin())
    (line,) = [entry.getMessage() for entry in caplog.records if "slash commands" in entry.getMessage()]
    assert line.startswith("Redis does not say")
    assert "Is Redis up" in line
    assert puts(world) == before, "Discord was not asked"

    await redis.start()
    await world.env.advance_time(LATER[0] + 1)
    assert puts(world) == before + 1
    await telling.close()
    await store.close()


async def test_a_start_that_waits_for_redis_no_longer_says_so(
    world: World, redis: RunningServer, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registration, "AT_THE_START", 0.0)
    store = Store.at(redis.url, Patience(seconds=HANG))
    telling = Registration(world.bot, store, world.simulation.wait)
    await telling.begin()
    (line,) = [entry.getMessage() for entry in caplog.records if "slash commands" in entry.getMessage()]
    assert line.startswith("Redis takes its time")
    await telling.close()
    await store.close()
