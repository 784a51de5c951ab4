"""Whole games through the real page, one after another, each shown its end: `python -m tests.page.whole_games 20`."""

from __future__ import annotations

import asyncio
import sys

from playwright.async_api import expect

from cogs.local_table.server.serve_page import served
from tests.page.browser import Tabs, browsing
from tests.page.person import Person, press

LONGEST = 900_000
"""Milliseconds: a whole game of a machine that is busy elsewhere."""


async def games(tabs: Tabs, number: int) -> int:
    """Watch so many games of scripted players, each ahead to its end at once; how many were shown their end."""
    async with served("en", port=0) as server:
        person = await Person.at(tabs, server)
        page, words = person.page, person.words
        await person.open(watch=True)
        shown = 0
        for _ in range(number):
            await expect(page.locator("html")).not_to_have_attribute("data-mood", "lobby")
            while not await page.locator(".ending").count():
                await person.onward()
                await page.locator(".ending, .onward:not(.running)").first.wait_for(timeout=LONGEST)
            await expect(page.locator(".fates > li")).to_have_count(6)
            shown += 1
            sys.stdout.write(f"{shown} ")
            sys.stdout.flush()
            await press(page.get_by_role("button", name=words["page-again-same"]))
            await expect(page.locator(".ending")).to_have_count(0)
        return shown


async def main(number: int) -> int:
    """Watch, and say how many were shown their end."""
    async with browsing() as tabs:
        shown = await games(tabs, number)
    sys.stdout.write(f"\n{shown} of {number} games were shown their end\n")
    return int(shown != number)


if __name__ == "__main__":
    sys.exit(asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)))
