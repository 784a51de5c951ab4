"""Going on: what is asked of me is given up only after a question, and what was passed over is told and marked."""

from __future__ import annotations

from playwright.async_api import expect

from cogs.local_table.server.page_server import PageServer
from tests.page.browser import BROWSED, PHONE, Tabs
from tests.page.frames import LETTERS, NOON, SQUARE, Json, Spoken, everything, menu, message, row, text
from tests.page.person import RUNS, STANDS, Person

pytestmark = BROWSED

ASKED = {"id": "3.1.vote", "text": "Against whom do you raise your hand?"}
CLOCK = {"now": NOON, "speed": 1, "paused": False, "until_me": False, "phase": "Day 1", "ends": None, "mood": "vote"}
NEED = {
    "place": SQUARE,
    "message": "100",
    "control": "vote",
    "text": ASKED["text"],
    "until": NOON + 9_000,
    "press": None,
}
SKIPPED = {
    "number": 1,
    "since": {SQUARE: "100"},
    "newest": {SQUARE: "149"},
    "lines": [
        {"kind": "left", "text": "**2 · Boris** has not woken up."},
        {"kind": "accused", "text": "Against you: **3 · Cyrus**."},
    ],
}


async def test_what_is_asked_is_given_up_only_after_a_question(tabs: Tabs, server: PageServer) -> None:
    page = await tabs.blank(PHONE)
    asked = {**CLOCK, "onward": "asked"}
    first = everything(message("100", row(menu("vote", "Anna", "Boris"))), clock=asked, needs=[NEED])
    spoken = Spoken(page, first)

    def reply(request: Json) -> Json:
        if request["do"] == "pace" and not request.get("give_up"):
            return {"ok": True, "clock": asked, "lost": [ASKED]}
        return {"ok": True, "clock": {**CLOCK, "until_me": True, "onward": "next"}}

    spoken.reply = reply
    await spoken.listen()
    await page.goto(server.url)
    words = Person(page, "en").words
    onward = page.get_by_role("button", name=words["page-pace-asked"])
    await expect(onward).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    await onward.click()
    question = page.get_by_role("alertdialog", name=words["page-give-up"])
    await expect(question).to_contain_text(ASKED["text"])
    await page.keyboard.press("Enter")  # what is offered first is to stay
    await expect(question).to_have_count(0)
    await expect(page.locator("#message-100 .select")).to_be_focused()
    await onward.click()
    await page.get_by_role("button", name=words["page-give-up-go"]).click()
    await expect(page.locator(RUNS)).to_have_attribute("aria-label", words["page-pace-running"])
    assert [one.get("give_up") for one in spoken.asked if one["do"] == "pace"] == [None, None, [ASKED["id"]]]

    # It stops: three lines, and where the talk goes on from.
    spoken.show(see="skipped", skipped=SKIPPED)
    spoken.show(see="needs", needs=[])
    spoken.show(see="clock", clock={**CLOCK, "onward": "end"})
    for number in range(101, 150):
        spoken.show(see="message", message=message(str(number), text(f"Line {number}")))
    told = page.get_by_role("region", name=words["page-skipped"])
    await expect(told.get_by_role("listitem")).to_have_count(2)
    line = page.get_by_role("separator", name=words["page-new-since"])
    await expect(line).to_be_in_viewport()
    assert await page.locator(".new-since + .message").get_attribute("id") == "message-101"
    await expect(page.get_by_role("button", name=words["page-pace-end"]).and_(page.locator(STANDS))).to_be_visible()
    await told.get_by_role("button", name=words["page-close"]).click()
    await expect(told).to_have_count(0)
    await page.locator(f'[data-place="{LETTERS}"]').click()
    await expect(line).to_have_count(0)


async def test_who_goes_on_leaves_behind_what_is_being_said(tabs: Tabs, server: PageServer) -> None:
    page = await tabs.blank(PHONE)
    spoken = Spoken(page, everything(clock={**CLOCK, "onward": "next"}))
    spoken.reply = lambda _: {"ok": True, "clock": {**CLOCK, "until_me": True, "onward": "next"}}
    await spoken.listen()
    await page.goto(server.url)
    words = Person(page, "en").words
    await page.get_by_role("switch", name=words["page-narrator"]).click()  # the lines are read, not heard
    parts = [{"url": "/cue/en/night.falls.ogg", "seconds": 12}] * 30
    spoken.show(see="cue", language="en", text="Welcome to the city.", parts=parts)
    spoken.show(see="cue", language="en", text="The city falls asleep.", parts=parts)
    said = page.locator(".caption")
    await expect(said).to_have_text("Welcome to the city.")
    await page.get_by_role("button", name=words["page-pace-onward"]).click()
    await expect(page.locator(RUNS)).to_be_visible()
    await expect(said).to_have_count(0)

    # It stops in another phase, and what is said there is shown.
    spoken.show(see="clock", clock={**CLOCK, "phase": "Day 2", "mood": "day"})
    spoken.show(see="cue", language="en", text="The city wakes up.", parts=parts)
    await expect(said).to_have_text("The city wakes up.")
