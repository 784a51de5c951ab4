"""README's pictures, taken of the real page: `make picture`. One of a day, and a short moving one of a whole game.

Wants Chromium, and fonts as a reader's machine has them (Debian: fonts-noto-core, fonts-noto-color-emoji).
"""

from __future__ import annotations

import asyncio
import io
import shutil
from contextlib import AsyncExitStack
from pathlib import Path

from PIL import Image
from playwright.async_api import Page, async_playwright

from cogs.local_table.server.serve_page import served
from tests.page.browser import FLAGS, NAMES, Tabs
from tests.page.person import STANDS, Person

HERE = Path(__file__).parents[2] / ".github"
STILL, MOVING = HERE / "local-table.png", HERE / "local-table.webp"
SIZE = (1200, 750)
WIDTH = 840
"""Pixels of the moving picture."""
HEAVIEST = 1_500_000
SECONDS = 1.9
"""Of each of its pictures."""
PICTURES = 14


class Album:
    """What was seen, in its order, with the mood of the page."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.seen: list[tuple[str, Image.Image]] = []

    async def take(self) -> None:
        """Take a picture."""
        await self._page.wait_for_timeout(700)
        mood = await self._page.locator("html").get_attribute("data-mood")
        shot = await self._page.screenshot()
        self.seen.append((mood or "", Image.open(io.BytesIO(shot)).convert("RGB")))


async def play(person: Person, album: Album) -> None:
    """A game, a picture before and after each decision."""
    page = person.page
    await album.take()
    await person.practise("Detective")
    await person.open(seats=8)
    await page.locator(".need").wait_for()
    await album.take()
    await person.begin()
    await album.take()
    while not await page.locator(".ending").count():
        await person.onward()
        await page.locator(f".need, .ending, {STANDS}").first.wait_for(timeout=120_000)
        await album.take()
        if await page.locator(".need").count():
            await person.decide()
    await album.take()
    await page.locator(".ending").evaluate("one => one.scrollBy(0, 1e4)")
    await album.take()


def save(album: Album) -> None:
    """Write both pictures."""
    still = next(picture for mood, picture in album.seen if mood == "vote")
    still.save(STILL, optimize=True)
    shots = [picture for _, picture in album.seen]
    middle = max(1, (len(shots) - 6) // (PICTURES - 6))
    chosen = [*shots[:4], *shots[4:-2][::middle][: PICTURES - 6], *shots[-2:]]
    small = [shot.resize((WIDTH, WIDTH * SIZE[1] // SIZE[0]), Image.Resampling.LANCZOS) for shot in chosen]
    small[0].save(
        MOVING, save_all=True, append_images=small[1:], duration=int(SECONDS * 1000), loop=0, quality=72, method=6
    )
    for made in (STILL, MOVING):
        print(f"{made.name}: {made.stat().st_size // 1024} KiB")
    assert MOVING.stat().st_size <= HEAVIEST


async def main() -> None:
    """Play, and save what was seen."""
    found = next(filter(None, map(shutil.which, NAMES)))
    async with served("en", port=0) as server, async_playwright() as playwright, AsyncExitStack() as stack:
        browser = await playwright.chromium.launch(executable_path=found, args=FLAGS)
        stack.push_async_callback(browser.close)
        person = await Person.at(Tabs(browser, stack), server, size=SIZE)
        album = Album(person.page)
        await play(person, album)
    save(album)


if __name__ == "__main__":
    asyncio.run(main())
