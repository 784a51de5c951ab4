"""Counting a ballot: who has how many votes, who has the most, and what everybody is told of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.rules.events import ALL, BallotCounted
from core.rules.memory import SIZE
from core.rules.scene import Scene

Counts = Mapping[int, int]


def most(counts: Counts, among: Sequence[int], needed: int = 1) -> list[int]:
    """Who of these has the most votes, at least one and at least so many as are needed; several in a tie."""
    best = max([1, needed, *(votes for number, votes in counts.items() if number in among)])
    return [number for number in among if counts.get(number) == best]


def report(
    scene: Scene, needed: int, counts: Counts, removed: Sequence[int] | None = None, *, ballot: str | None = None
) -> None:
    """Everybody learns the count, and of a verdict whom it removes. `ballot`: what it is told as, else its phase's."""
    size = scene.game.notes[SIZE]
    out = None if removed is None else tuple(removed)
    scene.emit(
        BallotCounted(
            ALL,
            phase=ballot or scene.game.phase,
            n=size,
            needed=needed,
            counts=dict(sorted(counts.items())),
            removed=out,
        )
    )
