"""`/mafia learn`: a newcomer is led through a short night and day, in direct messages or in an answer of their own."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from cogs.messages.address import Address
from cogs.showing.panels.lesson import NAMING, PURPOSE, Course
from cogs.showing.view import words_of
from cogs.simulated.people.players import components, text_of
from core.books.library import published
from core.table import TableId
from tests.discord.test_survival import close_dms
from tests.discord.world import World, answered

STEPS_AT_MOST = 30


def controls(message: discord.Message) -> list[dict[str, Any]]:
    return [part for part in components(message) if f":{PURPOSE}:" in part.get("custom_id", "")]


def is_over(message: discord.Message, language: str) -> bool:
    return words_of(language)("learn-again") in [part.get("label") for part in controls(message)]


async def led(world: World, actor: Any, message: discord.Message, language: str) -> list[str]:
    """Take the lesson, choosing in each menu once; every page of it."""
    pages = [text_of(message)]
    chosen = set[str]()
    for _ in range(STEPS_AT_MOST):
        if is_over(message, language):
            return pages
        parts = controls(message)
        asked = next((part for part in parts if part.get("options") and pages[-1] not in chosen), None)
        if asked is not None and not any(option.get("default") for option in asked["options"]):
            chosen.add(pages[-1])
            values = [option["value"] for option in asked["options"][-asked["min_values"] :]]
            await actor.select(message, values, custom_id=asked["custom_id"])
        else:
            await actor.click(message, custom_id=parts[-1]["custom_id"])
        message = world._fresh(message)
        pages.append(text_of(message))
    raise AssertionError("the lesson has no end")


@pytest.mark.parametrize("language", ["en", "fa", "ru", "uk"])
async def test_a_newcomer_is_led_to_the_end_in_direct_messages(world: World, language: str) -> None:
    person = world.people[0]
    await person.slash(world.channel, "mafia language", language=language)
    await person.slash(world.channel, "mafia learn", scenario="classic", role="detective")
    (message,) = [one for one in world.dm(person) if controls(one)]
    words = words_of(language, "classic")
    first, *_ = map(text_of, world.dm(person))
    assert words("dm-first-word-lesson") in first
    assert words("dm-first-word") not in first, "no game has to begin first"
    pages = await led(world, person.user, message, language)
    told = "\n".join(pages)
    assert words("role-detective") in pages[0]
    for text in ("learn-card", "learn-night", "learn-day", "learn-vote", "learn-end"):
        assert words(text) in told, text
    assert world.state_or_none() is None, "no table of the server's has to do with it"
    assert words("stats-none") in answered(await person.slash(world.channel, "mafia stats")), "nor does it count"


async def test_nothing_is_said_twice_nor_of_a_room_that_is_shut(world: World) -> None:
    person = world.people[0]
    await person.slash(world.channel, "mafia learn", scenario="sport", role="don")
    (message,) = [one for one in world.dm(person) if controls(one)]
    pages = await led(world, person.user, message, "en")
    words = words_of("en", "sport")
    chosen = [(page, line) for page in pages for line in page.split("\n") if line.startswith("✔️ ")]
    assert chosen, "a vote or an act stands under its question"
    for page, line in chosen:
        assert line.removeprefix("✔️ ") not in page.split("\n"), page
    voted = [page for page in pages if words("verb-vote.ask") in page and "✔️" in page]
    assert voted
    assert not any(line.startswith("✋ ") for page in voted for line in page.split("\n")), "nor told of as another's"
    assert words("room-closes") not in "\n".join(pages)


async def test_who_cannot_be_written_to_learns_in_the_answer(world: World) -> None:
    person = world.people[0]
    close_dms(world, person)
    shown = await person.slash(world.channel, "mafia learn")
    assert shown.ephemeral
    message = shown.response.message
    pages = await led(world, person, message, "en")
    assert words_of("en")("learn-end") in pages[-1]


async def test_a_lesson_goes_on_after_a_restart_and_can_be_had_again(world: World) -> None:
    person = world.people[0]
    await person.slash(world.channel, "mafia learn", scenario="godfather")
    (message,) = [one for one in world.dm(person) if controls(one)]
    await person.user.click(message, label="Go on")
    await world.restart()
    (message,) = [one for one in world.dm(person) if controls(one)]
    await led(world, person.user, message, "en")
    message = world._fresh(message)
    await person.user.click(message, label="Once more")
    assert words_of("en")("learn-card") in text_of(world._fresh(message))


async def test_what_leads_to_no_lesson_is_said(world: World) -> None:
    person = world.people[0]
    shown = await person.slash(world.channel, "mafia learn", scenario="no such thing")
    assert text_of(shown.response.message) == words_of("en")("refusal-unknown_scenario", scenario="no such thing")
    shown = await person.slash(world.channel, "mafia learn", scenario="classic", role="dragon")
    assert text_of(shown.response.message) == words_of("en")("learn-no-role")


def test_where_a_lesson_stands_is_read_back_from_its_address() -> None:
    course = Course("classic", "doctor", 3, ("-", "A4", "B=1"))
    address = Address.read(str(Address(TableId(2**63), "", 0, PURPOSE, course.rest("C" + NAMING))))
    assert address is not None
    read, action = Course.read(address.rest, published())
    assert read == course
    assert read.further(action, ["5", "12"]).answers[-1] == "C5c"
    for broken in ("", "a.b.c.d.e", "00000000.0.0..-", address.rest.replace(".3.", ".x."), address.rest + "."):
        with pytest.raises(ValueError, match=r"."):
            Course.read(broken, published())


async def test_too_many_at_once_are_told_to_wait(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.commands.learn.WAITING_AT_MOST", 0)
    shown = await world.people[0].slash(world.channel, "mafia learn")
    assert text_of(shown.response.message) == words_of("en")("learn-busy")
