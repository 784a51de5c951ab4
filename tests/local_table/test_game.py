"""Whole games at the local table: begun, heard, played to the end, told, and begun again."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

import aiohttp
import pytest

from audio.pack import PACKS, read_manifest
from cogs.local_table.server.narration import Recordings
from cogs.local_table.server.page_server import PageServer
from cogs.local_table.server.serve_page import served
from tests.local_table.browser import Browser, tab


@pytest.fixture
async def server() -> AsyncGenerator[PageServer]:
    async with served("en", port=0) as running:
        yield running


@pytest.fixture
async def page(server: PageServer) -> AsyncGenerator[Browser]:
    async with tab(server.url) as browser:
        yield browser


async def begin(page: Browser, **table: object) -> None:
    await page.open(seats=6, seed=5, **table)
    await page.begin()


async def test_a_game_is_played_to_its_end_and_told_and_another_begun(server: PageServer, page: Browser) -> None:
    await begin(page, role="godfather")
    card = await page.until(lambda: page.seen["moments"]["card"])
    assert "You win" in "".join(card["text"])
    letter = await page.until(lambda: page.seen["moments"]["card"]["letter"])
    (brought,) = [one for one in page.seen["messages"][page.place("letters")["id"]] if one["id"] == letter]
    assert "🃏" in str(brought)
    assert page.seen["seats"]["card"]["role"] in str(brought)
    await page.play_on()
    end = page.seen["end"]
    assert page.place("room")["name"] == "The mafia"
    assert "won" in end["outcome"]
    falls = [frame["moments"]["fall"] for frame in page.frames if frame["see"] == "moments"]
    assert not any(falls) or not end["people"][0]["alive"]  # who is lost with the game itself is told the end alone
    assert [one["seat"] for one in end["people"]] == [1, 2, 3, 4, 5, 6]
    assert end["people"][0]["name"] == "Nora"
    assert all(one["role"] and one["team"] and one["fate"] for one in end["people"])
    assert any(one["won"] for one in end["people"])
    assert end["won"] is end["people"][0]["won"]
    assert end["title"] == ("You won" if end["won"] else "You lost")
    assert end["turns"]
    assert any(chapter["title"] == "Night 1" and chapter["lines"] for chapter in end["chapters"])
    files = await page.until(lambda: page.seen["end"]["files"])
    assert {"story.md", "game.yaml"} <= {file["name"] for file in files}
    async with aiohttp.ClientSession() as session:
        story = next(file for file in files if file["name"] == "story.md")
        async with session.get(server.url.rstrip("/") + story["url"]) as answer:
            assert answer.status == 200
            assert "Night 1" in await answer.text()
        async with session.get(server.url.rstrip("/") + end["keepsake"]["url"]) as answer:
            assert answer.headers["Content-Disposition"] == "attachment"
            kept = await answer.text()
            assert f"<h1>{end['title']}</h1>" in kept
            assert "Night 1" in kept
        async with session.get(f"{server.url}file/1/1/story.md") as answer:
            assert answer.status == 404
    assert (await page.ask("again", same=True))["ok"]
    await page.until(lambda: page.seen["clock"]["mood"] == "lobby" and page.seen["end"] is None)
    assert {place["kind"] for place in page.seen["places"]} == {"square", "letters"}
    await page.begin()


async def test_the_narrator_is_heard(server: PageServer, page: Browser) -> None:
    await begin(page)
    cue = await page.until(lambda: next((frame for frame in page.frames if frame["see"] == "cue"), None))
    assert cue["text"].startswith("Welcome to the city.")
    (part,) = cue["parts"]
    assert part["url"].endswith("game.begins.ogg")
    assert part["seconds"] > 0.5
    async with aiohttp.ClientSession() as session, session.get(server.url.rstrip("/") + part["url"]) as answer:
        assert answer.status == 200
        assert answer.content_type == "audio/ogg"
        assert (await answer.read()).startswith(b"OggS")
    assert page.seen["voice"]["narrator"]


async def test_a_game_that_is_over_is_told_again_and_followed_by_another(tmp_path: Path) -> None:
    async with served("en", port=0, data_dir=tmp_path) as server, tab(server.url) as page:
        await begin(page, role="godfather")
        await page.play_on()
        end = page.seen["end"]
        await page.until(lambda: page.seen["end"]["files"])
        assert (await page.ask("leave"))["ok"]
        await page.until(lambda: page.seen["screen"] == "start")
        assert page.seen["resumable"]["over"]
        assert page.seen["resumable"]["title"] == "Classic Mafia"
    async with served("en", port=0, data_dir=tmp_path) as server, tab(server.url) as page:
        assert page.seen["resumable"]["over"]
        assert (await page.ask("resume"))["ok"]
        await page.until(lambda: page.seen["screen"] == "table")
        again = page.seen["end"]
        for part in ("outcome", "people", "chapters"):
            assert again[part] == end[part]
        story = next(file for file in again["files"] if file["name"] == "story.md")
        async with aiohttp.ClientSession() as session, session.get(server.url.rstrip("/") + story["url"]) as answer:
            assert "Night 1" in await answer.text()
        assert (await page.ask("again", same=True))["ok"]
        await page.until(lambda: page.seen["clock"]["mood"] == "lobby" and page.seen["end"] is None)
        await page.until(lambda: page.seen["needs"])
        assert (await page.ask("leave"))["ok"]
        await page.until(lambda: page.seen["screen"] == "start")
        assert page.seen["resumable"] is None, "a lobby that was left is no game to be told"
        async with aiohttp.ClientSession() as session, session.get(server.url.rstrip("/") + story["url"]) as answer:
            assert answer.status == 204, "a page that asked before it knew is shown no error"


async def test_the_operators_own_recordings_are_heard_before_the_packs(tmp_path: Path) -> None:
    own = tmp_path / "audio" / "en"
    own.mkdir(parents=True)
    pack = read_manifest(PACKS / "en")
    other = (PACKS / "en" / pack["player.1"].file).read_bytes()
    (own / "game.begins.opus").write_bytes(other)
    (own / "night.falls.opus").write_bytes(b"no recording")
    async with served("en", port=0, data_dir=tmp_path) as server, tab(server.url) as page:
        await begin(page)
        cue = await page.until(lambda: next((frame for frame in page.frames if frame["see"] == "cue"), None))
        (part,) = cue["parts"]
        assert part["url"].endswith("/game.begins.ogg")
        assert cue["text"] == pack["game.begins"].text
        assert part["seconds"] == pytest.approx(pack["player.1"].seconds, abs=0.05)
        assert (await page.ask("leave"))["ok"]  # a page may ask for it after that
        await page.until(lambda: page.seen["screen"] == "start")
        async with aiohttp.ClientSession() as session, session.get(server.url.rstrip("/") + part["url"]) as answer:
            assert await answer.read() == other
    broken = Recordings("en", tmp_path / "audio").file("night.falls")
    assert broken == PACKS / "en" / pack["night.falls"].file


async def test_a_game_may_not_be_begun_again_while_it_runs(page: Browser) -> None:
    await begin(page)
    assert (await page.ask("again", same=True))["why"] == "The game isn't over yet."
