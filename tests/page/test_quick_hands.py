"""Who is quicker than the next frame meets what they have just done, not what stood there before."""

from __future__ import annotations

from playwright.async_api import Page, expect

from cogs.local_table.page.server import Server
from tests.page.browser import BROWSED, Tabs
from tests.page.frames import LETTERS, Spoken, everything
from tests.page.person import Person

pytestmark = BROWSED

TYPE = """async ([place, text, keys]) => {
  const box = () => document.querySelector(".composer textarea");
  if (place) document.querySelector(`[data-place="${place}"]`).click();
  box().value = text;
  box().dispatchEvent(new InputEvent("input", { bubbles: true }));
  for (const key of keys) {
    await null; // as between two events; no frame is drawn meanwhile
    box().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  }
}"""
"""Open a place, type and press these keys before a frame is drawn."""

COMMANDS = [
    {"name": name, "description": name, "options": [], "letters": True}
    for name in ("mafia help", "mafia me", "mafia roles")
]


async def at_the_table(tabs: Tabs, server: Server) -> Page:
    page = await tabs.blank()
    await Spoken(page, everything(commands=COMMANDS)).listen()
    await page.goto(server.url)
    await expect(page.get_by_role("combobox", name="Write in")).to_be_visible()
    return page


async def test_what_is_typed_at_once_is_typed_in_the_place_just_opened(tabs: Tabs, server: Server) -> None:
    page = await at_the_table(tabs, server)
    await page.evaluate(TYPE, [LETTERS, "good evening", []])
    await expect(page.get_by_role("combobox", name="Write in letters")).to_have_value("good evening")


async def test_an_arrow_right_after_a_letter_moves_on_from_the_first_command(tabs: Tabs, server: Server) -> None:
    page = await at_the_table(tabs, server)
    await page.evaluate(TYPE, [None, "/mafia", ["ArrowDown", "Enter"]])
    await expect(page.locator("form.command")).to_contain_text("/mafia me")


async def test_the_table_that_opens_is_the_one_chosen_last(tabs: Tabs, server: Server) -> None:
    page = await tabs.blank()
    spoken = Spoken(page, everything(screen="start"))
    await spoken.listen()
    await page.goto(server.url)
    words = Person(page, "en").words
    await page.get_by_role("textbox", name=words["page-your-name"]).fill("Nora")
    await page.evaluate(
        """(wanted) => {
          document.querySelector(`input[value="${wanted}"]`).click();
          document.querySelector(".begin button").click();
        }""",
        "zodiac",
    )
    asked = await spoken.request("open")
    assert asked["table"]["rulebook"] == "zodiac"
