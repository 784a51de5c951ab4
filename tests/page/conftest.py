"""A real browser (Chromium, which `.ci/setup.py` sees to) before the page of the local table."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from cogs.local_table.server.page_server import PageServer
from cogs.local_table.server.serve_page import served
from tests.page.browser import FLAGS, NAMES, Tabs


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    """One browser for all tests. Without one they fail: a page that nobody has looked at is not tested."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    assert found is not None, "no Chromium: `apt-get install chromium`, or `make setup` as root"
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def tabs(chromium: Browser) -> AsyncIterator[Tabs]:
    """Opens tabs, and fails a test in which the page has thrown an error or broken its own rules of security."""
    async with AsyncExitStack() as stack:
        tabs = Tabs(chromium, stack)
        yield tabs
        assert tabs.errors == []


@pytest_asyncio.fixture(loop_scope="session")
async def server() -> AsyncIterator[PageServer]:
    """The page's server, at its start screen."""
    async with served("en", port=0) as running:
        yield running
