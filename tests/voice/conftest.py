from __future__ import annotations

from collections.abc import AsyncGenerator

import pytest

from core.store import Store


@pytest.fixture
async def store(redis_url: str) -> AsyncGenerator[Store]:
    """What a process keeps of its tables, over a real Redis."""
    opened = Store.at(redis_url)
    yield opened
    await opened.close()
