"""Votes and the floor."""

from __future__ import annotations

from collections.abc import Callable

from core.rules import hands
from core.rules.events import CALLED
from core.rules.formula_names import FormulaNames
from core.rules.memory import CALLERS
from core.rules.state import Seat

DEEPEST = 2
"""So many counts of hands may ask for each other: what a card's vote weighs may ask who votes, and that no more."""


class OfTheTalk(FormulaNames):
    """Votes and the floor."""

    tallied: tuple[int, dict[int, int]] | None = None
    """The tick at which votes were counted, and what they came to."""
    counting = 0
    """How many counts of hands are under way, each asked for by a formula that the one before came to."""

    def counted(self, count: Callable[[], int]) -> int:
        """What a count of hands comes to; 0 where formulas that say whose hands count ask for each other in a ring."""
        if self.counting == DEEPEST:
            return 0
        self.counting += 1
        try:
            return count()
        finally:
            self.counting -= 1

    def _may_call(self, seat: Seat) -> bool:
        """Whether a speech of the seat is still to come or running, and those it has called have not spoken yet."""
        turn = self.game.turn
        if turn is None or any(speech.seat == seat.number and speech.why is None for speech in turn.rest):
            return True
        called = seat.number in self.game.notes.get(CALLERS, ())
        return turn.seat == seat.number and (not called or (bool(turn.rest) and turn.rest[0].why == CALLED))

    def _has_floor(self, seat: Seat) -> bool:
        """Whether the seat is holding its own speech: not last words, nor what it was granted or called to say."""
        turn = self.game.turn
        return turn is not None and turn.seat == seat.number and turn.extra is None

    def _to_speak(self, seat: Seat) -> bool:
        """Whether a speech of the seat's own is still to come in the running phase."""
        turn = self.game.turn
        return turn is not None and any(speech.seat == seat.number and speech.why is None for speech in turn.rest)

    def _voters(self) -> int:
        """How many have a vote in the running ballot."""
        return self.counted(lambda: len(hands.voters(self)))

    def _votes(self, seat: Seat) -> int:
        """How many votes the seat has in the running ballot, each with its weight."""
        tick = self.game.tick
        if self.tallied is None or self.tallied[0] != tick:
            # Whoever asks while they are counted finds nobody to have any.
            self.tallied = (tick, {})
            self.tallied = (tick, hands.tally(self))
        return self.tallied[1].get(seat.number, 0)

    def _hand(self, seat: Seat) -> int:
        """Whom the seat's hand counts for (the first of several) in the running ballot; 0 where for nobody."""
        return self.counted(lambda: next(iter(hands.hand(self, seat.number)), 0))

    def _own_hand(self, seat: Seat) -> int:
        """As `hand`, though the seat votes as another does: whom it has chosen itself."""
        return self.counted(lambda: next(iter(hands.hand(self, seat.number, own=True)), 0))
