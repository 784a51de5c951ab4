"""A lesson is opened from the start screen: alone with the moderator, to its end, and beside whatever game is kept."""

from __future__ import annotations

import pytest

from cogs.local_table.server.serve_page import served
from cogs.showing.view import words_of
from core.words import LANGUAGES
from tests.local_table.browser import tab
from tests.local_table.lesson import answer, leaf

STEPS_AT_MOST = 30


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_lesson_is_led_to_its_end_and_is_no_game(language: str) -> None:
    words = words_of(language, "classic")
    async with served("en", port=0) as server, tab(server.url) as page:
        await page.open(lesson=True, rulebook="classic", role="detective", language=language)
        assert page.seen["lesson"]
        assert [place["kind"] for place in page.seen["places"]] == ["letters"]
        told, chosen = [leaf(page)[1]], set[str]()
        assert words("role-detective") in told[0]
        told.append(await answer(page, chosen))
        async with tab(server.url) as reloaded:
            assert leaf(reloaded) == leaf(page)
        while words("learn-end") not in told[-1]:
            told.append(await answer(page, chosen))
            assert len(told) < STEPS_AT_MOST
        for text in ("learn-card", "learn-night", "learn-day", "learn-vote"):
            assert any(words(text) in one for one in told), text
        sitting = server.session._sitting
        assert sitting is not None
        company = sitting.here.company
        assert company.table.state is None
        assert await company.bot.services.records.of(company.guild.id) == []
        assert (await page.ask("leave"))["ok"]
        await page.until(lambda: page.seen["screen"] == "start")
        assert page.seen["resumable"] is None


async def test_a_game_that_is_kept_is_as_it_was_after_a_lesson() -> None:
    async with served("en", port=0) as server, tab(server.url) as page:
        await page.open(seats=6, seed=7)
        await page.begin()
        people = page.seen["people"]
        await page.open(lesson=True)
        assert page.seen["places"] != []
        assert (await page.ask("leave"))["ok"]
        await page.until(lambda: page.seen["screen"] == "start")
        assert page.seen["resumable"]["title"] == "Classic Mafia"
        await page.open(lesson=True, rulebook="godfather")  # and from there another
        # Pressed twice, or in two tabs at once, it ends the lesson and nothing else.
        twice = [page.send("leave"), page.send("leave")]
        assert all([(await page.answer(one))["ok"] for one in twice])
        await page.until(lambda: page.seen["screen"] == "start")
        assert (await page.ask("resume"))["ok"]
        await page.until(lambda: page.seen["screen"] == "table")
        assert not page.seen["lesson"]
        assert page.seen["people"] == people
