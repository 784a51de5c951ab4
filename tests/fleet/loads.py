"""People all over the towns press at their rate, or as fast as they are answered."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager

from tests.fleet.crowd import Crowd
from tests.fleet.presses import IN_TIME, Press, Presses
from tests.fleet.server import DiscordServer
from tests.fleet.world import Town


class Crowds:
    """Everybody in these towns."""

    def __init__(self, discord: DiscordServer, towns: Sequence[Town], seed: int = 7) -> None:
        self.discord, self.chance = discord, random.Random(seed)
        self.all = [Crowd(discord, town, self.chance) for town in towns]

    async def told(self, patience: float) -> None:
        """Wait until the bots have shown every town something that can be pressed."""
        left = list(self.all)

        def nothing_is_missing() -> bool | None:
            # One after the other: this is asked with each message, and to look at a thousand towns holds Discord up.
            while left and next(left[-1].offers(), None) is not None:
                left.pop()
            return not left or None

        await self.discord.world.until(nothing_is_missing, patience)

    def press(self, crowd: Crowd | None = None) -> Press | None:
        """Somebody somewhere presses; every other time in direct messages, where there is something."""
        crowd = crowd or self.chance.choice(self.all)
        if self.chance.random() < 0.5:
            direct = self.discord.world.backend.dm_channels
            for person in crowd.town.people:
                offers = [one for one in crowd.offers(person) if one.message.channel_id == direct.get(person)]
                if offers:
                    return crowd.press(self.chance.choice(offers), person)
        return crowd.press_something()

    @asynccontextmanager
    async def pressing(self, a_second: float) -> AsyncGenerator[None]:
        """While this is open, people press, at moments drawn by chance."""
        task = asyncio.create_task(self._press_on(a_second), name="people press")
        try:
            yield
            await asyncio.sleep(0)
            if task.done():
                await task
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _press_on(self, a_second: float) -> None:
        due = time.perf_counter()
        while True:
            due += self.chance.expovariate(a_second)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self.press()

    async def as_fast_as_answered(self, hands: int, presses: int) -> None:
        """So many press without a pause, each when the last one was acknowledged, until there were so many presses."""
        left = presses

        async def one() -> None:
            nonlocal left
            while left > 0:
                press = self.press()
                if press is not None:
                    left -= 1
                    async with asyncio.timeout(10 * IN_TIME):
                        await press.came.wait()

        await asyncio.gather(*(one() for _ in range(hands)))


async def answered(presses: Presses, since: int = 0) -> None:
    """Wait until every press from there on has been acknowledged, or its time is over."""
    until = time.perf_counter() + IN_TIME + 0.5
    for press in presses.all[since:]:
        try:
            async with asyncio.timeout(max(0.0, until - time.perf_counter())):
                await press.came.wait()
        except TimeoutError:
            pass


def quantile(presses: Sequence[Press], share: float, *, leaving: bool = False) -> float:
    """Milliseconds within which the answers to this share of them had come, or were `leaving` the bot; those that were
    not answered count as forever."""
    seconds = [one.left if leaving else one.acknowledged for one in presses]
    took = sorted(float("inf") if one is None else one * 1000 for one in seconds)
    return took[min(len(took) - 1, int(len(took) * share))] if took else float("nan")
