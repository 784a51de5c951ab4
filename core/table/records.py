"""What the games of a server came to: written down when each ends, and read together for statistics.

All of it can be computed again out of the history, for as long as a game stands there: what is missing, or was written
by a program that knew less, is made anew when somebody asks.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence

from core.store import Past, Store
from core.table.archived_game import PastGame
from core.table.persons import people_of
from core.table.result import GameResult, pack_result, read_result, result_of

log = logging.getLogger(__name__)

AT_ONCE = 50
"""Results read before others have their turn: some two milliseconds."""


class Records:
    """The results of every server's games. Every call raises `StoreUnavailable`."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def been_in(self, guild: int, users: Collection[int]) -> None:
        """These people are, or have just been, at a table of this server."""
        await self._store.been_in(guild, users, self._now())

    async def guilds_of(self, user: int) -> Sequence[int]:
        """The servers at whose tables this person has been, the last first."""
        return await self._store.guilds_of(user)

    async def note(self, guild: int, token: str) -> GameResult | None:
        """Write down what a game came to that stands in the history; None where it came to nothing that counts."""
        past = await self._store.past(guild, token)
        while past is not None:
            try:
                people, result = await asyncio.to_thread(_read, past)
            except ValueError as error:  # another program's: one that cannot be read hides no other
                log.warning("guild %s: game %s cannot be read: %s", guild, token, error)
                return None
            await self.been_in(guild, people)
            body = b"" if result is None else pack_result(result)
            await self._store.put_result(guild, token, past.ended, body, self._now())
            read = past
            past = await self._store.past(guild, token)
            if past is None or past.events == read.events:
                return result
            # Somebody was forgotten in it meanwhile, who would stand in this result for good.
        return None

    async def of(self, guild: int) -> Sequence[GameResult]:
        """What the games of a server came to, the oldest first."""
        kept = await self._store.results(guild)
        found: dict[str, GameResult | None] = {}
        for number, (token, body) in enumerate(kept.items()):
            if body == b"":  # counts for nothing
                found[token] = None
            elif (result := read_result(body)) is not None:
                found[token] = result
            if number % AT_ONCE == AT_ONCE - 1:
                await asyncio.sleep(0)
        for token in await self._store.past_tokens(guild):
            if token not in found:
                found[token] = await self.note(guild, token)
        return sorted((one for one in found.values() if one is not None), key=lambda one: (one.ended, one.token))


def _read(past: Past) -> tuple[set[int], GameResult | None]:
    """Who was there, and what it came to."""
    return people_of(past.events), result_of(PastGame.read(past))
