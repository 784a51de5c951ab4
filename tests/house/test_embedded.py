"""The embedded Redis, as real processes: started, joined, killed, found again."""

from __future__ import annotations

import errno
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from redis import Redis
from redis.backoff import ConstantBackoff
from redis.retry import Retry

from core.settings import Settings
from core.store import binary, embedded
from core.store.binary import server_binary
from core.store.embedded import EmbeddedServer, RedisUnusable, open_server

OWNER = """
import sys, time
from pathlib import Path
from redis import Redis
from core.store.embedded import EmbeddedServer
server = EmbeddedServer(Path(sys.argv[1]))
server.open()
Redis.from_url(server.url).set("night", "falls")
print("written", flush=True)
time.sleep(600)
"""


def owner(home: Path) -> subprocess.Popen[str]:
    """A process that opened the server, wrote one key, and holds on to it."""
    process = subprocess.Popen([sys.executable, "-c", OWNER, str(home)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "written\n"
    return process


def pid_of(server: EmbeddedServer) -> int:
    with Redis.from_url(server.url) as client:
        return int(client.info("server")["process_id"])


def is_running(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists() and "State:\tZ" not in Path(f"/proc/{pid}/status").read_text()


async def test_it_starts_answers_and_stops_with_its_owner(tmp_path: Path) -> None:
    endpoint = await open_server(Settings(data_dir=tmp_path, redis_url=None))
    assert re.match(r"an embedded (Redis|Valkey) \d+\.\d+\.\d+, ", endpoint.described)
    assert str(tmp_path) in endpoint.described
    with Redis.from_url(endpoint.url) as client:
        client.set("dawn", "breaks")
        assert client.config_get("appendonly")["appendonly"] == "yes"
        assert client.config_get("appendfsync")["appendfsync"] == "always"
        pid = int(client.info("server")["process_id"])
    await endpoint.close()
    assert not is_running(pid)

    again = await open_server(Settings(data_dir=tmp_path, redis_url=None))
    with Redis.from_url(again.url) as client:
        assert client.get("dawn") == b"breaks"
    await again.close()


def test_a_second_user_joins_and_the_last_one_stops_it(tmp_path: Path) -> None:
    first, second = EmbeddedServer(tmp_path), EmbeddedServer(tmp_path)
    first.open()
    second.open()
    pid = pid_of(first)
    assert "already running" in second.described
    assert pid_of(second) == pid
    first.close()
    assert pid_of(second) == pid
    second.close()
    assert not second.socket.exists()


@pytest.mark.process
def test_a_killed_owner_leaves_a_server_to_go_on_with(tmp_path: Path) -> None:
    process = owner(tmp_path)
    server = EmbeddedServer(tmp_path)
    process.send_signal(signal.SIGKILL)
    process.wait()
    server.open()
    assert "already running" in server.described
    pid = pid_of(server)
    with Redis.from_url(server.url) as client:
        assert client.get("night") == b"falls"
    server.close()
    assert not server.socket.exists()
    third = EmbeddedServer(tmp_path)
    third.open()
    assert pid_of(third) != pid
    third.close()


@pytest.mark.process
def test_owner_and_server_killed_lose_no_write(tmp_path: Path) -> None:
    process = owner(tmp_path)
    server = EmbeddedServer(tmp_path)
    pid = pid_of(server)
    process.send_signal(signal.SIGKILL)
    os.kill(pid, signal.SIGKILL)
    process.wait()
    server.open()
    assert pid_of(server) != pid
    with Redis.from_url(server.url) as client:
        assert client.get("night") == b"falls"
    server.close()


@pytest.mark.process
def test_a_server_that_dies_under_its_users_is_started_again(tmp_path: Path) -> None:
    first, second = EmbeddedServer(tmp_path), EmbeddedServer(tmp_path)
    first.open()
    second.open()
    pid = pid_of(first)
    with Redis.from_url(first.url, retry=Retry(ConstantBackoff(0.05), 1200)) as patient:
        patient.set("night", "falls")
        os.kill(pid, signal.SIGKILL)
        assert patient.get("night") == b"falls"
        assert int(patient.info("server")["process_id"]) != pid
    first.close()
    assert pid_of(second) != pid
    second.close()
    assert not second.socket.exists()


def test_a_machine_that_lets_no_server_start_for_a_while_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As where memory was short, and the server went for it."""
    server = EmbeddedServer(tmp_path)
    server.open()
    start = subprocess.Popen
    refused: list[int] = []

    def short_of_memory(command: list[str], **options: object) -> subprocess.Popen[bytes]:
        if "--unixsocket" in command and len(refused) < 3:
            refused.append(1)
            raise OSError(errno.ENOMEM, os.strerror(errno.ENOMEM))
        return start(command, **options)  # type: ignore[call-overload, no-any-return]

    monkeypatch.setattr(embedded.subprocess, "Popen", short_of_memory)
    os.kill(pid_of(server), signal.SIGKILL)
    patient = Retry(ConstantBackoff(0.1), 100)
    with Redis.from_url(server.url, retry=patient) as client:
        assert client.ping()
    assert caplog.text.count("Cannot allocate memory") == 1, "it is told when it begins"
    assert caplog.text.count("starting it again") == 1
    server.close()


def test_a_deep_data_directory_still_gets_a_socket(tmp_path: Path) -> None:
    deep = tmp_path / ("d" * 60) / ("e" * 60)
    server = EmbeddedServer(deep)
    server.open()
    try:
        assert len(os.fsencode(server.socket)) <= embedded.LONGEST_SOCKET_PATH
        assert EmbeddedServer(deep).socket == server.socket
        assert (deep / "redis" / "redis.log").exists()
    finally:
        server.close()


def test_unusable_data_says_what_redis_said(tmp_path: Path) -> None:
    home = tmp_path / "redis"
    (home / "appendonlydir").mkdir(parents=True)
    for path in (home / "appendonly.aof", home / "appendonlydir" / "appendonly.aof.manifest"):
        path.write_text("this is no log\n")
    with pytest.raises(RedisUnusable, match=r"did not start(.|\n)*redis\.log(.|\n)*(append only file|AOF)"):
        EmbeddedServer(tmp_path).open()


def test_a_data_directory_that_is_a_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "redis").write_text("in the way")
    with pytest.raises(RedisUnusable, match="MAFIA_DATA_DIR"):
        EmbeddedServer(tmp_path).open()


def test_no_binary_at_all_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(binary, "find_spec", lambda name: None)
    with pytest.raises(RedisUnusable, match=r"REDIS_URL(.|\n)*apt-get install redis-server"):
        EmbeddedServer(tmp_path).open()


def test_a_redis_on_the_path_is_preferred_unless_too_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = tmp_path / "redis-server"
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    for version, chosen in (("7.2.4", True), ("5.0.14", False)):
        command.write_text(f"#!/bin/sh\necho 'Redis server v={version} sha=0 bits=64'\n")
        command.chmod(0o755)
        found = server_binary()
        assert (found is not None and found.path == command) is chosen


def test_a_server_that_would_pass_over_the_data_is_not_let_at_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Before version 7 the log was one file; such a server does not look into the folder that later ones keep."""
    command = tmp_path / "redis-server"
    command.write_text("#!/bin/sh\necho 'Redis server v=6.2.14 sha=0 bits=64'\n")
    command.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    first = server_binary(tmp_path)
    assert first is not None
    assert first.path == command
    (tmp_path / "appendonlydir").mkdir()
    later = server_binary(tmp_path)
    assert later is None or later.path != command


def test_the_data_of_a_server_before_7_are_gone_on_with(tmp_path: Path) -> None:
    (tmp_path / "redis").mkdir()
    log = b"*2\r\n$6\r\nSELECT\r\n$1\r\n0\r\n*3\r\n$3\r\nSET\r\n$5\r\nnight\r\n$5\r\nfalls\r\n"
    (tmp_path / "redis" / "appendonly.aof").write_bytes(log)
    server = EmbeddedServer(tmp_path)
    server.open()
    with Redis.from_url(server.url) as client:
        assert client.get("night") == b"falls"
    server.close()


def test_the_log_is_kept_as_commands_which_any_later_server_reads(tmp_path: Path) -> None:
    server = EmbeddedServer(tmp_path)
    server.open()
    with Redis.from_url(server.url) as client:
        client.set("night", "falls")
        client.bgrewriteaof()
        while client.info("persistence")["aof_rewrite_in_progress"]:
            pass
    server.close()
    logs = [path for path in (tmp_path / "redis").rglob("*.aof*") if "manifest" not in path.name]
    assert logs
    assert not any(path.read_bytes().startswith((b"REDIS", b"VALKEY")) for path in logs)
    assert not list((tmp_path / "redis").rglob("*.rdb"))


async def test_redis_url_wins_and_its_password_stays_unsaid() -> None:
    settings = Settings(redis_url="redis://:hush@example.net:6379/0")  # pyright: ignore[reportArgumentType]
    endpoint = await open_server(settings)
    assert endpoint.url == "redis://:hush@example.net:6379/0"
    assert "example.net:6379" in endpoint.described
    assert "hush" not in endpoint.described
    await endpoint.close()
