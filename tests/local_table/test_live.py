"""What the pages are told: each frame in its order, and nothing missed because nobody looked at the time."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

import aiohttp
import pytest

from cogs.local_table.server import sent_frames, unwatched
from cogs.local_table.server.evening import Evening
from cogs.local_table.server.frames import Json
from cogs.local_table.server.knowledge import Knowledge
from cogs.local_table.server.sent_frames import BEHIND, Ear
from cogs.local_table.server.serve_page import served
from tests.local_table.browser import PATIENCE, Browser, tab


async def test_a_page_is_told_all_before_it_is_told_what_changes() -> None:
    async with served("en", port=0) as server, tab(server.url), aiohttp.ClientSession() as session:
        told = asyncio.create_task(_tell_without_end(server.session.pages))
        # A browser's connection offers compression, and what is long then takes longer to be sent.
        async with session.ws_connect(f"{server.url}live", compress=15) as ws:
            first = json.loads((await ws.receive()).data)
        told.cancel()
    assert first["see"] == "all"


async def test_what_happens_is_read_once_though_two_pages_ask_at_once() -> None:
    async with served("en", port=0) as server, tab(server.url) as page:
        await page.open(seats=7, seed=1)
        await page.begin()
        sitting, pages = server.session._sitting, server.session.pages
        assert sitting is not None
        sitting._knowledge = Knowledge()
        await asyncio.gather(pages.flush(), pages.flush())
        assert len(sitting._knowledge._log) == len(await sitting.here.company.table.log(0)) > 0


async def _tell_without_end(pages: sent_frames.Pages) -> None:
    while True:
        pages.tell({"see": "names", "names": {"people": {}, "places": {}}})
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


async def until(holds: Callable[[], object]) -> None:
    """Wait for something that the page is not told of."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


async def put_away(page: Browser, here: Evening) -> None:
    """Have the next game run to its end and be put away."""
    before, table = here.ended, here.company.table
    await until(lambda: table.state is not None and table.state.running)
    await page.ask("pace", until="me")
    await until(lambda: here.ended not in (None, before))


@pytest.mark.parametrize("error", [ConnectionResetError, RuntimeError])
async def test_a_page_that_cannot_be_told_is_let_go(error: type[Exception]) -> None:
    """It would wait for ever for the answer to what it has asked; let go, it comes again and asks again."""
    closed = list[bool]()

    async def broken(_: str) -> None:
        raise error("cannot write")

    async def close() -> None:
        closed.append(True)
        raise error("nor this")

    ear = Ear(broken, close)
    ear.tell("an answer")
    await ear.run()
    assert closed == [True]


async def test_a_game_that_ran_and_was_put_away_before_anybody_looked_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sent_frames, "PAUSE", 3600.0)  # nobody looks
    async with served("en", port=0) as server, tab(server.url) as page:
        await page.open(seats=6, seed=2, watch=True)
        sitting = server.session._sitting
        assert sitting is not None
        await put_away(page, sitting.here)
        assert page.seen["end"] is None
        await server.session.pages.flush()
        end = await page.until(lambda: page.seen["end"])
        assert len(end["people"]) == 6
        # Another table takes its place, whether anybody has seen it stand open or not.
        assert (await page.ask("again", same=True))["ok"]
        await put_away(page, sitting.here)
        await server.session.pages.flush()
        other = await page.until(lambda: page.seen["end"] != end and page.seen["end"])
        assert len(other["people"]) == 6


async def test_a_table_that_was_opened_and_closed_before_anybody_looked_ends_the_story(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with served("en", port=0) as server, tab(server.url) as page:
        await page.open(seats=6, seed=2, watch=True)
        await page.until(lambda: page.seen["clock"]["mood"] != "lobby")
        await page.ask("pace", until="me")
        await page.until(lambda: page.seen["end"])
        sitting = server.session._sitting
        assert sitting is not None
        await page.ask("pace", paused=True)  # nobody sits down meanwhile
        monkeypatch.setattr(sent_frames, "PAUSE", 3600.0)
        place, table = page.place()["id"], sitting.here.company.table
        options = {"scenario": "classic", "language": "en"}
        assert (await page.ask("slash", place=place, name="mafia start", options=options))["ok"]
        await until(lambda: table.state is not None)  # it is acknowledged before it is done
        assert (await page.ask("slash", place=place, name="mafia stop"))["ok"]
        await until(lambda: table.state is None)
        await server.session.pages.flush()
        await page.until(lambda: page.seen["end"] is None)


async def test_in_a_pause_the_bot_still_says_all_that_it_has_to() -> None:
    """It asks Discord no more than it may in a second, and in a pause no second passes by itself."""
    async with served("en", port=0) as server, tab(server.url) as page:
        await page.open(seats=6, seed=2, watch=True)
        await page.until(lambda: page.seen["clock"]["mood"] != "lobby")
        await page.ask("pace", paused=True)
        sitting = server.session._sitting
        assert sitting is not None
        place, table = page.place()["id"], sitting.here.company.table
        assert (await page.ask("slash", place=place, name="mafia stop"))["ok"]
        await until(lambda: table.state is None)
        for _ in range(4):
            options = {"scenario": "classic", "language": "en"}
            assert (await page.ask("slash", place=place, name="mafia start", options=options))["ok"]
            await until(lambda: table.state is not None)
            assert (await page.ask("slash", place=place, name="mafia stop"))["ok"]
            await until(lambda: table.state is None)
        assert page.seen["clock"]["paused"]


class Listener:
    """A page's end of a connection that keeps what it was told."""

    def __init__(self) -> None:
        self.frames: list[dict[str, Any]] = []
        self.ear = Ear(self._send, self._send_nothing)
        self.ear.tell = lambda text: self.frames.append(json.loads(text))

    async def _send(self, _: str) -> None: ...

    async def _send_nothing(self) -> None: ...


async def test_a_page_that_joins_swallows_nothing_that_others_have_not_been_told() -> None:
    shown, now = 0, 1

    async def look() -> None:
        nonlocal now
        await asyncio.sleep(0)
        now += 1  # something changes while somebody looks

    def changes() -> list[Json]:
        nonlocal shown
        before, shown = shown, now
        return [] if before == now else [{"see": "names", "names": now}]

    pages = sent_frames.Pages(look, changes, lambda: {"see": "all", "names": now})
    first, second = Listener(), Listener()
    await pages.join(first.ear)
    for number in range(20):
        joining = asyncio.create_task(pages.join((Listener() if number else second).ear))
        await asyncio.sleep(0)
        now += 1
        await joining
        assert first.frames[-1]["names"] == now
    assert [frame["see"] for frame in second.frames][:1] == ["all"]
    assert first.frames[1:] == [*first.frames[1:2], *second.frames[1:]]


async def test_two_pages_are_shown_the_same_however_they_join() -> None:
    async with served("en", port=0) as server, tab(server.url) as one:
        await one.open(seats=6, seed=5)
        pages, place = server.session.pages, one.place()["id"]
        sitting = server.session._sitting
        assert sitting is not None
        first = Listener()
        await pages.join(first.ear)
        with sitting.here.env.at_once():
            await sitting.here.member.send(sitting.here.company.channel, "Between two looks")
        second = Listener()
        await pages.join(second.ear)  # nobody has been told of it yet
        said = [frame["message"]["content"] for frame in first.frames if frame["see"] == "message"]
        assert "Between two looks" in said
        assert [one["content"] for one in second.frames[0]["messages"][place]].count("Between two looks") == 1


async def test_a_game_that_nobody_looks_at_stands_still_until_somebody_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its player would be put out for being away, and come back to a game that is over."""
    monkeypatch.setattr(unwatched, "LOOK", 0.05)
    monkeypatch.setattr(unwatched, "AWAY", 1.0)
    async with served("en", port=0) as server:
        async with tab(server.url) as page:
            await page.open(seats=6, seed=7)
            await page.begin()
            await asyncio.sleep(2.0)
            assert not page.seen["clock"]["paused"]
        sitting = server.session._sitting
        assert sitting is not None
        await until(lambda: sitting.here.clock.paused)
        async with tab(server.url) as again:
            assert again.seen["clock"]["paused"]
            assert (await again.ask("pace", paused=False))["ok"]
            await again.until(lambda: not again.seen["clock"]["paused"])


async def test_a_clock_that_stood_still_while_the_machine_was_busy_is_told_again() -> None:
    """Else the page would count down to nothing, and nothing would happen yet."""
    async with served("en", port=0) as server, tab(server.url) as page:
        await page.open(seats=6, seed=7)
        await page.begin()
        await page.to_a_choice()
        sitting = server.session._sitting
        assert sitting is not None
        frames = len(page.frames)
        time.sleep(3.0)  # the machine has better things to do
        assert (await page.ask("say", place=page.place()["id"], text="Still here?"))["ok"]
        told = await page.until(lambda: next((one for one in page.frames[frames:] if one["see"] == "clock"), None))
        assert abs(told["clock"]["now"] - sitting.here.now) < 1000
