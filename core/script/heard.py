"""The step `heard`: every event that an audience was sent in a stretch, each as one line of words."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from core.rules import events
from core.rules.events import Event, Told
from core.script.expect import Unmet

NOTHING = "nothing"
_EMPTY = "-"

FIELDS: dict[str, tuple[str, ...]] = {
    "dealt": ("scenario",),
    "card": ("role", "team"),
    "phase": ("phase", "seconds", "on_defence"),
    "turn": ("seat", "seconds", "extra", "again"),
    "floor": ("by", "do", "at"),
    "extended": ("seconds",),
    "act": ("by", "do", "at", "extras", "ability"),
    "withdrew": ("by", "do"),
    "vote": ("voter", "choices"),
    "defence": ("seats",),
    "ballot": ("phase", "counts", "needed", "removed"),
    "left": ("seat", "how", "shown", "absent"),
    "back": ("seat",),
    "told": ("answer", "own"),
    "announced": ("code", "seats", "args"),
    "shown": ("seat", "role"),
    "mark": ("seat", "mark", "until", "value"),
    "unmark": ("seat", "mark"),
    "became": ("seat", "role", "team"),
    "knows": ("seats", "roles"),
    "uses": ("ability", "left"),
    "room": ("members", "open"),
    "host": ("do", "at", "extras", "absent"),
    "over": ("winner", "winners"),
}
"""The fields of each kind of event, in the order in which a line names them."""
UNHEARD = frozenset({"memo", "agenda", "talk"})
"""What the engine notes for itself, and no script speaks of."""


def line(event: Event) -> str:
    """The event as one line: its kind, then every field of it."""
    return " ".join([event.kind, *(_word(field, _said(event, field)) for field in FIELDS[event.kind])])


def _said(event: Event, field: str) -> Any:
    return event.said.text if isinstance(event, Told) and field == "answer" else getattr(event, field)


def _word(field: str, value: Any) -> str:
    if value is True:
        return field
    if value is None or value is False or value in ("", [], {}, ()):
        return _EMPTY
    if isinstance(value, dict):
        value = [f"{key}={_word(field, one)}" for key, one in value.items()]
    listed = value if isinstance(value, list | tuple) else [value]
    return ",".join(str(one) for one in listed).replace(" ", "_")


def lines(log: Iterable[Event], to: str) -> list[str]:
    """What an audience was sent, in order."""
    return [line(event) for event in log if event.to == to and event.kind not in UNHEARD]


def compare(body: dict[Any, Any], log: Collection[Event]) -> None:
    """Check a `heard` against the events of its stretch. Raises `Unmet`."""
    for audience, expected in body.items():
        wanted = [] if expected == NOTHING else expected
        got = lines(log, _to(audience))
        if len(got) != len(wanted) or not all(map(_fits, wanted, got)):
            raise Unmet(f"heard of {_to(audience)}", wanted, got)


def _fits(pattern: str, got: str) -> bool:
    words = pattern.split()
    return got.split()[: len(words)] == words


def _to(audience: Any) -> str:
    return events.seat(audience) if isinstance(audience, int) else str(audience)


def problem(body: dict[Any, Any], seats: int, rooms: Collection[str]) -> str | None:
    """What is wrong with a `heard` as it is written, at a table of so many seats with these rooms; or None."""
    for audience, wanted in body.items():
        if isinstance(audience, bool) or (isinstance(audience, int) and not 1 <= audience <= seats):
            return f"heard: no seat {audience!r}"
        known = [events.ALL, events.HOST, *map(events.room, rooms)]
        if not isinstance(audience, int) and audience not in known:
            return f"heard: no audience {audience!r}; there are: a seat, {', '.join(known)}"
        if not isinstance(wanted, list) and wanted != NOTHING:
            return f"heard of {_to(audience)}: {wanted!r} is no list of events; {NOTHING} or [] says that there is none"
        for pattern in wanted if isinstance(wanted, list) else ():
            wrong = _wrong_line(pattern)
            if wrong is not None:
                return f"heard of {_to(audience)}: {wrong}"
    return None


def _wrong_line(pattern: Any) -> str | None:
    if not isinstance(pattern, str) or not pattern.strip():
        return f"{pattern!r} is no event (one with a comma in it stands in quotes)"
    kind, *words = pattern.split()
    if kind not in FIELDS:
        return f"no event {kind!r}; there are: {', '.join(sorted(FIELDS))}"
    if len(words) > len(FIELDS[kind]):
        return f"{pattern!r} has too many words; there are: {' '.join([kind, *FIELDS[kind]])}"
    return None
