"""What can be asked of a table beside the commands of the rules. `by` is always a Discord user id.

`steward`: the person has rights over the server's games (the cog has looked), and may do what the host may.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from core.rules.commands import Command as RulesCommand
from core.table.lobby_state import MISSES, TOGETHER, Player


@dataclass(frozen=True, slots=True)
class Open:
    """Open a lobby; its opener leads it, and sits down unless they are its moderator."""

    by: int
    name: str
    channel: int
    scenario: str
    voice: int | None = None
    moderator: int | None = None
    language: str = "en"
    pace: str = TOGETHER
    relay: bool = False
    apart: bool = False
    narrator: bool = True
    reveal: bool | None = None
    led: bool = False
    misses: int = MISSES
    warned: bool = True
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])
    roles: tuple[str, ...] = ()
    """A table built out of a pool."""
    invited: tuple[Player, ...] = ()
    """For whom chairs are kept for a while."""


@dataclass(frozen=True, slots=True)
class Join:
    """Sit down, or wait for a seat; in a running game, come back to one's own or play on from one held open."""

    by: int
    name: str


@dataclass(frozen=True, slots=True)
class Leave:
    """Get up, or wait no more; in a running game the seat is kept for the time of grace, and then it is given up."""

    by: int


@dataclass(frozen=True, slots=True)
class Configure:
    """Change the lobby: `scenario`, `options`, `rule` (one of the options and its value, and no other's), `roles` (a
    table built out of a pool), `language`, `pace`, `voice`, `host` (one of those who are here), `moderator`, `relay`,
    `channel`."""

    by: int
    changes: Mapping[str, Any]
    steward: bool = False


@dataclass(frozen=True, slots=True)
class Kick:
    """Take somebody off the table before the game; they may not sit down again."""

    by: int
    user: int
    pardon: bool = False
    """They may after all."""
    steward: bool = False


@dataclass(frozen=True, slots=True)
class Move:
    """The table goes on in a thread of its own, or (None) in the channel under which that was: refused where another
    table is."""

    thread: int | None


@dataclass(frozen=True, slots=True)
class Pick:
    """Put so many cards more (or fewer) of a role on the table that is built out of a pool."""

    by: int
    role: str
    more: int
    steward: bool = False


@dataclass(frozen=True, slots=True)
class Begin:
    """Deal the roles and begin."""

    by: int
    seed: int | None = None
    """Of every chance in the game; without one the table draws it."""
    roles: tuple[str, ...] = ()
    """A table seated by hand, in seat order."""
    steward: bool = False


@dataclass(frozen=True, slots=True)
class Stop:
    """Close the lobby or end the game without a winner."""

    by: int
    steward: bool = False
    lobby: bool = False
    """The lobby alone is meant: a game that it has become goes on."""


@dataclass(frozen=True, slots=True)
class Pause:
    """Hold the clock; nobody can act until it goes on."""

    by: int
    steward: bool = False


@dataclass(frozen=True, slots=True)
class Resume:
    """Let the clock go on with the time that was left."""

    by: int
    steward: bool = False


@dataclass(frozen=True, slots=True)
class Hold:
    """The table cannot be seen, so its clock stands still, for a while at most; with `over`, it can be seen again."""

    over: bool = False


@dataclass(frozen=True, slots=True)
class Extend:
    """Give the running phase or speech some seconds more."""

    by: int
    seconds: int
    steward: bool = False


@dataclass(frozen=True, slots=True)
class Next:
    """End the running phase or speech now. `turn`: the number of the speech that is meant; None: whichever runs."""

    by: int
    steward: bool = False
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class Replace:
    """Another person takes over a seat."""

    by: int
    seat: int
    user: int
    name: str
    steward: bool = False


@dataclass(frozen=True, slots=True)
class Ruling:
    """A decision that the rulebook leaves to its host: to put somebody out, that a word was said."""

    by: int
    do: str
    at: tuple[int, ...] = ()
    extras: Mapping[str, Any] = field(default_factory=dict[str, Any])
    steward: bool = False


@dataclass(frozen=True, slots=True)
class Voice:
    """For or against the motion of this number."""

    by: int
    motion: int
    yes: bool


@dataclass(frozen=True, slots=True)
class HandOver:
    """Another person leads the table from now on."""

    by: int
    user: int
    name: str
    steward: bool = False


@dataclass(frozen=True, slots=True)
class CoHost:
    """A second person runs the game beside its moderator; None: nobody does any more."""

    by: int
    user: int | None
    name: str = ""
    steward: bool = False


@dataclass(frozen=True, slots=True)
class Lead:
    """Run the table from outside it, where the server wants somebody to and nobody does yet."""

    by: int
    name: str


@dataclass(frozen=True, slots=True)
class Undo:
    """Take the game back to where the phase of this serial began: the running one, or one of the last before it."""

    by: int
    serial: int
    steward: bool = False


@dataclass(frozen=True, slots=True)
class SeekSubstitute:
    """Somebody else is to play on from a seat, the asker's own (None) or another: whoever has waited for one, or the
    first to come."""

    by: int
    seat: int | None = None
    steward: bool = False


@dataclass(frozen=True, slots=True)
class Here:
    """A player gives a sign that they are there."""

    by: int


@dataclass(frozen=True, slots=True)
class Gone:
    """Somebody left the server."""

    by: int


@dataclass(frozen=True, slots=True)
class Due:
    """The table's clock: whatever has come due by now, happens."""


@dataclass(frozen=True, slots=True)
class ResumeAfterRestart:
    """The process is back: a clock that ran out meanwhile gets a time of grace."""


Lever = Pause | Resume | Extend | Next
Gathering = Open | Join | Leave | Configure | Kick | Pick | Lead | Begin
Leading = Ruling | Voice | HandOver | CoHost | Undo
Seating = Replace | SeekSubstitute | Here | Gone
TableCommand = Gathering | Move | Stop | Lever | Hold | Seating | Leading | Due | ResumeAfterRestart
Command = TableCommand | RulesCommand
