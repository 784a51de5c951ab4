"""mafia doctor: an exit status, and a word on everything that would not work."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import discord
import discord.http
import pytest
from typer.testing import CliRunner

import bot
from cogs.presence.rights import USED
from core import doctor
from core.doctor import CheckResult
from core.settings import Settings
from core.store.embedded import EmbeddedServer
from tests.house.discord_api import APPLICATION, GOOD, DiscordApi, discord_api
from tests.waits import HANG_OF_PROCESS

ROOT = Path(__file__).parents[2]


def mafia(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The real command in a process of its own."""
    return subprocess.run(
        [sys.executable, str(ROOT / "bot.py"), *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=HANG_OF_PROCESS,
        check=False,
    )


def test_a_healthy_machine_passes(tmp_path: Path):
    result = mafia("doctor", DISCORD_TOKEN="", REDIS_URL="", MAFIA_DATA_DIR=str(tmp_path))
    assert result.returncode == 0, result.stdout + result.stderr
    assert "ok    Python" in result.stdout
    assert re.search(r"ok    Redis: embedded, (Redis|Valkey) \d", result.stdout)
    assert "warn  DISCORD_TOKEN: not set. mafia run would open the local table" in result.stdout
    assert result.stdout.splitlines()[-1].endswith("0 in the way of running")


def here(*arguments: str, **environment: str) -> tuple[int, str]:
    """The same in this process, which has imported what it needs: the exit status, and all that was said."""
    done = CliRunner().invoke(bot.app, arguments, env=environment)
    return done.exit_code, done.output


def test_wrong_settings_fail_and_the_rest_is_examined(tmp_path: Path):
    status, said = here("doctor", DISCORD_TOKEN="hunter2", MAFIA_DATA_DIR=str(tmp_path))
    assert status == 1
    assert "fail  DISCORD_TOKEN: does not look like a bot token" in said
    assert "hunter2" not in said
    assert "PyNaCl" in said


async def test_a_redis_that_does_not_answer_fails_without_telling_its_password():
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        url = f"redis://:hush@127.0.0.1:{nobody.getsockname()[1]}/0"
        check = await doctor.redis(Settings(redis_url=url))  # pyright: ignore[reportArgumentType]
    assert check.verdict is CheckResult.FAIL
    assert "hush" not in str(check)


async def test_a_redis_that_answers_is_well(redis_server: EmbeddedServer):
    check = await doctor.redis(Settings(redis_url=redis_server.url))  # pyright: ignore[reportArgumentType]
    assert check.verdict is CheckResult.OK
    assert re.search(r"answers, (Redis|Valkey) \d+\.\d+", check.found)


async def test_no_redis_at_all_fails(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("core.store.binary.server_binary", lambda home: None)
    check = await doctor.redis(Settings(redis_url=None))
    assert check.verdict is CheckResult.FAIL
    assert "REDIS_URL" in check.without


def test_a_missing_and_a_broken_library_say_what_would_not_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "broken_library_of_this_test.py").write_text("raise OSError('libsodium.so: not there')")
    monkeypatch.syspath_prepend(str(tmp_path))
    missing = doctor.library("nothing", "no_such_library_anywhere", "No sound.")
    broken = doctor.library("broken", "broken_library_of_this_test", "No sound.")
    assert (missing.verdict, missing.without) == (CheckResult.WARN, "No sound.")
    assert broken.verdict is CheckResult.WARN
    assert "libsodium.so" in broken.found


def test_a_language_without_its_pack_is_named(tmp_path: Path):
    (tmp_path / "cues").mkdir()
    for language in ("en", "fa"):
        (tmp_path / "cues" / f"{language}.yaml").write_text("")
    pack = tmp_path / "packs" / "en" / "night"
    pack.mkdir(parents=True)
    (pack / "falls.opus").write_bytes(b"OggS")
    (pack.parent / "manifest.json").write_text("{}")
    english, persian = doctor.packs(tmp_path)
    assert (english.verdict, english.found) == (CheckResult.OK, "1 recordings")
    assert persian.verdict is CheckResult.WARN
    assert "--language fa" in persian.without


@pytest.mark.parametrize("command", ["run", "demo"])
def test_wrong_settings_stop_the_bot_with_a_line_and_no_traceback(command: str):
    result = mafia(command, REDIS_URL="localhost")
    assert result.returncode == 2
    assert result.stderr.startswith("REDIS_URL: is not the address of a Redis server.")
    assert "Traceback" not in result.stderr


def examined(api: DiscordApi, **environment: str) -> dict[str, str]:
    """What the command says with this server for Discord, line by line, by subject."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(discord.http.Route, "BASE", api.url)
        _, said = here("doctor", REDIS_URL="", **environment)
    assert "Traceback" not in said
    lines = [line for line in said.splitlines() if ": " in line]
    return {line[6:].partition(":")[0]: line for line in lines}


async def test_the_token_is_tried_at_discord_and_the_invitation_printed(tmp_path: Path):
    async with discord_api() as api:
        said = await asyncio.to_thread(examined, api, DISCORD_TOKEN=GOOD, MAFIA_DATA_DIR=str(tmp_path))
        refused = await asyncio.to_thread(examined, api, DISCORD_TOKEN=f"x{GOOD}", MAFIA_DATA_DIR=str(tmp_path))
    assert said["DISCORD_TOKEN"].startswith("ok    DISCORD_TOKEN: Discord knows it as moderator")
    assert f"https://discord.com/oauth2/authorize?client_id={APPLICATION}&scope=bot" in said["invitation"]
    assert f"permissions={discord.Permissions(**dict.fromkeys(USED, True)).value}" in said["invitation"]
    assert refused["DISCORD_TOKEN"].startswith("fail  DISCORD_TOKEN: Discord does not accept it")
    assert GOOD not in "".join(said.values())


async def test_without_a_line_to_discord_nobody_knows(tmp_path: Path):
    async with discord_api() as api:
        pass
    said = await asyncio.to_thread(examined, api, DISCORD_TOKEN=GOOD, MAFIA_DATA_DIR=str(tmp_path))
    assert said["DISCORD_TOKEN"].startswith("warn  DISCORD_TOKEN: Discord does not answer")


def test_a_port_is_tried():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        number = taken.getsockname()[1]
        check = doctor.port(Settings(metrics_port=number))
    assert check.verdict is CheckResult.WARN
    assert str(number) in check.found
    assert doctor.port(Settings(metrics_port=number)).verdict is CheckResult.OK
    assert "no metrics" in doctor.port(Settings(metrics_port=None)).found


def test_a_port_is_tried_at_an_address_of_either_kind():
    with socket.create_server(("::1", 0), family=socket.AF_INET6) as taken:
        number = taken.getsockname()[1]
        check = doctor.port(Settings(metrics_host="::1", metrics_port=number))
    assert check.verdict is CheckResult.WARN
    for host in ("::1", "::", "localhost"):
        free = doctor.port(Settings(metrics_host=host, metrics_port=number))
        assert free.verdict is CheckResult.OK, free


async def test_an_embedded_redis_that_could_not_write_fails(tmp_path: Path):
    (tmp_path / "file").write_text("in the way")
    settings = Settings.model_construct(redis_url=None, data_dir=tmp_path / "file" / "data")
    check = await doctor.redis(settings)
    assert check.verdict is CheckResult.FAIL
    assert "MAFIA_DATA_DIR" in check.without


def test_what_is_missing_for_audio_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(doctor, "find_spec", lambda name: None)
    monkeypatch.setattr(doctor.shutil, "which", lambda name: None)
    for folder in ("cues", "lexicon"):
        shutil.copytree(doctor.AUDIO / folder, tmp_path / "audio" / folder)
    found = list(doctor.audio(tmp_path / "audio"))
    assert [(check.subject, check.verdict) for check in found] == [
        ("espeakng-loader", CheckResult.WARN),
        ("numpy", CheckResult.WARN),
        ("av", CheckResult.WARN),
        ("voice en", CheckResult.WARN),
        ("voice ru", CheckResult.WARN),
        ("voice check --hear", CheckResult.WARN),
    ]
    assert all("mafia audio" in check.without and "Run " in check.without for check in found)
    cues = tmp_path / "audio" / "cues" / "uk.yaml"
    cues.write_text(cues.read_text(encoding="utf-8").replace("voice: uk", "voice: piper:uk_UA"), encoding="utf-8")
    (lexicon,) = (check for check in doctor.voices(tmp_path / "audio") if check.subject == "lexicon uk")
    assert "made for uk" in lexicon.found


def test_voices_that_are_there_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    shutil.copytree(doctor.AUDIO / "cues", tmp_path / "audio" / "cues")
    site = tmp_path / ".studio" / "lib" / "python3" / "site-packages"
    (site / "faster_whisper").mkdir(parents=True)
    (site / "joe" / "data").mkdir(parents=True)
    (site / "joe" / "data" / "en_US-joe-medium.onnx").touch()
    (tmp_path / ".studio" / "bin").mkdir()
    (tmp_path / ".studio" / "bin" / "piper").touch()
    (tmp_path / "voices" / "russian" / "msu_ru_nsh_clunits").mkdir(parents=True)
    monkeypatch.setattr(doctor.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(doctor, "FESTIVAL_VOICES", tmp_path / "voices")
    assert {check.verdict for check in doctor.voices(tmp_path / "audio")} == {CheckResult.OK}


@pytest.mark.parametrize("command", ["check", "build", "script en", "page en", "samples", "phonemes"])
def test_without_the_audio_extra_a_command_says_so(command: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bot, "find_spec", lambda name: None)
    done = CliRunner().invoke(bot.app, ["audio", *command.split()])
    assert done.exit_code == 1
    assert done.output == "mafia audio needs numpy and av. Run make setup.\n"
