"""The first half minute: from the first sight of the page over one press to the first decision."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from cogs.local_table.server.page_server import PageServer
from cogs.local_table.server.page_texts import page_words
from cogs.showing.view import words_of
from tests.page.browser import BROWSED, Tabs

pytestmark = BROWSED


@pytest.mark.parametrize(("size", "faster"), [((1280, 800), 3), ((390, 844), 0)])
async def test_one_press_leads_to_the_first_decision(
    tabs: Tabs, server: PageServer, size: tuple[int, int], faster: int
) -> None:
    words = page_words("en")
    page = await tabs.blank(size)
    answered = await page.goto(server.url)
    assert answered is not None
    first = await answered.text()
    assert words["page-title"] in first
    assert words["page-reading"] in first
    play = page.get_by_role("button", name=words["page-play"])
    await expect(play).to_be_in_viewport(ratio=1)
    await expect(page.locator(".facts")).to_contain_text("English")
    await expect(page.locator(".facts")).to_contain_text("7 players")
    await expect(page.locator(".play-now .odds")).to_contain_text("Town")
    await play.click()
    await page.locator(".table").wait_for()
    for _ in range(faster):  # a test need not take the time that a person has
        await page.get_by_role("button", name=words["page-pace-faster"]).click()
    if faster:
        await expect(page.locator(".need").first).to_be_visible()
        await expect(page.locator(".seats .seat")).to_have_count(7)
        await expect(page.get_by_role("heading", level=1)).to_contain_text("Day 1")
        await who_leaves_is_asked_and_takes_no_draft_along(page)


async def who_leaves_is_asked_and_takes_no_draft_along(page: Page) -> None:
    words = page_words("en")
    field = page.locator(".composer textarea")
    await field.fill("I was at home")
    question, leave = page.get_by_role("alertdialog"), page.get_by_role("button", name=words["page-leave"])
    await leave.click()
    await expect(question).to_contain_text(words["page-leave-sure"])
    await question.get_by_role("button", name=words["page-form-cancel"]).click()
    await expect(question).to_have_count(0)
    await expect(field).to_have_value("I was at home")
    await leave.click()
    await question.get_by_role("button", name=words["page-leave"]).click()
    await page.get_by_role("button", name=words["page-play"]).click()
    await page.locator(".table").wait_for()
    await expect(field).to_have_value("")


@pytest.mark.parametrize(("rulebook", "told"), [("masked", False), ("grand_persian", True)])
async def test_a_table_built_by_hand_is_told_of_where_there_is_one(
    tabs: Tabs, server: PageServer, rulebook: str, told: bool
) -> None:
    """Who is dealt at no number of seats comes about in the game, where tables are not built by hand."""
    title = words_of("en", rulebook)("scenario-title")
    page = await tabs.blank()
    await page.goto(server.url)
    named = page.get_by_role("heading", name=title, exact=True)
    await page.locator("label.book-text", has=named).click()
    await expect(page.locator(".picked")).to_have_text(title)
    hint = page.locator(".field small", has_text=page_words("en")["page-your-role-hint"])
    await expect(hint).to_have_count(1)
    assert (words_of("en")("pool-button") in await hint.inner_text()) is told
