"""What comes from outside: installed only as it was when it was chosen."""

from __future__ import annotations

import hashlib
import runpy
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SETUP = runpy.run_path(str(ROOT / ".ci" / "setup.py"))
METADATA = "Metadata-Version: 2.1\nName: lantern\nVersion: 1.0\n"
WHEEL = "Wheel-Version: 1.0\nGenerator: by hand\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A folder with the wheel of a small package."""
    folder = tmp_path / "shelf"
    folder.mkdir()
    with zipfile.ZipFile(folder / "lantern-1.0-py3-none-any.whl", "w") as wheel:
        wheel.writestr("lantern.py", "LIT = True\n")
        wheel.writestr("lantern-1.0.dist-info/METADATA", METADATA)
        wheel.writestr("lantern-1.0.dist-info/WHEEL", WHEEL)
        wheel.writestr("lantern-1.0.dist-info/RECORD", "")
    return folder


@pytest.fixture(params=["UV", "PIP"])
def installer(request: pytest.FixtureRequest) -> tuple[str, ...]:
    """What set-up installs a lock with: uv, or pip where uv can't."""
    return SETUP[request.param]


def install(installer: tuple[str, ...], shelf: Path, requirement: str) -> subprocess.CompletedProcess[str]:
    """What set-up does with a lock, with this folder for the package index."""
    lock = shelf.parent / "requirements.lock"
    lock.write_text(requirement)
    alone = ["--no-index", "--find-links", shelf, "--target", shelf.parent / "site"]
    command = [sys.executable, *installer, *SETUP["HASHED"], lock, *alone]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_set_up_takes_what_the_lock_means(installer: tuple[str, ...], shelf: Path):
    digest = hashlib.sha256(next(shelf.iterdir()).read_bytes()).hexdigest()
    done = install(installer, shelf, f"lantern==1.0 --hash=sha256:{digest}")
    assert done.returncode == 0, done.stderr
    assert (shelf.parent / "site" / "lantern.py").exists()


@pytest.mark.parametrize("said", ["", f" --hash=sha256:{'0' * 64}"], ids=["no hash", "another hash"])
def test_set_up_refuses_what_the_lock_does_not_know(installer: tuple[str, ...], shelf: Path, said: str):
    done = install(installer, shelf, f"lantern==1.0{said}")
    assert done.returncode != 0
    assert "ash" in done.stderr
    assert not (shelf.parent / "site" / "lantern.py").exists()


def test_every_licence_is_listed():
    command = [sys.executable, ROOT / ".ci" / "licences.py", "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"make licences: {done.stdout}"


AUDIT = runpy.run_path(str(ROOT / ".ci" / "audit.py"))


@pytest.mark.parametrize(
    ("affected", "hit"),
    [
        ("versions: ['1.0']", True),
        ("versions: ['0.9']", False),
        ("ranges: [{type: ECOSYSTEM, events: [{introduced: '0'}, {fixed: '1.0'}]}]", False),
        ("ranges: [{type: ECOSYSTEM, events: [{introduced: '0'}, {fixed: 1.0.1}]}]", True),
        ("ranges: [{type: ECOSYSTEM, events: [{introduced: '0'}, {last_affected: '1.0'}]}]", True),
        ("ranges: [{type: ECOSYSTEM, events: [{introduced: '0'}, {last_affected: '0.9'}]}]", False),
        ("ranges: [{type: ECOSYSTEM, events: [{introduced: '0'}, {fixed: '0.5'}, {introduced: '1.0'}]}]", True),
        ("ranges: [{type: GIT, events: [{introduced: '0'}]}]", False),
    ],
)
def test_a_package_that_an_advisory_means_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], affected: str, hit: bool
):
    monkeypatch.setitem(AUDIT["main"].__globals__, "pins", lambda: {("lantern", "1.0")})
    for name in ("lantern", "torch"):
        (tmp_path / name).mkdir()
        text = f"id: OUT-{name}\naffected: [{{package: {{name: {name}}}, {affected}}}]\n"
        (tmp_path / name / "one.yaml").write_text(text)
    (tmp_path / "lantern" / "two.json").write_text('{"id": "BACK", "withdrawn": "now", "affected": []}')
    assert AUDIT["main"](tmp_path) == int(hit)
    assert ("lantern 1.0: OUT-lantern" in capsys.readouterr().out) == hit


def test_an_audit_of_nothing_is_none(tmp_path: Path):
    assert AUDIT["main"](tmp_path) == 1
