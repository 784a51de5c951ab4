"""Snapshots, events and answers as bytes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from core.rules.events import HOST, Event
from core.rules.log_form import from_row, row
from core.rules.refusal import OwnCode, Refusal
from core.table.state import TableState

MIGRATIONS: list[Callable[[dict[str, Any]], dict[str, Any]]] = []
"""What makes a snapshot of each form, from the first on, one of the next. A key that is new and has a default needs
none; one that means something else does, and a file of the form before in `tests/table/snapshots`."""
FIRST_FORMAT = 1
ANSWERED_EVENTS = 16
"""So many events of a command are kept for a second delivery of its interaction."""


class SnapshotError(ValueError):
    """A snapshot that this program cannot read. `newer`: a later program wrote it, and can."""

    def __init__(self, message: str, newer: bool) -> None:
        super().__init__(message)
        self.newer = newer


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a command.

    `events`: all that it caused, whatever their audience: who shows them must look at each `to`. Empty after a
    refusal. `duplicate`: this interaction had been answered before; these are the first answer's (at most
    `ANSWERED_EVENTS`, none for the host), and nothing was done.
    """

    events: list[Event] = field(default_factory=list[Event])
    refusal: Refusal | None = None
    duplicate: bool = False


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
    """A snapshot."""
    return pack({"format": FIRST_FORMAT + len(MIGRATIONS), **state.to_data()})


def read_state(data: bytes) -> TableState:
    """Read what `pack_state` made. Raises `SnapshotError`."""
    try:
        held = json.loads(data)
        form, current = int(held["format"]), FIRST_FORMAT + len(MIGRATIONS)
        if FIRST_FORMAT <= form <= current:
            for migrate in MIGRATIONS[form - FIRST_FORMAT :]:
                held = migrate(held)
            return TableState.from_data(held)
    except (ValueError, KeyError, TypeError, IndexError, AttributeError) as error:
        raise SnapshotError(f"a snapshot cannot be read: {error!r}", newer=False) from error
    raise SnapshotError(f"a snapshot has form {form}, not {current}", newer=form > current)


def pack_answer(events: Iterable[Event], refusal: Refusal | None) -> bytes:
    """What a second delivery of an interaction shall be told."""
    told = [row(event) for event in events if event.to != HOST][:ANSWERED_EVENTS]
    return pack([told, None if refusal is None else [refusal.code, refusal.args]])


def read_answer(data: bytes) -> Outcome:
    """Read what `pack_answer` made."""
    events, refusal = json.loads(data)
    refused = None if refusal is None else Refusal(OwnCode(refusal[0]), refusal[1])
    return Outcome([from_row(event) for event in events], refused, duplicate=True)
