"""The slash commands as Discord knows them: told when they are others than the last time."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from cogs.upkeep.growing_pauses import LATER, GrowingPauses
from core.table import GuildNotes, StoreUnavailable, Wait

log = logging.getLogger(__name__)

OUR_OWN = 0  # the guild id under which the bot keeps notes of its own
AT_THE_START = 10.0
"""Seconds that a start waits for Discord to take them."""
A_DAY = 24 * 3600.0
TOO_MANY_TODAY = 30034
INVALID = 50035
DISCORD = "Discord"
REDIS = "Redis"
SLOW = {
    DISCORD: "Discord takes its time with the slash commands; those it knows serve meanwhile",
    REDIS: "Redis takes its time, which keeps what Discord knows of the slash commands; those it knows serve meanwhile."
    " Is Redis up?",
}
"""What a start says when it waits no longer, by whom it has waited for."""
PASSING = (discord.DiscordException, aiohttp.ClientError, TimeoutError)


class Registration:
    """Tells Discord of the commands, and again later where it does not take them: the old ones serve meanwhile."""

    def __init__(self, bot: commands.AutoShardedBot, notes: GuildNotes, wait: Wait) -> None:
        self._bot = bot
        self._notes = notes
        self._pauses = GrowingPauses(wait, LATER, "Discord, to take the commands")
        self._asked = REDIS
        self._tried = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Tell Discord now. What takes long, or is refused, goes on beside the games."""
        self._task = asyncio.create_task(self._run(), name="commands to be told")
        try:
            async with asyncio.timeout(AT_THE_START):
                await self._tried.wait()
        except TimeoutError:
            log.warning(SLOW[self._asked])

    async def close(self) -> None:
        """The process ends."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self._tell()
            except StoreUnavailable as error:
                log.warning(
                    "Redis does not say what Discord knows of the slash commands (%s); those it knows serve, and it is"
                    " asked again later. Is Redis up, are its address and its password right?",
                    error,
                )
                self._tried.set()
                await self._pauses.rest()
            except PASSING as error:
                log.warning("Discord did not take the slash commands, the old ones serve; tried again later: %s", error)
                self._tried.set()
                await self._pauses.rest(at_least=_asked_for(error))
            else:
                self._tried.set()
                return

    async def _tell(self) -> None:
        tree = self._bot.tree
        translator = tree.translator
        payload = [
            await command.get_translated_payload(tree, translator) if translator else command.to_dict(tree)
            for command in tree.get_commands()
        ]
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        mark = f"{self._bot.application_id}:{digest}"
        self._asked = REDIS
        if (await self._notes.settings(OUR_OWN)).get("commands") != mark:
            self._asked = DISCORD
            await self._put(payload)
            self._asked = REDIS
            await self._notes.set_settings(OUR_OWN, {"commands": mark})

    async def _put(self, payload: list[dict[str, Any]]) -> None:
        """As `CommandTree.sync`, without having all translated once more."""
        number = self._bot.application_id
        assert number is not None, "before the login there is nobody to tell"
        try:
            await self._bot.http.bulk_upsert_global_commands(number, payload=payload)
        except discord.HTTPException as error:
            if error.code == INVALID:
                raise app_commands.CommandSyncFailure(error, self._bot.tree.get_commands()) from None
            raise


def _asked_for(error: BaseException) -> float:
    """Seconds that Discord wants to be left alone."""
    if isinstance(error, discord.HTTPException) and error.code == TOO_MANY_TODAY:
        return A_DAY
    return error.retry_after if isinstance(error, discord.RateLimited) else 0.0
