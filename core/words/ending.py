"""The end of a game at a glance: who won, who was who and what became of each, and what turned it."""

from __future__ import annotations

from dataclasses import dataclass

from core.rules.events import Became, CameBack, Left
from core.words.account import account_of
from core.words.chronicle import Chronicle, Fate, Moment, SeatStory, Turn
from core.words.fill import name_of
from core.words.seat_names import SeatNames
from core.words.wording import Wording

_OWN_FATES = ("night", "vote", "eject")


@dataclass(frozen=True, slots=True)
class Ending:
    """What is said at the end."""

    outcome: str | None
    """None where nobody came to one."""
    people: list[str]
    """A line each."""
    turns: list[str]
    """A line each."""


def ending(wording: Wording, told: Chronicle) -> Ending:
    """The end of this game in words."""
    outcome = None if told.winner is None else wording.outcome(told.winner)
    people = [person(wording, told, seat) for seat in told.seats]
    return Ending(outcome, people, [turning_point(wording, told, turn) for turn in told.turns])


def person(wording: Wording, told: Chronicle, seat: SeatStory) -> str:
    """One seat's line: who it was, and what became of it."""
    names = wording.names
    line = names.words(
        "ending-person",
        seat=names[seat.number],
        role=role_of(wording, seat),
        team=name_of(names, "team", seat.team),
        fate=fate_of(wording, told, seat),
        won=seat.number in told.winners,
    )
    return line.strip()


def role_of(wording: Wording, seat: SeatStory) -> str:
    """A seat's role; the one that it was dealt as well where that is another."""
    names = wording.names
    first, last = (name_of(names, "role", role) for role in (seat.roles[0][1], seat.role))
    return last if first == last else names.words("ending-became", before=first, role=last)


def fate_of(wording: Wording, told: Chronicle, seat: SeatStory) -> str:
    """What became of a seat, without a subject: lost in night 2, voted out on day 3, survived."""
    fate = seat.fate
    words = wording.words
    if fate is None:
        return words("fate-back" if seat.back else "fate-alive")
    moment = told.moments[fate.at]
    return words(
        f"fate-{_way_out(fate, moment)}", day=moment.day, night=moment.night, when=moment_title(wording, moment)
    )


def own_fate(wording: Wording, told: Chronicle, seat: SeatStory) -> str | None:
    """What became of a seat, as it is told itself: you died in night 2. None where it is in the game."""
    if seat.fate is None:
        return None
    moment = told.moments[seat.fate.at]
    text = f"fate-{_way_out(seat.fate, moment)}.you"
    return wording.words(text, day=moment.day, night=moment.night, when=moment_title(wording, moment))


def _way_out(fate: Fate, moment: Moment) -> str:
    if fate.absent:
        return "absent"
    if fate.how in _OWN_FATES and (fate.how != "night" or moment.is_night):
        return fate.how
    return "night" if moment.is_night else "day"


def moment_title(wording: Wording, moment: Moment) -> str:
    """What a night or a day is called: `Night 2`."""
    text = f"phase-{moment.phase}.chapter"
    if not wording.words.has(text):
        return name_of(wording.names, "phase", moment.phase)
    return wording.words(text, day=moment.day, night=moment.night)


def turning_point(wording: Wording, told: Chronicle, turn: Turn) -> str:
    """One turning point: when, what, and for whom it was good."""
    event = turn.event
    words = wording.words
    if isinstance(event, Became):
        what = account_of(wording, event) or ""
    else:
        what = moved(wording.names, event, told.seats[event.seat - 1].role)
    text = "ending-turn-for" if turn.swing > 0 else "ending-turn-against"
    return words(text, when=moment_title(wording, told.moments[turn.at]), what=what)


def moved(names: SeatNames, event: Left | CameBack, role: str) -> str:
    """That a seat left or came back, with the role that it had."""
    if isinstance(event, CameBack):
        text = "story-back"
    else:
        text = "story-left-absent" if event.absent else f"story-left-{event.how}"
    return names.words(text, seat=names[event.seat], role=name_of(names, "role", role))
