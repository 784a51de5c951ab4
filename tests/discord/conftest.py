"""A simulated Discord with the real bot, over a real Redis."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from core.store import Store
from tests.discord.world import World, Worlds


@pytest.fixture
async def worlds(redis_url: str) -> AsyncIterator[Worlds]:
    """Opens worlds: one running bot, as many servers as a test wants."""
    store = Store.at(redis_url)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(store.close)
        yield Worlds(store, stack)


@pytest.fixture
async def world(worlds: Worlds) -> World:
    """One server with one channel and eight people."""
    return await worlds.open(8)
