"""The register of stages: named pieces of behaviour that a scenario lists and sets parameters of.

A stage is a function over a scene (``core.rules.scene``) and its parameters. What it does stands once, here in
code; when it runs, and with which numbers, labels and codes, is the scenario's.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any

from pydantic import BeforeValidator, InstanceOf, ValidationError

from core.rulebook.fields import YES, Strict
from core.rulebook.formula import Formula, FormulaError

if TYPE_CHECKING:
    from core.rules.scene import Scene


class Params(Strict):
    """Parameters of a stage; the empty set by default."""

    def needed(self, scene: Scene) -> int | None:
        """For a stage that counts a ballot: so many votes decide, as things stand. None where it says no number."""
        return None


StageFunction = Callable[["Scene", Any], None]


@dataclass(frozen=True, slots=True)
class Stage:
    """A registered stage: its name, what it does, the model of its parameters."""

    name: str
    run: StageFunction
    params: type[Params]


@dataclass(frozen=True, slots=True)
class StageCall:
    """A stage as a scenario lists it: with its parameters, run only where the formula holds."""

    stage: Stage
    params: Params
    condition: Formula

    @property
    def name(self) -> str:
        """The stage's name."""
        return self.stage.name


STAGES: dict[str, Stage] = {}


def stage(name: str, params: type[Params] = Params) -> Callable[[StageFunction], StageFunction]:
    """Register a stage under ``name``."""

    def register(run: StageFunction) -> StageFunction:
        if name in STAGES:
            raise RuntimeError(f"two stages are called {name!r}")
        STAGES[name] = Stage(name, run, params)
        return run

    return register


@cache
def load_stages() -> dict[str, Stage]:
    """Import every module of this package once, so that all stages are registered."""
    package = importlib.import_module("core.rules.stages")
    for module in pkgutil.iter_modules(package.__path__):
        importlib.import_module(f"core.rules.stages.{module.name}")
    return STAGES


def parse_call(value: Any) -> StageCall:
    """Read ``save``, ``{shot: {...}}`` or ``{shot: {...}, if: FORMULA}``."""
    if isinstance(value, StageCall):
        return value
    stages = load_stages()
    condition = YES
    params: Any = {}
    if isinstance(value, str):
        name = value
    elif isinstance(value, dict):
        body = dict(value)
        if "if" in body:
            try:
                condition = Formula(body.pop("if"))
            except FormulaError as error:
                raise ValueError(str(error)) from error
        if len(body) != 1:
            raise ValueError("a step is a stage's name, or one name with its parameters")
        name, params = next(iter(body.items()))
    else:
        raise ValueError("a step is a stage's name, or one name with its parameters")
    found = stages.get(name)
    if found is None:
        raise ValueError(f"there is no stage {name!r}; there are: {', '.join(sorted(stages))}")
    try:
        return StageCall(found, found.params.model_validate(params or {}), condition)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        raise ValueError(f"stage {name}: {where}: {first['msg']}") from error


StageField = Annotated[InstanceOf[StageCall], BeforeValidator(parse_call)]
