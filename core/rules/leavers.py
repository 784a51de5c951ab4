"""Those who are out of the game: whether they are done with it, and whether a night may bring them back."""

from __future__ import annotations

from collections.abc import Sequence

from core.rulebook.book import Rulebook
from core.rulebook.phase_names import LAST_WORDS
from core.rules.events import DEPARTED
from core.rules.prompts import prompts
from core.rules.state import Game


def leaving(book: Rulebook, game: Game) -> frozenset[int]:
    """Seats that are out of the game and not done with it: their last words are still to come, something is still asked
    of them or decided over them, or the phase of last words runs in which whoever left with it may yet come back.
    """
    if game.over:
        return frozenset()
    speaking = {number for number, why in _turns(game) if why == DEPARTED}
    since = game.ordinal - 1 if game.phase == LAST_WORDS else game.ordinal + 1
    return frozenset(
        seat.number
        for seat in game.seats
        if not seat.alive
        and (
            seat.left_in >= since
            or seat.number in speaking
            or seat.number in game.defence
            or prompts(book, game, seat.number)
        )
    )


def _turns(game: Game) -> Sequence[tuple[int | None, str | None]]:
    turn = game.turn
    return () if turn is None else [(turn.seat, turn.extra), *turn.rest]


def returns(book: Rulebook) -> bool:
    """Whether a night of this rulebook may bring back somebody who has long been out."""
    listed = [call for calls in book.steps.values() for call in calls]
    while listed:
        call = listed.pop()
        if call.stage.purpose == "revives":
            return True
        listed += getattr(call.params, "steps", ())
    return False
