"""The local table is killed, stopped, started again: the game stands where it stood, and nothing is left running."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest

from tests.local_table.browser import Browser, tab
from tests.local_table.lesson import answer, leaf
from tests.local_table.process import PATIENCE, left_behind, started

pytestmark = [pytest.mark.process, pytest.mark.timeout(900)]


async def at_the_first_ballot(page: Browser) -> None:
    """A game has begun, and the viewer has to choose."""
    await page.open(seats=6, seed=7)
    await page.begin()
    await page.to_a_choice()


async def nothing_is_left(folder: Path) -> None:
    """Wait until no process has to do with this folder."""
    ends = asyncio.get_running_loop().time() + PATIENCE
    while left_behind(folder) and asyncio.get_running_loop().time() < ends:
        await asyncio.sleep(0.1)
    assert left_behind(folder) == []


@pytest.mark.parametrize("how", [signal.SIGKILL, pytest.param(signal.SIGINT, marks=pytest.mark.repeats("SIGKILL"))])
async def test_a_game_goes_on_where_it_stood(tmp_path: Path, how: signal.Signals) -> None:
    async with started(tmp_path) as table:
        async with tab(table.url) as page:
            await at_the_first_ballot(page)
            me, places, phase = page.seen["me"], page.seen["places"], page.seen["clock"]["phase"]
            said = {place["id"]: ids(page, place["id"]) for place in places}
        status = await table.end(how)
    assert status == (0 if how == signal.SIGINT else -how)
    await nothing_is_left(tmp_path)

    async with started(tmp_path) as table, tab(table.url) as page:
        kept = page.seen["resumable"]
        assert kept["title"] == "Classic Mafia"
        assert kept["phase"] == phase
        assert "Nora" in kept["people"]
        frames = len(page.frames)
        assert (await page.ask("resume"))["ok"]
        shown = await page.until(lambda: next((one for one in page.frames[frames:] if one["see"] == "all"), None))
        assert shown["me"] == me
        assert {place["id"] for place in shown["places"]} == {place["id"] for place in places}
        for place, before in said.items():
            assert ids(page, place)[: len(before)] == before
        assert shown["clock"]["phase"] == phase
        await page.until(page.menu)
        await page.answer_need()
        await page.until(lambda: not page.seen["needs"])
        assert (await page.ask("leave"))["ok"]
        await table.end(signal.SIGINT)
    await nothing_is_left(tmp_path)


async def test_a_lesson_goes_on_where_it_stood_and_the_game_beside_it_after_it(tmp_path: Path) -> None:
    async with started(tmp_path) as table:
        async with tab(table.url) as page:
            await page.open(seats=6, seed=7)
            await page.begin()
            await page.open(lesson=True, rulebook="classic", role="detective")
            chosen = set[str]()
            for _ in range(2):
                await answer(page, chosen)
            stood = leaf(page)
        await table.end(signal.SIGKILL)
    await nothing_is_left(tmp_path)

    async with started(tmp_path) as table, tab(table.url) as page:
        assert page.seen["resumable"]["lesson"]
        assert (await page.ask("resume"))["ok"]
        await page.until(lambda: page.seen["screen"] == "table")
        assert page.seen["lesson"]
        assert leaf(page) == stood
        assert await answer(page, chosen) != stood[1]
        assert (await page.ask("leave"))["ok"]
        await page.until(lambda: page.seen["screen"] == "start")
        assert not page.seen["resumable"]["lesson"]
        assert not page.seen["resumable"]["over"]
        await table.end(signal.SIGINT)
    await nothing_is_left(tmp_path)


def ids(page: Browser, place: str) -> list[str]:
    return [message["id"] for message in page.seen["messages"].get(place, [])]
