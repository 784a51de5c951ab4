"""Walking over a rulebook: every word that refers to something, and every formula, each with its place.

What a word refers to and what a formula may speak of stand in the annotations of the models, whichever they are: those
of the schema, and those of the stages' parameters.
"""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Literal, Union, cast, get_args, get_origin

from pydantic import BaseModel

from core.rulebook.fields import About, Strict
from core.rulebook.formula import Formula
from core.rulebook.lint.finding import Path
from core.rulebook.refs import Ref
from core.rulebook.stage import StageCall

ANYTHING = frozenset({"me", "target", "slot"})


@dataclass(frozen=True, slots=True)
class Word:
    """A word and what it refers to."""

    path: Path
    text: str
    ref: Ref
    given: bool = True
    """False where a default says it and not the file."""
    asked: bool = False
    """Whether it stands in a formula."""


@dataclass(frozen=True, slots=True)
class FormulaInPlace:
    """A formula and the names that it may be asked about."""

    path: Path
    formula: Formula
    about: frozenset[str]
    values: frozenset[str] = frozenset()
    """The texts that it may have as its value; anything if none is named."""
    number: bool = False
    """Whether its value has to be a number."""


@dataclass(slots=True)
class Shape:
    """What an annotation says of a value and of what is inside it."""

    ref: Ref | None = None
    about: frozenset[str] | None = None
    values: frozenset[str] = frozenset()
    number: bool = False
    literals: frozenset[Any] = frozenset()
    plain: frozenset[type] = frozenset()
    """Plain types that a value may have."""
    item: Shape | None = None
    key: Shape | None = None
    value: Shape | None = None
    model: type[BaseModel] | None = None


Spot = Word | FormulaInPlace


@dataclass(frozen=True, slots=True)
class _Place:
    """Where the walk is: the keys that lead there, and whether the file says what stands there."""

    path: Path
    given: bool = True

    def at(self, *keys: str | int) -> _Place:
        """A place inside this one."""
        return _Place([*self.path, *keys], self.given)


def walk(model: BaseModel) -> Iterator[Spot]:
    """Everything in a model that refers to something or is a formula, also in what is inside it."""
    yield from _model(model, _Place([]))


def _model(model: BaseModel, place: _Place) -> Iterator[Spot]:
    for name, (alias, shape) in shapes(type(model)).items():
        given = place.given and name in model.model_fields_set
        yield from _inside(getattr(model, name), shape, _Place([*place.path, alias], given))
    if isinstance(model, Strict):
        for inner, text, ref in model.own_references():
            yield Word([*place.path, *inner], text, ref, place.given)


def _inside(value: Any, shape: Shape, place: _Place) -> Iterator[Spot]:
    if isinstance(value, str):
        if shape.ref is not None and value not in shape.literals:
            yield Word(place.path, value, shape.ref, place.given)
    elif isinstance(value, Formula):
        about = ANYTHING if shape.about is None else shape.about
        yield FormulaInPlace(place.path, value, about, shape.values, shape.number)
    elif isinstance(value, StageCall):
        yield from _step(value, shape, place)
    elif isinstance(value, BaseModel):
        yield from _model(value, place)
    elif isinstance(value, Mapping):
        for key, inner in cast("Mapping[Any, Any]", value).items():
            if shape.key is not None:
                yield from _inside(key, shape.key, place.at(str(key)))
            if shape.value is not None:
                yield from _inside(inner, shape.value, place.at(str(key)))
    elif isinstance(value, (list, tuple)) and shape.item is not None:
        for index, inner in enumerate(cast("Sequence[Any]", value)):
            yield from _inside(inner, shape.item, place.at(index))


def calls(model: BaseModel) -> Iterator[StageCall]:
    """Every step in a model, also those inside other steps."""
    stack: list[Any] = [model]
    while stack:
        value = stack.pop()
        if isinstance(value, StageCall):
            yield value
            stack.append(value.params)
        elif isinstance(value, BaseModel):
            stack += [getattr(value, name) for name in type(value).model_fields]
        elif isinstance(value, Mapping):
            stack += cast("Mapping[Any, Any]", value).values()
        elif isinstance(value, (list, tuple)):
            stack += cast("Sequence[Any]", value)


def _step(call: StageCall, shape: Shape, place: _Place) -> Iterator[Spot]:
    leaving = place.path[:2] == ["steps", "leaves"]  # there the conditions are about the leaver
    about = frozenset({"me"}) if leaving else (shape.about or frozenset[str]())
    yield FormulaInPlace([*place.path, "if"], call.condition, about)
    inside = place.at(call.name)
    yield from _model(call.params, inside)
    for text, ref in call.stage.words:
        yield Word(inside.path, text, ref, place.given)


@cache
def shapes(model: type[BaseModel]) -> dict[str, tuple[str, Shape]]:
    """By field: the name that it has in a file, and what its annotation says."""
    return {
        name: (info.alias or name, _shape(info.annotation, tuple(info.metadata)))
        for name, info in model.model_fields.items()
    }


def _shape(hint: Any, metadata: tuple[Any, ...] = ()) -> Shape:
    origin = get_origin(hint)
    args = get_args(hint)
    shape = Shape()
    if origin is Annotated:
        shape = _shape(args[0], tuple(args[1:]))
    elif origin in (Union, types.UnionType):
        for part in args:
            _merge(shape, _shape(part))
    elif origin is Literal:
        shape.literals = frozenset(args)
    elif origin in (list, tuple, set, frozenset):
        shape.item = Shape()
        for part in args:
            _merge(shape.item, _shape(part))
    elif origin in (dict, Mapping):
        shape.key = _shape(args[0])
        shape.value = _shape(args[1])
    elif isinstance(hint, type) and issubclass(hint, BaseModel):
        shape.model = hint
    elif isinstance(hint, type):
        shape.plain |= {hint} - {type(None)}
    for one in metadata:
        if isinstance(one, Ref):
            shape.ref = one
        elif isinstance(one, About):
            shape.about = one.names
            shape.values = one.values
            shape.number = one.number
            if shape.item is not None:
                shape.item.about = one.names
    return shape


def _merge(into: Shape, other: Shape) -> None:
    into.ref = into.ref or other.ref
    into.about = other.about if into.about is None else into.about
    into.values |= other.values
    into.number = into.number or other.number
    into.literals |= other.literals
    into.plain |= other.plain
    into.item = into.item or other.item
    into.key = into.key or other.key
    into.value = into.value or other.value
    into.model = into.model or other.model


def untyped(model: type[BaseModel], above: str = "") -> list[str]:
    """Fields in which a text may stand that nothing says the meaning of, or a formula of which all may be asked."""
    found: set[str] = set()
    for alias, shape in shapes(model).values():
        for part in _parts(shape):
            if part.model is not None:
                found |= set(untyped(part.model, f"{above}{alias}."))
            elif (Formula in part.plain and part.about is None) or (
                str in part.plain and part.ref is None and not part.literals
            ):
                found.add(f"{above}{alias}")
    return sorted(found)


def _parts(shape: Shape) -> Iterator[Shape]:
    yield shape
    for inner in (shape.item, shape.key, shape.value):
        if inner is not None:
            yield from _parts(inner)


def keys_at(model: type[BaseModel], path: Sequence[str | int]) -> list[str]:
    """The keys that the part of a model at a place may have, by the annotations on the way there."""
    shape = Shape(model=model)
    for part in path:
        inner: Shape | None = None
        if shape.model is not None:
            inner = next((one for alias, one in shapes(shape.model).values() if alias == part), None)
        elif shape.value is not None or shape.item is not None:
            inner = shape.value or shape.item
        if inner is None:
            return []
        shape = inner
    return [] if shape.model is None else [alias for alias, _ in shapes(shape.model).values()]
