"""`/mafia setup` as the viewer of a local table: what may be chosen, what it changes, and that others play on."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from cogs.local_table.server.serve_page import served
from tests.local_table.browser import Browser, tab, walk


def shown_for(page: Browser, command: str) -> list[str]:
    """What answered a command, for the viewer alone."""
    said = [one for one in page.seen["messages"][page.place()["id"]] if one["said_for"] == {"name": command}]
    return ["\n".join(part.get("content", "") for part in walk(one["components"])) for one in said]


async def setup(page: Browser, **options: Any) -> str:
    """Give the command; the page that it shows."""
    before = len(shown_for(page, "/mafia setup"))
    answer = await page.ask("slash", place=page.place()["id"], name="mafia setup", options=options)
    assert answer["ok"], answer
    return (await page.until(lambda: shown_for(page, "/mafia setup")[before:]))[0]


async def test_the_viewer_sets_the_server_up() -> None:
    async with served("en", port=0) as server, tab(server.url) as page:
        await page.open(seats=6)
        assert "Everything I need is here" in await setup(page)
        command = next(one for one in page.seen["commands"] if one["name"] == "mafia setup")
        options = {option["name"]: option for option in command["options"]}
        assert "voice" not in options, "there is no voice channel to choose"
        assert options["channel"]["places"] == [page.place()["id"]]
        assert not command["letters"]
        assert "Russian" in await setup(page, language="ru", channel=page.place()["id"])
        await page.press("Look again")


async def test_the_others_play_where_and_how_it_was_set_up(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "cogs.local_table.server.other_players")
    async with served("en", port=0) as server, tab(server.url) as page:
        await page.open(seats=6, seed=3)
        await setup(page, table="thread", cards="ephemeral")
        place = page.place()["id"]
        assert (await page.ask("slash", place=place, name="mafia stop"))["ok"]
        await page.until(lambda: shown_for(page, "/mafia stop"))  # it is acknowledged before it is done
        options = {"scenario": "classic", "language": "en"}
        assert (await page.ask("slash", place=place, name="mafia start", options=options))["ok"]
        await page.begin()
        await page.play_on()
        thread = page.place("thread")
        said = [one for one in page.seen["messages"][thread["id"]] if not one["author"]["bot"]]
        assert said
        assert not any("Your card for this game" in text for text in page.texts("letters"))
    assert [record.getMessage() for record in caplog.records if "LookupError" in record.getMessage()] == []
