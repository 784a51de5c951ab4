"""A whole game by hand: from the start screen over every decision to the story, and once more. In Persian, from
right to left; by `make tables` in all languages."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from cogs.local_table.server.page_server import PageServer
from core.words import LANGUAGES
from tests.page.browser import BROWSED, Tabs
from tests.page.person import Person
from tests.page.whole_games import games

pytestmark = BROWSED


IN_EACH = [
    code if code == "fa" else pytest.param(code, marks=pytest.mark.repeats("fa, from right to left"))
    for code in LANGUAGES
]


@pytest.mark.parametrize("language", IN_EACH)
async def test_a_whole_game_by_hand(tabs: Tabs, server: PageServer, language: str) -> None:
    person = await Person.at(tabs, server, language)
    page, words = person.page, person.words
    await person.open()
    await person.play()
    assert person.decided > 0
    await expect(page.locator(".fates > li")).to_have_count(6)
    await expect(page.get_by_role("heading", name=words["page-end-who"])).to_be_visible()
    assert await page.locator(".chapters > li").count() >= 2
    assert await page.locator("html").get_attribute("dir") == ("rtl" if language == "fa" else "ltr")
    async with page.expect_download() as saving:
        await page.get_by_role("link", name=words["page-end-keep"]).first.click()
    assert (await saving.value).suggested_filename.startswith("mafia-classic-")
    await page.get_by_role("button", name=words["page-again-same"]).first.click()
    await expect(page.locator(".ending")).to_have_count(0)
    await expect(page.locator("button.seat")).to_have_count(6)


@pytest.mark.repeats("the same by hand")
async def test_whole_games_that_are_watched_are_shown_to_their_end(tabs: Tabs) -> None:
    assert await games(tabs, 2) == 2
