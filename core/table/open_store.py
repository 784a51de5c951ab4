"""Where games are kept while a process runs: opened for it, and closed after it."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from redis.exceptions import RedisError

from core.store import Store, StoreUnavailable
from core.store.embedded import EmbeddedServer, RedisEndpoint, RedisUnusable, open_server

if TYPE_CHECKING:
    from core.settings import Settings

log = logging.getLogger(__name__)


@asynccontextmanager
async def open_store(settings: Settings) -> AsyncGenerator[Store]:
    """The store that an operator has set up. Raises `RedisUnusable`."""
    server = await open_server(settings)
    log.info("keeping games in %s", server.described)
    store = Store.at(server.url, replicas=settings.redis_replicas)
    try:
        await _answer_of(store, server)
        yield store
    finally:
        await store.close()
        await server.close()


async def _answer_of(store: Store, server: RedisEndpoint) -> None:
    """Wait a moment for a server that may be starting too. Raises `RedisUnusable` where it does not answer."""
    try:
        await store.reach()
    except (StoreUnavailable, RedisError) as error:
        reason = error.__cause__ or error
        raise RedisUnusable(
            f"Games cannot be kept: {server.described} does not answer ({type(reason).__name__}). Is it up, are its"
            " address and its password right?"
        ) from None
    if hindrance := await store.hindrance():
        raise RedisUnusable(f"Games cannot be kept: {server.described} {hindrance}.")


@asynccontextmanager
async def passing_store() -> AsyncGenerator[Store]:
    """A store of its own, gone when it is closed. Raises `RedisUnusable`."""
    with tempfile.TemporaryDirectory(prefix="mafia-demo-") as home:
        async with store_in(Path(home), on_disk=False) as store:
            yield store


@asynccontextmanager
async def store_in(folder: Path, *, on_disk: bool = True) -> AsyncGenerator[Store]:
    """The store that is kept in a folder; its server ends with this process. Raises `RedisUnusable`."""
    server = EmbeddedServer(folder, dies_with_us=True, on_disk=on_disk)
    await asyncio.to_thread(server.open)
    store = Store.at(server.url)
    try:
        yield store
    finally:
        await store.close()
        await asyncio.to_thread(server.close)
