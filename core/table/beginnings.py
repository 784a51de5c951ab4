"""How phases began: what a table keeps of the last ones, so that a host can take the game back to one of them.

They are kept in the snapshot, so that going back needs nothing that is not at hand: one round trip, like any other
command. Each is a text, made once; one game after another says much the same, and so they make a compressed snapshot
hardly larger.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from core.rules.events import Event, Marked, Met, PhaseBegan, Told, Unmarked
from core.rules.state import Game
from core.table.watch import Watch

SEAT = "seat:"
_TOLD = (Told, Met, Marked, Unmarked)

KEPT = 4
"""So many beginnings are kept: the running phase's, and those of the three before it."""


@dataclass(frozen=True, slots=True)
class Beginning:
    """How a phase began."""

    phase: str
    serial: int
    day: int
    night: int
    logged: int
    """So many events had happened by then, all told."""
    told: frozenset[int]
    """Seats that have heard something in private since."""
    text: str
    """The game as it was, as JSON."""
    watch: Watch = field(default_factory=Watch)
    """Who had been there until then."""

    @classmethod
    def of(cls, game: Game, watch: Watch, logged: int) -> Beginning:
        """The phase that has just begun."""
        text = json.dumps(game.to_data(), ensure_ascii=False, separators=(",", ":"))
        return cls(game.phase, game.serial, game.day, game.night, logged, frozenset(), text, watch)

    def game(self) -> Game:
        """The game as it was then."""
        return Game.from_data(json.loads(self.text))

    def to_data(self) -> list[Any]:
        """As JSON data."""
        told = sorted(self.told)
        watch = self.watch.to_data()
        return [self.phase, self.serial, self.day, self.night, self.logged, told, self.text, watch]

    @classmethod
    def from_data(cls, row: list[Any]) -> Beginning:
        """Read what `to_data` made."""
        phase, serial, day, night, logged, told, text = row[:7]
        watch = Watch.from_data(row[7]) if row[7:] else Watch()
        return cls(phase, serial, day, night, logged, frozenset(told), text, watch)


def noted(
    kept: tuple[Beginning, ...], game: Game, watch: Watch, events: Iterable[Event], logged: int
) -> tuple[Beginning, ...]:
    """The beginnings after these events, which led to this game and to this watch; `logged` counts them too. A phase
    that was over before anybody could do anything in it is none to go back to."""
    events = list(events)
    hearers = {
        int(event.to.removeprefix(SEAT)) for event in events if isinstance(event, _TOLD) and event.to.startswith(SEAT)
    }
    if kept and not hearers <= kept[-1].told:
        kept = (*kept[:-1], replace(kept[-1], told=kept[-1].told | hearers))
    if any(isinstance(event, PhaseBegan) for event in events) and (not kept or kept[-1].serial != game.serial):
        return (*kept, Beginning.of(game, watch, logged))[-KEPT:]
    return kept
