"""Deaths of the process with two games in one server, one of them round a voice, and a third game elsewhere: all are
taken up, and everything is said once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from redis import Redis

from core.rulebook.course import NIGHTS
from core.table import TableState
from tests.torture.evening import STEPS_AT_MOST, Evening, StuckError
from tests.torture.evenings import VOICE
from tests.torture.mortal import Point
from tests.torture.seen import Seen, differences, seen

pytestmark = [pytest.mark.process, pytest.mark.timeout(300)]

Moment = Callable[[list[TableState], Point], bool]


async def side_by_side(*tables: Evening) -> None:
    """All play, one thing here and one there, and wait together; whoever takes over does so for all."""
    first = tables[0]
    for _ in range(STEPS_AT_MOST):
        waits: list[float | None] = []
        for table in tables:
            if first.mortality.struck:
                await first.take_over()
            for one in tables:
                one.bot = first.bot
            waits.append(await table.do_next())
        left = [wait for wait in waits if wait is not None]
        if not left:
            await first.last_things()
            return
        if all(left):
            await first.env.advance_time(min(left))
    raise StuckError("they do not come to an end")


async def played(url: str, *moments: Moment) -> tuple[Seen, list[Point]]:
    """Three games of one process, which dies once at each of the moments, in their order."""
    with Redis.from_url(url) as client:
        client.flushall()
    first = await Evening.open(VOICE, url)
    tables = (first, first.beside(1), third := first.elsewhere(2))
    mortality = first.mortality

    def strikes(point: Point) -> bool:
        if len(mortality.fallen) == len(moments):
            return False
        states = [state for one in tables if (state := one.table.state) is not None]
        return len(states) == len(tables) and moments[len(mortality.fallen)](states, point)

    mortality.strikes = strikes
    try:
        with first.env.time_context():
            await side_by_side(*tables)
        for (_, nonce), (body, messages) in first.env.discord.said.items():
            assert len(messages) <= 1, f"{nonce} was said {len(messages)} times: {body}"
        first.env.raise_errors()
        found = seen(first, third)
        found.events = in_games(found.events)
        return found, mortality.fallen
    finally:
        await first.env.shutdown()


def in_games(events: list[str]) -> list[str]:
    """The events game by game: two that end in one moment have no order in the history."""
    games: list[list[str]] = []
    for event in events:
        if '"change":"opened"' in event:
            games.append([])
        games[-1].append(event)
    return [event for game in sorted(games) for event in game]


def all_dealt(states: list[TableState], _: Point) -> bool:
    """Cards have been dealt at all tables, and at the last nobody has been told."""
    return all(state.running for state in states)


def in_all_nights(states: list[TableState], point: Point) -> bool:
    """All sleep, and somebody's act has just been noted."""
    games = [state.game for state in states if state.game is not None]
    return (
        len(games) == len(states)
        and all(game.phase in NIGHTS and game.night == 1 for game in games)
        and (point.side, point.what) == ("after", "redis evalsha")
    )


def one_is_over(states: list[TableState], _: Point) -> bool:
    """One has ended, and little of it has been said."""
    return any(state.over for state in states)


async def test_all_games_are_taken_up_and_everything_is_said_once(redis_url: str) -> None:
    wanted, _ = await played(redis_url)
    got, fallen = await played(redis_url, all_dealt, in_all_nights, one_is_over)
    assert len(fallen) == 3
    assert sum(key.endswith(":past:TOKEN") for key in wanted.left_in_redis) == 3
    assert wanted.muted == got.muted == [], "everybody may be heard again"
    wrong = differences(wanted, got)
    # A room's thread is opened in a lane of its own, so that its notice may stand before or after the channel's news.
    assert Counter({what: n for what, n in wrong.items() if "order: in square" not in what}) == Counter()
