"""What can be asked of a game. A command is a value; time and the host come in as commands like a player's click."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Act:
    """A player uses an ability: `by` a seat, `do` a verb, `at` seats in the order named, `extras` the
    script's `with`.

    `do="pass"` withdraws what the seat gave in this phase.
    """

    by: int
    do: str
    at: tuple[int, ...] = ()
    extras: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Vote:
    """A voter's entry in the running ballot. No `choices` takes an earlier one back, perhaps `to_think` again."""

    voter: int
    choices: tuple[int, ...]
    to_think: bool = False


@dataclass(frozen=True, slots=True)
class Host:
    """A decision of the host: `eject`, or a verb that the scenario gives its host."""

    do: str
    at: tuple[int, ...] = ()
    extras: Mapping[str, Any] = field(default_factory=dict)
    absent: bool = False
    """It is not the host who puts these seats out, but the table, which has waited for them long enough."""


@dataclass(frozen=True, slots=True)
class Floor:
    """A word about the talk itself: `yield` a turn, `skip` to the vote, `extend` the talk, `challenge` the
    speaker, `grant` a challenge (`at` the challenger), `agree` / `disagree` with the speaker.
    """

    by: int
    do: str
    at: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Deadline:
    """The clock of the phase with this serial has run out. A deadline of an earlier phase changes nothing."""

    phase: int


@dataclass(frozen=True, slots=True)
class TurnOver:
    """The clock of one speaker has run out."""

    phase: int
    turn: int


Command = Act | Vote | Host | Floor | Deadline | TurnOver
