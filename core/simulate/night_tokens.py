"""What happened in a night at a table that is seated by hand, as short words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.rules.answer import Answer
from core.rules.events import Announced, Became, CameBack, Event, GameOver, Left, Marked, Told

ACTOR = 1
TARGET = 2
HAMPERER = 3
NAMES = {ACTOR: "A", TARGET: "T", HAMPERER: "H"}


def tokens(log: Sequence[Event]) -> Iterator[str]:
    """What happened, shortly: A is the actor, T the target, H who hampers; others by their seats."""
    for event in log:
        match event:
            case Left():
                yield f"{_seats([event.seat])} out ({event.how})"
            case CameBack():
                yield f"{_seats([event.seat])} back"
            case Marked():
                yield f"{_seats([event.seat])} +{event.mark}"
            case Became():
                yield f"{_seats([event.seat])} = {event.role}"
            case Told():
                yield f"{_seats([event.seat])} told {_answer(event.said)}"
            case Announced():
                yield f"{event.code} {_seats(event.seats)}".strip()
            case GameOver():
                yield f"won by {'+'.join(event.winner) or 'nobody'}"
            case _:
                pass


def _answer(answer: Answer) -> str:
    return (_seats(answer.value) or "nobody") if isinstance(answer.value, tuple) else answer.text


def _seats(seats: Sequence[int]) -> str:
    return ",".join(NAMES.get(seat, str(seat)) for seat in seats)
