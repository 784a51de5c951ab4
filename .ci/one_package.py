"""Puts the rooms of the house under one name into the wheel: `core` becomes `mafia_moderator.core`.

At the top of somebody's site-packages, `core`, `cogs` and `audio` would overwrite other people's, or be overwritten. In
the checkout they stay where they are. The folders move by `sources` of pyproject.toml; what is left to do here is to
have every import say the new name. A build hook of hatchling.
"""

from __future__ import annotations

import ast
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NAME = "mafia_moderator"
DOOR = Path(".ci", NAME)


class UnmovableImport(Exception):
    """An import that would bind another name once its module has moved."""


def moved(source: str, rooms: frozenset[str]) -> str:
    """A module's source with its imports of these top-level modules as imports of parts of the one package."""
    lines = source.splitlines(keepends=True)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.partition(".")[0] in rooms:
                    raise UnmovableImport(f"line {node.lineno}: write `from ... import`, not `import {alias.name}`")
        elif isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] in rooms and not node.level:
            line = lines[node.lineno - 1].encode()
            before, rest = line[: node.col_offset].decode(), line[node.col_offset :].decode()
            said = f"from {node.module} "
            if not rest.startswith(said):
                raise UnmovableImport(f"line {node.lineno}: write `{said}import ...` with one space each")
            lines[node.lineno - 1] = f"{before}from {NAME}.{rest.removeprefix('from ')}"
    return "".join(lines)


class OnePackage(BuildHookInterface[Any]):
    """Lays every module of the wheel down in a folder of its own, its imports moved."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the wheel is written. An editable install has only its front door added."""
        root = Path(self.root)
        doors = {path: path.name for path in sorted((root / DOOR).iterdir()) if path.is_file()}
        if version == "editable":
            build_data["force_include_editable"] = {str(path): name for path, name in doors.items()}
            return
        parts = [root / part for part in self.build_config.only_include]
        rooms = frozenset(part.stem for part in parts)
        files = [path for part in parts for path in ([part] if part.is_file() else sorted(part.rglob("*.py")))]
        self._laid = TemporaryDirectory(prefix="mafia-wheel-")
        for path, name in {**{path: path.relative_to(root).as_posix() for path in files}, **doors}.items():
            target = Path(self._laid.name, name)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(moved(path.read_text(encoding="utf-8"), rooms), encoding="utf-8")
            build_data["force_include"][str(target)] = name

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """After the wheel is written."""
        if version != "editable":
            self._laid.cleanup()
