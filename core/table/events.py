"""Events of the table itself, beside those of the rules. They go out and into the log the same way; the rules' fold
passes over them.

========  =============================================================================================================
lobby     all: change (``opened``, ``joined``, ``waiting``, ``left``, ``configured``, ``host``), user, lobby (data)
seated    all: seats ``[[user, name], ...]``, scenario, host, moderator; just before the game is dealt
replaced  all: seat, user, name, was
absent    all: seat, user, seconds (of grace)
returned  all: seat, user
clock     all: change (``paused``, ``resumed``, ``extended``, ``restarted``), ends (epoch ms or null), left (ms)
closed    all: reason (``stopped``, ``left``, ``idle``)
========  =============================================================================================================
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from core.rules.events import ALL, HOST, Event

KINDS = frozenset({"lobby", "seated", "replaced", "absent", "returned", "clock", "closed"})


def of_table(kind: str, **data: Any) -> Event:
    """An event of the table, for everybody."""
    if kind not in KINDS:
        raise ValueError(f"no event of the table: {kind}")
    return Event(kind, ALL, data)


def of_rules(events: Iterable[Event]) -> list[Event]:
    """A log without the table's own events: what the rules' fold was made of."""
    return [event for event in events if event.kind not in KINDS]


def is_said(event: Event, moderated: bool) -> bool:
    """Whether an event goes out to somebody: what only a host may see stays in the log where nobody moderates."""
    return event.to != HOST or moderated
