"""An operator's two pages, over real HTTP."""

from __future__ import annotations

import aiohttp
import pytest

from core.metrics import Metrics, serve


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
        async with session.get(f"{base}/healthz") as answer:
            assert (answer.status, await answer.json()) == (200, checks)
        checks["redis"] = False
        async with session.get(f"{base}/healthz") as answer:
            assert (answer.status, await answer.json()) == (503, checks)
        with pytest.raises(OSError, match="in use"):
            await serve(Metrics(), healthy, server.port)
    await server.close()
