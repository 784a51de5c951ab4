"""The front door and the set-up: what a person sees when something is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
import typer

import bot
from core.settings import Settings
from core.store import binary
from core.store.embedded import EmbeddedServer
from tests.waits import HANG_OF_PROCESS

ROOT = Path(__file__).parents[2]


def find_python(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """The search for a Python where the PATH has this folder alone."""
    shell = shutil.which("sh")
    assert shell is not None
    environment = {"PATH": str(folder), **environment}
    command = [shell, str(ROOT / ".ci" / "find-python")]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=HANG_OF_PROCESS, check=False
    )


def python(folder: Path, name: str, answer: str, status: int) -> Path:
    """An executable that calls itself Python, answers one line and ends with this status."""
    path = folder / name
    path.write_text(f"#!/bin/sh\necho {answer}\nexit {status}\n")
    path.chmod(0o755)
    return path


def test_a_machine_with_only_an_old_python_is_told_what_to_do(tmp_path: Path):
    python(tmp_path, "python3", "old", 1)
    result = find_python(tmp_path)
    assert result.returncode == 1
    assert result.stdout == ""
    assert "Python 3.11 or newer is needed" in result.stderr
    assert "make setup PYTHON=" in result.stderr


def test_the_first_python_that_is_new_enough_is_taken(tmp_path: Path):
    python(tmp_path, "python3.12", "broken", 127)
    python(tmp_path, "python3.11", "eleven", 0)
    python(tmp_path, "python3", "three", 0)
    assert find_python(tmp_path).stdout == "eleven\n"


def test_a_python_can_be_named(tmp_path: Path):
    python(tmp_path, "python3.11", "eleven", 0)
    chosen = python(tmp_path, "my-python", "mine", 0)
    assert find_python(tmp_path, PYTHON=str(chosen)).stdout == "mine\n"


def test_another_than_the_python_that_was_named_is_not_taken(tmp_path: Path):
    python(tmp_path, "python3.11", "eleven", 0)
    old = python(tmp_path, "my python", "old", 1)
    result = find_python(tmp_path, PYTHON=str(old))
    assert (result.returncode, result.stdout) == (1, "")
    assert "my python is no Python 3.11 or newer" in result.stderr


def test_a_redis_that_cannot_start_is_told_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    (tmp_path / "redis").write_text("in the way")

    def opens_redis() -> int:
        EmbeddedServer(tmp_path).open()
        return 0

    with pytest.raises(typer.Exit) as done:
        bot._serve(opens_redis, Settings(data_dir=tmp_path))
    assert done.value.exit_code == 1
    assert "MAFIA_DATA_DIR" in capsys.readouterr().err


@pytest.mark.parametrize("command", [["run"], ["demo"], ["demo", "--auto"]])
def test_no_page_is_opened_where_no_server_can_keep_its_games(command, tmp_path: Path, monkeypatch, capsys):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.setattr(binary, "find_spec", lambda name: None)
    with pytest.raises(SystemExit) as done:
        bot.app(command)
    assert done.value.code == 1
    said = capsys.readouterr()
    assert said.err.startswith("No Redis server for the local table: install one")
    assert len(said.err.splitlines()) == 1
    assert "http://" not in said.out


@pytest.mark.parametrize("command", [["run"], ["demo", "--auto"]])
def test_where_the_local_table_is_not_installed_a_token_is_asked_for(command, monkeypatch, capsys):
    monkeypatch.setattr(bot, "find_spec", lambda name: None)
    monkeypatch.setenv("DISCORD_TOKEN", "")
    with pytest.raises(SystemExit) as done:
        bot.app(command)
    assert done.value.code == bot.SETTINGS_ARE_WRONG
    assert "set DISCORD_TOKEN" in capsys.readouterr().err


def test_ctrl_c_leaves_the_embedded_server_to_the_bot(tmp_path: Path):
    """The terminal sends its interrupt to the whole group: the server must not be in it."""
    server = EmbeddedServer(tmp_path)
    server.open()
    try:
        assert server._process is not None
        assert os.getpgid(server._process.pid) != os.getpgid(0)
    finally:
        server.close()
