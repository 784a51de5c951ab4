"""A death of the process in the midst of an undo: the game is taken back once, and everybody is told so once."""

from __future__ import annotations

from collections import Counter

import pytest
from redis import Redis

from tests.discord.world import labels
from tests.torture.evening import Evening
from tests.torture.evenings import KINDS
from tests.torture.mortal import Point
from tests.torture.seen import Seen, differences, seen

pytestmark = [pytest.mark.process, pytest.mark.timeout(300)]

UNDO = ("undo",)
NEW_MESSAGE = "POST /channels/{id}/messages"


async def played(url: str, *deaths: str) -> tuple[Seen, int]:
    """An evening whose host takes the first night back as the day breaks; the process dies at these points, one after
    another, once that has been decided. And how often."""
    with Redis.from_url(url) as client:
        client.flushall()
    evening = await Evening.open(KINDS["human host"], url)
    mortality = evening.mortality

    async def take_back() -> None:
        assert evening.leader is not None
        asked = await evening.leader.slash(evening.channel, "host undo")
        await evening.leader.click(asked.response.message, label=labels(asked.response.message)[1])

    async def step(_: int) -> None:
        state = evening.table.state
        game = None if state is None else state.game
        if not mortality.struck and game is not None and game.day and UNDO not in evening.done:
            await evening.attempt(UNDO, take_back)

    def strikes(point: Point) -> bool:
        state, so_far = evening.table.state, len(mortality.fallen)
        if so_far == len(deaths) or state is None or state.game is None or not state.game.undone:
            return False
        return f"{point.side} {point.what}" == deaths[so_far]

    evening.at_step, mortality.strikes = step, strikes
    try:
        with evening.env.time_context():
            await evening.play()
        evening.env.raise_errors()
        return seen(evening), len(mortality.fallen)
    finally:
        await evening.env.shutdown()


async def test_a_night_is_taken_back_once_however_often_the_process_dies_over_it(redis_url: str) -> None:
    wanted, _ = await played(redis_url)
    assert sum("taken_back" in event for event in wanted.events) == 1
    got, fallen = await played(redis_url, f"before {NEW_MESSAGE}", f"after {NEW_MESSAGE}", f"after {NEW_MESSAGE}")
    assert fallen == 3
    assert differences(wanted, got) == Counter()
