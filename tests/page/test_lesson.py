"""The lesson at the page: one press from the start screen, by keys, on a phone, over a reload, to its end and back."""

from __future__ import annotations

from playwright.async_api import expect

from cogs.local_table.server.page_server import PageServer
from cogs.showing.view import words_of
from tests.page.browser import BROWSED, Tabs
from tests.page.person import Person

pytestmark = BROWSED
LEAVES_AT_MOST = 30


async def test_a_lesson_is_read_and_answered_by_keys(tabs: Tabs, server: PageServer) -> None:
    person = await Person.at(tabs, server, "fa", size=(390, 844))
    page, said, words = person.page, person.words, words_of("fa", "classic")
    await page.locator('input[value="classic"]').check(force=True)
    await page.get_by_role("button", name=said["page-learn"]).press("Enter")
    await expect(page.get_by_role("heading", name=said["page-lesson"], exact=True)).to_be_visible()
    leaf = page.locator(".message").filter(has=page.locator(".button, .select"))
    on = leaf.locator(".button").last
    await expect(leaf).to_be_focused()
    await expect(leaf).to_contain_text(words("scenario-title"))
    await expect(page.locator(".composer, .pace, .seats")).to_have_count(0)
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    await page.keyboard.press("Tab")
    await expect(on).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(leaf).to_contain_text(words("learn-day").split("**")[1])
    await expect(leaf).to_be_focused()
    text = await leaf.inner_text()
    await page.reload()
    await expect(leaf).to_have_text(text, use_inner_text=True)

    again = page.get_by_role("button", name=words("learn-again"))
    for _ in range(LEAVES_AT_MOST):
        if await again.count():
            break
        text = await leaf.inner_text()
        await on.press("Enter")
        await expect(leaf).not_to_have_text(text, use_inner_text=True)
        await expect(leaf).to_be_focused()
        head = await leaf.bounding_box()
        assert head is not None
        assert head["y"] >= 0, "a leaf is read from its head"
    await page.get_by_role("button", name=said["page-lesson-leave"]).press("Enter")
    await expect(page.get_by_role("button", name=said["page-play"])).to_be_visible()
