"""A part of a core for each process, by control groups: what several do together is seen by the clock, although the
simulated Discord shares the machine with them. Needs root; without it they take what they get."""

from __future__ import annotations

import os
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.fleet.processes import BotProcess

ROOT = Path("/sys/fs/cgroup")
PERIOD = 10_000
"""Microseconds."""


@contextmanager
def shares(bots: Sequence[BotProcess], cores: float) -> Generator[bool]:
    """While this is open each of them has so much of a core and no more; yields whether that could be done."""
    groups = [_controller() / f"mafia-{os.getpid()}-{number}" for number in range(len(bots))]
    try:
        limited = [_limit(group, bot, cores) for group, bot in zip(groups, bots, strict=True)]
        yield all(limited)
    finally:
        for group in groups:
            _let_go(group)


def _controller() -> Path:
    return ROOT / "cpu" if (ROOT / "cpu").is_dir() else ROOT


def _limit(group: Path, bot: BotProcess, cores: float) -> bool:
    assert bot.process is not None
    quota = int(PERIOD * cores)
    try:
        group.mkdir()
        if group.parent == ROOT:
            (group / "cpu.max").write_text(f"{quota} {PERIOD}")
        else:
            (group / "cpu.cfs_period_us").write_text(str(PERIOD))
            (group / "cpu.cfs_quota_us").write_text(str(quota))
        (group / "cgroup.procs").write_text(str(bot.process.pid))
    except OSError:
        return False
    return True


def _let_go(group: Path) -> None:
    try:
        for process in (group / "cgroup.procs").read_text().split():
            (group.parent / "cgroup.procs").write_text(process)
        group.rmdir()
    except OSError:
        pass  # there is none, or its processes are ending
