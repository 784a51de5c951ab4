"""The local table's page in a browser, under somebody's hands: how soon a press shows that it was felt, and how soon
its answer is there. `python -m bench.browser`; Chromium must be installed."""

from __future__ import annotations

import asyncio
import os
import shutil
import statistics
import sys
from contextlib import suppress

import aiohttp
from playwright.async_api import Page, async_playwright
from playwright.async_api import TimeoutError as NotInTime

from bench.page import Tab, connected, local_table
from cogs.showing.view import words_of

PRESSES = 100
TABLE = {"rulebook": "classic", "language": "en", "seats": 8, "name": "Nora", "role": None, "look": True, "seed": 5}
SPEED = 4
LOOKS = 4
"""The table's pace; and after so many presses it runs ahead to the next thing that is asked."""
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu"]
BAR = 150.0
"""Milliseconds from a press to its answer."""
ASKED = 1_000
"""Milliseconds in which what is asked comes to have the focus; the table may have taken it away."""
GONE = 5
"""Seconds after which a press is left out: its control was taken away with what it was pressed in."""

PRESSED = """
async ({ label, done }) => {
  const free = [...document.querySelectorAll("[data-control]")].filter(
    (one) => one.getAttribute("aria-disabled") !== "true" && one.getAttribute("aria-busy") !== "true");
  let target = label ? free.filter((one) => one.textContent.trim() === label).at(-1) : document.activeElement;
  const id = target?.dataset?.control;
  if (!id) return null;
  const until = (holds) => new Promise((resolve) => {
    const watch = new MutationObserver(() => look());
    const look = () => {
      if (!holds()) return;
      watch.disconnect();
      resolve();
    };
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    look();
  });
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const held = (what) => document.querySelector(`[data-control="${CSS.escape(id)}"]${what}`);
  const underWay = () => !!held('[aria-busy="true"]');
  if (target.classList.contains("select")) {
    target.click();
    await until(() => document.querySelector("[role=option]"));
    [...document.querySelectorAll("[role=option]")].at(-1).click();
    await drawn();
    target = [...document.querySelectorAll("button")].find((one) => one.textContent.trim() === done);
    if (!target) return null;
  }
  const began = performance.now();
  target.click();
  await until(() => underWay() || !held(""));
  await drawn();
  const sign = performance.now() - began;
  await until(() => !underWay());
  await drawn();
  return [sign, performance.now() - began];
}
"""
"""Presses a control (the newest of a label, or the one that has the focus) and tells in milliseconds when that was
seen, and when its answer was; null where it is gone."""


async def measure() -> dict[str, list[tuple[float, float]]]:
    """The presses, by what was pressed: milliseconds to the first sign, and to the answer."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    async with local_table() as url, aiohttp.ClientSession() as session, async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=browser, args=FLAGS)
        page = await chromium.new_page(locale="en-GB")
        await page.goto(url)
        async with connected(session, url) as tab:
            await tab.ask("open", table=TABLE)
            await tab.until(lambda: tab.mood == "lobby")
            taken = await _at_the_table(tab, page)
        await chromium.close()
        return taken


async def _at_the_table(tab: Tab, page: Page) -> dict[str, list[tuple[float, float]]]:
    words = words_of("en")
    labels = {"How things stand": words("status-button"), "My role": words("role-card-button")}
    taken: dict[str, list[tuple[float, float]]] = {"what is asked": [], **{name: [] for name in labels}}
    await page.locator(".need").first.wait_for()
    for number in range(PRESSES * 4):
        if sum(map(len, taken.values())) >= PRESSES:
            break
        if tab.mood == "over":
            await tab.ask("again", same=True)
            await tab.until(lambda: tab.mood == "lobby")
            await page.locator(".need").first.wait_for()
        if tab.mood == "lobby":
            await tab.pressed("Begin")
            await tab.ask("pace", speed=SPEED)
            await asyncio.sleep(1)  # a hand's pause
            continue
        if number % LOOKS == 0:
            await tab.ask("pace", until="me")
        name = "what is asked" if await _focused(page) else list(labels)[number % len(labels)]
        measured = None
        with suppress(TimeoutError):
            async with asyncio.timeout(GONE):
                measured = await page.evaluate(PRESSED, {"label": labels.get(name), "done": words("page-menu-done")})
        if measured is not None:
            taken[name].append((measured[0], measured[1]))
        await asyncio.sleep(0.2)  # likewise
    return taken


async def _focused(page: Page) -> bool:
    """Go to what is asked first; whether there is something."""
    if not await page.evaluate("() => { const one = document.querySelector('.need'); one?.click(); return !!one; }"):
        return False
    with suppress(NotInTime):
        await page.locator(".select:focus, .button:focus").first.wait_for(timeout=ASKED)
        return True
    return False


def main() -> int:
    """Print the figures, and how busy the machine was."""
    taken = asyncio.run(measure())
    for name, presses in {**taken, "all": [one for each in taken.values() for one in each]}.items():
        if len(presses) < 2:
            continue
        for what, column in zip(("sign", "answer"), zip(*presses, strict=True), strict=True):
            percentiles = statistics.quantiles(column, n=100, method="inclusive")
            half = percentiles[49]
            most = percentiles[98]
            print(
                f"{name:18} {what:7} {len(column):4} presses  p50 {half:7.1f} ms  p99 {most:7.1f} ms"
                f"  bar {BAR:g} ms  ratio {most / BAR:.2f}"
            )
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    return 0


if __name__ == "__main__":
    sys.exit(main())
