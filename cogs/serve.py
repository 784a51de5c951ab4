"""``mafia run``: the bot on Discord, from its settings to a clean shutdown."""

from __future__ import annotations

import asyncio
import logging
import signal

import aiohttp
import discord

from cogs.moderator import Moderator, Pieces
from cogs.voice.adapter import TableVoices
from core import collector
from core.metrics import serve
from core.settings import Settings
from core.store import Store
from core.store.embedded import open_server

log = logging.getLogger(__name__)

TOKEN_REFUSED = UNREACHABLE = 1


def main(settings: Settings) -> int:
    """Serve until told to stop. Returns an exit status. Raises ``RedisUnusable`` where no Redis can be had."""
    collector.calm()
    return asyncio.run(_serve(settings))


async def _serve(settings: Settings) -> int:
    assert settings.discord_token is not None
    server = await open_server(settings)
    log.info("keeping games in %s", server.described)
    store = Store.at(server.url)
    pieces = Pieces(store, voices=TableVoices(store, own=settings.data_dir / "audio"), language=settings.language)
    bot = Moderator(
        pieces,
        shard_count=settings.shard_count,
        shard_ids=None if settings.shard_ids is None else list(settings.shard_ids),
    )

    async def health() -> dict[str, bool]:
        return {"redis": await store.healthy(), "discord": bot.is_ready() and not bot.is_closed()}

    port = settings.metrics_port
    numbers = None if port is None else await serve(pieces.metrics, health, port, settings.metrics_host)
    try:
        async with bot:
            _stop_on_signal(bot)
            await bot.start(settings.discord_token.get_secret_value())
    except aiohttp.ClientConnectionError as error:
        log.error("Discord cannot be reached from this machine: %s", error)
        return UNREACHABLE
    except discord.LoginFailure:
        log.error("Discord does not accept this DISCORD_TOKEN. Copy it anew from the Bot page of your application.")
        return TOKEN_REFUSED
    finally:
        if numbers is not None:
            await numbers.close()
        await store.close()
        await server.close()
    return 0


def _stop_on_signal(bot: Moderator) -> None:
    loop = asyncio.get_running_loop()
    closing: set[asyncio.Task[None]] = set()

    def stop() -> None:
        if not closing:
            closing.add(loop.create_task(bot.close()))

    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop)
