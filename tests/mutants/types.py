"""Mistakes that the type checker refuses: they could not be committed, whatever the tests say."""

from __future__ import annotations

import ast
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.mutants.mutations import Mutant, with_mistake

ROOT = Path(__file__).resolve().parents[2]
_PACKAGES = ("core", "scenarios")
_TIDINESS = "reportUnused"  # a name left over says nothing of what the mistake does
_COPY = re.compile(r"__copy\d+")

Complaints = Counter[tuple[str, str]]
"""What is said of a file: how often which rule says what."""


def refused_by_types(mutants: Sequence[Mutant], root: Path = ROOT) -> set[Mutant]:
    """Those of which the type checker says something that it does not say of the module without the mistake.

    Each is written beside its module under another name, in a copy of the source, so that all are looked at in one run;
    so is each module as it is, since a copy of a class is another class. Paths of `mutants` are relative to `root`.
    """
    if not mutants:
        return set()
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for package in _PACKAGES:
            if (root / package).is_dir():
                shutil.copytree(root / package, copy / package, ignore=shutil.ignore_patterns("__pycache__", "*.ftl"))
        shutil.copy(root / "pyproject.toml", copy)
        healthy = {path: number for number, path in enumerate(sorted({mutant.path for mutant in mutants}))}
        for path, number in healthy.items():
            _write(copy, path, number, ast.parse((root / path).read_text(encoding="utf-8")))
        for number, mutant in enumerate(mutants, len(healthy)):
            _write(copy, mutant.path, number, with_mistake(mutant))
        said = _complaints(copy)
    return {
        mutant
        for number, mutant in enumerate(mutants, len(healthy))
        if said.get(number, Complaints()) - said.get(healthy[mutant.path], Complaints())
    }


def _write(copy: Path, path: Path, number: int, module: ast.Module) -> None:
    place = (copy / path).with_name(f"{path.stem}__copy{number}.py")
    place.write_text(ast.unparse(module), encoding="utf-8")


def _complaints(copy: Path) -> dict[int, Complaints]:
    """What is said of each copy, by its number."""
    files = sorted(str(path) for path in copy.rglob("*__copy*.py"))
    command = [sys.executable, "-m", "pyright", "--outputjson", "--pythonpath", sys.executable, "--project", str(copy)]
    done = subprocess.run([*command, *files], cwd=copy, capture_output=True, text=True, check=False)
    rows: list[dict[str, Any]] = json.loads(done.stdout)["generalDiagnostics"]
    found: dict[int, Complaints] = {}
    for row in rows:
        number = _COPY.search(Path(row["file"]).name)
        rule = str(row.get("rule", ""))
        if number is not None and row["severity"] == "error" and not rule.startswith(_TIDINESS):
            complaint = (rule, _COPY.sub("", row["message"]))
            found.setdefault(int(number[0].removeprefix("__copy")), Complaints())[complaint] += 1
    return found
