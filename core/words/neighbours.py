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
    VoteCast,
    Withdrew,
)


class Neighbours:
    """The events of one moment, gone through in their order. `named`: whom an announcement calls by name."""

    def __init__(self, batch: Sequence[Event], named: Callable[[Announced], Iterable[int]]) -> None:
        self._named: set[int] = set()
        # The events in the order in which they are said: the news of a departure, then the card that it shows.
        self.order: list[Event] = []
        for event in batch:
            seats = set(named(event)) if isinstance(event, Announced) else set[int]()
            self._named |= seats
            first = next((spot for spot, other in enumerate(self.order) if _shows_a_card(other, seats)), None)
            self.order.insert(len(self.order) if first is None else first, event)
        self._acting = {event.to for event in batch if isinstance(event, ActGiven)}
        # Who was just marked by an act that everybody saw: the act has been told.
        self._marked = {seat for event in batch if isinstance(event, ActGiven) and event.to == ALL for seat in event.at}
        self._turned = {event.seat: event.role for event in batch if isinstance(event, Shown)}
        self._granted = False
        # Whose votes were not given and went where the rulebook sends them, by where.
        self.not_given: dict[int, list[int]] = {}
        for event in batch:
            if isinstance(event, VoteCast) and not event.given:
                self.not_given.setdefault(event.choices[0], []).append(event.voter)
        # Whether the event before was a count of nominations.
        self.nominated = False

    def says(self, event: Event) -> bool:
        """Whether another sentence of the moment says this already."""
        if isinstance(event, Left):
            return not self.is_news(event) and (event.shown is None or self.turns_over(event))
        if isinstance(event, CameBack):
            return event.seat in self._named
        if isinstance(event, Marked):
            return event.to == ALL and (event.seat in self._named or event.seat in self._marked)
        if isinstance(event, Withdrew):
            return event.to in self._acting
        return isinstance(event, TurnBegan) and self._granted

    def is_news(self, event: Left) -> bool:
        """Whether it is this sentence that tells of the departure, and not only of the card: no announcement says that
        somebody was away too long."""
        return event.absent or event.seat not in self._named

    def turns_over(self, event: Left) -> bool:
        """Whether the card that is shown or stays face down here is turned over in the same breath."""
        return event.seat in self._turned and event.shown in (None, self._turned[event.seat])

    def passed(self, event: Event) -> None:
        """Go on to the next event."""
        self.nominated = isinstance(event, BallotCounted) and event.removed is None
        if isinstance(event, Spoke):
            self._granted = event.do == "grant"
        elif not isinstance(event, TalkNoted):
            self._granted = False


def _shows_a_card(event: Event, seats: set[int]) -> bool:
    """Whether one of `seats` leaves here and shows a card."""
    return isinstance(event, Left) and event.seat in seats and event.shown is not None
