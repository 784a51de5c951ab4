"""A mistake put into the running program: its functions get other code, wherever they are already referred to."""

from __future__ import annotations

import functools
import gc
from collections.abc import Iterable
from types import CodeType, FunctionType
from typing import Any

from tests.mutants.mutations import Mutant, mutated, nested

Key = tuple[str, str, int]


def key_of(code: CodeType) -> Key:
    """What a code object and its mutant have in common."""
    return (code.co_filename, code.co_qualname, code.co_firstlineno)


def _objects() -> list[Any]:
    """All that live, those too that the collector was told to leave alone."""
    gc.unfreeze()
    return gc.get_objects()


def put_in(mutant: Mutant) -> None:
    """Give the mutant's code to every live function that it is the code of, those within it too."""
    codes = {key_of(code): code for code in nested(mutated(mutant))}
    found = False
    for one in _objects():
        if isinstance(one, FunctionType):
            new = codes.get(key_of(one.__code__))
            if new is not None and len(new.co_freevars) == len(one.__code__.co_freevars):
                one.__code__ = new
                found = True
    if not found:
        raise LookupError(f"no live function: {mutant}")


def forget(packages: Iterable[str]) -> None:
    """Empty the caches of these packages, so that what was worked out once is worked out again."""
    wanted = tuple(packages)
    for one in _objects():
        if isinstance(one, functools._lru_cache_wrapper) and str(one.__module__).startswith(wanted):
            one.cache_clear()
