"""The turnstile: one task in each round of the loop, in the order of their coming, whatever becomes of the others."""

from __future__ import annotations

import asyncio
from itertools import pairwise

from core.table import FairScheduler
from tests.waits import HANG


async def test_each_round_lets_one_through_and_others_are_heard_between():
    fair_scheduler, heard = FairScheduler(), []

    async def table(number: int) -> None:
        await fair_scheduler.through()
        heard.append(number)

    async def press() -> None:
        while len(heard) < 50:
            heard.append(None)
            await asyncio.sleep(0)

    await asyncio.gather(*(table(number) for number in range(20)), press())
    tables = [one for one in heard if one is not None]
    assert tables == list(range(20))
    places = [place for place, one in enumerate(heard) if one is not None]
    assert all(after - before > 1 for before, after in pairwise(places)), "never two in a row"


async def test_nobody_waits_for_one_who_has_given_up():
    fair_scheduler = FairScheduler()
    tasks = [asyncio.create_task(fair_scheduler.through()) for _ in range(5)]
    await asyncio.sleep(0)
    for task in tasks[1:4]:
        task.cancel()
    await asyncio.wait_for(tasks[4], HANG)
    await asyncio.wait_for(fair_scheduler.through(), HANG)
