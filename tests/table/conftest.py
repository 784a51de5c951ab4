from __future__ import annotations

import pytest
import pytest_asyncio

from core.store import Store
from core.table import Tables
from tests.table.people import TABLE, Hands, Scribe


@pytest.fixture
def hands():
    return Hands()


@pytest.fixture
def scribe():
    return Scribe()


@pytest_asyncio.fixture
async def store(redis_url):
    opened = Store.at(redis_url)
    yield opened
    await opened.close()


@pytest_asyncio.fixture
async def tables(store, scribe, hands):
    """A process's tables, over a real Redis; the clock is moved by hand."""
    made = Tables(store, scribe, now=hands)
    yield made
    await made.close()


@pytest.fixture
def table(tables):
    return tables.get(TABLE)
