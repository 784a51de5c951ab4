"""No log tells a secret, whoever writes it and in whatever form."""

from __future__ import annotations

import json
import logging
import sys
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import structlog

from cogs.messages.failures import refused
from core import log
from core.once import OncePerCause, once
from core.settings import Settings
from core.table import TableId

TOKEN = "MTE4NzQyMDY0MjQ0NzU0ODQ4OA.GqXyZ1.aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789ab"
SECRETS = (TOKEN, "p%40ss", "p@ss")


@pytest.fixture
def settings(monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("REDIS_URL", "redis://:p%40ss@example.net:6379/0")
    monkeypatch.setenv("MAFIA_LOG_JSON", "true")
    return Settings()


def test_secrets_are_hidden_in_messages_fields_and_tracebacks(settings: Settings, capsys: pytest.CaptureFixture[str]):
    log.set_up(settings)
    ours = structlog.get_logger("mafia.test")
    ours.info("connecting", url="redis://:p%40ss@example.net:6379/0", nested={"headers": [f"Bot {TOKEN}"]})
    logging.getLogger("discord.http").warning("header was %s", f"Bot {TOKEN}")
    try:
        raise RuntimeError(f"refused: {TOKEN} with p@ss")
    except RuntimeError as error:
        ours.exception("failed")
        sys.excepthook(RuntimeError, error, error.__traceback__)
    written = capsys.readouterr().err
    entries = [json.loads(line) for line in written.splitlines()]
    assert [entry["event"] for entry in entries][:3] == ["connecting", f"header was Bot {log.HIDDEN}", "failed"]
    assert entries[0]["nested"] == {"headers": [f"Bot {log.HIDDEN}"]}
    assert "RuntimeError: refused" in entries[2]["exception"]
    assert "the bot stopped" in entries[3]["event"]
    assert not [secret for secret in SECRETS if secret in written]


def test_an_unknown_token_or_password_is_hidden_by_its_shape():
    redact = log.redactor([])
    other = TOKEN.replace("aBcD", "zZzZ")
    assert (
        redact(f"token={other} at rediss://user:word@host/0")
        == f"token={log.HIDDEN} at rediss://user:{log.HIDDEN}@host/0"
    )
    assert redact("seat 5 was killed at night 2.5, see https://example.net:80/a@b") == (
        "seat 5 was killed at night 2.5, see https://example.net:80/a@b"
    )


def test_the_level_counts_for_both_kinds_of_logger(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setenv("MAFIA_LOG_LEVEL", "warning")
    monkeypatch.setenv("MAFIA_LOG_JSON", "false")
    log.set_up(Settings())
    for logger in (logging.getLogger("a"), structlog.get_logger("b")):
        logger.info("quiet")
        logger.warning("loud")
    written = capsys.readouterr().err
    assert written.count("loud") == 2
    assert "quiet" not in written


@pytest.mark.parametrize("writer", ["discord.http", "discord.gateway", "discord.webhook.async_"])
def test_no_level_writes_what_goes_to_discord(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], writer: str
):
    """There are role cards in it."""
    monkeypatch.setenv("MAFIA_LOG_LEVEL", "debug")
    log.set_up(Settings())
    logging.getLogger(writer).debug("POST with %s has returned 200", {"content": "You are the Godfather"})
    logging.getLogger(writer).warning("slow")
    logging.getLogger("cogs.anything").debug("a step")
    written = capsys.readouterr().err
    assert "Godfather" not in written
    assert "slow" in written
    assert "a step" in written


def test_a_cause_is_told_once_until_it_has_been_there_for_long() -> None:
    hour = 0.0
    filter_ = OncePerCause(lambda: hour * 3600)

    def told(*cause: str) -> bool:
        return filter_.filter(logging.makeLogRecord({"msg": "a line", **(once(*cause) if cause else {})}))

    assert [told("table 1", "403"), told("table 1", "403"), told("table 2", "403"), told("table 1", "404")] == [
        True, False, True, True,
    ]  # fmt: skip
    assert told()
    assert told()
    hour = 23.9
    assert not told("table 1", "403")
    hour = 24.1
    assert told("table 1", "403")


def test_causes_without_end_fill_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("core.once.CAUSES", 3)
    filter_ = OncePerCause()
    lines = [logging.makeLogRecord(once(n)) for n in (1, 2, 3, 4, 3, 1)]
    assert [filter_.filter(line) for line in lines] == [True, True, True, True, False, True]


def test_what_discord_refuses_is_told_once_with_what_to_do(
    settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    log.set_up(settings)
    for number in range(40):
        for status, code in ((400, 50035), (403, 50013)):
            answer: Any = SimpleNamespace(status=status, reason="no")
            error = discord.HTTPException(answer, {"code": code, "message": f"for the {number}th time"})
            refused(TableId(7), "a menu", error)
    lines = [json.loads(line)["event"] for line in capsys.readouterr().err.splitlines()]
    assert len(lines) == 2
    assert "AutoMod" in lines[0]
    assert "for the 0th time" in lines[0]
    assert "Give the bot the rights" in lines[1]
