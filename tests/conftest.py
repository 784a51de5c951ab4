"""What all tests share: a real Redis server, and how the laws draw their examples."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from redis import Redis

from core.store.binary import NAMES, server_binary
from core.store.embedded import EmbeddedServer

# A law that holds today holds tomorrow: its examples are always the same ones. `python -m tests.fuzz` draws fresh ones,
# FUZZ_EXAMPLES of them where a law draws a hundred; `python -m tests.mutants` has to do with less.
settings.register_profile("fixed", derandomize=True, max_examples=100)
settings.register_profile("fresh", max_examples=int(os.environ.get("FUZZ_EXAMPLES", "100")), print_blob=True)
settings.register_profile("brief", derandomize=True, max_examples=10)
settings.load_profile("fixed")


def pytest_configure(config: pytest.Config) -> None:
    """Have the server that TEST_REDIS names (its program's path) found first, by child processes as well."""
    chosen = os.environ.get("TEST_REDIS")
    if chosen:
        folder = tempfile.TemporaryDirectory(prefix="test-redis-")
        config.add_cleanup(folder.cleanup)
        Path(folder.name, NAMES[0]).symlink_to(Path(chosen).resolve(strict=True))
        os.environ["PATH"] = f"{folder.name}{os.pathsep}{os.environ['PATH']}"


def pytest_report_header() -> str:
    """Which server the tests run on."""
    found = server_binary()
    assert found is not None
    return f"server: {found.make} {found.version}, {found.source} ({found.path})"


@pytest.fixture(scope="session")
def redis_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[EmbeddedServer]:
    """A real server on a unix socket, one for each process of the test run; `url` is its address."""
    home: Path = tmp_path_factory.mktemp("redis")
    server = EmbeddedServer(home)
    server.open()
    yield server
    server.close()


@pytest.fixture
def redis_url(redis_server: EmbeddedServer) -> str:
    """The address of a real server that holds nothing."""
    with Redis.from_url(redis_server.url) as client:
        client.flushall()
    return redis_server.url
