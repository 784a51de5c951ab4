"""The gauge of the loop's stalls: what it takes to look is no stall, and what the machine took away is none."""

from __future__ import annotations

import asyncio

import pytest

from bench import stalls
from bench.stalls import LoopLatenessWatch

ROUNDS = 5


class Clock:
    """A clock that only a test moves."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        monkeypatch.setattr(stalls.time, "perf_counter", lambda: self.now)


async def longest(watch: LoopLatenessWatch) -> float:
    async with watch.over("a part"):
        for _ in range(ROUNDS):
            await asyncio.sleep(stalls.TICK * 2)
    return watch.longest["a part"]


async def test_looking_at_the_threads_takes_time_that_is_no_stall(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)

    def looked() -> dict[int, float]:
        clock.now += 0.1
        return {}

    assert await longest(LoopLatenessWatch(looked)) == 0


@pytest.mark.parametrize(("without", "stall"), [(0.0, 100.0), (70.0, 30.0)])
async def test_a_callback_that_takes_long_is_one_but_for_what_was_taken_away(
    monkeypatch: pytest.MonkeyPatch, without: float, stall: float
) -> None:
    clock, starved = Clock(monkeypatch), {1: 0.0}

    def busy() -> None:
        clock.now += 0.1 + stalls.TICK
        starved[1] += without

    asyncio.get_running_loop().call_later(stalls.TICK * 3, busy)
    assert await longest(LoopLatenessWatch(lambda: dict(starved))) == pytest.approx(stall)
