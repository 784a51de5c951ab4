"""The journeys that `core/README.md` tells lead through functions that are there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
HOP = re.compile(r"`([a-z_/]+\.py): (\w+)`")


def journeys() -> list[str]:
    text = (ROOT / "core" / "README.md").read_text(encoding="utf-8")
    section = re.search(r"^## Three journeys\n(.*?)^## ", text, re.MULTILINE | re.DOTALL)
    assert section is not None
    _, *told = re.split(r"^\*\*", section[1], flags=re.MULTILINE)
    return told


def functions(path: Path) -> set[str]:
    """Functions and methods of a file, by name."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_each_hop_of_a_journey_is_a_function_that_is_there():
    told = journeys()
    assert len(told) == 3
    for journey in told:
        hops = HOP.findall(journey)
        assert len(hops) > 5
        assert [hop for hop in hops if not (ROOT / hop[0]).is_file() or hop[1] not in functions(ROOT / hop[0])] == []
