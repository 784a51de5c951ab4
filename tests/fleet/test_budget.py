"""The simulated Discord's limit of all requests goes by when they leave the bot, however they bunch on their way."""

from __future__ import annotations

import asyncio
import time
from collections import Counter

import aiohttp
import pytest

from cogs.simulated.strict.limits import GLOBAL
from tests.fleet.launcher import LEFT
from tests.fleet.server import TOKEN, DiscordServer

ASKED = GLOBAL + 10


@pytest.mark.parametrize(("between", "refused", "busiest"), [(0.025, 0, 40), (0.0, 10, ASKED)])
async def test_what_left_evenly_is_within_the_budget_and_what_left_at_once_is_not(between, refused, busiest):
    discord = DiscordServer()
    await discord.open()
    began = time.perf_counter()
    try:
        async with aiohttp.ClientSession(headers={"Authorization": f"Bot {TOKEN}"}) as bot:

            async def ask(number: int) -> int:
                left = {LEFT: str(began + number * between)}
                async with bot.get(f"{discord.address}/users/@me", headers=left) as answer:
                    return answer.status

            statuses = Counter(await asyncio.gather(*map(ask, range(ASKED))))
    finally:
        await discord.close()
    assert statuses == Counter({200: ASKED - refused, 429: refused})
    assert discord.rest.busiest == busiest
