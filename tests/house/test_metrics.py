"""An operator's two pages, over real HTTP."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest

from core.metrics import BEAT, Metrics, feel_the_loop, serve
from tests.simulated_time import simulated_time


async def test_numbers_and_health_are_served():
    checks = {"redis": True, "discord": True}

    async def healthy():
        return checks

    metrics = Metrics()
    server = await serve(metrics, healthy, 0)
    metrics.commands.labels("act", "done").inc(3)
    base = f"http://127.0.0.1:{server.port}"
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{base}/metrics") as answer:
            assert 'mafia_commands_total{kind="act",outcome="done"} 3.0' in await answer.text()
        async with session.get(f"{base}/readyz") as answer:
            assert (answer.status, await answer.json()) == (200, checks)
        checks["redis"] = False
        async with session.get(f"{base}/readyz") as answer:
            assert (answer.status, await answer.json()) == (503, checks)
        async with session.get(f"{base}/healthz") as answer:
            assert answer.status == 200, "no restart brings a Redis back"
        async with session.get(f"{base}/metrics") as answer:
            numbers = await answer.text()
            assert 'mafia_ready{check="redis"} 0.0' in numbers
            assert 'mafia_ready{check="discord"} 1.0' in numbers
        with pytest.raises(OSError, match="in use"):
            await serve(Metrics(), healthy, server.port)
    await server.close()


async def test_a_loop_that_stands_still_is_felt():
    felt: list[float] = []
    with simulated_time() as time:
        feeling = asyncio.create_task(feel_the_loop(felt.append))
        await asyncio.sleep(0)
        time.now += 4 * BEAT
        await asyncio.sleep(1.5 * BEAT)
        feeling.cancel()
        await asyncio.gather(feeling, return_exceptions=True)
    assert felt == pytest.approx([3 * BEAT, 0], abs=1e-6)


def test_what_may_be_counted_one_day_stands_there_from_the_start():
    """A rate over a number that is not there yet is nothing, and an alert on nothing never comes."""
    registry = Metrics().registry
    for name, labels in (
        ("mafia_gateway_total", {"event": "lost"}),
        ("mafia_rest_limited_total", {"scope": "global"}),
        ("mafia_rest_answers_total", {"status": "5xx"}),
        ("mafia_direct_channels_total", {"outcome": "refused"}),
    ):
        assert registry.get_sample_value(name, labels) == 0
