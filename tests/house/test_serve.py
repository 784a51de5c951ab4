"""`mafia run` where something is in the way: a line that says what to do, and no traceback."""

from __future__ import annotations

import asyncio
import os
import socket

import pytest

from cogs.serve import PORT_TAKEN, TOKEN_REFUSED, UNREACHABLE
from core.command_line import SETTINGS_ARE_WRONG
from core.settings import REMEDIES
from core.store.embedded import EmbeddedServer
from tests.house.discord_api import GOOD, DiscordApi, discord_api


async def run(api: DiscordApi, redis: str, **environment: str) -> tuple[int | None, str]:
    """The real process to its end: its exit status, and what it said."""
    bare = {name: value for name, value in os.environ.items() if name not in REMEDIES}
    process = await asyncio.create_subprocess_exec(
        *api.command("run"),
        env={**bare, "DISCORD_TOKEN": GOOD, "REDIS_URL": redis, **environment},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await process.communicate()
    return process.returncode, said.decode()


async def test_a_port_that_is_taken_is_named(redis_server: EmbeddedServer):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        async with discord_api() as api:
            status, said = await run(api, redis_server.url, MAFIA_METRICS_PORT=str(taken.getsockname()[1]))
    assert status == PORT_TAKEN
    assert "MAFIA_METRICS_PORT cannot be used" in said
    assert "Traceback" not in said


async def test_a_discord_that_is_out_of_order_is_told_in_a_line(redis_server: EmbeddedServer):
    async with discord_api() as api:
        api.refusing = {"message": "Cannot do that now", "code": 0}
        status, said = await run(api, redis_server.url)
    assert status == UNREACHABLE
    assert "Discord does not let the bot log in now" in said
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("closing", "shards", "status", "word"),
    [
        (4004, "", TOKEN_REFUSED, "DISCORD_TOKEN"),
        (4011, "0/1", SETTINGS_ARE_WRONG, "MAFIA_SHARDS"),
        (4011, "auto", UNREACHABLE, "closed with 4011"),
    ],
)
async def test_a_gateway_that_takes_no_session_of_the_bot_is_told_in_a_line(
    redis_url: str, closing: int, shards: str, status: int, word: str
):
    """As where the token has been reset while the bot was on, or the servers have become too many for the shards."""
    async with discord_api() as api:
        api.gateway, api.closing = True, closing
        ended, said = await run(api, redis_url, MAFIA_SHARDS=shards)
    assert word in said
    assert "Traceback" not in said
    assert ended == status


async def test_a_gateway_that_cannot_be_found_is_told_in_a_line(redis_url: str):
    async with discord_api() as api:
        api.hidden = True
        status, said = await run(api, redis_url)
    assert "Discord does not let the bot log in now" in said
    assert "Traceback" not in said
    assert status == UNREACHABLE


def test_a_supervisor_can_tell_the_ends_apart():
    assert len({0, 1, SETTINGS_ARE_WRONG, TOKEN_REFUSED, UNREACHABLE, PORT_TAKEN}) == 6


@pytest.mark.repeats("tests/house/test_container.py, whose token is refused as well")
async def test_a_token_that_is_refused_is_told_in_a_line(redis_server: EmbeddedServer):
    async with discord_api() as api:
        status, said = await run(api, redis_server.url, DISCORD_TOKEN=f"{GOOD[:-1]}_")
    assert status == TOKEN_REFUSED
    assert "Discord does not accept this DISCORD_TOKEN" in said
    assert "Traceback" not in said


async def test_a_redis_that_is_down_is_told_in_a_line():
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        async with discord_api() as api:
            status, said = await run(api, f"redis://:hush@127.0.0.1:{nobody.getsockname()[1]}/0")
    assert status == 1
    assert "the Redis at 127.0.0.1" in said
    assert "does not answer (ConnectionError)" in said
    assert "Traceback" not in said
    assert "hush" not in said
    assert api.asked == [], "Discord is not asked for a bot that could keep no game"
