"""Python's garbage collector, set for a process that holds many games.

A full collection walks every object of every live game and stops the process for as long: some 0.1 s with a thousand
games, longer than a press may wait. Games die with their last reference and leave hardly a cycle behind.
"""

from __future__ import annotations

import gc

YOUNG, MIDDLE, FULL = 5_000, 20, 10_000


def calm() -> None:
    """From now on young garbage is collected as ever, all there is hardly ever; what is loaded now is left alone."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, FULL)


def tidy() -> int:
    """Collect everything, what was left alone as well; for an hour in which nobody plays. How many objects went."""
    gc.unfreeze()
    found = gc.collect()
    gc.freeze()
    return found
