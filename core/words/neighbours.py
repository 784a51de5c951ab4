"""What a sentence must know of the others of one moment, so that nothing is said twice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from core.rules.events import (
    ALL,
    ActGiven,
    Announced,
    BallotCounted,
    CameBack,
    Event,
    Left,
    Marked,
    Shown,
    Spoke,
    TalkNoted,
    TurnBegan,
    Withdrew,
)


class Neighbours:
    """The events of one moment, gone through in their order. `named`: whom an announcement calls by name."""

    def __init__(self, batch: Sequence[Event], named: Callable[[Announced], Iterable[int]]) -> None:
        self._named = {seat for event in batch if isinstance(event, Announced) for seat in named(event)}
        self._acting = {event.to for event in batch if isinstance(event, ActGiven)}
        self._turned = {event.seat for event in batch if isinstance(event, Shown)}
        self._granted = False
        # Whether the event before was a count of nominations.
        self.nominated = False

    def says(self, event: Event) -> bool:
        """Whether another sentence of the moment says this already."""
        if isinstance(event, Left):
            return event.shown is None and event.seat in self._named
        if isinstance(event, CameBack):
            return event.seat in self._named
        if isinstance(event, Marked):
            return event.to == ALL and event.seat in self._named
        if isinstance(event, Withdrew):
            return event.to in self._acting
        return isinstance(event, TurnBegan) and self._granted

    def turns_over(self, event: Left) -> bool:
        """Whether the card that stays face down here is turned over in the next breath."""
        return event.shown is None and event.seat in self._turned

    def passed(self, event: Event) -> None:
        """Go on to the next event."""
        self.nominated = isinstance(event, BallotCounted) and event.removed is None
        if isinstance(event, Spoke):
            self._granted = event.do == "grant"
        elif not isinstance(event, TalkNoted):
            self._granted = False
