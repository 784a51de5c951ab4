"""Events of the table itself in words: chairs that change hands, clocks that stop, tables that close."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.rulebook.phase_names import NIGHT
from core.rules.events import Event
from core.table_events import (
    ClockChanged,
    Closed,
    LeaderChanged,
    LobbyChanged,
    MissedNights,
    MissedRounds,
    MotionClosed,
    MotionMade,
    MotionVoted,
    Replaced,
    Returned,
    Seated,
    SubstituteSought,
    TakenBack,
    TookOver,
    Void,
    WentAbsent,
    Wished,
)
from core.words import motion_words
from core.words.safe import escape
from core.words.seat_names import SeatNames
from core.words.texts import Words


def _lobby(names: SeatNames, event: LobbyChanged) -> str | None:
    """A change that somebody should hear of who had no hand in it."""
    text = f"lobby-change-{event.change}"
    if not event.people or not names.words.has(text):
        return None
    return names.words(text, people=names.words.join([f"<@{user}>" for user in event.people]), count=len(event.people))


def _seated(names: SeatNames, event: Seated) -> str:
    title = "scenario-title"
    scenario = names.words(title) if names.words.has(title) else escape(event.scenario)
    return names.words("lobby-begins", count=len(event.seats), scenario=scenario)


def _replaced(names: SeatNames, event: Replaced) -> str:
    return names.words("table-replaced", new=escape(event.name), seat=event.seat)


def _took_over(names: SeatNames, event: TookOver) -> str:
    return names.words("substitute-welcome", seat=event.seat)


def _sought(names: SeatNames, event: SubstituteSought) -> str:
    return names.words("substitute-sought", seat=names[event.seat])


def _missed_rounds(names: SeatNames, event: MissedRounds) -> str:
    return names.words("idle-warning", rounds=event.rounds)


def _missed_nights(names: SeatNames, event: MissedNights) -> str:
    return names.words("idle-nights", nights=event.nights)


def _absent(names: SeatNames, event: WentAbsent) -> str:
    return names.words("table-absent", seat=names[event.seat], time=names.words.duration(event.seconds))


def _returned(names: SeatNames, event: Returned) -> str:
    return names.words("table-returned", seat=names[event.seat])


def _clock(names: SeatNames, event: ClockChanged) -> str:
    return names.words(f"clock-{event.change}")


def _wished(names: SeatNames, event: Wished) -> str:
    return names.words(f"floor-{event.do}", by=names[event.by])


def _closed(names: SeatNames, event: Closed) -> str:
    return names.words(f"table-closed-{event.reason}")


def title_of(words: Words, phase: str, day: int, night: int) -> str:
    """What a phase is called: the second night, the day, the verdict."""
    if phase == NIGHT:
        return words("night-title", night=night)
    chapter = f"phase-{phase}.chapter"
    if words.has(chapter):
        return words(chapter, day=day, night=night)
    return words(f"phase-{phase}") if words.has(f"phase-{phase}") else phase


def _taken_back(names: SeatNames, event: TakenBack) -> str:
    part = title_of(names.words, event.phase, event.day, event.night)
    return names.words("taken-back", phase=part, who="host" if event.host else "server")


def _void(names: SeatNames, event: Void) -> str:
    return names.words("taken-back-void")


TABLE_SAYINGS: dict[type[Event], Callable[[SeatNames, Any], str | None]] = {
    LobbyChanged: _lobby,
    Seated: _seated,
    Replaced: _replaced,
    TookOver: _took_over,
    SubstituteSought: _sought,
    MissedRounds: _missed_rounds,
    MissedNights: _missed_nights,
    WentAbsent: _absent,
    Returned: _returned,
    ClockChanged: _clock,
    Wished: _wished,
    Closed: _closed,
    LeaderChanged: motion_words.leads,
    MotionMade: motion_words.made,
    MotionVoted: motion_words.voted,
    MotionClosed: motion_words.closed,
    TakenBack: _taken_back,
    Void: _void,
}
"""Each takes an event of its own kind alone."""
