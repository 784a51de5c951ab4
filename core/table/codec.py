"""Snapshots, events and answers as bytes."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from core.rules.events import HOST, Event
from core.rules.log_form import from_row, row
from core.rules.refusal import Refusal
from core.table.table_refusal import TableRefusal
from core.table.table_state import TableState
from core.table_events import LobbyChanged, Seated


def _with_plain_beginnings(held: dict[str, Any]) -> dict[str, Any]:
    """The second form: how phases began is said as plain text."""
    rows: list[list[Any]] = held.get("beginnings", [])
    texts = [zlib.decompress(base64.b85decode(row[6])).decode() for row in rows]
    return {**held, "beginnings": [[*row[:6], text, *row[7:]] for row, text in zip(rows, texts, strict=True)]}


MIGRATIONS: list[Callable[[dict[str, Any]], dict[str, Any]]] = [_with_plain_beginnings]
"""What makes a snapshot of each form, from the first on, one of the next. A key that is new and has a default needs
none; one that means something else does, and a file of the form before in `tests/table/snapshots`."""
FIRST_FORMAT = 1
PACKED = "packed"
ANSWERED_EVENTS = 16
"""So many events of a command are kept for a second delivery of its interaction."""
_WHOLE = (LobbyChanged, Seated)
"""Who asks again is shown the table as it is by then; what they say is long, and would be kept for each who joins."""


class SnapshotError(ValueError):
    """A snapshot that this program cannot read. `newer`: a later program wrote it, and can."""

    def __init__(self, message: str, newer: bool) -> None:
        super().__init__(message)
        self.newer = newer


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a command."""

    events: list[Event] = field(default_factory=list[Event])
    """All that it caused, whatever their audience: who shows them must look at each `to`. Empty after a refusal."""
    refusal: TableRefusal | None = None
    duplicate: bool = False
    """This interaction had been answered before; these are the first answer's (at most `ANSWERED_EVENTS`, none for the
    host and none that says how all of the lobby stands), and nothing was done."""


def pack(data: Any) -> bytes:
    """JSON, as short as it gets."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def pack_event(event: Event) -> bytes:
    """An event as `[kind, to, data]`."""
    return pack(row(event))


def read_event(data: bytes) -> Event:
    """Read what `pack_event` made."""
    return from_row(json.loads(data))


def pack_state(state: TableState) -> bytes:
    """A snapshot: JSON that says its form, by which every program knows whether it can go on with it, and has all of it
    compressed."""
    form = FIRST_FORMAT + len(MIGRATIONS)
    packed = zlib.compress(pack({"format": form, **state.to_data()}), 1)
    return pack({"format": form, PACKED: base64.b64encode(packed).decode()})


def opened(snapshot: bytes) -> bytes:
    """A snapshot as plain JSON."""
    held = json.loads(snapshot)
    return zlib.decompress(base64.b64decode(held[PACKED])) if PACKED in held else snapshot


def read_state(data: bytes) -> TableState:
    """Read what `pack_state` made. Raises `SnapshotError`."""
    try:
        form = int(json.loads(data)["format"])
        current = FIRST_FORMAT + len(MIGRATIONS)
        if FIRST_FORMAT <= form <= current:
            held = json.loads(opened(data))
            for migrate in MIGRATIONS[form - FIRST_FORMAT :]:
                held = migrate(held)
            return TableState.from_data(held)
    except (ValueError, KeyError, TypeError, IndexError, AttributeError, zlib.error) as error:
        raise SnapshotError(f"a snapshot cannot be read: {error!r}", newer=False) from error
    raise SnapshotError(f"a snapshot has form {form}, not {current}", newer=form > current)


def pack_answer(events: Iterable[Event], refusal: TableRefusal | None) -> bytes:
    """What a second delivery of an interaction shall be told."""
    told = [row(event) for event in events if event.to != HOST and not isinstance(event, _WHOLE)][:ANSWERED_EVENTS]
    return pack([told, None if refusal is None else [refusal.code, refusal.args]])


def read_answer(data: bytes) -> Outcome:
    """Read what `pack_answer` made."""
    events, refusal = json.loads(data)
    refused: TableRefusal | None = None if refusal is None else Refusal(refusal[0], refusal[1])
    return Outcome([from_row(event) for event in events], refused, duplicate=True)
