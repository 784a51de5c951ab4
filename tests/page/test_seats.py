"""The table that one sees: a press on a seat votes, hands are read off the seats, and what I know lies on them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from cogs.local_table.server.frames import NO_SEATS
from cogs.local_table.server.page_server import PageServer
from tests.page.browser import BROWSED, DESKTOP, PHONE, Tabs
from tests.page.frames import LETTERS, Spoken, container, ended, everything, fate, menu, message, row
from tests.page.person import STANDS, Person

pytestmark = BROWSED


def seat(page: Page, number: int) -> Locator:
    return page.locator(f'button.seat[data-seat="{number}"]')


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["wide", "phone"])
async def test_a_press_on_a_seat_votes_and_hands_are_read_off_the_seats(
    tabs: Tabs, server: PageServer, size: tuple[int, int]
) -> None:
    person = await Person.at(tabs, server, size=size)
    page = person.page
    await person.open(seats=8)
    await person.begin()
    vote = page.locator('html[data-mood="vote"]').locator("button.seat.askable:not(.me):not(.named)")
    while not await vote.count():
        await person.onward()  # also from where talk opens, until it is my turn
        await page.locator(f".need, {STANDS}").first.wait_for()
        if not await vote.count():
            await person.decide()
    await page.get_by_role("button", name=person.words["page-pace-pause"]).click()
    go_on = page.get_by_role("button", name=person.words["page-pace-go-on"], exact=True)
    await expect(go_on).to_be_visible()  # from now on no other hand goes up; some may be by then
    number = int(await page.locator("button.seat.askable:not(.me)").first.get_attribute("data-seat") or 0)
    voted = seat(page, number)
    await voted.click()
    await expect(voted).to_have_accessible_name(hands_of(1))
    await expect(page.locator("dialog[open]")).to_have_count(0)
    await expect(voted.locator(".hands-count")).to_be_in_viewport(ratio=1)
    await voted.click()  # the hand goes down again
    await expect(voted).not_to_have_accessible_name(hands_of(1))
    await voted.click(button="right")
    card = page.get_by_role("dialog")
    await card.get_by_role("button", name=f"Choose {number}").click()
    await expect(voted).to_have_accessible_name(hands_of(1))
    await go_on.click()
    await expect(page.locator(".hand").filter(has_not_text=re.compile("^1$")).first).to_be_attached()


def hands_of(voter: int) -> re.Pattern[str]:
    return re.compile(rf"hands up against them: (\d+,? (and )?)*{voter}\b")


PEOPLE: list[dict[str, Any]] = [
    {"id": str(6 + n), "seat": n, "name": name, "alive": n != 4, "left": False, "me": n == 1}
    for n, name in enumerate(("Nora", "Boris", "Vera", "Gleb"), 1)
]
MENUS = message("300", container(row(menu("guard", *"1234", max_values=3)), row(menu("ask", *"1234"))), place=LETTERS)


def question(control: str, asks: str) -> dict[str, Any]:
    held = {"place": LETTERS, "message": "300", "controls": [control], "ordered": False, "back": None}
    return {"text": asks, "seats": [2, 3], "given": [], **held}


def lying(token: str | None = "first", *asked: dict[str, Any]) -> dict[str, Any]:
    fact = {"side": None}
    return {
        "token": token,
        "card": {"role": "Detective", "side": "Town", "colour": 0},
        "ballot": {"voted": 1, "voters": 3, "hands": {"3": [2]}},
        "accused": [],
        "known": {
            "2": [{"kind": "mate", "text": "yours", "side": 1}],
            "3": [
                {"kind": "answer", "text": "yes, mafia", **fact},
                {"kind": "claim", "text": "says: Doctor", **fact},
            ],
        },
        "asked": list(asked),
    }


async def test_what_i_know_lies_on_the_seats_and_in_the_menus(tabs: Tabs, server: PageServer) -> None:
    page = await tabs.blank(PHONE)
    both = lying("first", question("guard", "Whom do you guard?"), question("ask", "About whom do you ask?"))
    spoken = Spoken(page, everything(MENUS, people=PEOPLE, seats=both))
    await spoken.listen()
    await page.goto(server.url)
    await expect(page.get_by_role("button", name="Your role: Detective. Your side: Town")).to_be_in_viewport(ratio=1)
    await expect(seat(page, 2)).to_have_accessible_name("Chair 2: Boris, hands up against them: 3, yours")
    await expect(seat(page, 3)).to_have_accessible_name("Chair 3: Vera, yes, mafia, says: Doctor")
    await expect(seat(page, 3).get_by_text("yes, mafia")).to_be_in_viewport()

    await seat(page, 3).click()
    card = page.get_by_role("dialog")
    await expect(card).to_contain_text("hand up against: 2")
    await expect(card).to_contain_text("says: Doctor")
    await card.get_by_role("button", name="Choose 3 · Vera").last.click()
    chosen = await spoken.request("choose")
    assert (chosen["message"], chosen["custom_id"], chosen["values"]) == ("300", "ask", ["3"])

    spoken.show(see="seats", seats=lying("first", question("guard", "Whom do you guard?")))
    await expect(page.locator("button.seat.askable")).to_have_count(2)
    await seat(page, 2).click()
    await seat(page, 3).click()
    assert [(await spoken.request("choose", number))["values"] for number in (2, 3)] == [["2"], ["2", "3"]]

    await page.locator(f'[data-place="{LETTERS}"]').click()
    await page.locator('[data-control="guard"]').click()
    await expect(page.get_by_role("option").nth(1)).to_contain_text("yours")
    await expect(page.get_by_role("option").nth(2)).to_contain_text("yes, mafia")
    await page.keyboard.press("Escape")
    await expect(page.locator('[data-control="guard"]')).to_be_focused()

    spoken.show(see="seats", seats=lying())
    await expect(page.locator("button.seat.askable")).to_have_count(0)
    await seat(page, 1).focus()
    for key in ("ArrowDown", "ArrowRight", "End", "Enter"):
        await page.keyboard.press(key)
    await card.get_by_role("button", name="Suspected").click()
    await page.keyboard.press("Escape")
    await expect(seat(page, 4)).to_be_focused()
    spoken.first = everything(MENUS, people=PEOPLE, seats=lying())
    await page.reload()
    await expect(seat(page, 4)).to_have_accessible_name("Chair 4: Gleb, out, Suspected")
    spoken.show(see="seats", seats=lying("second"))
    await expect(seat(page, 4)).to_have_accessible_name("Chair 4: Gleb, out")

    hue = await page.locator(".seats > li").nth(3).get_attribute("style")
    fates = [fate(n, person["name"], "Doctor", alive=person["alive"]) for n, person in enumerate(PEOPLE, 1)]
    spoken.show(see="seats", seats=NO_SEATS)
    spoken.show(see="end", end=ended(*fates))
    await expect(seat(page, 4)).to_have_accessible_name("Chair 4: Gleb, out, Doctor")
    face = await page.locator(".fates .face").nth(3).get_attribute("style")
    assert face is not None
    assert face.strip(";") in (hue or "")
