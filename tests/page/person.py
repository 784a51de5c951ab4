"""Somebody who plays at the page: by its controls alone, as they are named, and by keys."""

from __future__ import annotations

from playwright.async_api import Locator, Page, expect
from playwright.async_api import TimeoutError as NotInTime

from cogs.local_table.page.server import Server
from cogs.local_table.page.words import page_words
from tests.page.browser import DESKTOP, Tabs

DECISIONS_AT_MOST = 120
SOON = 15_000
"""Milliseconds after which a decision is looked at anew: the table goes on meanwhile, and may have taken it away."""


class Person:
    """One who sits before one tab."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.words = page_words(language)
        self.decided = 0
        self._tried = 0

    @classmethod
    async def at(cls, tabs: Tabs, server: Server, language: str = "en", size: tuple[int, int] = DESKTOP) -> Person:
        """Come to the start screen."""
        page = await tabs.blank(size)
        await page.goto(server.url)
        person = cls(page, language)
        name = page.get_by_role("group").get_by_role("button").and_(page.locator(f'[lang="{language}"]'))
        await name.click()
        await expect(page.get_by_role("heading", name=person.words["page-title"], exact=True)).to_be_visible()
        await expect(page.locator("html")).to_have_attribute("lang", language)
        return person

    async def open(self, rulebook: str = "classic", *, seats: int = 6, name: str = "Nora") -> None:
        """Choose, and open the table."""
        page = self.page
        await page.locator(f'input[value="{rulebook}"]').check(force=True)
        await page.get_by_role("textbox", name=self.words["page-your-name"]).fill(name)
        await page.get_by_role("slider").fill(str(seats))
        await page.get_by_role("button", name=self.words["page-open"]).click()
        await page.locator(".table").wait_for()

    async def practise(self, role: str) -> None:
        """Choose a role, on the start screen."""
        await self.page.locator("#role").click()
        await self.page.get_by_role("option", name=role).click()

    async def begin(self) -> None:
        """Begin the game once everybody is here, and leave the lobby behind."""
        await self.page.locator(".need").wait_for()
        lobby = self.page.locator('[data-control*=":begin:"]')
        await lobby.click()
        await expect(lobby).to_have_count(0)

    async def play(self) -> None:
        """Decide whatever is asked, going on from one decision to the next, until the story is told."""
        for _ in range(DECISIONS_AT_MOST):
            await self.page.locator(".need, .ending").first.wait_for()
            if await self.page.locator(".ending").count():
                return
            await self.decide()
            if not await self.page.locator(".need, .ending").count():
                await self.onward()
        raise AssertionError("the game has no end")

    async def onward(self) -> None:
        """On to the next decision."""
        button = self.page.get_by_role("button", name=self.words["page-pace-onward"])
        if await button.count():
            await button.click()

    async def decide(self) -> None:
        """Answer the first thing that is asked."""
        need = self.page.locator(".need").first
        self._tried += 1
        asked = await need.locator(".need-text").text_content()
        try:
            await need.click(timeout=SOON)
            if await self._answer():
                answered = self.page.locator(".needs").get_by_text(asked or "", exact=True)
                await expect(answered).to_have_count(0, timeout=SOON)
                self.decided += 1
        except (NotInTime, AssertionError):
            await self._close()

    async def _answer(self) -> bool:
        """What has the focus now is what is asked: choose in it, or press it; and then in what that opens. False where
        the table has gone on meanwhile."""
        if not await self._comes(self.page.locator(".select:focus, .button:focus")):
            return False
        if await self.page.locator(".select:focus").count():
            await self._choose()
            return True
        await self.page.keyboard.press("Enter")
        opened = self.page.locator(".tray .of-answer .select")
        if await self._comes(opened):
            await opened.first.focus()
            await self._choose()
        return True

    async def _choose(self) -> None:
        await self.page.keyboard.press("Enter")
        await self.page.get_by_role("listbox").wait_for(timeout=SOON)
        for _ in range(1 + self._tried % 3):  # the first may be oneself, whom nobody may vote for
            await self.page.keyboard.press("ArrowDown")
        await self.page.keyboard.press("Space")
        done = self.page.get_by_role("button", name=self.words["page-menu-done"], exact=True)
        if await done.count():
            await done.click(timeout=SOON)

    async def _comes(self, opened: Locator) -> bool:
        """Whether this is there before nothing is asked any more."""
        nothing = self.page.locator(".needs:not(:has(.need))")
        await opened.or_(nothing).first.wait_for(state="attached", timeout=SOON)
        return await opened.count() > 0

    async def _close(self) -> None:
        if await self.page.locator("dialog[open]").count():
            await self.page.keyboard.press("Escape")
