"""Keys at which something else than the bot has put a value of another type: each is put aside, and the bot goes on as
if there were nothing there. Waiting cures none of them."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Sequence

from redis import exceptions as redis_errors

from core.store.connect import Client
from core.store.keeps import Keeps

log = logging.getLogger(__name__)

WRONG_TYPE = "WRONGTYPE"
EVERY = "mafia:*"
ASIDE = "mafia:aside:"
ASIDE_DAYS = 7
TYPES = ("string", "list", "set", "zset", "hash", "stream")
PAUSE = 10.0
"""Seconds between two looks at all of Redis, where the last has found nothing."""


def is_misfit(error: BaseException) -> bool:
    """Whether a command met a value of another type. In a script's error it is one word among others."""
    return isinstance(error, redis_errors.ResponseError) and WRONG_TYPE in str(error)


def aside(name: str) -> str:
    """Where the value of a key is put: in the same slot of a Cluster."""
    return ASIDE + (name.removeprefix("mafia:") if "{" in name else f"{{{name}}}")


class Misfits:
    """Finds them by their types: an error names no key. `kinds`: all that the bot keeps."""

    def __init__(self, client: Client, kinds: Sequence[Keeps]) -> None:
        self._client = client
        self._kinds = [(re.compile(kind.names), kind.type) for kind in kinds]
        self._turn = asyncio.Lock()
        self._not_before = 0.0

    async def put_aside(self) -> list[str]:
        """Put aside what there is, with one line in the log. The keys; raises what Redis raises."""
        loop = asyncio.get_running_loop()
        async with self._turn:
            if loop.time() < self._not_before:
                return []
            found = {name: kind for kind in TYPES for name in await self._of(kind)}
            if not found:
                self._not_before = loop.time() + PAUSE
                return []
        name = min(found)
        log.error(
            "Something else writes to this Redis: it holds a %s at %s, where the bot keeps a %s, and %d keys more like "
            "that. They were moved (to %s) for %d days. Give the bot a database of its own: .github/OPERATING.md.",
            found[name], name, self._meant(name), len(found) - 1, aside(name), ASIDE_DAYS,
        )  # fmt: skip
        return list(found)

    def _meant(self, name: str) -> str | None:
        return next((type_ for names, type_ in self._kinds if names.fullmatch(name)), None)

    async def _of(self, kind: str) -> list[str]:
        client = self._client
        found = list[str]()
        async for key in client.scan_iter(match=EVERY, count=1000, _type=kind):
            name = key.decode()
            if self._meant(name) not in (None, kind) and name not in found and await self._moved(name):
                found.append(name)
        return found

    async def _moved(self, name: str) -> bool:
        try:
            await self._client.rename(name, aside(name))
        except redis_errors.ResponseError:  # another process has moved it
            return False
        await self._client.expire(aside(name), ASIDE_DAYS * 86_400)
        return True
