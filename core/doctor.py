"""`mafia doctor`: what is here, what is missing, and what would not work without it."""

from __future__ import annotations

import asyncio
import shutil
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import yaml
from PIL import features
from redis.exceptions import NoPermissionError

from core.house import how_to_install
from core.settings import Settings, SettingsError, can_be_written, load_settings

AUDIO = Path(__file__).resolve().parents[1] / "audio"
FESTIVAL_VOICES = Path("/usr/share/festival/voices")
OLDEST_PYTHON = (3, 11)


class CheckResult(StrEnum):
    """How a check ended. Only `FAIL` keeps the bot from running."""

    OK = "ok"
    WARN = "warn"
    FAIL = "fail"


@dataclass(frozen=True, slots=True)
class Check:
    """One thing looked at: what was found and, where that is not well, what would not work and the remedy."""

    verdict: CheckResult
    subject: str
    found: str
    without: str = ""

    def __str__(self) -> str:
        return f"{self.verdict:4}  {self.subject}: {self.found}." + (f" {self.without}" if self.without else "")


Asked = Callable[[str], Awaitable[tuple[str, str]]]
"""Asks Discord whose token this is: the bot's name, and the address at which it is invited. Raises `TokenRefused`, or
anything else where Discord does not answer."""


class TokenRefused(Exception):
    """Discord does not know this token."""


def main(env_file: Path | None = Path(".env"), ask: Asked | None = None) -> int:
    """Print every check, then one line that sums up. Returns an exit status: 1 if the bot could not run."""
    checks: list[Check] = []
    for check in examine(env_file, ask):
        print(check, flush=True)
        checks.append(check)
    failed = sum(check.verdict is CheckResult.FAIL for check in checks)
    warned = sum(check.verdict is CheckResult.WARN for check in checks)
    print(f"{len(checks) - failed - warned} well, {warned} to know about, {failed} in the way of running")
    return 1 if failed else 0


def examine(env_file: Path | None = Path(".env"), ask: Asked | None = None) -> Iterator[Check]:
    """Every check, in the order of their weight."""
    yield python()
    try:
        settings = load_settings(env_file)
    except SettingsError as error:
        for problem in error.problems:
            yield Check(CheckResult.FAIL, problem.variable, problem.wrong, f"Nothing would start. {problem.remedy}")
    else:
        yield Check(CheckResult.OK, "settings", f"read, data in {settings.data_dir}")
        yield from asyncio.run(token(settings, ask))
        yield asyncio.run(redis(settings))
        yield port(settings)
    yield scenarios()
    yield library("PyNaCl", "nacl.secret", f"The bot would not speak in voice channels. {how_to_install()}")
    stay = f"Calls are encrypted end to end: the bot would not speak in them. {how_to_install()}"
    yield library("davey", "davey", stay)
    yield from packs(AUDIO)
    yield pictures()
    yield library("simcord", "simcord", f"The local table (mafia demo) would not open. {how_to_install('local')}")
    yield from audio()


def python() -> Check:
    """The running Python against the oldest one supported."""
    found = f"{sys.version.split()[0]} ({sys.executable})"
    if sys.version_info >= OLDEST_PYTHON:
        return Check(CheckResult.OK, "Python", found)
    return Check(CheckResult.FAIL, "Python", found, "Nothing would run: install Python 3.11 or newer.")


async def token(settings: Settings, ask: Asked | None = None) -> list[Check]:
    """Whether there is a token, and whether Discord takes it; its shape was checked with the settings."""
    name = "DISCORD_TOKEN"
    if settings.discord_token is None:
        return [Check(CheckResult.WARN, name, "not set", "mafia run would open the local table, not Discord.")]
    if ask is None:
        return [Check(CheckResult.OK, name, "set, and shaped like a token")]
    try:
        bot, invitation = await asyncio.wait_for(ask(settings.discord_token.get_secret_value()), 15)
    except TokenRefused:
        remedy = "The bot could not log in. Copy the token anew from the Bot page of your application."
        return [Check(CheckResult.FAIL, name, "Discord does not accept it", remedy)]
    except Exception as error:
        without = "Nobody knows whether the token holds: is this machine online?"
        return [Check(CheckResult.WARN, name, f"Discord does not answer ({type(error).__name__})", without)]
    return [Check(CheckResult.OK, name, f"Discord knows it as {bot}"), Check(CheckResult.OK, "invitation", invitation)]


def port(settings: Settings) -> Check:
    """Whether the port for metrics and health is free."""
    if settings.metrics_port is None:
        return Check(CheckResult.OK, "MAFIA_METRICS_PORT", "not set, so there are no metrics")
    where = f"{settings.metrics_host}:{settings.metrics_port}"
    try:
        family, *_, address = socket.getaddrinfo(
            settings.metrics_host, settings.metrics_port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        socket.create_server(address[:2], family=family, reuse_port=False).close()
    except OSError as error:
        without = "The bot would not start, unless it is what listens there now. Choose another port."
        return Check(CheckResult.WARN, "MAFIA_METRICS_PORT", f"{where} cannot be used ({error.strerror})", without)
    return Check(CheckResult.OK, "MAFIA_METRICS_PORT", f"{where} is free")


async def redis(settings: Settings) -> Check:
    """The Redis that would be used: the one at `REDIS_URL` is asked, an embedded one is looked for."""
    from core.store.binary import server_binary
    from core.store.connect import connect
    from core.store.redis_server import RedisServer

    if settings.redis_url is None:
        binary = server_binary(settings.data_dir / "redis")
        if not can_be_written(settings.data_dir):
            without = "No game could start: set MAFIA_DATA_DIR to a folder that this user may write, or REDIS_URL."
            return Check(CheckResult.FAIL, "Redis", f"embedded, but {settings.data_dir} cannot be written", without)
        if binary is not None:
            return Check(CheckResult.OK, "Redis", f"embedded, {binary.make} {binary.version} {binary.source}")
        return Check(CheckResult.FAIL, "Redis", "none", "No game could start: set REDIS_URL or install redis-server.")
    client = connect(settings.redis_url.get_secret_value())
    try:
        await asyncio.wait_for(client.ping(), 5)
        server = RedisServer(client)
        hindrance = await server.hindrance()
        error = await server.tried()
        found = await _version(client)
    except Exception as error:
        found = f"REDIS_URL does not answer ({type(error).__name__})"
        return Check(CheckResult.FAIL, "Redis", found, "No game could start: is the server up, the address right?")
    finally:
        await client.aclose()
    if hindrance:
        return Check(CheckResult.FAIL, "Redis", f"REDIS_URL {hindrance}", "No game could start.")
    if error is not None:
        found = f"REDIS_URL answers{found}, but takes no writes now ({type(error).__name__})"
        return Check(CheckResult.WARN, "Redis", found, "Games wait until it does: is it full, or a replica?")
    return Check(CheckResult.OK, "Redis", f"REDIS_URL answers{found}")


async def _version(client: Any) -> str:
    """Which server it is, where the bot's user may ask."""
    try:
        info = await asyncio.wait_for(client.info("server"), 5)
    except NoPermissionError:
        return ""
    return f", Valkey {info['valkey_version']}" if "valkey_version" in info else f", Redis {info['redis_version']}"


def scenarios() -> Check:
    """Whether every published rulebook loads."""
    from core.books.library import ScenarioError, load, published

    names = published()
    try:
        for name in names:
            load(name)
    except ScenarioError as error:
        from core.words.findings import in_english

        found = in_english(error.problems[0])
        return Check(CheckResult.FAIL, "scenarios", found, "This rulebook could not be played.")
    return Check(CheckResult.OK, "scenarios", f"{len(names)} rulebooks load")


def library(package: str, module: str, without: str) -> Check:
    """Whether an installed package can really be imported."""
    try:
        if find_spec(module.partition(".")[0]) is None:
            return Check(CheckResult.WARN, package, "missing", without)
        import_module(module)
        return Check(CheckResult.OK, package, version(package))
    except (ImportError, OSError, PackageNotFoundError) as error:
        return Check(CheckResult.WARN, package, f"broken ({error})", without)


def pictures() -> Check:
    """Whether Pillow can write from right to left; it looks for FriBidi on the machine."""
    if features.check("raqm"):
        return Check(CheckResult.OK, "pictures", "can be drawn in every language")
    remedy = "A game that is over has no picture. Debian: apt-get install libfribidi0; macOS: brew install fribidi."
    return Check(CheckResult.WARN, "pictures", "FriBidi is missing", remedy)


def audio(home: Path = AUDIO) -> Iterator[Check]:
    """What `mafia audio` needs; to play the recordings that are there, none of it."""
    install = how_to_install("audio")
    voice = f"mafia audio build would need espeak-ng on the PATH. {install}"
    yield library("espeakng-loader", "espeakng_loader", voice)
    yield library("numpy", "numpy", f"No mafia audio command would work. {install}")
    yield library("av", "av", f"No mafia audio command would work. {install}")
    yield from voices(home)


def voices(home: Path) -> Iterator[Check]:
    """The voices that cue texts name and lexicons are made for; the one that listens. A pack plays without them."""
    studio = home.parent / ".studio"
    for file in sorted((home / "cues").glob("*.yaml")):
        language = file.stem
        voice = str(yaml.safe_load(file.read_text(encoding="utf-8")).get("voice") or file.stem)
        kind, _, name = voice.rpartition(":")
        without = f"mafia audio build --language {language} would not work."
        if kind == "piper":
            there = (studio / "bin" / "piper").exists() and any(studio.glob(f"lib/*/site-packages/*/data/{name}.onnx"))
            yield _voice(language, voice, f"{without} Run make studio.", there=there)
        elif kind == "festival":
            folder = name.removeprefix("voice_")
            there = shutil.which("festival") is not None and any(FESTIVAL_VOICES.glob(f"*/{folder}"))
            yield _voice(language, voice, f"{without} Run apt-get install festival festvox-ru.", there=there)
        words = home / "lexicon" / f"{language}.yaml"
        told = yaml.safe_load(words.read_text(encoding="utf-8"))["voice"] if words.exists() else voice
        if told != voice:
            without = f"The narrator would guess at words. Make {words.name} for {voice}, or name its voice in {file}."
            yield Check(CheckResult.WARN, f"lexicon {language}", f"made for {told}", without)
    ears = any(studio.glob("lib/*/site-packages/faster_whisper"))
    yield _voice(
        "check --hear", "faster-whisper", "mafia audio check --hear would not work. Run make studio.", there=ears
    )


def _voice(subject: str, name: str, without: str, *, there: bool) -> Check:
    if there:
        return Check(CheckResult.OK, f"voice {subject}", name)
    return Check(CheckResult.WARN, f"voice {subject}", f"no {name}", without)


def packs(audio: Path) -> Iterator[Check]:
    """The narration packs: one check for each language that has texts to speak."""
    for language in sorted(path.stem for path in (audio / "cues").glob("*.yaml")):
        pack = audio / "packs" / language
        recordings = len(list(pack.rglob("*.opus")))
        if (pack / "manifest.json").is_file() and recordings:
            yield Check(CheckResult.OK, f"narration {language}", f"{recordings} recordings")
        else:
            remedy = f"The bot would not speak in {language}. Run mafia audio build --language {language}."
            yield Check(CheckResult.WARN, f"narration {language}", "no pack", remedy)
