"""Building blocks of the scenario schema: strict models and formulas as fields."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from pydantic import BaseModel, BeforeValidator, ConfigDict, PlainSerializer, WithJsonSchema, model_validator

from core.rulebook.formula import ARGUMENTS, Formula
from core.rulebook.phrase import Misstated, Phrase
from core.rulebook.refs import Reference


class Strict(BaseModel):
    """A part of a scenario file: unknown keys are errors, and nothing changes after loading."""

    model_config = ConfigDict(extra="forbid", frozen=True, arbitrary_types_allowed=True, populate_by_name=True)

    @model_validator(mode="before")
    @classmethod
    def _single_values(cls, data: Any) -> Any:
        """Where a list is wanted, a single value stands for a list of one; where two of a kind are, for both."""
        if not isinstance(data, dict):
            return data
        said: dict[Any, Any] = data
        lists = _lists(cls)
        return {key: _listed(value, lists[key]) if key in lists else value for key, value in said.items()}

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
class _Listed:
    """Where lists are wanted in a value: it is one itself, of so many if that is fixed, or it holds them by key."""

    is_list: bool
    many: int
    inner: _Listed | None


@cache
def _lists(model: type[BaseModel]) -> dict[str, _Listed]:
    """By the name of a field in a file, where lists are wanted in it."""
    found: dict[str, _Listed] = {}
    for name, info in model.model_fields.items():
        # A field that reads its value itself knows what a single one stands for.
        reads = any(isinstance(one, BeforeValidator) for one in info.metadata)
        listed = None if reads else _list_in(info.annotation)
        if listed is not None:
            found |= dict.fromkeys((name, info.alias or name), listed)
    return found


def _list_in(hint: Any) -> _Listed | None:
    origin = get_origin(hint)
    args = get_args(hint)
    if origin is Annotated:
        reads = any(isinstance(one, BeforeValidator) for one in args[1:])
        return None if reads else _list_in(args[0])
    if origin in (Union, UnionType):
        arms = [arm for arm in args if arm is not type(None)]
        return _list_in(arms[0]) if len(arms) == 1 else None
    if origin is list or (origin is tuple and args[-1] is Ellipsis):
        return _Listed(True, 1, _list_in(args[0]))
    if origin is tuple:
        return _Listed(True, len(args), None)
    inner = _list_in(args[1]) if origin is dict else None
    return None if inner is None else _Listed(False, 0, inner)


def _listed(value: Any, wanted: _Listed) -> Any:
    """The value with lists where they are wanted."""
    inner = wanted.inner
    if value is None:
        return value
    if not wanted.is_list:
        if inner is None or not isinstance(value, dict):
            return value
        by_key: dict[Any, Any] = value
        return {key: _listed(one, inner) for key, one in by_key.items()}
    if not isinstance(value, (list, tuple)):
        value = [value] * wanted.many
    each: list[Any] = list(value)  # pyright: ignore[reportUnknownArgumentType] - a file's data
    return each if inner is None else [_listed(one, inner) for one in each]


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

YES = Formula("True")
NO = Formula("False")
