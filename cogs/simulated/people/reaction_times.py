"""How long people take: each thing that somebody wants to do waits its time, and is done once."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

SOONEST = 2_000
LATEST = 12_000
"""Milliseconds that somebody takes over a thing that is asked."""
SHARE = 0.6
"""Nobody takes more than this part of the time that is left."""
REMEMBERED = 400
"""So many things done are remembered: far more than one phase asks."""


@dataclass(frozen=True, slots=True)
class PlannedAction:
    """Something that a player wants to do."""

    key: str
    """The same thing has the same key."""
    do: Callable[[], Awaitable[Any]]
    ends: int | None = None
    """When it is too late."""
    soonest: int = SOONEST
    latest: int = LATEST


class Pace:
    """When each is due, in the world's milliseconds."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._due: dict[str, int] = {}
        self._done: dict[str, None] = {}

    def due(self, wanted: Sequence[PlannedAction], now: int) -> PlannedAction | None:
        """The first of these that is due, which counts as done from now on; None where all have time."""
        waiting = self._waiting(wanted, now)
        first = min(waiting, key=lambda deed: self._due[deed.key], default=None)
        if first is None or self._due[first.key] > now:
            return None
        self._done[first.key] = None
        while len(self._done) > REMEMBERED:
            del self._done[next(iter(self._done))]
        return first

    def next(self, wanted: Sequence[PlannedAction], now: int) -> int | None:
        """When the first of these is due; None where there are none."""
        return min((self._due[deed.key] for deed in self._waiting(wanted, now)), default=None)

    def is_done(self, key: str) -> bool:
        """Whether the thing of this key has been done."""
        return key in self._done

    def _waiting(self, wanted: Sequence[PlannedAction], now: int) -> list[PlannedAction]:
        waiting = [deed for deed in wanted if deed.key not in self._done]
        self._due = {deed.key: self._due.get(deed.key) or self._drawn(deed, now) for deed in waiting}
        return waiting

    def _drawn(self, deed: PlannedAction, now: int) -> int:
        latest = deed.latest if deed.ends is None else min(deed.latest, int((deed.ends - now) * SHARE))
        return now + max(0, int(self._chance.uniform(min(deed.soonest, latest), latest)))
