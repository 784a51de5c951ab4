"""What I am told of myself once: my card, that I am out, that I won; and that none of it stays in the way."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from cogs.local_table.server.frames import NO_MOMENTS, NO_SEATS
from cogs.local_table.server.page_server import PageServer
from tests.page.browser import BROWSED, DESKTOP, PHONE, Tabs
from tests.page.frames import (
    LETTERS,
    Json,
    Spoken,
    button,
    container,
    ended,
    everything,
    fate,
    message,
    place,
    row,
    text,
)

pytestmark = BROWSED

CARD: Json = {
    "key": "t godfather mafia",
    "text": ["You lead the mafia.", "**You know:** 2"],
    "letter": "201",
}
HELD: Json = {**NO_SEATS, "token": "t", "card": {"role": "Godfather", "side": "Mafia", "colour": 1}}
FALL: Json = {
    "key": "t 1 vote",
    "title": "You were voted out on day 2",
    "lines": ["Read along.", "Still in the game: **2 · Boris**."],
    "place": "40",
    "closed": ["vote", "floor"],
}
PANEL = message("100", row(button("Vote", "m1:vote:1:t:1:"), button("My role", "m1:card:1:t:1:")))


async def test_a_phone_that_lies_on_its_side_shows_what_the_card_says(tabs: Tabs, server: PageServer) -> None:
    page = await tabs.blank((844, 390))
    spoken = Spoken(page, everything(PANEL))
    await spoken.listen()
    await page.goto(server.url)
    await expect(page.locator(".composer")).to_be_visible()
    spoken.show(see="seats", seats=HELD)
    spoken.show(see="moments", moments={"card": {**CARD, "text": ["You lead the mafia. " * 6] * 3}, "fall": None})
    card = page.locator(".reveal")
    await expect(card).to_be_in_viewport(ratio=1)
    parts = [await card.locator(part).bounding_box() for part in (".reveal-face", ".reveal-text", "button")]
    face, said, away = (part for part in parts if part is not None)
    assert said["height"] > 100
    assert away["y"] + away["height"] < face["y"] + face["height"]


async def test_what_happens_to_me_is_seen_over_the_people_of_a_phone(tabs: Tabs, server: PageServer) -> None:
    page = await tabs.blank(PHONE)
    spoken = Spoken(page, everything(PANEL, seats=HELD))
    await spoken.listen()
    await page.goto(server.url)
    people = page.locator(".places").get_by_role("button", name=spoken.first["words"]["page-people"])
    await people.click()
    await expect(people).to_have_attribute("aria-expanded", "true")
    spoken.show(see="moments", moments={"card": CARD, "fall": FALL})
    await expect(page.get_by_role("heading", name=FALL["title"])).to_be_visible(timeout=10_000)
    await page.keyboard.press("Escape")
    await people.click()
    script = {"name": "game.yaml", "url": "/static/moon.svg", "what": "Every move: `mafia script` replays it"}
    spoken.show(see="end", end=ended(fate(1, "Nora", "Godfather"), files=[script]))
    await expect(page.get_by_role("heading", name="You won", level=1)).to_be_visible(timeout=10_000)
    await expect(people).to_have_attribute("aria-expanded", "false")
    await expect(page.locator(".file small")).to_have_text("Every move: mafia script replays it", timeout=10_000)


@pytest.mark.parametrize("still", [True, False])
async def test_a_card_folds_into_its_chip_and_a_death_says_what_is_left(
    tabs: Tabs, server: PageServer, still: bool
) -> None:
    page = await tabs.blank(DESKTOP, still=still)
    await page.clock.install()
    spoken = Spoken(page, everything(PANEL))
    await spoken.listen()
    await page.goto(server.url)
    moment, chip = page.locator(".reveal"), page.locator(".role-chip")
    await expect(page.locator(".composer")).to_be_visible()

    spoken.show(see="seats", seats=HELD)
    spoken.show(see="moments", moments={"card": CARD, "fall": None})
    for id_, said in (("201", "You are Godfather"), ("202", "Boris is yours"), ("203", "Vera is yours")):
        spoken.show(
            see="message", message=message(id_, container(text(said), row(button("Notes", id_))), place=LETTERS)
        )
    await expect(moment.get_by_role("heading", name="Godfather")).to_be_visible()
    await expect(page.locator(".tray .card")).to_contain_text("Boris is yours")
    await expect(page.locator(".turner")).to_have_text(re.compile("New.*1/2"))
    await page.get_by_role("button", name="Next", exact=True).click()
    await expect(page.locator(".turner")).to_have_text("2/2")
    await page.clock.fast_forward(60_000)
    await expect(moment).to_have_count(0)

    other = {**CARD, "key": "t doctor town"}
    spoken.show(see="moments", moments={"card": other, "fall": None})
    await expect(moment).to_be_visible()
    clock = spoken.first["clock"] | {"phase": "Nomination", "mood": "vote"}
    spoken.show(see="clock", clock=clock)  # what comes next is not kept from me by what I have seen
    await expect(moment.locator(":scope:not(.folds)")).to_have_count(0)
    await page.clock.fast_forward(1_000)
    await expect(moment).to_have_count(0)

    await chip.click()
    await expect(moment).to_be_focused()
    await page.clock.fast_forward(60_000)  # who is at it may take their time
    await expect(moment).to_contain_text("You lead the mafia.")
    await page.keyboard.press("Escape")
    await expect(moment).to_have_count(0)
    await expect(chip).to_be_focused()
    spoken.first = everything(PANEL, seats=HELD, moments={"card": CARD, "fall": None})
    await page.reload()
    await expect(chip).to_have_accessible_name("Your role: Godfather. Your side: Mafia")
    await expect(moment).to_have_count(0)

    spoken.show(see="place", place=place("40", "room", "the-other-side"))
    spoken.show(see="moments", moments={"card": CARD, "fall": FALL})
    await expect(moment.get_by_role("heading", name=FALL["title"])).to_be_visible()
    await expect(moment).to_contain_text("Still in the game: 2 · Boris.")
    await expect(page.get_by_role("combobox", name="The dead stay silent here. Read along.")).to_be_visible()
    await expect(page.get_by_role("button", name="Vote")).to_have_attribute("aria-disabled", "true")
    await expect(page.get_by_role("button", name="My role", exact=True)).to_have_attribute("aria-disabled", "false")
    await moment.get_by_role("button", name="Join the dead: the-other-side").click()
    await expect(page.locator('[data-place="40"]')).to_have_attribute("aria-current", "page")
    await expect(moment).to_have_count(0)

    spoken.show(see="moments", moments=NO_MOMENTS)
    fates = [fate(1, "Nora", "Godfather", colour=1), fate(2, "Boris", "Doctor", won=False)]
    spoken.show(see="end", end=ended(*fates, colour=1, turns=["**Night 1** · Boris is lost."]))
    await expect(page.get_by_role("heading", name="You won", level=1)).to_be_visible()
    await expect(page.get_by_role("heading", name="Turning points")).to_be_visible()
    assert "--side-1" in str(await page.locator(".verdict").get_attribute("style"))
    await expect(page.locator(".fates > li.won")).to_have_count(1)
