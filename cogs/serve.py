"""`mafia run`: the bot on Discord, from its settings to a clean shutdown."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Callable

import aiohttp
import discord

from cogs.environment import Environment
from cogs.moderator import Moderator
from cogs.upkeep.warming import Warming, read_rulebooks
from cogs.voice.adapter import ChannelNarration
from core import collector
from core.command_line import SETTINGS_ARE_WRONG
from core.house import APART
from core.metrics import Metrics, feel_the_loop, serve
from core.settings import Settings, Shards
from core.table import AUTO, Ownership, wish_for
from core.table.open_store import open_store

log = logging.getLogger(__name__)

AN_HOUR = 3600.0
TOKEN_REFUSED = os.EX_NOPERM
UNREACHABLE = os.EX_UNAVAILABLE
PORT_TAKEN = os.EX_CANTCREAT
"""Exit statuses by which whoever starts the bot anew can tell whether that would help (`.github/OPERATING.md`)."""
NOT_ACCEPTED = "Discord does not accept this DISCORD_TOKEN. Copy it anew from the Bot page of your application."
TOKEN_RESET = 4004
SHARDS_REFUSED = (4010, 4011)
"""By what the gateway closes: it does not know the token (any more); there is no such shard, or one has too many
servers."""


def main(settings: Settings) -> int:
    """Serve until told to stop. Returns an exit status. Raises `RedisUnusable` where no Redis can be had."""
    collector.freeze_and_relax()
    return asyncio.run(_serve(settings))


async def _serve(settings: Settings) -> int:
    assert settings.discord_token is not None
    async with open_store(settings) as store:
        metrics = Metrics()
        narration = ChannelNarration(store, own=settings.data_dir / "audio", late=metrics.voice_late.observe)
        shards = settings.served
        ownership = Ownership(store, _wish(shards))
        environment = Environment(
            store,
            ours=ownership.ours,
            narration=narration,
            language=settings.language,
            new_dms_a_day=settings.new_dms_a_day,
            metrics=metrics,
        )
        bot = Moderator(environment, ownership=ownership, shards=shards)

        async def checks() -> dict[str, bool]:
            return {
                "redis": await bot.tables.healthy(),
                "shards": ownership.served or ownership.waits,
                "discord": not bot.is_closed() and bot.serving is not None and bot.serving.shown,
                "games": not ownership.held or bot.game_resumer.done,
            }

        port = settings.metrics_port
        try:
            numbers = None if port is None else await serve(metrics, checks, port, settings.metrics_host)
        except OSError as error:
            log.error("MAFIA_METRICS_PORT cannot be used: %s. Choose another, or leave it empty.", error)
            return PORT_TAKEN
        warming = Warming(settings.language)
        asides = list[asyncio.Task[None]]()
        try:
            async with bot:
                told = _told_to_stop()
                await asyncio.to_thread(read_rulebooks)
                warming.start()
                asides.append(asyncio.create_task(collector.keep_up(), name="the young to look at"))
                asides.append(asyncio.create_task(_tidy(bot), name="memory to tidy"))
                asides.append(asyncio.create_task(feel_the_loop(metrics.loop_late.observe), name="the loop's pulse"))
                await _run_until(told, bot, settings.discord_token.get_secret_value())
        except aiohttp.ClientConnectionError as error:
            log.error("Discord cannot be reached from this machine: %s", error)
            return UNREACHABLE
        except discord.LoginFailure:
            log.error(NOT_ACCEPTED)
            return TOKEN_REFUSED
        except discord.ConnectionClosed as error:
            return _turned_away(error, counted=shards.count is not None)
        except (discord.HTTPException, discord.GatewayNotFound) as error:
            log.error("Discord does not let the bot log in now: %s. Start it again in a while.", error)
            return UNREACHABLE
        finally:
            APART.end()
            warming.stop()
            for task in asides:
                task.cancel()
            if numbers is not None:
                await numbers.close()
    return 0


def _turned_away(error: discord.ConnectionClosed, *, counted: bool) -> int:
    """The gateway takes no session of this bot: said in a line. `counted`: an operator has said how many shards there
    are; else Discord is asked anew at the next start. Returns the exit status."""
    if error.code == TOKEN_RESET:
        log.error(NOT_ACCEPTED)
        return TOKEN_REFUSED
    if error.code in SHARDS_REFUSED and counted:
        log.error(
            "Discord does not serve the bot with so many shards (%s). Let MAFIA_SHARDS (or MAFIA_SHARD_COUNT) say more"
            " of them, or leave it to Discord (auto, or empty).", error,
        )  # fmt: skip
        return SETTINGS_ARE_WRONG
    log.error("Discord takes no session of the bot: %s. Start it again in a while.", error)
    return UNREACHABLE


def _wish(shards: Shards) -> Callable[[int], str]:
    """What to ask for, of so many shards."""
    if shards.auto:
        return lambda _: AUTO
    return lambda count: wish_for(range(count) if shards.ids is None else shards.ids)


async def _tidy(bot: Moderator) -> None:
    """Give memory back once in a while, when nobody plays: discord.py leaves cycles behind at every new session."""
    while True:
        await asyncio.sleep(AN_HOUR)
        if not bot.services.playing:
            log.info("%d objects without use are gone", collector.tidy())


def _told_to_stop() -> asyncio.Event:
    """Set when this process is asked to end."""
    told = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, told.set)
    return told


async def _run_until(told: asyncio.Event, bot: Moderator, token: str) -> None:
    """Serve until told to stop. A bot that is closed while it looks for the gateway would look for ever."""
    running = asyncio.create_task(bot.start(token), name="the bot")
    ending = asyncio.create_task(told.wait(), name="the end")
    await asyncio.wait({running, ending}, return_when=asyncio.FIRST_COMPLETED)
    ending.cancel()
    if not told.is_set():
        await running
        return
    await bot.leave()
    await bot.close()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
