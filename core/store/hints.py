"""What the processes of a bot tell each other through Redis: that something has changed, and where to look.

Published, not kept in a stream. A hint carries nothing that is not kept elsewhere: who was away when it was told, or
lost it with a connection, looks at everything when the connection stands again. So nothing has to be read twice,
trimmed or acknowledged, and a hint costs no round trip: the script that commits publishes it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Sequence
from typing import Any, NamedTuple

from redis.asyncio import ConnectionPool, Redis, RedisCluster
from redis.exceptions import NoPermissionError

from core.store.connect import Client
from core.store.redis_retries import FATAL, heeded, passes
from core.store.redis_server import RedisServer

WOKEN = "mafia:woken"
"""A table has been written by a process that does not serve it; its id."""
PERSON = "mafia:person-changed"
"""What is remembered of a person has changed; their id."""
PLACES = "mafia:places-changed"
"""Where a table's game shows itself has been noted by a process that does not serve it; the table's id."""
PAUSE = 0.5
"""Seconds before a lost connection is tried again."""
PULSE = 5.0
"""Seconds of silence after which the connection is asked whether it still stands; and for an answer to that. Where the
machine at its other end is gone, the system would let it stand for a quarter of an hour."""

log = logging.getLogger(__name__)


class Hint(NamedTuple):
    """Something that was told."""

    topic: str
    text: str


class Hints:
    """Telling, and listening. Nothing is kept, so it is no part of what Redis holds."""

    _server: RedisServer
    _deaf = 0
    """So many listeners hear nothing just now, for want of Redis."""

    async def tell(self, topic: str, text: str) -> None:
        """Tell every process that listens now. Raises `StoreUnavailable`."""
        name = self._server.topic(topic)
        await self._server.call(lambda client: client.execute_command("PUBLISH", name, text))

    async def listen(self, topics: Sequence[str]) -> AsyncGenerator[Hint | None]:
        """What is told from now on, without end. None: it begins, or begins anew after something may have been
        missed."""
        troubled = False
        try:
            while True:
                try:
                    async with _ear(self._server.client) as ear:
                        await heeded(ear.subscribe(*map(self._server.topic, topics)))
                        await _confirmed(ear, len(topics))
                        self._deaf -= troubled
                        troubled = False
                        yield None
                        asked = False
                        while True:
                            heard: Any = await heeded(ear.get_message(timeout=PULSE))
                            if heard is None and asked:
                                raise TimeoutError("Redis does not answer")
                            asked = heard is None
                            if heard is None:
                                await heeded(ear.ping())
                            elif heard["type"] == "message":
                                topic = self._server.topic_name(heard["channel"].decode())
                                yield Hint(topic, heard["data"].decode())
                except Exception as error:
                    # Whatever it is: nobody would know that nothing is heard any more.
                    if not self._deaf:  # the first of all listeners says it for all
                        denied = isinstance(error, NoPermissionError)
                        known = denied or isinstance(error, FATAL) or passes(error)
                        remedy = ". Let the user of REDIS_URL have the channels of the bot: &mafia:*" if denied else ""
                        log.warning("other processes cannot be heard: %s%s", error, remedy, exc_info=not known)
                    self._deaf += not troubled
                    troubled = True
                    await asyncio.sleep(PAUSE)
        finally:
            self._deaf -= troubled


async def _confirmed(ear: Any, topics: int) -> None:
    """Wait until Redis knows of the subscription: whoever looks around before that may miss what is told between."""
    while topics:
        heard = await heeded(ear.get_message(timeout=PULSE))
        if heard is None:
            raise TimeoutError("Redis does not answer")
        topics -= heard["type"] == "subscribe"


def _ear(client: Client) -> Any:
    """A subscription; in a Cluster at any of its nodes, since what is published goes to all of them."""
    if not isinstance(client, RedisCluster):
        return client.pubsub()
    node: Any = client.get_random_node()
    return Redis(connection_pool=ConnectionPool(node.connection_class, **node.connection_kwargs)).pubsub()
