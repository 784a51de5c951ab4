"""The law of the house: what may import what, and what may be named where."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
TOP_LEVEL = {
    "pyproject.toml", "bot.py", "cogs", "core", "scenarios", "audio", "tests", "bench", "docker-compose.yml",
    "README.md", "Makefile", "requirements.lock", ".ci", ".github", ".gitignore", ".env.example", ".dockerignore",
    "Dockerfile", "LICENSE",
}  # fmt: skip
# What each room may import of the house; the longest name that fits counts. A room may always import itself.
MAY_IMPORT = {
    "core": set[str](),
    "core.rulebook": set[str](),
    "core.rules": {"core.rulebook"},
    "core.words": {"core.rules", "core.rulebook"},
    "core.books": {"core.rules", "core.rulebook", "core.words"},
    "core.script": {"core.rules", "core.rulebook", "core.books"},
    "core.simulate": {"core.rules", "core.rulebook", "core.books"},
    "core.store": {"core.settings"},
    "core.table": {"core.rules", "core.rulebook", "core.books", "core.store"},
    "core.settings": {"core.store.connect"},
    "core.log": {"core.settings"},
    "core.metrics": set[str](),
    "core.doctor": {"core.settings", "core.store", "core.books"},
    "audio": set[str](),
    "cogs": {"core", "audio"},
    "bench": {"core", "cogs", "audio"},
    "bot": {"core", "cogs", "audio", "bench"},
}
DISCORD = {"discord", "simcord", "nacl", "davey"}


def modules(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, wherever in the file; from-imports with the name that may be a module."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def within(module: str, room: str) -> bool:
    return module == room or module.startswith(f"{room}.")


def room_of(module: str) -> str:
    return max((room for room in MAY_IMPORT if within(module, room)), key=len)


def strays(path: Path) -> list[str]:
    """Imports of a file that the law does not allow."""
    module, ours = name_of(path), {room.partition(".")[0] for room in MAY_IMPORT}
    room = room_of(module)
    allowed = MAY_IMPORT[room] | {room}
    found = [name for name in imports(path) if name.partition(".")[0] in ours]
    wrong = [name for name in found if not any(within(name, door) for door in allowed)]
    if module.startswith("core"):
        wrong += [name for name in imports(path) if name.partition(".")[0] in DISCORD]
    return wrong


@pytest.mark.parametrize("path", modules("core", "cogs", "audio", "bench"), ids=name_of)
def test_imports_run_one_way(path: Path):
    assert strays(path) == []


def test_no_cog_reads_redis():
    assert [name_of(path) for path in modules("cogs") if any(within(name, "redis") for name in imports(path))] == []


def test_the_law_sees_what_it_forbids(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    (tmp_path / "core" / "rules").mkdir(parents=True)
    offender = tmp_path / "core" / "rules" / "offender.py"
    offender.write_text(
        "def f():\n    import discord.ext\n    from core.store import Store\n    from core import rules\n"
    )
    assert strays(offender) == ["core.store.Store", "discord.ext"]


def test_the_top_level_is_fixed():
    tracked = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert {line.split("/")[0] for line in tracked} <= TOP_LEVEL


def test_core_names_no_scenario_and_no_role():
    """Strings in core's Python against the ids of every rulebook; words that name something general are listed."""
    general = {"mafia", "bomb"}
    ids: set[str] = set()
    for file in (ROOT / "scenarios").glob("*/scenario.yaml"):
        ids |= {file.parent.name, *yaml.safe_load(file.read_text(encoding="utf-8"))["roles"]}
    assert ids
    named = [
        f"{name_of(path)}:{node.lineno} {node.value!r}"
        for path in modules("core")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in ids - general
    ]
    assert named == []


def test_scripts_run_without_discord_or_redis(tmp_path: Path):
    """The whole way of `mafia script`, in a process where importing either is an error."""
    missing = tmp_path / "none.yaml"
    code = (
        "import sys\n"
        "for name in ('discord', 'redis', 'simcord'): sys.modules[name] = None\n"
        f"sys.argv = ['mafia', 'script', {str(missing)!r}]\n"
        "from bot import main\n"
        "main()\n"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert "ModuleNotFoundError" not in result.stderr
    assert re.search(r"^FAIL ", result.stdout, re.MULTILINE), result.stderr
    assert result.returncode == 1
