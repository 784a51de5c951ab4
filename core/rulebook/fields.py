"""Building blocks of the scenario schema: strict models and formulas as fields."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, PlainSerializer, WithJsonSchema

from core.rulebook.formula import Formula, FormulaError


class Strict(BaseModel):
    """A part of a scenario file: unknown keys are errors, and nothing changes after loading."""

    model_config = ConfigDict(extra="forbid", frozen=True, arbitrary_types_allowed=True, populate_by_name=True)


def _formula(value: Any) -> Formula:
    if isinstance(value, Formula):
        return value
    if not isinstance(value, (str, int, float, bool)):
        raise ValueError("a formula is a number or a text such as 'floor(n / 2) + 1'")
    try:
        return Formula(value)  # type: ignore[arg-type]
    except FormulaError as error:
        raise ValueError(str(error)) from error


FormulaField = Annotated[
    Formula,
    BeforeValidator(_formula),
    PlainSerializer(lambda formula: formula.text),
    WithJsonSchema({"type": ["string", "number", "boolean"]}),
]


def as_list(value: Any) -> Any:
    """One thing where several may stand."""
    return [value] if isinstance(value, (str, int)) else value


TableFormula = FormulaField
"""A formula about the table as a whole."""
SeatFormula = FormulaField
"""A formula about `me`."""
TargetFormula = FormulaField
"""A formula about `me` and `target`, whom `me` names."""
SlotFormula = FormulaField
"""A formula about `me`, `target` and `slot`, the place (from 0) in which `me` names `target`."""
OneOrMore = Annotated[list[str], BeforeValidator(as_list)]
YES = Formula("True")
NO = Formula("False")
