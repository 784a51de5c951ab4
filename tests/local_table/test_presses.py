"""No press is lost at the local table, and none is done twice: under a storm, over broken connections, in two tabs."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import AsyncGenerator
from typing import Any

import pytest

from cogs.local_table.server.page_server import PageServer
from cogs.local_table.server.serve_page import served
from cogs.simulated.people.players import Company
from tests.local_table.browser import CHANGED, PATIENCE, Browser, tab

STORM = 500


@pytest.fixture
async def server() -> AsyncGenerator[PageServer]:
    async with served("en", port=0) as running:
        yield running


async def begun(page: Browser, **table: Any) -> None:
    await page.open(seats=6, **table)
    await page.begin()
    await page.until(lambda: page.button("My role"))


async def test_five_hundred_presses_while_others_play_are_each_answered(server: PageServer) -> None:
    done, sent = 0, 0
    async with tab(server.url) as page:
        await begun(page)
        await page.ask("pace", speed=8)
        # A panel that was left behind while the press was on its way says so; then others are pressed in its place.
        while done < STORM and sent < 4 * STORM:
            ids: list[str] = []
            for number in range(sent, sent + STORM - done):
                card = await page.until(lambda: page.button("My role"))
                ids.append(page.send("press", f"press {number}", **card))
                if number % 3 == 0:
                    page.send("press", f"press {number}", **card)
                if number % 20 == 0:
                    await asyncio.sleep(0)
            answers = [await page.answer(id_) for id_ in ids]
            assert {answer.get("why") for answer in answers if not answer["ok"]} <= set(CHANGED)
            sent += len(ids)
            done += sum(answer["ok"] for answer in answers)
    assert done >= STORM


async def test_what_was_sent_over_a_broken_connection_is_sent_again_and_done_once(server: PageServer) -> None:
    id_ = str(uuid.uuid4())
    async with tab(server.url) as page:
        await page.open()
        say = {"place": page.place()["id"], "text": "Only once."}
        page.send("say", id_, **say)
        await asyncio.sleep(0)
        await page.ws.close()
    async with tab(server.url) as page:
        page.send("say", id_, **say)
        assert (await page.answer(id_))["ok"]
        place = page.place()["id"]
        await page.until(lambda: any(m["content"] == "Only once." for m in page.seen["messages"][place]))
        assert [m["content"] for m in page.seen["messages"][place]].count("Only once.") == 1


async def test_a_vote_from_two_tabs_at_once_stands_as_the_last(server: PageServer) -> None:
    async with tab(server.url) as one, tab(server.url) as other:
        await begun(one)
        menu = await one.to_a_choice()
        need = one.seen["needs"][0]
        first, second = (option["value"] for option in menu["options"][:2])
        body = {"place": need["place"], "message": need["message"], "custom_id": need["control"]}
        for page, value in ((one, first), (other, second)):
            assert (await page.ask("choose", **body, values=[value]))["ok"]
        await one.until(lambda: need not in one.seen["needs"])
        await other.until(lambda: other.seen["needs"] == one.seen["needs"])


async def test_a_command_has_its_completion_and_its_whole_name(server: PageServer) -> None:
    async with tab(server.url) as page:
        await page.open(language="ru")
        start = next(one for one in page.seen["commands"] if one["name"] == "mafia start")
        assert start["called"] == "мафия открыть", "as a client in this language shows it"
        scenario = next(option for option in start["options"] if option["name"] == "scenario")
        assert scenario["complete"]
        assert scenario["called"] == "сценарий"
        place = page.place()["id"]
        body = {"place": place, "name": "mafia start", "option": "scenario", "text": "крёст", "options": {}}
        assert "godfather" in {choice["value"] for choice in (await page.ask("complete", **body))["choices"]}
        assert (await page.ask("slash", place=place, name="mafia help", options={}))["ok"]
        named = lambda: [m for m in page.seen["messages"][place] if m["said_for"] == {"name": "/мафия помощь"}]
        (help_,) = await page.until(named)
        assert help_["only_you"]
        text = str(help_["components"])
        assert any("а" <= letter <= "я" for letter in text), "private answers are in the evening's language"


async def test_an_act_that_goes_wrong_as_it_is_given_up_holds_up_no_end(monkeypatch: pytest.MonkeyPatch) -> None:
    acting = asyncio.Event()

    async def act(_: Company) -> bool:
        acting.set()
        try:
            await asyncio.get_running_loop().create_future()
        except asyncio.CancelledError:
            raise LookupError("the button is gone") from None
        return False

    monkeypatch.setattr(Company, "step", act)
    async with asyncio.timeout(PATIENCE):
        async with served("en", port=0) as server, tab(server.url) as page:
            await begun(page)
            await acting.wait()
            assert (await page.ask("leave"))["ok"]
            await page.until(lambda: page.seen["screen"] == "start")
