"""Commits that have been copied before they are answered for: a fail-over then loses none of them.

A replica is told after the answer. Where a primary dies in between, what it has just answered is gone with it. `WAIT`
in the same round trip holds the answer back until so many replicas have it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, cast
from urllib.parse import urlsplit

from redis import exceptions as redis_errors
from redis.asyncio import RedisCluster
from redis.asyncio.cluster import PipelineCommand

log = logging.getLogger(__name__)

LONGEST_MS = 500
"""A replica in the same data centre takes a few; one that takes longer is away."""
TRIES = 2
PAUSE = 10.0
"""Seconds in which nobody waits for replicas that are away. A table must not stand still for want of a second copy."""


def replicas_at(url: str) -> int:
    """How many to wait for at an address where nobody has said it: one, where there is a fail-over at all."""
    return 1 if urlsplit(url).scheme.endswith(("+sentinel", "+cluster")) else 0


class Replicas:
    """Waits for `wanted` replicas to have what a script wrote."""

    def __init__(self, wanted: int) -> None:
        self._wanted = wanted
        self._away_until = 0.0
        self._away = False

    @property
    def wanted(self) -> bool:
        """Whether to wait for them now."""
        return self._wanted > 0 and asyncio.get_running_loop().time() >= self._away_until

    async def run(self, client: Any, script: Sequence[Any], key: str) -> Any:
        """The answer to a script (a whole command) on the server that has this key, once it has been copied.

        Raises what the script raises, and what a server that is away raises.
        """
        wait = ("WAIT", self._wanted, LONGEST_MS)
        if isinstance(client, RedisCluster):
            answer, copies = await _on_one_node(client, key, script, wait)
        else:
            pipeline = client.pipeline(transaction=False).execute_command(*script).execute_command(*wait)
            answer, copies = await pipeline.execute(raise_on_error=False)
        for said in (answer, copies):
            if isinstance(said, Exception):
                raise said
        self._counted(int(copies))
        return answer

    def _counted(self, copies: int) -> None:
        enough = copies >= self._wanted
        if enough == self._away:
            self._away = not enough
            log.warning(
                "replicas of Redis have what was written again"
                if enough
                else "of what is written, a fail-over would lose the latest: %d of %d replicas have it",
                *(() if enough else (copies, self._wanted)),
            )
        if not enough:
            self._away_until = asyncio.get_running_loop().time() + PAUSE


async def _on_one_node(client: RedisCluster, key: str, *commands: Sequence[Any]) -> list[Any]:
    """Answers to several commands, over one connection to the primary of a key: `WAIT` is about its connection."""
    sent: list[PipelineCommand] = []
    for _ in range(TRIES):
        await client.initialize()
        node = cast(Any, client).get_node_from_key(key)
        sent = [PipelineCommand(number, *command) for number, command in enumerate(commands)]
        try:
            await node.execute_pipeline(sent)
        except redis_errors.ConnectionError as error:
            sent[0].result = error
        if not isinstance(sent[0].result, redis_errors.AskError | redis_errors.ConnectionError):
            break
        # The slot has moved, or its primary is gone. The client learns of it by a command of its own.
        await cast(Any, client).type(key)
    return [one.result for one in sent]
