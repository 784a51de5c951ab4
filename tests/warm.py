"""The command line in a process for each line, forked from one that has imported what they need.

A start is dear, and most of it is the same each time. Each command still has a process of its own, with the arguments,
the folder and the streams that a shell would give it: what one of them leaves behind in memory no other finds.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import IO, Any

ROOT = Path(__file__).parents[1]
NEEDED = ("cogs.local_table.demo", "core.authors.cli", "core.script.cli", "core.simulate.cli")
ASIDE = MappingProxyType({"COLUMNS": "200"})
"""What a command has in its environment beside what this process has."""


class Warm:
    """Answers with what a command came to."""

    def __init__(self, home: subprocess.Popen[str]) -> None:
        self._home = home

    def mafia(self, folder: Path, arguments: Sequence[str]) -> subprocess.CompletedProcess[str]:
        """`mafia` with these arguments in this folder, to its end; standard error is told with what it printed."""
        assert self._home.stdin is not None
        assert self._home.stdout is not None
        print(json.dumps([str(folder), *arguments]), file=self._home.stdin, flush=True)
        status, said = json.loads(self._home.stdout.readline())
        return subprocess.CompletedProcess(["mafia", *arguments], status, said, "")


@contextmanager
def warm() -> Generator[Warm]:
    """The process that the commands are forked from; it ends with the block."""
    environment = {**os.environ, **ASIDE, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "tests.warm"]
    home = subprocess.Popen(
        command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        yield Warm(home)
    finally:
        home.communicate()


def _serve(asked: IO[str], told: IO[str]) -> None:
    bot = import_module("bot")
    for needed in NEEDED:
        import_module(needed)
    for line in asked:
        print(json.dumps(_done(bot.main, *json.loads(line))), file=told, flush=True)


def _done(main: Any, folder: str, *arguments: str) -> tuple[int, str]:
    """The status of a command in a fork, and all that it said."""
    with tempfile.TemporaryFile() as said:
        pid = os.fork()
        if not pid:
            _be(main, folder, arguments, said.fileno())
        status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        said.seek(0)
        return status, said.read().decode()


def _be(main: Any, folder: str, arguments: Sequence[str], said: int) -> None:
    """This process is that command, and ends with it."""
    status = 1
    try:
        os.chdir(folder)
        with Path(os.devnull).open() as nothing:
            os.dup2(nothing.fileno(), 0)
        os.dup2(said, 1)
        os.dup2(said, 2)
        sys.argv[:] = ["mafia", *arguments]
        main()
        status = 0
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


if __name__ == "__main__":
    _serve(sys.stdin, sys.stdout)
