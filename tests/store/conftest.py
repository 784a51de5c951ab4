from __future__ import annotations

import pytest_asyncio

from core.store import Patience, Store
from tests.store.servers import RunningServer
from tests.waits import HANG


@pytest_asyncio.fixture
async def server(tmp_path):
    """A Redis of the test's own, which it may stop and start."""
    running = RunningServer(tmp_path / "redis", "--save", "", "--appendonly", "yes", "--appendfsync", "always")
    await running.start()
    yield running
    running.stop()


@pytest_asyncio.fixture
async def store(server):
    opened = Store.at(server.url, Patience(seconds=HANG))
    yield opened
    await opened.close()
