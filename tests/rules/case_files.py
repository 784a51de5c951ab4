"""The cases of game scripts, as they are collected: each worker lists all of them, and needs their names for that."""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import marshal
import os
import sys
from functools import cache
from pathlib import Path
from typing import Any

from core.rulebook import yaml_file


@cache
def listed(path: Path) -> list[dict[str, Any]]:
    """The cases of a file; kept beside it as Python keeps bytecode, for what it says and how it is read alone."""
    text = path.read_text(encoding="utf-8")
    place = Path(importlib.util.cache_from_source(str(path))).with_suffix(".cases")
    mark = _mark(text)
    with contextlib.suppress(OSError, EOFError, ValueError, TypeError):
        held = place.read_bytes()
        if held.startswith(mark):
            return marshal.loads(held[len(mark) :])
    found = yaml_file.read(text)[0]
    if not sys.dont_write_bytecode:
        written = place.with_suffix(f".{os.getpid()}")
        with contextlib.suppress(OSError):
            place.parent.mkdir(parents=True, exist_ok=True)
            written.write_bytes(mark + marshal.dumps(found))
            written.replace(place)
    return found


def _mark(text: str) -> bytes:
    reader = Path(yaml_file.__file__).read_bytes()
    return hashlib.sha256(repr(sys.version_info).encode() + reader + text.encode()).digest()
