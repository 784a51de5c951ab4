"""Somebody who plays at the page: by its controls alone, as they are named, and by keys."""

from __future__ import annotations

from contextlib import suppress

from playwright.async_api import Locator, Page, expect
from playwright.async_api import TimeoutError as NotInTime

from cogs.local_table.server.page_server import PageServer
from cogs.local_table.server.page_texts import page_words
from tests.page.browser import DESKTOP, Tabs

DECISIONS_AT_MOST = 120
NEXT_STEP = 15_000
"""Milliseconds after which the next step of an answer is looked for."""
STANDS, RUNS = ".onward:not(.running)", ".onward.running"
GIVING_UP = "dialog.give-up footer .secondary"
BEGIN = '[data-control*=":begin:"]'


class Person:
    """One who sits before one tab."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.words = page_words(language)
        self.decided = 0
        self._tried = 0

    @classmethod
    async def at(cls, tabs: Tabs, server: PageServer, language: str = "en", size: tuple[int, int] = DESKTOP) -> Person:
        """Come to the start screen."""
        page = await tabs.blank(size)
        await page.goto(server.url)
        person = cls(page, language)
        name = page.get_by_role("group").get_by_role("button").and_(page.locator(f'[lang="{language}"]'))
        await name.click()
        await expect(page.get_by_role("heading", name=person.words["page-title"], exact=True)).to_be_visible()
        await expect(page.locator("html")).to_have_attribute("lang", language)
        return person

    async def open(self, rulebook: str = "classic", *, seats: int = 6, name: str = "Nora", watch: bool = False) -> None:
        """Choose, and open the table: to see the lobby first, or to watch, where it begins by itself."""
        page = self.page
        if watch:
            await page.get_by_text(self.words["page-part-watch"], exact=True).click()
        await page.locator(f'input[value="{rulebook}"]').check(force=True)
        await page.get_by_role("textbox", name=self.words["page-your-name"]).fill(name)
        await page.get_by_role("slider").fill(str(seats))
        if not watch:
            await page.get_by_role("checkbox", name=self.words["page-look-first"]).check()
        await page.get_by_role("button", name=self.words["page-open"]).click()
        await page.locator(".table").wait_for()

    async def practise(self, role: str) -> None:
        """Choose a role, on the start screen."""
        await self.page.locator("#role").click()
        await self.page.get_by_role("option", name=role).click()

    async def begin(self) -> None:
        """Begin the game once everybody is here, and leave the lobby behind."""
        await self.page.locator(".need").first.wait_for()
        lobby = self.page.locator(BEGIN)
        gone = self.page.locator("body").filter(has_not=lobby)
        refused = self.page.locator(f".body:has({BEGIN}) .refusal")
        while await lobby.count():  # a panel may change under the finger, and says so: once more, in the new one
            await press(lobby)
            await gone.or_(refused).first.wait_for(state="attached")

    async def play(self) -> None:
        """Decide whatever is asked, going on from one decision to the next, until the story is told."""
        for _ in range(DECISIONS_AT_MOST):
            await self.page.locator(f".need, .ending, {STANDS}").first.wait_for()
            if await self.page.locator(".ending").count():
                return
            await self.decide()
            if not await self.page.locator(".need, .ending").count():
                await self.onward()
        raise AssertionError("the game has no end")

    async def onward(self) -> None:
        """On to the next stop, unless the game is over; and past what is asked, where that has come meanwhile."""
        await press(self.page.locator(STANDS))
        await self.page.locator(f"{RUNS}, {GIVING_UP}, {STANDS}, .ending").first.wait_for()
        await press(self.page.locator(GIVING_UP))

    async def decide(self) -> None:
        """Answer the first thing that is asked. The table goes on meanwhile, and may take it away at any moment."""
        asked = next(iter(await self.page.locator(".need .need-text").all_text_contents()), None)
        if asked is None:
            return
        self._tried += 1
        bar = self.page.locator(".need").filter(has=self.page.get_by_text(asked, exact=True))
        gone = self.page.locator(".needs").filter(has_not=self.page.locator(".need").get_by_text(asked, exact=True))
        await press(bar)
        if await self._answer(gone):
            refused = self.page.locator(".body:has(:is(.select, .button):focus) .refusal")
            # What neither answers the question nor is refused was but one step of several: the next is looked for.
            with suppress(NotInTime):
                await gone.or_(refused).first.wait_for(state="attached", timeout=NEXT_STEP)
        if await gone.count():
            self.decided += 1
        elif await self.page.locator("dialog[open]").count():
            await self.page.keyboard.press("Escape")

    async def _answer(self, gone: Locator) -> bool:
        """What has the focus now is what is asked: choose in it, or press it; and then in what that opens. False where
        the table has gone on meanwhile."""
        held = self.page.locator(".select:focus, .button:focus")
        if not await comes(held, gone):
            return False
        if await self.page.locator(".select:focus").count():
            return await self._choose(gone)
        await self.page.keyboard.press("Enter")
        opened = self.page.locator(".tray .of-answer .select")
        refused = self.page.locator(".body:has(.button:focus) .refusal")
        if await comes(opened, gone.or_(refused)):
            await opened.evaluate_all("all => all[0]?.focus()")  # the table may have taken it away again
            return await self._choose(gone)
        return True

    async def _choose(self, gone: Locator) -> bool:
        await self.page.keyboard.press("Enter")
        if not await comes(self.page.get_by_role("listbox"), gone):
            return False
        for _ in range(1 + self._tried % 3):  # the first may be oneself, whom nobody may vote for
            await self.page.keyboard.press("ArrowDown")
        await self.page.keyboard.press("Space")
        await press(self.page.get_by_role("button", name=self.words["page-menu-done"], exact=True))
        return True


async def press(control: Locator) -> None:
    """Press the newest of these if it is there now. It is not waited for: what has been taken away does not come."""
    await control.evaluate_all("all => all.at(-1)?.click()")


async def comes(wanted: Locator, otherwise: Locator) -> bool:
    """Wait for the one or the other; whether it is what was wanted."""
    await wanted.or_(otherwise).first.wait_for(state="attached")
    return await wanted.count() > 0
