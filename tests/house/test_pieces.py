"""What is dear in real time does not run beside its like, and files stay together: seen in runs of small tests."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import pytest

from tests.pieces import BY_TEST, KINDS, kind_of

HOUSE = Path(__file__).parents[2]
CONFTEST = """
import json, os, time
import pytest
from tests import account, pieces

def pytest_xdist_make_scheduler(config, log):
    return pieces.InPieces(config, log, os.environ.get("TEST_ORDER"))

@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_call(item):
    began = time.monotonic()
    time.sleep(0.02)
    yield
    row = [item.nodeid, os.environ["PYTEST_XDIST_WORKER"], began, time.monotonic()]
    with open(os.environ["ROWS"], "a") as rows:
        rows.write(json.dumps(row) + "\\n")

def pytest_terminal_summary(terminalreporter):
    account.tell(terminalreporter)
"""
FILES = {
    "tests/page/test_first.py": 4,
    "tests/page/test_second.py": 4,
    "tests/fleet/test_cluster.py": 4,
    "tests/fleet/test_voice.py": 4,
    "tests/torture/test_first.py": 4,
    "tests/voice/test_loopback.py": 4,
    "tests/voice/test_nights.py": 4,
    "tests/rules/test_first.py": 6,
    "tests/rules/test_second.py": 6,
    BY_TEST[0]: 6,
}


@dataclass(frozen=True)
class Row:
    """When a test ran, and on which worker."""

    nodeid: str
    worker: str
    began: float
    ended: float


def run(folder: Path, files: dict[str, int], order: str | None) -> list[Row]:
    """Run so many tests of each file with two workers."""
    (folder / "conftest.py").write_text(CONFTEST)
    for name, number in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("".join(f"def test_{one}():\n    pass\n\n" for one in range(number)))
    environment = {
        **{key: value for key, value in os.environ.items() if not key.startswith(("PYTEST", "TEST_ORDER"))},
        "ROWS": str(folder / "rows"),
        "PYTHONPATH": str(HOUSE),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        **({} if order is None else {"TEST_ORDER": order}),
    }
    options = ["-q", "-pxdist", "-n2", "-pno:cacheprovider", "--import-mode=importlib", "-c/dev/null", "--rootdir"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, str(folder), str(folder / "tests")],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return [Row(*json.loads(line)) for line in (folder / "rows").read_text().splitlines()]


@pytest.mark.parametrize("order", [None, "1"])
def test_each_kind_runs_one_at_a_time_and_files_stay_together(tmp_path: Path, order: str | None) -> None:
    rows = run(tmp_path, FILES, order)
    assert len(rows) == sum(FILES.values())
    for kind in KINDS:
        dear = sorted((row for row in rows if kind_of(row.nodeid) == kind), key=lambda row: row.began)
        assert len(dear) >= 8
        for before, after in pairwise(dear):
            assert before.ended <= after.began, (before, after)
    assert len({row.worker for row in rows}) == 2
    for piece in {"tests/page/", *FILES} - {BY_TEST[0]}:
        assert len({row.worker for row in rows if row.nodeid.startswith(piece)}) == 1, piece


def test_where_nothing_but_one_kind_is_left_one_worker_goes_on_with_it(tmp_path: Path) -> None:
    files = {name: number for name, number in FILES.items() if kind_of(name) == "process"}
    assert len(run(tmp_path, files, None)) == sum(files.values())


def test_every_place_is_there() -> None:
    for place in (*BY_TEST, *(place for places in KINDS.values() for place in places)):
        assert (HOUSE / place).exists(), place
