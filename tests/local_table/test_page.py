"""The local table's page, over its real server: what can be asked of it, and what it shows."""

from __future__ import annotations

from collections.abc import AsyncGenerator

import aiohttp
import pytest

from cogs.local_table.server.page_server import PageServer
from cogs.local_table.server.serve_page import served
from core.books.library import published
from tests.local_table.browser import Browser, tab, walk


@pytest.fixture
async def server() -> AsyncGenerator[PageServer]:
    async with served("en", port=0) as running:
        yield running


@pytest.fixture
async def page(server: PageServer) -> AsyncGenerator[Browser]:
    async with tab(server.url) as browser:
        yield browser


async def test_the_start_screen_offers_every_rulebook(page: Browser) -> None:
    assert page.seen["screen"] == "start"
    offered = {book["id"]: book for book in page.seen["catalog"]["rulebooks"]}
    assert len(offered) == len(published())
    assert offered["classic"]["players"] == [6, 20]
    assert {"godfather", "doctor", "detective"} <= {role["id"] for role in offered["classic"]["roles"]}


async def test_a_press_is_answered_and_what_it_shows_is_for_me_alone(page: Browser) -> None:
    await page.open()
    assert page.seen["me"]["name"] == "Nora"
    answer = await page.press("Roles")
    assert answer["ok"]
    await page.until(lambda: any(m["only_you"] for m in page.seen["messages"][page.place()["id"]]))


async def test_a_request_that_comes_again_is_done_once(page: Browser) -> None:
    await page.open()
    say = {"place": page.place()["id"], "text": "Good evening."}
    for _ in range(5):
        page.send("say", "the same", **say)
    assert (await page.answer("the same"))["ok"]
    await page.until(lambda: any(m["content"] == "Good evening." for m in page.seen["messages"][say["place"]]))
    assert [m["content"] for m in page.seen["messages"][say["place"]]].count("Good evening.") == 1


async def test_a_press_on_what_is_gone_says_why(page: Browser) -> None:
    await page.open()
    place = page.place()["id"]
    gone = await page.ask("press", place=place, message="1", custom_id="x")
    assert not gone["ok"]
    assert gone["why"] == "This message isn't there any more."
    await page.ask("language", language="ru")
    assert (await page.ask("press", place=place, message="1", custom_id="x"))["why"] == "Этого сообщения больше нет."


async def test_a_second_tab_is_shown_the_same(server: PageServer, page: Browser) -> None:
    await page.open()
    async with tab(server.url) as other:
        assert other.seen["screen"] == "table"
        assert other.place()["id"] == page.place()["id"]
        await other.ask("say", place=other.place()["id"], text="From the other tab")
        said = lambda: any(m["content"] == "From the other tab" for m in page.seen["messages"][page.place()["id"]])
        await page.until(said)


async def test_pages_of_others_and_other_names_are_refused(server: PageServer) -> None:
    async with aiohttp.ClientSession() as session:
        for headers in ({"Host": f"evil.example:{server.port}"}, {"Origin": "https://evil.example"}):
            async with session.get(f"{server.url}live", headers=headers) as answer:
                assert answer.status == 403


async def test_people_come_and_the_game_begins(page: Browser) -> None:
    await page.open(seats=6)
    await page.until(lambda: any("Emil" in text for text in page.texts()))
    await page.begin()
    await page.until(lambda: any("Your role" in text for text in page.texts("letters")))


async def test_the_card_that_was_wished_for_practice_is_dealt(page: Browser) -> None:
    await page.open(seats=6, role="detective", seed=1)
    await page.until(lambda: page.seen["needs"])
    assert page.seen["needs"][0]["text"] == "Everybody's here: begin whenever you like."
    await page.begin()
    await page.until(lambda: any("Your role: **Detective**" in text for text in page.texts("letters")))


async def test_a_card_that_so_many_are_not_dealt_is_refused(page: Browser) -> None:
    table = {"rulebook": "classic", "language": "en", "seats": 6, "name": "Nora", "role": "maniac"}
    answer = await page.ask("open", table=table)
    assert not answer["ok"]
    assert page.seen["screen"] == "start"


async def test_on_to_my_next_decision_stops_at_it(page: Browser) -> None:
    await page.open(seats=6, role="doctor")
    await page.begin()
    menu = await page.to_a_choice()
    need = page.seen["needs"][0]
    asking = next(one for one in page.seen["messages"][need["place"]] if one["id"] == need["message"])
    assert menu in walk(asking["components"])
    assert page.seen["clock"]["mood"] == "vote"
    assert not page.seen["clock"]["until_me"]
