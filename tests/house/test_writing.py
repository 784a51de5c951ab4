"""How the code is written, where neither the linter nor the formatter has a rule for it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.house.trees import tree_of

ROOT = Path(__file__).parents[2]
TOPS = ("audio", "bench", "cogs", "core", "scenarios")


def trees() -> dict[Path, ast.Module]:
    """Every file of the house, read."""
    return {path: tree_of(path) for top in TOPS for path in sorted((ROOT / top).rglob("*.py"))}


def exchanges(assign: ast.Assign) -> bool:
    """Whether what is assigned first is read by what is assigned after it."""
    assert isinstance(assign.targets[0], ast.Tuple)
    assert isinstance(assign.value, ast.Tuple)
    targets = [ast.unparse(one) for one in assign.targets[0].elts]
    return any(
        target in {ast.unparse(part) for part in ast.walk(value)}
        for at, target in enumerate(targets)
        for value in assign.value.elts[at + 1 :]
    )


def assigned_together(tree: ast.Module) -> Iterator[int]:
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Tuple)
            and isinstance(node.value, ast.Tuple)
            and not exchanges(node)
        ):
            yield node.lineno


def commented_fields(path: Path, tree: ast.Module) -> Iterator[int]:
    lines = path.read_text("utf-8").splitlines()
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            for field in node.body:
                if isinstance(field, ast.AnnAssign) and lines[field.lineno - 2].lstrip().startswith("# "):
                    yield field.lineno


def test_a_line_assigns_one_thing():
    found = [f"{path.relative_to(ROOT)}:{line}" for path, tree in trees().items() for line in assigned_together(tree)]
    assert not found, f"these set several things that do not need one another: {', '.join(found)}"


def test_a_field_is_described_by_the_string_below_it():
    found = [
        f"{path.relative_to(ROOT)}:{line}" for path, tree in trees().items() for line in commented_fields(path, tree)
    ]
    assert not found, f"editors show the string below a field, not the comment above it: {', '.join(found)}"


def test_an_exchange_is_no_fault():
    tree = ast.parse("a, b = b, a\nrow[0], row[1] = row[1], row[0]\nx, y = 1, 2\n")
    assert list(assigned_together(tree)) == [3]


def test_what_is_waited_for_in_a_page_is_a_function():
    """An expression is evaluated anew at each look, which the page's rules of security forbid: such a wait is well
    only where there is nothing to wait for."""
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for top in ("bench", "tests")
        for path in sorted((ROOT / top).rglob("*.py"))
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "wait_for_function"
        and not (isinstance(node.args[0], ast.Constant) and "=>" in str(node.args[0].value))
    ]
    assert found == []
