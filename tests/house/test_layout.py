"""The law of the house: what may import what, and what may be named where."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import yaml

from tests.house.trees import tree_of

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
    "core.words": {"core.rules", "core.rulebook", "core.table_events"},
    "core.books": {"core.rules", "core.rulebook", "core.house"},
    "core.picture": {"core.words", "core.rules", "core.rulebook", "core.house"},
    "core.authors": {
        "core.rules",
        "core.rulebook",
        "core.books",
        "core.words",
        "core.simulate",
        "core.script",
        "core.house",
    },
    "core.script": {"core.rules", "core.rulebook", "core.books", "core.words.findings"},
    "core.simulate": {"core.rules", "core.rulebook", "core.books", "core.house", "core.words.findings"},
    "core.store": {"core.settings", "core.once"},
    "core.stats": {"core.rules", "core.rulebook", "core.books", "core.simulate", "core.table", "core.words.findings"},
    "core.table": {
        "core.rules",
        "core.rulebook",
        "core.books",
        "core.settings",
        "core.store",
        "core.once",
        "core.table_events",
    },
    "core.table_events": {"core.rules"},
    "core.house": set[str](),
    "core.settings": {"core.store.connect"},
    "core.log": {"core.settings", "core.once"},
    "core.once": set[str](),
    "core.metrics": set[str](),
    "core.doctor": {"core.settings", "core.store", "core.books", "core.house", "core.words.findings"},
    "audio": set[str](),
    "cogs": {"core", "audio"},
    "bench": {"core", "cogs", "audio"},
    "bot": {"core", "cogs", "audio", "bench"},
}
DISCORD = {"discord", "simcord", "nacl", "davey"}
# Of the rules, Discord's face may know what is said and asked, what would be dealt and how things stand; never how it
# is worked out.
OF_THE_RULES = {"commands", "events", "leavers", "prompts", "refusal", "views"}
# The rooms of Discord's face from the top down: each may import itself and those below it.
ROOMS_OF_COGS = (
    "first_contact", "local_table", "simulated", "serve", "moderator", "environment", "upkeep", "commands",
    "listening", "presses", "showing", "services", "presence", "voice", "messages",
)  # fmt: skip
WIRING = ("cogs.moderator", "cogs.environment", "cogs.serve", "cogs.local_table", "cogs.simulated")
NO_CIRCLES = ("cogs", "core")


def modules(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


@cache
def imports(path: Path) -> tuple[str, ...]:
    """Every module that a file imports, wherever in the file; from-imports with the name that may be a module."""
    return tuple(_imported(tree_of(path)))


def _imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
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


@pytest.mark.parametrize("path", modules("cogs"), ids=name_of)
def test_a_cog_knows_of_the_rules_what_is_said_asked_dealt_and_shown(path: Path):
    known = {f"core.rules.{module}" for module in OF_THE_RULES}
    found = {name for name in imports(path) if within(name, "core.rules")}
    assert {name for name in found if not any(within(name, one) for one in known)} == set()


@pytest.mark.parametrize("path", modules("cogs"), ids=name_of)
def test_no_cog_reaches_the_store(path: Path):
    """It is opened and handed on where the bot is wired; all else is asked of tables and notes."""
    names = set(imports(path))
    assert not any(within(name, "redis") or within(name, "core.store") for name in names)
    assert "core.table.Store" not in names or any(within(name_of(path), room) for room in WIRING)
    assert reaches(path, "store") == []


def reaches(path: Path, name: str) -> list[int]:
    """Lines in which something is reached through what is called by this name: `x.store.y`, `store.y`."""
    return [
        node.lineno
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Attribute)
        and (
            (isinstance(node.value, ast.Attribute) and node.value.attr == name)
            or (isinstance(node.value, ast.Name) and node.value.id == name)
        )
    ]


@pytest.mark.parametrize("path", modules("cogs"), ids=name_of)
def test_the_rooms_of_discords_face_lead_one_way(path: Path):
    used = {name.split(".")[1] for name in imports(path) if name.startswith("cogs.")}
    room = name_of(path).partition(".")[2].partition(".")[0]
    assert used <= set(ROOMS_OF_COGS[ROOMS_OF_COGS.index(room) :] if room else ())


@pytest.mark.parametrize("folder", NO_CIRCLES)
def test_no_module_leads_back_to_itself(folder: str):
    """Imports for the type checker alone count as any other."""
    assert circles(modules(folder)) == []


def circles(paths: list[Path]) -> list[list[str]]:
    """Groups of modules each of which leads to all others of its group, by imports at any place of a file."""
    known = {name_of(path) for path in paths}
    graph = {
        name_of(path): {one for name in imports(path) for one in [module_of(name, known)] if one} for path in paths
    }
    reached = {module: reachable(graph, module) for module in graph}
    groups = {frozenset({module, *(one for one in to if module in reached[one])}) for module, to in reached.items()}
    return sorted(sorted(group) for group in groups if len(group) > 1)


def module_of(name: str, known: set[str]) -> str | None:
    """The module that an import leads to: the name itself, or the module that it is taken from."""
    return next((one for one in (name, name.rpartition(".")[0]) if one in known), None)


def reachable(graph: dict[str, set[str]], start: str) -> set[str]:
    found: set[str] = set()
    ahead = [start]
    while ahead:
        for one in graph[ahead.pop()] - found:
            found.add(one)
            ahead.append(one)
    return found


def test_a_circle_is_seen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    room = tmp_path / "cogs"
    room.mkdir()
    (room / "one.py").write_text("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from cogs.two import Two\n")
    (room / "two.py").write_text("def f():\n    from cogs import three\n")
    (room / "three.py").write_text("from cogs.one import One\nstore = 1\nx.store.y\n")
    (room / "four.py").write_text("from cogs.one import One\n")
    assert circles(modules("cogs")) == [["cogs.one", "cogs.three", "cogs.two"]]
    assert reaches(room / "three.py", "store") == [3]


def test_the_law_sees_what_it_forbids(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    (tmp_path / "core" / "rules").mkdir(parents=True)
    offender = tmp_path / "core" / "rules" / "offender.py"
    offender.write_text(
        "def f():\n    import discord.ext\n    from core.store import Store\n    from core import rules\n"
    )
    assert strays(offender) == ["core.store.Store", "discord.ext"]


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="this is no checkout: what belongs to the house, git says")
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
        for node in ast.walk(tree_of(path))
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
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=240, check=False
    )
    assert "ModuleNotFoundError" not in result.stderr
    assert re.search(r"^FAIL ", result.stdout, re.MULTILINE), result.stderr
    assert result.returncode == 1


@pytest.mark.parametrize("room", ["core", "cogs", "cogs/commands"])
def test_the_readme_names_what_stands_there(room: str):
    """Every folder and module of a room, by its name; a newcomer finds all of them."""
    readme = (ROOT / room.partition("/")[0] / "README.md").read_text(encoding="utf-8")
    named = {word.rpartition("/")[2] for word in re.findall(r"`([a-z_/]+?)(?:\.py|/)?`", readme)}
    there = {path.stem for path in (ROOT / room).iterdir() if path.suffix == ".py" or any(path.glob("*.[pm][yd]"))}
    assert there - {"__init__", "README"} <= named
