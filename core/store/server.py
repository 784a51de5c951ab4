"""The one way to Redis that every part of the store shares."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar, cast

from redis.exceptions import NoScriptError

from core.store.connect import Client
from core.store.patience import Patience
from core.store.scripts import Script

T = TypeVar("T")
Argument = bytes | str | int


class Server:
    """A client with patience. `round_trips` counts what was sent, for the bench and the metrics."""

    def __init__(self, client: Client, patience: Patience | None = None) -> None:
        self._client = client
        self._patience = patience or Patience()
        self.round_trips = 0

    async def call(self, act: Callable[[Any], Awaitable[T]]) -> T:
        """`act(client)`, repeated while Redis is away; `act` must be safe to repeat. Raises `StoreUnavailable`."""

        async def once() -> T:
            self.round_trips += 1
            return await act(self._client)

        return await self._patience.call(once)

    async def run(self, script: Script, keys: Sequence[str], args: Sequence[Argument]) -> Any:
        """One script in one round trip (a second one after the server has lost its scripts)."""

        async def act(client: Any) -> Any:
            try:
                return await client.evalsha(script.sha, len(keys), *keys, *args)
            except NoScriptError:
                self.round_trips += 1
                return await client.eval(script.source, len(keys), *keys, *args)

        return await self.call(act)

    async def names(self, pattern: str) -> list[bytes]:
        """Every key that matches, on every node of a Cluster. SCAN may name a key twice: each is given once."""

        async def act(client: Any) -> list[bytes]:
            return [name async for name in client.scan_iter(match=pattern, count=1000)]

        return list(dict.fromkeys(await self.call(act)))

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

    def __init__(self, server: Server) -> None:
        self._server = server
