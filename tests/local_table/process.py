"""The local table as a process of its own, as `make run` starts it."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/")
PATIENCE = 240.0
"""Seconds: a loaded machine starts it in a minute and more."""


@dataclass
class Started:
    """A running table: its process, and where its page is."""

    process: asyncio.subprocess.Process
    url: str

    async def end(self, with_: signal.Signals) -> int:
        """Send a signal, and wait until the process is gone."""
        self.process.send_signal(with_)
        async with asyncio.timeout(PATIENCE):
            return await self.process.wait()


@asynccontextmanager
async def started(data_dir: Path) -> AsyncGenerator[Started]:
    """Start it; it is killed at the end if it still runs."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("MAFIA_", "DISCORD", "REDIS"))}
    # No browser opens, and no `.env` of whoever runs the tests is read.
    given = {"MAFIA_DATA_DIR": str(data_dir), "BROWSER": "true", "PYTHONPATH": str(ROOT)}
    with (data_dir / "stderr.txt").open("ab") as log:
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(ROOT / "bot.py"), "run",
            env={**clean, **given}, cwd=data_dir, stdout=asyncio.subprocess.PIPE, stderr=log,
            preexec_fn=_as_a_person_would,
        )  # fmt: skip
    try:
        yield Started(process, await _address(process))
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def _as_a_person_would() -> None:
    """Ctrl-C ends it, also where the tests were started by a script in its background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


async def _address(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    async with asyncio.timeout(PATIENCE):
        async for line in process.stdout:
            if ADDRESS.fullmatch(line.decode().strip()):
                return line.decode().strip()
    raise AssertionError("it ended without a word of its address")


def left_behind(data_dir: Path) -> list[str]:
    """Command lines of processes that have to do with this folder."""
    found: list[str] = []
    for process in Path("/proc").iterdir():
        if not process.name.isdigit() or int(process.name) == os.getpid():
            continue
        try:
            command = (process / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
            home = str((process / "cwd").readlink())
        except OSError:
            continue
        if str(data_dir) in command or (home.startswith(str(data_dir)) and command):
            found.append(command)
    return found
