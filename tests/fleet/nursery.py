"""Bots that have imported before they are told what to run, as forks of one process that has: a start on a busy machine
is mostly imports, and tests start some fifty. `tests.fleet.test_one_process` starts as an operator does, and so does
whatever is measured.

`python -m tests.fleet.nursery` is that process; it says in a file how each of its forks has ended.
"""

from __future__ import annotations

import atexit
import contextlib
import importlib
import json
import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.fleet.launcher import STARTED_BY, end_with_parent, main
from tests.store.servers import ends_with_us


class Fork:
    """A process that was forked, as `subprocess.Popen` has those that were started."""

    def __init__(self, pid: int, ended: Path) -> None:
        self.pid, self._ended = pid, ended

    def poll(self) -> int | None:
        """Its exit status, if it has ended."""
        return int(self._ended.read_text()) if self._ended.exists() else None

    def wait(self, timeout: float) -> int:
        """Wait for its end; its exit status."""
        began = time.monotonic()
        while (status := self.poll()) is None:
            if time.monotonic() - began > timeout:
                raise subprocess.TimeoutExpired("a bot", timeout)
            time.sleep(0.005)
        return status

    def send_signal(self, number: signal.Signals) -> None:
        """A signal; it is not asked whether it has ended."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, number)


class Nursery:
    """At this end."""

    def __init__(self) -> None:
        self._home: subprocess.Popen[bytes] | None = None

    def start(self, arguments: list[str], environment: dict[str, str], log: Path) -> Fork:
        """Start one with these arguments and this environment, which writes to `log`."""
        if self._home is None or self._home.poll() is not None:
            self._home = subprocess.Popen(
                [sys.executable, "-m", "tests.fleet.nursery"],
                env={**os.environ, STARTED_BY: str(os.getpid())},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
            atexit.register(self._home.communicate)
        ended = log.with_suffix(".ended")
        ended.unlink(missing_ok=True)
        environment = {**environment, STARTED_BY: str(self._home.pid)}
        asked = {"arguments": arguments, "environment": environment, "log": str(log), "ended": str(ended)}
        assert self._home.stdin is not None
        assert self._home.stdout is not None
        self._home.stdin.write(json.dumps(asked).encode() + b"\n")
        self._home.stdin.flush()
        return Fork(int(self._home.stdout.readline()), ended)


NURSERY = Nursery()


def serve() -> bool:
    """Fork whenever it is asked for, note what has ended. True in a fork, which is to run; False at the end of all."""
    ended: dict[int, Path] = {}
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(writing)
    while True:
        ready, _, _ = select.select([0, reading], [], [])
        if reading in ready:
            os.read(reading, 512)
            _note(ended)
        if 0 in ready:
            asked = sys.stdin.buffer.raw.readline()  # type: ignore[attr-defined]
            if not asked:
                return False
            told = json.loads(asked)
            pid = os.fork()
            if not pid:
                signal.set_wakeup_fd(-1)
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                os.close(reading)
                os.close(writing)
                _become(told["arguments"], told["environment"], told["log"])
                return True
            ended[pid] = Path(told["ended"])
            os.write(1, f"{pid}\n".encode())


def _note(ended: dict[int, Path]) -> None:
    """How those have ended that have. It is written before the number may be another process's."""
    while ended and (one := os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)) is not None:
        path = ended.pop(one.si_pid)
        status = one.si_status if one.si_code == os.CLD_EXITED else -one.si_status
        with contextlib.suppress(FileNotFoundError):  # the test is over, and its folder gone
            (being_written := path.with_suffix(".ending")).write_text(str(status))
            being_written.replace(path)
        os.waitpid(one.si_pid, 0)


def _become(arguments: list[str], environment: dict[str, str], log: str) -> None:
    nothing, out = os.open(os.devnull, os.O_RDONLY), os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    for of, to in ((nothing, 0), (out, 1), (out, 2)):
        os.dup2(of, to)
    os.close(nothing)
    os.close(out)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["tests.fleet.launcher", *arguments]


if __name__ == "__main__":
    ends_with_us()
    end_with_parent()
    for module in ("bot", "cogs.serve"):
        importlib.import_module(module)
    if serve():
        main()
