"""A log as it stands: what was taken back is left out.

A log is only ever added to. That something was taken back is an event like any other, and says from where on what
came before it does not count. What people did round the game (who took whose chair) stands all the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from core.rules.events import Event, PhaseBegan
from core.rules.fold import fold
from core.rules.state import Game
from core.table_events import OF_TABLE, TakenBack


def standing(log: Iterable[Event]) -> list[Event]:
    """The events that stand, in order, and those that tell that some do not."""
    return [event for event, _, _ in _standing(log)]


def retold(log: Iterable[Event]) -> list[Event]:
    """The rules' events as if what was taken back had never been, and where something was."""
    return [
        _numbered(event, undone)
        for event, undone, again in _standing(log)
        if not again and (isinstance(event, TakenBack) or not isinstance(event, OF_TABLE))
    ]


def of_rules(log: Iterable[Event]) -> list[Event]:
    """A log without the table's own events and without what was taken back: what the rules' fold was made of."""
    return [event for event in retold(log) if not isinstance(event, TakenBack)]


def replayed(log: Iterable[Event]) -> Game:
    """The game at the end of a table's log."""
    log = list(log)
    game = fold(of_rules(log))
    game.undone = max((event.undone for event in log if isinstance(event, TakenBack)), default=0)
    game.serial += game.undone
    return game


def _standing(log: Iterable[Event]) -> Iterator[tuple[Event, int, bool]]:
    """Each event that stands, how many phases were undone as it happened, and whether it only tells again."""
    kept: list[tuple[int, Event, int, bool]] = []
    undone = 0
    again = 0
    for place, event in enumerate(log):
        if isinstance(event, TakenBack):
            kept = [one for one in kept if one[0] < event.kept or isinstance(one[1], OF_TABLE)]
            undone = event.undone
            again = event.retold
            kept.append((place, event, undone, False))
            continue
        kept.append((place, event, undone, again > 0))
        again = max(0, again - 1)
    return ((event, undone, again) for _, event, undone, again in kept)


def _numbered(event: Event, undone: int) -> Event:
    return replace(event, serial=event.serial - undone) if undone and isinstance(event, PhaseBegan) else event
