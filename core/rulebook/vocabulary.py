"""What the rules give a rulebook to speak with: the names of formulas, their arguments, and the engine's own words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

SEAT = "seat"
"""The kind of an argument that is a seat."""
NUMBER = "number"
VALUE = "value"
"""The kind of an argument or a result of which nothing is known."""


@dataclass(frozen=True, slots=True)
class Signature:
    """What a function of formulas takes and gives: kinds of references, `seat`, `number` or `value`."""

    takes: tuple[str, ...] = ()
    """The kinds of its arguments, in order."""
    least: int = 0
    """How many of them must be given."""
    rest: str | None = None
    """The kind of any number of further arguments; None where there are no further ones."""
    gives: str = NUMBER
    """The kind of its value."""
    about: str = ""
    """What it does, in a sentence."""
    names: tuple[str, ...] = ()
    """The names of its arguments, in order; the last is that of further ones."""

    def form(self, name: str) -> str:
        """How a call of it is written: `has(seat, mark)`, `living(role, ...)`."""
        further = [] if self.rest is None else [self.rest, "..."]
        return f"{name}({', '.join([*self.names[: len(self.takes)], *further])})"


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The names of formulas, and words that are there in every rulebook."""

    functions: Mapping[str, Signature]
    variables: Mapping[str, str]
    """Names that stand for a value: the kind of each."""
    own: Mapping[str, frozenset[str]] = field(default_factory=dict[str, frozenset[str]])
    """Words that the engine brings in and asks for by itself, by kind of reference."""

    @property
    def names(self) -> frozenset[str]:
        """Every name that a formula may use, but for `me`, `target`, `slot` and the options."""
        return frozenset(self.functions) | frozenset(self.variables)
