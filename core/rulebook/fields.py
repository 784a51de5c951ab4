"""Building blocks of the scenario schema: strict models and formulas as fields."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, PlainSerializer, WithJsonSchema

from core.rulebook.formula import ARGUMENTS, Formula
from core.rulebook.phrase import Misstated, Phrase
from core.rulebook.refs import Reference


class Strict(BaseModel):
    """A part of a scenario file: unknown keys are errors, and nothing changes after loading."""

    model_config = ConfigDict(extra="forbid", frozen=True, arbitrary_types_allowed=True, populate_by_name=True)

    def own_references(self) -> Iterator[Reference]:
        """Words whose meaning hangs on another field, which no annotation can say."""
        yield from ()


def read_formula(value: Any) -> Formula:
    """A formula as a file writes it. Raises `Misstated`."""
    if isinstance(value, Formula):
        return value
    if not isinstance(value, (str, int, float, bool)):
        raise Misstated(Phrase("formula_form", {"example": "floor(n / 2) + 1"}), (Phrase("reference_formulas"),))
    return Formula(value)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class About:
    """What formulas of a field are asked about, and what they may answer."""

    names: frozenset[str]
    """Which of `me`, `target` and `slot` they may name."""
    values: frozenset[str] = frozenset()
    """The texts that they may have as their value; anything if none is named."""
    number: bool = False
    """Whether their value has to be a number."""


_reads = BeforeValidator(read_formula)
_writes = PlainSerializer(lambda formula: formula.text)
_schema = WithJsonSchema({"type": ["string", "number", "boolean"]})

TableFormula = Annotated[Formula, _reads, _writes, _schema, About(frozenset())]
"""A formula about the table as it stands."""
SeatFormula = Annotated[Formula, _reads, _writes, _schema, About(frozenset({"me"}))]
"""A formula about a seat, `me`."""
TargetFormula = Annotated[Formula, _reads, _writes, _schema, About(frozenset({"me", "target"}))]
"""A formula about a seat, `me`, and another one that it names, `target`."""
SlotFormula = Annotated[Formula, _reads, _writes, _schema, About(frozenset(ARGUMENTS))]
"""As `TargetFormula`, with the place (from 0) in which the seat is named, `slot`."""
TableNumber = Annotated[Formula, _reads, _writes, _schema, About(frozenset(), number=True)]
"""A formula about the table that has a number as its value."""
SeatNumber = Annotated[Formula, _reads, _writes, _schema, About(frozenset({"me"}), number=True)]
"""A formula about a seat, `me`, that has a number as its value."""
FormulaField = Annotated[Formula, _reads, _writes, _schema]
"""A formula of which nothing is said about what it may name."""


def as_list(value: Any) -> Any:
    """One thing where several may stand."""
    return [value] if isinstance(value, (str, int)) else value


one_or_more = BeforeValidator(as_list)
"""Where a list is wanted, a single value stands for a list of one."""
YES = Formula("True")
NO = Formula("False")
