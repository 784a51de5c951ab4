"""What is typed is said: whole, in its order, once; and what cannot be said comes back."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, Page, expect

from cogs.local_table.server.page_server import PageServer
from tests.page.browser import BROWSED, Tabs
from tests.page.frames import LETTERS, SQUARE, Spoken, everything, message, text
from tests.page.typing import type_and_compare

pytestmark = BROWSED
AT_ONCE = """(lines) => {
  for (const line of lines) {
    const box = document.querySelector(".composer textarea");
    box.value = line;
    box.dispatchEvent(new InputEvent("input", { bubbles: true }));
    box.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  }
}"""
"""Write lines, and send each, within one task: nothing is drawn between the letters and the key."""


async def at_the_table(tabs: Tabs, server: PageServer) -> tuple[Page, Spoken, Locator]:
    page = await tabs.blank()
    spoken = Spoken(page, everything(message("100", text("Here"))))
    spoken.reply = lambda request: None if request["do"] == "say" else {"ok": True}
    await spoken.listen()
    await page.goto(server.url)
    field = page.get_by_role("combobox", name="Write in")
    await expect(field).to_be_visible()
    return page, spoken, field


def said(spoken: Spoken, place: str = SQUARE) -> list[str]:
    """What has been asked to be said, in its order."""
    return [one["text"] for one in spoken.asked if one["do"] == "say" and one["place"] == place]


async def test_sentences_written_within_one_task_go_out_whole_one_after_another(tabs: Tabs, server: PageServer) -> None:
    page, spoken, field = await at_the_table(tabs, server)
    lines = [f"sentence number {number}" for number in range(1, 6)]
    await page.evaluate(AT_ONCE, lines)
    await expect(field).to_have_value("")
    await expect(field).to_be_editable()
    for number, line in enumerate(lines, 1):
        assert said(spoken) == [*lines[: number - 1], line]
        spoken.answer(await spoken.request("say", number), ok=True)
        if number < len(lines):
            await spoken.request("say", number + 1)
    await expect(page.get_by_role("button", name="Send")).to_have_attribute("aria-busy", "false")
    assert said(spoken) == lines


async def test_what_is_typed_while_a_sentence_is_under_way_stays(tabs: Tabs, server: PageServer) -> None:
    page, spoken, field = await at_the_table(tabs, server)
    await field.focus()
    await page.keyboard.type("the first\nthe sec")
    first = await spoken.request("say")
    await page.keyboard.type("ond")
    await expect(field).to_have_value("the second")
    spoken.answer(first, ok=True)
    await page.keyboard.type(" of all\n")
    assert (await spoken.request("say", 2))["text"] == "the second of all"
    assert said(spoken) == ["the first", "the second of all"]


async def test_what_is_refused_comes_back_before_what_was_typed_since(tabs: Tabs, server: PageServer) -> None:
    page, spoken, field = await at_the_table(tabs, server)
    await field.focus()
    await page.keyboard.type("one\ntwo\nthree\nand fo")
    for number, answer in enumerate(
        ({"ok": False, "why": "Not one."}, {"ok": True}, {"ok": False, "why": "Nor three."})
    ):
        spoken.answer(await spoken.request("say", number + 1), **answer)
    await expect(page.locator(".composer .refusal")).to_have_text("Nor three.")
    await expect(field).to_have_value("one\nthree\nand fo")
    await page.keyboard.type("ur")  # the cursor stands where it stood
    await expect(field).to_have_value("one\nthree\nand four")
    await expect(page.get_by_role("alert").get_by_text("Not one.")).to_be_attached()
    await page.keyboard.press("Enter")
    assert (await spoken.request("say", 4))["text"] == "one\nthree\nand four"
    await expect(page.locator(".composer .refusal")).to_have_count(0)


async def test_a_refusal_finds_its_way_to_the_place_where_it_was_written(tabs: Tabs, server: PageServer) -> None:
    page, spoken, field = await at_the_table(tabs, server)
    await field.focus()
    await page.keyboard.type("in the square\n")
    await page.locator(f'[data-place="{LETTERS}"]').click()
    await field.fill("in a letter")
    await field.press("Enter")
    letter = await spoken.request("say", 2)
    assert letter["place"] == LETTERS  # it has not waited for the square's answer
    spoken.answer(await spoken.request("say"), ok=False, why="It is night.")
    await expect(page.get_by_role("alert").get_by_text("It is night.")).to_be_attached()
    await expect(field).to_have_value("")
    await expect(page.locator(".composer .refusal")).to_have_count(0)
    await page.locator(f'[data-place="{SQUARE}"]').click()
    await expect(field).to_have_value("in the square")
    await expect(page.locator(".composer .refusal")).to_have_text("It is night.")


async def test_sentences_are_kept_over_a_broken_connection_and_a_reload(tabs: Tabs, server: PageServer) -> None:
    page, spoken, field = await at_the_table(tabs, server)
    lines = [f"kept {number}" for number in range(1, 5)]
    await page.evaluate(AT_ONCE, lines[:2])
    first = await spoken.request("say")
    spoken.away = True
    await spoken.drop()
    await expect(page.get_by_text("The connection is gone")).to_be_visible()
    await page.evaluate(AT_ONCE, lines[2:])
    await field.fill("and a dra")
    spoken.away = False
    assert await spoken.request("say", 2) == first
    await page.reload()
    assert await spoken.request("say", 3) == first
    await expect(field).to_have_value("and a dra")
    spoken.answer(first, ok=True)
    spoken.answer(await spoken.request("say", 4), ok=False, why="Not that.")
    await expect(field).to_have_value("kept 2\nand a dra")
    for number in (5, 6):
        spoken.answer(await spoken.request("say", number), ok=True)
    await page.wait_for_function("() => sessionStorage.getItem('sentences') === '[]'")
    assert said(spoken) == [lines[0]] * 3 + lines[1:]


@pytest.mark.parametrize("number", [20, pytest.param(60, marks=pytest.mark.repeats("twenty sentences"))])
async def test_sentences_typed_at_full_speed_are_said_whole_and_in_order(
    tabs: Tabs, server: PageServer, number: int
) -> None:
    typed, heard = await type_and_compare(tabs, server, number)
    assert heard == typed
