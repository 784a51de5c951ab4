"""The JSON Schema of a scenario file, for editors that complete and check while one types: made from the models."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from core.authors.reference import comments, sentence
from core.books.library import own_stages, published
from core.rulebook.formula import Formula
from core.rulebook.lint.walk import Shape, shapes
from core.rulebook.schema import Scenario
from core.rulebook.stage import Stage, StageCall
from core.rules.register import load_stages

DIALECT = "https://json-schema.org/draft/2020-12/schema"
STEP = "step"
FORMULA: dict[str, Any] = {"type": ["string", "number", "boolean"]}
_PLAIN = {str: "string", int: "integer", float: "number", bool: "boolean"}


def json_schema() -> dict[str, Any]:
    """What a scenario file may look like. What words refer to, and what formulas say, `mafia scenario lint` checks."""
    found = _Definitions()
    top = found.part(Scenario)
    texts = {"type": "object", "additionalProperties": {"type": "string"}, "description": "The texts, by language."}
    top["properties"]["texts"] = texts
    stages = dict(load_stages())
    for book in published():
        stages |= own_stages(book)
    found.by_name[STEP] = found.step(stages)
    return {"$schema": DIALECT, "title": "A rulebook of Mafia", **top, "$defs": found.by_name}


class _Definitions:
    """The parts of a file that are described so far, by the names of their models."""

    def __init__(self) -> None:
        self.by_name: dict[str, dict[str, Any]] = {}

    def part(self, model: type[BaseModel]) -> dict[str, Any]:
        """A part of a file."""
        said = comments(model)
        fields: dict[str, Any] = {}
        needed: list[str] = []
        for name, (alias, shape) in shapes(model).items():
            info = model.model_fields[name]
            value = self._value(shape)
            if info.is_required():
                needed.append(alias)
            elif info.default is None and info.default_factory is None:
                value = {"anyOf": [value, {"type": "null"}]}
            fields[alias] = value | {"description": said.get(name, "")}
        part: dict[str, Any] = {"type": "object", "description": sentence(model), "properties": fields}
        return part | {"required": needed, "additionalProperties": False}

    def step(self, stages: dict[str, Stage]) -> dict[str, Any]:
        """A step: the name of a stage, or the name with its parameters, perhaps under a condition."""
        fields: dict[str, Any] = {"if": {**FORMULA, "description": "It is run only where this holds."}}
        for name, stage in sorted(stages.items()):
            params = self.part(stage.params)
            fields[name] = {"anyOf": [params, {"type": "null"}], "description": sentence(stage.run)}
        alone = sorted(name for name, stage in stages.items() if not _needs_anything(stage))
        named = {"type": "object", "properties": fields, "additionalProperties": False}
        return {"anyOf": [{"enum": alone}, named | {"minProperties": 1, "maxProperties": 2}]}

    def _value(self, shape: Shape) -> dict[str, Any]:
        if shape.item is not None:
            item = self._value(shape.item)
            # Where a list is wanted, a single value stands for a list of one.
            return {"anyOf": [{"type": "array", "items": item}, item]}
        if shape.key is not None and shape.value is not None:
            return {"type": "object", "additionalProperties": self._value(shape.value)}
        if StageCall in shape.plain:
            return {"$ref": f"#/$defs/{STEP}"}
        choices: list[dict[str, Any]] = []
        if shape.model is not None:
            choices.append(self._reference(shape.model))
        if shape.literals:
            choices.append({"enum": sorted(shape.literals, key=str)})
        if shape.about is not None or Formula in shape.plain:
            choices.append(FORMULA)
        elif types := sorted(_PLAIN[one] for one in shape.plain if one in _PLAIN):
            choices.append({"type": types})
        return choices[0] if len(choices) == 1 else {"anyOf": choices} if choices else {}

    def _reference(self, model: type[BaseModel]) -> dict[str, Any]:
        if model.__name__ not in self.by_name:
            self.by_name[model.__name__] = {}  # so that a part inside itself ends here
            self.by_name[model.__name__] = self.part(model)
        return {"$ref": f"#/$defs/{model.__name__}"}


def _needs_anything(stage: Stage) -> bool:
    return any(info.is_required() for info in stage.params.model_fields.values())
