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
_lent: dict[str, Path] = {}


def examine(text: str, file: str = FILE, own: Mapping[str, Stage] | None = None) -> Loaded:
    """As `parse`, with all that was found out on the way."""
    return read(text, {**load_stages(), **(own or {})}, vocabulary(), file)


def parse(text: str, file: str = FILE, own: Mapping[str, Stage] | None = None) -> Rulebook:
    """A rulebook from text: the engine's stages may be listed in it, and its `own`. Raises `ScenarioError`."""
    return examine(text, file, own).book


def load(scenario_id: str) -> Rulebook:
    """The rulebook of this id, published or lent. Raises `ScenarioError`, also where there is none."""
    folder = folder_of(scenario_id)
    if folder.name != scenario_id:
        raise _unknown(scenario_id)
    return load_folder(folder)


@cache
def load_folder(folder: Path) -> Rulebook:
    """The rulebook in a folder, which is called as the folder is. Raises `ScenarioError`, also where there is none."""
    name, path = folder.name, folder / FILE
    if not name.replace("_", "").isalnum() or not path.is_file():
        raise _unknown(name)
    book = parse(path.read_text(encoding="utf-8"), f"{name}/{FILE}", own_stages(name))
    if book.id != name:
        raise ScenarioError(
            [Problem(str(path), 1, f"the folder of {book.id!r} is called {name!r}", f"write 'id: {name}'")]
        )
    return book


def _unknown(name: str) -> ScenarioError:
    return ScenarioError([Problem(name, 0, "there is no such scenario", f"there are: {', '.join(at_hand())}")])


def lend(folder: Path) -> str:
    """Have a rulebook that need not be published at hand in this process, before a published one of the same name.

    Returns its id, by which it is found from now on. Raises `ScenarioError` where it can't be played.
    """
    home = folder.resolve()
    load_folder(home)
    _lent[home.name] = home
    return home.name


def folder_of(scenario_id: str) -> Path:
    """Where a rulebook and its texts are, or would be."""
    return _lent.get(scenario_id, SCENARIOS / scenario_id)


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


def published() -> list[str]:
    """Ids of the published rulebooks, sorted."""
    return sorted(path.parent.name for path in SCENARIOS.glob(f"*/{FILE}"))


def at_hand() -> list[str]:
    """Ids of all rulebooks that can be played in this process: those published and those lent, sorted."""
    return sorted({*published(), *_lent})
