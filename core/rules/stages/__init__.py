"""The stages that every rulebook may put its phases together from; each module registers what it describes."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from core.rulebook.stage import Stages

CORE = Stages()
stage = CORE.register


@cache
def load_stages() -> Stages:
    """All stages of the engine, their modules imported."""
    for module in pkgutil.iter_modules(__path__):
        importlib.import_module(f"{__name__}.{module.name}")
    return CORE
