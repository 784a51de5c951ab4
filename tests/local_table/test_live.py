"""What the pages are told: each frame in its order, and nothing missed because nobody looked at the time."""

from __future__ import annotations

import asyncio
import json

import aiohttp
import pytest

from cogs.local_table.page import live
from cogs.local_table.page.live import BEHIND, Ear
from cogs.local_table.page.serve import served
from tests.local_table.browser import tab


async def test_a_page_is_told_all_before_it_is_told_what_changes() -> None:
    async with served("en", port=0) as server, tab(server.url), aiohttp.ClientSession() as session:
        told = asyncio.create_task(_tell_without_end(server.session.pages))
        # A browser's connection offers compression, and what is long then takes longer to be sent.
        async with session.ws_connect(f"{server.url}live", compress=15) as ws:
            first = json.loads((await ws.receive()).data)
        told.cancel()
    assert first["see"] == "all"


async def _tell_without_end(pages: live.Pages) -> None:
    while True:
        pages.tell({"see": "names", "names": {}})
        await asyncio.sleep(0)


async def test_a_page_that_takes_nothing_is_let_go_and_holds_up_no_other() -> None:
    never, gone, heard = asyncio.Event(), asyncio.Event(), list[str]()

    async def stuck(_: str) -> None:
        await never.wait()

    async def close() -> None:
        gone.set()

    async def hear(text: str) -> None:
        heard.append(text)

    slow, quick = Ear(stuck, close), Ear(hear, close)
    running = [asyncio.create_task(slow.run()), asyncio.create_task(quick.run())]
    for number in range(BEHIND + 2):
        for ear in (slow, quick):
            ear.tell(str(number))
        await asyncio.sleep(0)
    assert heard == [str(number) for number in range(BEHIND + 2)]
    never.set()
    await gone.wait()
    for one in running:
        one.cancel()


async def test_a_game_that_was_put_away_before_anybody_looked_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async with served("en", port=0) as server, tab(server.url) as page:
        await page.open(seats=6, seed=5, watch=True)
        await page.until(lambda: page.seen["clock"]["mood"] != "lobby")
        monkeypatch.setattr(live, "PAUSE", 3600.0)
        await page.ask("pace", until="me")
        sitting = server.session._sitting
        assert sitting is not None
        here = sitting.here
        assert await here.env.bell.until(lambda: here.company.table.state is None, 120)
        await server.session.pages.flush()
        end = await page.until(lambda: page.seen["end"])
        assert len(end["people"]) == 6
