"""Who is still here. Discord tells of leavers only to bots with a privileged intent, so the bot looks for itself."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from cogs.messages.limiter import IDLE, urgency
from core.table import TableState
from core.table.commands import Gone

if TYPE_CHECKING:
    from cogs.moderator import Moderator

log = logging.getLogger(__name__)

UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013


class Roll:
    """Looks, as each day breaks, for living players who have not pressed anything since the last one broke."""

    def __init__(self, bot: Moderator) -> None:
        self._bot = bot
        self._stirred: dict[int, set[int]] = {}

    def seen(self, guild: int, user: int) -> None:
        """This person has just done something."""
        self._stirred.setdefault(guild, set()).add(user)

    async def call(self, guild: int, state: TableState) -> None:
        """Whoever is not to be found in the server is taken for gone. Costs one request for each silent player.

        On the first day nobody has had anything to do yet.
        """
        stirred = self._stirred.pop(guild, set())
        if state.game is None or not state.running or state.game.day < 2:
            return
        silent = {
            user
            for seat in state.game.living
            if seat not in state.absent and (user := state.user_of(seat)) is not None and user not in stirred
        }
        for user in sorted(silent):
            if not await self._here(guild, user):
                await self._bot.tables.get(guild).do(Gone(user))

    async def _here(self, guild: int, user: int) -> bool:
        try:
            with urgency(IDLE):
                await self._bot.http.get_member(guild, user)
        except discord.NotFound as error:
            return error.code not in (UNKNOWN_MEMBER, UNKNOWN_USER)
        except discord.HTTPException as error:
            log.info("guild %s: could not look for %s: %s", guild, user, error)
        return True

    def forget(self, guild: int) -> None:
        """The game is over."""
        self._stirred.pop(guild, None)
