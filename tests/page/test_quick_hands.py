"""Who is quicker than the next frame meets what they have just done, not what stood there before."""

from __future__ import annotations

from playwright.async_api import Page, expect

from cogs.local_table.server.page_server import PageServer
from tests.page.browser import BROWSED, Tabs
from tests.page.frames import LETTERS, NOON, SQUARE, Spoken, everything, menu, message, row, text
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
    {"name": name, "called": name, "description": name, "options": [], "letters": True}
    for name in ("mafia help", "mafia me", "mafia roles")
]


async def at_the_table(tabs: Tabs, server: PageServer) -> Page:
    page = await tabs.blank()
    await Spoken(page, everything(commands=COMMANDS)).listen()
    await page.goto(server.url)
    await expect(page.get_by_role("combobox", name="Write in")).to_be_visible()
    return page


async def test_what_is_typed_at_once_is_typed_in_the_place_just_opened(tabs: Tabs, server: PageServer) -> None:
    page = await at_the_table(tabs, server)
    await page.evaluate(TYPE, [LETTERS, "good evening", []])
    await expect(page.get_by_role("combobox", name="Write in letters")).to_have_value("good evening")


async def test_an_arrow_right_after_a_letter_moves_on_from_the_first_command(tabs: Tabs, server: PageServer) -> None:
    page = await at_the_table(tabs, server)
    await page.evaluate(TYPE, [None, "/mafia", ["ArrowDown", "Enter"]])
    await expect(page.locator("form.command")).to_contain_text("/mafia me")


async def test_the_table_that_opens_is_the_one_chosen_last(tabs: Tabs, server: PageServer) -> None:
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


async def test_a_table_is_asked_for_once_however_often_it_is_pressed(tabs: Tabs, server: PageServer) -> None:
    page = await tabs.blank()
    spoken = Spoken(page, everything(screen="start"))
    await spoken.listen()
    await page.goto(server.url)
    begin = page.get_by_role("button", name=Person(page, "en").words["page-play"])
    await begin.click()
    await spoken.request("open")
    await begin.click()
    spoken.show(**everything(screen="start"))  # the table could not be opened
    await expect(begin).to_have_attribute("aria-busy", "false")
    await begin.click()
    await spoken.request("open", 2)
    assert len([one for one in spoken.asked if one["do"] == "open"]) == 2


async def test_a_click_means_the_name_that_was_seen(tabs: Tabs, server: PageServer) -> None:
    page = await tabs.blank()
    spoken = Spoken(page, everything(message("100", row(menu("vote", "Anna", "Boris", "Cyrus")))))
    await spoken.listen()
    await page.goto(server.url)
    await page.locator("#message-100 .select").click()
    await page.keyboard.press("ArrowDown")
    await page.evaluate("[held, frame, requestAnimationFrame] = [[], requestAnimationFrame, (draw) => held.push(draw)]")
    fewer = menu("vote", "Anna", "Boris", "Cyrus")
    fewer["options"] = fewer["options"][1:]
    spoken.show(see="message", message=message("100", row(fewer)))
    await page.wait_for_function("() => held.length > 0")  # it has come, and is not drawn yet
    await page.get_by_role("option", name="Boris").evaluate("one => one.click()")
    assert (await spoken.request("choose"))["values"] == ["2"]


async def test_the_option_that_is_marked_stays_so_when_others_go(tabs: Tabs, server: PageServer) -> None:
    page = await tabs.blank()
    spoken = Spoken(page, everything(message("100", row(menu("vote", "Anna", "Boris", "Cyrus")))))
    await spoken.listen()
    await page.goto(server.url)
    await page.locator("#message-100 .select").click()
    await page.keyboard.press("ArrowDown")
    fewer = menu("vote", "Anna", "Boris", "Cyrus")
    fewer["options"] = fewer["options"][1:]
    spoken.show(see="message", message=message("100", row(fewer)))
    await expect(page.get_by_role("option")).to_have_count(2)
    await page.keyboard.press("Enter")
    assert (await spoken.request("choose"))["values"] == ["2"]


async def test_what_is_asked_is_opened_when_its_message_comes(tabs: Tabs, server: PageServer) -> None:
    page = await at_the_table(tabs, server)
    spoken = Spoken(page, everything())
    await spoken.listen()
    await page.reload()
    need = {"place": SQUARE, "message": "300", "control": "act", "press": None, "text": "Whom do you save?"}
    spoken.show(see="needs", needs=[{**need, "until": NOON}])
    await page.locator(".need").click()
    spoken.show(see="message", message=message("300", text("Tonight"), row(menu("act", "Anna", "Boris"))))
    await expect(page.locator("#message-300 .select")).to_be_focused()


OPTION = {
    "name": "scenario", "called": "scenario", "description": "Which", "kind": "text", "required": True, "choices": None,
}  # fmt: skip
START = {**COMMANDS[0], "name": "mafia start", "called": "mafia start", "options": [{**OPTION, "complete": True}]}


async def test_a_command_is_typed_and_completed_faster_than_choices_come(tabs: Tabs, server: PageServer) -> None:
    page = await tabs.blank()
    spoken = Spoken(page, everything(commands=[START]))
    spoken.reply = lambda request: None if request["do"] in ("complete", "slash") else {"ok": True}
    await spoken.listen()
    await page.goto(server.url)
    await page.get_by_role("combobox", name="Write in").focus()
    await page.keyboard.type("/start\n")
    first = await spoken.request("complete")
    spoken.answer(first, ok=True, choices=[{"name": "Classic Mafia", "value": "classic"}])
    await expect(page.get_by_role("option", name="Classic Mafia")).to_be_visible()
    await page.keyboard.type("zod\n")  # what stands there completes another text
    second = await spoken.request("complete", 2)
    assert second["text"] == "zod"
    spoken.answer(second, ok=True, choices=[{"name": "Zodiac", "value": "zodiac"}])
    await expect(page.get_by_role("combobox", name="scenario")).to_have_value("Zodiac")
    await page.keyboard.press("Enter")
    assert (await spoken.request("slash"))["options"] == {"scenario": "zodiac"}


async def test_a_tab_that_is_hidden_before_it_is_drawn_still_knows(tabs: Tabs, server: PageServer) -> None:
    page = await tabs.blank()
    spoken = Spoken(page, everything())
    await spoken.listen()
    await page.goto(server.url)
    await expect(page.get_by_role("combobox", name="Write in")).to_be_visible()
    await page.evaluate("[held, requestAnimationFrame] = [[], (draw) => held.push(draw)]")
    need = {"place": SQUARE, "message": None, "control": None, "press": None, "text": "Whom?", "until": None}
    spoken.show(see="needs", needs=[need])
    await page.wait_for_function("() => held.length > 0")  # a frame is asked for, which does not come
    await page.evaluate(
        """() => {
          Object.defineProperty(document, "hidden", { value: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    await expect(page).to_have_title("(1) Mafia")
