"""Walking over a rulebook: every word that refers to something, and every formula, each with its place.

What a word refers to and what a formula may speak of stand in the annotations of the models, whichever they are: those
of the schema, and those of the stages' parameters.
"""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel

from core.rulebook.fields import About, Strict
from core.rulebook.formula import Formula
from core.rulebook.lint.finding import Path
from core.rulebook.refs import Ref
from core.rulebook.stage import StageCall

ANYTHING = frozenset({"me", "target", "slot"})
PLAIN = Ref("plain")
"""A text of which no annotation says what it refers to."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word and what it refers to."""

    path: Path
    text: str
    ref: Ref
    # False where a default says it and not the file.
    given: bool = True
    # Whether it stands in a formula.
    asked: bool = False


@dataclass(frozen=True, slots=True)
class Asked:
    """A formula and the names that it may be asked about."""

    path: Path
    formula: Formula
    about: frozenset[str]


@dataclass(slots=True)
class Shape:
    """What an annotation says of a value and of what is inside it."""

    ref: Ref | None = None
    about: frozenset[str] | None = None
    literals: frozenset[Any] = frozenset()
    text: bool = False
    item: Shape | None = None
    key: Shape | None = None
    value: Shape | None = None
    model: type[BaseModel] | None = None


Spot = Word | Asked


def walk(model: BaseModel, path: Path | None = None, given: bool = True) -> Iterator[Spot]:
    """Everything in a model that refers to something or is a formula, also in what is inside it."""
    at = path or []
    for name, (alias, shape) in shapes(type(model)).items():
        yield from _inside(getattr(model, name), shape, [*at, alias], given and name in model.model_fields_set)
    if isinstance(model, Strict):
        for inner, text, ref in model.own_references():
            yield Word([*at, *inner], text, ref, given)


def _inside(value: Any, shape: Shape, path: Path, given: bool) -> Iterator[Spot]:
    if isinstance(value, str):
        if shape.ref is not None and value not in shape.literals:
            yield Word(path, value, shape.ref, given)
        elif shape.text and value not in shape.literals:
            yield Word(path, value, PLAIN, given)
    elif isinstance(value, Formula):
        yield Asked(path, value, ANYTHING if shape.about is None else shape.about)
    elif isinstance(value, StageCall):
        leaving = path[:2] == ["steps", "leaves"]
        about = frozenset({"me"}) if leaving else (shape.about or frozenset[str]())
        yield Asked([*path, "if"], value.condition, about)
        yield from walk(value.params, [*path, value.name], given)
        for text, ref in value.stage.words:
            yield Word([*path, value.name], text, ref, given)
    elif isinstance(value, BaseModel):
        yield from walk(value, path, given)
    elif isinstance(value, Mapping):
        for key, inner in value.items():  # pyright: ignore[reportUnknownVariableType] - the file's own data
            if shape.key is not None:
                yield from _inside(key, shape.key, [*path, str(key)], given)  # pyright: ignore[reportUnknownArgumentType]
            if shape.value is not None:
                yield from _inside(inner, shape.value, [*path, str(key)], given)  # pyright: ignore[reportUnknownArgumentType]
    elif isinstance(value, (list, tuple)) and shape.item is not None:
        for index, inner in enumerate(value):  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
            yield from _inside(inner, shape.item, [*path, index], given)


@cache
def shapes(model: type[BaseModel]) -> dict[str, tuple[str, Shape]]:
    """By field: the name that it has in a file, and what its annotation says."""
    return {
        name: (info.alias or name, _shape(info.annotation, tuple(info.metadata)))
        for name, info in model.model_fields.items()
    }


def _shape(hint: Any, metadata: tuple[Any, ...] = ()) -> Shape:
    origin, args = get_origin(hint), get_args(hint)
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
        shape.key, shape.value = _shape(args[0]), _shape(args[1])
    elif isinstance(hint, type) and issubclass(hint, BaseModel):
        shape.model = hint
    shape.text |= hint is str
    for one in metadata:
        if isinstance(one, Ref):
            shape.ref = one
        elif isinstance(one, About):
            shape.about = one.names
            if shape.item is not None:
                shape.item.about = one.names
    return shape


def _merge(into: Shape, other: Shape) -> None:
    into.ref = into.ref or other.ref
    into.about = other.about if into.about is None else into.about
    into.literals |= other.literals
    into.text |= other.text
    into.item = into.item or other.item
    into.key = into.key or other.key
    into.value = into.value or other.value
    into.model = into.model or other.model


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
