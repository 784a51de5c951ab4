"""Events of the table itself in words: chairs that change hands, clocks that stop, tables that close."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.rules.events import Event
from core.table.events import ClockChanged, Closed, LobbyChanged, Replaced, Returned, Seated, WentAbsent
from core.words.names import Names
from core.words.safe import escape


def _lobby(names: Names, event: LobbyChanged) -> str | None:
    """A change that somebody should hear of who had no hand in it."""
    text = f"lobby-change-{event.change}"
    if not event.people or not names.words.has(text):
        return None
    return names.words(text, people=names.words.join([f"<@{user}>" for user in event.people]), count=len(event.people))


def _seated(names: Names, event: Seated) -> str:
    title = "scenario-title"
    scenario = names.words(title) if names.words.has(title) else escape(event.scenario)
    return names.words("lobby-begins", count=len(event.seats), scenario=scenario)


def _replaced(names: Names, event: Replaced) -> str:
    return names.words("table-replaced", new=escape(event.name), seat=event.seat)


def _absent(names: Names, event: WentAbsent) -> str:
    return names.words("table-absent", seat=names[event.seat], time=names.words.duration(event.seconds))


def _returned(names: Names, event: Returned) -> str:
    return names.words("table-returned", seat=names[event.seat])


def _clock(names: Names, event: ClockChanged) -> str:
    return names.words(f"clock-{event.change}")


def _closed(names: Names, event: Closed) -> str:
    return names.words(f"table-closed-{event.reason}")


# Each takes an event of its own kind alone.
TABLE_SAYINGS: dict[type[Event], Callable[[Names, Any], str | None]] = {
    LobbyChanged: _lobby,
    Seated: _seated,
    Replaced: _replaced,
    WentAbsent: _absent,
    Returned: _returned,
    ClockChanged: _clock,
    Closed: _closed,
}
