"""A hundred presses while the table is busy: none is lost, and what the page shows is what the server holds. By
`make tables` five hundred; as many by the protocol alone are in `tests/local_table/test_presses.py`."""

from __future__ import annotations

import asyncio
import json

import pytest
from playwright.async_api import Page, WebSocket, expect

from cogs.local_table.server.page_server import PageServer
from tests.page.browser import BROWSED, Tabs
from tests.page.person import Person

pytestmark = BROWSED
NAMES = ("My role", "How things stand")
REASONS = ("changed", "message-gone", "unanswered")


class Exchange:
    """What went over a tab's connection: the presses that were sent, and the answers."""

    def __init__(self, page: Page) -> None:
        self.sent: list[str] = []
        self.answers: dict[str, str] = {}  # what each came to: "done", or why not
        page.on("websocket", self._listen)

    @property
    def done(self) -> int:
        """So many presses have been done."""
        return list(self.answers.values()).count("done")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda data: self._sent(json.loads(data)))
        socket.on("framereceived", lambda data: self._came(json.loads(data)))

    def _sent(self, frame: dict[str, object]) -> None:
        if frame["do"] == "press":
            self.sent.append(str(frame["id"]))

    def _came(self, frame: dict[str, object]) -> None:
        if frame.get("re") in self.sent:
            self.answers[str(frame["re"])] = "done" if frame["ok"] else str(frame["why"])


PRESS = """async ([times, names]) => {
  const drawn = () => new Promise((next) => requestAnimationFrame(() => next(true)));
  const late = () => new Promise((next) => setTimeout(next, 1000));
  async function until(what, holds) {
    const began = performance.now();
    for (let frames = 0; !holds(); ) {
      frames += (await Promise.race([drawn(), late()])) ? 1 : 0;
      if (performance.now() - began > 60_000) {
        const busy = [...document.querySelectorAll("[aria-busy=true]")].map((one) => one.outerHTML);
        throw new Error(`${what}, ${frames} frames; ${busy.join()}; ${document.body.innerText.slice(-2000)}`);
      }
    }
  }
  const over = () => document.querySelector(".ending");
  const all = () => [...document.querySelectorAll(".messages .button")];
  const newest = (name) => all().findLast((one) => one.innerText === name);
  for (let number = 0; number < times; number++) {
    await until("no panel", () => over() || newest(names[number % names.length]));
    if (over()) return;
    newest(names[number % names.length]).click();
    await Promise.race([drawn(), late()]);
    await Promise.race([drawn(), late()]);
    await until("no answer", () => !document.querySelector("[aria-busy=true]"));
  }
}"""
"""Press what stands in the newest panel, each time as soon as the last press is answered, while the game goes on."""


@pytest.mark.parametrize("each", [50, pytest.param(250, marks=pytest.mark.repeats("a hundred presses"))])
async def test_no_press_is_lost_in_either_of_two_tabs(tabs: Tabs, server: PageServer, each: int) -> None:
    person = await Person.at(tabs, server)
    await person.open(seats=12)
    await person.begin()
    first, second = person.page, await tabs.blank()  # a window of its own: one behind another is drawn now and then
    heard = [Exchange(second), Exchange(first)]
    await second.goto(server.url)
    await first.reload()
    await first.get_by_role("button", name="Speed: 1×").click()
    await first.get_by_role("option", name="4×").click()
    while min(exchange.done for exchange in heard) < each:
        await asyncio.gather(*(press_while_it_goes_on(*one, each) for one in zip((second, first), heard, strict=True)))
        if await first.locator(".ending").count():  # so slow is this machine: in another game, then
            await first.get_by_role("button", name=person.words["page-again-same"]).click()
            await person.begin()
            await expect(second.locator(".ending")).to_have_count(0)
    # A panel may change under the finger, and a loaded bot take longer than Discord waits: that is said.
    for exchange in heard:
        assert exchange.sent == list(exchange.answers)
        assert set(exchange.answers.values()) <= {"done", *(person.words[f"page-{why}"] for why in REASONS)}
        assert exchange.done >= each
    await first.get_by_role("button", name="Pause").click()
    await expect(first.get_by_role("button", name="Go on", exact=True)).to_be_visible()
    third = await tabs.blank()
    await third.goto(server.url)
    await third.locator(".message").first.wait_for()
    held = await texts(third)
    assert await texts(first) == held
    assert await texts(second) == held
    assert await first.locator("[aria-busy=true]").count() == 0


async def press_while_it_goes_on(tab: Page, exchange: Exchange, each: int) -> None:
    """Press until the game is over or so many presses have been done; in place of one that was refused, another."""
    while exchange.done < each and not await tab.locator(".ending").count():
        assert len(exchange.sent) < 4 * each, exchange.answers
        await tab.evaluate(PRESS, [each - exchange.done, NAMES])


TEXTS = """(all) => all.map((message) => [message.id, ...[...message.querySelectorAll(".rich, .button, .select")].map(
  (part) => part.innerText.replace(/\\b(in )?\\d+ (second|minute|hour)s?( ago)?/g, ""),
)])"""
"""What messages say and what can be pressed in them, without what runs with the clock."""


async def texts(page: Page) -> list[list[str]]:
    """The square as it is drawn."""
    return await page.locator(".message").evaluate_all(TEXTS)
