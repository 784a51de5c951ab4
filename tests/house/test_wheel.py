"""What others install: the wheel beside packages of theirs that are called as our rooms are, far from the checkout."""

from __future__ import annotations

import asyncio
import os
import runpy
import signal
import subprocess
import sys
import sysconfig
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest

from core.books.library import published
from core.settings import REMEDIES
from tests.local_table.browser import tab
from tests.processes import in_front

ROOT = Path(__file__).parents[2]
THEIRS = {"core/__init__.py": "core", "cogs/__init__.py": "cogs", "core/settings.py": "core.settings", "bot.py": "bot"}
CHILDREN = """
import asyncio, sys
from mafia_moderator.core.books.deal import options_of
from mafia_moderator.core.books.library import load
from mafia_moderator.core.simulate.estimate import estimate
load("classic_advanced")
roles = ["godfather", "doctor", "citizen", "citizen", "citizen"]
print(asyncio.run(estimate("grand_persian", roles, options_of(load("grand_persian"), {}, roles))).games)
print(sorted({name.partition(".")[0] for name in sys.modules} & {"core", "cogs", "audio", "bench", "scenarios"}))
import core, cogs, core.settings
print(core.WHOSE, cogs.WHOSE, core.settings.WHOSE)
"""
HOOK = runpy.run_path(str(ROOT / ".ci" / "one_package.py"))
# For what hangs alone: some of these start six programs, each of which takes a minute on a very busy machine.
pytestmark = [pytest.mark.process, pytest.mark.timeout(1800)]


class Installed:
    """A virtual environment with the wheel in it, and the packages of the one that the tests run in behind it."""

    def __init__(self, home: Path, wheel: Path) -> None:
        self.home, self.python = home, home / "bin" / "python"
        self.environment = {name: value for name, value in os.environ.items() if name not in REMEDIES}
        self.environment |= {"MAFIA_DATA_DIR": str(home / "data"), "BROWSER": "true"}
        self.environment.pop("PYTHONPATH", None)
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", home], check=True)
        self.site = Path(sysconfig.get_path("purelib", "venv", {"base": str(home), "platbase": str(home)}))
        # A folder named in a .pth has its own .pth files left unread: the checkout's is one of them.
        (self.site / "behind.pth").write_text(sysconfig.get_path("purelib"))
        for name, whose in THEIRS.items():
            (self.site / name).parent.mkdir(exist_ok=True)
            (self.site / name).write_text(f"WHOSE = 'their {whose}'\n")
        # As `uv tool install` does it: what is used is compiled when it is.
        uv = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--offline", "--no-index", "--no-deps"]
        subprocess.run([*uv, "--python", self.python, wheel], check=True)

    def run(self, *command: str | Path) -> subprocess.CompletedProcess[str]:
        """A command of this environment in an empty folder, to its end."""
        empty = self.home / "elsewhere"
        empty.mkdir(exist_ok=True)
        return subprocess.run(command, cwd=empty, env=self.environment, capture_output=True, text=True, check=False)

    def mafia(self, *arguments: str) -> str:
        """What the console command says, standard error with it."""
        done = self.run(self.home / "bin" / "mafia", *arguments)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout + done.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("venv"), wheel)


def test_it_has_one_name_at_the_top_and_each_file_once(wheel: Path):
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.partition("/")[0] for name in names if ".dist-info/" not in name} == {"mafia_moderator"}
    assert len(names) == len(set(names))


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="this is no checkout: what belongs to the house, git says")
def test_it_has_all_that_belongs_to_the_house(wheel: Path):
    names = zipfile.ZipFile(wheel).namelist()
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout.split()
    rooms = ("bot.py", "audio/", "bench/", "cogs/", "core/", "scenarios/")
    assert {f"mafia_moderator/{name}" for name in tracked if name.startswith(rooms)} <= set(names)


def test_type_checkers_may_read_it(wheel: Path):
    assert "mafia_moderator/py.typed" in zipfile.ZipFile(wheel).namelist()


def test_a_server_on_discord_installs_no_local_table_no_sounds_and_no_tests(wheel: Path):
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        metadata = Parser().parsestr(archive.read(name).decode())
    needed = [line for line in metadata.get_all("Requires-Dist") or [] if "extra ==" not in line]
    assert any(line.startswith(("discord-py", "discord.py")) for line in needed)
    others = ("simcord", "jsonschema", "playwright", "pytest", "hypothesis", "numpy", "av", "espeakng")
    assert [line for line in needed if line.startswith(others)] == []
    assert set(metadata.get_all("Provides-Extra") or []) == {"audio", "dev", "local"}


def test_every_import_of_ours_says_the_one_name(wheel: Path):
    with zipfile.ZipFile(wheel) as archive:
        sources = [archive.read(name).decode() for name in archive.namelist() if name.endswith(".py")]
    rooms = frozenset({"bot", "audio", "bench", "cogs", "core", "scenarios"})
    assert [source for source in sources if HOOK["moved"](source, rooms) != source] == []


def test_the_packages_of_others_are_theirs_still(installed: Installed):
    for name, whose in THEIRS.items():
        assert (installed.site / name).read_text() == f"WHOSE = 'their {whose}'\n"
    done = installed.run(installed.python, "-c", CHILDREN)
    played, ours, theirs = done.stdout.splitlines() or [done.stderr] * 3
    assert int(played) > 0
    assert ours == "[]"
    assert theirs == "their core their cogs their core.settings"


def test_the_commands_work_far_from_the_checkout(installed: Installed):
    assert installed.mafia("--version").startswith("mafia 0.")
    found = installed.mafia("doctor")
    assert f"{len(published())} rulebooks load" in found
    assert "make setup" not in found
    assert "town" in installed.mafia("simulate", "classic", "--games", "20")
    game = installed.mafia("demo", "--auto", "--seed", "1")
    assert "the threads are closing" in game
    assert "no picture" not in game
    done = installed.run(installed.python, "-m", "mafia_moderator", "scenario", "lint", "classic")
    assert (done.returncode, "classic" in done.stdout) == (0, True)


async def test_the_local_table_opens_and_asks(installed: Installed):
    process = await asyncio.create_subprocess_exec(
        *in_front([installed.home / "bin" / "mafia", "run"]), cwd=installed.home, env=installed.environment,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    assert process.stdout is not None
    async for line in process.stdout:
        if line.startswith(b"http://"):
            break
    else:
        pytest.fail("no address was printed")
    async with tab(line.decode().strip()) as page:
        await page.open(seats=6, seed=5)
        await page.begin()
        assert await page.to_a_choice()
    process.send_signal(signal.SIGINT)
    await process.stdout.read()
    assert await process.wait() == 0


@pytest.mark.parametrize(
    ("source", "becomes"),
    [
        ("from core.x import y\n", "from mafia_moderator.core.x import y\n"),
        ("if é:\n    'é'; from core import x as y\n", "if é:\n    'é'; from mafia_moderator.core import x as y\n"),
        ("from cores import y\nimport bench_of_others\n", "from cores import y\nimport bench_of_others\n"),
        ("text = 'from core import y'\n", "text = 'from core import y'\n"),
    ],
)  # fmt: skip
def test_imports_move(source: str, becomes: str):
    assert HOOK["moved"](source, frozenset({"core", "bench"})) == becomes


@pytest.mark.parametrize("source", ["import core\n", "import core.settings as s\n", "from  core import x\n"])
def test_an_import_that_cannot_move_stops_the_build(source: str):
    with pytest.raises(HOOK["UnmovableImport"], match="line 1"):
        HOOK["moved"](source, frozenset({"core"}))
