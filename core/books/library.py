"""The published rulebooks, and those of others: read, checked, made ready for play."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from core.rulebook.book import Rulebook
from core.rulebook.loader import FILE, Loaded, Problem, ScenarioError
from core.rulebook.loader import parse as read
from core.rulebook.stage import Stage, Stages
from core.rules.register import load_stages
from core.rules.vocabulary import vocabulary

SCENARIOS = Path(__file__).resolve().parents[2] / "scenarios"
OWN_STAGES = "stages.py"
OWN_PACKAGE = "stages/__init__.py"


def examine(text: str, file: str = FILE, own: Mapping[str, Stage] | None = None) -> Loaded:
    """As `parse`, with all that was found out on the way."""
    return read(text, {**load_stages(), **(own or {})}, vocabulary(), file)


def parse(text: str, file: str = FILE, own: Mapping[str, Stage] | None = None) -> Rulebook:
    """A rulebook from text: the engine's stages may be listed in it, and its `own`. Raises `ScenarioError`."""
    return examine(text, file, own).book


@cache
def load(scenario_id: str, folder: Path = SCENARIOS) -> Rulebook:
    """The published scenario of this id. Raises `ScenarioError`, also where there is no such scenario."""
    path = folder / scenario_id / FILE
    if not scenario_id.replace("_", "").isalnum() or not path.is_file():
        known = ", ".join(published(folder))
        raise ScenarioError([Problem(scenario_id, 0, "there is no such scenario", f"there are: {known}")])
    own = own_stages(scenario_id) if folder == SCENARIOS else None
    return parse(path.read_text(encoding="utf-8"), f"{scenario_id}/{FILE}", own)


@cache
def own_stages(scenario_id: str) -> Stages:
    """The stages that a published rulebook has of its own, in a module or, where they are many, in a package: code of
    the house, never of an uploaded scenario.
    """
    home = SCENARIOS / scenario_id
    paths = [home / OWN_STAGES, home / OWN_PACKAGE]
    path = next((path for path in paths if scenario_id and path.is_file()), None)
    if path is None:
        return Stages()
    name = f"scenarios.{scenario_id}.stages"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # where the models of its parameters look their types up
    spec.loader.exec_module(module)
    stages: Stages = module.STAGES
    return stages


def published(folder: Path = SCENARIOS) -> list[str]:
    """Ids of the scenarios in the folder, sorted."""
    return sorted(path.parent.name for path in folder.glob(f"*/{FILE}"))
