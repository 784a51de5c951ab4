"""Allowances: what the whole bot, in however many processes, may do so often a day."""

from __future__ import annotations

from core.store.keeps import Keeps
from core.store.redis_server import Part
from core.store.scripts import ALLOW

KEPT_MS = 2 * 24 * 60 * 60 * 1000


def _key(what: str, day: str) -> str:
    return f"mafia:allowance:{{{what}}}:{day}"


class Allowances(Part):
    """Counts by day. A day is any text that names one. Every call raises `StoreUnavailable`."""

    KEEPS = (Keeps("allowances", r"mafia:allowance:.+", "string", people=False),)

    async def allow(self, what: str, day: str, most: int) -> bool:
        """Whether it may be done once more on this day; counted if so."""
        return bool(await self._server.run(ALLOW, [_key(what, day)], [most, KEPT_MS]))

    async def use_up(self, what: str, day: str) -> None:
        """It may not be done any more on this day, however often it has been."""
        await self._server.call(lambda client: client.set(_key(what, day), 2**53, px=KEPT_MS))
