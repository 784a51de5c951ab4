"""Every command that a Redis server is sent, and the slots of a Cluster in which its keys would lie."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from itertools import takewhile

from redis.asyncio import Redis
from redis.crc import key_slot

SCRIPTS = {"EVAL", "EVALSHA"}
CHANNELS = {"SUBSCRIBE", "UNSUBSCRIBE", "PUBLISH"}
"""What these name lies in no slot: a Cluster tells all of its nodes."""
OURS = re.compile(r"mafia:")


class Overheard:
    """`commands`: each with its arguments, split at blanks, those that scripts gave included."""

    def __init__(self) -> None:
        self.commands: list[list[str]] = []

    def crossing(self) -> list[str]:
        """Commands whose keys lie in several slots: a Cluster would refuse them."""
        return [" ".join(said[:8]) for said in self.commands if len({key_slot(key.encode()) for key in keys(said)}) > 1]

    def scripts(self) -> int:
        """How many scripts were run."""
        return sum(said[0].upper() in SCRIPTS for said in self.commands)


def keys(said: list[str]) -> list[str]:
    """The keys of a command. Of ours every one begins alike, and those of a script stand in a row before its values."""
    if said[0].upper() in CHANNELS:
        return []
    ours = [OURS.match(argument) is not None for argument in said]
    if said[0].upper() in SCRIPTS and True in ours:
        first = ours.index(True)
        row = takewhile(lambda pair: pair[0], zip(ours[first:], said[first:], strict=True))
        return [argument for _, argument in row]
    return [argument for argument, one in zip(said, ours, strict=True) if one]


@asynccontextmanager
async def overheard(url: str) -> AsyncGenerator[Overheard]:
    """Listen while this is open."""
    found, listening = Overheard(), asyncio.Event()

    async def listen(client: Redis) -> None:
        async with client.monitor() as monitor:
            listening.set()
            async for told in monitor.listen():
                found.commands.append(str(told["command"]).split(" "))

    async with Redis.from_url(url, socket_timeout=None) as client:
        task = asyncio.create_task(listen(client), name="a monitor")
        try:
            await listening.wait()
            yield found
        finally:
            if task.done():
                task.result()
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
