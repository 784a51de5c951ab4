"""What published rulebooks write where: the shortest example of each step, and of each field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import yaml
from pydantic import BaseModel

from core.books.library import folder_of, own_stages, published
from core.rulebook.lint.walk import Shape, shapes
from core.rulebook.loader import FILE
from core.rulebook.schema import Scenario
from core.rulebook.stage import Stage, StageCall
from core.rulebook.yaml_file import read
from core.rules.register import load_stages

LONG = 100
"""An example of more characters is no example of a field, and a step of more is written on several lines."""


class Example(NamedTuple):
    """What a rulebook writes, and which does."""

    text: str
    book: str


@dataclass(frozen=True, slots=True)
class Examples:
    """The shortest that there is of each."""

    steps: Mapping[str, Example]
    """By stage: a step of a list, as YAML."""
    fields: Mapping[tuple[type[BaseModel], str], Example]
    """By model and name of the field in a file: `name: value`, on one line."""


@cache
def examples() -> Examples:
    """Examples out of all published rulebooks."""
    steps: dict[str, Example] = {}
    fields: dict[tuple[type[BaseModel], str], Example] = {}
    for book in published():
        data: Any = read((folder_of(book) / FILE).read_text(encoding="utf-8"))[0]
        for what, key, value in _Walk({**load_stages(), **own_stages(book)}).part(Scenario, data):
            if isinstance(what, str):
                alone = isinstance(value, dict) and len(value) == 1
                _keep(steps, what, f"- {_flow(value)[1:-1] if alone else _flow(value)}", book)
            else:
                _keep(fields, (what, key), _flow({key: value})[1:-1], book)
    return Examples(
        {name: one if len(one.text) <= LONG else _on_lines(one) for name, one in steps.items()},
        {field: one for field, one in fields.items() if len(one.text) <= LONG},
    )


def _keep(found: dict[Any, Example], key: Any, text: str, book: str) -> None:
    if key not in found or len(text) < len(found[key].text):
        found[key] = Example(text, book)


def _flow(value: Any) -> str:
    """A value on one line, as people write it."""
    text = yaml.safe_dump(value, default_flow_style=True, sort_keys=False, allow_unicode=True, width=1_000_000)
    return text.removesuffix("\n").removesuffix("\n...").replace("'on': ", "on: ")


def _on_lines(one: Example) -> Example:
    value = read(one.text)[0]
    text = yaml.safe_dump(value, default_flow_style=None, sort_keys=False, allow_unicode=True, width=LONG)
    return one._replace(text=text.rstrip("\n").replace("'on': ", "on: "))


Found = tuple[str | type[BaseModel], str, Any]
"""The stage of a step, twice, and the step; or a model, the name of a field, and what stands there."""


class _Walk:
    """Through a file as it is written, beside the models that say what it means."""

    def __init__(self, stages: Mapping[str, Stage]) -> None:
        self._stages = stages

    def part(self, model: type[BaseModel], data: Any) -> Iterator[Found]:
        """All that stands in a part of the file."""
        for alias, shape in shapes(model).values() if isinstance(data, dict) else ():
            if alias in data:
                yield model, alias, data[alias]
                yield from self._inside(shape, data[alias])

    def _inside(self, shape: Shape, data: Any) -> Iterator[Found]:
        if shape.item is not None:
            for one in data if isinstance(data, list) else [data]:
                yield from self._inside(shape.item, one)
        elif shape.key is not None and shape.value is not None:
            for one in data.values() if isinstance(data, dict) else ():
                yield from self._inside(shape.value, one)
        elif StageCall in shape.plain:
            yield from self._step(data)
        elif shape.model is not None:
            yield from self.part(shape.model, data)

    def _step(self, data: Any) -> Iterator[Found]:
        step: dict[str, Any] = {data: None} if isinstance(data, str) else data
        name = next(key for key in step if key in self._stages)
        yield name, name, data
        yield from self.part(self._stages[name].params, step[name])
