"""The one way to Redis that every part of the store shares."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, ClassVar, TypeVar, cast

from redis.asyncio import RedisCluster
from redis.exceptions import AskError, ClusterError, NoScriptError, ResponseError

from core.store.connect import Client
from core.store.keeps import Keeps
from core.store.misfits import Misfits, is_misfit
from core.store.redis_retries import Patience, passes
from core.store.replicas import Replicas
from core.store.scripts import TRY, Script

T = TypeVar("T")
Argument = bytes | str | int


EXPRESS_SECONDS = 2.0
EXPRESS_AT_ONCE = 8
"""For how long, and how many, calls that a lease depends on may be under way: they wait for no table's."""
RIGHTS = "~mafia:* &mafia:* +@all -@dangerous"
"""What a user of Redis needs, as `ACL SETUSER` wants it said."""
TRIED = "mafia:{shards}:tried"
"""A key that stands for a moment, and a topic to which nobody listens."""


async def _nothing(_: str) -> None:
    """Nobody asks after it."""


class RedisServer:
    """A client with patience. `round_trips` counts what was sent, for the bench and the metrics."""

    def __init__(
        self, client: Client, patience: Patience | None = None, replicas: int = 0, kinds: Sequence[Keeps] = ()
    ) -> None:
        self._client = client
        self._misfits = Misfits(client, kinds)
        self.lost: Callable[[str], Awaitable[object]] = _nothing
        """Called with each key whose value was of another type than the bot's and is not there any more."""
        self._patience = patience or Patience()
        self._express = self._patience.beside(EXPRESS_SECONDS, EXPRESS_AT_ONCE)
        self._replicas = Replicas(replicas)
        self.round_trips = 0
        pool = getattr(client, "connection_pool", None)  # a Cluster has none, and but one database
        database = 0 if pool is None else int(pool.connection_kwargs.get("db") or 0)
        self._mark = f"@{database}" if database else ""

    def topic(self, name: str) -> str:
        """What a topic is called on this server, whose databases all hear what is published in one of them: another
        bot's, in another database, is another topic."""
        return name + self._mark

    def topic_name(self, topic: str) -> str:
        """Of what `topic` made."""
        return topic.removesuffix(self._mark)

    @property
    def client(self) -> Client:
        """The client itself, for what is no command."""
        return self._client

    async def call(self, act: Callable[[Any], Awaitable[T]], *, express: bool = False) -> T:
        """`act(client)`, repeated while Redis is away; `act` must be safe to repeat. Raises `StoreUnavailable`.

        `express`: it does not wait its turn among the process's other calls, and for a shorter time.
        """

        async def once() -> T:
            self.round_trips += 1
            return await act(self._client)

        patience = self._express if express else self._patience
        try:
            return await patience.call(once)
        except ResponseError as error:
            if not is_misfit(error):
                raise
            for name in await patience.call(self._misfits.put_aside):  # nothing, where another call has just done so
                await self.lost(name)
        return await patience.call(once)

    async def run(self, script: Script, keys: Sequence[str], args: Sequence[Argument], *, express: bool = False) -> Any:
        """One script in one round trip (a second one after the server has lost its scripts)."""

        async def act(client: Any) -> Any:
            try:
                return await client.evalsha(script.sha, len(keys), *keys, *args)
            except NoScriptError:
                self.round_trips += 1
                return await client.eval(script.source, len(keys), *keys, *args)

        return await self.call(act, express=express)

    async def keep(
        self, script: Script, keys: Sequence[str], args: Sequence[Argument], *, express: bool = False
    ) -> Any:
        """As `run`, for what must outlive the server: replicas have it too, where there are any to wait for."""

        async def act(client: Any) -> Any:
            rest = (len(keys), *keys, *args)
            try:
                return await self._replicas.run(client, ("EVALSHA", script.sha, *rest), keys[0])
            except NoScriptError:
                self.round_trips += 1
                return await self._replicas.run(client, ("EVAL", script.source, *rest), keys[0])

        if self._replicas.wanted:
            return await self.call(act, express=express)
        return await self.run(script, keys, args, express=express)

    async def names(self, pattern: str) -> list[bytes]:
        """Every key that matches, on every node of a Cluster. SCAN may name a key twice: each is given once."""

        async def act(client: Any) -> list[bytes]:
            return [name async for name in client.scan_iter(match=pattern, count=1000)]

        return list(dict.fromkeys(await self.call(act)))

    async def reach(self) -> None:
        """Wait, with patience, until Redis answers. Raises `StoreUnavailable`, and what no patience cures."""
        await self.call(lambda client: client.ping())

    async def hindrance(self) -> str:
        """What keeps the bot from doing what it does all the time on a server that answers, and the remedy; nothing
        where it can, or where that may pass."""
        error = await self.tried()
        if isinstance(error, AskError | ClusterError) and not isinstance(self._client, RedisCluster):
            return "is one of a Cluster. Write redis+cluster:// in REDIS_URL"
        if isinstance(error, ResponseError) and not passes(error):
            return f"refuses what the bot does ({error}). It must be 6.2 or later, and its user needs {RIGHTS}"
        return ""

    async def tried(self) -> Exception | None:
        """How it fails now to do what the bot does all the time."""
        client = cast(Any, self._client)
        try:
            await client.eval(TRY.source, 1, TRIED, self.topic(TRIED))
        except Exception as error:
            return error
        return None

    async def healthy(self) -> bool:
        """Whether Redis answers now, without waiting for it."""
        try:
            client = cast(Any, self._client)
            return bool(await client.ping())
        except Exception:
            return False

    async def close(self) -> None:
        """Give the connections back."""
        await self._client.aclose()


class Part:
    """A part of the store: its methods over the shared server."""

    KEEPS: ClassVar[tuple[Keeps, ...]] = ()
    """Every key that it writes."""

    def __init__(self, server: RedisServer) -> None:
        self._server = server
