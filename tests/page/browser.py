"""Tabs of a browser, and what every test of the page needs to say."""

from __future__ import annotations

import shutil
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from playwright.async_api import Browser, ConsoleMessage, Error, Page, async_playwright, expect

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""What a browser may be called on the PATH."""
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = (1280, 860)
PHONE = (360, 700)
PATIENCE = 120_000
"""Milliseconds that a loaded machine may take for anything."""
expect.set_options(timeout=PATIENCE)

BROWSED = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.timeout(900),
]
"""What marks a test with a browser: all of them share one, and the loop that it is spoken to from. A game by hand takes
a minute, and a loaded machine many times that."""


class Tabs:
    """Opens tabs of one browser, and gathers what went wrong in them."""

    def __init__(self, browser: Browser, stack: AsyncExitStack) -> None:
        self._browser, self._stack = browser, stack
        self.errors: list[str] = []

    async def blank(self, size: tuple[int, int] = DESKTOP, *, still: bool = True) -> Page:
        """A tab with nothing in it, of a visitor of its own. `still`: who wants things not to move."""
        context = await self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce" if still else "no-preference",
            locale="en-GB",
        )
        self._stack.push_async_callback(context.close)
        page = await context.new_page()
        self._listen(page)
        return page

    async def beside(self, page: Page) -> Page:
        """A second tab of the same visitor."""
        second = await page.context.new_page()
        self._listen(second)
        return second

    def _listen(self, page: Page) -> None:
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.errors.append(_said(error)))
        page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        # That there is no connection is said by the browser itself, whoever handles it.
        if message.type == "error" and "ERR_CONNECTION" not in message.text and "WebSocket" not in message.text:
            self.errors.append(f"{message.text} ({message.location['url']})")


@asynccontextmanager
async def browsing() -> AsyncGenerator[Tabs]:
    """Tabs of a browser of one's own, for what is run by hand. Raises `AssertionError` for what went wrong in them."""
    found = next(filter(None, map(shutil.which, NAMES)))
    async with async_playwright() as playwright, AsyncExitStack() as stack:
        browser = await playwright.chromium.launch(executable_path=found, args=FLAGS)
        stack.push_async_callback(browser.close)
        tabs = Tabs(browser, stack)
        yield tabs
        assert tabs.errors == []


def _said(error: Error) -> str:
    return f"{error.message}\n{error.stack}"
