"""Real Redis servers for tests: started, stopped, killed and started again on the same data."""

from __future__ import annotations

import asyncio
import secrets
import signal
import socket
import subprocess
from pathlib import Path

from redis.asyncio import Redis

from core.store.binary import server_binary

BUS = 10_000
PORTS = range(11_000, 22_000)


def binary() -> str:
    """The server that the tests run on."""
    found = server_binary()
    assert found is not None
    return str(found.path)


def free_port() -> int:
    """A port nobody listens on, nor 10,000 above it, where a Cluster's bus is. Below those that the system gives to
    outgoing connections: of these, one is taken at any moment."""
    while True:
        port = PORTS[0] + secrets.randbelow(len(PORTS))
        if is_free(port) and is_free(port + BUS):
            return port


def is_free(port: int) -> bool:
    """Whether one could listen there."""
    with socket.socket() as sock:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


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
