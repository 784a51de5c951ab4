"""What all tests share: a real Redis server, and how the laws draw their examples."""

from __future__ import annotations

import gc
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from redis import Redis

from core.store.binary import NAMES, server_binary
from core.store.embedded import EmbeddedServer
from tests import account, pieces

# A law that holds today holds tomorrow: its examples are always the same ones. `python -m tests.fuzz` draws fresh ones,
# FUZZ_EXAMPLES of them where a law draws a hundred; `python -m tests.mutants` has to do with less.
# How long one takes is no matter: the machine may be busy.
settings.register_profile("any", deadline=None, suppress_health_check=[HealthCheck.too_slow])
any_speed = settings.get_profile("any")
settings.register_profile("fixed", any_speed, derandomize=True, max_examples=100)
settings.register_profile("fresh", any_speed, max_examples=int(os.environ.get("FUZZ_EXAMPLES", "100")), print_blob=True)
settings.register_profile("brief", any_speed, derandomize=True, max_examples=10)
settings.load_profile("fixed")

YOUNG = 100_000
"""Objects, after so many of which the collector looks at the young."""
ORDER = os.environ.get("TEST_ORDER")
"""What the order of the tests is drawn by; as they stand in their files without."""


def pytest_configure(config: pytest.Config) -> None:
    """Have the server that TEST_REDIS names (its program's path) found first, by child processes as well."""
    chosen = os.environ.get("TEST_REDIS")
    if chosen:
        folder = tempfile.TemporaryDirectory(prefix="test-redis-")
        config.add_cleanup(folder.cleanup)
        Path(folder.name, NAMES[0]).symlink_to(Path(chosen).resolve(strict=True))
        os.environ["PATH"] = f"{folder.name}{os.pathsep}{os.environ['PATH']}"


def pytest_report_header() -> str:
    """Which server the tests run on, and in which order they do."""
    found = server_binary()
    assert found is not None
    order = "" if ORDER is None else f"; TEST_ORDER={ORDER}"
    return f"server: {found.make} {found.version}, {found.source} ({found.path}){order}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Look at the marks of what is dear or left out, and draw the order where that is asked for."""
    pieces.check_marks(items)
    pieces.give_time(items)
    pieces.leave_out(config, items)
    if ORDER is not None:
        pieces.shuffle(items, ORDER)


def pytest_collection_finish() -> None:
    """What is loaded lives as long as the run; that the collector looked at it again and again took a tenth of it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 20, 100)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> pieces.InPieces:
    """Hand tests out in pieces, and what is dear in real time not beside its like."""
    return pieces.InPieces(config, log, ORDER)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say where the time went, and what was red."""
    account.tell(terminalreporter)


@pytest.fixture(scope="session")
def redis_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[EmbeddedServer]:
    """A real server on a unix socket, one for each process of the test run; `url` is its address. Nothing of it is on
    the disk: what is about that has servers of its own."""
    home: Path = tmp_path_factory.mktemp("redis")
    server = EmbeddedServer(home, dies_with_us=True, on_disk=False)
    server.open()
    yield server
    server.close()


@pytest.fixture(scope="session")
def redis_client(redis_server: EmbeddedServer) -> Iterator[Redis]:
    """One that stays connected: to look up what it calls itself takes longer than to empty a server."""
    with Redis.from_url(redis_server.url) as client:
        yield client


@pytest.fixture
def redis_url(redis_server: EmbeddedServer, redis_client: Redis) -> str:
    """The address of a real server that holds nothing."""
    redis_client.flushall()
    return redis_server.url
