"""How soon a press is acknowledged while a thousand games are live in the process.

The real bot, tables and store; in place of Discord, presses come in as the gateway would hand them over, and requests
end where they would leave the process. Nothing else is sent: deliveries of the background games go nowhere.
"""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any
from unittest.mock import patch

from discord.webhook.async_ import AsyncWebhookAdapter

from bench.engine import p99
from bench.tables import LIVE, Quiet, forward, guild, seat, store, user
from cogs.environment import Environment
from cogs.messages.address import Address
from cogs.moderator import Moderator
from core import collector
from core.rules.prompts import VOTE
from core.table import TableId, Tables

CLICKS_A_SECOND = 150
SECONDS = 8.0
APPLICATION = 99
CALLBACK = "/callback"


class AcknowledgementProbe:
    """The line to Discord: notes when each press was acknowledged, by interaction token."""

    def __init__(self) -> None:
        self.acknowledged: dict[str, float] = {}

    async def request(self, route: Any, *_: Any, **__: Any) -> dict[str, Any]:
        """A request leaving the process, in place of the one that would wait for an answer."""
        if route.url.split("?")[0].endswith(CALLBACK):
            self.acknowledged[route.webhook_token] = time.perf_counter()
            return {"interaction": {"id": "1", "type": 3}}
        return message(1, 1)


def message(channel: int, message: int) -> dict[str, Any]:
    """A message as Discord tells of it."""
    author = {"id": str(APPLICATION), "username": "moderator", "discriminator": "0", "avatar": None, "bot": True}
    return {
        "id": str(message),
        "channel_id": str(channel),
        "author": author,
        "content": "",
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "type": 0,
        "components": [],
    }


def _press(number: int, person: int, custom_id: str, value: int) -> dict[str, Any]:
    """A menu used in a direct message, as the gateway says it."""
    channel = person + 1
    return {
        "id": str(1_000_000 + number),
        "application_id": str(APPLICATION),
        "type": 3,
        "token": f"press-{number}",
        "version": 1,
        "channel_id": str(channel),
        "channel": {"id": str(channel), "type": 1},
        "user": {"id": str(person), "username": f"p{person}", "discriminator": "0", "avatar": None},
        "message": message(channel, channel + 1),
        "data": {"custom_id": custom_id, "component_type": 3, "values": [str(value)]},
        "locale": "en-US",
        "entitlements": [],
        "authorizing_integration_owners": {},
        "attachment_size_limit": 8_388_608,
    }


async def click_ack_p99_ms() -> float:
    """Milliseconds from a press coming in until its acknowledgement leaves, p99, waiting for the loop included."""
    collector.freeze_and_relax()
    async with store() as opened:
        line = AcknowledgementProbe()
        with patch.object(AsyncWebhookAdapter, "request", line.request):
            bot = Moderator(Environment(opened), shard_count=1)
            await bot._async_setup_hook()
            bot._connection.application_id = APPLICATION
            bot.tables = Tables(opened, Quiet())
            await bot.add_cogs()
            for number in range(LIVE):
                await forward(await seat(bot.tables, number), "night")
            await bot.tables.settled()
            bot.tables.start()
            came = await _press_for_a_while(bot)
            await bot.tables.close()
    missing = [token for token in came if token not in line.acknowledged]
    if missing:
        raise RuntimeError(f"{len(missing)} presses were never acknowledged")
    return p99([(line.acknowledged[token] - due) * 1000 for token, due in came.items()])


async def _press_for_a_while(bot: Moderator) -> dict[str, float]:
    """Let people all over the tables press, at moments drawn by chance; when each press came in, by its token."""
    chance = random.Random(7)
    came: dict[str, float] = {}
    came_in = bot._connection.parsers["INTERACTION_CREATE"]
    due = time.perf_counter()
    for number in range(int(CLICKS_A_SECOND * SECONDS)):
        due += chance.expovariate(CLICKS_A_SECOND)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        at = chance.randrange(LIVE)
        table = bot.tables.get(TableId(guild(at)))
        state = table.state
        prompts = [prompt for prompt in table.prompts() if prompt.do != VOTE]
        if state is None or state.game is None or not prompts:
            continue
        prompt = chance.choice(prompts)
        address = Address(TableId(guild(at)), state.token, state.game.serial, "act", prompt.do)
        press = _press(number, user(at, prompt.seat), str(address), chance.choice(prompt.seats))
        came[press["token"]] = due
        came_in(press)
    await asyncio.sleep(1.0)
    return came
