"""A real `mafia run` as its operator sees it, from outside: ready or not, and the numbers that say so."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager

import aiohttp

from cogs.messages.limiter import RATE
from core.settings import REMEDIES
from tests.house.discord_api import GOOD, DiscordApi, discord_api
from tests.store.servers import RunningServer, free_port
from tests.waits import HANG_OF_PROCESS, until

LATE = "mafia_loop_late_seconds_count 0.0"
"""Nothing has been felt yet."""


class Seen:
    """The pages of a running bot."""

    def __init__(self, session: aiohttp.ClientSession, port: int, api: DiscordApi) -> None:
        self._session, self.port, self.api = session, port, api

    async def get(self, path: str) -> tuple[int, str]:
        """The status and body of a page; 0 while nobody answers."""
        try:
            async with self._session.get(f"http://127.0.0.1:{self.port}{path}") as answer:
                return answer.status, await answer.text()
        except aiohttp.ClientConnectionError:
            return 0, ""

    async def number(self, name: str) -> float:
        """A number of `/metrics`, by its name with labels."""
        _, text = await self.get("/metrics")
        found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
        return float(found[1]) if found else -1

    async def until(self, path: str, well: Callable[[int, str], bool]) -> str:
        """Look at a page until it says what it should."""
        async with asyncio.timeout(HANG_OF_PROCESS):
            while True:
                status, text = await self.get(path)
                if well(status, text):
                    return text
                await asyncio.sleep(0.05)


@asynccontextmanager
async def running(redis: RunningServer, *, gateway: bool = True) -> AsyncGenerator[Seen]:
    """The real process, logged in; it must end well when it is told to."""
    bare = {name: value for name, value in os.environ.items() if name not in REMEDIES}
    port = free_port()
    async with discord_api() as api, aiohttp.ClientSession() as session:
        api.gateway, api.limited = gateway, 1
        process = await asyncio.create_subprocess_exec(
            *api.command("run"),
            env={**bare, "DISCORD_TOKEN": GOOD, "REDIS_URL": redis.url, "MAFIA_METRICS_PORT": str(port)},
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            yield Seen(session, port, api)
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                _, said = await asyncio.wait_for(process.communicate(), HANG_OF_PROCESS)
            finally:
                if process.returncode is None:
                    process.kill()
        assert process.returncode == 0, said.decode()
        assert not gateway or b"Traceback" not in said, said.decode()


async def test_it_is_ready_when_all_is_there_and_alive_without_redis_and_counts_sessions_and_limits(tmp_path):
    redis = RunningServer(tmp_path)
    await redis.start()
    try:
        async with running(redis) as seen:
            await seen.until("/readyz", lambda status, _: status == 200)
            assert await seen.number('mafia_ready{check="games"}') == 1
            assert await seen.number('mafia_gateway_total{event="ready"}') == 1
            assert await seen.number('mafia_gateway_total{event="resumed"}') == 0
            await seen.until("/metrics", lambda _, text: 'mafia_rest_limited_total{scope="shared"} 1.0' in text)
            assert await seen.number('mafia_rest_answers_total{status="429"}') == 1
            assert await seen.number('mafia_rest_answers_total{status="2xx"}') >= 3
            assert await seen.number("mafia_rest_budget") == RATE
            await seen.until("/metrics", lambda status, text: status == 200 and LATE not in text)
            await seen.api.send_away()
            await seen.until("/metrics", lambda _, text: 'mafia_gateway_total{event="resumed"} 1.0' in text)
            assert await seen.number('mafia_gateway_total{event="lost"}') == 1

            redis.stop(signal.SIGKILL)
            text = await seen.until("/readyz", lambda status, _: status == 503)
            assert '"redis": false' in text
            assert (await seen.get("/healthz"))[0] == 200
            await redis.start()
            await seen.until("/readyz", lambda status, _: status == 200)
    finally:
        redis.stop()


async def test_it_ends_when_told_to_also_while_it_looks_for_the_gateway(tmp_path):
    redis = RunningServer(tmp_path)
    await redis.start()
    try:
        async with running(redis, gateway=False) as seen:
            await until(lambda: ("GET", "/gateway/bot") in seen.api.asked, HANG_OF_PROCESS)
            assert (await seen.get("/readyz"))[0] == 503
    finally:
        redis.stop()
