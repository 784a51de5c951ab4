"""What can be said to the table by a button: whom, what, and in two steps where one is not enough; by keys too."""

from __future__ import annotations

from playwright.async_api import expect

from cogs.local_table.server.page_server import PageServer
from tests.page.browser import BROWSED, PHONE, Tabs
from tests.page.frames import SQUARE, Spoken, everything, message

pytestmark = BROWSED
TALK = {
    "place": SQUARE,
    "seats": [{"seat": 2, "name": "2 · Boris"}, {"seat": 3, "name": "3 · Cyrus"}],
    "roles": [{"id": "detective", "name": "Detective"}, {"id": "doctor", "name": "Doctor"}],
    "told": [{"seat": 3, "hostile": True}],
}
UNSAID = {"id", "do"}


async def test_a_button_opens_a_list_and_what_is_chosen_is_said(tabs: Tabs, server: PageServer) -> None:
    page = await tabs.blank(PHONE)
    mine = message("100", content="I accuse 3 · Cyrus.", understood="you accuse 3 · Cyrus")
    spoken = Spoken(page, everything(mine, talk=TALK))
    await spoken.listen()
    await page.goto(server.url)
    row = page.get_by_role("group", name="Tell the table")
    await expect(page.get_by_text("They understood: you accuse 3 · Cyrus")).to_be_visible()
    await expect(row.get_by_role("button")).to_have_text(["I accuse…", "I am…", "I was told…", "I ask…"])
    ways = [
        ("I accuse…", ["3 · Cyrus"], {"kind": "accuses", "about": 3}),
        ("I am…", ["Doctor"], {"kind": "claims", "role": "doctor"}),
        ("I was told…", ["3 · Cyrus: an enemy"], {"kind": "finds", "about": 3, "hostile": True}),
        ("I was told…", ["2 · Boris", "not an enemy"], {"kind": "finds", "about": 2, "hostile": False}),
        ("I ask…", ["2 · Boris", "what card they have"], {"kind": "asks", "about": 2, "question": "card"}),
    ]
    for name, steps, said in ways:
        await row.get_by_role("button", name=name).press("Enter")
        for step in steps:
            await expect(page.get_by_role("listbox")).to_be_focused()
            option = page.get_by_role("option").filter(has_text=step).first
            while not await option.evaluate("option => option.classList.contains('at')"):
                await page.keyboard.press("ArrowDown")
            await page.keyboard.press("Enter")
        await expect(page.get_by_role("listbox")).to_have_count(0)
        asked = await spoken.request("declare", 1 + [way[2] for way in ways].index(said))
        assert {key: value for key, value in asked.items() if key not in UNSAID} == said
        await expect(row.get_by_role("button", name=name)).to_be_focused()
    spoken.reply = lambda _: {"ok": False, "why": "It is night."}
    await row.get_by_role("button", name="I am…").click()
    await page.get_by_role("option").first.click()
    await expect(page.locator(".composer .refusal")).to_have_text("It is night.")
    spoken.show(see="talk", talk=None)
    await expect(row).to_have_count(0)
