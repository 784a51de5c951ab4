"""What the living are asked to decide about the table, in words."""

from __future__ import annotations

from collections.abc import Sequence

from core.table_events import LeaderChanged, MotionClosed, MotionMade, MotionVoted
from core.words.fill import name_of
from core.words.safe import escape
from core.words.seat_names import SeatNames


def asked(names: SeatNames, by: int, what: str, *, do: str, at: Sequence[int], person: str | None) -> str:
    """Who asks for what."""
    words = names.words
    args = {"by": names[by], "seats": names.join(at), "count": len(at), "person": escape(person or "")}
    if what == "ruling":
        own = f"motion-{do}"
        return words(own, **args) if words.has(own) else words("motion-ruling", do=name_of(names, "verb", do), **args)
    return words(f"motion-{what}", **args)


def made(names: SeatNames, event: MotionMade) -> str:
    """The living are asked."""
    return asked(names, event.by, event.what, do=event.do, at=event.at, person=event.name)


def voted(names: SeatNames, event: MotionVoted) -> str:
    """Somebody is for it, or against it."""
    return names.words("motion-voted", seat=names[event.seat], yes=str(event.yes))


def closed(names: SeatNames, event: MotionClosed) -> str:
    """What came of it."""
    return names.words(f"motion-{event.outcome}")


def leads(names: SeatNames, event: LeaderChanged) -> str:
    """Who leads the game now."""
    text = f"leader-{event.change}"
    return names.words(text, name=escape(event.name), person="" if event.user is None else f"<@{event.user}>")
