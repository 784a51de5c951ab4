"""`mafia run`: the bot on Discord, from its settings to a clean shutdown."""

from __future__ import annotations

import asyncio
import logging
import signal

import aiohttp
import discord

from cogs.moderator import Environment, Moderator
from cogs.upkeep.warming import Warming, read_rulebooks
from cogs.voice.adapter import ChannelNarration
from core import collector
from core.metrics import serve
from core.settings import Settings
from core.table.opening import open_store

log = logging.getLogger(__name__)

AN_HOUR = 3600.0
TOKEN_REFUSED = UNREACHABLE = PORT_TAKEN = 1


def main(settings: Settings) -> int:
    """Serve until told to stop. Returns an exit status. Raises `RedisUnusable` where no Redis can be had."""
    collector.calm()
    return asyncio.run(_serve(settings))


async def _serve(settings: Settings) -> int:
    assert settings.discord_token is not None
    async with open_store(settings) as store:
        narration = ChannelNarration(store, own=settings.data_dir / "audio")
        bot = Moderator(
            Environment(store, narration=narration, language=settings.language, new_dms_a_day=settings.new_dms_a_day),
            shard_count=settings.shard_count,
            shard_ids=None if settings.shard_ids is None else list(settings.shard_ids),
        )

        async def health() -> dict[str, bool]:
            return {
                "redis": await bot.tables.healthy(),
                "discord": bot.is_ready() and not bot.is_closed(),
                "games": bot.awakening.done,
            }

        port = settings.metrics_port
        try:
            numbers = None if port is None else await serve(bot.services.metrics, health, port, settings.metrics_host)
        except OSError as error:
            log.error("MAFIA_METRICS_PORT cannot be used: %s. Choose another, or leave it empty.", error)
            return PORT_TAKEN
        warming, tidying = Warming(settings.language), None
        try:
            async with bot:
                _stop_on_signal(bot)
                await asyncio.to_thread(read_rulebooks)
                warming.start()
                tidying = asyncio.create_task(_tidy(bot), name="memory to tidy")
                await bot.start(settings.discord_token.get_secret_value())
        except aiohttp.ClientConnectionError as error:
            log.error("Discord cannot be reached from this machine: %s", error)
            return UNREACHABLE
        except discord.LoginFailure:
            log.error("Discord does not accept this DISCORD_TOKEN. Copy it anew from the Bot page of your application.")
            return TOKEN_REFUSED
        except discord.HTTPException as error:
            log.error("Discord does not let the bot log in now: %s. Start it again in a while.", error)
            return UNREACHABLE
        finally:
            warming.stop()
            if tidying is not None:
                tidying.cancel()
            if numbers is not None:
                await numbers.close()
    return 0


async def _tidy(bot: Moderator) -> None:
    """Give memory back once in a while, when nobody plays: discord.py leaves cycles behind at every new session."""
    while True:
        await asyncio.sleep(AN_HOUR)
        if not bot.services.playing:
            log.info("%d objects without use are gone", collector.tidy())


def _stop_on_signal(bot: Moderator) -> None:
    loop = asyncio.get_running_loop()
    closing: set[asyncio.Task[None]] = set()

    def stop() -> None:
        if not closing:
            closing.add(loop.create_task(bot.close()))

    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop)
