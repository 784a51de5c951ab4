"""Commands by hand: `/mafia setup` in the square, and none where none can be given."""

from __future__ import annotations

from playwright.async_api import expect

from cogs.local_table.server.page_server import PageServer
from tests.page.browser import BROWSED, Tabs
from tests.page.person import Person

pytestmark = BROWSED


async def test_the_server_is_set_up_by_hand(tabs: Tabs, server: PageServer) -> None:
    person = await Person.at(tabs, server)
    page = person.page
    await person.open()
    await page.get_by_role("combobox", name="Write in").fill("/mafia setup")
    await page.get_by_role("option", name="/mafia setup").wait_for()
    await page.keyboard.press("Enter")
    form = page.locator("form.command")
    await expect(form.get_by_role("button", name="+ voice")).to_have_count(0)
    await form.get_by_role("button", name="+ language").click()
    await form.get_by_role("button", name="language:").click()
    await page.get_by_role("option", name="Українська").click()
    await form.get_by_role("button", name="+ channel").click()
    await form.get_by_role("button", name="channel:").click()
    await expect(page.get_by_role("option")).to_have_count(1)
    await page.get_by_role("option").click()
    await form.get_by_role("button", name=person.words["page-command-run"]).click()
    await expect(form).to_have_count(0)
    card = page.locator(".tray .card")
    await expect(card).to_contain_text("Everything I need is here")
    await expect(card).to_contain_text("Ukrainian")
    await card.get_by_role("button", name="Look again").click()
    await expect(card.locator("[aria-busy=true]")).to_have_count(0)
    await expect(card).to_contain_text("Everything I need is here")


async def test_no_command_is_offered_where_none_can_be_given(tabs: Tabs, server: PageServer) -> None:
    person = await Person.at(tabs, server)
    page = person.page
    await person.open()
    await page.locator("[data-place]").nth(1).click()
    await page.get_by_role("combobox", name="Write in").fill("/")
    await expect(page.get_by_text(person.words["page-commands-none"])).to_be_visible()
