"""The code of the house as trees, for what looks at all of it: each file is read once."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path


@cache
def tree_of(path: Path) -> ast.Module:
    """A file's tree, which nobody may change."""
    return ast.parse(path.read_text(encoding="utf-8"))
