"""What a narrator has still to say, written down as it changes: the next process says it, should this one die.

A line that is being said when its process ends is said again, from its beginning, as after a lost connection.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

Place = tuple[int, int]
"""Where something said stands among all that is said at its table (`core.table.Said.place`)."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A line: its cues, how many further phases it outlives, whether it goes before others, for how many seconds it has
    waited."""

    cues: tuple[str, ...]
    life: int
    urgent: bool
    age: float


@dataclass(frozen=True, slots=True)
class Unsaid:
    """`lines` in their order."""

    serial: int = 0
    calls: tuple[tuple[float, str], ...] = ()
    """Those of the night that began with the phase `serial`, in seconds after nightfall; so many of them have been
    `called`."""
    called: int = 0
    lines: tuple[Waiting, ...] = ()
    turn: tuple[int, int | None] | None = None
    """The turn of that phase to which somebody was called last: its number and seat."""


NOTHING = Unsaid()


@dataclass(frozen=True, slots=True)
class VoiceNote:
    """Of which game it is, the last thing that its voice has heard, and what is left to be said."""

    game: str
    heard: Place | None
    unsaid: Unsaid

    def write(self, now: int) -> str:
        """As text. `now`: epoch milliseconds."""
        rest = self.unsaid
        lines = [[one.cues, one.life, one.urgent, now - round(one.age * 1000)] for one in rest.lines]
        return json.dumps([self.game, self.heard, rest.serial, rest.calls, rest.called, lines, rest.turn])

    @classmethod
    def read(cls, text: str, now: int) -> VoiceNote:
        """What `write` made, perhaps by another process a while ago."""
        game, heard, serial, calls, called, lines, *more = json.loads(text)
        waiting = [
            Waiting(tuple(cues), life, urgent, max(0.0, (now - since) / 1000)) for cues, life, urgent, since in lines
        ]
        planned = tuple((offset, cue) for offset, cue in calls)
        turn = more[0] if more else None  # of which an earlier version of this program wrote nothing
        unsaid = Unsaid(serial, planned, called, tuple(waiting), None if turn is None else (turn[0], turn[1]))
        return cls(game, None if heard is None else _place(heard), unsaid)


def _place(two: Sequence[int]) -> Place:
    first, second = two
    return first, second
