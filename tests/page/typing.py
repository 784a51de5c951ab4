"""Sentences typed by keys as fast as they come, through the real page and server: `python -m tests.page.typing 500`."""

from __future__ import annotations

import asyncio
import sys

from playwright.async_api import expect

from cogs.local_table.server.page_server import PageServer
from cogs.local_table.server.serve_page import served
from tests.page.browser import Tabs, browsing
from tests.page.person import Person


async def type_and_compare(tabs: Tabs, server: PageServer, number: int) -> tuple[list[str], list[str]]:
    """What was typed, and what stands in the square."""
    person = await Person.at(tabs, server)
    page = person.page
    await person.open()
    heard: list[str] = []
    await page.expose_function("heard", lambda text: heard.append(text))
    await page.evaluate(WATCH)
    await page.get_by_role("combobox", name="Write in").focus()
    typed = [f"this is sentence number {one}" for one in range(1, number + 1)]
    for line in typed:
        await page.keyboard.type(f"{line}\n")
    await page.wait_for_function("() => sessionStorage.getItem('sentences') === '[]'")
    await expect(page.get_by_role("combobox", name="Write in")).to_have_value("")
    last = page.get_by_role("article", name="Message from Nora").filter(has_text=typed[-1])
    await expect(last).to_be_visible()
    while typed[-1] not in heard:
        await asyncio.sleep(0.01)  # each is told on its way
    return typed, heard


WATCH = """() => {
  const seen = new Set();
  const look = () => {
    for (const one of document.querySelectorAll(".messages .message")) {
      if (seen.has(one.id) || one.querySelector(".author.bot, .badge")) continue;
      const text = one.querySelector(".rich")?.innerText ?? "";
      seen.add(one.id);
      if (text.includes("entence")) window.heard(text);
    }
  };
  new MutationObserver(look).observe(document.querySelector(".messages"), { childList: true, subtree: true });
  look();
}"""
"""Tell of each message once, in the order in which they stand: the page lets the oldest go."""


async def main(number: int) -> int:
    """Type, and say what came of it."""
    async with served("en", port=0) as server, browsing() as tabs:
        typed, heard = await type_and_compare(tabs, server, number)
    whole = sum(line in set(typed) for line in heard)
    sys.stdout.write(f"{len(typed)} typed, {len(heard)} said, {whole} of them whole, in order: {heard == typed}\n")
    return int(heard != typed)


if __name__ == "__main__":
    sys.exit(asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 500)))
