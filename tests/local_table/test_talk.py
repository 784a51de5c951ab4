"""What I say at the table is heard: by a button or typed, in my time; and whoever I speak to answers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from cogs.local_table.server.company_of_evening import SAID
from cogs.local_table.server.home import FILE, FOLDER
from cogs.local_table.server.keep import EveningFile
from cogs.local_table.server.serve_page import served
from tests.local_table.browser import Browser, tab


async def to_my_word(page: Browser) -> dict[str, Any]:
    """On until I may speak, doing what is asked of me before."""
    while not page.seen["talk"]:
        assert not page.seen["end"]
        await page.onward()
        if not page.seen["talk"] and page.seen["needs"]:
            await page.answer_need()
    return page.seen["talk"]


def mine(page: Browser) -> list[tuple[str, str | None]]:
    """My messages in the square, with what was understood."""
    messages = page.seen["messages"][page.place()["id"]]
    return [(one["content"], one["understood"]) for one in messages if one["author"]["name"] == "Nora"]


def by(page: Browser, name: str) -> list[str]:
    """What somebody else has said in the square."""
    messages = page.seen["messages"][page.place()["id"]]
    return [one["content"] for one in messages if one["author"]["name"] == name]


def said_of_seats(page: Browser) -> list[tuple[str, str]]:
    """What people have said of themselves and of others, as it stands beside them."""
    known = page.seen["seats"]["known"]
    facts = [(seat, fact) for seat in sorted(known) for fact in known[seat]]
    return [(fact["kind"], fact["text"]) for _, fact in facts if fact["kind"] in ("claim", "heard")]


async def test_what_i_say_by_a_button_or_type_is_understood_in_my_time_alone() -> None:
    async with served("en", port=0) as server, tab(server.url) as page:
        await page.open(seats=7, seed=5, role="detective")
        await page.begin()
        assert page.seen["talk"] is None
        night = await page.ask("declare", kind="accuses", about=2)
        assert not night["ok"]
        talk = await to_my_word(page)
        assert talk["place"] == page.place()["id"]
        assert talk["roles"][0]["id"] == "detective", "my own first"
        others = [one["seat"] for one in talk["seats"]]
        about, name = talk["seats"][0]["seat"], talk["seats"][0]["name"]
        assert (await page.ask("declare", kind="accuses", about=about))["ok"]
        assert (await page.ask("declare", kind="claims", role="doctor"))["ok"]
        assert not (await page.ask("declare", kind="claims", role="no such"))["ok"]
        assert not (await page.ask("declare", kind="accuses", about=99))["ok"]
        for text in (f"I checked {others[1]}: mafia.", "Nice weather we are having."):
            assert (await page.ask("say", place=talk["place"], text=text))["ok"]
        expected = [
            (f"I accuse {name}.", f"you accuse {name}"),
            ("My card is Doctor.", "you say you are Doctor"),
            (f"I checked {others[1]}: mafia.", f"{talk['seats'][1]['name']} is an enemy"),
            ("Nice weather we are having.", None),
        ]
        await page.until(lambda: mine(page) == expected)
        await page.press("I'm done speaking")
        await page.ask("pace", until="me")
        next_one = next(one["name"] for one in page.seen["people"] if one["seat"] == about)
        said = await page.until(lambda: by(page, next_one))
        assert "Nora" in said[0], "who is accused answers in their next line"


async def test_what_i_was_told_is_offered_first_and_is_true() -> None:
    async with served("en", port=0) as server, tab(server.url) as page:
        await page.open(seats=7, seed=3, role="detective")
        await page.begin()
        talk = await to_my_word(page)
        assert talk["told"] == [], "a first day: there is something to be told, and nobody was"
        while not talk or not talk["told"]:  # whoever was asked about may fall, and so may I: then another game
            if page.seen["end"]:
                assert (await page.ask("again", same=True))["ok"]
                await page.until(lambda: page.seen["clock"]["mood"] == "lobby" and page.seen["end"] is None)
                await page.begin()
            elif page.seen["needs"]:
                await page.answer_need()
            await page.onward()
            talk = page.seen["talk"]
        found = talk["told"][0]
        assert found["seat"] in [one["seat"] for one in talk["seats"]]
        assert (await page.ask("declare", kind="finds", about=found["seat"], hostile=found["hostile"]))["ok"]
        word = "an enemy" if found["hostile"] else "not an enemy"
        await page.until(lambda: any(understood and understood.endswith(word) for _, understood in mine(page)))


async def test_what_was_said_is_known_after_the_program_has_started_again(tmp_path: Path) -> None:
    async with served("en", port=0, data_dir=tmp_path) as server, tab(server.url) as page:
        await page.open(seats=7, seed=5, role="detective")
        await page.begin()
        await to_my_word(page)
        assert (await page.ask("declare", kind="claims", role="doctor"))["ok"]
        await page.until(lambda: ("My card is Doctor.", "you say you are Doctor") in mine(page))
        await page.until(lambda: ("claim", "says: Doctor") in said_of_seats(page))
        before = said_of_seats(page)
    async with served("en", port=0, data_dir=tmp_path) as server, tab(server.url) as page:
        assert (await page.ask("resume"))["ok"]
        await page.until(lambda: page.seen.get("screen") == "table" and page.seen["talk"])
        assert ("My card is Doctor.", "you say you are Doctor") in mine(page)
        assert said_of_seats(page) == before


async def test_a_game_goes_on_though_nobody_can_read_what_was_said(tmp_path: Path) -> None:
    """Another version of the program has written it."""
    async with served("en", port=0, data_dir=tmp_path) as server, tab(server.url) as page:
        await page.open(seats=7, seed=5, role="detective")
        await page.begin()
        phase = page.seen["clock"]["phase"]
    kept = EveningFile(tmp_path / FOLDER / FILE)
    token, _ = json.loads((await kept.open())[SAID])
    await kept.write({SAID: json.dumps([token, [[0, {"by": 1, "what": "claims", "loudly": True}]]])})
    await kept.close()
    async with served("en", port=0, data_dir=tmp_path) as server, tab(server.url) as page:
        assert (await page.ask("resume"))["ok"]
        await page.until(lambda: page.seen.get("screen") == "table")
        assert page.seen["clock"]["phase"] == phase
