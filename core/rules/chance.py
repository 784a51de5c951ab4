"""Chance: every draw of a game comes from its seed and its place in the log, so that a replay draws the same."""

from __future__ import annotations

import random


def dice(seed: int | str, tick: int, label: str = "") -> random.Random:
    """A generator for one draw: the same for the same seed, the same tick (events so far) and the same label."""
    return random.Random(f"{seed}/{tick}/{label}")
