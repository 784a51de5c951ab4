"""Real Redis servers for tests: started, stopped, killed and started again on the same data."""

from __future__ import annotations

import asyncio
import ctypes
import fcntl
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import IO

from redis.asyncio import Redis

from core.store.binary import server_binary
from tests.waits import HANG

BUS = 10_000
PORTS = range(11_000, 21_000)
"""Below those that the system gives to outgoing connections: of these, one is taken at any moment."""
OURS = Path(tempfile.gettempdir()) / f"ports-of-tests-{os.geteuid()}"
TRIES = 5
LIBC = ctypes.CDLL(None)
PARENT_DEATH = 1
"""Of Linux's `prctl`: a signal for when whoever has started this ends."""
_locks: dict[int, IO[bytes]] = {}


def binary() -> str:
    """The server that the tests run on."""
    found = server_binary()
    assert found is not None
    return str(found.path)


def free_port() -> int:
    """A port nobody listens on, nor 10,000 above it, where a Cluster's bus is. No other test gets it for as long as
    this process lives: whoever is to listen there takes a while to, and is perhaps started again."""
    while True:
        port = PORTS[0] + secrets.randbelow(len(PORTS))
        if is_free(port) and is_free(port + BUS) and _locked(port):
            return port


def _locked(port: int) -> bool:
    """Whether it is this process's among all that run tests; the system drops the lock of one that has ended."""
    OURS.mkdir(exist_ok=True)
    lock = (OURS / str(port)).open("wb")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        return False
    _locks[port] = lock
    return True


def is_free(port: int) -> bool:
    """Whether one could listen there."""
    with socket.socket() as sock:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def ends_with_us() -> None:
    """In a process before it begins: it is killed when the test run is, and heeds what that one was told to ignore."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.platform == "linux":
        LIBC.prctl(PARENT_DEATH, signal.SIGKILL)


class RunningServer:
    """One redis-server process on a port of its own, with its data in `folder`."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.options = options
        self.process: subprocess.Popen[bytes] | None = None
        self._port = free_port()
        self._told = False

    @property
    def port(self) -> int:
        """Where it listens; from now on it may be nowhere else."""
        self._told = True
        return self._port

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    async def start(self) -> None:
        """Start it, and wait until it answers. Another program may have taken its port meanwhile: then at another one,
        where nobody has been told of the first."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for _ in range(TRIES):
            if await self._started():
                return
            assert not self._told, self._last_words()
            self._port = free_port()
        raise AssertionError(self._last_words())

    async def _started(self) -> bool:
        command = [binary(), *self.options, "--port", str(self._port), "--dir", str(self.folder), "--bind", "127.0.0.1"]
        with self._log.open("wb") as log:
            self.process = process = subprocess.Popen(command, stdout=log, stderr=log, preexec_fn=ends_with_us)
        async with asyncio.timeout(HANG), Redis(port=self._port) as client:
            while not await _answers(client, process.pid):
                if process.poll() is not None:
                    return False
                await asyncio.sleep(0.01)
        return True

    @property
    def _log(self) -> Path:
        return self.folder / "said.log"

    def _last_words(self) -> str:
        return "the server ended at once:\n" + self._log.read_text(errors="replace")[-2000:]

    def stop(self, kind: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(kind)
            self.process.wait(HANG)
            self.process = None


async def _answers(client: Redis, process: int) -> bool:
    """Whether this process does, not another that was there first."""
    try:
        return bool(await client.ping()) and (await client.info("server"))["process_id"] == process
    except Exception:
        return False
