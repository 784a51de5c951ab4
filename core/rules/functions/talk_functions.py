"""Votes and the floor."""

from __future__ import annotations

from core.rules import hands
from core.rules.events import CALLED
from core.rules.formula_names import FormulaNames
from core.rules.memory import CALLERS
from core.rules.state import Seat


class OfTheTalk(FormulaNames):
    """Votes and the floor."""

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
        return len(hands.voters(self))

    def _hand(self, seat: Seat) -> int:
        """Whom the seat's hand counts for (the first of several) in the running ballot; 0 where for nobody."""
        return next(iter(hands.hand(self, seat.number)), 0)

    def _own_hand(self, seat: Seat) -> int:
        """As `hand`, though the seat votes as another does: whom it has chosen itself."""
        return next(iter(hands.hand(self, seat.number, own=True)), 0)
