"""Python's garbage collector, set for a process that holds many games.

A full collection walks every object of every live game and stops the process for as long: some 0.1 s with a thousand
games, longer than a press may wait. Games die with their last reference and leave hardly a cycle behind.

What has survived a few young collections is looked at together, once: the fewer those are, the shorter is that stop.
Each object is looked at twice in all, however small the portions. After two young collections that stop takes some
6 ms where a thousand phases end together, after five it took 25.

Python counts what is made less what goes, whatever its age. A thousand games whose phases end put a new state in the
place of an old one, thing for thing: nothing is counted, and the young grow to some 50,000 before anybody looks, which
takes 35 ms. So they are looked at by time as well.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable

YOUNG = 2_000
MIDDLE = 2
FULL = 25_000
BEAT = 0.05
"""Seconds between two looks at the young."""


def freeze_and_relax() -> None:
    """From now on young garbage is collected as ever, all there is hardly ever; what is loaded now is left alone."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, FULL)


async def keep_up(sleep: Callable[[float], Awaitable[object]] = asyncio.sleep) -> None:
    """For as long as the process serves: look at the young at every beat, and at what has survived that at some."""
    beat = 0
    while True:
        await sleep(BEAT)
        beat = (beat + 1) % MIDDLE
        gc.collect(0 if beat else 1)


def tidy() -> int:
    """Collect everything, what was left alone as well; for an hour in which nobody plays. How many objects went."""
    gc.unfreeze()
    found = gc.collect()
    gc.freeze()
    return found
