"""The register of the engine's stages: named pieces of behaviour that every rulebook may list."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from core.rulebook.stage import Stages

CORE = Stages()
stage = CORE.register
ROOMS = tuple(f"{__package__}.{room}" for room in ("seats", "night", "day"))


@cache
def load_stages() -> Stages:
    """All stages of the engine, their modules imported."""
    for room in ROOMS:
        for module in pkgutil.iter_modules(importlib.import_module(room).__path__):
            importlib.import_module(f"{room}.{module.name}")
    return CORE
