"""Settings: what an operator decides, read from the environment and from `.env`, checked once at the start.

Every mistake becomes a `SettingsProblem` that names the variable and the remedy, and never its value: two are secrets.
"""

from __future__ import annotations

import difflib
import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal, LiteralString
from urllib.parse import parse_qs, unquote, urlsplit

from dotenv import dotenv_values
from pydantic import AliasChoices, BeforeValidator, Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

TOKEN_SHAPE = re.compile(r"[A-Za-z0-9_-]{18,}\.[A-Za-z0-9_-]{6,}\.[A-Za-z0-9_-]{25,}")
NEW_DMS_A_DAY = 15
"""Young bots have been quarantined after twenty to fifty."""
REMEDIES = {
    "DISCORD_TOKEN": "Copy the token from the Bot page of your application at https://discord.com/developers/applications"
    " (Reset Token shows it once). Leave the variable empty to play at the local table.",
    "REDIS_URL": "Write redis://:PASSWORD@HOST:6379/0, rediss://..., unix:///PATH, redis+sentinel://... or"
    " redis+cluster://..., or leave it empty to use the embedded server.",
    "MAFIA_REDIS_REPLICAS": "Say how many replicas of Redis must have what was played before it is answered for, from 0"
    " to 9; leave it empty for 1 with Sentinel or Cluster, and none otherwise.",
    "MAFIA_DATA_DIR": "Name a directory that this user may create and write, or leave it empty for ./data.",
    "MAFIA_LOG_LEVEL": "Choose one of debug, info, warning, error.",
    "MAFIA_LOG_JSON": "Write true for JSON, false for lines to read, or leave it empty: JSON unless a person looks.",
    "MAFIA_METRICS_PORT": "Choose a free port between 1 and 65535, or leave it empty for no metrics.",
    "MAFIA_METRICS_HOST": "Name the address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for everybody.",
    "MAFIA_SHARD_COUNT": "Say how many shards there are in all (at least 1); leave it empty to let Discord choose.",
    "MAFIA_SHARD_IDS": "List this process's shards, such as 0,1 or 0-3, below MAFIA_SHARD_COUNT, which must be set.",
    "MAFIA_SHARDS": "Say which of how many shards this process serves, such as 0-3/8, or auto (or auto/8) for processes"
    " that share all of them among themselves; leave it empty for all shards in one process.",
    "MAFIA_NEW_DMS_A_DAY": "Say to how many people a day the bot may write for the first time: from 0 (no direct"
    " messages, cards behind buttons) to 1000.",
    "MAFIA_LANGUAGE": "Choose one of en, fa, ru, uk.",
    "MAFIA_SCENARIOS": "Name a folder that holds the folders of your own rulebooks, or leave it empty.",
}


@dataclass(frozen=True, slots=True)
class SettingsProblem:
    """One mistake in the configuration: the variable, what is wrong with it, and what to do."""

    variable: str
    wrong: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.variable}: {self.wrong}. {self.remedy}"


class SettingsError(Exception):
    """The configuration cannot be used; `problems` says why, one entry a mistake."""

    def __init__(self, problems: list[SettingsProblem]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = problems


def shard_numbers(text: object) -> object:
    """`"0,2,4-6"` as `(0, 2, 4, 5, 6)`; anything that is not text is left to pydantic."""
    if not isinstance(text, str):
        return text
    numbers: list[int] = []
    for part in text.split(","):
        match = re.fullmatch(r"\s*(\d{1,5})(?:\s*-\s*(\d{1,5}))?\s*", part)
        if match is None or int(match[2] or match[1]) < int(match[1]):
            raise PydanticCustomError("shards", "is not a list of shard numbers")
        numbers.extend(range(int(match[1]), int(match[2] or match[1]) + 1))
    return tuple(dict.fromkeys(numbers))


@dataclass(frozen=True, slots=True)
class Shards:
    """Which shards a process serves."""

    ids: tuple[int, ...] | None = None
    """None for all."""
    count: int | None = None
    """None lets Discord choose how many there are."""
    auto: bool = False
    """Processes share them out."""


def shards_of(text: object) -> object:
    """`"0-3/8"`, `"auto"` or `"auto/8"`; anything that is not text is left to pydantic."""
    if not isinstance(text, str):
        return text
    which, slash, number = text.replace(" ", "").lower().partition("/")
    if slash and not re.fullmatch(r"[1-9]\d{0,4}", number):
        raise PydanticCustomError("shards", "does not say of how many shards")
    count = int(number) if slash else None
    if which == "auto":
        return Shards(None, count, auto=True)
    ids = shard_numbers(which)
    if count is None or not isinstance(ids, tuple) or max(ids) >= count:
        raise PydanticCustomError("shards", "does not name shards of a number of shards")
    return Shards(ids, count)


def can_be_written(folder: Path) -> bool:
    """Whether this user may write into a folder, or make it where it is missing."""
    standing = _standing(folder)
    return standing.is_dir() and os.access(standing, os.W_OK | os.X_OK)


def _standing(folder: Path) -> Path:
    """The folder, or the nearest place above it that exists."""
    # `Path.exists` raises where a folder above may not be looked into.
    return next(place for place in (folder, *folder.parents) if os.path.exists(place))  # noqa: PTH110


def _at_home(path: Path, field: LiteralString) -> Path:
    """Where a path leads that may begin with somebody's home."""
    try:
        return path.expanduser().absolute()
    except RuntimeError:
        raise PydanticCustomError(field, "names the home of nobody who is known here") from None


class Settings(BaseSettings):
    """What the bot was started with. An empty variable counts as one that is not set."""

    model_config = SettingsConfigDict(
        env_prefix="MAFIA_",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
        populate_by_name=True,
    )

    discord_token: SecretStr | None = Field(default=None, validation_alias=AliasChoices("DISCORD_TOKEN"))
    redis_url: SecretStr | None = Field(default=None, validation_alias=AliasChoices("REDIS_URL"))
    redis_replicas: int | None = Field(default=None, ge=0, le=9)
    data_dir: Path = Path("data")
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_json: bool | None = None
    metrics_port: int | None = Field(default=None, ge=1, le=65535)
    metrics_host: str = Field(default="127.0.0.1", pattern=r"^[A-Za-z0-9.:_-]+$")
    shard_count: int | None = Field(default=None, ge=1, le=16384)
    shard_ids: Annotated[tuple[int, ...] | None, NoDecode, BeforeValidator(shard_numbers)] = None
    shards: Annotated[Shards | None, NoDecode, BeforeValidator(shards_of)] = None
    language: Literal["en", "fa", "ru", "uk"] = "en"
    new_dms_a_day: int = Field(default=NEW_DMS_A_DAY, ge=0, le=1000)
    scenarios: Path | None = None

    @field_validator("log_level", "language", mode="before")
    @classmethod
    def _lower_case(cls, value: object) -> object:
        return value.strip().lower() if isinstance(value, str) else value

    @field_validator("discord_token")
    @classmethod
    def _token_shape(cls, token: SecretStr | None) -> SecretStr | None:
        if token is not None and TOKEN_SHAPE.fullmatch(token.get_secret_value().strip()) is None:
            raise PydanticCustomError("token", "does not look like a bot token (three parts joined by dots)")
        return token and SecretStr(token.get_secret_value().strip())

    @field_validator("redis_url")
    @classmethod
    def _redis_scheme(cls, url: SecretStr | None) -> SecretStr | None:
        if url is None:
            return None
        from core.store.connect import RedisUrlError, connect

        try:
            connect(url.get_secret_value())
        except (RedisUrlError, ValueError):
            raise PydanticCustomError("redis", "is not the address of a Redis server") from None
        return url

    @field_validator("data_dir")
    @classmethod
    def _absolute(cls, path: Path) -> Path:
        """Whether it can be written is for those to find out who write there: a container's may well be read only."""
        absolute = _at_home(path, "data_dir")
        if not _standing(absolute).is_dir():
            raise PydanticCustomError("data_dir", "lies below a file, not a directory")
        return absolute

    @field_validator("scenarios")
    @classmethod
    def _is_there(cls, path: Path | None) -> Path | None:
        if path is None:
            return None
        absolute = _at_home(path, "scenarios")
        if not os.path.isdir(absolute):  # noqa: PTH112, `Path.is_dir` raises as `Path.exists` does
            raise PydanticCustomError("scenarios", "is no folder")
        return absolute

    @model_validator(mode="after")
    def _shards_fit(self) -> Settings:
        if self.shard_ids is not None and (self.shard_count is None or max(self.shard_ids) >= self.shard_count):
            raise PydanticCustomError("shards", "names shards beyond MAFIA_SHARD_COUNT")
        return self

    @property
    def served(self) -> Shards:
        """Which shards this process serves."""
        return self.shards or Shards(self.shard_ids, self.shard_count)

    @property
    def secrets(self) -> tuple[str, ...]:
        """What must never be shown: the token, and the password of Redis as written and as decoded."""
        found = [self.discord_token.get_secret_value()] if self.discord_token else []
        if self.redis_url:
            parts = urlsplit(self.redis_url.get_secret_value())
            found += [parts.password, unquote(parts.password)] if parts.password else []
            found += [value for key, values in parse_qs(parts.query).items() if "password" in key for value in values]
        return tuple(dict.fromkeys(found))


def variable_of(field: str) -> str:
    """The environment variable that fills a field of `Settings`."""
    return {"discord_token": "DISCORD_TOKEN", "redis_url": "REDIS_URL"}.get(field, f"MAFIA_{field.upper()}")


def _is_of_a_service(name: str) -> bool:
    """Whether Kubernetes says by this variable where a service is, perhaps the bot's own."""
    service, at, _ = name.partition("_SERVICE_HOST")
    if not at:
        service = re.split(r"_SERVICE_PORT|_PORT", name)[0]
    return f"{service}_SERVICE_HOST" in os.environ


def _misspelt(env_file: Path | None) -> list[SettingsProblem]:
    """A variable of ours that nobody reads is a misspelt one: it would be ignored in silence."""
    given = set(os.environ)
    if env_file is not None and env_file.is_file():
        given.update(dotenv_values(env_file))
    problems: list[SettingsProblem] = []
    for name in sorted(given):
        if name.startswith("MAFIA_") and name not in REMEDIES and not _is_of_a_service(name):
            near = difflib.get_close_matches(name, REMEDIES, n=1)
            hint = f"Did you mean {near[0]}? " if near else ""
            problems.append(SettingsProblem(name, "is no setting", f"{hint}Known are {', '.join(REMEDIES)}."))
    return problems


def load_settings(env_file: Path | None = Path(".env")) -> Settings:
    """The settings from the environment, then `env_file`. Raises `SettingsError` with every mistake found."""
    try:
        problems = _misspelt(env_file)
    except (OSError, UnicodeDecodeError):
        remedy = "Save it as UTF-8, and let the user read it who runs this."
        raise SettingsError([SettingsProblem(str(env_file), "cannot be read as UTF-8", remedy)]) from None
    try:
        settings = Settings(_env_file=env_file)  # pyright: ignore[reportCallIssue]
    except ValidationError as error:
        for entry in error.errors(include_url=False, include_input=False):
            place = str(entry["loc"][0]) if entry["loc"] else "shard_ids"
            variable = place if place.isupper() else variable_of(place)
            wrong = entry["msg"][0].lower() + entry["msg"][1:]
            problems.append(SettingsProblem(variable, wrong, REMEDIES[variable]))
        raise SettingsError(problems) from None
    if problems:
        raise SettingsError(problems)
    return settings
