"""Two games of each rulebook on Discord, of which one person may not know in which of them they are: everything that
their client receives is the same, and comes at the same time. And no log and no number of the bot's tells of cards.

Some rulebooks with every run, with the eyes of a person or of one of the dead; all of them, with both, by `make tables`
and `make secrecy`. `test_pairs.py` compares all of them every time, without Discord.

SECRECY_PAIRS=5 plays so many pairs of each rulebook.
"""

from __future__ import annotations

import logging
import os
import re
from contextlib import AsyncExitStack
from dataclasses import replace

import pytest
from prometheus_client import generate_latest
from redis import Redis

from cogs.showing.view import words_of
from core.books.library import load, published
from tests.secrecy import asking
from tests.secrecy.drawn import best, dead
from tests.secrecy.evening import Evening, one_line
from tests.secrecy.eyes import first_difference
from tests.secrecy.twins import Pair

PAIRS = int(os.environ.get("SECRECY_PAIRS", "1"))
AT_LEAST = 40
"""So much is seen of a game, from its lobby on: less would compare too little."""
BOOKS = sorted(published())
BY_PERSON, BY_DEAD = {BOOKS[0]}, {BOOKS[12]}
"""Rulebooks that are looked at with every run, by whom."""
IN_TEXT_ALONE = ("classic", "gangster_city", "family")
"""Rulebooks whose people do not come to a voice table."""


def each(often: set[str]) -> pytest.MarkDecorator:
    """Every rulebook, those that are not looked at so often in the longer run alone."""
    seldom = pytest.mark.repeats("tests/secrecy/test_pairs.py")
    return pytest.mark.parametrize(
        "scenario", [one if one in often else pytest.param(one, marks=seldom) for one in BOOKS]
    )


async def played(redis_url: str, pair: Pair, *, voice: bool = False) -> tuple[Evening, Evening]:
    """Both games of a pair."""
    evenings: list[Evening] = []
    for twin in (pair.one, pair.two):
        with Redis.from_url(redis_url) as client:
            client.flushall()
        async with AsyncExitStack() as stack:
            store = one_line(redis_url)
            stack.push_async_callback(store.close)
            evening = await Evening.open(store, stack, pair, twin, voice=voice)
            await evening.play()
            evening.world.env.raise_errors()
            evenings.append(evening)
    return evenings[0], evenings[1]


def tells_of_cards(scenario: str, text: str) -> list[str]:
    """Roles that a text names, by their id or as players read them."""
    words, roles = words_of("en", scenario), load(scenario).roles
    names = {*roles, *(words(f"role-{role}") for role in roles)}
    return [name for name in names if re.search(rf"\b{re.escape(name)}\b", text, re.IGNORECASE)]


@pytest.mark.parametrize("number", range(PAIRS))
@each(BY_PERSON)
async def test_a_person_sees_no_difference(
    redis_url: str, caplog: pytest.LogCaptureFixture, scenario: str, number: int
) -> None:
    with caplog.at_level(logging.DEBUG, "cogs"), caplog.at_level(logging.DEBUG, "core"):
        one, other = await played(redis_url, best(scenario, number), voice=scenario not in IN_TEXT_ALONE)
    assert (difference := first_difference(one.eyes, other.eyes)) is None, difference
    assert one.eyes.count == other.eyes.count >= AT_LEAST
    assert one.asked == other.asked
    assert one.known == asking.names(one.world), "a command that nobody is ever asked about"
    logged = [str(record.__dict__ | {"": record.getMessage()}) for record in caplog.records if _is_ours(record)]
    assert [line for line in logged if tells_of_cards(scenario, line)] == []
    numbers = generate_latest(one.world.bot.environment.metrics.registry).decode()
    assert tells_of_cards(scenario, numbers) == []


@pytest.mark.parametrize("number", range(PAIRS))
@each(BY_DEAD)
async def test_the_dead_see_no_difference(redis_url: str, scenario: str, number: int) -> None:
    """Who is out of the game knows what is said to everybody, and among the dead, and no card."""
    pair = dead(scenario, number)
    one, other = await played(redis_url, pair, voice=scenario not in IN_TEXT_ALONE)
    assert (difference := first_difference(one.eyes, other.eyes)) is None, difference
    assert pair.after_the_eye
    assert any("the other side" in place for place in one.eyes.seen)
    assert one.asked
    assert one.asked == other.asked


def _is_ours(record: logging.LogRecord) -> bool:
    return record.name.split(".")[0] in ("cogs", "core")


async def test_who_hears_something_else_can_tell(redis_url: str) -> None:
    """A line that is not said, or is said later; a microphone that is closed later, or after another."""
    pair = best("godfather", 0, phases=4)
    one, other = (evening.eyes for evening in await played(redis_url, pair, voice=True))
    assert first_difference(one, other) is None
    lines = other.seen["the voice"]
    closed = [n for n, glimpse in enumerate(other.seen["the server"]) if '"mute": true' in glimpse.shown]
    assert len(lines) > 5
    assert len(closed) > 5
    for place, number in (("the voice", len(lines) - 1), ("the server", closed[0])):
        was = list(other.seen[place])
        other.seen[place][number] = replace(was[number], at=was[number].at + 0.01)
        assert first_difference(one, other) is not None
        del other.seen[place][number]
        assert first_difference(one, other) is not None
        other.seen[place] = was
    first, second = closed[:2]
    server = other.seen["the server"]
    server[first], server[second] = server[second], server[first]
    assert first_difference(one, other) is not None


async def test_a_difference_is_seen(redis_url: str) -> None:
    """One thing a hundredth of a second later, in another wording, or not at all."""
    pair = best("classic", 0, phases=3)
    eyes = [evening.eyes for evening in await played(redis_url, pair)]
    assert first_difference(*eyes) is None
    last = eyes[1].seen["square"][-1]
    eyes[1].seen["square"][-1] = replace(last, at=last.at + 0.01)
    assert first_difference(*eyes) is not None
    eyes[1].seen["square"][-1] = replace(last, shown=last.shown + " ")
    assert first_difference(*eyes) is not None
    eyes[1].seen["square"].pop()
    assert first_difference(*eyes) is not None
