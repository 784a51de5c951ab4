"""Who is still here. Discord tells of leavers only to bots with a privileged intent, so the bot looks for itself."""

from __future__ import annotations

import logging
from collections.abc import Callable

import discord

from cogs.messages.failures import LOST
from cogs.messages.request_terms import IDLE
from cogs.messages.work import Work
from core.table import Table, TableId, TableState
from core.table.table_commands import Gone

log = logging.getLogger(__name__)

UNKNOWN_MEMBER = 10007
UNKNOWN_USER = 10013


class Attendance:
    """Looks, as each day breaks, for living players, and whoever leads the game, who have not pressed anything since
    the last one broke."""

    def __init__(self, client: discord.Client, table: Callable[[TableId], Table]) -> None:
        self._client = client
        self._table = table
        self._seen: dict[TableId, set[int]] = {}

    def seen(self, id_: TableId, user: int) -> None:
        """This person has just done something in a game."""
        state = self._table(id_).state
        if state is None or not state.running:
            return
        self._seen.setdefault(id_, set()).add(user)

    async def check(self, work: Work, state: TableState) -> None:
        """Whoever is not to be found in the server is taken for gone. Costs one request for each silent player.

        On the first day nobody has had anything to do yet.
        """
        seen = self._seen.pop(work.table, set())
        if state.game is None or not state.running or state.game.day < 2:
            return
        playing = {state.user_of(seat) for seat in state.game.living if seat not in state.absent}
        expected = {*playing, state.lobby.moderator, state.lobby.cohost} - seen
        for user in sorted(user for user in expected if user is not None):
            await self.look(work, user)

    async def look(self, work: Work, user: int) -> bool:
        """Whether this person is still in the server; who is not is taken for gone."""
        here = await self._here(work, user)
        if not here:
            await self._table(work.table).do(Gone(user))
        return here

    async def _here(self, work: Work, user: int) -> bool:
        server = self._client.get_guild(work.guild)
        if server is None:
            return True
        try:
            await work.request(server.fetch_member(user), IDLE)
        except discord.NotFound as error:
            return error.code not in (UNKNOWN_MEMBER, UNKNOWN_USER)
        except LOST as error:
            log.info("table %s: could not look for %s: %s", work.table, user, error)
        return True

    def forget(self, id_: TableId) -> None:
        """The game is over."""
        self._seen.pop(id_, None)
