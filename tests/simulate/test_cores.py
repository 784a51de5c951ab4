"""Many games on many cores: the same figures, a bar for who watches, and an end when it is asked for."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

from core.books.deal import options_of, roles_for
from core.books.library import load
from core.simulate.cores import CHUNK, simulate_on_cores
from core.simulate.win_tally import PlayingManner, Policy, simulate
from tests.processes import in_front
from tests.waits import HANG_OF_PROCESS

ROOT = Path(__file__).resolve().parents[2]
COMMAND = [sys.executable, "-m", "bot", "simulate", "--processes", "2"]


def dealt(scenario: str, players: int) -> tuple[list[str], dict[str, object]]:
    book = load(scenario)
    options = options_of(book, {}, [""] * players)
    assert isinstance(options, dict)
    roles = roles_for(book, players, options)
    assert isinstance(roles, list)
    return roles, options


@pytest.mark.parametrize(
    ("games", "policy", "processes"), [(CHUNK - 1, "sensible", (1, 2)), (2 * CHUNK + 7, "random", (1, 3))]
)
def test_the_figures_are_the_same_on_any_number_of_processes(
    games: int, policy: Policy, processes: tuple[int, ...]
) -> None:
    roles, options = dealt("zodiac", 10)
    manner = PlayingManner(policy, follow=0.5, day=2)
    known = simulate(load("zodiac"), roles, options, games, "seed", manner=manner)
    assert known.games == games
    for many in processes:
        counted: list[int] = []
        found = simulate_on_cores(
            "zodiac", roles, options, games, "seed", manner=manner, processes=many, after_some=counted.append
        )
        assert found == known
        assert list(found.rates()) == list(known.rates())
        assert sum(counted) == games


def test_another_seed_plays_other_games() -> None:
    roles, options = dealt("classic", 10)
    assert simulate_on_cores("classic", roles, options, 40, 1) != simulate_on_cores("classic", roles, options, 40, 2)


def test_nothing_but_the_figures_is_said_into_a_pipe() -> None:
    asked = [*COMMAND, "--games", "50", "--json"]
    came = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, timeout=HANG_OF_PROCESS, check=True)
    assert came.stderr == ""
    assert json.loads(came.stdout)["games"] == 50


@contextmanager
def terminal() -> Generator[tuple[int, int]]:
    """A terminal: the end to read what is shown, and the end that a program writes to."""
    ours, theirs = pty.openpty()
    try:
        yield ours, theirs
    finally:
        os.close(ours)


def test_a_run_that_is_interrupted_ends_at_once_and_leaves_nothing_behind() -> None:
    asked = [*COMMAND, "--games", "1000000", "--json"]
    with terminal() as (ours, theirs):
        run = subprocess.Popen(
            in_front(asked), cwd=ROOT, stdout=subprocess.PIPE, stderr=theirs, text=True, start_new_session=True
        )
        os.close(theirs)
        try:
            shown = b""
            while not re.search(rb"\b[1-9]\d*/1000000", shown):  # A slow terminal is not shown every count.
                shown += more(ours)
            os.killpg(run.pid, signal.SIGINT)
            shown += rest(ours)  # To the end: nobody is left who could still write, nor waits for somebody who reads.
            said, _ = run.communicate(timeout=HANG_OF_PROCESS)
        finally:
            if run.poll() is None:
                os.killpg(run.pid, signal.SIGKILL)
                run.wait()
    assert run.returncode == 130
    assert said == ""
    assert b"Traceback" not in shown


def rest(terminal: int) -> bytes:
    """What still waits on a terminal that nobody writes to any more."""
    found = b""
    while True:
        try:
            came = more(terminal)
        except OSError:  # Linux says so that the other end is closed.
            return found
        if not came:
            return found
        found += came


def more(terminal: int) -> bytes:
    """What is written to a terminal next; fails where nothing is."""
    ready, _, _ = select.select([terminal], [], [], HANG_OF_PROCESS)
    assert ready, "it neither writes nor ends"
    return os.read(terminal, 4096)
