"""A reload, a second tab, a connection that breaks, a server that is killed: nothing is lost by any of them."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from cogs.local_table.server.page_server import PageServer
from tests.local_table.process import started
from tests.page.browser import BROWSED, Tabs
from tests.page.person import Person

pytestmark = BROWSED


async def ids(page: Page) -> list[str]:
    return await page.locator(".message").evaluate_all("all => all.map(one => one.id)")


async def test_a_reload_brings_back_the_place_and_the_draft(tabs: Tabs, server: PageServer) -> None:
    person = await Person.at(tabs, server)
    page = person.page
    await person.open()
    await page.locator("[data-place]").nth(1).click()
    before = await ids(page)
    await page.get_by_role("combobox", name="Write in").fill("I was at home")
    await page.reload()
    await expect(page.locator("[data-place]").nth(1)).to_have_attribute("aria-current", "page")
    await expect(page.get_by_role("combobox", name="Write in")).to_have_value("I was at home")
    assert (await ids(page))[: len(before)] == before


async def test_a_scroll_that_is_told_of_when_its_place_has_been_left_is_nothing(tabs: Tabs, server: PageServer) -> None:
    person = await Person.at(tabs, server)
    page = person.page
    await person.open()
    left = await page.locator(".messages").element_handle()
    await page.locator("[data-place]").nth(1).click()
    await page.wait_for_function("one => !one.isConnected", arg=left)
    await left.evaluate("one => one.dispatchEvent(new Event('scroll'))")
    assert await page.locator(".messages").count() == 1
    assert tabs.errors == []


async def test_a_second_tab_sees_what_is_said_in_the_first(tabs: Tabs, server: PageServer) -> None:
    person = await Person.at(tabs, server)
    await person.open()
    second = await tabs.beside(person.page)
    await second.goto(server.url)
    field = person.page.get_by_role("combobox", name="Write in")
    await field.fill("Good evening")
    await field.press("Enter")
    await expect(second.get_by_role("article", name="Message from Nora")).to_contain_text("Good evening")


TYPED = """box => {
  box.focus();
  box.value = "Good evening";
  box.dispatchEvent(new Event("input", { bubbles: true }));
  box.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
}"""


async def test_what_is_typed_and_sent_within_one_frame_is_said(tabs: Tabs, server: PageServer) -> None:
    person = await Person.at(tabs, server)
    await person.open()
    await person.page.get_by_role("combobox", name="Write in").evaluate(TYPED)
    await expect(person.page.get_by_role("article", name="Message from Nora")).to_contain_text("Good evening")


async def test_a_broken_connection_is_said_and_mends_itself(tabs: Tabs, server: PageServer) -> None:
    person = await Person.at(tabs, server)
    page = person.page
    await person.open()
    before = await ids(page)
    await page.route_web_socket("**/live", lambda socket: socket.close())  # from now on nothing comes through
    for socket in list(server._open):
        await socket.close()
    await expect(page.get_by_text("The connection is gone; trying again…")).to_be_visible()
    roles = page.get_by_role("button", name="Roles", exact=True)
    await roles.click()
    await expect(page.get_by_text("I'll send what you pressed once it's back: 1")).to_be_visible()
    await expect(roles).to_have_attribute("aria-busy", "true")
    await page.unroute_all()
    await page.route_web_socket("**/live", lambda socket: socket.connect_to_server() and None)
    await expect(page.locator(".tray .card")).to_contain_text("Godfather")
    await expect(page.get_by_text("The connection is gone")).to_have_count(0)
    assert (await ids(page))[: len(before)] == before


@pytest.mark.process
async def test_a_killed_server_is_waited_for_and_its_game_taken_up(tabs: Tabs, tmp_path: Path) -> None:
    page = await tabs.blank()
    async with started(tmp_path) as table:
        await page.goto(table.url)
        person = Person(page, "en")
        await person.open()
        await person.begin()
        await expect(page.get_by_role("heading", level=1)).not_to_have_text("Mafia")
        before, phase = await ids(page), await page.get_by_role("heading", level=1).text_content()
        await table.end(signal.SIGKILL)
    await expect(page.get_by_text("The connection is gone; trying again…")).to_be_visible()
    async with started(tmp_path) as table:
        if not page.url.startswith(table.url):  # somebody else has taken the old port meanwhile
            await page.goto(table.url)
        await page.get_by_role("button", name="Carry on").click()
        await page.locator(".table").wait_for()
        await expect(page.get_by_role("heading", level=1)).to_have_text(phase or "")
        assert (await ids(page))[: len(before)] == before
